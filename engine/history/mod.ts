/**
 * Hand histories: the record of a hand, the texts it is written to and read from, and log files.
 *
 * @module
 */
export * from "./record.ts";
export * from "./build_record.ts";
export { type HandSummary, type PlayerSummary, summarizeHand } from "./summary.ts";
export * from "./player_money.ts";
export { flatBigBlind, recordedStakes } from "./_recorded_facts.ts";
export { checkRecord } from "./check_record.ts";
export * from "./validate_record.ts";
export * from "./record_problem.ts";
export * from "./replay.ts";
export * from "./hand_steps.ts";
export * from "./parsed_hand.ts";
export {
  detectFormat,
  formatHand,
  HISTORY_FORMATS,
  type HistoryFormat,
  type ParsedHands,
  parseHands,
  type ParseHandsOptions,
  WRITABLE_FORMATS,
} from "./formats.ts";
export * from "./timestamp.ts";
export { type TableFacts, tableNameInLog } from "./ipoker/table_name.ts";
export { checkPlayerNames } from "./player_names.ts";
export * from "./csv_field.ts";
export * from "./log_error.ts";
export * from "./hand_history_logger.ts";
export * from "./test_bot.ts";
export { findFiles, type FoundFile } from "./_path_glob.ts";
export * from "./read_hands.ts";
export * from "./flat_hand.ts";
export * from "./flatten_hand.ts";
export * from "./flatten_record.ts";
export * from "./hand_sink.ts";
