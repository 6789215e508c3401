/**
 * Records tournaments while they are played or read: a row for each tournament and player.
 *
 * @module
 */
import {
  type CompletedTournament,
  FlatHand,
  type HandHistoryRecord,
  type SimulationConfig,
  type SimulationObserver,
} from "@marvin/holdem";
import { checkNumber, foundText } from "../metrics/checks.ts";
import { RecordedHand } from "../metrics/mod.ts";
import { TournamentNumbers } from "./_hand_source.ts";
import { LoggedTournament } from "./_logged_tournament.ts";
import { concat } from "./combine.ts";
import { type RowsTaker, ThinnedRows } from "./_thinned_rows.ts";
import type { Cell, ColumnSpec } from "./column.ts";
import type { ColumnData } from "./column_data.ts";
import { ShownRows } from "./shown_rows.ts";

/**
 * The columns of a table with one row for each tournament and player. Money is in the unit of the
 * config, or in the smallest unit of the history's currency (cents).
 */
export const SERIES_COLUMNS: readonly ColumnSpec[] = [
  { name: "tournament", type: "integer", about: "Number of the tournament, from 1" },
  { name: "tournamentId", type: "text", about: "What the room or run calls it" },
  { name: "player", type: "text", about: "Name of the player" },
  { name: "seat", type: "integer", about: "Chair at his first hand, from 1" },
  {
    name: "entrants",
    type: "integer",
    about: "Players of the tournament; of a history those seen",
  },
  { name: "place", type: "integer", about: "Place, from 1; the best of those he shares" },
  {
    name: "finish",
    type: "number",
    about: "Place for averages: 5.5 for two who share 5th and 6th",
  },
  { name: "cost", type: "number", unit: "money", about: "Buy-in, fee and bounty" },
  { name: "prize", type: "number", unit: "money", about: "Prize, bounties included" },
  { name: "profit", type: "number", unit: "money", about: "Prize less cost" },
  { name: "roiPercent", type: "number", unit: "%", about: "Profit in percent of the cost" },
  { name: "itm", type: "boolean", about: "Whether he won a prize" },
  { name: "hands", type: "integer", about: "Hands of the tournament at all tables" },
];

/** What a history may not tell about its tournaments. */
export interface TournamentTerms {
  /** What an entry costs; taken from the history where left out. */
  readonly cost?: number;
  /** Prizes, first place first; taken from the history where left out. */
  readonly prizes?: readonly number[];
}

/** Options of a {@link SeriesRecorder}. */
export interface SeriesRecorderOptions extends TournamentTerms {
  /**
   * Most rows that are kept, 1,000,000 where left out (about 85 bytes each). When there are more,
   * only every second tournament is kept, then every fourth, and so on.
   */
  readonly maxRows?: number;
  /**
   * Takes the rows of a run whenever there are {@link maxRows} of them, and the rest when the
   * recorder is disposed of; then all tournaments are kept. For files that grow.
   */
  readonly onFull?: RowsTaker;
}

/**
 * Records tournaments as rows; see {@link SERIES_COLUMNS}. Give it to a run as its observer, or add
 * the hands of a history.
 *
 * @example
 * ```ts
 * import { parseConfig, runSngSeries } from "@marvin/holdem";
 * import { SeriesRecorder } from "@marvin/holdem/analysis/frames";
 * import { assertEquals } from "@std/assert";
 *
 * const config = parseConfig('[game]\ngame_type = "SitAndGo"\nbuy_in = 10');
 * const observer = SeriesRecorder.of(config);
 * const { playerResults } = await runSngSeries(config, { seed: 7, tournaments: 20, observer });
 * const profit = observer.data.filter(({ player }) => player === playerResults[0].name)
 *   .numbers("profit").reduce((sum, money) => sum + money);
 * assertEquals(profit, playerResults[0].netProfit);
 * ```
 */
export class SeriesRecorder extends ShownRows implements SimulationObserver, Disposable {
  private readonly maxRows: number;
  private readonly rows: ThinnedRows;
  private readonly numbers = new TournamentNumbers();
  private readonly logged = new Map<number, LoggedTournament>();

  /**
   * Starts empty.
   *
   * @throws {RangeError} If the cost or a prize is below 0 or not finite, or too few rows are to be kept.
   */
  constructor(private readonly options: SeriesRecorderOptions = {}) {
    super();
    if (options.cost !== undefined) checkNumber("a cost", options.cost, 0);
    for (const prize of options.prizes ?? []) checkNumber("a prize", prize, 0);
    this.maxRows = options.maxRows ?? 1_000_000;
    this.rows = new ThinnedRows(SERIES_COLUMNS, this.maxRows, options.onFull);
  }

  /** A recorder for the tournaments of a config, which knows what they cost. */
  static of(
    config: SimulationConfig,
    options: Omit<SeriesRecorderOptions, "cost"> = {},
  ): SeriesRecorder {
    const { game } = config ?? {};
    if (game === undefined) {
      throw new TypeError(`Cannot record a series: wanted its config, found ${foundText(config)}`);
    }
    return new SeriesRecorder({ ...options, cost: game.buyIn + game.fee });
  }

  /** Of how many tournaments one is kept: 1 as long as all are. */
  get stride(): number {
    return this.rows.stride;
  }

  /** The rows so far: tournaments of a run, then those of a history with all hands added. */
  override get data(): ColumnData {
    if (this.logged.size === 0) return this.rows.build();
    const logged = new ThinnedRows(SERIES_COLUMNS, this.maxRows);
    for (const [number, tournament] of this.logged) {
      if (logged.next() > 0) logged.add(this.loggedRows(number, tournament));
    }
    return concat([this.rows.build(), logged.build()]);
  }

  /** Records a tournament of a run. */
  tournamentCompleted({ number, standings, seats, hands }: CompletedTournament): void {
    if (this.rows.next() === 0) return;
    this.rows.add(
      standings.map(({ playerId, name, firstPlace, place, prize }) =>
        rowOf({
          tournament: number,
          id: String(number),
          name,
          seat: seats[playerId] + 1,
          entrants: standings.length,
          place: firstPlace,
          finish: place,
          cost: this.options.cost ?? null,
          prize,
          hands,
        })
      ),
    );
  }

  /** Gives the last rows to `onFull`, where there is one. */
  [Symbol.dispose](): void {
    this.rows.flush();
  }

  /** Records a hand of a history; hands of cash games are left out. */
  add(hand: HandHistoryRecord | FlatHand): void {
    const facts = hand instanceof FlatHand ? hand.facts : hand;
    if (facts.tournament !== undefined) this.addRecorded(new RecordedHand(hand));
  }

  /** The same for a hand whose sums are known. */
  addRecorded(hand: RecordedHand): void {
    const { facts } = hand.flat;
    const number = this.numbers.of(facts);
    if (number === null) return;
    let tournament = this.logged.get(number);
    if (tournament === undefined) this.logged.set(number, tournament = new LoggedTournament(facts));
    tournament.add(hand);
  }

  /** The rows of a tournament of a history, best place first. */
  private loggedRows(number: number, { entrants, first, hands }: LoggedTournament): Cell[][] {
    const { id, buyIn, fee = 0, bounty = 0 } = first.tournament!;
    const { prizes, cost = buyIn === undefined ? null : buyIn + fee + bounty } = this.options;
    const rows = [...entrants].map(([name, { seat, firstPlace, lastPlace, prize }]) =>
      rowOf({
        tournament: number,
        id,
        name,
        seat,
        entrants: entrants.size,
        place: firstPlace,
        finish: firstPlace === null ? null : (firstPlace + lastPlace!) / 2,
        cost,
        prize: prizes === undefined || firstPlace === null
          ? prize
          : sharedPrize(prizes, firstPlace, lastPlace!),
        hands,
      })
    );
    const place = SERIES_COLUMNS.findIndex(({ name }) => name === "place");
    return rows.sort((a, b) => Number(a[place] ?? Infinity) - Number(b[place] ?? Infinity));
  }
}

/** What is known of a player's tournament. */
interface Entry {
  readonly tournament: number;
  readonly id: string;
  readonly name: string;
  readonly seat: number | null;
  readonly entrants: number;
  readonly place: number | null;
  readonly finish: number | null;
  readonly cost: number | null;
  readonly prize: number | null;
  readonly hands: number;
}

/** Cells in the order of {@link SERIES_COLUMNS}. */
function rowOf(entry: Entry): Cell[] {
  const { tournament, id, name, seat, entrants, place, finish, cost, prize, hands } = entry;
  const profit = cost === null || prize === null ? null : prize - cost;
  const roi = profit === null || !(cost! > 0) ? null : 100 * profit / cost!;
  const itm = prize === null ? null : prize > 0;
  return [
    tournament,
    id,
    name,
    seat,
    entrants,
    place,
    finish,
    cost,
    prize,
    profit,
    roi,
    itm,
    hands,
  ];
}

/** The mean of the prizes of the places that are shared. */
function sharedPrize(prizes: readonly number[], first: number, last: number): number {
  let sum = 0;
  for (let place = first; place <= last; place++) sum += prizes[place - 1] ?? 0;
  return sum / (last - first + 1);
}
