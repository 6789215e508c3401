import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLess,
  assertMatch,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { parseConfig, type Position, runCashGame } from "@marvin/holdem";
import { HandsRecorder } from "@marvin/holdem/analysis/frames";
import {
  bankrollChart,
  type Chart,
  equityChart,
  finishChart,
  leagueChart,
  levelChart,
  positionChart,
  profitChart,
  roiChart,
  seatChart,
  stackChart,
  styleChart,
} from "../../../analysis/charts/mod.ts";
import { DISPLAY } from "../../../analysis/notebook/display.ts";
import { textWidth } from "../../../analysis/notebook/text_width.ts";
import { assertGolden } from "../../_support/golden.ts";
import { sampleHands, SAMPLES, sampleTournaments } from "./_samples.ts";

for (const [name, draw] of Object.entries(SAMPLES)) {
  Deno.test(`${name}Chart() draws the same picture as before`, () => {
    assertGolden(`charts/${name}.svg`, draw().svg);
  });
}

Deno.test("Charts are complete pictures that fetch nothing and run nothing", () => {
  for (const [name, draw] of Object.entries(SAMPLES)) {
    const { svg, width, height } = draw();
    assert(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg"`), name);
    assertStringIncludes(svg, `viewBox="0 0 ${width} ${height}"`);
    assertStringIncludes(svg, `<rect width="100%" height="100%" fill="white"/>`);
    assertEquals(svg.match(/<script|href=|url\(|var\(|NaN|undefined|Infinity/g), null, name);
  }
});

Deno.test("Charts say their sample size, and show themselves as picture and text", () => {
  for (const draw of Object.values(SAMPLES)) {
    const chart = draw();
    const caption = chart.text.split("\n").at(-1)!;
    assert(/\bn = [\d,]+|Exact: all [\d,]+/.test(caption), caption);
    assertEquals(chart[DISPLAY](), { "image/svg+xml": chart.svg, "text/plain": chart.text });
    assertEquals(`${chart}`, chart.text);
    assertEquals(Deno.inspect(chart), chart.text);
  }
});

const EMPTY: readonly [name: string, draw: () => Chart, says: string][] = [
  ["roiChart", () => roiChart([]), "No tournaments"],
  ["finishChart", () => finishChart([{ name: "Ann", finishes: [0, 0] }]), "No tournaments"],
  ["seatChart", () => seatChart([{ name: "Ann", bySeat: [] }]), "No results by seat"],
  ["positionChart", () => positionChart([]), "No hands"],
  ["bankrollChart", () => bankrollChart([]), "No hands"],
  ["profitChart", () => profitChart([]), "Fewer than 1 tournament"],
  ["styleChart", () => styleChart([{ name: "A", hands: 0, vpip: null, pfr: null }]), "No hands"],
  ["equityChart", () => equityChart({ boards: 0, exact: true, players: [] }), "No hands"],
  ["leagueChart", () => leagueChart({ unit: "% ROI", level: 0.95, players: [] }), "No matches"],
  ["stackChart", () => stackChart([]), "No hands"],
  ["levelChart", () => levelChart([]), "No hands"],
];
for (const [name, draw, says] of EMPTY) {
  Deno.test(`${name}() says so when there is nothing to show`, () => {
    const chart = draw();
    assertStringIncludes(chart.text, says);
    assertStringIncludes(chart.svg, says);
  });
}

const ANN = { tournament: 1, player: "Ann", cost: 10, prize: 0 };

Deno.test("roiChart() draws a single tournament, and results that are all the same", () => {
  const single = roiChart([ANN]);
  assertStringIncludes(single.text, "Ann: −100.0 % in 1 tournament");
  const same = roiChart(Array.from({ length: 50 }, (_, n) => ({ ...ANN, tournament: n + 1 })));
  assertStringIncludes(same.text, "Ann: −100.0 % [−100.0, −100.0] in 50 tournaments");
  for (const { svg } of [single, same]) assertEquals(svg.match(/NaN|Infinity/g), null);
});

Deno.test("roiChart() leaves out tournaments without a price and prizes that are no number", () => {
  const rows = [ANN, { ...ANN, cost: 0, prize: 5 }, { ...ANN, prize: NaN }, { ...ANN, prize: 30 }];
  assertStringIncludes(roiChart(rows).text, "Ann: +50.0 %");
  assertStringIncludes(roiChart(rows).text, "in 2 tournaments");
});

Deno.test("roiChart() draws wider bands for more confidence", () => {
  const width = (interval: number) => {
    const { text } = roiChart(sampleTournaments(40), { interval, players: ["CallBot"] });
    const [low, high] = text.match(/\[(.*), (.*)\]/)!.slice(1)
      .map((number) => Number(number.replace("−", "-")));
    return high - low;
  };
  assertAlmostEquals(width(0.99) / width(0.8), 2.576 / 1.282, 0.01);
  assertThrows(() => roiChart([], { interval: 95 }), RangeError, "wanted between 0 and 1");
});

Deno.test("roiChart() draws a million rows as a small picture", () => {
  const rows = Array.from({ length: 1_000_000 }, (_, n) => (
    { tournament: n + 1, player: "Ann", cost: 10, prize: n % 7 === 0 ? 65 : 0 }
  ));
  const { svg, text } = roiChart(rows);
  assertStringIncludes(text, "n = 1,000,000 tournaments");
  assertLess(svg.length, 60_000);
});

Deno.test("Charts show names as they are, whatever is in them", () => {
  const name = `<b>&"'\u0007 =1+1, "Ann"`;
  const { svg, text } = finishChart([{ name, finishes: [3, 1] }]);
  assertEquals(svg.includes("<b>"), false);
  assertEquals(svg.includes("\u0007"), false);
  assertStringIncludes(svg, "&#60;b&#62;");
  assertStringIncludes(text, name);
});

Deno.test("Charts show ten players of many and say so, or those that are asked for", () => {
  const players = Array.from({ length: 45 }, (_, n) => ({ name: `P${n}`, finishes: [1, 2] }));
  assertStringIncludes(finishChart(players).text, "10 of 45 players are shown.");
  const chosen = finishChart(players, { players: ["P44", "P3"] }).text;
  assertEquals(chosen.match(/^P\d+/gm), ["P44", "P3"]);
  assertThrows(() => finishChart(players, { players: ["Q"] }), RangeError, "Cannot show player Q");
});

Deno.test("Charts read a data frame by its columns", () => {
  const frame = {
    columns: ["player", "prize", "tournament", "cost"],
    values: [["Ann", 30, 1, 10], ["Ann", 0, 2, 10]],
  };
  assertStringIncludes(roiChart(frame).text, "Ann: +50.0 %");
  assertThrows(
    () => roiChart({ columns: ["player"], values: [["Ann"]] }),
    TypeError,
    "Cannot draw rows without tournament, cost, prize: found player",
  );
});

Deno.test("Charts take title, subtitle, caption and size from their options", () => {
  const options = { title: "One", subtitle: "Two", caption: "Three", width: 400, height: 200 };
  const chart = finishChart([{ name: "Ann", finishes: [1] }], options);
  assertEquals(chart.text, "One\nTwo\nAnn: 1st 100.0 %\nThree");
  assertEquals(chart.width, 400);
  assertThrows(
    () => finishChart([], { width: 20 }),
    RangeError,
    "Cannot draw a width of 20 pixels",
  );
});

Deno.test("bankrollChart() draws the lines that the rows tell", () => {
  const bare = bankrollChart([{ hand: 1, player: "Ann", net: 5 }]).text;
  assertEquals(bare.match(/^.*(?=: \+)/gm), ["Winnings"]);
  const full = SAMPLES.bankroll().text;
  assertEquals(full.match(/^.*(?=: [+−])/gm), [
    "After rake",
    "Before rake",
    "All-in EV",
    "Showdown",
    "No showdown",
  ]);
  assertThrows(
    () => bankrollChart([{ hand: 1, player: "Ann", net: 5 }], { player: "Ben" }),
    RangeError,
    "Cannot show player Ben",
  );
});

Deno.test("bankrollChart() says so, when rows are there for some of the hands only", async () => {
  const config = parseConfig("[game]\nnum_seats = 2\nreset_bankroll_each_hand = true");
  const observer = new HandsRecorder({ maxRows: 100, allInEv: false });
  await runCashGame(config, { seed: 7, hands: 400, observer });
  const { text } = bankrollChart(observer.data);
  assertMatch(text, /^Winnings of \w+ in 50 hands of 393$/m);
  assertStringIncludes(text, "n = 50 hands: rows are there for 50 of 393 hands, and sums are");
  const all = bankrollChart(sampleHands(300)).text;
  assertStringIncludes(all, "Winnings of FlockBot over 300 hands\n");
  assertStringIncludes(all, "n = 300 hands.");
});

Deno.test("profitChart() adds up groups of results, and refuses groups that are none", () => {
  const rows = [1, 2, 3, 4, 5].map((net, n) => ({ hand: n + 1, player: "Ann", net }));
  assertStringIncludes(profitChart(rows, { group: 2 }).text, "Ann: mean +5.0");
  assertThrows(() => profitChart(rows, { group: 0 }), RangeError, "Cannot add up 0 results");
});

Deno.test("equityChart() asks for one name a hand, and tells equal hands apart", () => {
  const player = { wins: 1, ties: {}, losses: 1, equity: 0.5 };
  const result = { boards: 2, exact: true, players: [player, player] };
  assertThrows(() => equityChart(result, { hands: ["AA"] }), RangeError, "Cannot name 2 hands");
  assertStringIncludes(equityChart(result, { hands: ["AA", "AA"] }).text, "AA (2): 50.0 %");
});

Deno.test("leagueChart() ranks the bots, and stars who are told apart at the level of the league", () => {
  const match = { interval: null, blocks: 40 };
  const players = [
    {
      playerId: 0,
      name: "Ann",
      rank: 2,
      against: [{ opponent: 1, mean: -7, pHolm: 0.04, ...match }],
    },
    {
      playerId: 1,
      name: "Bob",
      rank: 1,
      against: [{ opponent: 0, mean: 7, pHolm: 0.04, ...match }],
    },
  ];
  const { text } = leagueChart({ unit: "bb/100", level: 0.95, players });
  assertStringIncludes(text, "Bob: +7.0* against Ann\nAnn: −7.0* against Bob");
  assertStringIncludes(text, "n = 40 blocks in a match");
  const unsure = leagueChart({ unit: "bb/100", level: 0.99, players }).text;
  assertStringIncludes(unsure, "Bob: +7.0 against Ann");
  assertStringIncludes(unsure, "p (Holm) at most 0.01");
  assertThrows(
    () => leagueChart({ unit: "bb/100", level: 0.95, players }, { players: ["Cat"] }),
    RangeError,
    "Cannot show player Cat",
  );
});

Deno.test("Charts write names as they are, decimals and all", () => {
  const players = ["alpha 0.1254", "alpha 0.1249"].map((name) => ({ name, finishes: [1, 2] }));
  const { svg } = finishChart(players);
  for (const { name } of players) assertStringIncludes(svg, `>${name}<`);
});

Deno.test("Charts keep long names inside the picture, and apart where their ends differ", () => {
  const player = "A bot with a very long name and parameters, number";
  const rows = [1, 2].flatMap((n) => [
    { tournament: 1, player: `${player} ${n}`, cost: 10, prize: 10 * n },
    { tournament: 2, player: `${player} ${n}`, cost: 10, prize: 5 },
  ]);
  for (const width of [300, 760]) {
    const svg = roiChart(rows, { width }).svg;
    const labels = svg.match(/(?<=>)A [^<]*…[^<]* \d(?=<)/g)!;
    assertEquals(new Set(labels).size, 2, labels.join());
    for (const label of labels) assertLess(textWidth(label, 12, true), 0.25 * width);
  }
});

Deno.test("seatChart() tells how many intervals are wrong only where it shows some", () => {
  const draw = (players: number, bbPer100Ci95: readonly [number, number] | null) =>
    seatChart(Array.from({ length: players }, (_, n) => ({
      name: `P${n}`,
      bySeat: [{ seat: 0, hands: 9, bbPer100: n - 3, bbPer100Ci95 }],
    }))).text.split("\n").at(-1)!;
  assertEquals(draw(2, null), "n = 9 hands in a cell.");
  assertStringIncludes(draw(2, [-9, 9]), "One in 20 would miss the true mean");
});

Deno.test("finishChart() shows the colour of the last place, however many there are", () => {
  const legend = (places: number) =>
    finishChart([{ name: "Ann", finishes: Array.from({ length: places }, () => 1) }])
      .svg.match(/(?<=>)\d+(st|nd|rd|th)(?=<)/g)!;
  assertEquals(legend(1), ["1st"]);
  assertEquals(legend(3), ["1st", "2nd", "3rd"]);
  assertEquals(legend(45).length, 10);
  assertEquals([legend(45)[0], legend(45).at(-1)], ["1st", "45th"]);
});

Deno.test("profitChart() calls results around 0 neither gain nor loss", () => {
  const rows = [-40, -1, 0, 1, 40].map((net, n) => ({ hand: n + 1, player: "Ann", net }));
  const { svg, text } = profitChart(rows, { group: 1 });
  const bars = [...svg.matchAll(/<rect [^>]*fill="(#\w+)"/g)].map(([, color]) => color);
  assertEquals(new Set(bars), new Set(["#d55e00", "#666666", "#0072b2"]));
  assertStringIncludes(text, "Grey bar: results around 0.");
  const gains = profitChart(rows.map((row) => ({ ...row, net: row.net + 900 })), { group: 1 });
  assertEquals(gains.text.includes("Grey"), false);
});

Deno.test("profitChart() counts hands in chips, and tournaments in what their prizes are in", () => {
  const rows = [{ tournament: 1, hand: 1, player: "Ann", net: 5 }];
  assertStringIncludes(profitChart(rows, { group: 1 }).svg, ">Profit in chips<");
  assertStringIncludes(profitChart([ANN]).svg, ">Profit: prizes less costs<");
});

Deno.test("stackChart() writes big blinds only where there is room for them", () => {
  const draw = (handsOfLevel: number) => {
    const rows = Array.from({ length: 60 }, (_, n) => (
      {
        hand: n + 1,
        player: "Ann",
        stack: 9,
        bigBlind: 10_000 * (1 + Math.floor(n / handsOfLevel)),
      }
    ));
    return stackChart(rows).svg.match(/>BB [\d,]+</g)!.length;
  };
  assertEquals(draw(20), 3);
  assertLess(draw(2), 12); // of 30 levels
});

Deno.test("stackChart() counts hands in whole numbers", () => {
  const { svg } = stackChart([{ hand: 1, player: "Ann", stack: 9, net: 1 }]);
  assertEquals(svg.match(/>1\.\d</g), null);
});

Deno.test("positionChart() turns the names of positions where they would run into each other", () => {
  const draw = (positions: readonly Position[]) =>
    positionChart(["Ann", "Ben", "Cy"].map((name) => ({
      name,
      byPosition: positions.map((position) => (
        { position, hands: 9, bbPer100: 1, bbPer100Ci95: null }
      )),
    }))).svg;
  assertEquals(draw(["SB", "BB", "UTG", "HJ", "CO", "BTN"]).includes("rotate(-50)"), false);
  assertStringIncludes(draw(["SB", "BB", "UTG", "UTG+1", "UTG+2", "BTN"]), "rotate(-50)");
});

Deno.test("positionChart() puts fewer plots side by side in a narrow picture", () => {
  const height = (width: number) =>
    positionChart(
      ["Ann", "Ben", "Cy"].map((name) => ({
        name,
        byPosition: [{ position: "BB", hands: 9, bbPer100: 1, bbPer100Ci95: null }],
      })),
      { width, title: "Positions" },
    ).height;
  assert(height(300) > height(500) && height(500) > height(760));
});

Deno.test("styleChart() shows players of the same style side by side, one around the other", () => {
  const twin = { hands: 100, vpip: 0.9, pfr: 0 };
  const { svg } = styleChart([{ name: "Ann", ...twin }, { name: "Ben", ...twin }]);
  const radii = [...svg.matchAll(/<circle [^>]*r="(\d+)"/g)].map(([, radius]) => radius);
  assertEquals(radii.sort(), ["10", "7"]);
  const beside = [...svg.matchAll(/text-anchor="(\w+)" aria-label="text">\s*<text [^>]*>(\w+)</g)];
  assertEquals(beside.map(([, anchor, name]) => [anchor, name]), [["start", "Ann"], [
    "end",
    "Ben",
  ]]);
});

Deno.test("finishChart() draws a line for luck only where some places are paid and others not", () => {
  const caption = (paidPlaces: number) =>
    finishChart([{ name: "Ann", finishes: [3, 2, 1] }], { paidPlaces }).text.split("\n").at(-1)!;
  assertStringIncludes(caption(1), "Dashed line: share of the paid place if all were equal.");
  assertStringIncludes(caption(2), "Dashed line: share of the 2 paid places if all were equal.");
  for (const paid of [0, 3, 9]) assertEquals(caption(paid).includes("Dashed"), false);
});

Deno.test("profitChart() tells no standard deviation of a single value", () => {
  const { svg, text } = profitChart([ANN]);
  assertStringIncludes(text, "Ann: mean −10.0\n");
  assertEquals(svg.includes("sd "), false);
});
