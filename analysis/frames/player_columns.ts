/**
 * The columns of a table with one row for each player.
 *
 * @module
 */
import type { PlayingStyle } from "@marvin/holdem";
import type { RoiSummary, WinRate } from "../metrics/mod.ts";
import type { Cell, ColumnSpec } from "./column.ts";

/** What a row tells of a player, from a run or from a history. */
export interface PlayerView {
  /** Name of the player. */
  readonly player: string;
  /** Type of his bot; null in a history. */
  readonly botType: string | null;
  /** Big blinds won. */
  readonly winRate: WinRate;
  /** Chips won in hands, after rake. */
  readonly net: number;
  /** His tournaments; null where there are none, or nobody knows what they won. */
  readonly roi: RoiSummary | null;
  /** Tournaments of which his place is known, won. */
  readonly wins: number | null;
  /** Mean place. */
  readonly avgFinish: number | null;
  /** Rake he paid (weighted contributed), in chips. */
  readonly rakePaid: number | null;
  /** Chips won in hands in which he went to showdown. */
  readonly showdownWinnings: number | null;
  /** Chips won if all-ins had paid what they were worth. */
  readonly allInEv: number | null;
  /** Hands in which he collected something. */
  readonly handsWon: number | null;
  /** Most chips collected in one hand. */
  readonly biggestPotWon: number | null;
  /** How he plays. */
  readonly style: PlayingStyle;
  /** What his bot did that it may not do; null in a history. */
  readonly illegalActions: number | null;
}

/** A column, and how to find its cell for a player. */
export interface PlayerColumn extends ColumnSpec {
  /** The cell of a player. */
  of(view: PlayerView): Cell;
}

const STYLE: Readonly<Record<keyof PlayingStyle, string>> = {
  vpip: "Hands with a voluntary call or raise before the flop",
  vpipAllHands: "The same out of all hands, walks and hands without choice included",
  pfr: "Hands with a raise before the flop",
  threeBet: "3-bets, of the turns against one raise",
  foldTo3Bet: "Folds as the first raiser, of the 3-bets faced",
  fourBet: "4-bets as the first raiser, of the turns against a 3-bet",
  squeeze: "3-bets, of the turns against one raise and a caller",
  steal: "Raises, of the times all folded to him in a late seat",
  foldToSteal: "Folds in the blinds, of the steals faced",
  cbet: "Bets on the flop as the last raiser before it",
  foldToCbet: "Folds, of such bets faced",
  wtsd: "Went to showdown, of the flops seen",
  wsd: "Collected something, of the showdowns",
  wwsf: "Collected something, of the flops seen",
  aggressionFactor: "(Bets + raises) / calls after the flop; no fraction",
  aggressionFrequency: "(Bets + raises) / (bets + raises + calls + folds) after the flop",
};

/**
 * The columns. Rates of play are fractions from 0 to 1, null where there was no chance yet; intervals
 * are at 95 %. Those of win rates are of blocks of hands in cash games (see `BlockMean`; in results of
 * a seat plan they are of its blocks), and take hands for independent in tournaments.
 */
export const PLAYER_COLUMNS: readonly PlayerColumn[] = [
  column("player", "text", "", "Name of the player", ({ player }) => player),
  column("botType", "text", "", "Type of his bot; null in a history", ({ botType }) => botType),
  column("hands", "integer", "", "Hands dealt in", ({ winRate }) => winRate.hands),
  column("net", "number", "chips", "Chips won in hands, after rake", ({ net }) => net),
  column(
    "bbPer100",
    "number",
    "bb",
    "Big blinds won in 100 hands",
    ({ winRate }) => winRate.bbPer100,
  ),
  column(
    "bbPer100Low",
    "number",
    "bb",
    "Lower end of its interval",
    ({ winRate }) => winRate.interval?.[0] ?? null,
  ),
  column(
    "bbPer100High",
    "number",
    "bb",
    "Upper end of its interval",
    ({ winRate }) => winRate.interval?.[1] ?? null,
  ),
  column(
    "sdPer100",
    "number",
    "bb",
    "Standard deviation in 100 hands",
    ({ winRate }) => winRate.sdPer100,
  ),
  column("tournaments", "integer", "", "Tournaments played", ({ roi }) => roi?.tournaments ?? null),
  column("wins", "integer", "", "Tournaments won", ({ wins }) => wins),
  column("avgFinish", "number", "", "Mean place", ({ avgFinish }) => avgFinish),
  column("cost", "number", "money", "Everything paid to play", ({ roi }) => roi?.totalCost ?? null),
  column("prizes", "number", "money", "All prizes", ({ roi }) => roi?.totalPrizes ?? null),
  column("profit", "number", "money", "Prizes less cost", ({ roi }) => roi?.netProfit ?? null),
  column(
    "roiPercent",
    "number",
    "%",
    "Total ROI: profit in percent of the cost",
    ({ roi }) => roi?.totalRoiPercent ?? null,
  ),
  column(
    "averageRoiPercent",
    "number",
    "%",
    "Mean ROI of the tournaments",
    ({ roi }) => roi?.averageRoiPercent ?? null,
  ),
  column(
    "roiLow",
    "number",
    "%",
    "Lower end of the interval of the mean ROI",
    ({ roi }) => roi?.roiInterval?.[0] ?? null,
  ),
  column(
    "roiHigh",
    "number",
    "%",
    "Upper end of the interval of the mean ROI",
    ({ roi }) => roi?.roiInterval?.[1] ?? null,
  ),
  column(
    "itmPercent",
    "number",
    "%",
    "Tournaments with a prize",
    ({ roi }) => roi?.itmPercent ?? null,
  ),
  column(
    "rakePaid",
    "number",
    "chips",
    "Rake paid (weighted contributed)",
    ({ rakePaid }) => rakePaid,
  ),
  column("showdownWinnings", "number", "chips", "Chips won in hands that he took to showdown", (
    { showdownWinnings },
  ) => showdownWinnings),
  column("nonShowdownWinnings", "number", "chips", "Chips won in all other hands", (
    { net, showdownWinnings },
  ) => showdownWinnings === null ? null : net - showdownWinnings),
  column(
    "allInEv",
    "number",
    "chips",
    "Chips won if all-ins had paid what they were worth; null in results",
    (
      { allInEv },
    ) => allInEv,
  ),
  column(
    "handsWon",
    "integer",
    "",
    "Hands in which he collected something",
    ({ handsWon }) => handsWon,
  ),
  column("biggestPotWon", "number", "chips", "Most chips collected in one hand", (
    { biggestPotWon },
  ) => biggestPotWon),
  ...(Object.keys(STYLE) as (keyof PlayingStyle)[]).map((name) =>
    column(
      name,
      "number",
      name === "aggressionFactor" ? "" : "fraction",
      STYLE[name],
      ({ style }) => style[name],
    )
  ),
  column("illegalActions", "integer", "", "What his bot did that it may not do", (
    { illegalActions },
  ) => illegalActions),
];

function column(
  name: string,
  type: ColumnSpec["type"],
  unit: string,
  about: string,
  of: PlayerColumn["of"],
): PlayerColumn {
  return unit === "" ? { name, type, about, of } : { name, type, unit, about, of };
}
