// The same results, to the last byte of their JSON, however the games of a config are played. What
// machines do that share a series by way of Redis is in tests/faults/executor_faults.ts.
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import {
  type Executor,
  Ledger,
  mergeShards,
  runCashGame,
  runSngSeries,
  type SimulationConfig,
  withLedger,
  WorkerPool,
} from "@marvin/holdem";
import { main as sim } from "../../cli/sim.ts";
import { runCommand, withFiles } from "../_support/commands.ts";
import { digestOf, JOBS, namedConfigs, textDigest, UNIT_SIZES } from "../_support/digests.ts";

/** Plays a series in shards, and puts them together. */
async function shardsDigest(
  config: SimulationConfig,
  executor: Executor,
  unitSize: number,
): Promise<string> {
  let digest = "";
  await withFiles({}, async (folder) => {
    const paths = [1, 2, 3].map((index) => join(folder, `${index}.ledger`));
    for (const [place, path] of paths.entries()) {
      const run = { version: "0", config, unitSize, shard: { index: place + 1, count: 3 } };
      using ledger = Ledger.open(path, run);
      await runSngSeries(config, { ...run, executor: withLedger(executor, ledger) });
    }
    digest = await digestOf(mergeShards(paths).result, config);
  });
  return digest;
}

for (const { name, config } of await namedConfigs()) {
  if (config.game.gameType === "Cash") {
    Deno.test(`${name} gives the same JSON whatever --jobs says`, async () => {
      const want = await digestOf(await runCashGame(config), config);
      for (const jobs of JOBS) {
        const args = [`--jobs=${jobs}`, "--hands=2000", "--no-log", "--json=-", "--quiet"];
        const { out } = await runCommand(sim, ...args, `configs/${name}`);
        // How many tournaments there would be, and where logs would be, is not a cash game's.
        const result = { ...JSON.parse(out), config };
        assertEquals(await textDigest(JSON.stringify(result, null, 2) + "\n"), want, `${jobs}`);
      }
    });
    continue;
  }
  Deno.test(`${name} gives the same JSON on any number of threads, in units and shards of any size`, async () => {
    const want = await digestOf(await runSngSeries(config), config);
    for (const jobs of JOBS) {
      using executor = new WorkerPool(jobs);
      for (const unitSize of UNIT_SIZES) {
        const series = await runSngSeries(config, { executor, unitSize });
        const got = [
          await digestOf(series, config),
          await shardsDigest(config, executor, unitSize),
        ];
        assertEquals(got, [want, want], `${jobs} threads, units of ${unitSize}`);
      }
    }
  });
}
