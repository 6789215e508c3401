/**
 * Charts of what nobody would draw on purpose: one result, results that are all the same, numbers
 * that are none, names that are markup, a million rows, more players than seats.
 */
import {
  assertEquals,
  assertLess,
  assertRejects,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { POSITIONS } from "@marvin/holdem";
import {
  bankrollChart,
  type Chart,
  equityChart,
  finishChart,
  leagueChart,
  levelChart,
  positionChart,
  profitChart,
  rangeChart,
  renderPng,
  roiChart,
  seatChart,
  stackChart,
  styleChart,
} from "../../../analysis/charts/mod.ts";

type Case = [title: string, draw: () => Chart, says: string];

const NASTY = `<b>&"'\u0007 =1+1, "Ann"`;

/** Names of players, a nasty one first. */
function names(count: number): string[] {
  return Array.from({ length: count }, (_, n) => n === 0 ? NASTY : `Player ${n}`);
}

function rows<Row>(count: number, rowOf: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => rowOf(index));
}

/** Draws, and fails where the picture holds what no reader should see. */
function assertDraws(draw: () => Chart, says: string): void {
  const { svg, text } = draw();
  assertStringIncludes(text, says);
  assertEquals(svg.match(/NaN|undefined|Infinity|<b>/g), null);
  assertEquals(svg.includes("\u0007"), false);
  assertEquals(text.match(/NaN|undefined|Infinity/g), null);
  assertLess(svg.length, 200_000);
}

const player = NASTY;
const name = NASTY;
const SINGLE: Case[] = [
  ["roiChart", () => roiChart([{ tournament: 1, player, cost: 10, prize: 30 }]), "+200.0 % in 1"],
  ["finishChart", () => finishChart([{ name, finishes: [1, 0] }]), "1st 100.0 %, 2nd 0.0 %"],
  [
    "seatChart",
    () => seatChart([{ name, bySeat: [{ seat: 0, hands: 1, bbPer100: -5, bbPer100Ci95: null }] }]),
    "seat 1 −5.0\n",
  ],
  [
    "positionChart",
    () =>
      positionChart([
        { name, byPosition: [{ position: "BTN", hands: 1, bbPer100: -5, bbPer100Ci95: null }] },
      ]),
    "BTN −5.0\n",
  ],
  ["bankrollChart", () => bankrollChart([{ hand: 1, player, net: 3 }]), "Winnings: +3.0 chips"],
  ["profitChart", () => profitChart([{ tournament: 1, player, cost: 10, prize: 30 }]), "mean +20"],
  ["styleChart", () => styleChart([{ name, hands: 1, vpip: 1, pfr: 0 }]), "VPIP 100.0 %"],
  [
    "equityChart",
    () => {
      const players = [{ wins: 1, ties: {}, losses: 0, equity: 1 }];
      return equityChart({ boards: 1, exact: true, players }, { hands: [NASTY] });
    },
    "100.0 %\nExact: all 1 deal.",
  ],
  ["stackChart", () => stackChart([{ hand: 1, player, stack: 100 }]), ": 100 chips"],
  ["levelChart", () => levelChart([{ tournament: 1, player, bigBlind: 20 }]), "BB 20 100.0 %"],
];
for (const [title, draw, says] of SINGLE) {
  Deno.test(`${title}() draws a single result, of a player with a nasty name`, () => {
    assertDraws(draw, says);
  });
}

const noRoi = { tournaments: 9, averageRoiPercent: 0, roiCi95: [0, 0] as const };
const noProfit = { hands: 9, bbPer100: 0, bbPer100Ci95: [0, 0] as const };
const EQUAL: Case[] = [
  [
    "finishChart",
    () => finishChart(names(6).map((name) => ({ name, finishes: [2, 2, 2] }))),
    "Player 5: 1st 33.3 %, 2nd 33.3 %, 3rd 33.3 %",
  ],
  [
    "seatChart",
    () => seatChart(names(6).map((name, seat) => ({ name, bySeat: [{ seat, ...noRoi }] }))),
    "Player 5: seat 6 0.0 [0.0, 0.0]",
  ],
  [
    "positionChart",
    () =>
      positionChart(
        names(6).map((name) => ({ name, byPosition: [{ position: "SB", ...noProfit }] })),
      ),
    "Player 5: SB 0.0 [0.0, 0.0]",
  ],
  [
    "bankrollChart",
    () => bankrollChart(rows(20, (n) => ({ hand: n + 1, player, net: 0 }))),
    "Winnings: 0.0 chips",
  ],
  [
    "profitChart",
    () => profitChart(rows(20, (n) => ({ tournament: n + 1, player, cost: 5, prize: 5 }))),
    "mean 0.0, standard deviation 0.0",
  ],
  [
    "styleChart",
    () => styleChart(names(6).map((name) => ({ name, hands: 100, vpip: 0.2, pfr: 0.2 }))),
    "Player 5: VPIP 20.0 %, PFR 20.0 %",
  ],
  [
    "stackChart",
    () => stackChart(rows(20, (n) => ({ hand: n + 1, player, stack: 100, net: 0 }))),
    ": 100 chips",
  ],
  [
    "levelChart",
    () => levelChart(names(6).map((player) => ({ tournament: 1, player, bigBlind: 20 }))),
    "Player 5: BB 20 100.0 %",
  ],
];
for (const [title, draw, says] of EQUAL) {
  Deno.test(`${title}() draws results that are all the same`, () => assertDraws(draw, says));
}

const NO_INTERVAL = [NaN, NaN] as const;
const NO_NUMBERS: Case[] = [
  ["finishChart", () => finishChart([{ name: "Ann", finishes: [NaN, 1] }]), "No tournaments"],
  [
    "seatChart",
    () =>
      seatChart([{
        name: "Ann",
        bySeat: [
          { seat: 0, hands: 1, bbPer100: NaN, bbPer100Ci95: NO_INTERVAL },
          { seat: 1, hands: 1, bbPer100: 5, bbPer100Ci95: NO_INTERVAL },
        ],
      }]),
    "Ann: seat 2 +5.0\n",
  ],
  [
    "positionChart",
    () =>
      positionChart([{
        name: "Ann",
        byPosition: [
          { position: "BTN", hands: 1, bbPer100: NaN, bbPer100Ci95: NO_INTERVAL },
          { position: "SB", hands: 1, bbPer100: 5, bbPer100Ci95: NO_INTERVAL },
        ],
      }]),
    "Ann: SB +5.0\n",
  ],
  [
    "bankrollChart",
    () =>
      bankrollChart([
        { hand: 1, player: "Ann", net: NaN },
        { hand: 2, player: "Ann", net: 1, rake: NaN, allInEv: NaN },
        { hand: 3, player: "Ann", net: 1, rake: 2, allInEv: 3 },
      ]),
    "After rake: +2.0 chips\nBefore rake: +4.0 chips\nAll-in EV: +4.0 chips",
  ],
  [
    "profitChart",
    () =>
      profitChart([
        { tournament: 1, player: "Ann", cost: NaN, prize: 30 },
        { tournament: 2, player: "Ann", cost: 10, prize: 20 },
      ]),
    "Ann: mean +10.0",
  ],
  [
    "styleChart",
    () =>
      styleChart([
        { name: "Ann", hands: 9, vpip: NaN, pfr: 0 },
        { name: "Ben", hands: NaN, vpip: 1, pfr: 0 },
      ]),
    "No hands",
  ],
  [
    "equityChart",
    () => {
      const players = [{ wins: 0, ties: {}, losses: 0, equity: NaN }];
      return equityChart({ boards: 0, exact: true, players });
    },
    "No deals",
  ],
  [
    "stackChart",
    () =>
      stackChart([
        { hand: 1, player: "Ann", stack: NaN },
        { hand: 2, player: "Ann", stack: 10, net: NaN, bigBlind: NaN },
      ]),
    "Ann: 10 chips",
  ],
  [
    "levelChart",
    () =>
      levelChart([
        { tournament: 1, player: "Ann", bigBlind: NaN },
        { tournament: 1, player: "Ann", bigBlind: 20 },
      ]),
    "Ann: BB 20 100.0 %",
  ],
];
for (const [title, draw, says] of NO_NUMBERS) {
  Deno.test(`${title}() leaves out what is no number`, () => assertDraws(draw, says));
}

const MILLION = 1_000_000;
const MANY: Case[] = [
  [
    "bankrollChart",
    () => bankrollChart(rows(MILLION, (n) => ({ hand: n + 1, player, net: n % 7 === 0 ? 6 : -1 }))),
    "n = 1,000,000 hands",
  ],
  [
    "profitChart",
    () => profitChart(rows(MILLION, (n) => ({ hand: n + 1, player, net: n % 7 === 0 ? 6 : -1 }))),
    "n = 10,000 values a player, 100 hands each.",
  ],
  [
    "stackChart",
    () => stackChart(rows(MILLION, (n) => ({ hand: n + 1, player, stack: n % 9, bigBlind: n }))),
    "n = 1,000,000 hands",
  ],
  [
    "levelChart",
    () => levelChart(rows(MILLION, (n) => ({ tournament: n % 999, player, bigBlind: n % 7 }))),
    "n = 999 tournaments",
  ],
];
for (const [title, draw, says] of MANY) {
  Deno.test(`${title}() draws a million rows as a small picture`, () => assertDraws(draw, says));
}

const TABLE: Case[] = [
  [
    "roiChart",
    () => roiChart(names(23).map((player) => ({ tournament: 1, player, cost: 10, prize: 30 }))),
    "10 of 23 players are shown.",
  ],
  [
    "finishChart",
    () => finishChart(names(23).map((name) => ({ name, finishes: rows(23, () => 1) }))),
    "10 of 23 players are shown.",
  ],
  [
    "seatChart",
    () =>
      seatChart(
        names(23).map((name) => ({
          name,
          bySeat: rows(23, (seat) => ({ seat, ...noRoi })),
        })),
      ),
    "seat 23 0.0 [0.0, 0.0]",
  ],
  [
    "positionChart",
    () =>
      positionChart(
        names(23).map((name) => ({
          name,
          byPosition: POSITIONS.map((position) => ({ position, ...noProfit })),
        })),
      ),
    "10 of 23 players are shown.",
  ],
  [
    "stackChart",
    () => stackChart(names(23).map((player) => ({ hand: 1, player, stack: 100, net: 0 }))),
    "10 of 23 players are shown.",
  ],
];
for (const [title, draw, says] of TABLE) {
  Deno.test(`${title}() draws a table of 23 seats`, () => assertDraws(draw, says));
}

const NET = [{ hand: 1, player, net: 3, stack: 100, tournament: 1 }];
const PAID = [{ tournament: 1, player, cost: 10, prize: 30 }];
type Refusal = [title: string, draw: () => Chart, says: string];
const REFUSALS: Refusal[] = [
  ["bankrollChart", () => bankrollChart(NET, { bigBlind: 0 }), "a big blind of 0: wanted a number"],
  ["bankrollChart", () => bankrollChart(NET, { bigBlind: NaN }), "a big blind of NaN"],
  [
    "finishChart",
    () => finishChart([{ name, finishes: [1, 0] }], { paidPlaces: -1 }),
    "a number of paid places of -1: wanted a whole number from 0",
  ],
  ["roiChart", () => roiChart(PAID, { skip: NaN }), "a number of results to skip of NaN"],
  [
    "stackChart",
    () => stackChart(NET, { tournament: 7 }),
    "Cannot show tournament 7: no row is of it",
  ],
];
for (const [title, draw, says] of REFUSALS) {
  Deno.test(`${title}() refuses an option: ${says}`, () => {
    assertThrows(draw, RangeError, says);
  });
}

// What newcomers give to a chart by mistake: cells of notebooks are not type-checked.
const promised = Promise.resolve([]);
const results = { players: [], hands: 3 };
const MISTAKES: readonly [
  title: string,
  draw: (value: never) => unknown,
  given: unknown,
  says: string,
][] = [
  ["roiChart", roiChart, promised, "found a promise: write await before what made it"],
  ["roiChart", roiChart, undefined, "neither a list of rows nor a data frame: found undefined"],
  ["roiChart", roiChart, "Ann", 'found the text "Ann"'],
  ["roiChart", roiChart, [null], "found a list that begins with null"],
  ["roiChart", roiChart, [{}], "rows without tournament, player, cost, prize: found no columns"],
  ["bankrollChart", bankrollChart, { data: [] }, "draw the data of the recorder"],
  ["finishChart", finishChart, results, "found an object with players, hands"],
  ["finishChart", finishChart, [{ name: "Ann" }], "wanted players with finishes, such as series"],
  ["seatChart", seatChart, promised, "Cannot draw seats: wanted players, such as series.player"],
  ["positionChart", positionChart, [5], "found a list that begins with 5"],
  ["styleChart", styleChart, new Map(), "found a Map"],
  ["equityChart", equityChart, [], "wanted what equity() returns, found an empty list"],
  ["leagueChart", leagueChart, promised, "wanted what runLeague() returns, found a promise"],
  ["rangeChart", rangeChart, 5, 'wanted a HandRange or a text such as "77+, AJs+", found 5'],
  [
    "saveChart",
    (chart) => renderPng(chart),
    [],
    "Cannot save a picture: wanted a chart, or a step",
  ],
];
for (const [title, draw, given, says] of MISTAKES) {
  Deno.test(`${title}() says what it was given by mistake: ${says}`, async () => {
    await assertRejects(async () => await draw(given as never), TypeError, says);
  });
}

Deno.test("Charts refuse players that are no list, and sizes that are no numbers", () => {
  const players = [{ name: "Ann", finishes: [1] }];
  assertThrows(
    () => finishChart(players, { players: "Ann" as never }),
    TypeError,
    'Cannot show players: wanted a list of names, found the text "Ann"',
  );
  assertThrows(() => finishChart(players, { width: "760" as never }), RangeError, "Cannot draw a");
});
