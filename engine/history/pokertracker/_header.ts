/**
 * The first two lines of a hand as PokerTracker exports it.
 *
 * @module
 */
import { parseDate } from "../ipoker_xml/date_text.ts";
import { type GameType, parseGameType } from "../ipoker_xml/game_type.ts";
import { parsePrice } from "../ipoker_xml/price_text.ts";
import { winsIncludeUncalled } from "../ipoker_xml/uncalled_rule.ts";
import type { TournamentInfo } from "../record.ts";

/** What the first line says. */
export interface GameHeader {
  /** The id in digits, of any length. */
  readonly id: string;
  readonly game: GameType;
  readonly isTournament: boolean;
  readonly timestamp: string;
  /** Whether the winners' amounts hold the bet that nobody called. */
  readonly winsIncludeUncalled: boolean;
}

/**
 * Reads `GAME #1: Texas Hold'em NL €0.01/€0.02 2012-05-08 21:04:34` or a line with
 * `Version:18.5.6.4 Uncalled:Y` before the game; gives null if the line has another shape.
 */
export function readGameHeader(line: string): GameHeader | null {
  const words = line.split(" ").filter((word) => word !== "");
  if (words.length < 4 || words[0] !== "GAME") return null;
  const id = words[1].replace(/^#|:$/g, "");
  const time = words[words.length - 1].replace(/\/(?:GMT|UTC)$/, "");
  const timestamp = parseDate(`${words[words.length - 2]} ${time}`);
  if (timestamp === null || !/^[0-9]+$/.test(id)) return null;
  const middle = words.slice(2, -2);
  const tagged = (tag: string): string =>
    middle.find((word) => word.startsWith(tag))?.slice(tag.length) ?? "";
  const game = middle.filter((word) => !/^(?:Version|Uncalled):|^Tournament$/.test(word));
  return {
    id,
    game: parseGameType(game.join(" ")),
    isTournament: middle.includes("Tournament"),
    timestamp,
    winsIncludeUncalled: winsIncludeUncalled(tagged("Version:"), tagged("Uncalled:") === "Y"),
  };
}

/** What the line of the table says. */
export interface TableLine {
  readonly tableName: string;
  readonly tournament: TournamentInfo;
}

const TOURNAMENT = " (Tournament: ";
const PRICE = " Buy-In: ";

/**
 * Reads `Table Barghe` or `Table Daily, 825200070, 3 (Tournament: Daily Buy-In: €5 + €0.50)`; gives
 * null if the line has another shape.
 */
export function readTableLine(line: string): TableLine | null {
  if (!line.startsWith("Table ")) return null;
  const text = line.slice("Table ".length);
  const start = text.lastIndexOf(TOURNAMENT);
  const hasTournament = start >= 0 && text.endsWith(")");
  const tableName = hasTournament ? text.slice(0, start) : text;
  const [, id = ""] = /, ([0-9]+)(?:, [0-9]+)?$/.exec(tableName) ?? [];
  if (!hasTournament) return { tableName, tournament: { id } };
  const about = text.slice(start + TOURNAMENT.length, -1);
  const priceAt = about.lastIndexOf(PRICE);
  const name = priceAt < 0 ? about : about.slice(0, priceAt);
  const price = priceAt < 0
    ? null
    : parsePrice(about.slice(priceAt + PRICE.length), /twister/i.test(name));
  return { tableName, tournament: { id, ...(name !== "" && { name }), ...price } };
}
