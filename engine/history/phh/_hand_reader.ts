/**
 * Reads one hand of a PHH file from its TOML table.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import { type Chips, MAX_SEATS } from "../../types.ts";
import { isWhole, scaleOf } from "../_amount_scale.ts";
import type { Fields } from "../_fields.ts";
import { HandStop, OtherGame } from "../_hand_stop.ts";
import { utcTimestamp } from "../_local_time.ts";
import { wordsOfShown } from "../_shown_hand.ts";
import type { HandHistoryRecord, ShowdownEntry, TournamentInfo } from "../record.ts";
import { type ForcedBets, forcedBets } from "./_forced_bets.ts";
import { Replay } from "./_replay.ts";
import { settle, type Settlement } from "./_settlement.ts";

/** Variants that are hold'em, by their code. */
const LIMITS: Readonly<Record<string, BetLimitType>> = {
  NT: "no_limit",
  PT: "pot_limit",
  FT: "fixed_limit",
};

/** The other variants. */
const OTHER_GAMES: Readonly<Record<string, string>> = {
  NS: "Short Deck No Limit",
  PO: "Omaha Pot Limit",
  "FO/8": "Omaha Hi/Lo Fixed Limit",
  F7S: "Seven Card Stud Fixed Limit",
  "F7S/8": "Seven Card Stud Hi/Lo Fixed Limit",
  FR: "Razz Fixed Limit",
  N2L1D: "Deuce-to-Seven Single Draw No Limit",
  F2L3D: "Deuce-to-Seven Triple Draw Fixed Limit",
  FB: "Badugi Fixed Limit",
};

/** What the symbols stand for where no ISO code says it. */
const SYMBOLS: Readonly<Record<string, string>> = { "$": "USD", "€": "EUR", "£": "GBP" };

/** The reader of one hand. */
export class HandReader {
  private readonly limit: BetLimitType;
  private readonly currency: string | undefined;
  private readonly actions: readonly string[];
  private readonly scale: number;
  private readonly stacks: readonly Chips[];
  private readonly bets: ForcedBets;
  /** Players by the format's order. */
  private readonly names: readonly string[];
  private readonly seats: readonly number[];
  private wrongEnd: string | null = null;

  /**
   * @param fields The hand's table.
   * @param number Number of the hand where the table has none.
   * @throws {HandStop} If it is no hold'em, or a field is missing or not as wanted.
   */
  constructor(private readonly fields: Fields, private readonly number: number) {
    const variant = fields.text("variant");
    this.limit = LIMITS[variant];
    if (this.limit === undefined) {
      throw new OtherGame(OTHER_GAMES[variant] ?? variant, fields.line);
    }
    const symbol = fields.optionalText("currency_symbol");
    this.currency = fields.optionalText("currency") ?? (symbol && SYMBOLS[symbol]);
    this.actions = fields.texts("actions");
    const stacks = fields.numbers("starting_stacks");
    const antes = fields.numbers("antes");
    const blinds = fields.numbers("blinds_or_straddles");
    const minBet = fields.number(this.limit === "fixed_limit" ? "small_bet" : "min_bet");
    if (stacks.includes(Infinity)) throw this.stop("a stack is not known", "partial");
    const isMoney = this.currency !== undefined || symbol !== undefined;
    const amounts = [...stacks, ...antes, ...blinds, minBet, ...betsOf(this.actions)];
    const scale = scaleOf(amounts, isMoney);
    if (scale === undefined) throw this.stop("an amount has too many decimals or digits");
    this.scale = scale;
    this.stacks = this.perPlayer("starting_stacks", stacks, stacks.length);
    const { length } = stacks;
    if (length < 2 || length > MAX_SEATS || this.stacks.some((stack) => stack <= 0)) {
      throw fields.wrong("starting_stacks", `the chips of 2 to ${MAX_SEATS} players`);
    }
    this.bets = forcedBets({
      antes: this.perPlayer("antes", antes, length),
      blinds: this.perPlayer("blinds_or_straddles", blinds, length),
      antesAreTrimmed: fields.flag("ante_trimming_status") ?? false,
      minBet: Math.round(minBet * scale),
    });
    this.names = this.readNames(length);
    this.seats = this.readSeats(length);
  }

  /** Whether the table lacks what the format requires, as where a file is cut off. */
  static isIncomplete(fields: Fields): boolean {
    return !["variant", "antes", "starting_stacks", "actions"].every((key) => fields.has(key));
  }

  /**
   * Reads the hand.
   *
   * @throws {HandStop} If an action is impossible or the end is not told.
   */
  read(): HandHistoryRecord {
    const { names, seats, stacks, fields, bets } = this;
    const replay = new Replay(names, stacks, this.scale, bets, fields.line);
    for (const action of this.actions) replay.act(action);
    if (!replay.isOver) throw this.stop("the actions end before the hand is over", "partial");
    replay.closeStreet();
    const settlement = settle(replay, this.claims(replay), this.rakes());
    if (settlement === null) throw this.stop("the file does not tell who wins", "partial");
    this.checkEnd(replay, settlement);
    const { pots } = settlement;
    const players = names.map((name, player) => {
      return {
        seat: seats[player],
        name,
        stack: stacks[player],
        holeCards: replay.holeCards[player],
      };
    });
    players.sort((a, b) => a.seat - b.seat);
    const { currency } = this;
    const tournament = this.tournament();
    const shows = showEntries(replay, names, (player) => replay.isAtShowdown(player));
    const voluntaryShows = showEntries(replay, names, (player) => !replay.isAtShowdown(player))
      .filter(({ holeCards }) => holeCards.length > 0);
    const tableSize = fields.has("seat_count") ? fields.integer("seat_count") : 0;
    const maxSeats = Math.max(tableSize, ...seats);
    const site = fields.optionalText("venue");
    const hero = fields.optionalText("_hero");
    return {
      ...this.readId(),
      timestamp: this.timestamp(),
      tableName: fields.optionalText("table") ?? fields.optionalText("event") ?? "",
      maxSeats,
      ...(tableSize > 0 && tableSize < maxSeats && { tableSize }),
      buttonSeat: fields.has("_button_seat")
        ? fields.integer("_button_seat")
        : seats[seats.length - 1],
      players,
      blindPostings: replay.postings,
      streetActions: replay.streetActions,
      boardCards: replay.board,
      showdownEntries: shows,
      collections: settlement.shares.map(({ player, amount, pot }) => ({
        playerName: names[player],
        amount,
        pot,
      })),
      totalPot: pots.reduce((total, { amount }) => total + amount, 0),
      totalRake: pots.reduce((total, { rake }) => total + rake, 0),
      scale: this.scale,
      limit: this.limit,
      stakes: {
        smallBlind: bets.smallBlind > 0 ? bets.smallBlind : this.scaled("_small_blind"),
        bigBlind: bets.bigBlind,
        ante: bets.anteType === "ante" ? Math.max(...bets.antes) : 0,
      },
      pots,
      ...(site !== undefined && { site }),
      ...(currency !== undefined && { currency }),
      ...(tournament !== undefined && { tournament }),
      ...(hero !== undefined && { hero }),
      ...(voluntaryShows.length > 0 && { voluntaryShows }),
    };
  }

  /** How the final stacks that the table tells contradict the hand that was read, or null. */
  get contradiction(): string | null {
    return this.wrongEnd;
  }

  /** Compares what the players have in the end with what the table says. */
  private checkEnd({ round }: Replay, { shares }: Settlement): void {
    const { bets, fields, names, scale } = this;
    const key = "finishing_stacks";
    const stated = fields.has(key) ? fields.numbers(key) : [];
    if (stated.length !== names.length || stated.every((stack) => stack === 0)) return;
    const stacks = names.map((_, player) =>
      shares.reduce(
        (stack, share) => share.player === player ? stack + share.amount : stack,
        round.stack[player],
      )
    );
    // Which way odd chips go, and how small they are, the format does not tell.
    const coin = Math.max(bets.smallBlind, 2);
    if (stacks.every((stack, at) => Math.abs(stack - stated[at] * scale) < coin)) return;
    const ends = stacks.map((stack) => stack / scale);
    this.wrongEnd = `the actions end with stacks of ${ends.join(", ")}, but ${key} are ${
      stated.join(", ")
    }`;
  }

  private readNames(length: number): string[] {
    const given = this.fields.texts("players");
    if (given.length !== 0 && given.length !== length) {
      throw this.fields.wrong("players", `the names of ${length} players`);
    }
    const names = Array.from({ length }, (_, player) => given[player] || `p${player + 1}`);
    if (new Set(names).size < length) throw this.stop("two players have the same name");
    return names;
  }

  private readSeats(length: number): readonly number[] {
    const { fields } = this;
    const seats = fields.has("seats")
      ? fields.numbers("seats")
      : Array.from({ length }, (_, player) => player + 1);
    const isSeat = (seat: number) => Number.isSafeInteger(seat) && seat > 0;
    if (seats.length !== length || new Set(seats).size < length || !seats.every(isSeat)) {
      throw fields.wrong("seats", `the chairs of ${length} players`);
    }
    return seats;
  }

  private readId(): { handNumber: number; handId?: string } {
    const text = this.fields.optionalText("hand") ?? String(this.number);
    const handNumber = /^\d+$/.test(text) ? Number(text) : this.number;
    return String(handNumber) === text ? { handNumber } : { handNumber, handId: text };
  }

  private timestamp(): string | null {
    const { fields } = this;
    const keys = ["year", "month", "day"];
    if (!fields.has("time") || !keys.every((key) => fields.has(key))) return null;
    const [year, month, day] = keys.map((key) => fields.integer(key));
    const time = fields.text("time").slice(0, "00:00:00".length);
    const zone = this.zone();
    if (zone === null) return null;
    return utcTimestamp(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T${time}`, zone);
  }

  /** The hand's zone; null if it is that of a place whose zone the file does not tell. */
  private zone(): string | null {
    const { fields } = this;
    const zone = fields.optionalText("time_zone") ?? fields.optionalText("time_zone_abbreviation");
    if (zone !== undefined) return zone;
    return ["city", "region", "country"].every((key) => fields.has(key)) ? null : "UTC";
  }

  private tournament(): TournamentInfo | undefined {
    if (!this.fields.has("_tournament")) return undefined;
    const fields = this.fields.object("_tournament");
    const [name, currency, level] = ["name", "currency", "level"]
      .map((key) => fields.optionalText(key));
    return {
      id: fields.text("id"),
      ...(name !== undefined && { name }),
      ...(fields.has("buy_in") && { buyIn: fields.number("buy_in") }),
      ...(fields.has("fee") && { fee: fields.number("fee") }),
      ...(fields.has("bounty") && { bounty: fields.number("bounty") }),
      ...(currency !== undefined && { currency }),
      ...(level !== undefined && { level }),
    };
  }

  /** What the file says that the players won, in the record's units. */
  private claims({ round }: Replay): number[][] {
    const { fields, scale, names } = this;
    const claims: number[][] = [];
    for (const key of ["winnings", "finishing_stacks"]) {
      if (!fields.has(key)) continue;
      const amounts = fields.numbers(key);
      if (amounts.length !== names.length) continue;
      const before = key === "winnings" ? new Float64Array(names.length) : round.stack;
      claims.push(amounts.map((amount, player) => amount * scale - before[player]));
    }
    return claims.map((claim) =>
      claim.map((amount) => isWhole(amount) ? Math.round(amount) : amount)
    );
  }

  private rakes(): readonly Chips[] | undefined {
    if (!this.fields.has("_rakes")) return undefined;
    return this.fields.numbers("_rakes").map((rake) => Math.round(rake * this.scale));
  }

  private perPlayer(key: string, amounts: readonly number[], length: number): readonly Chips[] {
    if (amounts.length !== length) throw this.fields.wrong(key, `${length} numbers`);
    return amounts.map((amount) => Math.round(amount * this.scale));
  }

  private scaled(key: string): Chips {
    return Math.round(this.fields.amount(key) * this.scale);
  }

  private stop(reason: string, status: "error" | "partial" = "error"): HandStop {
    return new HandStop(status, reason, this.fields.line);
  }
}

const BET = /^\s*p\d+\s+cbr\s+([^\s#]+)/;

/** The amounts of the actions, which count for the scale as well. */
function betsOf(actions: readonly string[]): number[] {
  const bets: number[] = [];
  for (const action of actions) {
    const bet = Number(BET.exec(action)?.[1]);
    if (Number.isFinite(bet)) bets.push(bet);
  }
  return bets;
}

/** What the chosen players showed or mucked, in order. */
function showEntries(
  { showings, board }: Replay,
  names: readonly string[],
  isChosen: (player: number) => boolean,
): ShowdownEntry[] {
  const entries: ShowdownEntry[] = [];
  for (const { player, cards } of showings) {
    if (!isChosen(player) || cards?.length === 0) continue; // face down all the time
    const holeCards = cards ?? [];
    const description = wordsOfShown(holeCards, board);
    entries.push({ playerName: names[player], holeCards, description });
  }
  return entries;
}

function digits(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
