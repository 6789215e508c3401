/**
 * Statistics of players and of a run, as plain data.
 *
 * @module
 */
import type { FaultCounts } from "../../hand/mod.ts";
import { type Position, POSITIONS } from "../../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId, type SeatIndex } from "../../types.ts";
import { type Interval, meanInterval, type Moments, sampleSd, scaleInterval } from "./intervals.ts";
import { type PlayingStyle, playingStyle } from "./playing_style.ts";
import type { ResultSum, StatsCollector } from "./stats_collector.ts";

/** Who a player is. */
export interface PlayerIdentity {
  /** Id throughout the run. */
  readonly playerId: PlayerId;
  /** Unique name. */
  readonly name: string;
  /** The bot's type in the config. */
  readonly botType: string;
}

/** What only the table knows about a player at the end of a cash game. */
export interface CashPlayer extends PlayerIdentity {
  /** Chips won or lost outside the final stack (refills, stack resets). */
  readonly bankroll: Chips;
  /** Chips behind at the end. */
  readonly finalStack: Chips;
  /** How often the bot did what it may not do. */
  readonly illegalActions: FaultCounts;
}

/** What a player won over some hands. */
export interface ResultStats {
  /** How many hands. */
  readonly hands: number;
  /** Chips won. */
  readonly netProfit: Chips;
  /** Big blinds (of each hand's own big blind) won in 100 hands; null without hands. */
  readonly bbPer100: number | null;
  /**
   * 95 % interval of {@link bbPer100}: in cash games that of blocks of hands (see `CashGameResult`),
   * elsewhere normal, of single hands, and null below two.
   */
  readonly bbPer100Ci95: Interval | null;
  /** Standard deviation of the big blinds won in 100 hands; null below two hands. */
  readonly sdPer100: number | null;
}

/** Results at one seat. */
export interface SeatResult extends ResultStats {
  /** The seat, counted from 0. */
  readonly seat: SeatIndex;
}

/** Results in one position. */
export interface PositionResult extends ResultStats {
  /** The place counted from the button. */
  readonly position: Position;
}

/** Statistics of one player in a cash game. */
export interface PlayerStats extends CashPlayer, ResultStats, PlayingStyle {
  /** Rake paid in chips, in proportion to the chips put into each pot; to a millionth of a chip. */
  readonly totalRakePaid: number;
  /** Hands in which something was collected. */
  readonly handsWon: number;
  /** Most chips collected in one hand, after rake. */
  readonly biggestPotWon: Chips;
  /** Chips won in hands in which he went to showdown. */
  readonly showdownWinnings: Chips;
  /** Chips won in all other hands. */
  readonly nonShowdownWinnings: Chips;
  /** Seats he had, in order. */
  readonly bySeat: readonly SeatResult[];
  /** Positions he had, from the button clockwise. */
  readonly byPosition: readonly PositionResult[];
}

/** Statistics of a run. */
export interface SimulationStats {
  /** Name of the run. */
  readonly name: string;
  /** Hands played. */
  readonly hands: number;
  /** Chips taken by the house. */
  readonly totalRake: Chips;
  /** By player id. The profits add up to minus the rake. */
  readonly players: readonly PlayerStats[];
}

/** Puts the statistics of a cash game together; players come out in the order given. */
export function buildSimulationStats(
  name: string,
  stats: StatsCollector,
  players: readonly CashPlayer[],
): SimulationStats {
  return {
    name,
    hands: stats.hands,
    totalRake: stats.totalRake,
    players: players.map((player) => buildPlayerStats(stats, player)),
  };
}

/** Puts the statistics of one player together. */
export function buildPlayerStats(stats: StatsCollector, player: CashPlayer): PlayerStats {
  const { playerId } = player;
  const counters = stats.counters(playerId);
  const result = resultStats(stats.result(playerId));
  const showdownWinnings = stats.showdownWinnings(playerId);
  return {
    ...player,
    ...result,
    ...playingStyle(counters),
    totalRakePaid: stats.rakePaid(playerId),
    handsWon: counters.handsWon,
    biggestPotWon: stats.biggestPotWon(playerId),
    showdownWinnings,
    nonShowdownWinnings: result.netProfit - showdownWinnings,
    bySeat: seatResults(stats, playerId),
    byPosition: positionResults(stats, playerId),
  };
}

/** Results of a player at the seats he had, in order. */
export function seatResults(stats: StatsCollector, player: PlayerId): SeatResult[] {
  const results: SeatResult[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const result = resultStats(stats.resultAtSeat(player, seat));
    if (result.hands > 0) results.push({ seat: seat as SeatIndex, ...result });
  }
  return results;
}

/** Results of a player in the positions he had, from the button clockwise. */
export function positionResults(stats: StatsCollector, player: PlayerId): PositionResult[] {
  return POSITIONS
    .map((position) => ({ position, ...resultStats(stats.resultInPosition(player, position)) }))
    .filter(({ hands }) => hands > 0);
}

/** Win rate and its uncertainty. */
export function resultStats({ hands, net, netBb, netBbSquared }: ResultSum): ResultStats {
  const moments: Moments = { count: hands, sum: netBb, sumOfSquares: netBbSquared };
  const sd = sampleSd(moments);
  return {
    hands,
    netProfit: net,
    bbPer100: hands === 0 ? null : 100 * netBb / hands,
    bbPer100Ci95: scaleInterval(meanInterval(moments), 100),
    sdPer100: sd === null ? null : 10 * sd,
  };
}
