/**
 * Writes ranges in few words.
 *
 * @module
 */
import { RANKS } from "../cards/mod.ts";
import {
  HOLDING_COUNT,
  holdingsOfStartingHand,
  holeCardsOf,
  STARTING_HAND_OF,
} from "./_range_holdings.ts";
import { GRID_SIZE, STARTING_HANDS } from "./starting_hands.ts";

/** A run of starting hands that one item names. */
interface Run {
  readonly text: string;
  readonly startingHands: readonly number[];
}

/**
 * Writes weights as text that gives every live holding its weight again when it is read.
 *
 * @param weights By holding.
 * @param isLive Whether a holding matters.
 */
export function formatRange(weights: Float64Array, isLive: (holding: number) => boolean): string {
  const live = STARTING_HANDS.map((_, hand) => holdingsOfStartingHand(hand).filter(isLive));
  const usual = live.map((holdings) => usualWeight(holdings.map((holding) => weights[holding])));
  const items = [...new Set(usual)].filter((weight) => weight > 0).sort((a, b) => b - a)
    .flatMap((weight) => {
      const wanted = usual.map((other, hand) => other === weight && live[hand].length > 0);
      const allowed = usual.map((other, hand) => other === weight || live[hand].length === 0);
      return fewestRuns(wanted, allowed).map(({ text }) => text + suffixOf(weight));
    });
  for (let holding = HOLDING_COUNT - 1; holding >= 0; holding--) {
    const weight = weights[holding];
    if (!isLive(holding) || weight === usual[STARTING_HAND_OF[holding]]) continue;
    items.push(holeCardsOf(holding).toString() + suffixOf(weight));
  }
  return items.length === 0 ? "0%" : items.join(",");
}

/** The weight for a whole starting hand that leaves the fewest items to be written. */
function usualWeight(weights: readonly number[]): number {
  let usual = 0;
  let fewest = Infinity;
  for (const weight of new Set([0, ...weights])) {
    const others = weights.filter((other) => other !== weight).length;
    const items = others + (weight === 0 ? 0 : 1);
    if (items < fewest || items === fewest && weight > usual) {
      usual = weight;
      fewest = items;
    }
  }
  return usual;
}

/** Covers the wanted starting hands by runs of allowed ones, the longest first. */
function fewestRuns(wanted: readonly boolean[], allowed: readonly boolean[]): Run[] {
  if (allowed.every((isAllowed) => isAllowed)) return [{ text: "random", startingHands: [] }];
  const candidates = allRuns(allowed);
  const left = new Set(wanted.flatMap((isWanted, hand) => isWanted ? [hand] : []));
  const chosen: Run[] = [];
  while (left.size > 0) {
    let best: Run | undefined;
    let most = 0;
    for (const run of candidates) {
      const gain = run.startingHands.filter((hand) => left.has(hand)).length;
      if (gain > most) {
        best = run;
        most = gain;
      }
    }
    chosen.push(best!); // a run of one starting hand is always there
    for (const hand of best!.startingHands) left.delete(hand);
  }
  return chosen.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Pairs first, then hands that are suited or either, then those that are offsuit only. */
function placeOf({ startingHands: [first] }: Run): number {
  const [row, column] = [Math.floor(first / GRID_SIZE), first % GRID_SIZE];
  const kind = row === column ? 0 : row < column ? 1 : 2;
  const [high, low] = row < column ? [row, column] : [column, row];
  return (kind * GRID_SIZE + high) * GRID_SIZE + low;
}

/**
 * All longest runs of allowed starting hands, in the order of preference. Runs such as `87s-54s`
 * are for hands that stand alone among those of their first rank: else `K7s+,Q8s+` reads better.
 */
function allRuns(allowed: readonly boolean[]): Run[] {
  const pairs = diagonal(0).map(([high]): HandName => [high, high, ""]);
  const highs = Array.from({ length: GRID_SIZE - 1 }, (_, high) => high);
  const kickers = highs.map((high) =>
    Array.from({ length: GRID_SIZE - 1 - high }, (_, i): Ranks => [high, high + 1 + i])
  );
  const kickerRuns = kickers.flatMap((ranks) => runsOfRanks(ranks, allowed, true));
  const isAlone = allowed.map(() => false);
  for (const { startingHands } of kickerRuns) {
    if (startingHands.length === 1) isAlone[startingHands[0]] = true;
  }
  return [
    ...splitRuns(pairs, allowed, true),
    ...kickerRuns,
    ...highs.flatMap((high) => runsOfRanks(diagonal(high + 1), isAlone, false)),
  ];
}

/** Runs of suited hands and of offsuit ones, and where both are alike, of both together. */
function runsOfRanks(
  ranks: readonly Ranks[],
  allowed: readonly boolean[],
  hasPlus: boolean,
): Run[] {
  const [either, suited, offsuit] = ["", "s", "o"].map((suits) =>
    splitRuns(ranks.map(([high, low]): HandName => [high, low, suits]), allowed, hasPlus)
  );
  const alike = either.filter(({ startingHands }) => {
    const isPart = (run: Run) => run.startingHands.every((hand) => startingHands.includes(hand));
    return suited.some(isPart) && offsuit.some(isPart);
  });
  return [...alike, ...suited, ...offsuit];
}

/** Places of two ranks in the grid, where aces are 0. */
type Ranks = readonly [high: number, low: number];

/** The same with `s`, `o`, or nothing for either. */
type HandName = readonly [...Ranks, suits: string];

function diagonal(gap: number): Ranks[] {
  return Array.from({ length: GRID_SIZE - gap }, (_, high) => [high, high + gap]);
}

/** The longest runs of allowed hands in a list; a `+` may stand for all up to its first. */
function splitRuns(
  hands: readonly HandName[],
  allowed: readonly boolean[],
  hasPlus: boolean,
): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < hands.length; from++) {
    let end = from;
    while (end < hands.length && startingHandsOf(hands[end]).every((hand) => allowed[hand])) end++;
    if (end === from) continue;
    const first = textOf(hands[from]);
    const last = textOf(hands[end - 1]);
    const text = end - from === 1 ? first : hasPlus && from === 0 ? `${last}+` : `${first}-${last}`;
    runs.push({ text, startingHands: hands.slice(from, end).flatMap(startingHandsOf) });
    from = end;
  }
  return runs;
}

function startingHandsOf([high, low, suits]: HandName): number[] {
  const suited = high * GRID_SIZE + low;
  const offsuit = low * GRID_SIZE + high;
  if (high === low || suits === "s") return [suited];
  return suits === "o" ? [offsuit] : [suited, offsuit];
}

function textOf([high, low, suits]: HandName): string {
  return RANKS[GRID_SIZE - 1 - high] + RANKS[GRID_SIZE - 1 - low] + suits;
}

function suffixOf(weight: number): string {
  return weight === 1 ? "" : `:${weight}`;
}
