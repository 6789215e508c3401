/**
 * Many strategies that play as one.
 *
 * @module
 */
import type { GameInfo, HoldemPlayer } from "../player/mod.ts";
import { createPrng, drawBelow, type Prng } from "../random/mod.ts";
import { type Action, fold } from "../rules/mod.ts";
import type { PlayerId } from "../types.ts";
import { ActionRecorder } from "./action_recorder.ts";
import { nearestLegalAction } from "./nearest_legal_action.ts";
import { createStrategyContext, type Strategy, type StrategyContext } from "./strategy.ts";
import { countVotes, VOTING_MODES, type VotingMode } from "./voting.ts";

/** How a {@link ModularStrategy} decides and, where it plays itself, who it is. */
export interface ModularStrategyOptions {
  /** How it chooses among applicable strategies. Default `firstApplicable`. */
  readonly votingMode?: VotingMode;
  /** The id the run gave to this player. Default 0, which will do for a part of another one. */
  readonly id?: PlayerId;
  /** The name shown in logs and tables. Default `ModularStrategy`. */
  readonly name?: string;
  /** The bot's own stream, which its strategies share. Default: a fixed one of the id. */
  readonly prng?: Prng;
}

/**
 * Asks its strategies in order and makes one action of what the applicable ones want. It is a
 * strategy itself, so that it can be part of another, and a player, so that it can sit at a table:
 * a `BotSetup` fits in its options.
 *
 * What a strategy wants is made legal before it counts (see {@link nearestLegalAction}), so a raise
 * where raising is closed is a vote to call. Where no strategy is applicable it checks if that is
 * free, and folds otherwise.
 *
 * @example A bot of two parts
 * ```ts
 * import {
 *   call,
 *   createDefaultBotRegistry,
 *   ModularStrategy,
 *   raiseTo,
 *   type Strategy,
 * } from "@marvin/holdem";
 *
 * const raisePairs: Strategy = {
 *   isApplicable: ({ holeCards }) => holeCards.isPair,
 *   act: ({ gameInfo }) => raiseTo(3 * gameInfo.currentBet),
 * };
 * const callRaises: Strategy = {
 *   isApplicable: ({ numRaises }) => numRaises > 1,
 *   act: () => call(),
 * };
 * createDefaultBotRegistry().register("two_part_bot", {
 *   create: (setup) => new ModularStrategy([raisePairs, callRaises], setup),
 * });
 * ```
 */
export class ModularStrategy implements Strategy, HoldemPlayer {
  /** The id the run gave to this player. */
  readonly id: PlayerId;
  /** The name shown in logs and tables. */
  readonly name: string;
  /** How it chooses among applicable strategies. */
  readonly votingMode: VotingMode;

  readonly #strategies: readonly Strategy[];
  readonly #random: Prng;
  readonly #actionRecorder = new ActionRecorder();

  /**
   * Puts strategies together.
   *
   * @param strategies In the order in which they are asked.
   * @param options How it decides, and who it is.
   * @throws {RangeError} If there is no such voting mode.
   * @throws {TypeError} If the strategies are no list.
   */
  constructor(strategies: readonly Strategy[], options: ModularStrategyOptions = {}) {
    if (!Array.isArray(strategies)) {
      throw new TypeError(`Cannot play by ${strategies}: wanted a list of strategies`);
    }
    this.#strategies = strategies;
    this.id = options.id ?? 0 as PlayerId;
    this.name = options.name ?? "ModularStrategy";
    this.votingMode = options.votingMode ?? "firstApplicable";
    if (!VOTING_MODES.includes(this.votingMode)) {
      const known = VOTING_MODES.join(", ");
      throw new RangeError(`Cannot vote by ${this.votingMode}: wanted one of ${known}`);
    }
    this.#random = options.prng ?? createPrng("0", "strategy", this.id);
  }

  /** A hand begins: forgets the actions of the last one. */
  gameStartEvent(_info: GameInfo): void {
    this.#actionRecorder.reset();
  }

  /** Remembers what was done. */
  actionEvent(playerId: PlayerId, action: Action, info: GameInfo): void {
    this.#actionRecorder.record(info.street, playerId, action);
  }

  /** Whether any of its strategies is applicable. */
  isApplicable(context: StrategyContext): boolean {
    return this.#strategies.some((strategy) => strategy.isApplicable(context));
  }

  /**
   * Decides, at the table or as a part of another strategy, whose context it then shares.
   *
   * @param situation The game, if asked as a player; the context, if asked as a strategy.
   */
  act(situation: GameInfo | StrategyContext): Action {
    return this.#decide(
      "gameInfo" in situation ? situation : createStrategyContext(situation, {
        actionRecorder: this.#actionRecorder,
        random: this.#random,
      }),
    );
  }

  #decide(context: StrategyContext): Action {
    switch (this.votingMode) {
      case "firstApplicable":
        return wishOf(this.#strategies.find((strategy) => strategy.isApplicable(context)), context);
      case "democratic": {
        const votes = this.#applicable(context).map((strategy) => wishOf(strategy, context));
        return votes.length === 0 ? wishOf(undefined, context) : countVotes(votes);
      }
      case "random": {
        const applicable = this.#applicable(context);
        return wishOf(applicable[drawBelow(context.random, applicable.length)], context);
      }
    }
  }

  #applicable(context: StrategyContext): Strategy[] {
    return this.#strategies.filter((strategy) => strategy.isApplicable(context));
  }
}

/** What a strategy wants, made legal; a strategy that is not there checks or folds. */
function wishOf(strategy: Strategy | undefined, context: StrategyContext): Action {
  return nearestLegalAction(context.gameInfo, strategy?.act(context) ?? fold());
}
