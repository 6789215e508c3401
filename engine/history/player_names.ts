/**
 * Names that hand histories can hold.
 *
 * @module
 */

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
    const wrong = problemOf(name) ?? (seen.has(name) ? "is taken twice" : null);
    if (wrong !== null) {
      throw new RangeError(`Cannot log a player named ${JSON.stringify(name)}: the name ${wrong}`);
    }
    seen.add(name);
  }
}

/** Why a text cannot stand in a line of a log, or null if it can. */
export function lineTextProblem(text: string): string | null {
  // deno-lint-ignore no-control-regex
  if (/[\x00-\x1f\x7f-\x9f\u2028\u2029]/.test(text)) return "holds a control character";
  if (!text.isWellFormed()) return "holds half a character";
  return null;
}

function problemOf(name: string): string | null {
  if (name === "") return "is empty";
  if (name.trim() !== name) return "begins or ends with a blank";
  // With players "Uncalled bet (5) returned to Bob" and "Bob: folds" one line would have two readings.
  if (name.startsWith("Uncalled bet (")) return "begins like the line of an uncalled bet";
  return lineTextProblem(name);
}
