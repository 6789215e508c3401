/**
 * Reads the session files of iPoker clients.
 *
 * @module
 */
import { reportHand, reportStop } from "../_hand_report.ts";
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

/** Whether a text begins like a session file, or within a game that another one follows. */
export function isIpokerXml(text: string): boolean {
  const start = text.slice(0, 20_000).replace(/^[\s\uFEFF]+/, "");
  if (start.startsWith("<") && /<(?:session|root|game)[\s>]/.test(start.slice(0, 4096))) {
    return true;
  }
  const next = start.search(/<game\s+gamecode\s*=/);
  return next > 0 && /<\/(?:round|game|general)>/.test(start.slice(0, next));
}

function readGame(source: GameText, head: SessionHead): ParsedHand {
  const code = /gamecode\s*=\s*["']([^"']*)/.exec(source.text)?.[1] ?? "without a code";
  const name = `game ${code}`;
  try {
    return reportHand(new GameReader(source, head).read(), name, source.line);
  } catch (stop) {
    return reportStop(stop, name);
  }
}
