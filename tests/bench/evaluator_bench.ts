import { evaluateCardCodes } from "phe";
import {
  type BoardKey,
  boardKey,
  type Card,
  createPrng,
  evaluate,
  evaluate7,
  evaluateWithBoard,
  handRankOf,
  type HandValue,
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
Deno.bench("evaluate7()", { ...ALL, baseline: true }, () => countCategories(countPlainly));
Deno.bench("evaluateWithBoard()", ALL, () => countCategories(countShared));

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

type CountHands = (board: ArrayLike<Card>, key: BoardKey) => void;

function countCategories(countHands: CountHands): void {
  histograms.fill(0);
  const cards = new Uint8Array(5);
  const board = cards as ArrayLike<number> as ArrayLike<Card>;
  for (cards[0] = 0; cards[0] < 46; cards[0]++) {
    for (cards[1] = cards[0] + 1; cards[1] < 47; cards[1]++) {
      for (cards[2] = cards[1] + 1; cards[2] < 48; cards[2]++) {
        for (cards[3] = cards[2] + 1; cards[3] < 49; cards[3]++) {
          for (cards[4] = cards[3] + 1; cards[4] < 50; cards[4]++) {
            countHands(board, boardKey(board));
          }
        }
      }
    }
  }
  const highCards = [0, 16, 32, 48].reduce((sum, at) => sum + histograms[at], 0);
  if (highCards !== 23_294_460) {
    throw new Error(`Wrong number of hands of ${handRankOf(0 as HandValue)}: ${highCards}`);
  }
}

function countShared(board: ArrayLike<Card>, key: BoardKey): void {
  for (let first = board[4] + 1; first < 51; first++) {
    for (let second = first + 1; second < 52; second++) {
      const value = evaluateWithBoard(key, first as Card, second as Card);
      histograms[(second & 3) << 4 | value >>> 12]++;
    }
  }
}

function countPlainly(board: ArrayLike<Card>): void {
  const [a, b, c, d, e] = [board[0], board[1], board[2], board[3], board[4]];
  for (let first = e + 1; first < 51; first++) {
    for (let second = first + 1; second < 52; second++) {
      const value = evaluate7(a, b, c, d, e, first as Card, second as Card);
      histograms[(second & 3) << 4 | value >>> 12]++;
    }
  }
}
