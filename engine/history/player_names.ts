/**
 * Names that hand histories can hold.
 *
 * @module
 */
import { playerNameProblem } from "../player/mod.ts";
import { escapeControls } from "../types.ts";

/**
 * Checks the names of the players of a table or run before a hand is logged. Nearly every name is
 * good, even `a: folds` or `*** FLOP ***`; refused are only those that would make a text
 * undecodable.
 *
 * @throws {RangeError} If a name is taken twice, is empty, begins or ends with a blank, holds
 * control characters or half a character, or begins with `Uncalled bet (`.
 */
export function checkPlayerNames(names: Iterable<string>): void {
  const seen = new Set<string>();
  for (const name of names) {
    const wrong = playerNameProblem(name) ?? (seen.has(name) ? "is taken twice" : null);
    if (wrong !== null) {
      throw new RangeError(
        `Cannot log a player named ${escapeControls(JSON.stringify(name))}: the name ${wrong}`,
      );
    }
    seen.add(name);
  }
}
