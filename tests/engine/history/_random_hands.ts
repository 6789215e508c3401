/**
 * Hands of all kinds for tests: random players, stacks, blinds, antes, rake, seats and actions.
 *
 * @module
 */
import {
  type Action,
  allIn,
  type BetLimitType,
  call,
  createPrng,
  drawBelow,
  fold,
  type GameInfo,
  type HandResult,
  type HandRunner,
  type HoldemPlayer,
  type PlayerId,
  type Prng,
  raiseTo,
  Table,
} from "@marvin/holdem";
import {
  buildHandHistoryRecord,
  formatTimestamp,
  type HandHistoryRecord,
} from "../../../engine/history/mod.ts";

/** Names that would upset a careless reader. */
export const NASTY_NAMES: readonly string[] = [
  "CallBot",
  "CallBot #2",
  "Bob",
  "Bob: folds",
  "a: raises 5 to 10",
  "x (100 in chips)",
  "x (100 in chips) is sitting out",
  "*** FLOP ***",
  "*** FLOP *** [2c 3d 4h]",
  "*** SUMMARY ***",
  "Seat 1: Ann",
  "Dealt to Bob",
  "Dealt to Bob [As Kd]",
  "Game #1 starts on 2026/05/19 12:00:00 x",
  'Table "T" (6-max) Seat #1 is the button',
  "Bob collects 5 from pot",
  "Bob collects 5 from",
  "$&",
  "$1",
  "p1$2",
  '"quoted"',
  "back\\slash",
  "(((",
  "p.1",
  "p1.",
  "p3 [x]",
  "👩‍👩‍👧‍👦",
  "é",
  "e\u0301",
  ":",
  ": folds",
  "posts ante 5 and is all-in",
  "Total pot 5 | Rake 0",
  "folded before flop (did not show)",
  'Bob said, "fold"',
  "Bob joins the table at seat #5",
  "Bob is sitting out",
  "Hand was run twice",
  "</player>",
  "&lt;b&gt;",
  "]]>",
  '{"ohh": {}}',
  "'''",
  "# p2 f",
  "[1]",
];

/** One random hand and its record. */
export interface RandomHand {
  readonly result: HandResult;
  /** The record as a source tells it that does not know the limit. */
  readonly record: HandHistoryRecord;
  readonly limit: BetLimitType;
  /** The hand as it lies in the engine, until the next one is asked for. */
  readonly hand: HandRunner;
}

/** Plays random hands; each is dealt at a table of its own kind. */
export function* randomHands(seed: string, count: number): Generator<RandomHand> {
  const prng = createPrng(seed, "kinds");
  for (let hand = 0; hand < count;) {
    const numSeats = 2 + drawBelow(prng, 9);
    const numPlayers = 2 + drawBelow(prng, numSeats - 1);
    const bigBlind = 2 * (1 + drawBelow(prng, 60));
    const limit = LIMITS[drawBelow(prng, 3)];
    const table = new Table({
      numSeats,
      smallBlind: bigBlind / 2,
      bigBlind,
      ante: drawBelow(prng, 3) === 0 ? 1 + drawBelow(prng, bigBlind) : 0,
      betLimit: { type: limit, minRaise: bigBlind },
      rake: RAKES[drawBelow(prng, RAKES.length)],
      startingChips: 1000,
    }, { cards: createPrng(seed, "cards", hand), seats: createPrng(seed, "seats", hand) });
    const names: string[] = [];
    const free = Array.from({ length: numSeats }, (_, seat) => seat);
    for (let id = 0; id < numPlayers; id++) {
      let name: string;
      do name = NASTY_NAMES[drawBelow(prng, NASTY_NAMES.length)]; while (names.includes(name));
      names.push(name);
      const [seat] = free.splice(drawBelow(prng, free.length), 1);
      const stack = drawBelow(prng, 4) === 0
        ? 1 + drawBelow(prng, 2 * bigBlind)
        : 1 + drawBelow(prng, 100 * bigBlind);
      table.sitDown(new RandomBot(id as PlayerId, name, prng), stack, seat);
    }
    // A few hands each, so that busted players leave dead blinds and empty buttons behind.
    for (let round = 0; round < 4 && hand < count && table.numActive > 1; round++) {
      const result = table.playHand();
      hand++;
      yield {
        result,
        limit,
        hand: table.hand,
        record: buildHandHistoryRecord(result, names, {
          tableName: 'Table "7" (6-max) Seat #1 is the button',
          timestamp: formatTimestamp(1000 * drawBelow(prng, 4e9)),
          handNumber: hand,
        }),
      };
    }
  }
}

/** What the text log can say of a record of the engine. */
export function textPart(record: HandHistoryRecord): HandHistoryRecord {
  const { stakes: _stakes, pots: _pots, ...text } = record;
  return text;
}

const LIMITS: readonly BetLimitType[] = ["no_limit", "pot_limit", "fixed_limit"];
const RAKES = [
  { percentage: 0, cap: 0 },
  { percentage: 0.05, cap: 0 },
  { percentage: 0.0725, cap: 3 },
  { percentage: 1, cap: 0 },
  { percentage: 0.1, cap: 0, noFlopNoDrop: true },
];

/** Does anything that is legal. */
class RandomBot implements HoldemPlayer {
  constructor(readonly id: PlayerId, readonly name: string, private readonly prng: Prng) {}

  act(info: GameInfo): Action {
    const choice = drawBelow(this.prng, 100);
    if (choice < 25 && !info.canCheck) return fold();
    if (choice < 70 || !info.canRaise) return call();
    if (choice < 75) return allIn();
    const { minRaiseTo, maxRaiseTo } = info;
    const range = choice < 90 ? Math.min(maxRaiseTo - minRaiseTo, 3 * info.bigBlind) : maxRaiseTo -
      minRaiseTo;
    return raiseTo(minRaiseTo + drawBelow(this.prng, range + 1));
  }
}
