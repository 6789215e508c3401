/**
 * The money of one player over the hands of a cash game.
 *
 * @module
 */
import { countHands } from "./_count_hands.ts";
import { checkPositive, foundText } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { type Line, linePlot, paddedDomain } from "./_line_plot.ts";
import { counted, countText, signedText } from "./_number_text.ts";
import type { Chart } from "./chart.ts";
import type { ChartOptions } from "./chart_options.ts";
import { type HandRow, readRows, type RowSource } from "./rows.ts";

/** Options of {@link bankrollChart}. */
export interface BankrollChartOptions extends ChartOptions {
  /** Name of the player; the one of the first row where left out. */
  readonly player?: string;
  /** Chips of the big blind, to count in big blinds; counted in chips where left out. */
  readonly bigBlind?: number;
}

/** The lines: how they look and what a hand adds to them. */
interface LineKind {
  readonly name: string;
  readonly color: string;
  readonly dash?: string;
  readonly adds: (row: HandRow) => number;
  /** Whether the rows tell it. */
  readonly isKnown: (row: HandRow) => boolean;
}

const always = () => true;
const isNumber = (cell: number | null | undefined): cell is number => Number.isFinite(cell);

const ALL_IN_EV = "All-in EV";
const ALL_IN_NOTE = " All-in EV: all-ins paid what they were worth when the last bet was called.";

const KINDS: readonly LineKind[] = [
  { name: "After rake", color: "#0072b2", adds: ({ net }) => net, isKnown: always },
  {
    name: "Before rake",
    color: "#56b4e9",
    adds: ({ net, rake }) => net + (isNumber(rake) ? rake : 0),
    isKnown: ({ rake }) => isNumber(rake) && rake > 0,
  },
  {
    name: ALL_IN_EV,
    color: "#e69f00",
    adds: ({ net, allInEv }) => isNumber(allInEv) ? allInEv : net,
    isKnown: ({ allInEv }) => isNumber(allInEv),
  },
  {
    name: "Showdown",
    color: "#009e73",
    dash: "6 3",
    adds: ({ net, showdown }) => showdown ? net : 0,
    isKnown: ({ showdown }) => typeof showdown === "boolean",
  },
  {
    name: "No showdown",
    color: "#d55e00",
    dash: "2 3",
    adds: ({ net, showdown }) => showdown ? 0 : net,
    isKnown: ({ showdown }) => typeof showdown === "boolean",
  },
];

/**
 * Draws what one player has won after each hand: after and before rake, with all-ins paid what they
 * were worth, and in hands with and without showdown. A line that the rows do not tell is left out.
 * Where hands are missing, as a recorder thins out rows of long runs, the chart says of how many it
 * shows the sums.
 *
 * @param rows One for each hand and player, in the order in which they were played; those of other
 * players are left out.
 * @throws {RangeError} If an option is out of range or names nobody.
 * @throws {TypeError} If the rows lack a column.
 *
 * @example
 * ```ts
 * import { bankrollChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const rows = [40, -10, 25].map((net, index) => (
 *   { hand: index + 1, player: "Ann", net, rake: 1, showdown: index === 0 }
 * ));
 * assertStringIncludes(bankrollChart(rows).text, "After rake: +55.0 chips\nBefore rake: +58.0");
 * ```
 */
export function bankrollChart(
  rows: RowSource<HandRow>,
  options: BankrollChartOptions = {},
): Chart {
  const { bigBlind = 1 } = options;
  checkPositive("a big blind", bigBlind);
  const all = readRows(rows, ["hand", "player", "net"]);
  const player = options.player ?? all[0]?.player;
  const hands = all.filter((row) => row.player === player && Number.isFinite(row.net));
  if (hands.length === 0) {
    if (
      all.length > 0 && options.player !== undefined && !all.some((row) => row.player === player)
    ) {
      throw new RangeError(
        `Cannot show player ${
          typeof player === "string" ? player : foundText(player)
        }: no row is his`,
      );
    }
    return drawEmpty(options.title ?? "Bankroll", "No hands", options);
  }
  const unit = options.bigBlind === undefined ? "chips" : "big blinds";
  const kinds = KINDS.filter(({ isKnown }) => hands.some(isKnown));
  const isRaked = kinds.some(({ name }) => name === "Before rake");
  const lines = kinds.map((kind) => runningTotal(kind, hands, bigBlind))
    .map((line) => line.name === "After rake" && !isRaked ? { ...line, name: "Winnings" } : line);
  const height = 400;
  const { present, played } = countHands(all);
  const isThinned = present < played;
  const shown = counted(hands.length, "hand");
  return drawFigure({
    title: isThinned
      ? `Winnings of ${player} in ${shown} of ${countText(played)}`
      : `Winnings of ${player} over ${shown}`,
    caption: `n = ${shown}${
      isThinned
        ? `: rows are there for ${countText(present)} of ${
          counted(played, "hand")
        }, and sums are of these alone.`
        : "."
    }${lines.some(({ name }) => name === ALL_IN_EV) ? ALL_IN_NOTE : ""}`,
    summary: lines.map(({ name, points }) => `${name}: ${signedText(points.at(-1)!.y)} ${unit}`),
    height,
    plot: linePlot(lines, {
      xLabel: isThinned ? "Hands of which there are rows" : "Hands played",
      yLabel: `Won in ${unit}`,
      yDomain: paddedDomain(lines.flatMap(({ points }) => points.map(({ y }) => y))),
      baseline: 0,
      width: options.width,
      height: options.height ?? height,
    }),
  }, options);
}

function runningTotal(kind: LineKind, hands: readonly HandRow[], bigBlind: number): Line {
  let total = 0;
  const points = [{ x: 0, y: 0 }];
  for (const [index, row] of hands.entries()) {
    total += kind.adds(row);
    points.push({ x: index + 1, y: total / bigBlind });
  }
  return { name: kind.name, color: kind.color, dash: kind.dash, points };
}
