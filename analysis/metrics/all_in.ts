/**
 * All-in adjusted winnings: what all-ins would have paid on average over all cards to come.
 *
 * @module
 */
import {
  type Card,
  equity,
  type FlatHand,
  type HandHistoryRecord,
  HoleCards,
} from "@marvin/holdem";
import { NOT_FOLDED, RecordedHand } from "./recorded_hand.ts";

/** Board cards that lie open on each street. */
const OPEN_CARDS = [0, 3, 4];

/** A hand as its all-ins were worth. */
export interface AllInResult {
  /** Whether an all-in was adjusted; if not, {@link winnings} are what was really won. */
  readonly isAdjusted: boolean;
  /** By player in the order of the record: chips won or lost, in the units of the record. */
  readonly winnings: readonly number[];
}

/**
 * Works out the adjusted winnings: each pot after rake times the share of it that a player wins on
 * average from the moment when no more betting is possible, less what he put in.
 *
 * Only where a card was still to come then, and the cards of all who could win are known. All other
 * known cards, those of folded players too, cannot come any more; where all are known, as in a run,
 * the mean over many hands is exactly that of the real winnings. Takes about a millisecond for an
 * all-in before the flop.
 *
 * @param hand A recorded hand of any format.
 * @throws {RangeError} If a line of it names somebody who has no seat.
 *
 * @example Aces against kings, all-in before the flop
 * ```ts
 * import { buildHandHistoryRecord, playHand } from "@marvin/holdem";
 * import { adjustAllIn } from "@marvin/holdem/analysis/metrics";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [
 *     { seat: 1, name: "Ann", stack: 100, holeCards: "AsAh" },
 *     { seat: 2, name: "Ben", stack: 100, holeCards: "KdKc" },
 *   ],
 *   button: 1,
 *   smallBlind: 1,
 *   bigBlind: 2,
 *   board: "Ks7d2c3h9h",
 *   actions: [{ name: "Ann", type: "allIn" }, { name: "Ben", type: "call" }],
 * });
 * const record = buildHandHistoryRecord(result!, ["Ann", "Ben"], {
 *   tableName: "Table 1",
 *   timestamp: "2026-05-19T12:00:00Z",
 * });
 * const { winnings } = adjustAllIn(record);
 * assertAlmostEquals(winnings[0], 62.51, 0.01); // Ann lost 100, with 81 % to win
 * ```
 */
export function adjustAllIn(
  hand: RecordedHand | HandHistoryRecord | FlatHand,
): AllInResult {
  const read = hand instanceof RecordedHand ? hand : new RecordedHand(hand);
  const cards = contestedCards(read);
  const winnings = read.put.map((_, at) => read.net(at));
  if (cards === null) return { isAdjusted: false, winnings };
  const board = read.board.slice(0, OPEN_CARDS[read.lastBettingStreet]);
  const expected = read.put.map((chips) => -chips);
  for (const { amount, rake, eligible } of read.pots()) {
    if (eligible.length === 1) {
      expected[eligible[0]] += amount - rake;
      continue;
    }
    const dead = cards.flatMap((hand, at) => hand === null || eligible.includes(at) ? [] : hand);
    const hands = eligible.map((at) => HoleCards.of(cards[at]![0], cards[at]![1]));
    const { players } = equity(hands, { board, dead });
    eligible.forEach((at, index) => expected[at] += (amount - rake) * players[index].equity);
  }
  return { isAdjusted: true, winnings: expected };
}

/** Known cards by player, or null where the hand has nothing to adjust. */
function contestedCards(hand: RecordedHand): (readonly Card[] | null)[] | null {
  const { flat, live, lastBettingStreet, foldStreets, dealtIn, put } = hand;
  const { stacks, boardCount, facts: { cap = Infinity } } = flat;
  if (live < 2 || lastBettingStreet > 2 || boardCount < 5) return null;
  // With two who could still bet, they checked it down by choice.
  let able = 0;
  const cards: (readonly Card[] | null)[] = [];
  for (let at = 0; at < put.length; at++) {
    const isLive = dealtIn[at] && foldStreets[at] === NOT_FOLDED;
    if (isLive && put[at] < Math.min(stacks[at], cap)) able++;
    cards.push(dealtIn[at] ? hand.holeCards(at) : null);
    if (able > 1 || (isLive && cards[at] === null)) return null;
  }
  return cards;
}
