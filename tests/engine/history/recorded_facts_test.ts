import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { lastPostOf } from "../../../engine/history/_recorded_facts.ts";
import {
  type BlindType,
  flatBigBlind,
  flattenRecord,
  formatHand,
  type HandHistoryRecord,
  recordedStakes,
  type StreetAction,
} from "@marvin/holdem/history";
import { randomHands, textPart } from "./_random_hands.ts";
import { scripted, SCRIPTED_HANDS } from "./_scripted_hands.ts";

const line = (change: Partial<StreetAction>): StreetAction => ({
  playerName: "Ann",
  type: "call",
  amount: 20,
  to: 20,
  by: 0,
  allIn: false,
  ...change,
});

type Case = [title: string, posts: [string, number][], lines: StreetAction[], bigBlind: number];
const CASES: Case[] = [
  ["nothing tells", [], [], 0],
  ["it was posted in full", [["bigBlind", 20]], [], 20],
  ["several posted it, one of them short", [["bigBlind", 5], ["bigBlind", 20]], [], 20],
  ["it was posted short, and called", [["bigBlind", 5]], [line({})], 20],
  ["nobody posted it, and it was raised", [], [line({ type: "raise", to: 60, by: 40 })], 20],
  ["an all-in called less of it", [["bigBlind", 20]], [line({ to: 7, allIn: true })], 20],
  ["an all-in called some of a short one", [["bigBlind", 5]], [line({ to: 7, allIn: true })], 7],
  ["a straddle was called", [["bigBlind", 20], ["straddle", 40]], [line({ to: 40 })], 20],
];
for (const [title, posts, lines, bigBlind] of CASES) {
  Deno.test(`recordedStakes() tells the big blind from posts and prices, when ${title}`, () => {
    const blindPostings = posts.map(([blindType, amount]) => ({
      playerName: "Ben",
      blindType,
      amount,
    }));
    const { stakes: _, ...bare } = SCRIPTED_HANDS.heads_up();
    const hand = { ...bare, blindPostings, streetActions: [lines, [], [], []] };
    const record = hand as unknown as HandHistoryRecord;
    assertEquals(recordedStakes(record).bigBlind, bigBlind);
    assertEquals(flatBigBlind(flattenRecord(record)), bigBlind);
  });
}

Deno.test("recordedStakes() is what the record states, or no more than that where it does not", () => {
  for (const { record } of randomHands("stakes", 500)) {
    const stated = record.stakes!;
    assertEquals(recordedStakes(record), stated);
    const told = recordedStakes(textPart(record));
    assert(told.smallBlind <= stated.smallBlind);
    assert(told.bigBlind <= stated.bigBlind);
    assert(told.ante <= stated.ante);
    for (const hand of [record, textPart(record)]) {
      assertEquals(flatBigBlind(flattenRecord(hand)), recordedStakes(hand).bigBlind);
    }
  }
});

const LAST_POSTS: [title: string, posts: string, last: number][] = [
  ["he posts nothing", "", -1],
  ["a blind, whatever stands behind it", "bigBlind ante", 0],
  ["the last of two blinds", "smallBlind deadPost ante", 1],
  ["the last ante where he has no blind", "ante ante", 1],
];
for (const [title, posts, last] of LAST_POSTS) {
  Deno.test(`lastPostOf() tells which post takes the last chip: ${title}`, () => {
    const own = posts.split(" ").filter(Boolean) as BlindType[];
    const postings = [...own, "ante" as const].map((blindType, at) => ({
      playerName: at < own.length ? "Ann" : "Ben",
      amount: 1,
      blindType,
      allIn: false,
    }));
    assertEquals(lastPostOf(postings, "Ann"), last);
  });
}

Deno.test("formatHand() writes the big blind of the level, when it was posted short", () => {
  const seats = [500, 500, 5].map((stack, at) => ({ seat: at + 1, name: "ABC"[at], stack }));
  const bare = textPart(
    scripted({ seats, button: 1, smallBlind: 10, bigBlind: 20 }, [["A", "raise", 60], [
      "B",
      "fold",
    ]]),
  );
  assertStringIncludes(formatHand(bare, "pokerstars"), "Hold'em No Limit (10/20)");
  assertStringIncludes(formatHand(bare, "ohh"), '"big_blind_amount": 20');
});
