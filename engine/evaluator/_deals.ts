/**
 * Equity by going through deals: all of them, or a random sample.
 *
 * @module
 */
import type { Card } from "../cards/card.ts";
import { drawBelow, type Prng } from "../random/mod.ts";
import { createTally, type Spot, winnersAmong, type WinnerTally } from "./_spot.ts";
import { type BoardKey, boardKey, evaluate7, evaluateWithBoard, winnersOfTwo } from "./evaluate.ts";

/** How many deals complete a spot: boards times hands of the players whose cards are unknown. */
export function countDeals({ hands, board, deck }: Spot): number {
  let left = deck.length;
  let deals = 1;
  for (let missing = 5 - board.length; missing > 0; missing--) deals *= left-- / missing;
  for (const hand of hands) {
    if (hand === null) deals *= left-- * left-- / 2;
  }
  return Math.round(deals);
}

/** Counts the winners of every deal that completes a spot. */
export function tallyAllDeals({ hands, board, deck }: Spot): WinnerTally {
  const tally = createTally(hands.length);
  const values = new Int32Array(hands.length);
  const unknown = hands.flatMap((hand, player) => hand === null ? [player] : []);
  const dealt = new Uint8Array(deck.length);
  const cards = [...board];
  dealBoard(0);
  return tally;

  function dealBoard(from: number): void {
    if (cards.length === 3 && unknown.length === 0) {
      tallyTurnsAndRivers(hands.map((hand) => boardKey([...cards, ...hand!])), deck, from, tally);
      return;
    }
    if (cards.length === 5) {
      const key = boardKey(cards);
      for (let player = 0; player < hands.length; player++) {
        const hand = hands[player];
        if (hand !== null) values[player] = evaluateWithBoard(key, hand[0], hand[1]);
      }
      dealHands(key, 0);
      return;
    }
    for (let i = from; i < deck.length; i++) {
      dealt[i] = 1;
      cards.push(deck[i]);
      dealBoard(i + 1);
      cards.pop();
      dealt[i] = 0;
    }
  }

  function dealHands(key: BoardKey, place: number): void {
    if (place === unknown.length) {
      tally[winnersAmong(values)]++;
      return;
    }
    for (let i = 0; i < deck.length; i++) {
      if (dealt[i] === 1) continue;
      dealt[i] = 1;
      for (let j = i + 1; j < deck.length; j++) {
        if (dealt[j] === 1) continue;
        dealt[j] = 1;
        values[unknown[place]] = evaluateWithBoard(key, deck[i], deck[j]);
        dealHands(key, place + 1);
        dealt[j] = 0;
      }
      dealt[i] = 0;
    }
  }
}

/**
 * The innermost loops where all hands are known: what two more cards are added to is a hand and the
 * three board cards before.
 */
function tallyTurnsAndRivers(
  handsOnFlop: readonly BoardKey[],
  deck: readonly Card[],
  from: number,
  tally: WinnerTally,
): void {
  for (let i = from; i < deck.length; i++) {
    for (let j = i + 1; j < deck.length; j++) {
      let best = -1;
      let winners = 0;
      for (let player = 0; player < handsOnFlop.length; player++) {
        const value = evaluateWithBoard(handsOnFlop[player], deck[i], deck[j]);
        if (value > best) {
          best = value;
          winners = 1 << player;
        } else if (value === best) {
          winners |= 1 << player;
        }
      }
      tally[winners]++;
    }
  }
}

/** Deals per call of the inner loop, so that it is called often and V8 compiles it as a whole. */
const BATCH = 1_000;

/** Counts the winners of `samples` random deals that complete a spot. */
export function tallyRandomDeals(spot: Spot, samples: number, prng: Prng): WinnerTally {
  const tally = createTally(spot.hands.length);
  const sampler = new Sampler(spot, prng);
  for (let left = samples; left > 0; left -= BATCH) sampler.run(Math.min(left, BATCH), tally);
  return tally;
}

/**
 * Deals at random. A card that comes twice is drawn again: that is rare, and faster than a shuffle,
 * whose swaps in memory wait for each other.
 */
class Sampler {
  /** The board, then the unknown hands, then the known hands. */
  private readonly cards: Uint8Array;
  /** Where each player's first card is; the second is next to it. */
  private readonly places: Int32Array;
  private readonly deck: Uint8Array;
  /** How many of `cards` stay from deal to deal in front, and where the known hands start. */
  private readonly lying: number;
  private readonly end: number;
  /** The last deal that drew a card, by card; 256 long so that any byte is an index. */
  private readonly lastDeals: Int32Array = new Int32Array(256);
  private deals = 0;

  constructor({ hands, board, deck }: Spot, private readonly prng: Prng) {
    const known = hands.filter((hand) => hand !== null);
    let unknownPlace = 5;
    let knownPlace = 5 + 2 * (hands.length - known.length);
    this.lying = board.length;
    this.end = knownPlace;
    this.deck = Uint8Array.from(deck);
    this.cards = new Uint8Array(this.end + 2 * known.length);
    this.cards.set(board);
    this.cards.set(known.flat(), this.end);
    this.places = Int32Array.from(
      hands,
      (hand) => hand === null ? (unknownPlace += 2) - 2 : (knownPlace += 2) - 2,
    );
  }

  /** Counts the winners of some deals. */
  run(count: number, tally: WinnerTally): void {
    const isUsual = this.places.length === 2 && this.lying === 0 && this.end === 5;
    if (isUsual) return this.runHeadsUp(count, tally);
    for (let i = 0; i < count; i++) {
      if (this.lying === 0) this.drawBoard();
      if (this.lying > 0 || this.end > 5) this.drawMore();
      tally[this.winners()]++;
    }
  }

  /** The same for two known hands before the flop, the usual question, at half the price. */
  private runHeadsUp(count: number, tally: WinnerTally): void {
    const cards = this.cards as ArrayLike<number> as ArrayLike<Card>;
    const [p, q] = this.places;
    const first = boardKey([cards[p], cards[p + 1]]);
    const second = boardKey([cards[q], cards[q + 1]]);
    for (let i = 0; i < count; i++) {
      this.drawBoard();
      tally[winnersOfTwo(cards, first, second)]++;
    }
  }

  private winners(): number {
    const { places } = this;
    const cards = this.cards as ArrayLike<number> as ArrayLike<Card>;
    let best = -1;
    let winners = 0;
    for (let player = 0; player < places.length; player++) {
      const p = places[player];
      const value = evaluate7(
        cards[0],
        cards[1],
        cards[2],
        cards[3],
        cards[4],
        cards[p],
        cards[p + 1],
      );
      if (value > best) {
        best = value;
        winners = 1 << player;
      } else if (value === best) {
        winners |= 1 << player;
      }
    }
    return winners;
  }

  /** Draws a whole board: the same as {@link drawMore}, but faster, for the usual question. */
  private drawBoard(): void {
    const { cards, deck, prng } = this;
    const size = deck.length;
    const odd = 65536 % size; // so many of 2^16 values would favour some cards
    for (;;) {
      const x = prng.int32();
      const y = prng.int32();
      const z = prng.int32();
      const ax = (x & 65535) * size;
      const bx = (x >>> 16) * size;
      const cx = (y & 65535) * size;
      const dx = (y >>> 16) * size;
      const ex = (z & 65535) * size;
      if (
        (ax & 65535) < odd || (bx & 65535) < odd || (cx & 65535) < odd || (dx & 65535) < odd ||
        (ex & 65535) < odd
      ) continue;
      const a = deck[ax >>> 16];
      const b = deck[bx >>> 16];
      const c = deck[cx >>> 16];
      const d = deck[dx >>> 16];
      const e = deck[ex >>> 16];
      if (
        a !== b && a !== c && a !== d && a !== e && b !== c && b !== d && b !== e && c !== d &&
        c !== e && d !== e
      ) {
        cards[0] = a;
        cards[1] = b;
        cards[2] = c;
        cards[3] = d;
        cards[4] = e;
        return;
      }
    }
  }

  /** Draws what is missing of the board, and the unknown hands, after what lies already. */
  private drawMore(): void {
    const { cards, deck, lastDeals, prng, end } = this;
    const deal = this.deals = this.deals + 1 | 0; // goes round like the Int32Array it is kept in
    let at = this.lying;
    if (at === 0) {
      for (; at < 5; at++) lastDeals[cards[at]] = deal;
    }
    while (at < end) {
      const card = deck[drawBelow(prng, deck.length)];
      if (lastDeals[card] !== deal) {
        lastDeals[card] = deal;
        cards[at++] = card;
      }
    }
  }
}
