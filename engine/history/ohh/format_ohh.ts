/**
 * Writes Open Hand History 1.4.7.
 *
 * @module
 */
import { type Card, formatCard } from "../../cards/mod.ts";
import { BOARD_CARDS_ON } from "../../rules/mod.ts";
import type { Chips } from "../../types.ts";
import { recordedStakes } from "../_recorded_facts.ts";
import type {
  BlindPosting,
  BlindType,
  HandHistoryRecord,
  PotTotal,
  ShowdownEntry,
  StreetActionType,
  TournamentInfo,
} from "../record.ts";
import { CENTS, LIMIT_CODES, OWN_SITE, PLAY_MONEY, SHOWDOWN, STREET_NAMES } from "./_words.ts";

const SPEC_VERSION = "1.4.7";

const POSTS: Readonly<Record<BlindType, string>> = {
  ante: "Post Ante",
  smallBlind: "Post SB",
  bigBlind: "Post BB",
  straddle: "Straddle",
  deadPost: "Post Dead",
};

const ACTIONS: Readonly<Record<Exclude<StreetActionType, "uncalled">, string>> = {
  fold: "Fold",
  check: "Check",
  call: "Call",
  bet: "Bet",
  raise: "Raise",
};

/** An action of the format. */
interface OhhAction {
  readonly action: string;
  readonly playerName: string;
  readonly amount?: Chips;
  readonly allIn?: boolean;
  readonly cards?: readonly Card[];
}

/**
 * Writes a hand as one JSON object with LF behind it; in a file a blank line follows. The format
 * has no words for the level of a tournament, for places and for which run won what, which are
 * left out. Hands without a hero are marked as observed, chips that are no money as `XPM`.
 *
 * @throws {RangeError} If the hand has no time, which the format requires.
 */
export function formatOhh(record: HandHistoryRecord): string {
  if (record.timestamp === null) {
    const { handId, handNumber } = record;
    throw new RangeError(`Cannot write hand ${handId ?? handNumber} as OHH: it has no time`);
  }
  return JSON.stringify({ ohh: new OhhWriter(record).write(record.timestamp) }, null, 1) + "\n";
}

/** Lays out one record. Ids of players count from 0 in the order of their chairs. */
class OhhWriter {
  constructor(private readonly record: HandHistoryRecord) {}

  write(timestamp: string): Record<string, unknown> {
    const { record } = this;
    const { tournament, limit = "no_limit", cap, site = OWN_SITE } = record;
    const { ante, bigBlind, smallBlind } = recordedStakes(record);
    return {
      spec_version: SPEC_VERSION,
      site_name: site,
      network_name: site,
      internal_version: SPEC_VERSION,
      tournament: tournament !== undefined,
      tournament_info: tournament && this.tournamentInfo(tournament, timestamp),
      game_number: record.handId ?? String(record.handNumber),
      start_date_utc: timestamp,
      table_name: record.tableName,
      game_type: "Holdem",
      bet_limit: { bet_type: LIMIT_CODES[limit], bet_cap: this.amount(cap ?? 0) },
      table_size: record.tableSize ?? record.maxSeats,
      currency: record.currency ?? PLAY_MONEY,
      dealer_seat: record.buttonSeat,
      small_blind_amount: this.amount(smallBlind),
      big_blind_amount: this.amount(bigBlind),
      ante_amount: this.amount(ante),
      hero_player_id: record.hero === undefined ? null : this.idOf(record.hero),
      flags: flagsOf(record),
      players: record.players.map(({ seat, name, stack, bounty, sittingOut }, id) => ({
        id,
        seat,
        name,
        starting_stack: this.amount(stack),
        player_bounty: bounty && bounty / CENTS,
        is_sitting_out: sittingOut,
      })),
      rounds: this.rounds(),
      pots: this.pots(),
      tournament_bounties: record.bounties?.map(({ playerName, eliminated, amount }) => ({
        player_id: this.idOf(playerName),
        bounty_won: amount / CENTS,
        defeated_player_id: this.idOf(eliminated),
      })),
    };
  }

  /** What the record does not know of its tournament is written as 0 or its most usual kind. */
  private tournamentInfo(
    { id, name = "", buyIn = 0, fee = 0, bounty = 0, currency = PLAY_MONEY }: TournamentInfo,
    timestamp: string,
  ): Record<string, unknown> {
    return {
      tournament_number: id,
      name,
      start_date_utc: timestamp,
      currency,
      buyin_amount: buyIn / CENTS,
      fee_amount: fee / CENTS,
      bounty_fee_amount: bounty / CENTS,
      initial_stack: 0,
      type: "STT",
      flags: [],
      speed: { type: "Normal", round_time: 0 },
    };
  }

  private rounds(): Record<string, unknown>[] {
    const { boardCards, otherBoards = [] } = this.record;
    const rounds: Record<string, unknown>[] = [];
    const add = (street: number, cards: readonly Card[], actions: readonly OhhAction[]) =>
      rounds.push({
        id: rounds.length,
        street: STREET_NAMES[street],
        ...(street < SHOWDOWN && { cards: cards.map(formatCard) }),
        actions: actions.map((action, at) => this.action(action, at + 1)),
      });
    add(0, [], [...this.posts(), ...this.deals(), ...this.streetActions(0)]);
    for (
      let street = 1;
      street < SHOWDOWN && boardCards.length >= BOARD_CARDS_ON[street];
      street++
    ) {
      add(street, newCards(boardCards, street), this.streetActions(street));
    }
    for (const board of otherBoards) {
      const common = board.findIndex((card, place) => card !== boardCards[place]);
      for (let street = 1; street < SHOWDOWN; street++) {
        if (common < BOARD_CARDS_ON[street]) add(street, newCards(board, street), []);
      }
    }
    const shows = this.shows();
    if (shows.length > 0) add(SHOWDOWN, [], shows);
    return rounds;
  }

  private action(
    { action, playerName, amount = 0, allIn = false, cards }: OhhAction,
    number: number,
  ): Record<string, unknown> {
    return {
      action_number: number,
      player_id: this.idOf(playerName),
      action,
      amount: this.amount(amount),
      is_allin: allIn,
      cards: cards?.map(formatCard),
    };
  }

  private posts(): OhhAction[] {
    const { blindPostings } = this.record;
    const bigBlind = blindPostings.findIndex(({ blindType }) => blindType === "bigBlind");
    return blindPostings.map((post: BlindPosting, at) => ({
      ...post,
      action: post.blindType === "bigBlind" && at > bigBlind
        ? "Post Extra Blind"
        : POSTS[post.blindType],
    }));
  }

  private deals(): OhhAction[] {
    return this.record.players.filter(({ holeCards }) => holeCards.length > 0)
      .map(({ name, holeCards }) => ({
        action: "Dealt Cards",
        playerName: name,
        cards: holeCards,
      }));
  }

  private streetActions(street: number): OhhAction[] {
    const actions: OhhAction[] = [];
    for (const { type, playerName, amount, allIn } of this.record.streetActions[street]) {
      if (type === "uncalled") continue; // the pots are without it
      actions.push({ action: ACTIONS[type], playerName, amount, allIn });
    }
    return actions;
  }

  private shows(): OhhAction[] {
    const { showdownEntries, voluntaryShows = [] } = this.record;
    return [...showdownEntries, ...voluntaryShows].map(({ playerName, holeCards }: ShowdownEntry) =>
      holeCards.length > 0
        ? { action: "Shows Cards", playerName, cards: holeCards }
        : { action: "Mucks Cards", playerName }
    );
  }

  private pots(): Record<string, unknown>[] {
    const { collections, cashOuts = [] } = this.record;
    const cashedOut = new Set<string>();
    return potsOf(this.record).map(({ amount, rake }, pot) => {
      const wins = new Map<string, Chips>();
      for (const { playerName, amount, pot: from } of collections) {
        if (from === pot) wins.set(playerName, (wins.get(playerName) ?? 0) + amount);
      }
      const playerWins = [...wins].map(([playerName, won]) => {
        // Once for a player, whatever he has won from.
        const isNew = !cashedOut.has(playerName);
        cashedOut.add(playerName);
        const cashOut = isNew ? cashOuts.find((out) => out.playerName === playerName) : undefined;
        return {
          player_id: this.idOf(playerName),
          win_amount: this.amount(won),
          cashout_amount: cashOut && this.amount(cashOut.amount),
          cashout_fee: cashOut && this.amount(cashOut.fee),
        };
      });
      return {
        number: pot,
        amount: this.amount(amount),
        rake: this.amount(rake),
        player_wins: playerWins,
      };
    });
  }

  private idOf(wanted: string): number {
    return this.record.players.findIndex(({ name }) => name === wanted);
  }

  private amount(amount: Chips): number {
    return amount / this.record.scale;
  }
}

/** The pots; where the record tells them by what was collected only, the main pot bears the rake. */
function potsOf({ pots, collections, totalPot }: HandHistoryRecord): readonly PotTotal[] {
  const last = collections.reduce((last, { pot }) => Math.max(last, pot), 0);
  if (pots !== undefined && (pots.length > last || collections.length === 0)) return pots;
  const won: Chips[] = new Array(last + 1).fill(0);
  for (const { pot, amount } of collections) won[pot] += amount;
  const rake = totalPot - won.reduce((sum, amount) => sum + amount, 0);
  return won.map((amount, pot) =>
    pot === 0 ? { amount: amount + rake, rake } : { amount, rake: 0 }
  );
}

function flagsOf({ hero, fast, cap, otherBoards }: HandHistoryRecord): string[] {
  const flags: [string, boolean][] = [
    ["Run_It_Twice", otherBoards !== undefined],
    ["Observed", hero === undefined],
    ["Fast", fast === true],
    ["Cap", cap !== undefined],
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}

function newCards(board: readonly Card[], street: number): readonly Card[] {
  return board.slice(BOARD_CARDS_ON[street - 1], BOARD_CARDS_ON[street]);
}
