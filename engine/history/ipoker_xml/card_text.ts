/**
 * Cards as iPoker writes them, suit first: `S10 HA`.
 *
 * @module
 */
import { type Card, cardOf, rankOf, RANKS, suitOf, SUITS } from "../../cards/mod.ts";

/** What a list of cards says. */
export interface CardList {
  /** The cards that are known. */
  readonly cards: readonly Card[];
  /** How many cards there are, `X` for an unknown one included. */
  readonly count: number;
}

const NONE: CardList = { cards: [], count: 0 };
const TWO_UNKNOWN: CardList = { cards: [], count: 2 };

/** By text such as `s10`. */
const CARDS = new Map<string, Card>();
for (let suit = 0; suit < SUITS.length; suit++) {
  for (let rank = 0; rank < RANKS.length; rank++) {
    CARDS.set(SUITS[suit] + RANKS[rank].toLowerCase(), cardOf(rank, suit));
  }
  CARDS.set(SUITS[suit] + "10", cardOf(RANKS.indexOf("T"), suit));
}

/** Reads cards with blanks between them in upper or lower case, or gives null if they are none. */
export function parseCardList(text: string): CardList | null {
  if (text === "X X") return TWO_UNKNOWN; // by far the most frequent
  const words = text.trim().split(/\s+/);
  if (words[0] === "") return NONE;
  const cards: Card[] = [];
  for (const word of words) {
    if (word === "X" || word === "x") continue;
    const card = CARDS.get(word.toLowerCase());
    if (card === undefined) return null;
    cards.push(card);
  }
  return { cards, count: words.length };
}

/** Cards such as `S10 HA`. */
export function formatCardList(cards: readonly Card[]): string {
  return cards.map((card) => {
    const rank = RANKS[rankOf(card)];
    return SUITS[suitOf(card)].toUpperCase() + (rank === "T" ? "10" : rank);
  }).join(" ");
}
