/**
 * Equity by going through deals: all of them, or a random sample.
 *
 * @module
 */
import type { Card } from "../cards/card.ts";
import type { Prng } from "../random/mod.ts";
import { createTally, type Spot, winnersAmong, type WinnerTally } from "./_spot.ts";
import { type BoardKey, boardKey, evaluateWithBoard } from "./evaluate.ts";

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
    if (cards.length === 5) {
      const key = boardKey(cards);
      hands.forEach((hand, player) => {
        if (hand !== null) values[player] = evaluateWithBoard(key, hand[0], hand[1]);
      });
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

/** Deals per call of the inner loop, so that it is called often and V8 compiles it as a whole. */
const BATCH = 1_000;

/** Cards taken from one random number; the bias stays below 52^3 / 2^32. */
const CARDS_PER_DRAW = 3;

/** Counts the winners of `samples` random deals that complete a spot. */
export function tallyRandomDeals(
  { hands, board, deck }: Spot,
  samples: number,
  prng: Prng,
): WinnerTally {
  const players = hands.length;
  const tally = createTally(players);
  const values = new Int32Array(players);
  // The drawn cards stand in front: first the rest of the board, then the unknown hands.
  const cards = Uint8Array.from(deck);
  const missing = 5 - board.length;
  const draws = missing + 2 * hands.filter((hand) => hand === null).length;
  const table = Uint8Array.from([...board, ...new Array(missing).fill(0)]) as ArrayLike<number> as {
    [index: number]: Card;
    readonly length: number;
  };
  const holes = new Uint8Array(2 * players);
  let place = missing;
  const places = Int32Array.from(hands, (hand, player) => {
    if (hand !== null) holes.set(hand, 2 * player);
    return hand === null ? (place += 2) - 2 : -1;
  });
  for (let left = samples; left > 0; left -= BATCH) deal(Math.min(left, BATCH));
  return tally;

  function deal(count: number): void {
    for (let i = 0; i < count; i++) {
      shuffle();
      for (let k = 0; k < missing; k++) table[board.length + k] = cards[k] as Card;
      const key = boardKey(table);
      for (let player = 0; player < players; player++) {
        const at = places[player];
        values[player] = at < 0
          ? evaluateWithBoard(key, holes[2 * player] as Card, holes[2 * player + 1] as Card)
          : evaluateWithBoard(key, cards[at] as Card, cards[at + 1] as Card);
      }
      tally[winnersAmong(values)]++;
    }
  }

  /** A partial shuffle; the deck need not be in order before. */
  function shuffle(): void {
    let fraction = 0;
    for (let at = 0; at < draws; at++) {
      if (at % CARDS_PER_DRAW === 0) fraction = prng.int32() >>> 0;
      const scaled = fraction * (cards.length - at);
      fraction = scaled >>> 0; // what is left over chooses the next card
      const other = at + Math.floor(scaled / 4294967296);
      const card = cards[other];
      cards[other] = cards[at];
      cards[at] = card;
    }
  }
}
