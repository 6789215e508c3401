import { assertEquals, assertThrows } from "@std/assert";
import { parseCards } from "@marvin/holdem";
import type { HandHistoryRecord, StreetAction } from "@marvin/holdem/history";
import { formatIpokerXml } from "../../../../engine/history/ipoker_xml/format_ipoker_xml.ts";
import { parseIpokerXml } from "../../../../engine/history/ipoker_xml/parse_ipoker_xml.ts";

function action(playerName: string, type: StreetAction["type"], amount = 0, to = 0): StreetAction {
  return { playerName, type, amount, to, by: type === "raise" ? to - 100 : 0, allIn: false };
}

const RECORD: HandHistoryRecord = {
  handNumber: 12,
  timestamp: "2018-06-20T15:38:34Z",
  tableName: 'The <"best"> & only',
  maxSeats: 6,
  buttonSeat: 1,
  players: [
    { seat: 1, name: "A&B", stack: 10_000, holeCards: parseCards("As Td") },
    { seat: 3, name: 'say "hi"', stack: 5000, holeCards: [] },
    { seat: 4, name: "<Cid>", stack: 2000, holeCards: [], sittingOut: true },
  ],
  blindPostings: [
    { playerName: "A&B", amount: 50, blindType: "smallBlind", allIn: false },
    { playerName: 'say "hi"', amount: 100, blindType: "bigBlind", allIn: false },
  ],
  streetActions: [
    [action("A&B", "raise", 250, 300), action('say "hi"', "call", 200, 300)],
    [action('say "hi"', "check"), action("A&B", "bet", 400, 400), action('say "hi"', "fold"), {
      ...action("A&B", "uncalled", 400, 0),
    }],
    [],
    [],
  ],
  boardCards: parseCards("2c 3d 4h"),
  showdownEntries: [],
  collections: [{ playerName: "A&B", amount: 570, pot: 0 }],
  totalPot: 600,
  totalRake: 30,
  scale: 100,
  site: "iPoker",
  limit: "no_limit",
  currency: "EUR",
  stakes: { smallBlind: 50, bigBlind: 100, ante: 0 },
  hero: "A&B",
};

function readBack(record: HandHistoryRecord): HandHistoryRecord | undefined {
  const [hand] = [...parseIpokerXml(formatIpokerXml(record))];
  assertEquals(hand.reason, undefined);
  return hand.record;
}

Deno.test("formatIpokerXml() writes a session of a client of version 20", () => {
  assertEquals(
    formatIpokerXml(RECORD),
    `<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="0">
 <general>
  <client_version>20.0.0.0</client_version>
  <mode>real</mode>
  <gametype>Holdem NL €0.50/€1.00</gametype>
  <tablename>The &lt;&quot;best&quot;&gt; &amp; only</tablename>
  <tablecurrency>EUR</tablecurrency>
  <startdate>2018-06-20 15:38:34</startdate>
  <nickname>A&amp;B</nickname>
  <tablesize>6</tablesize>
 </general>
 <game gamecode="12">
  <general>
   <startdate>2018-06-20 15:38:34</startdate>
   <smallblind>€0.50</smallblind>
   <bigblind>€1.00</bigblind>
   <ante>€0.00</ante>
   <players>
    <player seat="1" name="A&amp;B" chips="€100.00" dealer="1" win="€5.70" bet="€3.00"/>
    <player seat="3" name="say &quot;hi&quot;" chips="€50.00" dealer="0" win="€0.00" bet="€3.00"/>
    <player seat="4" name="&lt;Cid&gt;" chips="€20.00" dealer="0" win="€0.00" bet="€0.00"/>
   </players>
  </general>
  <round no="0">
   <action no="1" player="A&amp;B" type="1" sum="€0.50" cards=""/>
   <action no="2" player="say &quot;hi&quot;" type="2" sum="€1.00" cards=""/>
  </round>
  <round no="1">
   <cards type="Pocket" player="A&amp;B">SA D10</cards>
   <cards type="Pocket" player="say &quot;hi&quot;">X X</cards>
   <action no="3" player="A&amp;B" type="23" sum="€3.00" cards=""/>
   <action no="4" player="say &quot;hi&quot;" type="3" sum="€2.00" cards=""/>
  </round>
  <round no="2">
   <cards type="Flop" player="">C2 D3 H4</cards>
   <action no="5" player="say &quot;hi&quot;" type="4" sum="€0.00" cards=""/>
   <action no="6" player="A&amp;B" type="5" sum="€4.00" cards=""/>
   <action no="7" player="say &quot;hi&quot;" type="0" sum="€0.00" cards=""/>
  </round>
 </game>
</session>
`,
  );
});

const { currency: _, ...PLAY_MONEY } = RECORD;
const TOURNAMENT: HandHistoryRecord = {
  ...PLAY_MONEY,
  collections: [{ playerName: "A&B", amount: 600, pot: 0 }],
  totalRake: 0,
  tournament: { id: "55", name: "Daily", buyIn: 450, fee: 50, bounty: 500, currency: "EUR" },
};

const READ_BACK: [title: string, record: HandHistoryRecord][] = [
  ["money", RECORD],
  ["another currency", { ...RECORD, currency: "RSD" }],
  ["play money of whole chips", { ...PLAY_MONEY, scale: 1 }],
  ["play money with cents", PLAY_MONEY],
  ["a tournament of whole chips", { ...TOURNAMENT, scale: 1 }],
  ["a tournament with parts of chips", TOURNAMENT],
  ["a tournament for points", {
    ...TOURNAMENT,
    tournament: { id: "", buyIn: 450, fee: 0, currency: "Pts" },
  }],
  ["a tournament won", {
    ...TOURNAMENT,
    finishes: [{ playerName: "A&B", place: 1, prize: 2500 }],
  }],
  ["a dead post beside a big blind", {
    ...RECORD,
    blindPostings: [
      ...RECORD.blindPostings.slice(0, 1),
      { playerName: 'say "hi"', amount: 50, blindType: "deadPost", allIn: false },
      ...RECORD.blindPostings.slice(1),
    ],
    totalPot: 650,
    totalRake: 80,
  }],
  ["an ante of somebody who sits out", {
    ...RECORD,
    blindPostings: [
      { playerName: "<Cid>", amount: 10, blindType: "ante", allIn: false },
      ...RECORD.blindPostings,
    ],
    stakes: { smallBlind: 50, bigBlind: 100, ante: 10 },
    totalPot: 610,
    totalRake: 40,
  }],
  ["an empty chair with the button", { ...RECORD, buttonSeat: 6 }],
  ["chairs numbered above the size of the table", { ...RECORD, maxSeats: 10, tableSize: 6 }],
  ["no time", { ...RECORD, timestamp: null }],
  ["a long id", { ...RECORD, handNumber: 90071992547409930, handId: "90071992547409931" }],
  ["a limit game", { ...RECORD, limit: "fixed_limit" }],
];
for (const [title, record] of READ_BACK) {
  Deno.test(`formatIpokerXml() writes ${title} so that it is read back`, () => {
    assertEquals(readBack(record), record);
  });
}

Deno.test("formatIpokerXml() writes cards of which one is known", () => {
  const [ann, ...others] = RECORD.players;
  const players = [{ ...ann, holeCards: parseCards("As") }, ...others];
  assertEquals(readBack({ ...RECORD, players })?.players[0].holeCards, parseCards("As"));
});

const [SMALL, BIG] = RECORD.blindPostings;
const REFUSED: [what: string, change: Partial<HandHistoryRecord>][] = [
  ["a straddle", { blindPostings: [SMALL, BIG, { ...BIG, blindType: "straddle" }] }],
  ["a dead post apart from a blind", {
    blindPostings: [{ ...SMALL, playerName: "<Cid>", blindType: "deadPost" }, SMALL, BIG],
  }],
  ["a second board", { otherBoards: [parseCards("2c 3d 5h 6h 7h")] }],
  ["a cash-out", { cashOuts: [{ playerName: "A&B", amount: 50, fee: 1 }] }],
  ["no winner", { collections: [] }],
  ["an amount of 50/1000000, which has no exact hundredths", { scale: 1_000_000 }],
  ["an id that is no number", { handId: "a7" }],
  ["a text that holds a control character", { tableName: "a\u0007" }],
];
for (const [what, change] of REFUSED) {
  Deno.test(`formatIpokerXml() refuses a hand that has ${what}`, () => {
    assertThrows(
      () => formatIpokerXml({ ...RECORD, ...change }),
      RangeError,
      ` as iPoker XML: it has ${what}`,
    );
  });
}
