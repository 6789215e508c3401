import { assertEquals, assertRejects } from "@std/assert";
import {
  compareBots,
  createDefaultBotRegistry,
  parseConfig,
  runCashGame,
  runLeague,
  runSngSeries,
  runTournament,
  WorkerPool,
} from "@marvin/holdem";

const SNG = parseConfig('[game]\ngame_type = "SitAndGo"\nstarting_chips = 500');
const CASH = parseConfig(`[game]
reset_bankroll_each_hand = true
bots = [{ bot_type = "call_bot" }, { bot_type = "random_bot" }, { bot_type = "fold_bot" }]`);

for (const jobs of [2, 3]) {
  Deno.test(`runSngSeries() gives the same with ${jobs} jobs, and ends its threads`, async () => {
    const options = { seed: 5, tournaments: 30 };
    const alone = await runSngSeries(SNG, options);
    assertEquals(await runSngSeries(SNG, { ...options, jobs }), alone);
  });
}

Deno.test("compareBots() and runLeague() give the same with two jobs", async () => {
  const options = { seed: 5, hands: 1_200 };
  assertEquals(
    await compareBots(CASH, { ...options, jobs: 2 }),
    await compareBots(CASH, options),
  );
  assertEquals(await runLeague(CASH, { ...options, jobs: 2 }), await runLeague(CASH, options));
});

Deno.test("What is one session is played here, however many jobs are asked for", async () => {
  const hands: number[] = [];
  const observer = { handCompleted: ({ number }: { number: number }) => void hands.push(number) };
  await runCashGame(CASH, { seed: 5, hands: 3, jobs: 2, observer });
  assertEquals(hands, [1, 2, 3]);
  const { hands: played } = await runTournament(SNG, { seed: 5, jobs: 2, observer });
  assertEquals(hands.length, 3 + played);
});

Deno.test("An executor that is given plays, whatever the jobs are", async () => {
  let units = 0;
  using pool = new WorkerPool(1);
  const executor = {
    jobs: 1,
    run: (...args: Parameters<typeof pool.run>) => (units++, pool.run(...args)),
  };
  await runSngSeries(SNG, { seed: 5, tournaments: 8, jobs: 3, executor });
  assertEquals(units > 0, true);
});

for (const jobs of [0, 1.5, -1, NaN]) {
  Deno.test(`Runs refuse ${jobs} jobs`, async () => {
    const wanted = `Cannot play with ${jobs} jobs: wanted a whole number from 1`;
    await assertRejects(() => runSngSeries(SNG, { jobs }), RangeError, wanted);
    await assertRejects(() => compareBots(CASH, { jobs }), RangeError, wanted);
    await assertRejects(() => runLeague(CASH, { jobs }), RangeError, wanted);
  });
}

Deno.test("Runs refuse to play with other threads what these know nothing of", async () => {
  const registry = createDefaultBotRegistry();
  const message = "leave executor and jobs out";
  await assertRejects(() => runSngSeries(SNG, { jobs: 2, registry }), RangeError, message);
  await assertRejects(() => compareBots(CASH, { jobs: 2, registry }), RangeError, message);
  const observer = { handCompleted: () => {} };
  await assertRejects(() => runSngSeries(SNG, { jobs: 2, observer }), RangeError, message);
});
