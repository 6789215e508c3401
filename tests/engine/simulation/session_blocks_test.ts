import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import {
  allIn,
  buildHandResult,
  createDefaultBotRegistry,
  fold,
  parseConfig,
  runCashGame,
} from "@marvin/holdem";
import { studentTInterval, summarizeSample } from "@marvin/holdem/analysis/metrics";

const CONFIG = parseConfig(`
[game]
num_seats = 3
small_blind = 10
big_blind = 20
starting_chips = 400
reset_bankroll_each_hand = true
randomize_seats = true
bots = [{ bot_type = "call_bot" }, { bot_type = "random_bot" }, { bot_type = "chump_bot" }]
`);

/** What a player won in a hand, and where he sat. */
interface PlayedHand {
  readonly player: number;
  readonly seat: number;
  readonly position: string;
  readonly netBb: number;
}

/** Plays hands, and keeps what each was worth. */
async function playHands(hands: number) {
  const played: PlayedHand[] = [];
  const observer = {
    handCompleted: ({ hand }: { hand: Parameters<typeof buildHandResult>[0] }) => {
      const { seatAssignments, chipMovements, positions, bigBlind } = buildHandResult(hand);
      seatAssignments.forEach((player, seat) => {
        const netBb = chipMovements[seat] / bigBlind;
        played.push({ player: player!, seat, position: positions[seat]!, netBb });
      });
    },
  };
  const { players } = await runCashGame(CONFIG, { seed: 3, hands, observer });
  return { players, played };
}

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
  const [low, high] = studentTInterval(summarizeSample(means))!;
  const inBlocks = means.length * length;
  const half = 50 * (high - low) * Math.sqrt(inBlocks / values.length); // with all that follow
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
    for (const { playerId, bbPer100Ci95, bySeat, byPosition } of players) {
      const own = played.filter(({ player }) => player === playerId);
      const near = (actual: readonly [number, number] | null, of: readonly PlayedHand[]) => {
        const expected = intervalOf(of.map(({ netBb }) => netBb));
        const tolerance = 2e-3 * (expected[1] - expected[0]); // that of the engine's quantile
        assertAlmostEquals(actual![0], expected[0], tolerance);
        assertAlmostEquals(actual![1], expected[1], tolerance);
      };
      near(bbPer100Ci95, own);
      assertEquals([bySeat.length, byPosition.length], [3, 3]);
      for (const at of bySeat) near(at.bbPer100Ci95, own.filter(({ seat }) => seat === at.seat));
      for (const at of byPosition) {
        near(at.bbPer100Ci95, own.filter(({ position }) => position === at.position));
      }
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
    const [{ bbPer100, bbPer100Ci95, sdPer100, bySeat }] =
      (await runCashGame(config, { seed, hands, registry })).players;
    assertEquals(bySeat.map((at) => at.bbPer100Ci95), [bbPer100Ci95]); // nobody changes seats
    sum += bbPer100!;
    squares += bbPer100! ** 2;
    told += (bbPer100Ci95![1] - bbPer100Ci95![0]) / 2 / runs;
    ofHands += 1.96 * sdPer100! / Math.sqrt(hands / 100) / runs;
  }
  const scatter = 1.96 * Math.sqrt((squares - sum * sum / runs) / (runs - 1));
  assert(ofHands < 0.3 * scatter);
  assert(told > 0.85 * scatter && told < 1.25 * scatter);
});
