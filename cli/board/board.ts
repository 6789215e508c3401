/**
 * `deno task board`: shows in a browser what the queues of a Redis are doing.
 *
 * @module
 */
import { Command } from "commander";
import { ClusterQueues } from "@marvin/holdem/cluster";
import { createBoard } from "@marvin/holdem/cluster/board";
import { countFrom0, parseArguments } from "../arguments.ts";
import { commanderOutput, type Output, terminalOutput } from "../terminal.ts";
import { OutputError, tellUserErrors } from "../user_errors.ts";

interface BoardFlags {
  readonly redis: string;
  readonly host: string;
  readonly port: number;
}

/**
 * Runs the command until it is interrupted.
 *
 * @param args The arguments after the command's name.
 * @param output Where it prints.
 * @returns The exit code: 0 stopped, 1 Redis or the port cannot be used, 2 bad arguments.
 */
export function main(args: readonly string[], output: Output): Promise<number> {
  return tellUserErrors(output, async (begin) => {
    const command = createCommand(output);
    const exitCode = parseArguments(command, args);
    if (exitCode !== null) return exitCode;
    begin();
    const { redis: url, host: hostname, port } = command.opts<BoardFlags>();
    const note = (text: string) => output.err(`${text}\n`);
    await using queues = await ClusterQueues.connect({ url, note });
    await using _server = serve(hostname, port, queues, note);
    await new Promise<void>((resolve) => void output.onInterrupt(resolve));
    return 0;
  });
}

function serve(
  hostname: string,
  port: number,
  queues: ClusterQueues,
  note: (text: string) => void,
): Deno.HttpServer {
  const onListen = ({ hostname, port }: Deno.NetAddr) => {
    note(`The queues of Redis at ${queues.place} are shown at http://${hostname}:${port}/`);
  };
  const onError = (error: unknown) => {
    note(error instanceof Error ? error.message : String(error));
    return new Response("Redis does not answer\n", { status: 502 });
  };
  try {
    return Deno.serve({ hostname, port, onListen, onError }, createBoard(queues));
  } catch (error) {
    throw new OutputError(`Cannot listen at ${hostname}:${port}: ${(error as Error).message}`);
  }
}

function createCommand(output: Output): Command {
  return new Command("deno task board")
    .usage("--redis=URL [options]")
    .requiredOption("--redis <url>", "where Redis is: redis://[user:password@]host[:port]")
    .option("--port <n>", "where the page is; 0 is any that is free", countFrom0, 3000)
    .option("--host <name>", "who may see it: this machine alone, or 0.0.0.0 for all", "127.0.0.1")
    .helpOption("--help", "show this help")
    .allowExcessArguments(false)
    .addHelpText("after", "\nExample: deno task board --redis=redis://10.0.0.1")
    .addHelpText("after", "Exit codes: 0 stopped, 1 Redis or port cannot be used, 2 bad arguments")
    .configureOutput(commanderOutput(output))
    .showHelpAfterError("Try deno task board --help")
    .exitOverride();
}

if (import.meta.main) Deno.exit(await main(Deno.args, terminalOutput));
