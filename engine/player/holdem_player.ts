/**
 * The bot interface. Only `act` (with `id` and `name`) is required; every event is optional and
 * costs nothing where it is missing.
 *
 * @module
 */
import type { HoleCards } from "../cards/mod.ts";
import type { HandValue } from "../evaluator/mod.ts";
import type { Action } from "../rules/mod.ts";
import type { Chips, PlayerId } from "../types.ts";
import type { GameInfo } from "./game_info.ts";

/**
 * A bot. The engine calls it in this order: `init` once a session, then for every hand
 * `gameStartEvent`, `stageEvent` (preflop), `holeCardsDealt`, then `act` on its turns with
 * `actionEvent` for everybody's actions and `stageEvent` for each new street, `showdownEvent` for
 * each hand shown, `winEvent` for each winner, `gameOverEvent`.
 *
 * What `act` returns is checked: an illegal action becomes a check where that is free and a fold
 * otherwise, and is counted, as are exceptions.
 *
 * @example A bot that raises pairs and calls the rest
 * ```ts
 * import { call, type GameInfo, type HoldemPlayer, type PlayerId, raiseTo } from "@marvin/holdem";
 *
 * class PairBot implements HoldemPlayer {
 *   constructor(readonly id: PlayerId, readonly name: string) {}
 *   act(info: GameInfo) {
 *     return info.holeCards?.isPair && info.canRaise ? raiseTo(info.minRaiseTo) : call();
 *   }
 * }
 * const bot = new PairBot(0 as PlayerId, "Pairs");
 * ```
 */
export interface HoldemPlayer {
  /** The id the engine gave to this player. */
  readonly id: PlayerId;
  /** The name shown in logs and tables, unique at the table. */
  readonly name: string;

  /**
   * Decides. Called only on the own turn; `info` is valid until it returns.
   *
   * It has to return by itself: nothing can interrupt a bot that does not, and a run that is played
   * in one thread then does not hear Ctrl-C either (Ctrl-\ ends it).
   */
  act(info: GameInfo): Action;

  /**
   * The player has sat down. Blinds, limit and chairs are those of the next hand; there are no
   * players, and no {@link GameInfo.me}, before one is dealt.
   */
  init?(info: GameInfo): void;
  /** A hand begins; blinds are not posted yet. */
  gameStartEvent?(info: GameInfo): void;
  /** The own cards have been dealt; antes and blinds are posted. */
  holeCardsDealt?(holeCards: HoleCards, info: GameInfo): void;
  /** A street begins. */
  stageEvent?(info: GameInfo): void;
  /** Somebody has acted. All-ins come as the call, bet or raise they are. */
  actionEvent?(playerId: PlayerId, action: Action, info: GameInfo): void;
  /** Somebody has shown his cards. The chips have been paid: the pot is empty. */
  showdownEvent?(
    playerId: PlayerId,
    holeCards: HoleCards,
    handValue: HandValue,
    info: GameInfo,
  ): void;
  /** Somebody has won `amount` chips, all pots together and after rake. */
  winEvent?(playerId: PlayerId, amount: Chips, info: GameInfo): void;
  /** The hand is over and the chips have been paid. */
  gameOverEvent?(info: GameInfo): void;
}
