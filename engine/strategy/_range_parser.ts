/**
 * Reads ranges from text.
 *
 * @module
 */
import { parseCard, RANKS } from "../cards/mod.ts";
import {
  HOLDING_COUNT,
  holdingOf,
  holdingsOfStartingHand,
  strongestHoldings,
} from "./_range_holdings.ts";
import { GRID_SIZE } from "./starting_hands.ts";

/** Starting hands as an item names them: a pair, or two ranks of one suit, of two, or either. */
interface HandName {
  readonly high: number;
  readonly low: number;
  readonly suits: "" | "s" | "o";
}

const HAND = `([${RANKS}])([${RANKS}])([so]?)`;
const HANDS = new RegExp(`^${HAND}(\\+?)$`, "i");
const RUN = new RegExp(`^${HAND}-${HAND}$`, "i");
const EXACT = new RegExp(`^([${RANKS}][cdhs])([${RANKS}][cdhs])$`, "i");
const PERCENT = /^(\d+(?:\.\d+)?)%$/;
const WEIGHT = /^([^:@]*)([:@])(\d+(?:\.\d+)?(?:e-\d+)?)$/;

/**
 * The weights of all holdings that a text gives them; of two items the later one counts.
 *
 * @throws {SyntaxError} If an item of the text cannot be understood; the error names it.
 * @throws {TypeError} If it is no text.
 */
export function parseRange(text: string): Float64Array {
  if (typeof text !== "string") {
    throw new TypeError(`Cannot read a range from ${text}: wanted text such as "77+, AKs"`);
  }
  const items = text.split(/[\s,;]+/).filter((item) => item !== "");
  if (items.length === 0) throw new SyntaxError("Cannot read a range: found no hands");
  const weights = new Float64Array(HOLDING_COUNT);
  for (const item of items) {
    const [hands, weight] = splitWeight(item);
    for (const holding of holdingsOfItem(hands, item)) weights[holding] = weight;
  }
  return weights;
}

function splitWeight(item: string): [hands: string, weight: number] {
  if (!/[:@]/.test(item)) return [item, 1];
  const [, hands, sign, digits] = WEIGHT.exec(item) ?? [];
  const weight = Number(digits) / (sign === "@" ? 100 : 1);
  if (!(weight <= 1)) refuse(item, "a weight from :0 to :1 or from @0 to @100");
  return [hands, weight];
}

function holdingsOfItem(hands: string, item: string): readonly number[] {
  if (/^random$/i.test(hands)) return Array.from({ length: HOLDING_COUNT }, (_, i) => i);
  const percent = PERCENT.exec(hands);
  if (percent) {
    if (!(Number(percent[1]) <= 100)) refuse(item, "from 0% to 100%");
    return strongestHoldings(Number(percent[1]));
  }
  const exact = EXACT.exec(hands);
  if (exact) {
    const [first, second] = [parseCard(exact[1]), parseCard(exact[2])];
    if (first === second) refuse(item, "two different cards");
    return [holdingOf(first, second)];
  }
  return namesOfItem(hands, item).flatMap(holdingsOfName);
}

function namesOfItem(hands: string, item: string): HandName[] {
  const single = HANDS.exec(hands);
  if (single) {
    const name = nameOf(single.slice(1, 4), item);
    return single[4] === "" ? [name] : namesFrom(name);
  }
  const run = RUN.exec(hands);
  if (run) return namesBetween(nameOf(run.slice(1, 4), item), nameOf(run.slice(4, 7), item), item);
  return refuse(item, "hands such as QQ, AKs, 77+, A5s-A2s, AhKh or 20%");
}

function nameOf([first, second, suits]: readonly string[], item: string): HandName {
  const ranks = [RANKS.indexOf(first.toUpperCase()), RANKS.indexOf(second.toUpperCase())];
  const name = {
    high: Math.max(...ranks),
    low: Math.min(...ranks),
    suits: suits.toLowerCase() as HandName["suits"],
  };
  if (isPair(name) && suits !== "") refuse(item, "a pair without s or o");
  return name;
}

/** What `+` stands for: higher pairs, or higher kickers. */
function namesFrom({ high, low, suits }: HandName): HandName[] {
  return high === low
    ? ranksBetween(low, GRID_SIZE - 1).map((rank) => ({ high: rank, low: rank, suits }))
    : ranksBetween(low, high - 1).map((kicker) => ({ high, low: kicker, suits }));
}

/** What `-` stands for: pairs, kickers of one rank, or ranks that keep their distance. */
function namesBetween(one: HandName, other: HandName, item: string): HandName[] {
  const gap = one.high - one.low;
  const isSteady = gap === other.high - other.low; // a pair is a gap of 0
  if (one.suits !== other.suits || isPair(one) !== isPair(other)) {
    refuse(item, "two hands of one kind around -");
  }
  if (!isSteady && one.high !== other.high) {
    refuse(item, "the same first rank, or the same distance of ranks, on both sides of -");
  }
  return ranksBetween(one.low, other.low).map((low) => ({
    high: isSteady ? low + gap : one.high,
    low,
    suits: one.suits,
  }));
}

function holdingsOfName({ high, low, suits }: HandName): readonly number[] {
  const [row, column] = [GRID_SIZE - 1 - high, GRID_SIZE - 1 - low];
  const suited = holdingsOfStartingHand(row * GRID_SIZE + column);
  if (high === low || suits === "s") return suited;
  const offsuit = holdingsOfStartingHand(column * GRID_SIZE + row);
  return suits === "o" ? offsuit : [...suited, ...offsuit];
}

function isPair({ high, low }: HandName): boolean {
  return high === low;
}

function ranksBetween(one: number, other: number): number[] {
  const least = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, i) => least + i);
}

function refuse(item: string, wanted: string): never {
  throw new SyntaxError(`Cannot read a range: wanted ${wanted}, found "${item}"`);
}
