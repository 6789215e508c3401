/**
 * What a bot may know: public information and its own cards.
 *
 * @module
 */
import type { Board, HoleCards } from "../cards/mod.ts";
import type { BetLimit, Position, Street } from "../rules/mod.ts";
import type { Chips, PlayerId, SeatIndex } from "../types.ts";

/** A player as everybody at the table sees him. A live view: read it, do not keep it. */
export interface PlayerInfo {
  /** Stays the same throughout a run, wherever the player sits. */
  readonly id: PlayerId;
  /** Name, unique at the table. */
  readonly name: string;
  /** Chair, from 0; may differ from hand to hand. */
  readonly seat: SeatIndex;
  /** Place counted from the button, such as `BTN` or `UTG`. */
  readonly position: Position;
  /** Chips behind. */
  readonly stack: Chips;
  /** Chips at the start of the hand, before antes and blinds. */
  readonly startingStack: Chips;
  /** Chips bet on this street, blinds included. */
  readonly streetBet: Chips;
  /** Chips put in during the hand, antes included. */
  readonly totalBet: Chips;
  /** Whether the player is still in the hand, all-in or not. */
  readonly isActive: boolean;
  /** Whether the player has given up this hand. */
  readonly isFolded: boolean;
  /** Whether the player is still in the hand and has put in the last chip. */
  readonly isAllIn: boolean;
  /** The cards once they have been shown, else null. */
  readonly shownCards: HoleCards | null;
  /** Money won or lost outside the present stack (refills, stack resets), in chips. */
  readonly bankroll: Chips;
}

/** One action of the hand so far. */
export interface ActionRecord {
  /** Chair of the player, from 0. */
  readonly seat: SeatIndex;
  /** Who acted. */
  readonly playerId: PlayerId;
  /** When. */
  readonly street: Street;
  /** What was done, normalised: an all-in is a call, bet or raise with {@link allIn} set. */
  readonly type: "fold" | "check" | "call" | "bet" | "raise";
  /** Chips added by this action. */
  readonly amount: Chips;
  /** The player's total on this street afterwards. */
  readonly to: Chips;
  /** Whether it took the player's last chip. */
  readonly allIn: boolean;
}

/** The part of {@link GameInfo} that stays true after the game has moved on. */
export interface GameState {
  /** Number of the hand at this table, from 1. */
  readonly handNumber: number;
  /** Street being played; the last one played once the hand is over. */
  readonly street: Street;
  /** Open cards; none before the flop. */
  readonly board: Board;
  /** Small blind of the level; a short stack may have posted less, a dead one nobody. */
  readonly smallBlind: Chips;
  /** Big blind of the level: what it costs to call, even where it was posted short. */
  readonly bigBlind: Chips;
  /** Ante each player posts; 0 if there is none. */
  readonly ante: Chips;
  /** How much may be bet. {@link GameInfo.minRaiseTo} and `maxRaiseTo` have it worked in. */
  readonly betLimit: BetLimit;
  /** Chairs at the table, empty ones included. */
  readonly numSeats: number;
  /** Players dealt into this hand. */
  readonly numPlayers: number;
  /** Seat of the button; in tournaments the chair may be empty. */
  readonly buttonSeat: SeatIndex;
  /** Seat that posted the small blind, or null where it was dead. */
  readonly smallBlindSeat: SeatIndex | null;
  /** Seat that posted the big blind; -1 before the first hand. */
  readonly bigBlindSeat: SeatIndex;
  /** Whether every stack is reset before every hand. */
  readonly resetBankrollEachHand: boolean;

  /** Own seat. */
  readonly seat: SeatIndex;
  /** Own cards, or null before they are dealt. */
  readonly holeCards: HoleCards | null;
  /** Players dealt into this hand, clockwise from seat 0. */
  readonly players: readonly PlayerInfo[];

  /** Everything in the middle, this street's bets included; 0 once the winners have been paid. */
  readonly pot: Chips;
  /** Street total that has to be matched. */
  readonly currentBet: Chips;
  /** Full bets and raises on this street; the big blind counts as the first. */
  readonly numRaises: number;
  /** Players who have not folded. */
  readonly numActivePlayers: number;
  /** Players who have neither folded nor put in their last chip. */
  readonly numActivePlayersNotAllIn: number;
  /** Players who still have to act on this street, the one to act included. */
  readonly numToAct: number;
  /** Seat that bet or raised last on this street, or null. */
  readonly aggressorSeat: SeatIndex | null;

  /** Chips to add to stay in, at most the own stack. 0 unless it is the own turn. */
  readonly callAmount: Chips;
  /** Whether checking is free; false unless it is the own turn. */
  readonly canCheck: boolean;
  /** Whether a bet or raise is allowed; false unless it is the own turn. */
  readonly canRaise: boolean;
  /** Smallest street total to bet or raise to; 0 unless {@link canRaise}. */
  readonly minRaiseTo: Chips;
  /** Largest street total to bet or raise to; 0 unless {@link canRaise}. */
  readonly maxRaiseTo: Chips;
}

/**
 * The game as one player sees it: a read-only live view that changes as the hand goes on. A bot
 * that wants to remember something copies it, or takes a {@link snapshot}.
 */
export interface GameInfo extends GameState {
  /** The own player. @throws {RangeError} If he is not dealt in, as in `init`. */
  readonly me: PlayerInfo;
  /** The player at a seat. @throws {RangeError} If nobody was dealt in there. */
  player(seat: number): PlayerInfo;
  /**
   * The actions of the hand so far, oldest first; of one street if it is named.
   *
   * @throws {RangeError} If there is no such street.
   */
  actions(street?: Street): readonly ActionRecord[];
  /** A copy that stays as it is. */
  snapshot(): GameSnapshot;
}

/** A frozen moment of a game: plain data, fit for JSON. */
export interface GameSnapshot extends GameState {
  /** The actions of the hand so far. */
  readonly actions: readonly ActionRecord[];
}

/** What it takes to size a bet; {@link GameInfo} fits. */
export type BetSizing = Pick<GameInfo, "pot" | "currentBet" | "callAmount">;

/**
 * The street total of a raise by a fraction of the pot: call first, then raise by that fraction of
 * what lies there. Rounded to whole chips, not limited to what is legal (see {@link clampRaiseTo}).
 *
 * @param sizing Pot, bet to match and price before the action.
 * @param fraction Fraction of the pot, such as 0.5.
 *
 * @example A pot of 20, a bet of 10: a pot-sized raise is to 50
 * ```ts
 * import { potSizedRaiseTo } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(potSizedRaiseTo({ pot: 30, currentBet: 10, callAmount: 10 }, 1), 50);
 * ```
 */
export function potSizedRaiseTo(sizing: BetSizing, fraction: number): Chips {
  return sizing.currentBet + Math.round(fraction * (sizing.pot + sizing.callAmount));
}

/** The legal street total nearest to `to`. Ask only where `info.canRaise`. */
export function clampRaiseTo(
  info: Pick<GameInfo, "minRaiseTo" | "maxRaiseTo">,
  to: Chips,
): Chips {
  return Math.min(Math.max(to, info.minRaiseTo), info.maxRaiseTo);
}
