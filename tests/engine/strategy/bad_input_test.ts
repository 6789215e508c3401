/**
 * What cannot be: cells of notebooks are not type-checked, so each must be refused with what was
 * found. Without that texts passed for pairs of deuces, and a card was counted twice.
 */
import { assertEquals, assertThrows } from "@std/assert";
import {
  ActionRecorder,
  Board,
  callThreshold,
  type Card,
  combosOf,
  countVotes,
  HandAnalyzer,
  HandHelper,
  HandPotential,
  HandRange,
  HoleCards,
  isNashPush,
  ModularStrategy,
  parseCards,
  type PushFoldSpot,
  rangeEquity,
  solvePushFold,
  startingHandOf,
  startingHandsByEquity,
} from "@marvin/holdem";

const ACES = HoleCards.parse("AsKs");
const SHARED = Board.parse("As2s3c");
const FLOP = parseCards("4d7h9c");

/** Functions of a hand on a board, by name. */
const OF_HANDS: Readonly<Record<string, (holeCards: HoleCards, board: Board) => unknown>> = {
  hasStraight: HandAnalyzer.hasStraight,
  hasFlush: HandAnalyzer.hasFlush,
  straightDraw: HandAnalyzer.straightDraw,
  isOesd: HandAnalyzer.isOesd,
  isDoubleGutshot: HandAnalyzer.isDoubleGutshot,
  isGutshot: HandAnalyzer.isGutshot,
  isBackdoorStraightDraw: HandAnalyzer.isBackdoorStraightDraw,
  flushDraw: HandAnalyzer.flushDraw,
  isFlushDraw: HandAnalyzer.isFlushDraw,
  backdoorFlushDraw: HandAnalyzer.backdoorFlushDraw,
  suitCount: HandAnalyzer.suitCount,
  ownSuitCount: HandAnalyzer.ownSuitCount,
  isOverPair: HandAnalyzer.isOverPair,
  isUnderPair: HandAnalyzer.isUnderPair,
  overCards: HandAnalyzer.overCards,
  pairedBoardRanks: HandAnalyzer.pairedBoardRanks,
  numOutsToMonster: HandAnalyzer.numOutsToMonster,
  outs: HandHelper.outs,
  countOuts: HandHelper.countOuts,
};
for (const [name, ask] of Object.entries(OF_HANDS)) {
  Deno.test(`${name}() refuses a card twice, and texts`, () => {
    assertThrows(() => ask(ACES, SHARED), RangeError, "Cannot compare hands with As twice");
    assertThrows(() => ask("AsKs" as never, SHARED), TypeError, "Cannot use AsKs as hole cards");
    assertThrows(() => ask(ACES, "2s3s4d" as never), TypeError, "Cannot use 2s3s4d as a board");
  });
}

Deno.test("HandAnalyzer has a table of all that looks at hands on boards", () => {
  const others = ["isTripsOrHigher", "isPaired"];
  assertEquals(
    Object.keys(HandAnalyzer).filter((name) => !(name in OF_HANDS)).sort(),
    others.sort(),
  );
});

const OF_HOLE_CARDS: readonly ((holeCards: HoleCards) => unknown)[] = [
  HandHelper.chenPoints,
  HandHelper.pushGroup,
  HandHelper.sklanskyMalmuthGroup,
  HandHelper.sklanskyChubukovNumber,
  HandHelper.preflopRankHu,
  HandHelper.preflopRankFullRing,
  startingHandOf,
  (holeCards) => HandRange.all().weightOf(holeCards),
  (holeCards) => HandRange.of(holeCards),
  (holeCards) => HandHelper.killPhilGroup(holeCards, [HandRange.all()]),
  (holeCards) => isNashPush(holeCards, 5),
  (holeCards) => new HandPotential().analyze(holeCards, FLOP),
];
Deno.test("Tables of starting hands refuse texts, which once were pairs of deuces", () => {
  for (const ask of OF_HOLE_CARDS) {
    assertThrows(() => ask("AsKs" as never), TypeError, "Cannot use AsKs as hole cards");
  }
});

const potential = new HandPotential();
const range = HandRange.all();
const SPOT: PushFoldSpot = { stacks: [900, 800], bets: [100, 200], pusher: 0, callers: [1] };

type Case = [title: string, call: () => unknown, says: string];
const CASES: Case[] = [
  [
    "HandPotential",
    () => potential.effectiveHandStrength(ACES, FLOP, { opponents: -1 }),
    "Cannot face -1 opponents: wanted a whole number from 1",
  ],
  ["HandPotential", () => potential.analyze(ACES, FLOP, { opponents: NaN }), "NaN opponents"],
  ["HandPotential", () => potential.handStrength(ACES, FLOP, { opponents: 1.5 }), "1.5 opponents"],
  [
    "HandPotential",
    () => potential.analyze(ACES, FLOP, { lookAhead: 3 as never }),
    "Cannot look 3 cards ahead: wanted 1 or 2",
  ],
  [
    "HandPotential",
    () => potential.analyze(ACES, [...FLOP, 99 as Card]),
    "Cannot use 99 as a card",
  ],
  ["HandRange.weight()", () => range.weight(99, 0), "Cannot use 99 as a rank: wanted 0 to 12"],
  ["HandRange.weight()", () => range.weight(0, -1), "-1 as a rank"],
  ["HandRange.setWeight()", () => range.setWeight(NaN, 0, 1), "NaN as a rank"],
  ["HandRange.removeCards()", () => range.removeCards([99 as Card]), "Cannot use 99 as a card"],
  [
    "HandRange.ofStartingHands()",
    () => HandRange.ofStartingHands([169]),
    "Cannot use 169 as a starting hand: wanted 0 to 168",
  ],
  ["combosOf()", () => combosOf(NaN), "Cannot use NaN as a starting hand"],
  [
    "startingHandsByEquity()",
    () => startingHandsByEquity("best" as never),
    "Cannot order starting hands by best: wanted one of headsUp, fullRing",
  ],
  [
    "rangeEquity()",
    () => rangeEquity(["AA", "KK"], { dead: [99 as Card] }),
    "Cannot use 99 as a card",
  ],
  ["solvePushFold()", () => solvePushFold({ ...SPOT, stacks: [NaN, 800] }), "a stack of NaN"],
  ["solvePushFold()", () => solvePushFold({ ...SPOT, bets: [100, -200] }), "a bet of -200"],
  ["solvePushFold()", () => solvePushFold({ ...SPOT, dead: NaN }), "dead chips of NaN"],
  [
    "solvePushFold()",
    () => solvePushFold({ ...SPOT, worth: () => [1] }),
    "Cannot tell what 2 stacks are worth: wanted a number for each, found 1",
  ],
  ["callThreshold()", () => callThreshold(SPOT, 0), "Cannot find the caller 0: the callers are 1"],
  ["countVotes()", () => countVotes([]), "Cannot count votes: found none"],
  [
    "ModularStrategy",
    () => new ModularStrategy([], { votingMode: "majority" as never }),
    "Cannot vote by majority: wanted one of firstApplicable, democratic, random",
  ],
  [
    "ActionRecorder",
    () => new ActionRecorder().lastRaiseOnStreet("showdown" as never),
    "Cannot tell the actions of showdown: wanted preflop, flop, turn, river",
  ],
];
for (const [title, call, says] of CASES) {
  Deno.test(`${title} refuses: ${says}`, () => {
    assertThrows(call, RangeError, says);
  });
}

const KINDS: Case[] = [
  [
    "killPhilGroup() without a table",
    () => HandHelper.killPhilGroup(ACES, undefined as never),
    "Cannot look a hand up in a table of undefined: wanted what parseHandGroups() gives",
  ],
  [
    "HandPotential with the text of a range",
    () => potential.analyze(ACES, FLOP, { range: "77+" as never }),
    "Cannot use 77+ as a range",
  ],
  ["HandRange.union() with a text", () => range.union("AA" as never), "Cannot use AA as a range"],
  [
    "rangeEquity() of nothing",
    () => rangeEquity(["AA", undefined as never]),
    "Cannot use undefined as a range",
  ],
  [
    "ModularStrategy without a list",
    () => new ModularStrategy({} as never),
    "Cannot play by [object Object]: wanted a list of strategies",
  ],
  ["isPaired() of a text", () => HandAnalyzer.isPaired("2s2d3c" as never), "2s2d3c as a board"],
  [
    "boardTexture() of a text",
    () => HandHelper.boardTexture("2s2d3c" as never),
    "2s2d3c as a board",
  ],
];
for (const [title, call, says] of KINDS) {
  Deno.test(`${title} is refused`, () => {
    assertThrows(call, TypeError, says);
  });
}

Deno.test("callThreshold() is 0, where even a lost call costs nothing", () => {
  const noChips = { stacks: [0, 0], bets: [0, 0], pusher: 0, callers: [1] }; // once 0 / 0
  assertEquals(callThreshold(noChips, 1), 0);
  assertEquals(callThreshold({ ...SPOT, worth: () => [5, 5] }, 1), 0);
});
