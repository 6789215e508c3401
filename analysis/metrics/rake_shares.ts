/**
 * Whom the rake of recorded hands is counted against.
 *
 * @module
 */
import {
  attributeRake,
  type HandHistoryRecord,
  RAKE_ATTRIBUTIONS,
  type RakeAttribution,
} from "@marvin/holdem";
import { RecordedHand } from "./recorded_hand.ts";

/**
 * Attributes the rake of a hand, pot by pot: a player who is all-in for a small main pot has no part
 * in the rake of the side pot.
 *
 * @param hand The hand.
 * @param method How rake is attributed.
 * @returns By player in the order of the record, in the units of the record, with fractions; the
 * parts add up to the rake of the hand.
 * @throws {RangeError} If there is no such method.
 */
export function rakeShares(
  hand: RecordedHand,
  method: RakeAttribution = "weightedContributed",
): number[] {
  if (!RAKE_ATTRIBUTIONS.includes(method)) {
    const known = RAKE_ATTRIBUTIONS.join(", ");
    throw new RangeError(`Cannot attribute rake by ${method}: wanted one of ${known}`);
  }
  const { put, collected, dealtIn } = hand;
  const { totalRake } = hand.flat;
  const shares: number[] = [];
  const seats: number[] = [];
  for (let at = 0; at < put.length; at++) {
    shares.push(0);
    if (dealtIn[at]) seats.push(at);
  }
  if (totalRake === 0) return shares;
  const isFull = seats.length === put.length;
  const chosen = (chips: readonly number[]) => isFull ? chips : seats.map((at) => chips[at]);
  const add = (rake: number, contributed: readonly number[], won: readonly number[]) => {
    const part = attributeRake(
      { rake, contributed: chosen(contributed), won: chosen(won) },
      method,
    );
    for (let index = 0; index < seats.length; index++) shares[seats[index]] += part[index];
  };
  // By who was dealt in or won, the hand is one: only what was put in differs by pot.
  if (method === "dealt" || method === "winner") add(totalRake, put, collected);
  else for (const { rake, contributed } of hand.pots()) add(rake, contributed, collected);
  return shares;
}

/**
 * Adds up the rake each player is counted for.
 *
 * @param records Hands of any format.
 * @param method How rake is attributed.
 * @returns By name, in chips or units of the currency.
 * @throws {RangeError} As {@link rakeShares}.
 *
 * @example
 * ```ts
 * import { buildHandHistoryRecord, playHand } from "@marvin/holdem";
 * import { rakeByPlayer } from "@marvin/holdem/analysis/metrics";
 * import { assertEquals } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [{ seat: 1, name: "Ann", stack: 100 }, { seat: 2, name: "Ben", stack: 100 }],
 *   button: 1,
 *   smallBlind: 10,
 *   bigBlind: 20,
 *   rake: { percentage: 0.05, cap: 0 },
 *   actions: [{ name: "Ann", type: "allIn" }, { name: "Ben", type: "call" }],
 * });
 * const context = { tableName: "Table 1", timestamp: "2026-05-19T12:00:00Z" };
 * const record = buildHandHistoryRecord(result!, ["Ann", "Ben"], context);
 * assertEquals([...rakeByPlayer([record], "dealt")], [["Ann", 5], ["Ben", 5]]);
 * ```
 */
export function rakeByPlayer(
  records: Iterable<HandHistoryRecord>,
  method: RakeAttribution = "weightedContributed",
): Map<string, number> {
  const totals = new Map<string, number>();
  for (const record of records) {
    rakeShares(new RecordedHand(record), method).forEach((share, at) => {
      const { name } = record.players[at];
      totals.set(name, (totals.get(name) ?? 0) + share / record.scale);
    });
  }
  return totals;
}
