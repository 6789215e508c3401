/**
 * What the name of a table tells in the project's own text log: the text has no other place for the
 * tournament, for blinds that nobody could post in full, nor for the limit.
 *
 * @module
 */
import type { BetLimitType } from "../../rules/mod.ts";
import type { HandHistoryRecord } from "../record.ts";

/**
 * Such as `Cash Game Table 1` or `Tournament 12, Table 1, Blinds 10/20/2, Fixed Limit`; numbers as
 * they are written and no others.
 */
const OWN_TABLE =
  /^((?:Cash Game|Tournament ([1-9]\d*),) Table [1-9]\d*)(?:, Blinds (\d{1,15})\/(\d{1,15})(?:\/(\d{1,15}))?)?(?:, (Fixed|Pot) Limit)?$/;

/** The facts of a record that a table's name tells. */
export type TableFacts = Pick<HandHistoryRecord, "tableName" | "tournament" | "stakes" | "limit">;

/** Words of limits; no limit has none. */
const LIMIT_WORDS: Readonly<Record<BetLimitType, string>> = {
  no_limit: "",
  pot_limit: ", Pot Limit",
  fixed_limit: ", Fixed Limit",
};

// Hands of one table mostly follow each other.
let last: TableFacts = { tableName: "" };
let lastName = "";

/** Takes a table's name apart. A name that would be written otherwise is only a name. */
export function readTableName(name: string): TableFacts {
  if (name === lastName) return last;
  const facts = factsOf(name);
  lastName = name;
  last = tableNameInLog(facts) === name ? facts : { tableName: name };
  return last;
}

/**
 * The name of a table as the project's own log writes it, such as `Tournament 12, Table 1, Blinds
 * 10/20, Fixed Limit`. Names that are not those of a run stay as they are.
 */
export function tableNameInLog(
  { tableName, tournament, stakes, limit = "no_limit" }: TableFacts,
): string {
  const [, table, id] = OWN_TABLE.exec(tableName) ?? [];
  if (table !== tableName || id !== tournament?.id) return tableName;
  return table + (id === undefined ? "" : blindWords(stakes)) + LIMIT_WORDS[limit];
}

function blindWords(stakes: TableFacts["stakes"]): string {
  if (stakes === undefined) return "";
  const { smallBlind, bigBlind, ante } = stakes;
  return `, Blinds ${smallBlind}/${bigBlind}${ante === 0 ? "" : `/${ante}`}`;
}

function factsOf(name: string): TableFacts {
  const [, tableName = name, id, smallBlind, bigBlind, ante = "0", limit] = OWN_TABLE.exec(name) ??
    [];
  return {
    tableName,
    ...(id !== undefined && { tournament: { id } }),
    ...(bigBlind !== undefined && {
      stakes: { smallBlind: Number(smallBlind), bigBlind: Number(bigBlind), ante: Number(ante) },
    }),
    ...(limit !== undefined && { limit: limit === "Fixed" ? "fixed_limit" : "pot_limit" }),
  };
}
