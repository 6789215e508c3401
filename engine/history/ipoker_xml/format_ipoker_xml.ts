/**
 * Writes a hand as a session file of an iPoker client.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import { lineTextProblem } from "../../player/mod.ts";
import { isDealtIn } from "../_recorded_facts.ts";
import { playerMoney } from "../player_money.ts";
import type { HandHistoryRecord, TournamentInfo } from "../record.ts";
import { formatCardList } from "./card_text.ts";
import { CURRENCIES } from "./money_text.ts";

/**
 * Writes a hand as a session with one game, as clients of version 20 do: what a player wins does
 * not hold an uncalled bet. Of what clients do not write is left out, as nothing else follows from
 * it: the room, the level, sizes of the pots and who won which, and who showed or mucked.
 *
 * @throws {RangeError} If the format has no words for what was played or paid: a straddle, a dead
 * post apart from a blind, a second board, a cash-out, a pot that nobody wins, an amount below a hundredth or beyond 2^53 - 1 of them, an id that is
 * no number, or a name with control characters.
 */
export function formatIpokerXml(record: HandHistoryRecord): string {
  return new GameWriter(record).write();
}

const LIMITS: Readonly<Record<BetLimitType, string>> = {
  no_limit: " NL",
  pot_limit: " PL",
  fixed_limit: " L",
};

const SIGNS: ReadonlyMap<string, string> = new Map(
  [...CURRENCIES].map(([sign, currency]) => [currency, sign]),
);

/** Codes of the types of actions. */
const FOLD = 0;
const SMALL_BLIND = 1;
const BIG_BLIND = 2;
const CALL = 3;
const CHECK = 4;
const BET = 5;
const SITS_OUT = 9;
const ANTE = 15;
const RAISE_TO = 23;

const BOARD_NAMES = ["", "Flop", "Turn", "River"];

/** The writer of one hand. */
class GameWriter {
  private readonly sign: string;
  private numActions = 0;

  constructor(private readonly record: HandHistoryRecord) {
    const { currency } = record;
    this.sign = currency === undefined ? "" : SIGNS.get(currency) ?? currency;
    if (record.otherBoards !== undefined) throw this.unwritable("a second board");
    if (record.cashOuts !== undefined) throw this.unwritable("a cash-out");
    // A reader could not tell it from a file that leaves out who wins.
    if (record.collections.every(({ amount }) => amount === 0)) throw this.unwritable("no winner");
  }

  write(): string {
    const { record } = this;
    return '<?xml version="1.0" encoding="utf-8"?>\n<session sessioncode="0">\n' +
      this.head() +
      ` <game gamecode="${this.id()}">\n  <general>\n` + this.time("   ") + this.level() +
      "   <players>\n" + this.players() + "   </players>\n  </general>\n" +
      `  <round no="0">\n${this.posts()}  </round>\n` +
      record.streetActions.map((_, street) => this.round(street)).join("") +
      " </game>\n</session>\n";
  }

  private head(): string {
    const { currency, hero = "", maxSeats, tableName, tableSize, tournament } = this.record;
    const mode = currency === undefined && tournament === undefined ? "fun" : "real";
    return " <general>\n" +
      element("client_version", "20.0.0.0") +
      element("mode", mode) +
      element("gametype", this.gameType()) +
      element("tablename", this.text(tableName)) +
      (currency === undefined ? "" : element("tablecurrency", this.text(currency))) +
      this.time("  ") +
      element("nickname", this.text(hero)) +
      element("tablesize", String(tableSize ?? maxSeats)) +
      (tournament === undefined ? "" : this.tournament(tournament)) +
      " </general>\n";
  }

  private gameType(): string {
    const { limit, stakes } = this.record;
    const game = "Holdem" + (limit === undefined ? "" : LIMITS[limit]);
    if (stakes === undefined || this.record.tournament !== undefined) return game;
    const { smallBlind, bigBlind } = stakes;
    const [small, big] = limit === "fixed_limit"
      ? [bigBlind, 2 * bigBlind] // such games name their bets
      : [smallBlind, bigBlind];
    return this.text(`${game} ${this.money(small)}/${this.money(big)}`);
  }

  private tournament(tournament: TournamentInfo): string {
    const { id, name = "", buyIn, fee, bounty, currency = "" } = tournament;
    const sign = SIGNS.get(currency) ?? currency + " ";
    const parts = bounty === undefined ? [buyIn, fee] : [buyIn, bounty, fee ?? 0];
    const price = parts.filter((part) => part !== undefined)
      .map((part) => sign + hundredthsText(part)).join("+");
    const finish = this.record.finishes?.find(({ playerName }) => playerName === this.record.hero);
    const prize = finish?.prize;
    return element("tournamentcode", this.text(id)) +
      element("tournamentname", this.text(name)) +
      element("tournamentcurrency", this.text(currency)) +
      element("place", finish === undefined ? "N/A" : String(finish.place)) +
      element("buyin", this.text(price)) +
      element("win", prize === undefined ? "N/A" : this.text(sign + hundredthsText(prize)));
  }

  private time(indent: string): string {
    const { timestamp } = this.record;
    if (timestamp === null) return "";
    const text = timestamp.slice(0, 10) + " " + timestamp.slice(11, 19);
    return `${indent}<startdate>${text}</startdate>\n`;
  }

  /** Blinds and ante of the level, so that nobody takes a higher one for a dead post. */
  private level(): string {
    const { stakes } = this.record;
    if (stakes === undefined) return "";
    return ` ${element("smallblind", this.text(this.money(stakes.smallBlind)))}` +
      ` ${element("bigblind", this.text(this.money(stakes.bigBlind)))}` +
      ` ${element("ante", this.text(this.money(stakes.ante)))}`;
  }

  private players(): string {
    const { buttonSeat, maxSeats, players, tableSize } = this.record;
    const money = playerMoney(this.record);
    const lines = players.map(({ name, seat, stack }, at) => {
      const { collected, put } = money[at];
      return this.playerLine(seat, this.text(name), stack, collected, put);
    });
    const seats = players.map(({ seat }) => seat);
    const empty = new Set([buttonSeat]);
    // Shows that the chairs are numbered higher than the table's size, also where nobody sits there.
    if (tableSize !== undefined) empty.add(maxSeats);
    for (const seat of empty) {
      if (!seats.includes(seat)) lines.push(this.playerLine(seat, "", 0, 0, 0));
    }
    return lines.join("");
  }

  private playerLine(seat: number, name: string, chips: number, win: number, bet: number): string {
    const dealer = seat === this.record.buttonSeat ? 1 : 0;
    return `    <player seat="${seat}" name="${name}" chips="${this.attribute(chips)}"` +
      ` dealer="${dealer}" win="${this.attribute(win)}" bet="${this.attribute(bet)}"/>\n`;
  }

  private posts(): string {
    const { blindPostings, players } = this.record;
    let lines = "";
    let hasSmallBlind = false;
    for (const { amount, blindType, playerName } of blindPostings) {
      switch (blindType) {
        case "ante":
          lines += this.action(playerName, ANTE, amount);
          break;
        case "smallBlind":
          hasSmallBlind = true;
          lines += this.action(playerName, SMALL_BLIND, amount);
          break;
        case "bigBlind":
          lines += this.action(playerName, BIG_BLIND, amount + this.deadPart(playerName));
          break;
        case "deadPost":
          if (this.isWithBigBlind(playerName)) break;
          if (!hasSmallBlind) throw this.unwritable("a dead post apart from a blind");
          lines += this.action(playerName, SMALL_BLIND, amount);
          break;
        case "straddle":
          throw this.unwritable("a straddle");
      }
    }
    for (const player of players) {
      if (player.sittingOut && isDealtIn(this.record, player)) {
        lines += this.action(player.name, SITS_OUT, 0);
      }
    }
    return lines;
  }

  /** What a player posts dead together with a big blind. */
  private deadPart(name: string): number {
    if (!this.isWithBigBlind(name)) return 0;
    let dead = 0;
    for (const { amount, blindType, playerName } of this.record.blindPostings) {
      if (playerName === name && blindType === "deadPost") dead += amount;
    }
    return dead;
  }

  /** Whether a dead post can be told from the big blind it comes with. */
  private isWithBigBlind(name: string): boolean {
    const { blindPostings, stakes } = this.record;
    return blindPostings.some(({ amount, blindType, playerName }) =>
      playerName === name && blindType === "bigBlind" && amount === stakes?.bigBlind
    );
  }

  private round(street: number): string {
    const { boardCards, streetActions } = this.record;
    let lines = "";
    if (street === 0) lines += this.pocketCards();
    else {
      const before = street === 1 ? 0 : street + 1;
      const cards = boardCards.slice(before, street + 2);
      if (cards.length === 0) return "";
      lines += cardLine(BOARD_NAMES[street], "", formatCardList(cards));
    }
    for (const { amount, playerName, to, type } of streetActions[street]) {
      switch (type) {
        case "fold":
          lines += this.action(playerName, FOLD, 0);
          break;
        case "check":
          lines += this.action(playerName, CHECK, 0);
          break;
        case "call":
          lines += this.action(playerName, CALL, amount);
          break;
        case "bet":
          lines += this.action(playerName, BET, amount);
          break;
        case "raise":
          lines += this.action(playerName, RAISE_TO, to);
          break;
        case "uncalled": // follows from the amounts
      }
    }
    return `  <round no="${street + 1}">\n${lines}  </round>\n`;
  }

  private pocketCards(): string {
    const { players, showdownEntries } = this.record;
    let lines = "";
    for (const player of players) {
      const shown = showdownEntries.find(({ playerName }) => playerName === player.name);
      const cards = player.holeCards.length > 0 ? player.holeCards : shown?.holeCards ?? [];
      if (player.sittingOut && cards.length === 0) continue;
      const known = formatCardList(cards);
      const text = cards.length === 0 ? "X X" : cards.length === 1 ? known + " X" : known;
      lines += cardLine("Pocket", this.text(player.name), text);
    }
    return lines;
  }

  private action(name: string, type: number, amount: number): string {
    this.numActions++;
    return `   <action no="${this.numActions}" player="${this.text(name)}" type="${type}"` +
      ` sum="${this.attribute(amount)}" cards=""/>\n`;
  }

  private attribute(amount: number): string {
    return this.text(this.money(amount));
  }

  /** An amount as the client prints it: money with its sign and cents, whole chips bare. */
  private money(amount: number): string {
    const { currency, scale } = this.record;
    const hundredths = amount * 100 / scale;
    if (!Number.isSafeInteger(hundredths)) {
      throw this.unwritable(`an amount of ${amount}/${scale}, which has no exact hundredths`);
    }
    if (currency === undefined && scale === 1) return String(amount);
    return this.sign + hundredthsText(hundredths);
  }

  private id(): string {
    const { handId, handNumber } = this.record;
    const id = handId ?? String(handNumber);
    if (!/^[0-9]+$/.test(id)) throw this.unwritable("an id that is no number");
    return id;
  }

  private text(text: string): string {
    const problem = lineTextProblem(text);
    if (problem !== null) throw this.unwritable(`a text that ${problem}`);
    return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
  }

  private unwritable(what: string): RangeError {
    const { handId, handNumber } = this.record;
    return new RangeError(
      `Cannot write hand ${handId ?? handNumber} as iPoker XML: it has ${what}`,
    );
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function element(name: string, text: string): string {
  return `  <${name}>${text}</${name}>\n`;
}

function cardLine(type: string, player: string, cards: string): string {
  return `   <cards type="${type}" player="${player}">${cards}</cards>\n`;
}

function hundredthsText(hundredths: number): string {
  return Math.floor(hundredths / 100) + "." + String(hundredths % 100).padStart(2, "0");
}
