/**
 * Results of a tournament series, as plain data.
 *
 * @module
 */
import type { FaultCounts } from "../../hand/mod.ts";
import { type Chips, MAX_SEATS, type SeatIndex } from "../../types.ts";
import {
  type Interval,
  meanInterval,
  sampleSd,
  scaleInterval,
  wilsonInterval,
} from "./intervals.ts";
import { type PlayerIdentity, type PositionResult, positionResults } from "./player_stats.ts";
import { type PlayingStyle, playingStyle } from "./playing_style.ts";
import type { SngCounters, SngSums } from "./sng_counters.ts";
import type { StatsCollector } from "./stats_collector.ts";

/** What a player won in some tournaments. Money, not tournament chips. */
export interface SngMoney {
  /** How many tournaments. */
  readonly tournaments: number;
  /** Tournaments won; a tie for the first place counts. */
  readonly wins: number;
  /** Everything paid to play: buy-ins and fees. */
  readonly totalEntryFees: Chips;
  /** All prizes. */
  readonly totalPrizeMoney: Chips;
  /** Prize money less entry fees. */
  readonly netProfit: Chips;
  /** Standard deviation of the profit of a tournament; null below two. */
  readonly profitSd: number | null;
  /** Total ROI: net profit in percent of the entry fees; null where nothing was paid. */
  readonly roiPercent: number | null;
  /** Mean ROI of the tournaments, in percent: differs from the total where the costs do. */
  readonly averageRoiPercent: number | null;
  /** Standard deviation of the ROI of one tournament, in percent; null below two. */
  readonly roiSdPercent: number | null;
  /** 95 % interval of {@link averageRoiPercent} (normal), in percent; null below two. */
  readonly roiCi95: Interval | null;
  /** Tournaments with a prize, in percent. */
  readonly itmPercent: number | null;
  /** 95 % interval of {@link itmPercent} (Wilson), in percent. */
  readonly itmCi95: Interval | null;
}

/** Results of the tournaments that a player started at one seat. */
export interface SngSeatResult extends SngMoney {
  /** The seat, counted from 0. */
  readonly seat: SeatIndex;
}

/** A player of a series, and what only the tournaments know about him. */
export interface SngPlayer extends PlayerIdentity {
  /** How often the bot did what it may not do. */
  readonly illegalActions: FaultCounts;
}

/** Results of one player in a series. */
export interface SngPlayerSeriesResult extends SngPlayer, SngMoney, PlayingStyle {
  /**
   * How often he took each place, first place first. Players who tie are all counted at the best
   * place they share, so a column of all players need not add up to the tournaments.
   */
  readonly finishes: readonly number[];
  /** Mean place; a tie counts as the mean of its places, such as 5.5. Null without tournaments. */
  readonly avgFinish: number | null;
  /** Hands dealt in. */
  readonly hands: number;
  /** Results by the seat at the start of the tournament, in order. */
  readonly bySeat: readonly SngSeatResult[];
  /** Chips and big blinds won in the positions he had, from the button clockwise. */
  readonly byPosition: readonly PositionResult[];
}

/** Results of a series of tournaments. */
export interface SngSeriesStats {
  /** How many tournaments. */
  readonly tournamentsPlayed: number;
  /**
   * Tournaments that were ended after 100,000 hands at a table, as when nobody ever bets more than
   * the blinds; whoever was left got his place by his chips, and shared it with equal stacks.
   */
  readonly tournamentsCutShort: number;
  /** Hands of all tournaments. */
  readonly totalHands: number;
  /** By player id. The profits add up to minus the fees, and what the prizes leave over. */
  readonly playerResults: readonly SngPlayerSeriesResult[];
}

/** Puts the results of a series together; players come out in the order given. */
export function buildSngSeriesResult(
  series: SngCounters,
  stats: StatsCollector,
  players: readonly SngPlayer[],
): SngSeriesStats {
  return {
    tournamentsPlayed: series.tournaments,
    tournamentsCutShort: series.tournamentsCutShort,
    totalHands: stats.hands,
    playerResults: players.map((player) => buildSngPlayerResult(series, stats, player)),
  };
}

function buildSngPlayerResult(
  series: SngCounters,
  stats: StatsCollector,
  player: SngPlayer,
): SngPlayerSeriesResult {
  const { playerId } = player;
  const money = sngMoney(series.sums(playerId));
  const counters = stats.counters(playerId);
  const bySeat: SngSeatResult[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const result = sngMoney(series.sumsAtSeat(playerId, seat));
    if (result.tournaments > 0) bySeat.push({ seat: seat as SeatIndex, ...result });
  }
  return {
    ...player,
    ...money,
    finishes: series.finishes(playerId),
    avgFinish: money.tournaments === 0 ? null : series.sumOfPlaces(playerId) / money.tournaments,
    ...playingStyle(counters),
    hands: counters.hands,
    bySeat,
    byPosition: positionResults(stats, playerId),
  };
}

/** ROI, share in the money and their uncertainty. */
export function sngMoney(sums: SngSums): SngMoney {
  const { tournaments, wins, cashes, cost, prizes, profit, roi } = sums;
  const paid = cost > 0;
  const roiSd = sampleSd(roi);
  return {
    tournaments,
    wins,
    totalEntryFees: cost,
    totalPrizeMoney: prizes,
    netProfit: profit.sum,
    profitSd: sampleSd(profit),
    roiPercent: paid ? 100 * profit.sum / cost : null,
    averageRoiPercent: paid ? 100 * roi.sum / tournaments : null,
    roiSdPercent: paid && roiSd !== null ? 100 * roiSd : null,
    roiCi95: paid ? scaleInterval(meanInterval(roi), 100) : null,
    itmPercent: tournaments === 0 ? null : 100 * cashes / tournaments,
    itmCi95: scaleInterval(wilsonInterval(cashes, tournaments), 100),
  };
}
