/**
 * Cases that say what must hold for every hand, tried on hands of all kinds.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import {
  type Chips,
  formatHand,
  type HandHistoryRecord,
  parseHands,
  playerMoney,
} from "@marvin/holdem";
import { type RandomHand, randomHands } from "../engine/history/_random_hands.ts";
import type { CaseChecks } from "./_case.ts";

/** Checks of what always holds. */
export const PROPERTY_CHECKS: CaseChecks = { property: checkProperty };

const HANDS = 10_000;

/** What always holds, by the words with which a case asks for it. */
const PROPERTIES: readonly [about: RegExp, check: (hand: RandomHand) => void][] = [
  [/\b(net|stacks?|chips?|pots?|rake)\b/i, checkChips],
  [/\bcards?\b/i, checkCards],
  [/\b(logs?|collects?|collected)\b/i, checkLog],
];

function checkProperty(
  { statement }: { readonly statement: string },
  { invariant = "" }: { readonly invariant?: string },
): void {
  const asked = PROPERTIES.filter(([about]) => about.test(`${statement} ${invariant}`));
  if (asked.length === 0) throw new Error(`No check knows the property "${statement}"`);
  for (const hand of randomHands(statement, HANDS)) {
    for (const [, check] of asked) check(hand);
  }
}

/** No chip comes from nowhere or goes anywhere but to the house, and stacks stay whole. */
function checkChips({ result }: RandomHand): void {
  const { chipMovements, startingStacks, potAmounts, potWinners, rakePerPot, totalRake } = result;
  assertEquals(sum(chipMovements), -totalRake);
  assertEquals(sum(rakePerPot), totalRake);
  potAmounts.forEach((amount, pot) => {
    const paid = sum(potWinners[pot].map((winner) => winner.amount));
    assertEquals(paid + rakePerPot[pot], amount);
  });
  startingStacks.forEach((stack, seat) => {
    const left = stack + chipMovements[seat];
    assertEquals(Number.isInteger(left) && left >= 0, true, `${left} chips are left`);
  });
}

/** No card is in two places, be it in hands that were folded. */
function checkCards({ result }: RandomHand): void {
  const dealt = result.holeCards.flatMap((cards) => cards === null ? [] : [cards]);
  const cards = [...dealt.flatMap(({ first, second }) => [first, second]), ...result.board.cards];
  assertEquals(new Set(cards).size, 2 * dealt.length + result.board.length);
}

/** The log adds up by itself, and to what the engine paid. */
function checkLog({ result, record }: RandomHand): void {
  const log = readBack(record);
  const money = playerMoney(log);
  const collected = sum(log.collections.map(({ amount }) => amount));
  assertEquals(collected + log.totalRake, log.totalPot);
  assertEquals(sum(money.map(({ put }) => put)), log.totalPot);
  assertEquals(
    money.map(({ net }) => net),
    result.chipMovements.filter((_, seat) => result.seatAssignments[seat] !== null),
  );
}

function readBack(record: HandHistoryRecord): HandHistoryRecord {
  const [{ status, reason, record: read }] = parseHands(formatHand(record, "ipoker"));
  assertEquals([status, reason], ["ok", undefined]);
  return read!;
}

function sum(amounts: readonly Chips[]): Chips {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
