/**
 * How loose and how aggressive players are before the flop.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { counted, countedRange, percentText } from "./_number_text.ts";
import { SOFT_INK } from "./_palette.ts";
import { choosePlayers, colorsOf, playerLabel } from "./_players.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";

/** What {@link styleChart} needs of a player, as results hold it. */
export interface StylePlayer {
  /** Name of the player. */
  readonly name: string;
  /** Hands dealt in. */
  readonly hands: number;
  /** Share of hands played by choice, from 0 to 1. */
  readonly vpip: number | null;
  /** Share of hands raised before the flop, from 0 to 1. */
  readonly pfr: number | null;
}

interface Style {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly color: string;
  labelY: number;
}

/**
 * Draws VPIP against PFR: right is loose, up is aggressive, and nobody is above the dashed line, as a
 * raise is a hand played.
 *
 * @param players Players of a cash game or a series.
 * @throws {RangeError} If an option is out of range or names nobody.
 *
 * @example
 * ```ts
 * import { styleChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const chart = styleChart([{ name: "Ann", hands: 400, vpip: 0.24, pfr: 0.19 }]);
 * assertStringIncludes(chart.text, "Ann: VPIP 24.0 %, PFR 19.0 % in 400 hands");
 * ```
 */
export function styleChart(
  players: readonly StylePlayer[],
  options: PlayerChartOptions = {},
): Chart {
  const title = "Playing styles before the flop";
  const found = players.filter(({ hands, vpip, pfr }) =>
    isRate(hands) && isRate(vpip) && isRate(pfr)
  );
  if (found.length === 0) return drawEmpty(options.title ?? title, "No hands", options);
  const { names, note } = choosePlayers(found.map(({ name }) => name), options.players);
  const colors = colorsOf(names);
  const shown = names.map((name) => found.find((player) => player.name === name)!);
  const styles = spreadLabels(shown.map(({ name, vpip, pfr }) => {
    const y = 100 * pfr!;
    return { name, x: 100 * vpip!, y, color: colors.get(name)!, labelY: y };
  }));
  const hands = shown.map((player) => player.hands);
  return drawFigure({
    title,
    caption: `VPIP: hands played by choice. PFR: hands raised before the flop. n = ${
      countedRange(hands, "hand")
    } a player. ${note}`,
    summary: shown.map(({ name, vpip, pfr, hands }) =>
      `${name}: VPIP ${percentText(vpip!)} %, PFR ${percentText(pfr!)} % in ${
        counted(hands, "hand")
      }`
    ),
    height: 440,
    plot: stylePlot(styles),
  }, options);
}

function stylePlot(styles: readonly Style[]): Plot.PlotOptions {
  const label = (anchor: "start" | "end", members: readonly Style[]) =>
    Plot.text(members, {
      x: "x",
      y: "labelY",
      text: ({ name }: Style) => playerLabel(name),
      textAnchor: anchor,
      dx: anchor === "start" ? 11 : -11,
      fill: "color",
      fontWeight: 600,
    });
  return {
    marginLeft: 56,
    marginRight: 24,
    marginTop: 32,
    marginBottom: 46,
    inset: 12,
    x: {
      label: "VPIP in % (tight → loose)",
      domain: [0, 100],
      labelAnchor: "center",
      labelArrow: "none",
    },
    y: {
      label: "PFR in % (passive → aggressive)",
      domain: [0, 100],
      labelArrow: "none",
      labelOffset: 40,
    },
    color: { type: "identity" },
    marks: [
      Plot.gridX({ stroke: "#e4e4e4", strokeOpacity: 1 }),
      Plot.gridY({ stroke: "#e4e4e4", strokeOpacity: 1 }),
      Plot.line([[0, 0], [100, 100]], { stroke: SOFT_INK, strokeDasharray: "4 3" }),
      Plot.dot(styles, { x: "x", y: "y", fill: "color", stroke: "white", r: 7 }),
      label("start", styles.filter(({ x }) => x <= 60)),
      label("end", styles.filter(({ x }) => x > 60)),
    ],
  };
}

function isRate(rate: number | null): boolean {
  return rate !== null && Number.isFinite(rate);
}

/** Moves the names of players who are close to each other apart. */
function spreadLabels(styles: Style[]): Style[] {
  const sorted = styles.toSorted((a, b) => a.y - b.y);
  for (const [index, style] of sorted.entries()) {
    for (const lower of sorted.slice(0, index)) {
      const isNear = Math.abs(style.x - lower.x) < 25 && style.labelY < lower.labelY + 4.5;
      if (isNear) style.labelY = lower.labelY + 4.5;
    }
  }
  return styles;
}
