/**
 * Who beats whom.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import type { Interval } from "@marvin/holdem";
import { foundText } from "../metrics/checks.ts";
import { drawEmpty } from "./_empty_figure.ts";
import { drawFigure } from "./_figure.ts";
import { countedRange, finiteInterval, intervalText, signedText } from "./_number_text.ts";
import { SOFT_INK } from "./_palette.ts";
import { choosePlayers, fitLabel } from "./_players.ts";
import { plotGrid, type ResultCell } from "./_result_grid.ts";
import type { Chart } from "./chart.ts";
import type { PlayerChartOptions } from "./chart_options.ts";

/** What {@link leagueChart} needs of a match. */
export interface LeagueMatchLike {
  /** Id of the opponent. */
  readonly opponent: number;
  /** Mean result against him; null where nothing was played. */
  readonly mean: number | null;
  /** Interval of it. */
  readonly interval: Interval | null;
  /** Probability of such a difference between equals, after Holm's method. */
  readonly pHolm: number | null;
  /** Blocks of the match. */
  readonly blocks: number;
}

/** What {@link leagueChart} needs of a bot. */
export interface LeaguePlayerLike {
  /** Its id, by which its opponents know it. */
  readonly playerId: number;
  /** Its name. */
  readonly name: string;
  /** Its place in the table, from 1. */
  readonly rank: number;
  /** Its matches. */
  readonly against: readonly LeagueMatchLike[];
}

/** What {@link leagueChart} needs of a league: what `runLeague()` returns. */
export interface LeagueLike {
  /** What results are counted in. */
  readonly unit: "bb/100" | "% ROI";
  /** Share of intervals that hold the truth. */
  readonly level: number;
  /** The bots. */
  readonly players: readonly LeaguePlayerLike[];
}

/** A result of a bot in its row against the one in its column. */
interface Cell extends ResultCell {
  readonly column: string;
  readonly blocks: number;
  readonly isKnown: boolean;
}

/**
 * Draws the cross table of a league, the best bots first: a row shows what its bot won, blue, or
 * lost, orange, against the bot of each column. A star marks the matches whose two bots are told
 * apart, after Holm's method over all matches of the league.
 *
 * @param league What `runLeague()` returns.
 * @throws {RangeError} If an option is out of range or names nobody.
 *
 * @example
 * ```ts
 * import { parseConfig, runLeague } from "@marvin/holdem";
 * import { leagueChart } from "@marvin/holdem/analysis";
 * import { assertStringIncludes } from "@std/assert";
 *
 * const config = parseConfig(`[game]
 * reset_bankroll_each_hand = true
 * bots = [{ bot_type = "fold_bot" }, { bot_type = "call_bot" }, { bot_type = "flock_bot" }]`);
 * const league = await runLeague(config, { seed: 7, hands: 300 });
 * assertStringIncludes(leagueChart(league).text, "Who beats whom, in bb/100");
 * ```
 */
export function leagueChart(league: LeagueLike, options: PlayerChartOptions = {}): Chart {
  if (!Array.isArray(league?.players) || league.level === undefined) {
    throw new TypeError(
      `Cannot draw a league: wanted what runLeague() returns, found ${foundText(league)}`,
    );
  }
  const title = `Who beats whom, in ${league.unit}`;
  const ranked = [...league.players].sort((a, b) => a.rank - b.rank || a.playerId - b.playerId);
  const all = cellsOf(ranked, 1 - league.level);
  const { names, note } = choosePlayers(ranked.map(({ name }) => name), options.players);
  const cells = all.filter(({ name, column }) => names.includes(name) && names.includes(column));
  if (cells.length === 0) return drawEmpty(options.title ?? title, "No matches", options);
  const { hasIntervals, height, plot } = plotGrid({
    cells,
    names,
    columns: names,
    label: "Opponent",
    columnText: (name, width) => fitLabel(name, width - 4),
    valueText,
    shadeOf,
    marks: [
      Plot.text(names, { x: (name) => name, y: (name) => name, text: () => "–", fill: SOFT_INK }),
    ],
    width: options.width,
  });
  const level = `${Number((100 * league.level).toPrecision(6))} %`;
  const blocks = countedRange(cells.map(({ blocks }) => blocks), "block");
  return drawFigure({
    title,
    caption: `Rows against columns, ranked by their mean. ${
      hasIntervals ? `Below each mean its ${level} interval. ` : ""
    }${KNOWN}: told apart, p (Holm) at most ${
      Number((1 - league.level).toPrecision(6))
    }. n = ${blocks} in a match. ${note}`,
    summary: names.map((name) => `${name}: ${rowText(cells.filter((cell) => cell.name === name))}`),
    height,
    plot,
  }, options);
}

const KNOWN = "*";

function cellsOf(players: readonly LeaguePlayerLike[], mostLikely: number): Cell[] {
  const names = new Map(players.map(({ playerId, name }) => [playerId, name]));
  return players.flatMap(({ name, against }) =>
    against.flatMap(({ opponent, mean, interval, pHolm, blocks }) => {
      const other = names.get(opponent);
      if (other === undefined || mean === null || !Number.isFinite(mean)) return [];
      const isKnown = pHolm !== null && pHolm <= mostLikely;
      const cell = { interval: finiteInterval(interval), blocks, isKnown };
      return [{ name, column: other, value: mean, ...cell }];
    })
  );
}

function valueText({ value, isKnown }: Cell): string {
  return signedText(value) + (isKnown ? KNOWN : "");
}

/** The root of a result's share: one large win must not turn all others white. */
function shadeOf(value: number, largest: number): number {
  return Math.sign(value) * Math.sqrt(Math.abs(value) / largest);
}

function rowText(cells: readonly Cell[]): string {
  return cells.map((cell) =>
    `${valueText(cell)}${cell.interval === null ? "" : ` ${intervalText(cell.interval)}`} ` +
    `against ${cell.column}`
  ).join(", ");
}
