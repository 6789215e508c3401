/**
 * What the bots of this package have in common.
 *
 * @module
 */
import type { BotSetup } from "@marvin/holdem/bots";
import type { HoleCards } from "@marvin/holdem/cards";
import type { HandValue } from "@marvin/holdem/evaluator";
import type { GameInfo, HoldemPlayer } from "@marvin/holdem/player";
import type { Action } from "@marvin/holdem/rules";
import { ModularStrategy, type Strategy } from "@marvin/holdem/strategy";
import { Mind } from "./mind.ts";

/** How a bot plays. */
export interface AdvancedBotOptions {
  /**
   * How much more than won chips lost ones count if they are the whole stack. Default 0, which is
   * right in cash games; tournaments want 0.5 or more. TOML: `risk_aversion`.
   */
  readonly riskAversion?: number;
}

/** A player whose strategies share one mind, which follows everything that happens. */
export class AdvancedBot implements HoldemPlayer {
  /** The id the run gave to this player. */
  readonly id: HoldemPlayer["id"];
  /** The name shown in logs and tables. */
  readonly name: string;

  readonly #mind: Mind;
  readonly #strategy: ModularStrategy;

  /**
   * Makes a bot.
   *
   * @param strategies Makes its strategies, in the order in which they are asked.
   */
  constructor(
    setup: BotSetup,
    strategies: (mind: Mind) => readonly Strategy[],
    { riskAversion = 0 }: AdvancedBotOptions = {},
  ) {
    this.id = setup.id;
    this.name = setup.name;
    this.#mind = new Mind(riskAversion);
    this.#strategy = new ModularStrategy(strategies(this.#mind), setup);
  }

  /** A hand begins. */
  gameStartEvent(info: GameInfo): void {
    this.#strategy.gameStartEvent(info);
    this.#mind.reads.startHand(info);
  }

  /** A street begins. */
  stageEvent(info: GameInfo): void {
    this.#mind.reads.startStreet(info);
  }

  /** Somebody has acted. */
  actionEvent(playerId: HoldemPlayer["id"], action: Action, info: GameInfo): void {
    this.#strategy.actionEvent(playerId, action, info);
    this.#mind.reads.record(playerId, action, info); // its own raises as well: others answer them
  }

  /** Somebody has shown his cards. */
  showdownEvent(
    playerId: HoldemPlayer["id"],
    holeCards: HoleCards,
    _handValue: HandValue,
    info: GameInfo,
  ): void {
    if (playerId !== this.id) this.#mind.reads.recordShown(playerId, holeCards, info);
  }

  /** Decides. */
  act(info: GameInfo): Action {
    return this.#strategy.act(info);
  }
}
