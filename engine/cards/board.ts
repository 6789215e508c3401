/**
 * The community cards.
 *
 * @module
 */
import { type Card, checkCard, formatCard, formatCards, parseCards } from "./card.ts";

/** None, three, four or five community cards. Prints itself as `2c5d9s`. */
export class Board {
  /**
   * Lays cards out.
   *
   * @param cards The cards in the order in which they came; kept, not copied.
   * @param fromDeck Whether they come from a deck: they are not checked then, which takes time where
   * a board is made for every hand.
   * @throws {RangeError} If there are more than five, one is no card, or one is there twice.
   */
  constructor(readonly cards: readonly Card[], fromDeck = false) {
    if (cards.length > 5) throw new RangeError(`Cannot put ${cards.length} cards on a board`);
    if (!fromDeck) checkCards(cards);
  }

  /** A board without cards. */
  static readonly EMPTY: Board = Object.freeze(new Board(Object.freeze([])));

  /**
   * Reads a board such as `2c5d9s` or `2c 5d 9s Jc`.
   *
   * @throws {SyntaxError} If the text holds something else than up to five different cards.
   */
  static parse(text: string): Board {
    const cards = parseCards(text);
    if (cards.length > 5) {
      throw new SyntaxError(`Cannot read a board: wanted at most five cards, found "${text}"`);
    }
    return new Board(cards);
  }

  /** How many cards lie on the board. */
  get length(): number {
    return this.cards.length;
  }

  /** The first three cards, or none. */
  get flop(): readonly Card[] {
    return this.cards.length >= 3 ? this.cards.slice(0, 3) : [];
  }

  /** The fourth card, if it is there. */
  get turn(): Card | undefined {
    return this.cards[3];
  }

  /** The fifth card, if it is there. */
  get river(): Card | undefined {
    return this.cards[4];
  }

  /** The cards without blanks, such as `2c5d9s`. */
  toString(): string {
    return formatCards(this.cards, "");
  }

  /** The same text in JSON. */
  toJSON(): string {
    return this.toString();
  }
}

function checkCards(cards: readonly Card[]): void {
  cards.forEach((card, place) => {
    checkCard(card);
    if (cards.indexOf(card) === place) return;
    throw new RangeError(`Cannot put ${formatCard(card)} on a board twice`);
  });
}
