import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import {
  ADJUSTMENTS,
  buildHandHistoryRecord,
  type CompletedHand,
  createPrng,
  LuckMeter,
  type LuckOptions,
  parseConfig,
  runCashGame,
} from "@marvin/holdem";
import { adjustAllIn, summarizeSample } from "@marvin/holdem/analysis/metrics";

const NAMES = ["Ann", "Ben", "Cid", "Dan", "Eve", "Fay"];

/** Hands of a game, few as stacks that go on soon make an end. */
const HANDS = 60;

/** What a meter says about the hands of some games. */
async function measure(
  options: LuckOptions,
  game: string,
  games: number,
  look: (luck: number[] | null, hand: CompletedHand) => void,
): Promise<void> {
  const meter = new LuckMeter(options);
  const config = parseConfig(`[game]\n${game}`);
  for (let seed = 1; seed <= games; seed++) {
    const prng = (number: number) => () => createPrng(`${seed}`, "luck", number);
    const observer = {
      handCompleted: (played: CompletedHand) => {
        look(meter.measure(played.hand, prng(played.number)), played);
      },
    };
    await runCashGame(config, { seed, observer, hands: HANDS });
  }
}

const STACKS: readonly [title: string, game: string][] = [
  ["equal stacks", "reset_bankroll_each_hand = true\nrandomize_seats = true"],
  ["side pots", "bankroll_refill_threshold = 700\nrandomize_seats = true"],
  [
    "rake and antes",
    "reset_bankroll_each_hand = true\nrandomize_seats = true\nante = 5\nrake_percentage = 0.05",
  ],
  [
    "fixed limit",
    'reset_bankroll_each_hand = true\nrandomize_seats = true\nbet_limit = { type = "fixed_limit" }',
  ],
];

for (const adjustment of ["all_in", "board"] as const) {
  for (const [title, game] of STACKS) {
    Deno.test(`LuckMeter.measure() finds luck whose mean is 0 (${adjustment}), with ${title}`, async () => {
      const luckOf: number[][] = NAMES.map(() => []);
      await measure({ adjustment }, game, 100, (luck, { hand }) => {
        if (luck === null) return;
        // What one wins the others lose; shares of run-outs are rounded.
        assertAlmostEquals(luck.reduce((sum, chips) => sum + chips, 0), 0, 1e-6);
        for (let seat = 0; seat < 6; seat++) {
          if (hand.round.status[seat] !== 0) luckOf[hand.ids[seat]].push(luck[seat]);
        }
      });
      for (const luck of luckOf) {
        const { count, mean, sd } = summarizeSample(luck);
        if (count < 50) continue;
        // One of forty such means is beyond 3.5 standard errors in one of fifty runs.
        assert(Math.abs(mean!) <= 3.5 * sd! / Math.sqrt(count) + 1e-9, `${mean} of ${count}`);
      }
    });
  }
}

Deno.test("LuckMeter.measure() agrees with the all-ins of recorded hands to an odd chip", async () => {
  let adjusted = 0;
  const options = { adjustment: "all_in", runOuts: 20_000 } as const;
  await measure(options, "bankroll_refill_threshold = 700", 40, (luck, { hand, result }) => {
    const record = buildHandHistoryRecord(result, NAMES, {
      tableName: "Table 1",
      timestamp: "2026-05-19T12:00:00Z",
    });
    const { isAdjusted, winnings } = adjustAllIn(record);
    assertEquals(isAdjusted, luck !== null);
    if (luck === null) return;
    const isPreflop = hand.log.street(hand.log.length - 1) === 0;
    record.players.forEach(({ name }, at) => {
      const seat = hand.ids.indexOf(NAMES.indexOf(name) as typeof hand.ids[number]);
      // Odd chips, which records share; and before the flop the error of 20,000 run-outs.
      const error = 3 +
        (isPreflop ? 0.02 * result.potAmounts.reduce((sum, pot) => sum + pot, 0) : 0);
      assertAlmostEquals(hand.net(seat) - luck[seat], winnings[at], error);
    });
    adjusted++;
  });
  assert(adjusted > 20, `${adjusted}`);
});

Deno.test("LuckMeter.measure() looks at all run-outs before the flop, where asked to", async () => {
  const bots = '[[game.bots]]\nbot_type = "raise_bot"\n'.repeat(2);
  const game = `reset_bankroll_each_hand = true\nstarting_chips = 40\n${bots}`;
  const luckOf = async (runOuts: number) => {
    const all: number[] = [];
    const meter = new LuckMeter({ adjustment: "all_in", runOuts });
    await runCashGame(parseConfig(`[game]\n${game}`), {
      seed: 7,
      hands: 2,
      observer: {
        handCompleted: ({ hand, number }) => {
          all.push(meter.measure(hand, () => createPrng("7", "luck", number))![0]);
        },
      },
    });
    return all;
  };
  const exact = await luckOf(Infinity);
  const sampled = await luckOf(50_000);
  exact.forEach((luck, at) => {
    assertAlmostEquals(luck, sampled[at], 1); // 4 standard errors of a share of 80 chips
    assert(luck !== sampled[at]);
  });
});

Deno.test("LuckMeter.measure() makes results vary less, the more luck it takes off", async () => {
  const game = "reset_bankroll_each_hand = true\nrandomize_seats = true";
  const sds: number[] = [];
  for (const adjustment of ADJUSTMENTS) {
    const nets: number[] = [];
    await measure({ adjustment }, game, 50, (luck, { hand }) => {
      const seat = hand.ids.indexOf(4 as typeof hand.ids[number]);
      const isOff = adjustment !== "none" && luck !== null;
      nets.push(hand.net(seat) - (isOff ? luck[seat] : 0));
    });
    sds.push(summarizeSample(nets).sd!);
  }
  assert(sds[0] > 1.4 * sds[1] && sds[1] > sds[2], sds.join());
});
