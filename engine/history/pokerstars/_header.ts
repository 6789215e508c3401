/**
 * The first line of a hand: room, number, tournament, game, stakes and time.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import type { Chips } from "../../types.ts";
import { LineScanner } from "../_line_scanner.ts";
import type { TournamentInfo } from "../record.ts";
import { readAmount, skipSymbol } from "./_amount.ts";
import { readClock } from "./_clock.ts";

/** What the first line says. */
export interface HandHeader {
  /** The room whose words the hand is written in. */
  readonly site: string;
  /** The number in digits, of any length. */
  readonly id: string;
  /** Whether the hand is one of a fast pool. */
  readonly isFast: boolean;
  /** Null if the clock belongs to a place that is not known. */
  readonly timestamp: string | null;
  readonly game: GameHeader | UnsupportedGame;
}

/** Which game is played, and for what. */
export interface GameHeader {
  readonly limit: BetLimitType;
  /** Parts of a chip or of the currency's unit: 100 where there are cents, else 1. */
  readonly scale: number;
  /** ISO code; left out for play money and tournaments. */
  readonly currency?: string;
  /** The two numbers of the stakes: the blinds, or with fixed limit the small and the big bet. */
  readonly low: Chips;
  readonly high: Chips;
  /** Most chips a player may lose in the hand. */
  readonly cap?: Chips;
  /** The ante, where the first line tells it. */
  readonly ante?: Chips;
  readonly tournament?: TournamentInfo;
}

/** A game that is not Texas hold'em, by its name, such as `Omaha Hi/Lo Pot Limit`. */
export interface UnsupportedGame {
  readonly unsupported: string;
}

/** Rooms that write these words. */
const ROOMS: readonly string[] = ["PokerStars", "PPPoker", "PokerKing", "Full Tilt"];

/** How a first line begins, whatever its rest is like. Some trackers export it in capitals. */
const START_TEXT = `(${ROOMS.join("|")}) ((?!Poker)[A-Za-z ]{0,40})#([0-9]+): *(?=[A-Z0-9{])`;
const START = new RegExp(`^${START_TEXT}`, "i");
/** A part of the name of each room. */
const ROOM_WORD = /poker|full tilt/i;
const START_WITHIN = new RegExp(START_TEXT, "i");
const START_OF_LINE = new RegExp(`^[ \\t]*${START_TEXT}`, "im");

/** Whether a line of a text begins like the first of a hand. */
export function hasHeader(text: string): boolean {
  return START_OF_LINE.test(text);
}

/** Whether a line is the first of a hand, perhaps of a game that cannot be read. */
export function isHeader(line: string): boolean {
  return line.includes("#") && START.test(line);
}

/**
 * Where in a line the first line of a hand begins; -1 if none does. It is within the line where the
 * hand before it was cut off there.
 */
export function headerIn(line: string): number {
  if (isHeader(line)) return 0;
  if (!line.includes("#", 1) || !ROOM_WORD.test(line)) return -1; // all the rest takes far longer
  const at = START_WITHIN.exec(line)?.index ?? -1;
  // What somebody says, or is called, lacks the rest of the line.
  return at < 0 || typeof readHeader(line.slice(at)) !== "string" ? at : -1;
}

/** Reads a first line, or says in words what is wrong with it. */
export function readHeader(line: string): HandHeader | string {
  const start = START.exec(line);
  if (start === null) return "wanted a line such as PokerStars Hand #7: …";
  const [before, room, words, id] = start;
  const site = ROOMS.find((name) => name.toLowerCase() === room.toLowerCase())!;
  let clockAt = line.lastIndexOf(" - ");
  // Up to 2008 a hyphen stood between date and time as well.
  if (/^[0-9]{1,2}:/.test(line.slice(clockAt + 3))) clockAt = line.lastIndexOf(" - ", clockAt - 1);
  const timestamp = clockAt < 0 ? undefined : readClock(line.slice(clockAt + 3));
  if (timestamp === undefined) return "wanted a time at the end";
  const game = readGame(line.slice(before.length, clockAt));
  if (typeof game === "string") return game;
  return { site, id, isFast: /^(?:Zoom|Rush) /i.test(words), timestamp, game };
}

// Hands of a file mostly are of one table, whose line is the same but for number and time.
let lastText = "";
let lastGame: GameHeader | UnsupportedGame | string = "";

function readGame(text: string): GameHeader | UnsupportedGame | string {
  if (text !== lastText) {
    lastGame = parseGame(text);
    lastText = text;
  }
  return lastGame;
}

const LIMITS: Readonly<Record<string, BetLimitType>> = {
  "hold'em no limit": "no_limit",
  "hold'em pot limit": "pot_limit",
  "hold'em limit": "fixed_limit",
  "hold'em fixed limit": "fixed_limit",
  // As people say it, and some converters write it.
  "no limit hold'em": "no_limit",
  "pot limit hold'em": "pot_limit",
  "limit hold'em": "fixed_limit",
  "fixed limit hold'em": "fixed_limit",
};

const scanner = new LineScanner();

/**
 * Reads what stands between number and time, such as
 * `Tournament #5, $9.20+$0.80 USD Hold'em No Limit - Level IV (50/100)`.
 */
function parseGame(text: string): GameHeader | UnsupportedGame | string {
  scanner.open(text);
  if (scanner.skip("{")) scanner.open(text, text.lastIndexOf("}") + 1); // the club of a home game
  skipBlanks();
  const tournament = readTournament();
  if (typeof tournament === "string") return tournament;
  const game = scanner.rest;
  // The stakes are in the last brackets; in a mixed game the game of the hand is there as well,
  // or in brackets of its own.
  const open = game.lastIndexOf("(");
  const close = game.indexOf(")", open);
  if (open < 0 || close < 0) return "wanted stakes in brackets";
  const comma = game.lastIndexOf("Limit, ", close);
  const stakesAt = comma > open ? comma + "Limit, ".length : open + 1;
  const name = gameName(game.slice(0, comma > open ? comma + "Limit".length : open));
  const limit = LIMITS[name.toLowerCase().replace("texas ", "")];
  if (limit === undefined) return { unsupported: name };
  const level = levelText(game.slice(0, open));
  const stakes = readStakes(game.slice(stakesAt, close), tournament === undefined);
  if (stakes === null) return "wanted stakes such as ($0.05/$0.10 USD)";
  return {
    limit,
    ...stakes,
    ...(tournament && { tournament: { ...tournament, ...(level && { level }) } }),
  };
}

/** `Hold'em No Limit` of `Mixed NLH/PLO (Hold'em No Limit` or of `Hold'em No Limit - Level I `. */
function gameName(text: string): string {
  const level = text.indexOf(" - ");
  const name = level < 0 ? text : text.slice(0, level);
  return name.slice(name.indexOf("(") + 1).replace(")", "").trim();
}

/** `IV` of `Hold'em No Limit - Level IV `; other words, as of a match round, are kept whole. */
function levelText(text: string): string {
  const at = text.indexOf(" - ");
  if (at < 0) return "";
  const words = text.slice(at + 3).trim();
  return /^Level /i.test(words) ? words.slice("Level ".length) : words;
}

/** Passes over the tournament's number and price, if the hand is of one. */
function readTournament(): TournamentInfo | undefined | string {
  if (scanner.skip("Zoom ")) skipBlanks();
  if (!scanner.skip("Tournament #") && !scanner.skip("TOURNAMENT #")) return undefined;
  const id = /^[0-9]+(?=,)/.exec(scanner.rest)?.[0];
  if (id === undefined) return "wanted the number of a tournament";
  scanner.skip(id + ",");
  skipBlanks();
  const price = readPrice();
  skipBlanks();
  return price === null ? "wanted the price of a tournament" : { id, ...price };
}

/** A currency, or points. */
const PRICE_UNIT = / ?(USD|EUR|GBP|CNY|INR|CAD|AUD|BRL|FPP|SC)(?![A-Za-z])/;
/** A text that begins with a price, and not with a game such as `6+ Hold'em` or `5 Card Omaha`. */
const PRICE_START = new RegExp(
  `^(?:[RC]?[$]|[€£¥₹]|Rs|[0-9][0-9.,]*(?: ?[+] ?[0-9]|${PRICE_UNIT.source}))`,
);
const PRICE_END = new RegExp(`^${PRICE_UNIT.source}`);
const PRICE_PART = /^ ?\+ ?/;

type Price = Pick<TournamentInfo, "buyIn" | "fee" | "bounty" | "currency">;

/** `$9.20+$0.80 USD`, `$4.60+$4.60+$0.80 USD`, `500FPP`, `Freeroll` or nothing at all. */
function readPrice(): Price | null {
  if (scanner.skip("Freeroll") || scanner.skip("FREEROLL")) return { buyIn: 0, fee: 0 };
  if (!PRICE_START.test(scanner.rest)) return {};
  const parts: number[] = [];
  let currency: string | undefined;
  do {
    currency = skipSymbol(scanner) ?? currency;
    const part = readAmount(scanner, 100);
    if (part < 0) return null;
    parts.push(part);
  } while (parts.length < 3 && skipPattern(PRICE_PART) !== null);
  currency = skipPattern(PRICE_END)?.trim() ?? currency;
  const hasCents = currency !== undefined && currency !== "FPP" && currency !== "SC";
  if (!hasCents && parts.some((part) => part % 100 !== 0)) return null;
  const [buyIn, second, third] = hasCents ? parts : parts.map((part) => part / 100);
  return {
    buyIn,
    // Of three parts the second is the bounty.
    ...(third !== undefined ? { fee: third, bounty: second } : second !== undefined && {
      fee: second,
    }),
    ...(currency !== undefined && { currency }),
  };
}

type StakesHeader = Pick<GameHeader, "scale" | "currency" | "low" | "high" | "cap" | "ante">;

/**
 * `$0.05/$0.10 USD`, `10/20`, `Rs. 1/Rs. 2 INR`, `$2/$4 - $80 Cap -  USD`,
 * `$0.10/$0.20 - Ante $0.10 USD`.
 */
function readStakes(text: string, isCash: boolean): StakesHeader | null {
  scanner.open(text);
  if (scanner.skip("ante ")) {
    if (scanner.integer() < 0 || !scanner.skip(", ")) return null;
  }
  let currency = skipSymbol(scanner);
  const isWhole = currency === undefined && !/[0-9]\.[0-9]/.test(text);
  const scale = isWhole ? 1 : 100;
  const low = readAmount(scanner, scale);
  const high = scanner.skip("/") ? readAmount(scanner, scale) : -1;
  if (low < 0 || high < 0) return null;
  let cap: number | undefined;
  let ante: number | undefined;
  skipBlanks();
  if (scanner.skip("- ")) {
    skipBlanks();
    const isAnte = scanner.skip("Ante ");
    const amount = readAmount(scanner, scale);
    if (amount < 0) return null;
    if (isAnte || scanner.skip(" Ante")) ante = amount;
    else if (scanner.skip(" Cap") || scanner.skip(" CAP")) cap = amount;
    else return null;
    skipBlanks();
    scanner.skip("-");
    skipBlanks();
  }
  const code = scanner.rest.trim();
  if (code !== "" && !/^[A-Z]{3}$/.test(code)) return null;
  if (code !== "") currency = code;
  return {
    scale,
    low,
    high,
    ...(isCash && currency !== undefined && { currency }),
    ...(cap !== undefined && { cap }),
    ...(ante !== undefined && { ante }),
  };
}

function skipBlanks(): void {
  while (scanner.skip(" "));
}

function skipPattern(pattern: RegExp): string | null {
  const found = pattern.exec(scanner.rest)?.[0];
  return found !== undefined && scanner.skip(found) ? found : null;
}

/** The big blind of a game; with fixed limit it is the small bet. */
export function bigBlindOf({ limit, low, high }: GameHeader): Chips {
  return limit === "fixed_limit" ? low : high;
}
