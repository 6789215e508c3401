/**
 * Results as text for people.
 *
 * @module
 */
import {
  type CashGameResult,
  DEFAULT_MAX_HANDS,
  type FaultCounts,
  type FaultExample,
  type GameConfig,
  type PlayerStats,
  seatingsOf,
  type SimulationConfig,
  type SngPlayerSeriesResult,
  type SngSeriesResult,
} from "@marvin/holdem";
import { chipCount, count, counted, decimal, withError } from "./number_text.ts";
import { type Column, formatTable, shorten } from "./text_table.ts";

type Player = PlayerStats | SngPlayerSeriesResult;

/** Columns of a name that are shown. */
const NAME_WIDTH = 16;

/** Columns of an illegal action or an exception that are shown. */
const ACTION_WIDTH = 60;

/** Players that are shown. */
const PLAYERS_SHOWN = 50;

/** Places whose share has a column of its own. */
const PLACES_SHOWN = 3;

/** The summary of a run: a line about the game, a table of the players, and what to note. */
export function formatResult(
  result: CashGameResult | SngSeriesResult,
  config: SimulationConfig,
): string {
  const text = result.gameType === "Cash" ? cashText(result, config) : seriesText(result, config);
  const { logHands, logDir } = config.output;
  return logHands ? `${text}\nHand histories are in ${logDir}\n` : text;
}

function cashText(result: CashGameResult, { game }: SimulationConfig): string {
  const { hands, handsWanted, totalRake, players } = result;
  const early = hands < handsWanted ? `${count(hands)} of ` : "";
  const columns: Column<PlayerStats>[] = [
    ...nameColumns,
    { title: "profit", text: (player) => signed(player.netProfit) },
    {
      title: "bb/100 ± 95 %",
      text: ({ bbPer100, bbPer100Ci95 }) => withError(bbPer100, bbPer100Ci95),
    },
    ...styleColumns,
    { title: "WTSD", text: (player) => wholePercent(player.wtsd) },
    { title: "rake", text: (player) => chipCount(Math.round(player.totalRakePaid)) },
    ...faultColumns(players),
  ];
  return `Cash game, blinds ${game.smallBlind}/${game.bigBlind}: ` +
    `${early}${counted(handsWanted, "hand")}${blockText(handsWanted, game)}, rake ${
      count(totalRake)
    }, seed ${result.seed}\n\n` +
    playerTable(players, columns) +
    faultText(players, result.faultExamples);
}

function seriesText(result: SngSeriesResult, { game }: SimulationConfig): string {
  const { tournamentsPlayed, tournamentsWanted, totalHands, playerResults: players } = result;
  const kind = game.gameType === "SitAndGo" ? "Sit & Go" : "multi-table tournament";
  const early = tournamentsPlayed < tournamentsWanted ? ` of ${count(tournamentsWanted)}` : "";
  const fee = game.fee === 0 ? "" : `+${game.fee}`;
  const shares: Column<SngPlayerSeriesResult>[] = Array.from(
    { length: Math.min(PLACES_SHOWN, players.length) },
    (_, index) => ({
      title: ["1st", "2nd", "3rd"][index],
      text: ({ finishes, tournaments }) => percent(finishes[index], tournaments),
    }),
  );
  const columns: Column<SngPlayerSeriesResult>[] = [
    ...nameColumns,
    { title: "profit", text: (player) => signed(player.netProfit) },
    { title: "ROI % ± 95 %", text: ({ roiPercent, roiCi95 }) => withError(roiPercent, roiCi95) },
    ...shares,
    { title: "avg", text: (player) => decimal(player.avgFinish, 2) },
    ...styleColumns,
    ...faultColumns(players),
  ];
  return `${count(tournamentsPlayed)}${early} × ${kind}, ${players.length} players, ` +
    `${game.buyIn}${fee} each: ${counted(totalHands, "hand")}, seed ${result.seed}\n\n` +
    playerTable(players, columns) +
    cutShortText(result) +
    faultText(players, result.faultExamples);
}

function cutShortText({ tournamentsCutShort: cut }: SngSeriesResult): string {
  if (cut === 0) return "";
  return `\n${counted(cut, "tournament")} ended by the limit of ` +
    `${count(DEFAULT_MAX_HANDS)} hands: places by chips, shared where stacks were equal\n`;
}

/** What became of the hands that were asked for, where a seat plan takes whole blocks. */
function blockText(handsWanted: number, { bots, numHands, seatPlan }: GameConfig): string {
  if (seatPlan === "none" || handsWanted === numHands) return "";
  const block = seatingsOf(seatPlan, bots.length).length * bots.length; // sessions of one round each
  return ` (${count(numHands)} asked for, in whole blocks of ${count(block)})`;
}

/** The best players first, and as many as can be read. */
function playerTable<P extends Player>(
  players: readonly P[],
  columns: readonly Column<P>[],
): string {
  const sorted = [...players].sort((a, b) => b.netProfit - a.netProfit || a.playerId - b.playerId);
  const more = sorted.length - PLAYERS_SHOWN;
  return formatTable(sorted.slice(0, PLAYERS_SHOWN), columns) +
    (more > 0 ? `… and ${count(more)} more: --csv and --json have them all\n` : "");
}

const nameColumns: readonly Column<Player>[] = [
  { title: "player", text: (player) => shorten(player.name, NAME_WIDTH), left: true },
];

const styleColumns: readonly Column<Player>[] = [
  { title: "VPIP", text: (player) => wholePercent(player.vpip) },
  { title: "PFR", text: (player) => wholePercent(player.pfr) },
  { title: "AF", text: (player) => decimal(player.aggressionFactor, 1) },
];

/** A column of faults, if there are any. */
function faultColumns(players: readonly Player[]): readonly Column<Player>[] {
  if (players.every((player) => faultsOf(player.illegalActions) === 0)) return [];
  return [{ title: "illegal", text: (player) => count(faultsOf(player.illegalActions)) }];
}

function faultText(players: readonly Player[], examples: readonly FaultExample[]): string {
  const lines: string[] = [];
  for (const { name, illegalActions } of players) {
    if (faultsOf(illegalActions) === 0) continue;
    const { freeFold, illegalAction, badAmount, threw } = illegalActions;
    const kinds = [
      [freeFold, "fold", " where checking was free"],
      [illegalAction, "action", " not open"],
      [badAmount, "amount", " not allowed"],
      [threw, "exception", ""],
    ] as const;
    const counts = kinds.filter(([times]) => times > 0).map(([times, thing, why]) =>
      counted(times, thing) + why
    );
    lines.push(`Illegal actions of ${shorten(name, NAME_WIDTH)}: ${counts.join(", ")}`);
  }
  for (const { table, handNumber, street, player, action, legal } of examples.slice(0, 5)) {
    const who = shorten(player, NAME_WIDTH);
    const what = shorten(action, ACTION_WIDTH);
    lines.push(`  ${table}, hand ${handNumber}, ${street}: ${who} ${what} (legal: ${legal})`);
  }
  return lines.length === 0 ? "" : `\n${lines.join("\n")}\n`;
}

function faultsOf(counts: FaultCounts): number {
  return counts.freeFold + counts.illegalAction + counts.badAmount + counts.threw;
}

function signed(value: number): string {
  return `${value > 0 ? "+" : ""}${chipCount(value)}`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round(100 * part / whole)}%`;
}

function wholePercent(fraction: number | null): string {
  return fraction === null ? "–" : `${Math.round(100 * fraction)}%`;
}
