/**
 * Names that players can have, as hand histories can hold them.
 *
 * @module
 */
import { CONTROL_CHARACTER } from "../types.ts";

/** Why a text cannot stand in a line of a log, or null if it can. */
export function lineTextProblem(text: string): string | null {
  if (CONTROL_CHARACTER.test(text)) return "holds a control character";
  if (!text.isWellFormed()) return "holds half a character";
  return null;
}

/**
 * Why a text cannot be the name of a player, or null if it can. Nearly every text can, even
 * `a: folds` or `*** FLOP ***`: refused are only those that would make a log undecodable.
 */
export function playerNameProblem(name: string): string | null {
  if (name === "") return "is empty";
  if (name.trim() !== name) return "begins or ends with a blank";
  // With players "Uncalled bet (5) returned to Bob" and "Bob: folds" one line would have two readings.
  if (name.startsWith("Uncalled bet (")) return "begins like the line of an uncalled bet";
  return lineTextProblem(name);
}
