/**
 * Plays hands with bots: tells them what happens, asks them on their turns, and checks what they
 * answer.
 *
 * @module
 */
import { checkWord, IllegalActionError } from "../errors.ts";
import type { HandValue } from "../evaluator/mod.ts";
import type { GameInfo, HoldemPlayer } from "../player/mod.ts";
import {
  type Action,
  type BetLimit,
  betTo,
  call,
  check,
  fold,
  formatAction,
  raiseTo,
  STREETS,
} from "../rules/mod.ts";
import { type Chips, MAX_SEATS, type PlayerId } from "../types.ts";
import { BET, CALL, CHECK, FOLD } from "./hand_log.ts";
import { holeCardsOf, showOrder } from "./hand_result.ts";
import type { HandRunner } from "./hand_runner.ts";
import { GameView, moveView, PublicView } from "./game_view.ts";
import {
  type Fault,
  FaultLog,
  ILLEGAL_ACTION_POLICIES,
  type IllegalActionPolicy,
} from "./illegal_actions.ts";
import { isBeyondStack, isCallForAll, legalActions } from "./legal_actions.ts";

const GAME_START = 1;
const STAGE = 2;
const HOLE_CARDS = 4;
const ACTION = 8;
const SHOWDOWN = 16;
const WIN = 32;
const GAME_OVER = 64;

/** A player as the driver knows him: the bot, its view of the game and its faults. */
export class SeatedPlayer {
  /** The bot. */
  declare readonly bot: HoldemPlayer;
  /** The bot's id. */
  declare readonly id: PlayerId;
  /** The bot's name. */
  declare readonly name: string;

  /** Faults of this player so far. */
  readonly faults: FaultLog = new FaultLog();
  /** What the player sees; valid at the table it was seated at last. */
  declare view: GameInfo;

  /**
   * The bot's events, undefined where it has none. They are looked up once, as to find something
   * in a bot takes long where bots are of many classes, and so that events nobody wants cost
   * nothing.
   */
  declare readonly on: Omit<HoldemPlayer, "id" | "name" | "act" | "init">;
  /** Which of them there are. */
  declare readonly events: number;

  /**
   * Looks up the bot's id, name and events; later changes to them are not seen.
   *
   * @param bot The bot.
   */
  constructor(bot: HoldemPlayer) {
    this.bot = bot;
    this.id = bot.id;
    this.name = bot.name;
    const on = {
      gameStartEvent: bot.gameStartEvent,
      stageEvent: bot.stageEvent,
      holeCardsDealt: bot.holeCardsDealt,
      actionEvent: bot.actionEvent,
      showdownEvent: bot.showdownEvent,
      winEvent: bot.winEvent,
      gameOverEvent: bot.gameOverEvent,
    };
    this.on = on;
    this.events = (on.gameStartEvent ? GAME_START : 0) | (on.stageEvent ? STAGE : 0) |
      (on.holeCardsDealt ? HOLE_CARDS : 0) | (on.actionEvent ? ACTION : 0) |
      (on.showdownEvent ? SHOWDOWN : 0) | (on.winEvent ? WIN : 0) |
      (on.gameOverEvent ? GAME_OVER : 0);
  }
}

/** Drives one table's hands. */
export class HandDriver {
  declare private readonly hand: HandRunner;
  declare private readonly policy: IllegalActionPolicy;
  declare private readonly tableName: string;

  /** Who sits at each seat, or null. */
  private readonly seated: (SeatedPlayer | null)[] = new Array(MAX_SEATS).fill(null);
  declare private readonly table: PublicView;
  declare private readonly seats: number;
  /** Union of the events that the players of this hand want. */
  private wanted = 0;
  /** The seats dealt in when {@link wanted} was found out, or -1 if others sit there now. */
  private wantedBy: number = -1;

  /**
   * Waits for players: {@link welcome} them, {@link place} them, then {@link play}.
   *
   * @param hand The hand to play again and again.
   * @param limit The betting structure.
   * @param policy What to do with illegal actions.
   * @param tableName Name of the table, for the description of faults.
   * @param resetsStacks Whether the table resets all stacks before every hand.
   * @throws {RangeError} If there is no such policy.
   */
  constructor(
    hand: HandRunner,
    limit: BetLimit,
    policy: IllegalActionPolicy,
    tableName: string,
    resetsStacks: boolean,
  ) {
    checkWord("treat illegal actions by", policy, ILLEGAL_ACTION_POLICIES);
    this.hand = hand;
    this.policy = policy;
    this.tableName = tableName;
    this.table = new PublicView(hand, limit);
    this.table.resetBankrollEachHand = resetsStacks;
    this.seats = hand.seats;
  }

  /** Gives a newcomer his view of the table, and tells him that he has sat down. */
  welcome(player: SeatedPlayer, seat: number): void {
    player.view = new GameView(this.table, seat);
    this.table.cardsDealt = false; // those at this seat were somebody else's
    try {
      player.bot.init?.(player.view);
    } catch (error) {
      this.blame(player, "threw", error);
    }
  }

  /** Sets who sits at a seat for the next hand. */
  place(seat: number, player: SeatedPlayer | null): void {
    this.seated[seat] = player;
    this.wantedBy = -1;
    if (player === null) return;
    moveView(player.view as GameView, seat);
    this.table.cardsDealt = false;
  }

  /** Plays the hand from the posts on: its players sit, its stakes are set and its cards dealt. */
  play(): void {
    const { hand } = this;
    this.prepare();
    if (this.wanted & GAME_START) this.tell(GAME_START);
    hand.post();
    if (this.wanted & STAGE) this.tell(STAGE);
    this.dealHoleCards();
    while (true) {
      this.askPlayers();
      hand.advance();
      if (hand.over) break;
      if (this.wanted & STAGE) this.tell(STAGE);
    }
    this.table.cardsShown = hand.showdown;
    if (this.wanted & SHOWDOWN) this.tellShowdown();
    if (this.wanted & WIN) this.tellWinners();
    if (this.wanted & GAME_OVER) this.tell(GAME_OVER);
  }

  /** Takes away last hand's cards and finds out which events the players of this one want. */
  private prepare(): void {
    const { seated, seats } = this;
    const { round } = this.hand;
    this.table.cardsDealt = this.table.cardsShown = false;
    if (round.dealtIn === this.wantedBy) return;
    this.wantedBy = round.dealtIn;
    this.wanted = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (round.isDealtIn(seat)) this.wanted |= seated[seat]!.events;
    }
  }

  /** Only now may bots look at their cards, which lie in the runner from the start. */
  private dealHoleCards(): void {
    const { seated, seats, hand } = this;
    this.table.cardsDealt = true;
    if ((this.wanted & HOLE_CARDS) === 0) return;
    for (let seat = 0; seat < seats; seat++) {
      if (!hand.round.isDealtIn(seat)) continue;
      const player = seated[seat]!;
      if ((player.events & HOLE_CARDS) === 0) continue;
      try {
        player.on.holeCardsDealt!.call(player.bot, holeCardsOf(hand, seat), player.view);
      } catch (error) {
        this.blame(player, "threw", error);
      }
    }
  }

  /**
   * The turns of a street: asks, does what the bot wants or what the policy makes of it, and tells
   * everybody. What is done most stands here, as V8 inlines less into functions that it inlines.
   */
  private askPlayers(): void {
    const { seated, hand } = this;
    const { round } = hand;
    while (round.toAct >= 0) {
      const seat = round.toAct;
      const player = seated[seat]!;
      let action: Action;
      try {
        action = player.bot.act(player.view);
      } catch (error) {
        this.blame(player, "threw", error);
        this.checkOrFold();
        this.tellAction(seat);
        continue;
      }
      // No switch: it has a branch for each type, and so more code. A bot may return nothing at all.
      const type = action?.type;
      if (type === "call" || (type === "check" && round.callAmount === 0)) hand.checkOrCall();
      else if (type === "fold" && round.callAmount > 0) hand.fold();
      else if (type === "raise" || type === "bet") this.applyRaise(player, action);
      else if (type === "allIn") this.applyAllIn();
      else this.refuse(player, type === "fold" ? "freeFold" : "illegalAction", action);
      if (this.wanted & ACTION) this.tellAction(seat);
    }
  }

  /** Bets all chips, or calls for all where that is no raise. */
  private applyAllIn(): void {
    const { hand } = this;
    if (hand.round.canRaise) hand.raiseTo(hand.round.maxRaiseTo);
    else hand.checkOrCall();
  }

  /** A bet or raise as far as it is legal; more than the stack counts as all-in, not as a fault. */
  private applyRaise(player: SeatedPlayer, action: Action): void {
    const { hand, policy } = this;
    const { round } = hand;
    const { to } = action;
    if (round.canRaiseTo(to)) {
      hand.raiseTo(to);
      return;
    }
    if (isBeyondStack(round, to)) {
      hand.raiseTo(round.maxRaiseTo);
      return;
    }
    if (isCallForAll(round, to)) {
      hand.checkOrCall();
      return;
    }
    if (!round.canRaise) {
      this.blame(player, "illegalAction", action);
      if (policy === "clamp") hand.checkOrCall();
      else this.checkOrFold();
      return;
    }
    this.blame(player, "badAmount", action);
    if (policy === "clamp" && typeof to === "number" && !Number.isNaN(to)) {
      const { minRaiseTo, maxRaiseTo } = round;
      hand.raiseTo(Math.min(Math.max(Math.round(to), minRaiseTo), maxRaiseTo));
    } else this.checkOrFold();
  }

  /** Counts an action that cannot be done, and does what becomes of it. */
  private refuse(player: SeatedPlayer, fault: Fault, action: unknown): void {
    letFail(action);
    this.blame(player, fault, action);
    this.checkOrFold();
  }

  /** What becomes of an action that cannot be done. */
  private checkOrFold(): void {
    if (this.hand.round.callAmount > 0) this.hand.fold();
    else this.hand.checkOrCall();
  }

  /** Counts a fault; under the policy `throw` it ends the run. */
  private blame(player: SeatedPlayer, fault: Fault, what: unknown): void {
    const { hand, policy } = this;
    if (policy === "throw" && fault !== "freeFold") {
      throw fault === "threw" ? what : new IllegalActionError(
        player.name,
        describeAction(what),
        legalActions(hand.round),
        `${this.tableName}, hand ${hand.handNumber}, ${STREETS[hand.street]}`,
      );
    }
    player.faults.record(fault, () => ({
      fault,
      player: player.name,
      table: this.tableName,
      handNumber: hand.handNumber,
      street: STREETS[hand.street],
      action: fault === "threw" ? String(what) : describeAction(what),
      legal: legalActions(hand.round),
    }));
  }

  /** Tells an event without further arguments to all who want it. */
  private tell(event: number): void {
    const { seated, seats, hand } = this;
    for (let seat = 0; seat < seats; seat++) {
      if (!hand.round.isDealtIn(seat)) continue;
      const player = seated[seat]!;
      if ((player.events & event) === 0) continue;
      try {
        if (event === STAGE) player.on.stageEvent!.call(player.bot, player.view);
        else if (event === GAME_START) player.on.gameStartEvent!.call(player.bot, player.view);
        else player.on.gameOverEvent!.call(player.bot, player.view);
      } catch (error) {
        this.blame(player, "threw", error);
      }
    }
  }

  /** Tells the last action of the hand, made by `seat`. */
  private tellAction(seat: number): void {
    const { hand } = this;
    const kind = hand.log.kind(hand.log.length - 1);
    const action = normalAction(kind, hand.round.streetBet[seat]);
    this.tellAll(
      ACTION,
      (player) => player.on.actionEvent!.call(player.bot, hand.ids[seat], action, player.view),
    );
  }

  /** Tells the hands shown, in the order of showing. */
  private tellShowdown(): void {
    const { hand } = this;
    for (const seat of showOrder(hand)) {
      const cards = holeCardsOf(hand, seat);
      const value = hand.values[seat] as HandValue;
      this.tellAll(
        SHOWDOWN,
        (player) =>
          player.on.showdownEvent!.call(player.bot, hand.ids[seat], cards, value, player.view),
      );
    }
  }

  /** Tells the winners, from the left of the button. */
  private tellWinners(): void {
    const { hand, seats } = this;
    for (let step = 1; step <= seats; step++) {
      const seat = (hand.button + step) % seats;
      const won: Chips = hand.won(seat);
      if (won === 0) continue;
      this.tellAll(
        WIN,
        (player) => player.on.winEvent!.call(player.bot, hand.ids[seat], won, player.view),
      );
    }
  }

  /** Tells an event to all who want it; one that throws does not keep it from the others. */
  private tellAll(event: number, tell: (player: SeatedPlayer) => void): void {
    const { seated, seats, hand } = this;
    for (let seat = 0; seat < seats; seat++) {
      if (!hand.round.isDealtIn(seat)) continue;
      const player = seated[seat]!;
      if ((player.events & event) === 0) continue;
      try {
        tell(player);
      } catch (error) {
        this.blame(player, "threw", error);
      }
    }
  }
}

function normalAction(kind: number, to: Chips): Action {
  if (kind === FOLD) return fold();
  if (kind === CHECK) return check();
  if (kind === CALL) return call();
  return kind === BET ? betTo(to) : raiseTo(to);
}

/** Nobody waits for a promise that a bot returns: one that fails would end the program. */
function letFail(action: unknown): void {
  if (action instanceof Promise) action.catch(() => {});
}

function describeAction(action: unknown): string {
  if (typeof action === "object" && action !== null) {
    if (action instanceof Promise) return "return a Promise (act must answer at once)";
    if ("type" in action && "to" in action) return formatAction(action as Action);
  }
  return `return ${JSON.stringify(action) ?? String(action)}`;
}
