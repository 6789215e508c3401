/**
 * The elements of one game of a session file.
 *
 * The parser package is loaded when the first session file is read, as most runs read none. It
 * knows no entities but the five of XML and reads no document types, so that a file cannot make it
 * grow text. Each game has a parser of its own.
 *
 * @module
 */
import defer * as saxes from "saxes";
import { HandStop } from "../_hand_stop.ts";

/** Attributes of an element as they stand in the file. */
export type Attributes = Readonly<Record<string, string>>;

/** Cards of a player or of the board. */
export interface CardsXml {
  /** `Pocket`, `Flop`, `Turn` or `River`. */
  readonly type: string;
  readonly player: string;
  readonly text: string;
}

/** One round: 0 for the posts, then the streets. */
export interface RoundXml {
  readonly no: string;
  readonly actions: Attributes[];
  readonly cards: CardsXml[];
}

/** What a game's elements hold, in the order of the file. */
export interface GameXml {
  readonly gamecode: string;
  /** Text of the elements of the game's `general`, such as `startdate`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly players: readonly Attributes[];
  readonly rounds: readonly RoundXml[];
  /** Whether the text ends within an element of the game. */
  readonly isTorn: boolean;
}

/**
 * Reads the elements of one game.
 *
 * @param text From `<game` to `</game>`, or to where the file is cut off.
 * @param line Number of the first line, from 1.
 * @param isWhole Whether the text has its end.
 * @throws {HandStop} If it is not well-formed.
 */
export function readGameXml(text: string, line: number, isWhole: boolean): GameXml {
  const parser = new saxes.SaxesParser({ fragment: true, position: false });
  const fields = new Map<string, string>();
  const players: Attributes[] = [];
  const rounds: RoundXml[] = [];
  let gamecode = "";
  let depth = 0;
  let content = "";
  let openCards: Attributes | null = null;
  parser.on("error", ({ message }) => {
    const reason = `it is not well-formed XML: ${message.replace(/\.$/, "")}`;
    throw new HandStop("error", reason, line + parser.line - 1);
  });
  parser.on("opentag", (tag) => {
    const attributes = tag.attributes as Attributes;
    depth++;
    content = "";
    switch (tag.name) {
      case "action":
        rounds.at(-1)?.actions.push(attributes);
        break;
      case "cards":
        openCards = attributes;
        break;
      case "player":
        players.push(attributes);
        break;
      case "round":
        rounds.push({ no: attributes.no ?? "", actions: [], cards: [] });
        break;
      case "game":
        gamecode = attributes.gamecode ?? "";
    }
  });
  parser.on("text", (part) => {
    content += part;
  });
  parser.on("closetag", ({ name }) => {
    depth--;
    if (name === "cards" && openCards !== null) {
      const { type = "", player = "" } = openCards;
      rounds.at(-1)?.cards.push({ type, player, text: content.trim() });
      openCards = null;
    } else if (rounds.length === 0 && content !== "") fields.set(name, content.trim());
    content = "";
  });
  parser.write(escapedText(text));
  if (isWhole) parser.close();
  const isTorn = !isWhole && (depth > 1 || text.slice(text.lastIndexOf(">") + 1).trim() !== "");
  return { gamecode, fields, players, rounds, isTorn };
}

/**
 * Text of the elements of a session's head by name. What is not well-formed, such as HTML among
 * the prices, is passed over.
 */
export function readFields(text: string): Map<string, string> {
  const parser = new saxes.SaxesParser({ fragment: true, position: false });
  const fields = new Map<string, string>();
  let name = "";
  let content = "";
  parser.on("error", () => {});
  parser.on("opentag", (tag) => {
    name = tag.name;
    content = "";
  });
  parser.on("text", (part) => {
    content += part;
    const trimmed = content.trim();
    if (name !== "" && trimmed !== "") fields.set(name, trimmed);
  });
  parser.on("closetag", (tag) => {
    if (!fields.has(tag.name)) fields.set(tag.name, "");
    name = "";
    content = "";
  });
  parser.write(escapedText(text));
  return fields;
}

/** Takes an ampersand that begins none of XML's own entities for itself: some writers forget it. */
function escapedText(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});)/g, "&amp;");
}
