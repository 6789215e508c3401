/**
 * One action out of several wishes.
 *
 * @module
 */
import type { Action } from "../rules/mod.ts";

/** How several applicable strategies come to one action; see {@link VotingMode}. */
export const VOTING_MODES = ["firstApplicable", "democratic", "random"] as const;

/**
 * How several applicable strategies come to one action:
 *
 * - `firstApplicable`: the first in order decides;
 * - `democratic`: each has one vote, see {@link countVotes};
 * - `random`: one of them decides, each with the same chance. It costs one draw a decision.
 */
export type VotingMode = (typeof VOTING_MODES)[number];

/**
 * The action that most votes are for. They are counted by kind: fold, check, call, and bets and
 * raises together. Among kinds with equally many votes the one that was voted for first wins. A
 * raise is to the median of the totals that were voted for, the lower one of the two middle ones.
 *
 * @param votes Legal actions in the order of the strategies, at least one.
 * @throws {RangeError} If there is none.
 *
 * @example
 * ```ts
 * import { call, countVotes, raiseTo } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const votes = [call(), raiseTo(60), raiseTo(200), call(), raiseTo(90)];
 * assertEquals(countVotes(votes), raiseTo(90));
 * ```
 */
export function countVotes(votes: readonly Action[]): Action {
  if (votes.length === 0) throw new RangeError("Cannot count votes: found none");
  const parties = [...Map.groupBy(votes, kindOf).values()]; // in the order of their first votes
  const winners = parties.reduce((most, party) => party.length > most.length ? party : most);
  const bySize = winners.toSorted((a, b) => a.to - b.to);
  return bySize[(bySize.length - 1) >> 1];
}

function kindOf({ type }: Action): Action["type"] {
  return type === "bet" ? "raise" : type;
}
