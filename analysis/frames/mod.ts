/**
 * Tables of tournaments, players, hands and actions, as plain columns and as danfojs DataFrames.
 *
 * @module
 */
export * from "./frames.ts";
export type { HandLike } from "./_hand_source.ts";
export type { RowsTaker } from "./_thinned_rows.ts";
export * from "./hands_recorder.ts";
export * from "./hand_columns.ts";
export * from "./hand_column.ts";
export * from "./shown_rows.ts";
export * from "./rows_recorder.ts";
export * from "./actions_recorder.ts";
export * from "./series_recorder.ts";
export * from "./tournaments_recorder.ts";
export { PlayersRecorder, type PlayersRecorderOptions } from "./players_recorder.ts";
export * from "./player_columns.ts";
export * from "./column.ts";
export * from "./column_data.ts";
export * from "./column_builder.ts";
export * from "./growing_cells.ts";
export {
  type Danfo,
  type DataFrame,
  type DataFrameClass,
  type Frame,
  loadDanfo,
  MAX_FRAME_ROWS,
  type Series,
  toColumns,
  toDataFrame,
} from "./danfo.ts";
export * from "./sort_rows.ts";
export * from "./group_by.ts";
export * from "./combine.ts";
