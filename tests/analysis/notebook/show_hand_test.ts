import { assert, assertEquals, assertLess, assertStringIncludes, assertThrows } from "@std/assert";
import { type HandHistoryRecord, replayHand } from "@marvin/holdem";
import { handMoments } from "../../../analysis/notebook/_hand_moments.ts";
import { DISPLAY, showHand } from "../../../analysis/notebook/mod.ts";
import { textWidth } from "../../../analysis/notebook/text_width.ts";
import { SCRIPTED_HANDS } from "../../engine/history/_scripted_hands.ts";
import { assertGolden } from "../../_support/golden.ts";

const sidePots = SCRIPTED_HANDS.showdown_with_side_pots();

Deno.test("showHand() tells a hand line by line", () => {
  assertGolden("charts/hand.txt", `${showHand(sidePots)}\n`);
});

Deno.test("showHand() draws the same table as before", () => {
  assertGolden("charts/hand.svg", showHand(sidePots).steps[12].svg + "\n");
});

Deno.test("showHand() never makes or loses a chip, and ends with the stacks of the replay", () => {
  for (const [name, build] of Object.entries(SCRIPTED_HANDS)) {
    const record = build();
    const total = record.players.reduce((sum, { stack }) => sum + stack, 0);
    const steps = handMoments(record);
    const paysRake = steps.findIndex(({ text }) => text.startsWith("The house takes"));
    for (const [at, { pot, seats, text }] of steps.entries()) {
      const chips = seats.reduce((sum, { stack, bet }) => sum + stack + bet, pot);
      const isRaked = paysRake >= 0 && at >= paysRake;
      assertEquals(chips, isRaked ? total - record.totalRake : total, `${name}: ${text}`);
    }
    const last = steps.at(-1)!;
    assertEquals(last.pot, 0, name);
    const stacks = Object.fromEntries(last.seats.map(({ name, stack }) => [name, stack]));
    assertEquals(stacks, { ...replayHand(record).stacks }, name);
  }
});

Deno.test("showHand() needs nothing from elsewhere and shows a text where there are no pictures", () => {
  const view = showHand(sidePots);
  const { "text/html": html, "text/plain": text } = view[DISPLAY]();
  assertEquals(html.match(/(?<!xmlns=")https?:|src=|@import|url\(/g), null);
  assertEquals(text, view.toString());
  assertEquals(Deno.inspect(view), text);
  assertLess(html.length, 200_000);
});

Deno.test("showHand() may be shown twice on a page", () => {
  const view = showHand(sidePots);
  const ids = [view.html, view.html].map((html) => html.match(/id="(hand-[^"]+)"/)![1]);
  assert(ids[0] !== ids[1]);
  assertStringIncludes(view.html, "getElementById");
});

Deno.test("showHand() writes names as they are, whatever is in them", () => {
  const rename = (text: string) => text.replaceAll('"Ann"', JSON.stringify('<img src="x">&Ann'));
  const record = JSON.parse(rename(JSON.stringify(sidePots))) as HandHistoryRecord;
  const { html } = showHand(record);
  assertEquals(html.includes("<img"), false);
  assertStringIncludes(html, "&#60;img");
});

Deno.test("showHand() draws ten players, unknown cards and amounts in cents", () => {
  const players = Array.from({ length: 10 }, (_, n) => (
    { seat: n + 1, name: `Player number ${n + 1}`, stack: 12_345, holeCards: [] }
  ));
  const record: HandHistoryRecord = {
    ...sidePots,
    players,
    blindPostings: [
      { playerName: players[1].name, amount: 25, blindType: "smallBlind", allIn: false },
    ],
    streetActions: [[], [], [], []],
    boardCards: [],
    showdownEntries: [],
    collections: [{ playerName: players[1].name, amount: 25, pot: 0 }],
    totalRake: 0,
    scale: 100,
    currency: "EUR",
  };
  const { steps } = showHand(record);
  assertEquals(steps[1].text, "Player number 2 posts the small blind 0.25 EUR");
  assertStringIncludes(steps[1].svg, "123.45 EUR");
  assertStringIncludes(steps[1].svg, "Player nu…er 1<");
  assertEquals(steps[1].svg.match(/#8fa3bf/g)?.length, 20);
});

Deno.test("showHand() writes no name and no amount beyond the box of its player", () => {
  const names = ["W".repeat(30), "徳川家康の弟子である人々の名前", "Ann"];
  const players = sidePots.players.map((player, n) => (
    { ...player, name: names[n % 3] + n, stack: 123_456_789_000 + n, holeCards: [] }
  ));
  const [{ name }] = players;
  const record: HandHistoryRecord = {
    ...sidePots,
    players,
    blindPostings: [],
    streetActions: [[], [], [], []],
    showdownEntries: [],
    collections: [{ playerName: name, amount: 123_456_789_000, pot: 0 }],
    scale: 100,
    currency: "EUR",
  };
  const { svg } = showHand(record).steps.at(-1)!;
  const texts = [...svg.matchAll(/font-size="([\d.]+)"([^>]*)>([^<]*)</g)];
  for (const [, size, attributes, text] of texts) {
    assertLess(textWidth(text, Number(size), attributes.includes("bold")), 128, text);
  }
  // The currency is said once.
  assertStringIncludes(svg, ">2,469,135,780.00 EUR (+1,234,567,890.00)<");
});

Deno.test("showHand() says so, when it is given no record", () => {
  const given = { status: "error", reason: "no seats" } as never;
  assertThrows(
    () => showHand(given),
    TypeError,
    "wanted the record of one, found an object with st",
  );
});

Deno.test("showHand() never lays the button on a bet, a player or his cards, nor beside somebody else", () => {
  for (let count = 2; count <= 10; count++) {
    const players = Array.from({ length: count }, (_, n) => (
      { seat: n + 1, name: `P${n}`, stack: 9_999_999, holeCards: [] }
    ));
    const blindPostings = players.map(({ name }) => (
      { playerName: name, amount: 1_234_567, blindType: "straddle", allIn: false } as const
    ));
    for (const { seat } of players) {
      const record: HandHistoryRecord = {
        ...sidePots,
        players,
        buttonSeat: seat,
        blindPostings,
        streetActions: [[], [], [], []],
        boardCards: [],
        showdownEntries: [],
        collections: [],
        totalRake: 0,
        scale: 100,
      };
      const { svg } = showHand(record).steps[count];
      const [x, y] = svg.match(/<circle cx="([\d.]+)" cy="([\d.]+)"/)!.slice(1).map(Number);
      const boxes = svg.matchAll(
        /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx/g,
      );
      for (const [, left, top, width, height] of [...boxes].map((box) => box.map(Number))) {
        const beside = Math.max(left - x, x - left - width, 0);
        const above = Math.max(top - y, y - top - height, 0);
        assertLess(10, Math.hypot(beside, above), `${count} players, button at ${seat}`);
      }
      const nearest = [
        ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="18"/g),
      ]
        .map((bet) => bet.map(Number))
        .map(([, left, top, width]) => Math.hypot(left + width / 2 - x, top + 9 - y));
      assertEquals(nearest.indexOf(Math.min(...nearest)), seat - 1, `${count} players`);
    }
  }
});
