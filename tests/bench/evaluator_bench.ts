import { evaluateCardCodes } from "phe";
import {
  type Card,
  countHandRanks,
  createPrng,
  evaluate,
  evaluate7,
  shuffle,
} from "@marvin/holdem";

const HANDS = 100_000;
const hands = dealHands(HANDS);

Deno.bench("phe", { group: "100,000 random hands of 7 cards", baseline: true }, () => {
  const codes = new Array<number>(7).fill(0);
  for (let at = 0; at < hands.length; at += 7) {
    for (let i = 0; i < 7; i++) codes[i] = hands[at + i]; // its suits run the other way: no matter
    evaluateCardCodes(codes);
  }
});
Deno.bench("evaluate7()", { group: "100,000 random hands of 7 cards" }, () => {
  for (let at = 0; at < hands.length; at += 7_000) evaluateSome(at, at + 7_000);
});

const lists = Array.from(
  { length: HANDS },
  (_, i) => Array.from(hands.subarray(7 * i, 7 * i + 7)) as Card[],
);
Deno.bench("evaluate() of lists", { group: "100,000 random hands of 7 cards" }, () => {
  for (const cards of lists) evaluate(cards);
});

const ALL = { group: "all 133,784,560 hands of 7 cards, counted by category", n: 3, warmup: 1 };
Deno.bench("evaluate7()", { ...ALL, baseline: true }, countPlainly);
Deno.bench("countHandRanks()", ALL, () => checkHighCards(countHandRanks(7)[0]));

function dealHands(count: number): Uint8Array {
  const prng = createPrng("7", "bench");
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const dealt = new Uint8Array(7 * count);
  for (let i = 0; i < count; i++) {
    shuffle(deck, prng);
    dealt.set(deck.slice(0, 7), 7 * i);
  }
  return dealt;
}

// Small functions that are called often: V8 compiles those as a whole.
function evaluateSome(from: number, to: number): number {
  const cards = hands as ArrayLike<number> as ArrayLike<Card>;
  let sum = 0;
  for (let i = from; i < to; i += 7) {
    sum += evaluate7(
      cards[i],
      cards[i + 1],
      cards[i + 2],
      cards[i + 3],
      cards[i + 4],
      cards[i + 5],
      cards[i + 6],
    );
  }
  return sum;
}

/** Four histograms in turn, as to add to a place that was just written costs a wait. */
const histograms = new Int32Array(64);

function countPlainly(): void {
  histograms.fill(0);
  for (let a = 0; a < 46; a++) {
    for (let b = a + 1; b < 47; b++) {
      for (let c = b + 1; c < 48; c++) {
        for (let d = c + 1; d < 49; d++) {
          for (let e = d + 1; e < 50; e++) {
            countPairs(a as Card, b as Card, c as Card, d as Card, e);
          }
        }
      }
    }
  }
  checkHighCards([0, 16, 32, 48].reduce((sum, at) => sum + histograms[at], 0));
}

function countPairs(a: Card, b: Card, c: Card, d: Card, last: number): void {
  const e = last as Card;
  for (let first = last + 1; first < 51; first++) {
    for (let second = first + 1; second < 52; second++) {
      const value = evaluate7(a, b, c, d, e, first as Card, second as Card);
      histograms[(second & 3) << 4 | value >>> 12]++;
    }
  }
}

function checkHighCards(count: number): void {
  if (count !== 23_294_460) throw new Error(`Wrong number of hands with a high card: ${count}`);
}
