/**
 * The first line of a hand in the project's own text log.
 *
 * @module
 */
import { LineScanner } from "../_line_scanner.ts";
import { formatTimestamp } from "../timestamp.ts";

/** What the first line says. */
export interface HandHeader {
  /** The id in digits, of any length. */
  readonly id: string;
  readonly timestamp: string;
}

const scanner = new LineScanner();

/**
 * Reads `Game #7 starts on 2026/05/19 12:00:00`, or gives null if the line is something else. It may
 * begin with a byte order mark, as where files were joined.
 */
export function readHeader(line: string): HandHeader | null {
  const start = line.startsWith("\uFEFF") ? 1 : 0;
  if (!line.startsWith("Game #", start)) return null;
  scanner.open(line, start + "Game #".length);
  const id = scanner.upToLast(" starts on ");
  if (id === null || !/^(0|[1-9][0-9]*)$/.test(id)) return null;
  const year = scanner.digits(4);
  const month = scanner.skip("/") ? scanner.digits(2) : null;
  const day = scanner.skip("/") ? scanner.digits(2) : null;
  if (!scanner.skip(" ")) return null;
  const timestamp = `${year}-${month}-${day}T${scanner.rest}Z`;
  const epochMs = Date.parse(timestamp);
  // Written again and compared, as Date takes the 30th of February for the 2nd of March.
  const isTime = !Number.isNaN(epochMs) && formatTimestamp(epochMs) === timestamp;
  return isTime ? { id, timestamp } : null;
}
