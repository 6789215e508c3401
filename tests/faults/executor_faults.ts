// The same results, to the last byte of their JSON, when workers share the tournaments of a config.
// What threads and shards do is in tests/cli/digest_test.ts.
import { assertEquals } from "@std/assert";
import { runSngSeries, WorkerPool } from "@marvin/holdem";
import { ClusterExecutor, ClusterWorker } from "@marvin/holdem/cluster";
import { digestOf, JOBS, namedConfigs, UNIT_SIZES } from "../_support/digests.ts";
import { HAS_REDIS, RedisServer } from "../_support/redis_server.ts";

for (const { name, config } of await namedConfigs()) {
  if (config.game.gameType === "Cash") continue;
  Deno.test({
    name: `${name} gives the same JSON with workers of 1, 2 and 4 threads, and units of any size`,
    ignore: !HAS_REDIS,
    fn: async () => {
      const want = await digestOf(await runSngSeries(config), config);
      for (const jobs of JOBS) {
        using pool = new WorkerPool(jobs);
        for (const unitSize of UNIT_SIZES) {
          await using redis = await RedisServer.start(); // which remembers no unit
          const shared = { url: redis.url, version: "0", note: () => {} };
          const playing = { ...shared, executor: pool, botModules: [] };
          await using _worker = await ClusterWorker.start(playing);
          await using _other = await ClusterWorker.start(playing);
          await using executor = await ClusterExecutor.connect(shared);
          const series = await runSngSeries(config, { executor, unitSize });
          assertEquals(await digestOf(series, config), want, `${jobs} threads, ${unitSize} a unit`);
        }
      }
    },
  });
}
