/**
 * A player's two cards. There is one object for each ordered pair, made at the first use.
 *
 * @module
 */
import { type Card, checkCard, formatCard, parseCards, rankOf, suitOf } from "./card.ts";

/**
 * Two different cards in the order in which they were dealt. Prints itself as `AsKd`. Frozen, as
 * whoever has the same cards shares the object.
 */
export class HoleCards {
  private constructor(readonly first: Card, readonly second: Card) {}

  /** By first and second card, six bits each. */
  private static readonly all: (HoleCards | undefined)[] = new Array(1 << 12).fill(undefined);

  /**
   * The hole cards of two different cards; the same two in the same order give the same object.
   *
   * @throws {RangeError} If both are the same card, or one is no card.
   */
  static of(first: Card, second: Card): HoleCards {
    // Numbers that are no cards must not lead to those of others. The object that is found is not
    // asked, as fetching it takes longer than all the rest.
    const known = isIndex(first) && isIndex(second)
      ? HoleCards.all[first << 6 | second]
      : undefined;
    return known ?? HoleCards.create(first, second);
  }

  /** Apart from {@link of}, which is small enough to be inlined where bots ask for cards. */
  private static create(first: Card, second: Card): HoleCards {
    checkCard(first);
    checkCard(second);
    if (first === second) throw new RangeError(`Cannot hold ${formatCard(first)} twice`);
    return HoleCards.all[first << 6 | second] = Object.freeze(new HoleCards(first, second));
  }

  /**
   * Reads hole cards such as `AhKd` or `Ah Kd`.
   *
   * @throws {SyntaxError} If the text is not two different cards.
   */
  static parse(text: string): HoleCards {
    const cards = parseCards(text);
    if (cards.length !== 2) {
      throw new SyntaxError(`Cannot read hole cards: wanted two cards, found "${text}"`);
    }
    return HoleCards.of(cards[0], cards[1]);
  }

  /** Whether both have the same rank. */
  get isPair(): boolean {
    return rankOf(this.first) === rankOf(this.second);
  }

  /** Whether both have the same suit. */
  get isSuited(): boolean {
    return suitOf(this.first) === suitOf(this.second);
  }

  /** The cards without a blank, such as `AsKd`. */
  toString(): string {
    return formatCard(this.first) + formatCard(this.second);
  }

  /** The same text in JSON. */
  toJSON(): string {
    return this.toString();
  }
}

/** Whether a number is one of six bits, as all cards are. */
function isIndex(card: number): boolean {
  return card >>> 6 === 0 && card === (card | 0);
}
