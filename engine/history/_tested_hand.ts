/**
 * One hand that is played again with bots looking on, each from a player's seat.
 *
 * @module
 */
import { GameView, PublicView } from "../hand/game_view.ts";
import { BET, CALL, CHECK, FOLD, type HandRunner, holeCardsOf, showOrder } from "../hand/mod.ts";
import type { HandValue } from "../evaluator/mod.ts";
import type { HoldemPlayer } from "../player/mod.ts";
import { type Action, betTo, call, check, fold, NO_LIMIT, raiseTo } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import { answerOf, type BotAnswer, illegal } from "./_bot_answer.ts";
import { knownCards } from "./_recorded_facts.ts";
import type { Replayer, ReplayWatcher } from "./_replayer.ts";
import { dealtInSeats, Settlement } from "./_settlement.ts";
import type { HandHistoryRecord, StreetAction } from "./record.ts";

/** Who tests the bots. */
export interface Examiner {
  /** The id of a player, the same in all hands. */
  idOf(name: string): PlayerId;
  /** The bot of a player, or null if he is not to be asked. */
  botOf(name: string, view: GameView): HoldemPlayer | null;
  /** A bot has answered where the player did what the line says. */
  compare(hand: HandRunner, line: StreetAction, answer: BotAnswer): void;
  /** Nobody could be asked for a decision. */
  skip(): void;
  /** Tells a bot something; an exception is the bot's own. */
  tell(event: () => void): void;
}

interface SeatedBot {
  readonly bot: HoldemPlayer;
  readonly view: GameView;
  readonly seat: number;
}

/** The bots of one hand. They are told what happens in the order that the bot interface promises. */
export class TestedHand implements ReplayWatcher {
  private readonly seats: SeatedBot[] = [];
  private table!: PublicView;

  /**
   * @param record The hand.
   * @param examiner Who tests the bots.
   */
  constructor(private readonly record: HandHistoryRecord, private readonly examiner: Examiner) {}

  seated(hand: HandRunner): void {
    const { record, examiner } = this;
    const { limit } = record;
    this.table = new PublicView(hand, limit ? { type: limit, minRaise: 0 } : NO_LIMIT);
    for (const seat of dealtInSeats(hand)) {
      const name = hand.names[seat];
      hand.identify(seat, examiner.idOf(name), name);
      if (knownCards(record, name) === null) continue;
      const view = new GameView(this.table, seat);
      const bot = examiner.botOf(name, view);
      if (bot !== null) this.seats.push({ bot, view, seat });
    }
    this.tellAll((bot, view) => bot.gameStartEvent?.(view));
  }

  begun(hand: HandRunner): void {
    this.tellAll((bot, view) => bot.stageEvent?.(view));
    this.table.cardsDealt = true;
    for (const { bot, view, seat } of this.seats) {
      this.examiner.tell(() => bot.holeCardsDealt?.(holeCardsOf(hand, seat), view));
    }
  }

  deciding(hand: HandRunner, line: StreetAction): void {
    const asked = this.seats.find(({ seat }) => seat === hand.round.toAct);
    if (asked === undefined) return this.examiner.skip();
    let answer = illegal("throw an exception");
    this.examiner.tell(() => answer = answerOf(asked.bot.act(asked.view), hand));
    this.examiner.compare(hand, line, answer);
  }

  acted(hand: HandRunner, seat: number): void {
    const action = lastAction(hand, seat);
    this.tellAll((bot, view) => bot.actionEvent?.(hand.ids[seat], action, view));
  }

  dealt(): void {
    this.tellAll((bot, view) => bot.stageEvent?.(view));
  }

  /** Tells the end of a hand: the hands that were shown, and who won what. */
  end(replayer: Replayer): void {
    const { hand, known } = replayer;
    const settlement = new Settlement(this.record, replayer);
    this.table.cardsShown = hand.showdown && dealtInSeats(hand).every((seat) => known[seat]);
    for (const seat of showOrder(hand)) {
      if (!this.isShown(hand.names[seat])) continue;
      const cards = holeCardsOf(hand, seat);
      const value = hand.values[seat] as HandValue;
      this.tellAll((bot, view) => bot.showdownEvent?.(hand.ids[seat], cards, value, view));
    }
    for (const seat of dealtInSeats(hand)) {
      const won = settlement.payouts.reduce((sum, payout) => sum + payout[seat], 0);
      if (won > 0) this.tellAll((bot, view) => bot.winEvent?.(hand.ids[seat], won, view));
    }
    this.tellAll((bot, view) => bot.gameOverEvent?.(view));
  }

  private isShown(name: string): boolean {
    return this.record.showdownEntries.some(({ playerName, holeCards }) =>
      playerName === name && holeCards.length === 2
    );
  }

  private tellAll(event: (bot: HoldemPlayer, view: GameView) => void): void {
    for (const { bot, view } of this.seats) this.examiner.tell(() => event(bot, view));
  }
}

/** What a seat has just done, as the action it amounts to. */
function lastAction({ log, round }: HandRunner, seat: number): Action {
  const to = round.streetBet[seat];
  switch (log.kind(log.length - 1)) {
    case FOLD:
      return fold();
    case CHECK:
      return check();
    case CALL:
      return call();
    case BET:
      return betTo(to);
  }
  return raiseTo(to);
}
