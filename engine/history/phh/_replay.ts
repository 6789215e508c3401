/**
 * Plays the actions of a PHH hand again, as the format tells neither calls nor pots.
 *
 * Players are counted from 0 in the format's order, which starts at the left of the button, so that
 * they can sit on the seats of a betting round with the button last.
 *
 * @module
 */
import { type Card, parseCards } from "../../cards/mod.ts";
import { ALL_IN, BettingRound, BOARD_CARDS_ON, FOLDED, NO_LIMIT } from "../../rules/mod.ts";
import { type Chips, MAX_SEATS } from "../../types.ts";
import { HandStop } from "../_hand_stop.ts";
import { isWhole } from "../_amount_scale.ts";
import type { BlindPosting, BlindType, StreetAction } from "../record.ts";
import type { ForcedBets } from "./_forced_bets.ts";

/** What a player has said of his cards at showdown. */
export interface Showing {
  readonly player: number;
  /** The known cards he showed, or null if he mucked. */
  readonly cards: readonly Card[] | null;
}

/** Rounds by number of players, as making their lists takes longer than playing a hand. */
const ROUNDS: (BettingRound | undefined)[] = new Array(MAX_SEATS + 1).fill(undefined);

/** The course of a hand; one at a time, as they share what they are played on. */
export class Replay {
  /** The betting; seats are players. */
  readonly round: BettingRound;
  /** Blinds, then antes. */
  readonly postings: BlindPosting[] = [];
  /** Actions by street. */
  readonly streetActions: StreetAction[][] = [[], [], [], []];
  /** Known cards by player. */
  readonly holeCards: (readonly Card[])[];
  /** Open board cards. */
  readonly board: Card[] = [];
  /** Who showed or mucked, in order. */
  readonly showings: Showing[] = [];

  private street = 0;

  /**
   * Posts antes and blinds.
   *
   * @param names Names by player.
   * @param stacks Chips by player.
   * @param scale Parts of a chip, as in the record.
   * @param bets Antes and blinds.
   * @param line Line of the hand.
   */
  constructor(
    private readonly names: readonly string[],
    stacks: readonly Chips[],
    private readonly scale: number,
    private readonly bets: ForcedBets,
    private readonly line: number,
  ) {
    this.round = ROUNDS[names.length] ??= new BettingRound(names.length, NO_LIMIT);
    this.round.clear();
    this.holeCards = names.map(() => []);
    stacks.forEach((stack, player) => this.round.sit(player, stack));
    this.postAntes();
    this.round.openPreflop((bets.lastBlind + 1) % names.length, bets.price);
  }

  /** Antes are paid first, though listed last. */
  private postAntes(): void {
    const { round, bets } = this;
    const antes: BlindPosting[] = [];
    for (let player = 0; player < bets.antes.length; player++) {
      const ante = bets.antes[player];
      if (ante === 0) continue;
      const paid = bets.antesAreLayered
        ? round.postAnte(player, ante)
        : round.postDead(player, ante);
      antes.push(this.posting(player, bets.anteType, paid));
    }
    for (const { player, type, amount } of bets.blinds) {
      if (round.status[player] === ALL_IN) continue;
      const paid = type === "deadPost"
        ? round.postDead(player, amount)
        : round.postBlind(player, amount);
      this.postings.push(this.posting(player, type, paid));
    }
    this.postings.push(...antes);
  }

  private posting(player: number, blindType: BlindType, amount: Chips): BlindPosting {
    const allIn = this.round.status[player] === ALL_IN;
    return { playerName: this.names[player], amount, blindType, allIn };
  }

  /**
   * Does one action of the format.
   *
   * @throws {HandStop} If it has no meaning here.
   */
  act(action: string): void {
    const comment = action.indexOf("#");
    const words = (comment < 0 ? action : action.slice(0, comment)).trim().split(/\s+/);
    const [actor, verb, argument] = words;
    if (actor === "") return;
    if (actor === "d") {
      if (verb === "db" && words.length === 3) return this.dealBoard(argument, action);
      if (verb === "dh" && words.length === 4) return this.dealHole(argument, words[3], action);
    } else if (words.length === 2) {
      if (verb === "f") return this.fold(this.actorOf(actor, action));
      if (verb === "cc") return this.checkOrCall(this.actorOf(actor, action));
      if (verb === "sm") return this.show(actor, null, action);
    } else if (words.length === 3) {
      if (verb === "cbr") return this.raiseTo(this.actorOf(actor, action), argument, action);
      if (verb === "sm") return this.show(actor, argument, action);
    }
    throw this.stop(`no such action: ${action}`);
  }

  /** Whether the betting is over, for good if the board is complete. */
  get isOver(): boolean {
    const { round } = this;
    return round.live === 1 || (round.toAct < 0 && this.street === 3);
  }

  /** Whether cards are shown because two or more are left, and the player is one of them. */
  isAtShowdown(player: number): boolean {
    return this.round.live > 1 && this.round.status[player] !== FOLDED;
  }

  /** Gives back what nobody matched on the present street. */
  closeStreet(): void {
    const { round } = this;
    const player = round.uncalledSeat();
    if (player < 0) return;
    const amount = round.returnUncalled(player);
    this.note(player, "uncalled", amount, 0);
  }

  private dealBoard(text: string, action: string): void {
    const { round, board } = this;
    if (round.toAct >= 0) throw this.stop(`p${round.toAct + 1} is to act before ${action}`);
    if (this.isOver) throw this.stop(`no card can come after the end: ${action}`);
    if (text.includes("?")) throw this.stop("the board is not known", "partial");
    const cards = this.cards(text, action);
    this.closeStreet();
    board.push(...cards);
    this.street++;
    if (board.length !== BOARD_CARDS_ON[this.street]) {
      throw this.stop(`the board has ${board.length} cards after ${action}`);
    }
    round.openStreet(0, this.bets.bigBlind, this.street >= 2);
  }

  private dealHole(actor: string, text: string, action: string): void {
    const player = this.playerOf(actor, action);
    const cards = [...this.holeCards[player], ...this.cards(text, action)];
    if (cards.length > 2) throw this.stop(`${actor} has more than two cards after ${action}`);
    this.holeCards[player] = cards;
  }

  private fold(player: number): void {
    this.round.fold();
    this.note(player, "fold", 0, 0);
  }

  private checkOrCall(player: number): void {
    const paid = this.round.checkOrCall();
    this.note(player, paid === 0 ? "check" : "call", paid, 0);
  }

  private raiseTo(player: number, text: string, action: string): void {
    const { round } = this;
    const scaled = Number(text) * this.scale;
    const to = Math.round(scaled);
    const before = round.streetBet[player];
    if (!isWhole(scaled) || to <= round.currentBet || to > before + round.stack[player]) {
      throw this.stop(
        `wanted more than has been bet and no more than ${this.names[player]} has, found ${action}`,
      );
    }
    const price = round.currentBet;
    round.raiseTo(to);
    if (price > 0) this.note(player, "raise", to - before, to - price);
    else this.note(player, "bet", to, 0);
  }

  /** A later word replaces an earlier one: cards may be shown face down before the board is dealt. */
  private show(actor: string, text: string | null, action: string): void {
    const player = this.playerOf(actor, action);
    const cards = text === null
      ? null
      : text === "-"
      ? this.holeCards[player]
      : this.cards(text, action);
    const earlier = this.showings.findIndex((showing) => showing.player === player);
    if (earlier >= 0) this.showings.splice(earlier, 1);
    this.showings.push({ player, cards });
  }

  private note(player: number, type: StreetAction["type"], amount: Chips, by: Chips): void {
    const { round } = this;
    this.streetActions[this.street].push({
      playerName: this.names[player],
      type,
      amount,
      to: round.streetBet[player],
      by,
      allIn: amount > 0 && type !== "uncalled" && round.status[player] === ALL_IN,
    });
  }

  /** The known cards of a text such as `Ah??`. */
  private cards(text: string, action: string): Card[] {
    try {
      return parseCards(text.replaceAll("??", ""));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw this.stop(`${action} has no cards`);
    }
  }

  /** The player of a word such as `p3`, whose turn it has to be. */
  private actorOf(word: string, action: string): number {
    const { toAct } = this.round;
    if (this.playerOf(word, action) === toAct) return toAct;
    throw this.stop(
      toAct < 0
        ? `the betting is over before ${action}`
        : `p${toAct + 1} is to act, found ${action}`,
    );
  }

  private playerOf(word: string, action: string): number {
    const player = /^p[1-9]\d?$/.test(word) ? Number(word.slice(1)) - 1 : -1;
    if (player >= 0 && player < this.names.length) return player;
    throw this.stop(`no such player: ${action}`);
  }

  private stop(reason: string, status: "error" | "partial" = "error"): HandStop {
    return new HandStop(status, reason, this.line);
  }
}
