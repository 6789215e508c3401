/**
 * Antes and blinds of a PHH hand, which the format lists by player and without names.
 *
 * @module
 */
import type { Chips } from "../../types.ts";
import type { BlindType } from "../record.ts";

/** A blind to be posted. */
export interface ForcedBlind {
  readonly player: number;
  readonly type: BlindType;
  /** Chips, if the player has them. */
  readonly amount: Chips;
}

/** What has to be put in before the first action. Players are counted from 0. */
export interface ForcedBets {
  /** Ante of each player. */
  readonly antes: readonly Chips[];
  /** Antes, or dead posts such as the ante that the big blind pays for all. */
  readonly anteType: BlindType;
  /** Whether who cannot pay his ante in full can win no more than that of each other ante. */
  readonly antesAreLayered: boolean;
  /** Blinds in the order in which they are posted. */
  readonly blinds: readonly ForcedBlind[];
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** Player whose left neighbour acts first. */
  readonly lastBlind: number;
  /** Total to be matched before the flop. */
  readonly price: Chips;
}

/** The lists of the format, with one amount for each player. */
export interface ForcedBetLists {
  readonly antes: readonly Chips[];
  /** Blinds and straddles; below 0 for what a newcomer posts, who does not move the first action. */
  readonly blinds: readonly Chips[];
  /** The format's `ante_trimming_status`. */
  readonly antesAreTrimmed: boolean;
  /** Smallest bet, which stands for a big blind that nobody posts. */
  readonly minBet: Chips;
}

/** Tells who posts what. */
export function forcedBets(lists: ForcedBetLists): ForcedBets {
  const { minBet, antesAreTrimmed: antesAreLayered } = lists;
  const antes = byPlayer(lists.antes);
  const amounts = byPlayer(lists.blinds);
  const order = postingOrder(amounts.length);
  const [first, second] = order;
  // A big blind without a small one is the first player's who posts anything.
  const big = amounts[second] > 0 ? second : order.find((player) => amounts[player] > 0) ?? -1;
  const small = big === second && amounts[first] > 0 ? first : -1;
  const bigBlind = big < 0 ? minBet : amounts[big];
  const blinds: ForcedBlind[] = [];
  let lastBlind = amounts.length - 1;
  let price = 0;
  for (const player of order) {
    const amount = amounts[player];
    if (amount > 0) {
      const type = player === small ? "smallBlind" : player === big ? "bigBlind" : "straddle";
      blinds.push({ player, type, amount });
    }
  }
  for (let player = 0; player < amounts.length; player++) {
    const amount = amounts[player];
    if (amount > 0 && amount >= price) [lastBlind, price] = [player, amount];
    if (amount >= 0) continue;
    const live = Math.min(-amount, bigBlind);
    blinds.push({ player, type: "bigBlind", amount: live });
    if (live < -amount) blinds.push({ player, type: "deadPost", amount: -amount - live });
  }
  return {
    antes,
    anteType: antesAreLayered || antes.every((ante) => ante === antes[0]) ? "ante" : "deadPost",
    antesAreLayered,
    blinds,
    smallBlind: small < 0 ? 0 : amounts[small],
    bigBlind,
    lastBlind,
    price: Math.max(price, blinds.length > 0 ? bigBlind : 0),
  };
}

/** Heads-up the format lists the button's amount first, though the button is the last player. */
export function byPlayer(list: readonly Chips[]): readonly Chips[] {
  return list.length === 2 ? [list[1], list[0]] : list;
}

/** Players in the order small blind, big blind, others: heads-up the button posts the small one. */
export function postingOrder(players: number): number[] {
  const order = Array.from({ length: players }, (_, player) => player);
  return players === 2 ? order.reverse() : order;
}
