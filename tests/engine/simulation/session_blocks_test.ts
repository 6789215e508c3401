import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import {
  allIn,
  buildHandResult,
  createDefaultBotRegistry,
  fold,
  parseConfig,
  runCashGame,
} from "@marvin/holdem";

const CONFIG = parseConfig(`
[game]
num_seats = 3
small_blind = 10
big_blind = 20
starting_chips = 400
reset_bankroll_each_hand = true
bots = [{ bot_type = "call_bot" }, { bot_type = "random_bot" }, { bot_type = "chump_bot" }]
`);

interface PlayedHand {
  /** By player. */
  readonly netBb: readonly number[];
  readonly positions: readonly (string | null)[];
}

/** Plays hands, and keeps what each was worth. */
async function playHands(hands: number) {
  const played: PlayedHand[] = [];
  const observer = {
    handCompleted: ({ hand }: { hand: Parameters<typeof buildHandResult>[0] }) => {
      const { chipMovements, positions, bigBlind } = buildHandResult(hand);
      played.push({ netBb: chipMovements.map((net) => net / bigBlind), positions });
    },
  };
  const { players } = await runCashGame(CONFIG, { seed: 3, hands, observer });
  return { players, played };
}

/** Quantiles of Student's t at 97.5 % by degrees of freedom, from printed tables. */
const STUDENT: Record<number, number> = {
  9: 2.262157,
  10: 2.228139,
  19: 2.093024,
  20: 2.085963,
  25: 2.059539,
  30: 2.042272,
};

/** The interval of a mean by 20 to 39 blocks of as many values, or by single values. */
function intervalOf(values: readonly number[]): [number, number] {
  const meanOf = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value) / list.length;
  let length = 1;
  while (Math.floor(values.length / length) >= 40) length *= 2;
  const means = Array.from(
    { length: Math.floor(values.length / length) },
    (_, at) => meanOf(values.slice(at * length, (at + 1) * length)),
  );
  const squares = means.map((mean) => (mean - meanOf(means)) ** 2);
  const variance = meanOf(squares) * means.length / (means.length - 1) * length / values.length;
  const half = 100 * STUDENT[means.length - 1] * Math.sqrt(variance);
  return [100 * meanOf(values) - half, 100 * meanOf(values) + half];
}

const SESSIONS: [title: string, hands: number][] = [
  ["single hands of a short session", 31],
  ["pairs of hands", 62],
  ["blocks, with a rest after the last one", 503],
  ["twenty blocks, the fewest of a long session", 640],
];
for (const [title, hands] of SESSIONS) {
  Deno.test(`runCashGame() makes intervals of ${title}`, async () => {
    const { players, played } = await playHands(hands);
    const near = (actual: readonly [number, number] | null, values: number[]) => {
      const expected = intervalOf(values);
      const tolerance = 1e-3 * (expected[1] - expected[0]); // that of the engine's quantile
      assertAlmostEquals(actual![0], expected[0], tolerance);
      assertAlmostEquals(actual![1], expected[1], tolerance);
    };
    const [{ bbPer100Ci95, bySeat, byPosition }] = players;
    near(bbPer100Ci95, played.map(({ netBb }) => netBb[0]));
    near(bySeat[0].bbPer100Ci95, played.map(({ netBb }) => netBb[0]));
    for (const { position, bbPer100Ci95 } of byPosition) {
      const there = played.filter(({ positions }) => positions[0] === position);
      near(bbPer100Ci95, there.map(({ netBb }) => netBb[0]));
    }
  });
}

Deno.test("runCashGame() makes no interval of two hands", async () => {
  assertEquals((await playHands(2)).players[0].bbPer100Ci95, null);
  assert((await playHands(3)).players[0].bbPer100Ci95 !== null);
});

Deno.test("Intervals of a cash game are as wide as results scatter, where bots have moods", async () => {
  const registry = createDefaultBotRegistry();
  registry.register("moody_bot", {
    // All-in for forty hands, eighty or more, or out of them.
    create: ({ id, name, prng }) => {
      let hands = 0;
      let isBrave = false;
      return {
        id,
        name,
        gameStartEvent: () => {
          if (hands++ % 40 === 0) isBrave = prng.int32() > 0;
        },
        act: () => isBrave ? allIn() : fold(),
      };
    },
  });
  const config = parseConfig(`
[game]
num_seats = 2
small_blind = 10
big_blind = 20
starting_chips = 60
reset_bankroll_each_hand = true
bots = [{ bot_type = "moody_bot" }, { bot_type = "fold_bot" }]
`);
  const runs = 100;
  const hands = 4_000;
  let squares = 0;
  let sum = 0;
  let told = 0;
  let ofHands = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const [{ bbPer100, bbPer100Ci95, sdPer100 }] =
      (await runCashGame(config, { seed, hands, registry })).players;
    sum += bbPer100!;
    squares += bbPer100! ** 2;
    told += (bbPer100Ci95![1] - bbPer100Ci95![0]) / 2 / runs;
    ofHands += 1.96 * sdPer100! / Math.sqrt(hands / 100) / runs;
  }
  const scatter = 1.96 * Math.sqrt((squares - sum * sum / runs) / (runs - 1));
  assert(ofHands < 0.3 * scatter);
  assert(told > 0.85 * scatter && told < 1.25 * scatter);
});
