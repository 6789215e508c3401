/**
 * One played hand as every format tells it: who sat where, what each did in order, what lay on the
 * board, who got what. Plain data, fit for JSON.
 *
 * Players are referred to by name, as in the texts; names are unique at a table. Amounts are whole
 * numbers of {@link HandHistoryRecord.scale} parts of a chip or of the currency's unit.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import type { BetLimitType } from "../rules/mod.ts";
import type { Chips } from "../types.ts";

/** A player who sat at the table when the hand began. */
export interface HandHistoryPlayer {
  /** Chair, from 1. */
  readonly seat: number;
  /** Name, which no other player of the table has. */
  readonly name: string;
  /** Chips before the first post. */
  readonly stack: Chips;
  /** Cards the text says were dealt to the player; empty where it does not say. */
  readonly holeCards: readonly Card[];
  /** Set where the text says that the player sits out; he may be dealt in nevertheless. */
  readonly sittingOut?: true;
  /** Prize on the player's head, in the smallest unit of the tournament's currency. */
  readonly bounty?: number;
}

/**
 * Kinds of post. A `straddle` is a live bet above the big blind; a `deadPost` is nobody's bet, such
 * as a missed small blind or the ante that the big blind pays for all.
 */
export const BLIND_TYPES = ["smallBlind", "bigBlind", "ante", "straddle", "deadPost"] as const;

/** A kind of post. */
export type BlindType = (typeof BLIND_TYPES)[number];

/** An ante or blind. */
export interface BlindPosting {
  /** Who posted. */
  readonly playerName: string;
  /** Chips put in, which are fewer than the blind where the stack was short. */
  readonly amount: Chips;
  /** What was posted. */
  readonly blindType: BlindType;
  /**
   * Whether the post took the last chip. Antes are paid before blinds, whatever the order of the
   * lines, so that of two posts the blind takes it.
   */
  readonly allIn: boolean;
}

/** Kinds of line on a street; `uncalled` is a bet that goes back as nobody matched it. */
export const STREET_ACTION_TYPES = ["fold", "check", "call", "bet", "raise", "uncalled"] as const;

/** A kind of line on a street. */
export type StreetActionType = (typeof STREET_ACTION_TYPES)[number];

/** What a player did on a street, or got back. */
export interface StreetAction {
  /** Who acted, or got chips back. */
  readonly playerName: string;
  /** What happened. An all-in is the call, bet or raise it amounts to. */
  readonly type: StreetActionType;
  /** Chips put in by the action; for `uncalled` chips given back. */
  readonly amount: Chips;
  /** The player's total on the street afterwards; antes are not part of it. */
  readonly to: Chips;
  /** For a raise: chips above the total that had to be matched. Otherwise 0. */
  readonly by: Chips;
  /** Whether the action took the last chip. */
  readonly allIn: boolean;
}

/** What a player did at showdown. */
export interface ShowdownEntry {
  /** Who showed or mucked. */
  readonly playerName: string;
  /** Cards shown; empty for a player who mucked. */
  readonly holeCards: readonly Card[];
  /** The text's words for the hand, such as `a pair of Aces`; empty for a player who mucked. */
  readonly description: string;
  /** Which board he shows for, from 1, where the board was dealt more than once. */
  readonly run?: number;
}

/** What a player got from one pot. */
export interface PotCollection {
  /** Who collected. */
  readonly playerName: string;
  /** Chips, after rake. */
  readonly amount: Chips;
  /** 0 for the main pot, then the side pots. */
  readonly pot: number;
  /** Which board won it, from 1, where the board was dealt more than once. */
  readonly run?: number;
}

/**
 * A player who sold his share of the pots to the room before the cards were out. What he is paid is
 * no part of the pots; his share of them stands among the collections as if he had kept it.
 */
export interface CashOut {
  /** Who sold. */
  readonly playerName: string;
  /** What the room pays him, as its text states it. */
  readonly amount: Chips;
  /** What the room keeps for it. */
  readonly fee: Chips;
}

/** A player who left a tournament in this hand. */
export interface TournamentFinish {
  /** Who left, be it as the winner. */
  readonly playerName: string;
  /** Place in the tournament; 1 for the winner. */
  readonly place: number;
  /** Prize, in the smallest unit of the tournament's currency. */
  readonly prize?: number;
}

/** A prize for knocking somebody out, in the smallest unit of the tournament's currency. */
export interface BountyPrize {
  /** Who gets the prize. */
  readonly playerName: string;
  /** Who was knocked out. */
  readonly eliminated: string;
  /** What is paid out at once. */
  readonly amount: number;
  /** What is added to the prize on the winner's own head. */
  readonly increase?: number;
}

/** Size and rake of one pot. */
export interface PotTotal {
  /** Chips before rake. */
  readonly amount: Chips;
  /** Chips the house took. */
  readonly rake: Chips;
}

/** Blinds and ante of the level, which the posts do not tell where stacks were short. */
export interface Stakes {
  /** Small blind, in chips. */
  readonly smallBlind: Chips;
  /** Big blind, in chips. */
  readonly bigBlind: Chips;
  /** Ante each player posts; 0 if there is none. */
  readonly ante: Chips;
}

/** The tournament a hand is part of. */
export interface TournamentInfo {
  /** Number or text by which the room knows it. */
  readonly id: string;
  /** Title of the tournament. */
  readonly name?: string;
  /** Part of the price that goes into the prizes, in the smallest unit of {@link currency}. */
  readonly buyIn?: number;
  /** Part of the price that the house keeps. */
  readonly fee?: number;
  /** Part of the price that is paid for knocking the player out. */
  readonly bounty?: number;
  /** ISO code, or the room's word for its points. */
  readonly currency?: string;
  /** Level of the blinds as the text writes it, such as `IV` or `3`. */
  readonly level?: string;
}

/** A hand. Fields with a question mark are there where the source tells them. */
export interface HandHistoryRecord {
  /** Number of the hand. An id beyond 2^53 - 1 is rounded here and exact in {@link handId}. */
  readonly handNumber: number;
  /** The source's id, where it is not the decimal text of {@link handNumber}. */
  readonly handId?: string;
  /** Start of the hand in UTC, such as `2026-05-19T12:00:00Z`, or null if the source has no time. */
  readonly timestamp: string | null;
  /** Name of the table, free text. */
  readonly tableName: string;
  /** Chairs at the table. */
  readonly maxSeats: number;
  /**
   * Most players the table takes, where its chairs are numbered higher: iPoker calls the six chairs
   * of a short-handed table 1, 3, 5, 6, 8 and 10.
   */
  readonly tableSize?: number;
  /** Chair of the button, from 1; nobody needs to sit there. */
  readonly buttonSeat: number;
  /** Players in the order of their chairs. */
  readonly players: readonly HandHistoryPlayer[];
  /** Posts in the order of the lines. */
  readonly blindPostings: readonly BlindPosting[];
  /** What happened on each of the four streets, in order. */
  readonly streetActions: readonly (readonly StreetAction[])[];
  /** The open board cards: none, three, four or five. */
  readonly boardCards: readonly Card[];
  /** Who showed or mucked, in order; empty if the hand ended without a showdown. */
  readonly showdownEntries: readonly ShowdownEntry[];
  /** Who got what, pot by pot. */
  readonly collections: readonly PotCollection[];
  /** All pots together, rake included, uncalled bets not. */
  readonly totalPot: Chips;
  /** Chips the house took from all pots. */
  readonly totalRake: Chips;
  /** Parts of a chip or of the currency's unit that 1 stands for: 1 for chips, 100 for cents. */
  readonly scale: number;
  /** The room, such as `PokerStars`. */
  readonly site?: string;
  /** The betting structure. */
  readonly limit?: BetLimitType;
  /** ISO code of the money played for; left out for play money and tournament chips. */
  readonly currency?: string;
  /** Blinds and ante of the level. */
  readonly stakes?: Stakes;
  /** The tournament the hand is part of. */
  readonly tournament?: TournamentInfo;
  /** Name of the player whose client wrote the text. */
  readonly hero?: string;
  /** Size and rake of each pot, main pot first. */
  readonly pots?: readonly PotTotal[];
  /** Full boards of the second and further runs, where the board was dealt more than once. */
  readonly otherBoards?: readonly (readonly Card[])[];
  /** Hands shown without a showdown, by the winner or with a fold, whole or in part. */
  readonly voluntaryShows?: readonly ShowdownEntry[];
  /** Players whom the room paid out, in the order of the lines. */
  readonly cashOuts?: readonly CashOut[];
  /** Players who left the tournament with this hand, in the order of the lines. */
  readonly finishes?: readonly TournamentFinish[];
  /** Prizes for players knocked out in this hand, in the order of the lines. */
  readonly bounties?: readonly BountyPrize[];
  /** Set for hands of a pool of players who get a new table as soon as they fold, such as Zoom. */
  readonly fast?: true;
  /** Most chips one player may lose in the hand, where the game has such a cap. */
  readonly cap?: Chips;
}
