/**
 * Whether a recorded hand could have been played.
 *
 * @module
 */
import { bookProblems } from "./check_record.ts";
import type { HandHistoryRecord } from "./record.ts";
import type { RecordException, RecordProblem } from "./record_problem.ts";
import { replayHand } from "./replay.ts";

/**
 * Looks for everything that is wrong with a hand: whether it adds up, and, by playing it again,
 * whether everybody acted in turn and by the rules, and whether the right hands won. What a room does
 * by other rules, such as running the board twice, is no problem.
 *
 * @returns All problems, the gravest kinds first; none if there is none.
 *
 * @example The wrong hand wins
 * ```ts
 * import { playHand } from "@marvin/holdem";
 * import { buildHandHistoryRecord, validateRecord } from "@marvin/holdem/history";
 * import { assertEquals } from "@std/assert";
 *
 * const { result } = playHand({
 *   seats: [
 *     { seat: 1, name: "Ann", stack: 20, holeCards: "AhAd" },
 *     { seat: 2, name: "Ben", stack: 20, holeCards: "KhKd" },
 *   ],
 *   button: 1,
 *   smallBlind: 1,
 *   bigBlind: 2,
 *   board: "2c5d9sJc3h",
 *   actions: [{ name: "Ann", type: "allIn" }, { name: "Ben", type: "call" }],
 * });
 * const record = buildHandHistoryRecord(result!, ["Ann", "Ben"], {
 *   tableName: "T",
 *   timestamp: "2026-05-19T12:00:00Z",
 * });
 * const wrong = { ...record, collections: [{ playerName: "Ben", amount: 40, pot: 0 }] };
 * assertEquals(validateRecord(record), []);
 * assertEquals(validateRecord(wrong), [
 *   { code: "winners", message: "the pot goes to Ann (40), found Ben (40)" },
 * ]);
 * ```
 */
export function validateRecord(record: HandHistoryRecord): RecordProblem[] {
  return inspectRecord(record).problems;
}

/** What there is to say about a hand. */
export interface RecordInspection {
  /** Everything that is wrong with it. */
  readonly problems: RecordProblem[];
  /** What the room did by other rules, so that the record was believed. */
  readonly exceptions: readonly RecordException[];
}

/** As {@link validateRecord}, and tells what was believed. */
export function inspectRecord(record: HandHistoryRecord): RecordInspection {
  const problems = playerProblems(record);
  if (problems.length > 0) return { problems, exceptions: [] };
  problems.push(...bookProblems(record));
  if (record.tournament !== undefined && record.totalRake > 0) {
    problems.push({ code: "pot", message: `a tournament hand has a rake of ${record.totalRake}` });
  }
  try {
    const { differences, exceptions } = replayHand(record);
    problems.push(...differences);
    return { problems, exceptions };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    problems.push({ code: "players", message: error.message });
    return { problems, exceptions: [] };
  }
}

/** What would make all further questions meaningless. */
function playerProblems(record: HandHistoryRecord): RecordProblem[] {
  const problems: RecordProblem[] = [];
  const report = (message: string) => problems.push({ code: "players", message });
  const names = new Set<string>();
  const seats = new Set<number>();
  for (const { name, seat } of record.players) {
    if (names.has(name)) report(`${name} sits at the table twice`);
    if (seats.has(seat)) report(`seat ${seat} is taken twice`);
    names.add(name);
    seats.add(seat);
  }
  const { blindPostings, streetActions, showdownEntries, collections } = record;
  const lines = [blindPostings, ...streetActions, showdownEntries, collections].flat();
  for (const { playerName } of lines) {
    if (names.has(playerName)) continue;
    report(`${playerName} has no seat`);
    names.add(playerName); // once is enough
  }
  return problems;
}
