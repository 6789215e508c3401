/**
 * Finishing places of players who bust at the same time.
 *
 * @module
 */
import { checkChips } from "../rules/mod.ts";
import type { Chips } from "../types.ts";
import { checkPrizeStructure, type PrizeStructure } from "./prize_structure.ts";

/** A player who lost the last chip. */
export interface Bust {
  /** Who; of players who share prizes, those with the lower ids get the odd chips. */
  readonly id: number;
  /** Table of the hand, in any numbering. */
  readonly table: number;
  /** Chips at the start of that hand. */
  readonly startingStack: Chips;
}

/** The state of the tournament when players bust. */
export interface FieldBefore {
  /** Players left before the busts. */
  readonly playersLeft: number;
  /** What the places win. */
  readonly prizes: PrizeStructure;
}

/** Players who tie, or one player alone. */
export interface PlaceGroup {
  /** Best place the group takes, from 1. */
  readonly firstPlace: number;
  /** Worst place the group takes; equal to `firstPlace` for a player alone. */
  readonly lastPlace: number;
  /** Place of each player for averages: 5.5 for two who share the 5th and 6th. */
  readonly meanPlace: number;
  /** Ids and prizes in chips, lowest id first; the prizes add up to those of the places. */
  readonly finishers: readonly { readonly id: number; readonly prize: Chips }[];
}

/**
 * Ranks the players who bust in one round (one hand at every table) and shares out their prizes.
 *
 * At one table the larger stack at the start of the hand finishes higher and equal stacks tie
 * (PokerStars). Hands of different tables in a round count as simultaneous, so players who bust at
 * different tables tie whatever their stacks (WSOP rule 126): the best of each table with each
 * other, then the second best of each table, and so on. Those who tie share the prizes of their
 * places equally; odd chips go one each to the lowest ids.
 *
 * @param busts All players who bust in the round, in any order.
 * @param field The field before the round.
 * @returns The groups, best place first.
 * @throws {RangeError} If nobody would be left, somebody busts twice, or a number is no number of
 * chips or players.
 * @throws {TypeError} If the prizes are something else, such as a list.
 *
 * @example Two of six bust with equal stacks
 * ```ts
 * import { PrizeStructure, rankBusts } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * const busts = [
 *   { id: 2, table: 0, startingStack: 800 },
 *   { id: 3, table: 0, startingStack: 800 },
 * ];
 * const prizes = PrizeStructure.custom([100, 80, 60, 50, 41, 20]);
 * const [group] = rankBusts(busts, { playersLeft: 6, prizes });
 * assertEquals(group.meanPlace, 5.5);
 * assertEquals(group.finishers, [{ id: 2, prize: 31 }, { id: 3, prize: 30 }]);
 * ```
 */
export function rankBusts(busts: readonly Bust[], field: FieldBefore): PlaceGroup[] {
  const { playersLeft, prizes } = field;
  if (!Number.isSafeInteger(playersLeft)) {
    throw new RangeError(
      `Cannot bust ${busts.length} of ${playersLeft} players: wanted a whole number`,
    );
  }
  if (busts.length >= playersLeft) {
    throw new RangeError(`Cannot bust ${busts.length} of ${playersLeft} players: one must be left`);
  }
  return groupPlaces(busts, playersLeft - busts.length + 1, prizes);
}

/**
 * Ranks the players who still have chips when a tournament is stopped, or the winner alone. More
 * chips finish higher wherever they are; equal stacks share their places and prizes as those of
 * {@link rankBusts} do.
 *
 * @param stacks Who is left, in any order, and the chips of each.
 * @param prizes What the places win.
 * @returns The groups, best place first.
 * @throws {RangeError} If a stack is no number of chips, or somebody has two.
 * @throws {TypeError} If the prizes are something else, such as a list.
 */
export function rankByChips(
  stacks: readonly { readonly id: number; readonly chips: Chips }[],
  prizes: PrizeStructure,
): PlaceGroup[] {
  const players = stacks.map(({ id, chips }) => ({ id, table: 0, startingStack: chips }));
  return groupPlaces(players, 1, prizes);
}

/** Groups players, the best of whom takes `bestPlace`. */
function groupPlaces(
  players: readonly Bust[],
  bestPlace: number,
  prizes: PrizeStructure,
): PlaceGroup[] {
  checkPrizeStructure(prizes);
  const ids = new Set<number>();
  for (const { id, startingStack } of players) {
    checkChips("a stack", startingStack);
    if (ids.has(id)) throw new RangeError(`Cannot rank player ${id} twice`);
    ids.add(id);
  }
  const tiers: Bust[][] = [];
  for (const player of players) (tiers[betterAtTable(player, players)] ??= []).push(player);
  const groups: PlaceGroup[] = [];
  let firstPlace = bestPlace;
  for (const tied of tiers) {
    if (tied === undefined) continue; // nobody is third where two are second
    tied.sort((a, b) => a.id - b.id);
    const lastPlace = firstPlace + tied.length - 1;
    const shares = sharePrizes(prizes, firstPlace, lastPlace);
    groups.push({
      firstPlace,
      lastPlace,
      meanPlace: (firstPlace + lastPlace) / 2,
      finishers: tied.map(({ id }, index) => ({ id, prize: shares[index] })),
    });
    firstPlace = lastPlace + 1;
  }
  return groups;
}

/** Players of the same table who bust with a larger stack. */
function betterAtTable({ table, startingStack }: Bust, busts: readonly Bust[]): number {
  return busts.filter((other) => other.table === table && other.startingStack > startingStack)
    .length;
}

/** The prizes of a range of places, split as equally as whole chips allow, larger parts first. */
function sharePrizes(prizes: PrizeStructure, firstPlace: number, lastPlace: number): Chips[] {
  const count = lastPlace - firstPlace + 1;
  let sum = 0;
  for (let place = firstPlace; place <= lastPlace; place++) sum += prizes.prizeFor(place);
  const odd = sum % count;
  const each = (sum - odd) / count;
  return Array.from({ length: count }, (_, index) => index < odd ? each + 1 : each);
}
