/**
 * Cases about hand values, equity and odds.
 *
 * @module
 */
import { assertAlmostEquals, assertEquals } from "@std/assert";
import {
  bestFive,
  equity,
  evaluate,
  formatCards,
  handRankOf,
  oddsAgainst,
  parseCards,
  type PlayerEquity,
  potSizedRaiseTo,
} from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

interface Hands {
  readonly board?: string;
  readonly hands: Readonly<Record<string, string>>;
}

/** Checks of the kinds that need no table. */
export const EVALUATOR_CHECKS: CaseChecks = {
  "showdown": checkShowdown,
  "equity": checkEquity,
  "equity-vs-random": checkEquityVersusRandom,
  "helper": checkHelper,
};

function checkShowdown({ board = "", hands }: Hands, expect: Expectations): void {
  const shared = parseCards(board);
  const names = Object.keys(hands);
  const cardsOf = (name: string) => [...parseCards(hands[name]), ...shared];
  const values = new Map(names.map((name) => [name, evaluate(cardsOf(name))]));
  const categoryOf = (name: string) => {
    const category = handRankOf(values.get(name)!);
    // Reports count a royal flush among the straight flushes.
    return category === "RoyalFlush" ? "StraightFlush" : category;
  };
  for (const [key, want] of Object.entries(expect)) {
    switch (key) {
      case "winners": {
        const best = Math.max(...values.values());
        assertEquals(names.filter((name) => values.get(name) === best), want);
        break;
      }
      case "categories":
        assertEquals(sameNames(want, categoryOf), want);
        break;
      case "best5":
        assertEquals(sameNames(want, (name) => formatCards(bestFive(cardsOf(name)))), want);
        break;
      case "order":
        assertEquals(names.toSorted((a, b) => values.get(b)! - values.get(a)!), want);
        break;
      default:
        unknownExpectation(key);
    }
  }
}

/** What is found for the names that an expectation lists. */
function sameNames<T>(want: unknown, find: (name: string) => T): Record<string, T> {
  return Object.fromEntries(Object.keys(want as object).map((name) => [name, find(name)]));
}

function checkEquity({ board, hands }: Hands, expect: Expectations): void {
  const names = Object.keys(hands);
  const { boards, players } = equity(names.map((name) => hands[name]), { board });
  const sum = players.reduce((sum, player) => sum + player.equity, 0);
  assertAlmostEquals(sum, 1, 1e-12);
  for (const [key, want] of Object.entries(expect)) {
    if (names.includes(key)) checkPlayer(players[names.indexOf(key)], want as Expectations);
    else if (key === "boards") assertEquals(boards, want);
    else if (key === "ties") assertEquals(sumOf(players[0].ties), want);
    else if (key === "sum") assertAlmostEquals(sum, want as number, 1e-12);
    else unknownExpectation(key);
  }
}

interface HandOnBoard {
  readonly board?: string;
  readonly hand: string;
}

function checkEquityVersusRandom({ board, hand }: HandOnBoard, expect: Expectations): void {
  const { villainHands, note: _, ...figures } = expect;
  const { boards, players: [player] } = equity([hand, "random"], { board });
  if (villainHands !== undefined) assertEquals(boards, villainHands);
  checkPlayer(player, figures);
}

function checkPlayer(player: PlayerEquity, expect: Expectations): void {
  for (const [key, want] of Object.entries(expect)) {
    if (key === "equity") assertAlmostEquals(player.equity, want as number, 1e-6);
    else if (key === "ties") assertEquals(sumOf(player.ties), want);
    else if (key === "wins" || key === "losses") assertEquals(player[key], want);
    else unknownExpectation(key);
  }
}

function sumOf(counts: Readonly<Record<number, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

interface Helper {
  readonly name: string;
  readonly potBeforeAction: number;
  readonly currentBet: number;
  readonly playerStreetBet: number;
  readonly fraction: number;
  readonly values: readonly number[];
}

function checkHelper(input: Helper, expect: Expectations): void {
  const { noThrow: _, ...wanted } = expect;
  const raise = (fraction: number) =>
    potSizedRaiseTo({
      pot: input.potBeforeAction,
      currentBet: input.currentBet,
      callAmount: input.currentBet - input.playerStreetBet,
    }, fraction);
  for (const [key, want] of Object.entries(wanted)) {
    switch (`${input.name}.${key}`) {
      case "potSizedRaiseTo.raiseTo":
        assertEquals(raise(input.fraction), want);
        break;
      case "potSizedRaiseTo.halfPot":
        assertEquals(raise(0.5), want);
        break;
      case "odds.oddsAgainst":
        assertEquals(input.values.map(oddsAgainst), want);
        break;
      default:
        unknownExpectation(`${input.name}.${key}`);
    }
  }
}
