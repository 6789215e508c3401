import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  Board,
  type Card,
  DECK_SIZE,
  formatCards,
  HoleCards,
  RANKS,
  SUITS,
} from "../../../engine/cards/mod.ts";
import { evaluate, HAND_RANKS, type HandRank } from "../../../engine/evaluator/mod.ts";
import * as HandAnalyzer from "../../../engine/strategy/hand_analyzer.ts";
import { straightOutRanks } from "../../../engine/strategy/_straights.ts";
import { countOuts, outs } from "../../../engine/strategy/outs.ts";
import { readReference } from "../../_support/reference.ts";

interface Situation {
  readonly hole: string;
  readonly board: string;
  readonly features: {
    readonly overPair: boolean;
    readonly underPair: boolean;
    readonly boardPaired: boolean;
    readonly overCards: number;
    readonly maxSuitCount: number;
    readonly maxSuitCountUsingHole: number;
    readonly pairedBoardRankIndex: readonly number[];
  };
  readonly draws: {
    readonly madeStraight: boolean;
    readonly straightDraw: string;
    readonly straightOutRanks: string;
    readonly flushDraw: { readonly suit: string; readonly holeCards: number } | null;
    readonly madeFlush: boolean;
    readonly backdoorFlushDraw: { readonly suit: string; readonly holeCards: number } | null;
    readonly backdoorStraightDraw: boolean;
  };
  readonly outs: number;
  readonly outsToMonster: number;
  readonly outsCards: string;
}

interface FlopCounts {
  readonly hole: string;
  readonly flops: number;
  readonly madeStraight: number;
  readonly madeFlush: number;
  readonly flushDraw: number;
  readonly openEnded: number;
  readonly doubleGutshot: number;
  readonly gutshot: number;
  readonly flushDrawPlusStraightDraw: number;
}

const reference = readReference("vectors/outs_draws.json") as
  | { readonly cases: readonly Situation[]; readonly flopCountsByHole: readonly FlopCounts[] }
  | undefined;

/** The situation as this engine sees it, in the words of the reference. */
function analyze(hole: string, cards: string): Situation {
  const holeCards = HoleCards.parse(hole);
  const board = Board.parse(cards);
  const named = (draw: HandAnalyzer.FlushDraw | null) =>
    draw && { ...draw, suit: SUITS[draw.suit] };
  return {
    hole,
    board: cards,
    features: {
      overPair: HandAnalyzer.isOverPair(holeCards, board),
      underPair: HandAnalyzer.isUnderPair(holeCards, board),
      boardPaired: HandAnalyzer.isPaired(board),
      overCards: HandAnalyzer.overCards(holeCards, board),
      maxSuitCount: HandAnalyzer.suitCount(holeCards, board),
      maxSuitCountUsingHole: HandAnalyzer.ownSuitCount(holeCards, board),
      pairedBoardRankIndex: HandAnalyzer.pairedBoardRanks(holeCards, board),
    },
    draws: {
      madeStraight: HandAnalyzer.hasStraight(holeCards, board),
      straightDraw: HandAnalyzer.straightDraw(holeCards, board),
      straightOutRanks: outRanks(holeCards, board),
      flushDraw: named(HandAnalyzer.flushDraw(holeCards, board)),
      madeFlush: HandAnalyzer.hasFlush(holeCards, board),
      backdoorFlushDraw: named(HandAnalyzer.backdoorFlushDraw(holeCards, board)),
      backdoorStraightDraw: HandAnalyzer.isBackdoorStraightDraw(holeCards, board),
    },
    outs: countOuts(holeCards, board),
    outsToMonster: HandAnalyzer.numOutsToMonster(holeCards, board),
    outsCards: formatCards(outs(holeCards, board), ""),
  };
}

function outRanks({ first, second }: HoleCards, { cards }: Board): string {
  const mask = (list: readonly Card[]) => list.reduce((set, card) => set | 1 << (card >> 2), 0);
  const found = straightOutRanks(mask([first, second, ...cards]), mask(cards));
  return [...RANKS].filter((_, rank) => (found >> rank & 1) === 1).reverse().join("");
}

for (const want of reference?.cases ?? []) {
  Deno.test(`HandAnalyzer knows what ${want.hole} is and may become, on ${want.board}`, () => {
    const got = analyze(want.hole, want.board);
    const { overPair, underPair, boardPaired, overCards } = want.features;
    const { maxSuitCount, maxSuitCountUsingHole, pairedBoardRankIndex } = want.features;
    assertEquals(got.features, {
      overPair,
      underPair,
      boardPaired,
      overCards,
      maxSuitCount,
      maxSuitCountUsingHole,
      pairedBoardRankIndex,
    });
    assertEquals(got.draws, want.draws);
    assertEquals(got.outsCards, want.outsCards);
    assertEquals([got.outs, got.outsToMonster], [want.outs, want.outsToMonster]);
  });
}

function forEachFlop(holeCards: HoleCards, visit: (board: Board) => void): void {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => card !== holeCards.first && card !== holeCards.second);
  for (let a = 2; a < deck.length; a++) {
    for (let b = 1; b < a; b++) {
      for (let c = 0; c < b; c++) visit(new Board([deck[a], deck[b], deck[c]]));
    }
  }
}

for (const want of reference?.flopCountsByHole ?? []) {
  Deno.test(`HandAnalyzer counts the draws right on all flops of ${want.hole}`, () => {
    const holeCards = HoleCards.parse(want.hole);
    const got = {
      hole: want.hole,
      flops: 0,
      madeStraight: 0,
      madeFlush: 0,
      flushDraw: 0,
      openEnded: 0,
      doubleGutshot: 0,
      gutshot: 0,
      flushDrawPlusStraightDraw: 0,
    };
    forEachFlop(holeCards, (board) => {
      const isFlushDraw = HandAnalyzer.isFlushDraw(holeCards, board);
      got.flops++;
      if (HandAnalyzer.hasStraight(holeCards, board)) got.madeStraight++;
      if (HandAnalyzer.hasFlush(holeCards, board)) got.madeFlush++;
      if (isFlushDraw) got.flushDraw++;
      if (HandAnalyzer.isOesd(holeCards, board)) got.openEnded++;
      if (HandAnalyzer.isDoubleGutshot(holeCards, board)) got.doubleGutshot++;
      if (HandAnalyzer.isGutshot(holeCards, board)) got.gutshot++;
      const hasStraightDraw = HandAnalyzer.straightDraw(holeCards, board) !== "none";
      if (isFlushDraw && hasStraightDraw) got.flushDrawPlusStraightDraw++;
    });
    assertEquals(got, want);
  });
}

Deno.test("isTripsOrHigher() says yes from three of a kind on", () => {
  const hands: Record<HandRank, string> = {
    HighCard: "AsKsQsJs9d",
    Pair: "AsAdKsQsJs",
    TwoPair: "AsAdKsKdJs",
    ThreeOfAKind: "AsAdAhKdJs",
    Straight: "5s4d3h2dAs",
    Flush: "AsKsQsJs9s",
    FullHouse: "AsAdAhKdKs",
    FourOfAKind: "AsAdAhAcKs",
    StraightFlush: "5s4s3s2sAs",
    RoyalFlush: "AsKsQsJsTs",
  };
  const yes = HAND_RANKS.filter((rank) =>
    HandAnalyzer.isTripsOrHigher(evaluate(Board.parse(hands[rank]).cards))
  );
  assertEquals(yes, HAND_RANKS.slice(3));
});

Deno.test("HandAnalyzer finds nothing to come, before the flop and on the river", () => {
  const nothing = {
    straightDraw: "none",
    flushDraw: null,
    backdoorFlushDraw: null,
    backdoorStraightDraw: false,
  };
  for (const board of ["", "9h8h2c3s3d"]) {
    const { draws, outs, outsToMonster } = analyze("JhTh", board);
    assertEquals({ ...draws, ...nothing }, draws);
    assertEquals([outs, outsToMonster], [0, 0]);
  }
  assertEquals(analyze("AsAd", "").features.overPair, false);
  assertEquals(analyze("AsAd", "").features.underPair, false);
  assertEquals(analyze("AsKd", "").features.overCards, 0);
});

const SITUATION = fc.uniqueArray(fc.nat(DECK_SIZE - 1), { minLength: 5, maxLength: 6 })
  .map(([first, second, ...board]) => ({
    holeCards: HoleCards.of(first as Card, second as Card),
    board: new Board(board as Card[]),
  }));

Deno.test("numOutsToMonster() never exceeds countOuts(), which never names a card twice", () => {
  fc.assert(fc.property(SITUATION, ({ holeCards, board }) => {
    const cards = outs(holeCards, board);
    const seen = new Set([...cards, holeCards.first, holeCards.second, ...board.cards]);
    return seen.size === cards.length + 2 + board.length &&
      HandAnalyzer.numOutsToMonster(holeCards, board) <= cards.length;
  }));
});

Deno.test("HandAnalyzer never minds the order of the cards", () => {
  fc.assert(fc.property(SITUATION, ({ holeCards, board }) => {
    const turned = analyze(
      HoleCards.of(holeCards.second, holeCards.first).toString(),
      new Board(board.cards.toReversed()).toString(),
    );
    const { features, draws, outsCards } = analyze(holeCards.toString(), board.toString());
    assertEquals(turned.features, features);
    assertEquals(turned.draws, draws);
    assertEquals(turned.outsCards, outsCards);
  }));
});
