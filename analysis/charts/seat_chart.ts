/**
 * Whether some seats are better than others.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import type { Interval } from "@marvin/holdem";
import { drawEmpty } from "./_empty_figure.ts";
import { DEFAULT_WIDTH, drawFigure } from "./_figure.ts";
import { counted, countedRange, finiteInterval, intervalText, signedText } from "./_number_text.ts";
import { divergingColor, INK } from "./_palette.ts";
import { choosePlayers, playerLabel } from "./_players.ts";
import { textWidth } from "./_text_width.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";

/** Results at one seat, as those of a series (ROI) or a cash game (big blinds) hold them. */
export interface SeatResultLike {
  /** The seat, counted from 0. */
  readonly seat: number;
  /** Tournaments begun at the seat. */
  readonly tournaments?: number;
  /** Mean ROI at the seat, in percent. */
  readonly averageRoiPercent?: number | null;
  /** 95 % interval of it. */
  readonly roiCi95?: Interval | null;
  /** Hands played at the seat. */
  readonly hands?: number;
  /** Big blinds won in 100 hands. */
  readonly bbPer100?: number | null;
  /** 95 % interval of it. */
  readonly bbPer100Ci95?: Interval | null;
}

/** What {@link seatChart} needs of a player. */
export interface SeatPlayer {
  /** Name of the player. */
  readonly name: string;
  /** Results at the seats he had. */
  readonly bySeat: readonly SeatResultLike[];
}

const MARGIN_RIGHT = 16;
/** Smallest size of letters, in pixels, that can be read; intervals that need less are left out. */
const LEAST_SIZE = 7;

/** A seat's result, whatever was played. */
interface Cell {
  readonly name: string;
  readonly seat: number;
  readonly value: number;
  readonly interval: Interval | null;
  readonly count: number;
}

/**
 * Draws each player's results at each seat as a table of colours: blue won, orange lost, and the
 * deeper the more. A cell whose 95 % interval holds the mean of the player's other seats proves
 * nothing; of twenty cells one misses it by luck.
 *
 * @param players Players of a series or a cash game, such as `series.playerResults`.
 * @throws {RangeError} If an option is out of range or names nobody.
 *
 * @example
 * ```ts
 * import { seatChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const bySeat = [{ seat: 0, hands: 200, bbPer100: 4, bbPer100Ci95: [-3, 11] as const }];
 * assertStringIncludes(seatChart([{ name: "Ann", bySeat }]).text, "Ann: seat 1 +4.0 [−3.0, +11.0]");
 * ```
 */
export function seatChart(players: readonly SeatPlayer[], options: PlayerChartOptions = {}): Chart {
  const isSeries = players.some(({ bySeat }) => bySeat.some((seat) => "tournaments" in seat));
  const title = isSeries ? "ROI by starting seat, in %" : "Big blinds won in 100 hands by seat";
  const all = players.flatMap(cellsOf);
  if (all.length === 0) return drawEmpty(options.title ?? title, "No results by seat", options);
  const { names, note } = choosePlayers(all.map(({ name }) => name), options.players);
  const cells = all.filter(({ name }) => names.includes(name));
  const largest = Math.max(...cells.map(({ value }) => Math.abs(value)), 1e-9);
  const seats = [...new Set(cells.map(({ seat }) => seat + 1))].sort((a, b) => a - b);
  const counts = cells.map(({ count }) => count);
  const unit = isSeries ? "tournament" : "hand";
  const marginLeft = Math.max(...names.map((name) => textWidth(playerLabel(name), 12))) + 20;
  const width = ((options.width ?? DEFAULT_WIDTH) - marginLeft - MARGIN_RIGHT) / seats.length;
  const sizeOf = (most: number, text: (cell: Cell) => string) =>
    Math.min(most, 0.85 * width / Math.max(...cells.map((cell) => textWidth(text(cell), 1))));
  const cellText = (dy: number, fontSize: number, text: (cell: Cell) => string) =>
    Plot.text(cells, { x: ({ seat }: Cell) => seat + 1, y: "name", text, dy, fontSize, fill: INK });
  const valueOf = ({ value }: Cell) => signedText(value);
  const intervalOf = ({ interval }: Cell) => interval === null ? "" : intervalText(interval);
  const intervalSize = sizeOf(10, intervalOf);
  const hasRoom = intervalSize >= LEAST_SIZE;
  return drawFigure({
    title,
    caption: `${hasRoom ? "Below each mean its 95 % interval (normal). " : ""}Of ${
      counted(cells.length, "interval")
    } about ${
      Math.max(1, Math.round(cells.length / 20))
    } would miss the true mean by luck alone. n = ${countedRange(counts, unit)} in a cell. ${note}`,
    summary: names.map((name) => `${name}: ${rowText(cells.filter((cell) => cell.name === name))}`),
    height: 60 + 46 * names.length,
    plot: {
      marginLeft,
      marginRight: MARGIN_RIGHT,
      marginTop: 8,
      marginBottom: 46,
      x: {
        type: "band",
        label: "Seat",
        domain: seats,
        labelArrow: "none",
        tickSize: 0,
        padding: 0,
      },
      y: { label: null, domain: names, tickFormat: playerLabel, tickSize: 0, padding: 0 },
      marks: [
        Plot.cell(cells, {
          x: ({ seat }: Cell) => seat + 1,
          y: "name",
          fill: ({ value }: Cell) => divergingColor(value / largest),
          stroke: "white",
          strokeWidth: 2,
        }),
        cellText(hasRoom ? -6 : 0, sizeOf(13, valueOf), valueOf),
        hasRoom ? cellText(9, intervalSize, intervalOf) : null,
      ],
      color: { type: "identity" },
    },
  }, options);
}

function cellsOf({ name, bySeat }: SeatPlayer): Cell[] {
  return bySeat.flatMap((result) => {
    const { seat } = result;
    const value = result.averageRoiPercent ?? result.bbPer100;
    if (value === undefined || value === null || !Number.isFinite(value)) return [];
    const interval = finiteInterval(result.roiCi95 ?? result.bbPer100Ci95);
    return [{ name, seat, value, interval, count: result.tournaments ?? result.hands ?? 0 }];
  });
}

function rowText(cells: readonly Cell[]): string {
  return cells.map(({ seat, value, interval }) =>
    `seat ${seat + 1} ${signedText(value)}${interval === null ? "" : ` ${intervalText(interval)}`}`
  ).join(", ");
}
