/**
 * What all readers report of a hand.
 *
 * @module
 */
import { HandStop, OtherGame } from "./_hand_stop.ts";
import { checkRecord } from "./check_record.ts";
import type { ParsedHand } from "./parsed_hand.ts";
import type { HandHistoryRecord } from "./record.ts";

/**
 * A hand of which every line was read.
 *
 * @param record The hand.
 * @param name What its reader calls it, such as `hand 17`.
 * @param line Its first line, from 1.
 */
export function reportHand(record: HandHistoryRecord, name: string, line: number): ParsedHand {
  const problem = checkRecord(record);
  if (problem === null) return { status: "ok", record, line };
  const reason = `${name[0].toUpperCase()}${name.slice(1)} does not add up: ${problem}`;
  return { status: "error", record, reason, line };
}

/**
 * A hand that its reader gave up.
 *
 * @param stop What the reader threw; anything but a {@link HandStop} is thrown again.
 * @param name What the reader calls it, such as `hand 17` or, where it has no number, `a hand`.
 */
export function reportStop(stop: unknown, name: string): ParsedHand {
  if (!(stop instanceof HandStop)) throw stop;
  const { status, message, line } = stop;
  const reason = `Cannot read ${name}: ${message}`;
  return { status, reason, line, ...(stop instanceof OtherGame && { isOtherGame: true }) };
}
