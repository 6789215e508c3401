/**
 * The cards of one hand: a partial shuffle that always costs the same number of draws.
 *
 * @module
 */
import { drawBelow, type Prng } from "../random/mod.ts";
import { type Card, DECK_SIZE } from "./card.ts";

// Four cards a number, as copying a fresh deck is a good part of the time a deal takes.
const FRESH_DECK = new Uint32Array(
  Uint8Array.from({ length: DECK_SIZE }, (_, card) => card).buffer,
);

/**
 * Deals hand after hand from one stream. The board always takes the first five places of the
 * shuffled deck and the seat `k` places left of the button takes the next two, `5 + 2 * (k - 1)`
 * on, so the same hand number has the same cards whoever sits, folds or has gone. Cards are not
 * burnt. A hand always costs `5 + 2 * seats` draws.
 */
export class Dealer {
  /** Chairs at the table, empty ones included. */
  declare readonly seats: number;
  declare private prng: Prng;
  private readonly deck: Uint8Array = new Uint8Array(DECK_SIZE);
  private readonly deckWords: Uint32Array = new Uint32Array(this.deck.buffer);
  declare private readonly count: number;

  /**
   * Waits for the first {@link shuffle}.
   *
   * @param prng The table's stream of cards; nobody else may draw from it.
   * @param seats Chairs at the table, empty ones included.
   */
  constructor(prng: Prng, seats: number) {
    this.prng = prng;
    this.seats = seats;
    this.count = 5 + 2 * seats;
  }

  /** Deals from another stream from the next {@link shuffle} on. */
  dealFrom(prng: Prng): void {
    this.prng = prng;
  }

  /** The card at a place of the shuffled deck; places past the hand's cards are not shuffled. */
  cardAt(place: number): Card {
    return this.deck[place] as Card;
  }

  /** Shuffles the cards of the next hand. */
  shuffle(): void {
    const { deck, deckWords, count, prng } = this;
    for (let word = 0; word < 13; word++) deckWords[word] = FRESH_DECK[word];
    for (let place = 0; place < count; place++) {
      const other = place + drawBelow(prng, DECK_SIZE - place);
      const card = deck[other];
      deck[other] = deck[place];
      deck[place] = card;
    }
  }

  /** Passes over hands, so that the next {@link shuffle} gives the hand after them. */
  skip(hands: number): void {
    for (let draws = hands * this.count; draws > 0; draws--) this.prng.int32();
  }

  /** The board card at a place from 0 to 4. */
  boardCard(place: number): Card {
    return this.deck[place] as Card;
  }

  /**
   * A hole card of a seat.
   *
   * @param fromButton Places left of the button: 1 is the first seat to its left, and the button
   * itself is as many places away as there are seats.
   * @param which 0 for the first card, 1 for the second.
   */
  holeCard(fromButton: number, which: 0 | 1): Card {
    return this.deck[3 + 2 * fromButton + which] as Card;
  }
}
