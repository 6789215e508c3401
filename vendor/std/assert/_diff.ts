/**
 * Values as text, and the lines in which two texts differ.
 *
 * @module
 */
import { inspect } from "node:util";

/** Longest texts compared line by line; the table of the comparison grows with the square. */
const MAX_LINES = 1_000;

/** A value as text, one field a line where that reads better. */
export function show(value: unknown): string {
  return inspect(value, {
    depth: null,
    sorted: true,
    maxArrayLength: null,
    maxStringLength: null,
    breakLength: 80,
    compact: 3,
  });
}

/** Both values line by line: `-` only in `actual`, `+` only in `expected`. */
export function showDifference(actual: unknown, expected: unknown): string {
  const [left, right] = [linesOf(actual), linesOf(expected)];
  return ["    [Diff] -Actual / +Expected", "", ...diffLines(left, right)].join("\n");
}

function linesOf(value: unknown): string[] {
  // A long text is compared by its own lines, anything else as the console would show it.
  const text = typeof value === "string" && value.includes("\n") ? value : show(value);
  return text.split("\n");
}

function diffLines(left: readonly string[], right: readonly string[]): string[] {
  if (left.length > MAX_LINES || right.length > MAX_LINES) {
    return [...left.map((line) => `-   ${line}`), ...right.map((line) => `+   ${line}`)];
  }
  const common = commonLengths(left, right);
  const result: string[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      result.push(`    ${left[i]}`);
      i++;
      j++;
    } else if (j === right.length || (i < left.length && common[i + 1][j] >= common[i][j + 1])) {
      result.push(`-   ${left[i++]}`);
    } else {
      result.push(`+   ${right[j++]}`);
    }
  }
  return result;
}

/** Entry `[i][j]`: length of the longest common subsequence of the lines from `i` and from `j`. */
function commonLengths(left: readonly string[], right: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      table[i][j] = left[i] === right[j]
        ? table[i + 1][j + 1] + 1
        : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  return table;
}
