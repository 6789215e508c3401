import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  call,
  type CompletedTournament,
  createDefaultBotRegistry,
  type Executor,
  parseConfig,
  runSngSeries,
  runUnit,
  type SimulationConfig,
  WorkerPool,
} from "@marvin/holdem";

const SNG: SimulationConfig = parseConfig(`[game]
game_type = "SitAndGo"
starting_chips = 500
buy_in = 10
fee = 1
randomize_seats = true
`);
const MTT: SimulationConfig = parseConfig(`[game]
game_type = "MultiTableTournament"
num_entries = 14
starting_chips = 500
`);

/** Plays units here, in an order of its own, to show that order does not matter. */
const backwards: Executor = {
  jobs: 3,
  run: (unit) =>
    new Promise((resolve) => setTimeout(() => resolve(runUnit(unit)), 40 - unit.from % 40)),
};

for (const [title, config, tournaments] of [["SNGs", SNG, 30], ["MTTs", MTT, 7]] as const) {
  Deno.test(`runSngSeries() gives the same ${title} whoever plays them, and how many`, async () => {
    const alone = await runSngSeries(config, { seed: 5, tournaments });
    for (const jobs of [1, 2, 3]) {
      using executor = new WorkerPool(jobs);
      assertEquals(await runSngSeries(config, { seed: 5, tournaments, executor }), alone);
      // The threads are kept for a second run.
      assertEquals(await runSngSeries(config, { seed: 5, tournaments, executor }), alone);
    }
    assertEquals(await runSngSeries(config, { seed: 5, tournaments, executor: backwards }), alone);
  });
}

Deno.test("runSngSeries() gives the same where units are cut otherwise", async () => {
  const alone = await runSngSeries(SNG, { seed: 5, tournaments: 23 });
  for (const jobs of [1, 4, 23]) {
    const executor: Executor = { jobs, run: (unit) => runUnit(unit) };
    assertEquals(await runSngSeries(SNG, { seed: 5, tournaments: 23, executor }), alone);
  }
});

Deno.test("WorkerPool plays bots of modules", async () => {
  const module = "data:application/javascript," + encodeURIComponent(`
    export const registerBots = (registry) => registry.register("all_in_bot", {
      create: ({ id, name }) => ({ id, name, act: () => ({ type: "allIn", to: 0 }) }),
    });`);
  const registry = createDefaultBotRegistry();
  registry.register("all_in_bot", {
    create: ({ id, name }) => ({ id, name, act: () => ({ type: "allIn", to: 0 }) }),
  });
  const bots = '\n[[game.bots]]\nbot_type = "all_in_bot"\n[[game.bots]]\nbot_type = "call_bot"\n';
  const config = parseConfig(`[game]\ngame_type = "SitAndGo"${bots}`);
  using executor = new WorkerPool(2);
  const options = { seed: 5, tournaments: 10, registry };
  assertEquals(
    await runSngSeries(config, { ...options, executor, botModules: [module] }),
    await runSngSeries(config, options),
  );
  await assertRejects(
    () => runSngSeries(config, { ...options, executor }),
    RangeError,
    "name their modules",
  );
});

Deno.test("WorkerPool tells the error of a unit by name and message, and plays on", async () => {
  using executor = new WorkerPool(1);
  const config = { ...SNG, output: { ...SNG.output, logHands: true, logDir: "deno.json/logs" } };
  const error = await assertRejects(
    () => runSngSeries(config, { seed: 5, tournaments: 4, executor }),
    Error,
    "Cannot write deno.json/logs",
  );
  assertEquals((error as Error).name, "LogError");
  const series = await runSngSeries(SNG, { seed: 5, tournaments: 2, executor });
  assertEquals(series.tournamentsPlayed, 2);
});

Deno.test("WorkerPool gives up when told to, and keeps what has been played", async () => {
  using executor = new WorkerPool(2);
  const stopper = new AbortController();
  const series = await runSngSeries(SNG, {
    seed: 5,
    tournaments: 100_000,
    executor,
    signal: stopper.signal,
    onProgress: ({ done }) => done > 0 && stopper.abort(),
  });
  assert(series.tournamentsPlayed > 0 && series.tournamentsPlayed < 100_000);
});

Deno.test("runSngSeries() tells tournaments in their order, whoever plays them", async () => {
  const watched = async (executor?: Executor) => {
    const finished: CompletedTournament[] = [];
    const observer = { tournamentCompleted: (one: CompletedTournament) => finished.push(one) };
    await runSngSeries(SNG, { seed: 5, tournaments: 12, observer, executor });
    return finished;
  };
  const alone = await watched();
  assertEquals(alone.map(({ number }) => number), Array.from({ length: 12 }, (_, at) => at + 1));
  assertEquals([...alone[0].seats].sort(), [0, 1, 2, 3, 4, 5]);
  using executor = new WorkerPool(2);
  assertEquals(await watched(executor), alone);
  assertEquals(await watched(backwards), alone);
});

Deno.test("WorkerPool refuses to be watched, and what comes after its end", async () => {
  const executor = new WorkerPool(1);
  await assertRejects(
    () => runSngSeries(SNG, { executor, observer: { handCompleted: () => call() } }),
    RangeError,
    "Cannot watch hands that are played elsewhere",
  );
  const unit = { config: SNG, seed: "5", from: 1, to: 1, botModules: [] };
  const waiting = [executor.run(unit), executor.run(unit)];
  executor.close();
  await assertRejects(() => waiting[0], Error, "closed"); // it was being played
  await assertRejects(() => waiting[1], Error, "closed");
});
