// What it costs to have units played elsewhere, and to keep them, beside what playing them costs.
import { Ledger, parseConfig, runUnit, type SeriesUnit, withLedger } from "@marvin/holdem";
import { ClusterExecutor, ClusterWorker } from "@marvin/holdem/cluster";
import { HAS_REDIS, RedisServer } from "../_support/redis_server.ts";

const config = parseConfig('[game]\ngame_type = "SitAndGo"');
const UNITS = 20;
const SIZE = 1_000;
let round = 0;

/** Units that nobody has asked for before. */
function freshUnits(): SeriesUnit[] {
  const seed = `${round++}`;
  return Array.from({ length: UNITS }, (_, place) => (
    { config, seed, from: place * SIZE + 1, to: (place + 1) * SIZE, botModules: [] }
  ));
}

const [first] = freshUnits();
const state = await runUnit(first);
/** Has always played already. */
const instant = { jobs: 4, run: () => Promise.resolve(state) };

Deno.bench(
  "played",
  { group: "20 units of 1,000 tournaments", baseline: true, n: 3, warmup: 0 },
  async () => {
    for (const unit of freshUnits()) await runUnit(unit);
  },
);

Deno.bench("kept in a ledger", { group: "20 units of 1,000 tournaments" }, async (bench) => {
  const path = Deno.makeTempFileSync();
  using ledger = Ledger.open(path, { version: "0", config, unitSize: SIZE });
  const executor = withLedger(instant, ledger);
  bench.start();
  for (const unit of freshUnits()) await executor.run(unit);
  bench.end();
  Deno.removeSync(path);
});

let cluster: Promise<ClusterExecutor> | null = null;

async function startCluster(): Promise<ClusterExecutor> {
  const { url } = await RedisServer.start();
  const shared = { url, version: "0", note: () => {} };
  await ClusterWorker.start({ ...shared, executor: instant, botModules: [] });
  return await ClusterExecutor.connect(shared);
}

Deno.bench("sent by way of Redis", {
  group: "20 units of 1,000 tournaments",
  ignore: !HAS_REDIS,
}, async (bench) => {
  const executor = await (cluster ??= startCluster());
  bench.start();
  await Promise.all(freshUnits().map((unit) => executor.run(unit)));
  bench.end();
});
