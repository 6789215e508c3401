/**
 * `deno task sim:cluster`: `deno task sim` with `--redis`. It is a command of its own as BullMQ is
 * more than all else that `sim` needs.
 *
 * @module
 */
import { ClusterExecutor } from "@marvin/holdem/cluster";
import { programVersion } from "../program_version.ts";
import { type FindMachines, main } from "../sim.ts";
import { terminalOutput } from "../terminal.ts";

/** Finds workers by way of Redis. */
export const findWorkers: FindMachines = async (url, botModules, output) => {
  const version = await programVersion(botModules);
  const note = (text: string) => output.err(`${text}\n`);
  return await ClusterExecutor.connect({ url, version, note });
};

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput, findWorkers));
