/**
 * What the name of a table tells in the project's own text log: the text has no other place for the
 * tournament, nor for blinds that nobody could post in full.
 *
 * @module
 */
import type { HandHistoryRecord } from "../record.ts";

/** Such as `Tournament 12, Table 1, Blinds 10/20/2`; numbers as they are written and no others. */
const TOURNAMENT_TABLE =
  /^(Tournament ([1-9]\d*), Table [1-9]\d*)(?:, Blinds (\d{1,15})\/(\d{1,15})(?:\/(\d{1,15}))?)?$/;

/** The facts of a record that a table's name tells. */
type TableFacts = Pick<HandHistoryRecord, "tableName" | "tournament" | "stakes">;

// Hands of one table mostly follow each other.
let last: TableFacts = { tableName: "" };
let lastName = "";

/** Takes a table's name apart. A name that would be written otherwise is only a name. */
export function readTableName(name: string): TableFacts {
  if (name === lastName) return last;
  const facts = factsOf(name);
  lastName = name;
  last = writtenTableName(facts) === name ? facts : { tableName: name };
  return last;
}

/** The name of a record's table as the text has it. */
export function writtenTableName({ tableName, tournament, stakes }: TableFacts): string {
  if (tournament === undefined || stakes === undefined) return tableName;
  const [, table, id] = TOURNAMENT_TABLE.exec(tableName) ?? [];
  if (table !== tableName || id !== tournament.id) return tableName;
  const { smallBlind, bigBlind, ante } = stakes;
  return `${table}, Blinds ${smallBlind}/${bigBlind}${ante === 0 ? "" : `/${ante}`}`;
}

function factsOf(name: string): TableFacts {
  const [, tableName = name, id, smallBlind, bigBlind, ante = "0"] = TOURNAMENT_TABLE.exec(name) ??
    [];
  if (id === undefined) return { tableName };
  if (bigBlind === undefined) return { tableName, tournament: { id } };
  const stakes = {
    smallBlind: Number(smallBlind),
    bigBlind: Number(bigBlind),
    ante: Number(ante),
  };
  return { tableName, tournament: { id }, stakes };
}
