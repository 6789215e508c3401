/**
 * The elements of one game of a session file.
 *
 * Games of plain XML are read without a parser. The parser package, for all others and for the heads
 * of sessions, is loaded when the first session file is read, as most runs read none. It knows no
 * entities but the five of XML and reads no document types, so that a file cannot make it grow text.
 * Each game has a parser of its own.
 *
 * @module
 */
import defer * as saxes from "saxes";
import { HandStop } from "../_hand_stop.ts";
import { type Attributes, type ElementTaker, readPlainXml } from "./_plain_xml.ts";

export type { Attributes };

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
  if (isWhole) {
    const elements = new GameElements();
    if (readPlainXml(text, elements)) return elements;
  }
  const parser = new saxes.SaxesParser({ fragment: true, position: false });
  const elements = new GameElements();
  parser.on("error", ({ message }) => {
    const reason = `it is not well-formed XML: ${message.replace(/\.$/, "")}`;
    // Where a game lacks its end, it breaks off within a tag before another text goes on.
    throw new HandStop(isWhole ? "error" : "partial", reason, line + parser.line - 1);
  });
  parser.on("opentag", ({ name, attributes }) => elements.open(name, attributes as Attributes));
  parser.on("text", (part) => elements.text(part));
  parser.on("closetag", ({ name }) => elements.close(name));
  parser.write(escapedText(text));
  if (isWhole) parser.close();
  else elements.endWithin(text);
  return elements;
}

/** Collects the elements of one game. */
class GameElements implements GameXml, ElementTaker {
  gamecode = "";
  isTorn = false;
  readonly fields = new Map<string, string>();
  readonly players: Attributes[] = [];
  readonly rounds: RoundXml[] = [];

  private depth = 0;
  private content = "";
  private openCards: Attributes | null = null;

  open(name: string, attributes: Attributes): void {
    this.depth++;
    this.content = "";
    switch (name) {
      case "action":
        this.rounds.at(-1)?.actions.push(attributes);
        break;
      case "cards":
        this.openCards = attributes;
        break;
      case "player":
        this.players.push(attributes);
        break;
      case "round":
        this.rounds.push({ no: attributes.no ?? "", actions: [], cards: [] });
        break;
      case "game":
        this.gamecode = attributes.gamecode ?? "";
    }
  }

  text(part: string): void {
    this.content += part;
  }

  close(name: string): void {
    const { content, openCards, rounds } = this;
    this.depth--;
    this.content = "";
    if (name === "cards" && openCards !== null) {
      const { type = "", player = "" } = openCards;
      rounds.at(-1)?.cards.push({ type, player, text: content.trim() });
      this.openCards = null;
    } else if (rounds.length === 0 && content !== "") this.fields.set(name, content.trim());
  }

  /** Looks whether a text that lacks its end breaks off within an element. */
  endWithin(text: string): void {
    this.isTorn = this.depth > 1 || text.slice(text.lastIndexOf(">") + 1).trim() !== "";
  }
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
