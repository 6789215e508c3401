/**
 * Whether some seats are better than others.
 *
 * @module
 */
import type { Interval } from "@marvin/holdem";
import { checkList } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { countedRange, finiteInterval, intervalText, signedText } from "./_number_text.ts";
import { choosePlayers, RESULTS } from "./_players.ts";
import { plotGrid, type ResultCell } from "./_result_grid.ts";
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

/** A seat's result, whatever was played. */
interface Cell extends ResultCell {
  /** The seat, counted from 1. */
  readonly column: number;
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
  checkList("draw seats", RESULTS, players, "bySeat");
  const isSeries = players.some(({ bySeat }) => bySeat.some((seat) => "tournaments" in seat));
  const title = isSeries ? "ROI by starting seat, in %" : "Big blinds won in 100 hands by seat";
  const all = players.flatMap(cellsOf);
  if (all.length === 0) return drawEmpty(options.title ?? title, "No results by seat", options);
  const { names, note } = choosePlayers(all.map(({ name }) => name), options.players);
  const cells = all.filter(({ name }) => names.includes(name));
  const seats = [...new Set(cells.map(({ column }) => column))].sort((a, b) => a - b);
  const counts = cells.map(({ count }) => count);
  const unit = isSeries ? "tournament" : "hand";
  const { hasIntervals, height, plot } = plotGrid({
    cells,
    names,
    columns: seats,
    label: "Seat",
    valueText: ({ value }) => signedText(value),
    shadeOf: (value, largest) => value / largest,
    width: options.width,
  });
  return drawFigure({
    title,
    caption: `${hasIntervals ? intervalNote(cells) : ""}n = ${
      countedRange(counts, unit)
    } in a cell. ${note}`,
    summary: names.map((name) => `${name}: ${rowText(cells.filter((cell) => cell.name === name))}`),
    height,
    plot,
  }, options);
}

/** What the intervals are, and how many of them are expected to be wrong. */
function intervalNote(cells: readonly Cell[]): string {
  const count = cells.filter(({ interval }) => interval !== null).length;
  const missing = count < 20 ? "One in 20" : `Of ${count} about ${Math.round(count / 20)}`;
  return `Below each mean its 95 % interval. ${missing} would miss the true mean by luck alone. `;
}

function cellsOf({ name, bySeat }: SeatPlayer): Cell[] {
  return bySeat.flatMap((result) => {
    const { seat } = result;
    const value = result.averageRoiPercent ?? result.bbPer100;
    if (value === undefined || value === null || !Number.isFinite(value)) return [];
    const interval = finiteInterval(result.roiCi95 ?? result.bbPer100Ci95);
    return [{
      name,
      column: seat + 1,
      value,
      interval,
      count: result.tournaments ?? result.hands ?? 0,
    }];
  });
}

function rowText(cells: readonly Cell[]): string {
  return cells.map(({ column, value, interval }) =>
    `seat ${column} ${signedText(value)}${interval === null ? "" : ` ${intervalText(interval)}`}`
  ).join(", ");
}
