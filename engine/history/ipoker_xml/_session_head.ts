/**
 * What the head of a session says of all its games.
 *
 * @module
 */
import { MAX_SEATS } from "../../types.ts";
import type { HandHistoryRecord, TournamentInfo } from "../record.ts";
import { readFields } from "./_game_xml.ts";
import { type GameType, parseGameType } from "./game_type.ts";
import { parseMoney } from "./money_text.ts";
import { parsePrice } from "./price_text.ts";
import { winsIncludeUncalled } from "./uncalled_rule.ts";

/** The head of a session. */
export interface SessionHead {
  /** The session's code; empty if not told. */
  readonly code: string;
  /** Null where the head is missing, or names no game. */
  readonly game: GameType | null;
  readonly tableName: string;
  /** What records say of the table's chairs. */
  readonly chairs: Pick<HandHistoryRecord, "maxSeats" | "tableSize">;
  /** Parts of a chip or unit that amounts are counted in: 100 for money, 1 for whole chips. */
  readonly scale: 1 | 100;
  /** Name of the player whose client wrote the file; empty if not told. */
  readonly nickname: string;
  /** ISO code, or undefined for play money and tournaments. */
  readonly currency?: string;
  readonly tournament?: TournamentInfo;
  /** Blinds in hundredths where the head has elements for them, else null. */
  readonly smallBlind: number | null;
  readonly bigBlind: number | null;
  /** Place and prize of the file's owner in the tournament, once it is over for him. */
  readonly finish: { readonly place: number; readonly prize?: number } | null;
  /** Whether the winners' amounts hold the bet that nobody called. */
  readonly winsIncludeUncalled: boolean;
}

/** Whether a text holds the head of a session. */
export function hasHead(text: string): boolean {
  return text.includes("<gametype") || text.includes("<session") || text.includes("<root");
}

/**
 * Reads the head of a session.
 *
 * @param text The head.
 * @param games The games of the session, asked for where the head does not tell enough.
 */
export function readHead(text: string, games: () => string): SessionHead {
  const fields = readFields(text);
  const field = (name: string): string => fields.get(name) ?? "";
  const game = fields.has("gametype") ? parseGameType(field("gametype")) : null;
  const tableName = field("tablename");
  const isTournament = TOURNAMENT_FIELDS.some((name) => fields.has(name));
  const isMoney = !isTournament && (field("mode") === "real" || field("mode") === "");
  const currency = field("tablecurrency") || game?.currency || field("currency");
  return {
    code: /sessioncode\s*=\s*["']0*([^"']*)/.exec(text)?.[1] ?? "", // 0 is none
    game,
    tableName,
    chairs: chairsOf(field("tablesize"), games),
    scale: isMoney || hasCents(games()) ? 100 : 1,
    nickname: field("nickname"),
    ...(isTournament && { tournament: tournamentOf(fields, tableName) }),
    ...(isMoney && currency !== "" && { currency }),
    smallBlind: parseMoney(field("smallblind")),
    bigBlind: parseMoney(field("bigblind")),
    finish: finishOf(field("place"), field("win")),
    winsIncludeUncalled: winsIncludeUncalled(
      field("client_version"),
      field("uncalled_bet_enabled") === "true",
    ),
  };
}

const TOURNAMENT_FIELDS = ["tournamentname", "tournamentcode", "place", "buyin"];

/** By most clients, chairs are numbered up to ten whatever the size of the table. */
function chairsOf(tableSize: string, games: () => string): SessionHead["chairs"] {
  if (!/^[1-9][0-9]?$/.test(tableSize)) return { maxSeats: MAX_SEATS };
  for (const [, seat] of games().matchAll(/\sseat\s*=\s*["']([0-9]{1,2})["']/g)) {
    if (Number(seat) > Number(tableSize)) {
      return { maxSeats: MAX_SEATS, tableSize: Number(tableSize) };
    }
  }
  return { maxSeats: Number(tableSize) };
}

/** Whether chips of a tournament or of play money have parts. */
function hasCents(games: string): boolean {
  return /\s(?:chips|sum|win)\s*=\s*["'][^"'<]*[.,][0-9]{1,2}[^0-9"'<]?["']/.test(games);
}

function tournamentOf(fields: ReadonlyMap<string, string>, tableName: string): TournamentInfo {
  const name = fields.get("tournamentname") ?? "";
  const price = parsePrice(fields.get("buyin") ?? "", /twister/i.test(name + tableName));
  const currency = fields.get("tournamentcurrency");
  return {
    id: fields.get("tournamentcode") || tournamentNumber(tableName),
    ...(name !== "" && { name }),
    ...price,
    ...(currency && { currency }),
  };
}

function finishOf(place: string, win: string): SessionHead["finish"] {
  if (!/^[1-9][0-9]{0,5}$/.test(place)) return null;
  const prize = parseMoney(win);
  return { place: Number(place), ...(prize !== null && { prize }) };
}

/** The number at the end of a table's name: `Daily, 825200070` or `Daily (#16727068)`. */
function tournamentNumber(tableName: string): string {
  return /(?:, |\(#)([0-9]+)\)?(?: [0-9A-Z]+)?$/.exec(tableName)?.[1] ?? "";
}
