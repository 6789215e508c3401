import { assertEquals, assertThrows } from "@std/assert";
import { Board, type Card, DECK_SIZE, HoleCards, RANKS } from "../../../engine/cards/mod.ts";
import { type BoardTexture, boardTexture } from "../../../engine/strategy/board_texture.ts";
import { flushDraw, hasFlush, hasStraight, straightDraw } from "../../../engine/strategy/draws.ts";
import { readReference } from "../../_support/reference.ts";

interface Reference {
  readonly flops: number;
  readonly flopCounts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly belowThreshold: Readonly<Record<string, number>>;
  readonly boards: readonly {
    readonly board: string;
    readonly pairing: string;
    readonly suits: string;
    readonly maxSuitCount: number;
    readonly straightWindows: number;
    readonly highCard: string;
    readonly broadway: number;
    readonly strongHoldings?: number;
    readonly madeStraightOrFlushHoldings?: number;
    readonly holdings?: number;
  }[];
}

const reference = readReference("vectors/board_texture.json") as Reference | undefined;

for (const want of reference?.boards ?? []) {
  Deno.test(`boardTexture() is right, of ${want.board}`, () => {
    const board = Board.parse(want.board);
    const got = boardTexture(board);
    assertEquals({
      board: want.board,
      pairing: got.pairing,
      suits: board.length === 3 ? got.suits : got.suitCounts.join(""),
      maxSuitCount: got.suitCounts[0],
      straightWindows: got.straightWindows,
      highCard: RANKS[got.highRank],
      broadway: got.broadwayCards,
    }, {
      board: want.board,
      pairing: want.pairing,
      suits: want.suits,
      maxSuitCount: want.maxSuitCount,
      straightWindows: want.straightWindows,
      highCard: want.highCard,
      broadway: want.broadway,
    } as unknown);
    if (want.holdings === undefined) return;
    assertEquals(
      [got.holdings, got.madeHoldings, got.strongHoldings],
      [want.holdings, want.madeStraightOrFlushHoldings, want.strongHoldings],
    );
  });
}

function forEachFlop(visit: (texture: BoardTexture) => void): void {
  for (let a = 2; a < DECK_SIZE; a++) {
    for (let b = 1; b < a; b++) {
      for (let c = 0; c < b; c++) visit(boardTexture(new Board([a, b, c] as Card[])));
    }
  }
}

Deno.test("boardTexture() gives the known counts over all flops", () => {
  if (reference === undefined) return;
  const counts: Record<string, Record<string, number>> = {};
  const fractions: number[] = [];
  const wetness: Record<string, number> = {};
  const count = (group: Record<string, number>, name: string | number) =>
    group[name] = (group[name] ?? 0) + 1;
  forEachFlop((flop) => {
    const { pairing, suits } = flop;
    count(counts.pairing ??= {}, pairing);
    count(counts.suits ??= {}, suits);
    count(counts.straightWindows ??= {}, flop.straightWindows);
    count(counts.highCard ??= {}, RANKS[flop.highRank]);
    count(counts.broadway ??= {}, flop.broadwayCards);
    count(counts["pairing×suits"] ??= {}, `${pairing}/${suits}`);
    count(wetness, flop.wetness);
    fractions.push(flop.strongHoldings / flop.holdings);
  });
  assertEquals(fractions.length, reference.flops);
  assertEquals(counts, reference.flopCounts);
  for (const [limit, flops] of Object.entries(reference.belowThreshold)) {
    assertEquals(fractions.filter((fraction) => fraction < Number(limit)).length, flops);
  }
  assertEquals(wetness, { dry: 5_716, medium: 10_044, wet: 6_340 });
});

Deno.test("boardTexture() counts the holdings that the questions about one holding find", () => {
  for (const text of ["Td9d2c", "JsTs9s", "9h8c7d6s", "AhKhQhJh", "QsJsTd2d", "2c7d9hJsKd"]) {
    const board = Board.parse(text);
    let made = 0;
    let strong = 0;
    for (let high = 0 as Card; high < DECK_SIZE; high++) {
      for (let low = 0 as Card; low < high; low++) {
        if (board.cards.includes(high) || board.cards.includes(low)) continue;
        const holding = HoleCards.of(high, low);
        const draw = straightDraw(holding, board);
        if (hasStraight(holding, board) || hasFlush(holding, board)) {
          made++;
          strong++;
        } else if (
          flushDraw(holding, board) !== null || draw === "openEnded" || draw === "doubleGutshot"
        ) strong++;
      }
    }
    const texture = boardTexture(board);
    assertEquals([texture.madeHoldings, texture.strongHoldings], [made, strong], text);
  }
});

Deno.test("boardTexture() refuses a board that is not there", () => {
  assertThrows(() => boardTexture(Board.EMPTY), RangeError, "wanted 3 to 5");
});
