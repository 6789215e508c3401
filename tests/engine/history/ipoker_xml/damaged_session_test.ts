/**
 * What the reader of session files makes of damage.
 *
 * @module
 */
import { assertEquals, assertStringIncludes } from "@std/assert";
import type { HandHistoryRecord, ParsedHand } from "@marvin/holdem/history";
import { parseIpokerXml } from "../../../../engine/history/ipoker_xml/parse_ipoker_xml.ts";
import { EXCLUDES, game, session, SMALL_GAME, TOURNAMENT } from "./_session.ts";

function handsOf(text: string): ParsedHand[] {
  return [...parseIpokerXml(text)];
}

function recordOf(text: string): HandHistoryRecord {
  const [hand, ...others] = handsOf(text);
  assertEquals(others, []);
  assertEquals(hand.reason, undefined);
  return hand.record!;
}

function reasonOf(text: string): string {
  const [hand] = handsOf(text);
  assertEquals(hand.status, "error");
  return hand.reason!.replace(/^Cannot read game [0-9]+: /, "");
}

const STOPS: [title: string, from: string, to: string, reason: string][] = [
  ["an action of an unknown type", 'type="23"', 'type="42"', "unknown action type 42"],
  [
    "an action of somebody unknown",
    'player="Ben" type="0"',
    'player="Eve" type="0"',
    "Eve has no seat",
  ],
  [
    "an action without a player",
    'player="Ben" type="0"',
    'type="0"',
    "somebody without a name has no seat",
  ],
  ["an action without a number", '<action no="4"', "<action", "an action has the number undefined"],
  ["an amount that is none", 'sum="€3"', 'sum="many"', 'found the amount "many"'],
  [
    "disconnect protection",
    'sum="€3"',
    'sum="DP"',
    "disconnect protection: Ann stays in without paying",
  ],
  ["more than a player has", 'sum="€3"', 'sum="€300"', "Ann puts in 30000 of 10000 chips"],
  ["a raise that takes chips back", 'sum="€3"', 'sum="€0.50"', "Ann has 50 in already"],
  ["a win above the pot", 'win="€2"', 'win="€2.01"', "201 is won of a pot of 200"],
  ["a pot that nobody wins", 'win="€2"', 'win="€0"', "no player is said to win anything"],
  ["a win that is not told", ' win="€2"', "", "it is not said what Ann wins"],
  ["two dealers", 'dealer="0"', 'dealer="1"', "it has 2 dealers"],
  ["a name taken twice", 'name="Ben"', 'name="Ann"', "seat 3 has a name taken twice"],
  ["a seat taken twice", 'seat="3"', 'seat="1"', "seat 1 is taken twice or does not exist"],
  ["a date that is none", "2018-06-20", "yesterday", "found the date yesterday 15:38:34"],
  ["four hole cards", "SA HK", "SA HK SQ HQ", "unsupported game: 4 hole cards"],
  ["a card that is none", "SA HK", "SA H1", "found the cards SA H1"],
  ["a round that is none", 'round no="1"', 'round no="5"', "unknown round 5"],
  [
    "a game without a code",
    ' gamecode="1001"',
    "",
    "Cannot read game without a code: it has no gamecode",
  ],
  [
    "broken markup",
    'no="3"',
    'no="3" no="3"',
    "it is not well-formed XML: duplicate attribute: no",
  ],
  ["another game by name", "Holdem NL", "Omaha PL", "unsupported game: Omaha PL"],
  ["a short deck by name", "Holdem NL", "Six Plus Holdem", "unsupported game: Six Plus Holdem"],
  ["a game without a name", "Holdem NL", "PL", "unsupported game: PL"],
  ["a short deck by its sign", "Holdem NL", "6+ Holdem NL", "unsupported game: 6+ Holdem NL"],
];
for (const [title, from, to, reason] of STOPS) {
  Deno.test(`parseIpokerXml() refuses ${title}, and reads the next game`, () => {
    const text = session(game(SMALL_GAME), EXCLUDES);
    assertStringIncludes(text, from);
    const damaged = text.replace(from, to);
    assertEquals(reasonOf(damaged), reason);
    const hands = handsOf(damaged + text);
    assertEquals(hands.map(({ status }) => status), ["error", "ok"]);
    assertEquals(hands[0].isOtherGame, reason.startsWith("unsupported game") ? true : undefined);
  });
}

Deno.test("parseIpokerXml() refuses a tournament whose pot does not go to the players whole", () => {
  const players = ["*1 Ann 100 1", "3 Ben 50 0"];
  const text = game({ ...SMALL_GAME, players }).replaceAll("€", "").replace("0.50", "1");
  assertEquals(
    reasonOf(session(text, { ...TOURNAMENT, ...EXCLUDES })),
    "the winners of a tournament's pot leave 1",
  );
});

Deno.test("parseIpokerXml() refuses actions on a street that has no cards", () => {
  const rounds = [...SMALL_GAME.rounds.slice(0, 1), ["Ann 3 €0.50", "Ben 4"], [
    "Ben 5 €1",
    "Ann 0",
  ]];
  assertEquals(
    reasonOf(session(game({ ...SMALL_GAME, rounds }), EXCLUDES)),
    "somebody acts in round 2 on a board of 0 cards",
  );
});

Deno.test("parseIpokerXml() calls a game in which nobody paid cancelled", () => {
  const [hand] = handsOf(session(game({ ...SMALL_GAME, rounds: [[], []] })));
  assertEquals([hand.status, hand.record], ["cancelled", undefined]);
});

Deno.test("parseIpokerXml() never gives text to an entity or a document type", () => {
  const bomb = '<!DOCTYPE s [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>\n';
  const text = session(game(SMALL_GAME).replaceAll('"Ben"', '"&b;&amp;&#65;"'), EXCLUDES);
  assertEquals(recordOf(bomb + text).players[1].name, "&b;&A");
});

Deno.test("parseIpokerXml() takes an ampersand that nobody escaped for itself", () => {
  const text = session(game(SMALL_GAME).replaceAll('"Ben"', '"B&B; & Co"'), EXCLUDES);
  assertEquals(recordOf(text).players[1].name, "B&B; & Co");
});

Deno.test("parseIpokerXml() reads a head in which somebody left HTML", () => {
  const head = { totalbuyin: "Iscriviti[ €0,40 + €0,10 ] <br>&nbsp;", tablename: "A & B, 5" };
  assertEquals(recordOf(session(game(SMALL_GAME), { ...EXCLUDES, ...head })).tableName, "A & B, 5");
});

Deno.test("parseIpokerXml() reports a file that ends within a game, and keeps those before", () => {
  const whole = game({ ...SMALL_GAME, code: "1000" });
  const start = session("", EXCLUDES).replace("\n</session>\n", "") + whole;
  const last = game(SMALL_GAME);
  const complete = last.lastIndexOf("</round>") + "</round>".length;
  for (let cut = 1; cut < last.length; cut++) {
    const hands = handsOf(start + last.slice(0, cut));
    // Behind the last round nothing but closing tags is missing: the hand is there.
    const rest = last.slice(complete, cut).trim();
    const isThere = cut >= complete && rest === "";
    const want = cut < "<game ".length ? ["ok"] : ["ok", isThere ? "ok" : "partial"];
    assertEquals(hands.map(({ status }) => status), want, `cut at ${cut}: ${last.slice(0, cut)}`);
  }
});

Deno.test("parseIpokerXml() reports a game that another session cuts off anywhere", () => {
  const last = game(SMALL_GAME);
  const next = session(game({ ...SMALL_GAME, code: "1002" }), EXCLUDES);
  const start = session("", EXCLUDES).replace("\n</session>\n", "");
  for (let cut = "<game ".length; cut < last.lastIndexOf("</round>"); cut++) {
    const hands = handsOf(start + last.slice(0, cut) + next);
    assertEquals(hands.map(({ status }) => status), ["partial", "ok"], last.slice(0, cut));
  }
});

Deno.test("parseIpokerXml() refuses a game whose session has no head", () => {
  const [hand] = handsOf(game(SMALL_GAME));
  assertEquals([hand.status, hand.isOtherGame], ["error", undefined]);
  assertEquals(hand.reason, "Cannot read game 1001: no head of a session names its game");
});

Deno.test("parseIpokerXml() reads a game whose date the client does not know", () => {
  const head = "<startdate>N/A</startdate>";
  assertEquals(recordOf(session(game({ ...SMALL_GAME, head }), EXCLUDES)).timestamp, null);
});

Deno.test("parseIpokerXml() reports a game that the next one cuts off", () => {
  const last = game(SMALL_GAME);
  const torn = last.slice(0, last.indexOf("<round no"));
  const hands = handsOf(session(torn + game({ ...SMALL_GAME, code: "1002" }), EXCLUDES));
  assertEquals(hands.map(({ status }) => status), ["partial", "ok"]);
});
