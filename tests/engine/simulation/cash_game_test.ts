import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  BotRegistry,
  call,
  createDefaultBotRegistry,
  type HandResult,
  parseConfig,
  type Progress,
  registerBuiltinBots,
  runCashGame,
  type SimulationConfig,
} from "@marvin/holdem";

function configOf(game: string): SimulationConfig {
  return parseConfig(`[game]\nnum_hands = 400\nstarting_chips = 1000\n${game}`);
}

type Mode = [title: string, game: string];
const MODES: Mode[] = [
  ["stacks that go on", ""],
  ["stacks reset each hand", "reset_bankroll_each_hand = true"],
  ["stacks refilled", "bankroll_refill_threshold = 300"],
  ["seats shuffled", "reset_bankroll_each_hand = true\nrandomize_seats = true"],
  ["rake", "reset_bankroll_each_hand = true\nrake_percentage = 0.05\nrake_cap = 50"],
  ["rake and refills", "bankroll_refill_threshold = 300\nrake_percentage = 0.1"],
];
for (const [title, game] of MODES) {
  Deno.test(`runCashGame() pays out what it takes in, with ${title}`, async () => {
    const result = await runCashGame(configOf(game), { seed: 5 });
    const { players, totalRake } = result;
    assertEquals(players.reduce((sum, player) => sum + player.netProfit, 0), -totalRake);
    const paid = players.reduce((sum, player) => sum + player.totalRakePaid, 0);
    assert(Math.abs(paid - totalRake) < 1e-3);
    for (const player of players) {
      assertEquals(player.netProfit, player.bankroll + player.finalStack - 1000);
      const seats = player.bySeat.reduce((sum, seat) => sum + seat.netProfit, 0);
      const positions = player.byPosition.reduce((sum, at) => sum + at.netProfit, 0);
      assertEquals([seats, positions], [player.netProfit, player.netProfit]);
    }
  });
}

Deno.test("runCashGame() plays all hands where stacks are reset, else until one has all", async () => {
  const reset = await runCashGame(configOf("reset_bankroll_each_hand = true"), { seed: 5 });
  assertEquals([reset.hands, reset.handsWanted], [400, 400]);
  const freezeOut = await runCashGame(configOf(""), { seed: 5, hands: 100_000 });
  assert(freezeOut.hands < 100_000);
  assertEquals(freezeOut.players.filter((player) => player.finalStack > 0).length, 1);
});

Deno.test("runCashGame() leaves busted players out where stacks are refilled", async () => {
  const result = await runCashGame(configOf("bankroll_refill_threshold = 300"), {
    seed: 5,
    hands: 5_000,
  });
  const busted = result.players.filter((player) => player.finalStack === 0);
  assert(busted.length > 0);
  assert(result.players.some((player) => player.bankroll < 0));
});

Deno.test("runCashGame() gives every bot every seat where seats are shuffled", async () => {
  const config = configOf("reset_bankroll_each_hand = true\nrandomize_seats = true");
  const { players } = await runCashGame(config, { seed: 5 });
  for (const { bySeat } of players) {
    assertEquals(bySeat.map(({ seat }) => Number(seat)), [0, 1, 2, 3, 4, 5]);
  }
});

Deno.test("runCashGame() gives the same results for the same seed, and others for another", async () => {
  const config = configOf("rake_percentage = 0.05\nrandomize_seats = true");
  const run = async (seed: number | string) => JSON.stringify(await runCashGame(config, { seed }));
  assertEquals(await run(5), await run("5"));
  assert(await run(5) !== await run(6));
});

Deno.test("runCashGame() draws a seed where there is none, and tells it", async () => {
  const config = configOf("reset_bankroll_each_hand = true");
  const first = await runCashGame(config, { hands: 50 });
  assert(/^\d+$/.test(first.seed));
  assertEquals(await runCashGame(config, { hands: 50, seed: first.seed }), first);
});

/** Everybody's cards and the board, hand by hand. */
async function cardsOf(game: string, registry: BotRegistry): Promise<string[]> {
  const cards: string[] = [];
  await runCashGame(configOf(`reset_bankroll_each_hand = true\n${game}`), {
    seed: 5,
    hands: 60,
    registry,
    observer: {
      handCompleted: ({ hand }) => cards.push(`${hand.holeCards.slice(0, 12)} ${hand.board}`),
    },
  });
  return cards;
}

Deno.test("runCashGame() deals the same cards whatever the bots are and do", async () => {
  const builtin = await cardsOf("", createDefaultBotRegistry());
  const callers = [1, 2, 3, 4, 5, 6].map(() => '[[game.bots]]\nbot_type = "call_bot"\n').join("");
  assertEquals(await cardsOf(callers, createDefaultBotRegistry()), builtin);
  const registry = new BotRegistry();
  registry.register("new_bot", { create: ({ id, name }) => ({ id, name, act: () => call() }) });
  registerBuiltinBots(registry);
  assertEquals(await cardsOf("", registry), builtin);
});

Deno.test("runCashGame() lets observers keep results, and counts the hands", async () => {
  const results: HandResult[] = [];
  const numbers: number[] = [];
  await runCashGame(configOf("reset_bankroll_each_hand = true"), {
    seed: 5,
    hands: 30,
    observer: {
      handCompleted: (hand) => {
        results.push(hand.result);
        numbers.push(hand.number);
      },
    },
  });
  assertEquals(numbers, Array.from({ length: 30 }, (_, index) => index + 1));
  assertEquals(results.map((result) => result.handNumber), numbers);
  assertEquals(JSON.parse(JSON.stringify(results[3])).board, String(results[3].board));
});

Deno.test("runCashGame() tells its progress, and stops when told to", async () => {
  const stopper = new AbortController();
  const told: Progress[] = [];
  const result = await runCashGame(configOf("reset_bankroll_each_hand = true"), {
    seed: 5,
    hands: 10_000_000,
    signal: stopper.signal,
    onProgress: (progress) => {
      told.push(progress);
      stopper.abort();
    },
  });
  assert(result.hands > 0 && result.hands < 10_000_000);
  assertEquals(told.at(-1), {
    unit: "hands",
    done: result.hands,
    total: 10_000_000,
    hands: result.hands,
  });
});

Deno.test("runCashGame() refuses tournaments and unknown bots", async () => {
  const tournament = parseConfig('[game]\ngame_type = "SitAndGo"');
  await assertRejects(() => runCashGame(tournament), RangeError, "SitAndGo");
  const config = configOf(
    '[[game.bots]]\nbot_type = "call_bot"\n[[game.bots]]\nbot_type = "x_bot"',
  );
  await assertRejects(() => runCashGame(config), RangeError, 'the bot type "x_bot"');
});

for (const hands of [0, -5, 1.5, NaN, Infinity]) {
  Deno.test(`runCashGame() refuses to play ${hands} hands`, async () => {
    for (const plan of ["none", "rotate"]) {
      const config = configOf(`seat_plan = "${plan}"\nreset_bankroll_each_hand = true\n`);
      const message = `Cannot play ${hands} hands: wanted a whole number from 1`;
      await assertRejects(() => runCashGame(config, { hands }), RangeError, message);
    }
  });
}
