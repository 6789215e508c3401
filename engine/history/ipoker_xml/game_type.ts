/**
 * The game an iPoker table plays, such as `Holdem NL €0.05/€0.10`.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import { CURRENCIES, parseMoney } from "./money_text.ts";

/** What the text says. */
export interface GameType {
  /** The game's name and limit without stakes, such as `Omaha PL`. */
  readonly name: string;
  /** Whether the game is hold'em with a full deck. */
  readonly isHoldem: boolean;
  /** The limit, where the text names it. */
  readonly limit?: BetLimitType;
  /** Blinds in hundredths, where the text names them. */
  readonly blinds?: { readonly small: number; readonly big: number };
  /** ISO code of the currency whose sign the stakes have. */
  readonly currency?: string;
}

/** Words for the limits in the languages of the clients. */
const LIMITS: ReadonlyMap<string, BetLimitType> = new Map([
  ["nl", "no_limit"],
  ["sl", "no_limit"],
  ["бл", "no_limit"],
  ["lz", "no_limit"],
  ["no", "no_limit"],
  ["pl", "pot_limit"],
  ["lp", "pot_limit"],
  ["pot", "pot_limit"],
  ["l", "fixed_limit"],
  ["fl", "fixed_limit"],
  ["lh", "fixed_limit"], // limit hold'em in one word
  ["limit", "fixed_limit"],
]);

/** Marks hold'em without the cards below the six. */
const SHORT_DECK = "6+";

const HOLDEM_NAMES = ["holdem", "hold'em", "texas holdem", "texas hold'em", "lh"];

/** Reads the text of a game type; every text is one, if of an unknown game. */
export function parseGameType(text: string): GameType {
  const { words, stakes } = splitStakes(text);
  const lower = words.map((word) => word.toLowerCase());
  const at = lower.findIndex((word) => LIMITS.has(word));
  const limit = at < 0 ? undefined : LIMITS.get(lower[at]);
  const isOneWord = lower[at] === "lh";
  const game = (at < 0 ? lower : lower.slice(0, isOneWord ? at + 1 : at)).join(" ");
  const currency = [...CURRENCIES].find(([sign]) => text.includes(sign))?.[1];
  return {
    name: words.join(" "),
    isHoldem: HOLDEM_NAMES.includes(game),
    ...(limit !== undefined && { limit }),
    ...(stakes !== null && { blinds: limit === "fixed_limit" ? blindsOfLimit(stakes) : stakes }),
    ...(currency !== undefined && { currency }),
  };
}

/** Fixed-limit games name their bets, of which the smaller one is the big blind. */
function blindsOfLimit(bets: { small: number }): { small: number; big: number } {
  return { small: Math.floor(bets.small / 2), big: bets.small };
}

/** The stakes around the last slash, and the words before them. */
function splitStakes(
  text: string,
): { words: string[]; stakes: { small: number; big: number } | null } {
  const slash = text.lastIndexOf("/");
  let end = slash;
  while (end > 0 && !isDigit(text[end - 1])) end--;
  let start = end;
  while (start > 0 && (isDigit(text[start - 1]) || " \u00a0.,".includes(text[start - 1]))) start--;
  while (start < end && !isDigit(text[start])) start++;
  const small = parseMoney(text.slice(start, end));
  const big = parseMoney(text.slice(slash + 1));
  if (small === null || big === null) return { words: wordsOf(text), stakes: null };
  while (start > 0 && text[start - 1] !== " ") start--; // the sign or word before the amount
  return { words: wordsOf(text.slice(0, start)), stakes: { small, big } };
}

function wordsOf(text: string): string[] {
  const isWord = (word: string) => /\p{L}/u.test(word) && !/\d/.test(word);
  return text.split(/\s+/).filter((word) => isWord(word) || word === SHORT_DECK);
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9";
}
