/**
 * What an Open Hand History object says of the game, before players and actions.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import type { Fields } from "../_fields.ts";
import { OtherGame } from "../_hand_stop.ts";
import type { TournamentInfo } from "../record.ts";
import { formatTimestamp } from "../timestamp.ts";
import { CENTS, LIMIT_CODES, OWN_SITE, PLAY_MONEY } from "./_words.ts";

/** The game of a hand, in fields of a record. */
export interface HandHead {
  readonly handNumber: number;
  readonly handId?: string;
  readonly timestamp: string | null;
  readonly site?: string;
  readonly limit?: BetLimitType;
  /** ISO code, if the hand is played for money. */
  readonly currency?: string;
  readonly tournament?: TournamentInfo;
}

const GAMES: Readonly<Record<string, string>> = {
  OmahaHiLo: "Omaha Hi/Lo",
  StudHiLo: "Stud Hi/Lo",
};

/** As the format writes it, and as people do. */
const HOLDEM = /^(?:texas )?hold'?em$/i;

const LIMIT_WORDS: Readonly<Record<string, string>> = {
  NL: "No Limit",
  PL: "Pot Limit",
  FL: "Fixed Limit",
};

const LIMITS = new Map<string, BetLimitType>(
  Object.entries(LIMIT_CODES).map(([limit, code]) => [code, limit as BetLimitType]),
);

/**
 * Reads the head of a hand.
 *
 * @param fields The object below `ohh`.
 * @param number Number of the hand where it has none.
 * @throws {HandStop} If the game is no hold'em.
 */
export function readHead(fields: Fields, number: number): HandHead {
  const limitCode = fields.has("bet_limit")
    ? fields.object("bet_limit").optionalText("bet_type") ?? ""
    : "";
  const game = fields.text("game_type");
  if (!HOLDEM.test(game)) {
    const words = `${GAMES[game] ?? game} ${LIMIT_WORDS[limitCode] ?? limitCode}`;
    throw new OtherGame(words.trim(), fields.line);
  }
  const limit = LIMITS.get(limitCode);
  const site = fields.optionalText("site_name");
  const tournament = readTournament(fields);
  const currency = fields.optionalText("currency");
  const isMoney = tournament === undefined && currency !== undefined && currency !== PLAY_MONEY;
  return {
    ...readId(fields, number),
    timestamp: readTime(fields),
    ...(site !== undefined && site !== OWN_SITE && { site }),
    ...(limit !== undefined && { limit }),
    ...(isMoney && { currency }),
    ...(tournament !== undefined && { tournament }),
  };
}

function readId(fields: Fields, number: number): { handNumber: number; handId?: string } {
  const text = fields.optionalText("game_number") ?? String(number);
  const handNumber = /^\d+$/.test(text) ? Number(text) : number;
  return String(handNumber) === text ? { handNumber } : { handNumber, handId: text };
}

/** Times without a zone are UTC as well. */
function readTime(fields: Fields): string | null {
  const text = fields.optionalText("start_date_utc");
  if (text === undefined) return null;
  const epochMs = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(epochMs)) throw fields.wrong("start_date_utc", "a time");
  return formatTimestamp(epochMs);
}

/** Old files lack the field `tournament`; new ones of cash games may have the other one, empty. */
function readTournament(fields: Fields): TournamentInfo | undefined {
  const isTournament = fields.flag("tournament");
  if (isTournament === false) return undefined;
  if (!fields.has("tournament_info")) return isTournament ? { id: "" } : undefined;
  const info = fields.object("tournament_info");
  const id = info.optionalText("tournament_number");
  if (id === undefined) return isTournament ? { id: "" } : undefined;
  const name = info.optionalText("name");
  const currency = info.optionalText("currency");
  const bounty = cents(info, "bounty_fee_amount");
  return {
    id,
    ...(name !== undefined && { name }),
    buyIn: cents(info, "buyin_amount"),
    fee: cents(info, "fee_amount"),
    ...(bounty > 0 && { bounty }),
    ...(currency !== undefined && { currency }),
  };
}

function cents(fields: Fields, key: string): number {
  return Math.round(fields.amount(key) * CENTS);
}
