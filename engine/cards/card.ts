/**
 * Cards as small whole numbers, and their two-character text.
 *
 * @module
 */
import type { Brand } from "../types.ts";

/** A card: `4 * rank + suit`, from 0 (`2c`) to 51 (`As`). */
export type Card = Brand<number, "Card">;

/** Rank characters from deuce (index 0) to ace (index 12). */
export const RANKS = "23456789TJQKA";

/** Suit characters: clubs, diamonds, hearts, spades (index 0 to 3). */
export const SUITS = "cdhs";

/** Number of cards in a deck. */
export const DECK_SIZE = 52;

const TEXTS: readonly string[] = Array.from(
  { length: DECK_SIZE },
  (_, card) => RANKS[card >> 2] + SUITS[card & 3],
);

/** Rank of a card, from 0 (deuce) to 12 (ace). */
export function rankOf(card: Card): number {
  return card >> 2;
}

/** Suit of a card, an index into {@link SUITS}. */
export function suitOf(card: Card): number {
  return card & 3;
}

/**
 * The card of a rank (0 to 12) and a suit (0 to 3).
 *
 * @throws {RangeError} If there is no such rank or suit.
 */
export function cardOf(rank: number, suit: number): Card {
  if (RANKS[rank] === undefined) {
    throw new RangeError(`Cannot use ${rank} as a rank: wanted 0 to 12`);
  }
  if (SUITS[suit] === undefined) {
    throw new RangeError(`Cannot use ${suit} as a suit: wanted 0 to 3`);
  }
  return (4 * rank + suit) as Card;
}

/**
 * Refuses what is no card, as cells of notebooks are not type-checked.
 *
 * @throws {RangeError} If it is none.
 */
export function checkCard(card: number): void {
  if (TEXTS[card] !== undefined) return;
  throw new RangeError(`Cannot use ${card} as a card: wanted a whole number from 0 to 51`);
}

/**
 * A card as text, such as `As` or `Td`.
 *
 * @throws {RangeError} If it is no card.
 */
export function formatCard(card: Card): string {
  checkCard(card);
  return TEXTS[card];
}

/**
 * Cards as text with `separator` between them, such as `As Kd`.
 *
 * @throws {RangeError} If one is no card.
 */
export function formatCards(cards: ArrayLike<number>, separator = " "): string {
  let text = "";
  for (let i = 0; i < cards.length; i++) {
    text += (i === 0 ? "" : separator) + formatCard(cards[i] as Card);
  }
  return text;
}

/**
 * Reads one card, such as `As`, `10h` or `td`; case does not matter.
 *
 * @throws {SyntaxError} If the text is no card.
 * @throws {TypeError} If it is no text.
 */
export function parseCard(text: string): Card {
  checkText(text);
  const card = cardAt(text.startsWith("10") ? "T" + text.slice(2) : text);
  if (card === undefined) {
    throw new SyntaxError(
      `Cannot read a card: wanted a rank of ${RANKS} and a suit of ${SUITS}, found "${text}"`,
    );
  }
  return card;
}

/**
 * Reads cards written one after another, with or without blanks or commas: `AhKd`, `Ah Kd, 10c`.
 *
 * @throws {SyntaxError} If a part is no card, or a card appears twice.
 * @throws {TypeError} If it is no text.
 *
 * @example
 * ```ts
 * import { formatCards, parseCards } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(formatCards(parseCards("Ah Kd10c")), "Ah Kd Tc");
 * ```
 */
export function parseCards(text: string): Card[] {
  checkText(text);
  const rest = text.replace(/[\s,]+/g, "");
  const cards: Card[] = [];
  for (let at = 0; at < rest.length;) {
    const length = rest.startsWith("10", at) ? 3 : 2;
    const card = parseCard(rest.slice(at, at + length));
    if (cards.includes(card)) {
      throw new SyntaxError(
        `Cannot use a card twice: found ${formatCard(card)} again in "${text}"`,
      );
    }
    cards.push(card);
    at += length;
  }
  return cards;
}

/** Refuses what is no text, such as cards that have been read already. */
function checkText(text: string): void {
  if (typeof text === "string") return;
  throw new TypeError(`Cannot read cards from ${text}: wanted text such as "AhKd"`);
}

function cardAt(text: string): Card | undefined {
  if (text.length !== 2) return undefined;
  const rank = RANKS.indexOf(text[0].toUpperCase());
  const suit = SUITS.indexOf(text[1].toLowerCase());
  return rank < 0 || suit < 0 ? undefined : cardOf(rank, suit);
}
