/**
 * Writes the Poker Hand History format.
 *
 * @module
 */
import { type Card, formatCards } from "../../cards/mod.ts";
import type { Chips } from "../../types.ts";
import { postsOrActs, recordedStakes } from "../_recorded_facts.ts";
import { playerMoney } from "../player_money.ts";
import type { HandHistoryPlayer, HandHistoryRecord, Stakes, TournamentInfo } from "../record.ts";
import { byPlayer, postingOrder } from "./_forced_bets.ts";
import { parsePhh } from "./parse_phh.ts";

/**
 * Writes a hand as a table of a `.phhs` file, headed by its number. What the format has no field
 * for stands in fields of our own, which begin with `_` as it asks for: the tournament, the hero,
 * the rakes of the pots, an empty chair with the button. Lost are the room's words for hands, who showed
 * unasked, and the order of posts and collections.
 *
 * @throws {RangeError} If the hand is pot limit, for which the format has no code, has several
 * boards, or would not be read back with the same winners.
 */
export function formatPhh(record: HandHistoryRecord): string {
  if (record.limit === "pot_limit") throw unwritable(record, "the format has no pot limit hold'em");
  if (record.otherBoards !== undefined) throw unwritable(record, "it has several boards");
  const text = new PhhWriter(record).write();
  const problem = difference(record, text);
  if (problem !== null) throw unwritable(record, problem);
  return text;
}

/** A field and its TOML text; left out where undefined. */
type Field = [key: string, value: string | number | boolean | undefined];

/** Lays out one record. Players are in the format's order, from the left of the button. */
class PhhWriter {
  private readonly players: readonly HandHistoryPlayer[];
  private readonly actions: string[] = [];
  private readonly stakes: Stakes;

  constructor(private readonly record: HandHistoryRecord) {
    const { players, buttonSeat } = record;
    // Not who sits out with cards alone: no line tells of his folding, and the format wants one.
    const dealtIn = players.filter(({ name, sittingOut }) =>
      !sittingOut || postsOrActs(record, name)
    );
    this.players = [
      ...dealtIn.filter(({ seat }) => seat > buttonSeat),
      ...dealtIn.filter(({ seat }) => seat <= buttonSeat),
    ];
    this.stakes = recordedStakes(record);
  }

  write(): string {
    const { record, players } = this;
    const { tournament, timestamp, pots } = record;
    const { smallBlind, bigBlind } = this.stakes;
    const money = new Map(playerMoney(record).map((result) => [result.name, result]));
    const [antes, antesAreTrimmed] = this.antes();
    const blinds = this.blinds();
    const isFixed = record.limit === "fixed_limit";
    const lastSeat = players[players.length - 1].seat;
    this.writeActions();
    const fields: Field[] = [
      ["variant", text(isFixed ? "FT" : "NT")],
      ["ante_trimming_status", antesAreTrimmed],
      ["antes", this.amounts(antes)],
      ["blinds_or_straddles", this.amounts(blinds)],
      ...(isFixed
        ? fixedBets(this.amount(bigBlind))
        : [["min_bet", this.amount(bigBlind)] satisfies Field]),
      ["starting_stacks", this.amounts(players.map(({ stack }) => stack))],
      ["actions", list(this.actions.map(text))],
      ["venue", record.site && text(record.site)],
      ["time", timestamp?.slice(11, 19)],
      ["time_zone", timestamp === null ? undefined : text("UTC")],
      ["day", timestamp === null ? undefined : Number(timestamp.slice(8, 10))],
      ["month", timestamp === null ? undefined : Number(timestamp.slice(5, 7))],
      ["year", timestamp === null ? undefined : Number(timestamp.slice(0, 4))],
      ["hand", record.handId === undefined ? record.handNumber : text(record.handId)],
      ["seats", list(players.map(({ seat }) => seat))],
      ["seat_count", record.tableSize ?? record.maxSeats],
      ["table", record.tableName === "" ? undefined : text(record.tableName)],
      ["players", list(players.map(({ name }) => text(name)))],
      [
        "finishing_stacks",
        this.amounts(players.map(({ name, stack }) => stack + money.get(name)!.net)),
      ],
      ["winnings", this.amounts(players.map(({ name }) => money.get(name)!.collected))],
      ["currency", record.currency && text(record.currency)],
      ["_button_seat", lastSeat === record.buttonSeat ? undefined : record.buttonSeat],
      [
        "_small_blind",
        smallBlind > 0 && !blinds.includes(smallBlind) ? this.amount(smallBlind) : undefined,
      ],
      [
        "_rakes",
        pots !== undefined && record.totalRake > 0
          ? this.amounts(pots.map(({ rake }) => rake))
          : undefined,
      ],
      ["_tournament", tournament && tournamentTable(tournament)],
      ["_hero", record.hero && text(record.hero)],
    ];
    const lines = fields.filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key} = ${value}\n`);
    return `[${headerOf(record)}]\n${lines.join("")}`;
  }

  /** Nominal antes, in full even where a stack was shorter, or dead posts; and whether layered. */
  private antes(): [antes: Chips[], areTrimmed: boolean] {
    const { record, players } = this;
    const posts = record.blindPostings.filter(({ blindType }) => blindType === "ante");
    const dead = record.blindPostings.filter(({ blindType }) => blindType === "deadPost");
    if (posts.length > 0 && dead.length > 0) {
      throw unwritable(record, "the format has no dead posts beside antes");
    }
    const ante = Math.max(this.stakes.ante, ...posts.map(({ amount }) => amount));
    const amounts = players.map(({ name }) => {
      if (posts.length > 0) return posts.some((post) => post.playerName === name) ? ante : 0;
      return dead.filter((post) => post.playerName === name)
        .reduce((sum, { amount }) => sum + amount, 0);
    });
    return [amounts, dead.length === 0];
  }

  /** Nominal blinds in the order of the format's list; below 0 for what newcomers post. */
  private blinds(): Chips[] {
    const { record, players } = this;
    const { smallBlind, bigBlind } = this.stakes;
    const amounts: Chips[] = players.map(() => 0);
    const indexOf = (wanted: string) => players.findIndex(({ name }) => name === wanted);
    let hasBig = false;
    for (const { playerName, amount, blindType, allIn } of record.blindPostings) {
      const player = indexOf(playerName);
      if (blindType === "smallBlind") {
        amounts[player] = allIn ? Math.max(amount, smallBlind) : amount;
      } else if (blindType === "straddle") amounts[player] = amount;
      else if (blindType === "bigBlind") {
        amounts[player] = hasBig ? -amount : bigBlind;
        hasBig = true;
      }
    }
    // Whose ante took all posts no blind, and still sits in its place.
    const [first, second] = postingOrder(players.length);
    const [firstIsOut, secondIsOut] = [first, second].map((at) => this.hasOnlyAnte(players[at]));
    if (!hasBig) {
      const big = firstIsOut && !secondIsOut ? first : second; // the first where no small one is due
      if (amounts[big] === 0) amounts[big] = bigBlind;
    }
    if (firstIsOut && amounts[first] === 0) amounts[first] = smallBlind;
    return [...byPlayer(amounts)];
  }

  private hasOnlyAnte({ name }: HandHistoryPlayer): boolean {
    return this.record.blindPostings.some((post) =>
      post.playerName === name && post.blindType === "ante" && post.allIn
    );
  }

  private writeActions(): void {
    const { record, players, actions } = this;
    const { boardCards, streetActions } = record;
    for (let player = 0; player < players.length; player++) {
      actions.push(`d dh p${player + 1} ${cardsText(this.knownCards(players[player]))}`);
    }
    let last = 0;
    for (let street = 0; street < 4; street++) {
      if (streetActions[street].length > 0) last = street;
    }
    for (let street = 0; street < 4; street++) {
      if (street > 0 && boardCards.length < street + 2) break;
      if (street > 0) {
        const cards = boardCards.slice(street === 1 ? 0 : street + 1, street + 2);
        actions.push(`d db ${formatCards(cards, "")}`);
      }
      this.writeStreet(street);
      if (street === last) this.writeShowdown(); // cards are shown as soon as the betting is over
    }
  }

  /** The cards dealt, else those shown unasked: the format shows none without a showdown. */
  private knownCards({ name, holeCards }: HandHistoryPlayer): readonly Card[] {
    if (holeCards.length > 0) return holeCards;
    const { voluntaryShows = [] } = this.record;
    return voluntaryShows.find(({ playerName }) => playerName === name)?.holeCards ?? [];
  }

  private writeStreet(street: number): void {
    for (const { playerName, type, to } of this.record.streetActions[street]) {
      const actor = this.actorOf(playerName);
      switch (type) {
        case "fold":
          this.actions.push(`${actor} f`);
          break;
        case "check":
        case "call":
          this.actions.push(`${actor} cc`);
          break;
        case "bet":
        case "raise":
          this.actions.push(`${actor} cbr ${this.amount(to)}`);
          break;
        case "uncalled":
          break; // follows from the other actions
      }
    }
  }

  /** Showings, and mucks of those who showed nothing and won nothing. */
  private writeShowdown(): void {
    const { record, players, actions } = this;
    if (record.showdownEntries.length === 0) return;
    for (const { playerName, holeCards } of record.showdownEntries) {
      const cards = holeCards.length === 0 ? "" : ` ${cardsText(holeCards)}`;
      actions.push(`${this.actorOf(playerName)} sm${cards}`);
    }
    for (const { name, holeCards } of players) {
      const isSilent = record.showdownEntries.every(({ playerName }) => playerName !== name) &&
        record.collections.every(({ playerName }) => playerName !== name);
      if (isSilent && holeCards.length < 2 && !hasFolded(record, name)) {
        actions.push(`${this.actorOf(name)} sm`);
      }
    }
  }

  private actorOf(wanted: string): string {
    return `p${this.players.findIndex(({ name }) => name === wanted) + 1}`;
  }

  private amount(amount: Chips): number {
    return amount / this.record.scale;
  }

  private amounts(amounts: readonly Chips[]): string {
    return list(amounts.map((amount) => this.amount(amount)));
  }
}

function fixedBets(smallBet: number): Field[] {
  return [["small_bet", smallBet], ["big_bet", 2 * smallBet]];
}

function hasFolded({ streetActions }: HandHistoryRecord, name: string): boolean {
  return streetActions.some((lines) =>
    lines.some(({ playerName, type }) => type === "fold" && playerName === name)
  );
}

function tournamentTable(
  { id, name, buyIn, fee, bounty, currency, level }: TournamentInfo,
): string {
  const fields: Field[] = [
    ["id", text(id)],
    ["name", name && text(name)],
    ["buy_in", buyIn],
    ["fee", fee],
    ["bounty", bounty],
    ["currency", currency && text(currency)],
    ["level", level && text(level)],
  ];
  const entries = fields.filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} = ${value}`);
  return `{ ${entries.join(", ")} }`;
}

function headerOf({ handId, handNumber }: HandHistoryRecord): string {
  const id = handId ?? String(handNumber);
  return /^[\w-]+$/.test(id) ? id : String(handNumber);
}

/** Two cards, `??` for each that is not known. */
function cardsText(cards: readonly Card[]): string {
  return formatCards(cards, "").padEnd(4, "?");
}

/** A TOML string: as in JSON, but for one character. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll("\x7f", "\\u007f");
}

function list(values: readonly (string | number)[]): string {
  return `[${values.join(", ")}]`;
}

/** What is lost on the way that must not be, or null. */
function difference(record: HandHistoryRecord, text: string): string | null {
  const [{ record: read, reason }] = parsePhh(text);
  if (read === undefined) return reason ?? "it cannot be read back";
  const wanted = playerMoney(record);
  for (const { name, net } of playerMoney(read)) {
    const before = wanted.find((result) => result.name === name)!.net;
    if (net / read.scale !== before / record.scale) {
      return `${name} would win ${net / read.scale} instead of ${before / record.scale}`;
    }
  }
  return null;
}

function unwritable({ handId, handNumber }: HandHistoryRecord, problem: string): RangeError {
  return new RangeError(`Cannot write hand ${handId ?? handNumber} as PHH: ${problem}`);
}
