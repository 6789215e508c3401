/**
 * Reads the session files of iPoker clients.
 *
 * @module
 */
import { HandStop } from "../_hand_stop.ts";
import { checkRecord } from "../check_record.ts";
import type { ParsedHand } from "../parsed_hand.ts";
import { GameReader } from "./_game_reader.ts";
import { hasHead, readHead, type SessionHead } from "./_session_head.ts";
import { type GameText, gameTexts } from "./_session_text.ts";

/**
 * Reads all games of a file one after another, in time proportional to its length. A file may hold
 * several sessions and may end within one, as when the client still writes it. A game that cannot
 * be read is reported with its line and costs none of its neighbours.
 */
export function* parseIpokerXml(text: string): Generator<ParsedHand, void, undefined> {
  let head: SessionHead | null = null;
  for (const source of gameTexts(text)) {
    if (head === null || hasHead(source.head)) {
      head = readHead(source.head, source.rest);
    }
    yield readGame(source, head);
  }
}

/** Whether a text begins like a session file. */
export function isIpokerXml(text: string): boolean {
  const start = text.slice(0, 4096).replace(/^[\s\uFEFF]+/, "");
  return start.startsWith("<") && /<(?:session|root|game)[\s>]/.test(start);
}

function readGame(source: GameText, head: SessionHead): ParsedHand {
  const { line } = source;
  const gamecode = /gamecode\s*=\s*["']([^"']*)/.exec(source.text)?.[1] ?? "without a code";
  try {
    const record = new GameReader(source, head).read();
    const reason = checkRecord(record);
    if (reason === null) return { status: "ok", record, line };
    return { status: "error", record, reason: `Game ${gamecode} does not add up: ${reason}`, line };
  } catch (stop) {
    if (!(stop instanceof HandStop)) throw stop;
    const reason = `Cannot read game ${gamecode}: ${stop.message}`;
    return { status: stop.status, reason, line: stop.line };
  }
}
