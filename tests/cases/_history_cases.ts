/**
 * Cases about hand histories: names, money, files that end too early.
 *
 * @module
 */
import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import {
  buildHandHistoryRecord,
  checkPlayerNames,
  formatHand,
  type HandHistoryRecord,
  parseCards,
  parseConfig,
  type ParsedHand,
  parseHands,
  playerMoney,
  playHand,
  runTournament,
  type ScriptAction,
} from "@marvin/holdem";
import { textPart } from "../engine/history/_random_hands.ts";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of the kinds that are about texts of hands. */
export const HISTORY_CHECKS: CaseChecks = {
  "log-roundtrip": checkNames,
  "history-text": checkText,
  "history-file": checkFile,
  "history-check": checkTournamentRake,
  "history-line": checkSeats,
};

/** A hand of players of these names, who all check it down to a showdown. */
function handOf(names: readonly string[], handNumber = 1): HandHistoryRecord {
  const seats = names.map((name, at) => ({ seat: at + 1, name, stack: 1_000 + at }));
  const script = { seats, button: 1, smallBlind: 10, bigBlind: 20 };
  const actions: ScriptAction[] = [];
  let state = playHand(script);
  while (state.next !== null) {
    actions.push({ name: state.next.name, type: state.next.canCheck ? "check" : "call" });
    state = playHand({ ...script, actions });
  }
  return buildHandHistoryRecord(state.result!, names, {
    tableName: "Cash Game Table 1",
    timestamp: "2026-05-19T12:00:00Z",
    handNumber,
  });
}

function checkNames({ names }: { readonly names: readonly string[] }, expect: Expectations): void {
  if (expect.roundTrip !== true) {
    assertThrows(() => checkPlayerNames(names), RangeError);
    return;
  }
  checkPlayerNames(names);
  const record = handOf(names);
  const text = formatHand(record, "ipoker");
  names.forEach((name, at) => {
    assertStringIncludes(text, `\nSeat ${at + 1}: ${name} (${1_000 + at} in chips)\n`);
  });
  assertEquals([...parseHands(text)].map((hand) => hand.record), [textPart(record)]);
}

function checkText({ text }: { readonly text: string }, expect: Expectations): void {
  const next = formatHand(handOf(["Ann", "Ben"], 2), "ipoker");
  const [hand, ...others] = parseHands(`${text}\n${next}`);
  assertEquals(others.map(({ status }) => status), ["ok"]);
  checkStatus(hand, expect);
  for (const [key, want] of Object.entries(expect)) checkReading(hand.record!, key, want);
}

/** A hand that does not add up is read all the same, and flagged. */
function checkStatus(hand: ParsedHand, { sumPut, total = sumPut }: Expectations): void {
  assertEquals(hand.status, sumPut === undefined || sumPut === total ? "ok" : "error");
}

function checkReading(record: HandHistoryRecord, key: string, want: unknown): void {
  const money = playerMoney(record);
  switch (key) {
    case "put":
    case "net":
    case "collected":
      for (const [name, chips] of Object.entries(want as Record<string, number>)) {
        assertEquals(money.find((player) => player.name === name)?.[key], chips, `${key}.${name}`);
      }
      return;
    case "sumPut":
      assertEquals(money.reduce((sum, { put }) => sum + put, 0), want);
      return;
    case "total":
      assertEquals(record.totalPot, want);
      return;
    case "rake":
      assertEquals(record.totalRake, want);
      return;
    case "board":
      assertEquals(record.boardCards, parseCards(want as string));
      return;
    case "shown":
      for (const [name, cards] of Object.entries(want as Record<string, string>)) {
        const entry = record.showdownEntries.find(({ playerName }) => playerName === name);
        assertEquals(entry?.holeCards, parseCards(cards), name);
      }
      return;
    case "holeCards": {
      const known = record.players.filter(({ holeCards }) => holeCards.length > 0);
      const wanted = Object.entries(want as Record<string, string>);
      assertEquals(
        known.map(({ name, holeCards }) => [name, holeCards] as const),
        wanted.map(([name, cards]) => [name, parseCards(cards)] as const),
      );
      return;
    }
    case "verdict": // says in words what the status is checked for
      return;
    default:
      unknownExpectation(key);
  }
}

interface WantedErrors {
  readonly hands: number;
  readonly errors: readonly { readonly hand: number; readonly reason: string }[];
}

/** Two hands, the second of which is cut off behind the line that the description names. */
function checkFile({ description }: { readonly description: string }, expect: WantedErrors): void {
  const street = /cut after the (\w+)/.exec(description)![1];
  const [whole, cut] = [1, 2].map((number) => formatHand(handOf(["Ann", "Ben"], number), "ipoker"));
  const end = cut.indexOf("\n", cut.indexOf(`*** ${street} ***`));
  const hands = [...parseHands(`${whole}\n${cut.slice(0, end + 1)}`)];
  const read = hands.filter(({ status }) => status === "ok");
  const broken = hands.filter(({ status }) => status === "partial");
  assertEquals([read.length, broken.length], [expect.hands, expect.errors.length]);
  expect.errors.forEach(({ hand, reason }, at) => {
    assertStringIncludes(broken[at].reason!, `hand ${hand}`);
    assertStringIncludes(broken[at].reason!, reason);
  });
}

/** A config may hold a rate for its cash games: tournaments do not take it. */
async function checkTournamentRake(
  _input: unknown,
  expect: { readonly rakePerHand: number },
): Promise<void> {
  const config = parseConfig(
    '[game]\ngame_type = "SitAndGo"\nbuy_in = 10\nfee = 1\nrake_percentage = 0.1',
  );
  const rakes = new Set<number>();
  await runTournament(config, {
    seed: 1,
    observer: { handCompleted: ({ result }) => void rakes.add(result.totalRake) },
  });
  assertEquals([...rakes], [expect.rakePerHand]);
}

/** Lines of seats as iPoker prints them, in a hand that the big blind gets. */
function checkSeats({ lines }: { readonly lines: readonly string[] }, expect: Expectations): void {
  const text = `GAME #7 Version:11.1 Texas Hold'em NL Tournament 2012-05-08 21:04:34/GMT
Table Daily, 825200070, 3 (Tournament: Daily Buy-In: €4.50 + €0.50)
${lines.join("\n").replace(")", ") DEALER")}
p${lines.length - 1}: Post SB 10
p${lines.length}: Post BB 20
*** HOLE CARDS ***
${lines.slice(0, -1).map((_, at) => `p${at + 1}: Fold\n`).join("")}*** SUMMARY ***
Total pot 30 Rake 0
p${lines.length}: wins 30
`;
  const [{ status, reason, record }] = parseHands(text);
  assertEquals([status, reason], ["ok", undefined]);
  assertEquals({ stacks: record!.players.map(({ stack }) => stack) }, expect);
}
