// The same numbers wherever and however the tournaments of a config are played.
import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import {
  type Executor,
  Ledger,
  mergeShards,
  readConfig,
  runSngSeries,
  type SimulationConfig,
  type SngSeriesResult,
  withLedger,
  WorkerPool,
} from "@marvin/holdem";
import { ClusterExecutor, ClusterWorker } from "@marvin/holdem/cluster";
import { HAS_REDIS, RedisServer } from "../_support/redis_server.ts";

const UNIT_SIZES = [1, 7, 250];
const TOURNAMENTS = 60;

async function configs(): Promise<[name: string, config: SimulationConfig][]> {
  const found: [string, SimulationConfig][] = [];
  for (const { name } of Deno.readDirSync("configs")) {
    const { game, output } = await readConfig(`configs/${name}`);
    const silent = { ...output, logHands: false, logActions: false, numTournaments: TOURNAMENTS };
    if (game.gameType !== "Cash") found.push([name, { game, output: silent }]);
  }
  return found;
}

async function playShards(
  config: SimulationConfig,
  executor: Executor,
  unitSize: number,
): Promise<SngSeriesResult> {
  const folder = Deno.makeTempDirSync();
  try {
    const paths: string[] = [];
    for (const index of [1, 2, 3]) {
      paths.push(join(folder, `${index}`));
      const run = { version: "0", config, unitSize, shard: { index, count: 3 } };
      using ledger = Ledger.open(paths.at(-1)!, run);
      await runSngSeries(config, { ...run, executor: withLedger(executor, ledger) });
    }
    return mergeShards(paths).result;
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

for (const [name, config] of await configs()) {
  Deno.test({
    name: `${name} gives the same with 1, 2 and 4 threads, shards, workers, and units of any size`,
    fn: async () => {
      const want = JSON.stringify(await runSngSeries(config));
      for (const unitSize of UNIT_SIZES) {
        for (const jobs of [1, 2, 4]) {
          using executor = new WorkerPool(jobs);
          const result = await runSngSeries(config, { executor, unitSize });
          assertEquals(JSON.stringify(result), want);
        }
        using pool = new WorkerPool(2);
        assertEquals(JSON.stringify(await playShards(config, pool, unitSize)), want);
        if (!HAS_REDIS) continue;
        await using redis = await RedisServer.start();
        const shared = { url: redis.url, version: "0", note: () => {} };
        await using _worker = await ClusterWorker.start({
          ...shared,
          executor: pool,
          botModules: [],
        });
        await using executor = await ClusterExecutor.connect(shared);
        const result = await runSngSeries(config, { executor, unitSize });
        assertEquals(JSON.stringify(result), want);
      }
    },
  });
}
