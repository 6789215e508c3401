/**
 * A row for each player: from the results of a run, or from hands that are played or read.
 *
 * @module
 */
import {
  BlockMean,
  type CashGameResult,
  type CompletedHand,
  type CompletedTournament,
  COUNTER_NAMES,
  FlatHand,
  flattenRecord,
  type HandHistoryRecord,
  type HandSink,
  type PlayerCounters,
  playingStyle,
  scaleInterval,
  type SimulationObserver,
  type SngPlayerSeriesResult,
  type SngSeriesResult,
} from "@marvin/holdem";
import {
  adjustAllIn,
  countersOf,
  poolSamples,
  rakeShares,
  RecordedHand,
  RunningSample,
  sampleOf,
  studentTInterval,
  summarizeRoi,
  type WinRate,
  winRateOfSample,
} from "../metrics/mod.ts";
import { RunHands } from "./_hand_source.ts";
import { ColumnData, type Row } from "./column_data.ts";
import { PLAYER_COLUMNS, type PlayerView } from "./player_columns.ts";
import { SeriesRecorder, type TournamentTerms } from "./series_recorder.ts";
import { ShownRows } from "./shown_rows.ts";

const WENT_TO_SHOWDOWN = COUNTER_NAMES.indexOf("wentToShowdown");

/** Sums of one player. */
class PlayerSums {
  /** In the order of `COUNTER_NAMES`. */
  private readonly counts = new Float64Array(COUNTER_NAMES.length);
  net = 0;
  rakePaid = 0;
  showdownWinnings = 0;
  allInEv = 0;
  biggestPotWon = 0;
  /** Big blinds won in a hand. */
  readonly bigBlinds = new RunningSample();
  /** The same hand after hand. */
  readonly blocks = new BlockMean();

  /** The counters by name. */
  get counters(): PlayerCounters {
    const entries = COUNTER_NAMES.map((name, place) => [name, this.counts[place]]);
    return Object.fromEntries(entries) as PlayerCounters;
  }

  /** Adds the counters of a player of a hand. Returns whether he went to showdown. */
  count(counters: ArrayLike<number>, player: number): boolean {
    const { counts } = this;
    const start = player * COUNTER_NAMES.length;
    for (let place = 0; place < counts.length; place++) counts[place] += counters[start + place];
    return counters[start + WENT_TO_SHOWDOWN] === 1;
  }
}

/** Options of a {@link PlayersRecorder}. */
export interface PlayersRecorderOptions extends TournamentTerms {
  /** Whether to work out all-in adjusted winnings; true where left out, see `HandsRecorder`. */
  readonly allInEv?: boolean;
}

/**
 * Adds up what each player does and wins; see {@link PLAYER_COLUMNS}. Give it to a run as its
 * observer, or add the records of a history. The results of a run have the same numbers (except
 * all-in adjusted winnings, and intervals of win rates where a seat plan makes blocks of its own), so
 * a run needs it only for those.
 */
export class PlayersRecorder extends ShownRows implements SimulationObserver, HandSink {
  private readonly flat = new FlatHand();
  private counters: Int32Array | undefined;
  private readonly players = new Map<string, PlayerSums>();
  private readonly series: SeriesRecorder;
  private readonly runHands = new RunHands();
  private readonly allInEv: boolean;

  /** Starts empty. */
  constructor({ allInEv = true, ...terms }: PlayersRecorderOptions = {}) {
    super();
    this.series = new SeriesRecorder({ ...terms, maxRows: Infinity });
    this.allInEv = allInEv;
  }

  /** A row for each player so far, in the order in which they first appeared. */
  override get data(): ColumnData {
    const byPlayer = Map.groupBy(this.series.data, ({ player }) => player as string);
    const views = [...this.players].map(([player, sums]) => (
      viewOfSums(player, sums, byPlayer.get(player) ?? [], this.allInEv)
    ));
    return tableOf(views);
  }

  /** Adds a hand of a run. */
  handCompleted(hand: CompletedHand): void {
    this.addHand(new RecordedHand(this.runHands.flatten(hand, this.flat)));
  }

  /** Adds a tournament of a run. */
  tournamentCompleted(tournament: CompletedTournament): void {
    this.series.tournamentCompleted(tournament);
  }

  /** Adds a hand of a history. */
  add(hand: HandHistoryRecord | FlatHand): void {
    const flat = hand instanceof FlatHand ? hand : flattenRecord(hand, this.flat);
    const recorded = new RecordedHand(flat);
    this.series.addRecorded(recorded);
    this.addHand(recorded);
  }

  /** Adds a hand that is scanned. */
  hand(hand: FlatHand): void {
    this.add(hand);
  }

  /** Adds a hand to the sums of its players. */
  private addHand(hand: RecordedHand): void {
    const { flat: { scale, names, playerCount }, bigBlind, dealtIn, nets, collected } = hand;
    const counters = this.counters = countersOf(hand, this.counters);
    const rakes = rakeShares(hand);
    const allIn = this.allInEv ? adjustAllIn(hand).winnings : null;
    for (let at = 0; at < playerCount; at++) {
      if (!dealtIn[at]) continue;
      const sums = this.sumsOf(names[at]);
      const net = nets[at] / scale;
      const isShowdown = sums.count(counters, at);
      sums.net += net;
      sums.rakePaid += rakes[at] / scale;
      sums.allInEv += (allIn?.[at] ?? 0) / scale;
      sums.biggestPotWon = Math.max(sums.biggestPotWon, collected[at] / scale);
      if (isShowdown) sums.showdownWinnings += net;
      const netBb = bigBlind > 0 ? nets[at] / bigBlind : 0;
      sums.bigBlinds.add(netBb);
      sums.blocks.add(netBb);
    }
  }

  /** The sums of a player, zeros for one who is new. */
  private sumsOf(name: string): PlayerSums {
    let sums = this.players.get(name);
    if (sums === undefined) this.players.set(name, sums = new PlayerSums());
    return sums;
  }
}

/** A row for each player of a run; see {@link PLAYER_COLUMNS}. */
export function playersOfResult(result: CashGameResult | SngSeriesResult): ColumnData {
  if (result.gameType !== "Cash") return tableOf(result.playerResults.map(viewOfSngPlayer));
  return tableOf(result.players.map((player) => ({
    player: player.name,
    botType: player.botType,
    winRate: {
      hands: player.hands,
      bbPer100: player.bbPer100,
      sdPer100: player.sdPer100,
      interval: player.bbPer100Ci95,
    },
    net: player.netProfit,
    roi: null,
    wins: null,
    avgFinish: null,
    rakePaid: player.totalRakePaid,
    showdownWinnings: player.showdownWinnings,
    allInEv: null,
    handsWon: player.handsWon,
    biggestPotWon: player.biggestPotWon,
    style: player,
    illegalActions: sumOf(player.illegalActions),
  })));
}

function viewOfSngPlayer(player: SngPlayerSeriesResult): PlayerView {
  const { tournaments, averageRoiPercent, roiSdPercent, itmCi95 } = player;
  return {
    player: player.name,
    botType: player.botType,
    winRate: winRateOf(player.byPosition),
    net: player.byPosition.reduce((sum, { netProfit }) => sum + netProfit, 0),
    roi: {
      tournaments,
      totalCost: player.totalEntryFees,
      totalPrizes: player.totalPrizeMoney,
      netProfit: player.netProfit,
      meanProfit: tournaments === 0 ? null : player.netProfit / tournaments,
      profitSd: player.profitSd,
      totalRoiPercent: player.roiPercent,
      averageRoiPercent,
      roiSdPercent,
      roiInterval: studentTInterval(sampleOf(tournaments, averageRoiPercent, roiSdPercent)),
      itmPercent: player.itmPercent,
      itmInterval: itmCi95,
    },
    wins: player.wins,
    avgFinish: player.avgFinish,
    rakePaid: 0, // tournaments are never raked
    showdownWinnings: null,
    allInEv: null,
    handsWon: null,
    biggestPotWon: null,
    style: player,
    illegalActions: sumOf(player.illegalActions),
  };
}

function viewOfSums(
  player: string,
  sums: PlayerSums,
  tournaments: readonly Row[],
  hasAllInEv: boolean,
): PlayerView {
  const { counters, blocks, net, rakePaid, showdownWinnings, biggestPotWon } = sums;
  const winRate = winRateOfSample(sums.bigBlinds.summary);
  const placed = tournaments.filter(({ finish }) => finish !== null);
  const paid = tournaments.every(({ cost, prize }) => cost !== null && prize !== null);
  const finishes = placed.reduce((sum, { finish }) => sum + (finish as number), 0);
  return {
    player,
    botType: null,
    winRate: tournaments.length > 0 ? winRate : {
      ...winRate,
      interval: scaleInterval(blocks.interval(), 100),
    },
    net,
    roi: tournaments.length === 0 || !paid ? null : summarizeRoi(
      tournaments.map(({ cost, prize }) => ({ cost: cost as number, prize: prize as number })),
    ),
    wins: placed.length === 0 ? null : placed.filter(({ place }) => place === 1).length,
    avgFinish: placed.length === 0 ? null : finishes / placed.length,
    rakePaid,
    showdownWinnings,
    allInEv: hasAllInEv ? sums.allInEv : null,
    handsWon: counters.handsWon,
    biggestPotWon,
    style: playingStyle(counters),
    illegalActions: null,
  };
}

/** The win rate of several groups of hands together. */
function winRateOf(
  groups: readonly {
    readonly hands: number;
    readonly bbPer100: number | null;
    readonly sdPer100: number | null;
  }[],
): WinRate {
  return winRateOfSample(poolSamples(groups.map(({ hands, bbPer100, sdPer100 }) =>
    sampleOf(
      hands,
      bbPer100 === null ? null : bbPer100 / 100,
      sdPer100 === null ? null : sdPer100 / 10,
    )
  )));
}

function sumOf(counts: object): number {
  return Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
}

function tableOf(views: readonly PlayerView[]): ColumnData {
  return ColumnData.fromRows(
    views.map((view) =>
      Object.fromEntries(PLAYER_COLUMNS.map((column) => [column.name, column.of(view)]))
    ),
    PLAYER_COLUMNS,
  );
}
