/**
 * Main pot and side pots of a hand from what each player put in.
 *
 * @module
 */
import type { Chips } from "../../types.ts";
import { playerMoney } from "../player_money.ts";
import type { HandHistoryRecord } from "../record.ts";

/**
 * Sizes of the pots before rake, main pot first. A pot ends where a player who is still in the hand
 * has no more in it; folded chips go into every pot they reach, dead posts into the main pot. Who
 * sits out is folded even if a blind took his last chip, and a pot ends with his chips all the same.
 */
export function potLayers(record: HandHistoryRecord): Chips[] {
  const folded = new Set<string>();
  for (const street of record.streetActions) {
    for (const { type, playerName } of street) if (type === "fold") folded.add(playerName);
  }
  const dead = new Map<string, Chips>();
  for (const { playerName, blindType, amount } of record.blindPostings) {
    if (blindType === "deadPost") dead.set(playerName, (dead.get(playerName) ?? 0) + amount);
  }
  const bets = playerMoney(record).map(({ name, put }, at) => ({
    name,
    chips: put - (dead.get(name) ?? 0),
    isAllIn: put === record.players[at].stack,
  }));
  const live = bets.filter(({ name, chips, isAllIn }) =>
    (!folded.has(name) || isAllIn) && chips > 0
  );
  const levels = [...new Set(live.map(({ chips }) => chips))].sort((a, b) => a - b);
  const layers: Chips[] = [];
  let low = 0;
  for (const high of levels) {
    const top = high === levels[levels.length - 1] ? Infinity : high;
    let amount = 0;
    for (const { chips } of bets) amount += Math.max(0, Math.min(chips, top) - low);
    layers.push(amount);
    low = high;
  }
  if (layers.length > 0) layers[0] += dead.values().reduce((sum, chips) => sum + chips, 0);
  return layers;
}
