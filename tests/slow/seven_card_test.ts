import { assertEquals } from "@std/assert";
import {
  type BoardKey,
  boardKey,
  type Card,
  countHandRanks,
  evaluateWithBoard,
  HAND_RANKS,
} from "@marvin/holdem";
import { readReference } from "../_support/reference.ts";

/** Number of different sets of seven cards in each category, worst first. */
const HANDS = [
  23294460,
  58627800,
  31433400,
  6461620,
  6180020,
  4047644,
  3473184,
  224848,
  37260,
  4324,
];

/** Number of classes that seven cards can reach in each category, worst first. */
const CLASSES = [407, 1470, 763, 575, 10, 1277, 156, 156, 9, 1];

Deno.test("evaluateWithBoard() counts all 133,784,560 hands of seven cards", () => {
  const counts = countAllValues();
  const categories = HAND_RANKS.map((_, place) => counts.subarray(place << 12, place + 1 << 12));
  const hands = categories.map((category) => category.reduce((sum, count) => sum + count, 0));
  const classes = categories.map((category) => category.filter((count) => count > 0).length);
  assertEquals(hands, HANDS);
  assertEquals(classes, CLASSES);
  assertEquals(counts.filter((count) => count > 0).length, 4_824);

  const reference = readReference("vectors/hand_frequency.json") as HandFrequency | undefined;
  if (reference === undefined) return;
  const { counts: wanted } = reference.cards[7];
  assertEquals(hands, HAND_RANKS.map((rank) => wanted[rank[0].toLowerCase() + rank.slice(1)]));
});

Deno.test("countHandRanks() counts all hands of seven cards", () => {
  assertEquals(countHandRanks(7), HANDS);
});

interface HandFrequency {
  readonly cards: { readonly 7: { readonly counts: Record<string, number> } };
}

function countAllValues(): Int32Array {
  const counts = new Int32Array(1 << 16);
  const board = new Uint8Array(5);
  for (board[0] = 0; board[0] < 46; board[0]++) {
    for (board[1] = board[0] + 1; board[1] < 47; board[1]++) {
      for (board[2] = board[1] + 1; board[2] < 48; board[2]++) {
        for (board[3] = board[2] + 1; board[3] < 49; board[3]++) {
          for (board[4] = board[3] + 1; board[4] < 50; board[4]++) {
            countHands(
              boardKey(board as ArrayLike<number> as ArrayLike<Card>),
              board[4] + 1,
              counts,
            );
          }
        }
      }
    }
  }
  return counts;
}

function countHands(board: BoardKey, from: number, counts: Int32Array): void {
  for (let first = from; first < 51; first++) {
    for (let second = first + 1; second < 52; second++) {
      counts[evaluateWithBoard(board, first as Card, second as Card)]++;
    }
  }
}
