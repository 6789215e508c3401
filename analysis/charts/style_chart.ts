/**
 * How loose and how aggressive players are before the flop.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { DOT_RADIUS, type NamedDot, placeDotLabels } from "./_dot_labels.ts";
import { checkList } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { counted, countedRange, percentText } from "./_number_text.ts";
import { SOFT_INK } from "./_palette.ts";
import { choosePlayers, colorsOf, playerLabel, RESULTS } from "./_players.ts";
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
}

/** A player's dot, and where his name begins or ends, all in percent. */
interface StyleMark extends Style {
  readonly label: string;
  readonly radius: number;
  readonly anchor: "start" | "end";
  readonly labelX: number;
  readonly labelY: number;
}

const HEIGHT = 440;
const MARGINS = { marginLeft: 56, marginRight: 24, marginTop: 32, marginBottom: 46 };
/** Room between axes and the ends of the scales, in pixels. */
const INSET = 12;
/** Dots nearer to each other than this, in pixels, hide each other. */
const NEAR = 6;

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
  checkList("draw styles", RESULTS, players, "vpip");
  const title = "Playing styles before the flop";
  const found = players.filter(({ hands, vpip, pfr }) =>
    isRate(hands) && isRate(vpip) && isRate(pfr)
  );
  if (found.length === 0) return drawEmpty(options.title ?? title, "No hands", options);
  const { names, note } = choosePlayers(found.map(({ name }) => name), options.players);
  const colors = colorsOf(names);
  const shown = names.map((name) => found.find((player) => player.name === name)!);
  const styles = shown.map(({ name, vpip, pfr }): Style => (
    { name, x: 100 * vpip!, y: 100 * pfr!, color: colors.get(name)! }
  ));
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
    height: HEIGHT,
    plot: stylePlot(marksOf(styles, options.width ?? PICTURE_WIDTH, options.height ?? HEIGHT)),
  }, options);
}

function marksOf(styles: readonly Style[], width: number, height: number): StyleMark[] {
  const size = {
    width: width - MARGINS.marginLeft - MARGINS.marginRight,
    height: height - MARGINS.marginTop - MARGINS.marginBottom,
  };
  const [percentX, percentY] = [size.width, size.height].map((side) => (side - 2 * INSET) / 100);
  const dots = styles.map(({ name, x, y }) => ({
    label: playerLabel(name, width, true),
    x: INSET + percentX * x,
    y: size.height - INSET - percentY * y,
  }));
  const radii = radiiOf(dots);
  return placeDotLabels(dots, size).map(({ anchor, dx, dy }, index) => {
    const style = styles[index];
    return {
      ...style,
      label: dots[index].label,
      radius: radii[index],
      anchor,
      labelX: style.x + dx / percentX,
      labelY: style.y - dy / percentY,
    };
  });
}

function stylePlot(styles: readonly StyleMark[]): Plot.PlotOptions {
  const names = (textAnchor: "start" | "end") =>
    Plot.text(styles.filter(({ anchor }) => anchor === textAnchor), {
      x: "labelX",
      y: "labelY",
      text: "label",
      textAnchor,
      fill: "color",
      fontWeight: 600,
    });
  // From a dot to the end of its name, where that does not stand beside it.
  const moved = styles.filter(({ y, labelY }) => Math.abs(y - labelY) > 1e-9);
  return {
    ...MARGINS,
    inset: INSET,
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
    r: { type: "identity" },
    marks: [
      Plot.gridX({ stroke: "#e4e4e4", strokeOpacity: 1 }),
      Plot.gridY({ stroke: "#e4e4e4", strokeOpacity: 1 }),
      Plot.line([[0, 0], [100, 100]], { stroke: SOFT_INK, strokeDasharray: "4 3" }),
      Plot.link(moved, { x1: "x", y1: "y", x2: "labelX", y2: "labelY", stroke: "color" }),
      Plot.dot(styles, { x: "x", y: "y", fill: "color", stroke: "white", r: "radius" }),
      names("start"),
      names("end"),
    ],
  };
}

function isRate(rate: number | null): boolean {
  return rate !== null && Number.isFinite(rate);
}

/** Larger below than above, so that of a dot which others cover a ring is seen. */
function radiiOf(dots: readonly NamedDot[]): number[] {
  return dots.map(({ x, y }, index) => {
    const above = dots.slice(index + 1).filter((dot) => Math.hypot(dot.x - x, dot.y - y) < NEAR);
    return DOT_RADIUS + 3 * above.length;
  });
}
