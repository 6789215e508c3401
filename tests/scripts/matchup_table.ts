/**
 * Writes `engine/strategy/_range_matchup_table.ts`: run `deno run -A tests/scripts/matchup_table.ts`.
 * Takes half a minute.
 *
 * @module
 */
import { exactClassMatrix } from "./_exact_matchups.ts";

const DIGITS = 6;
const NUMBERS_PER_LINE = 16;

const { equity } = exactClassMatrix();
const numbers = equity.flatMap((row, index) =>
  row.slice(index + 1).map((value) =>
    Math.round(value * 16 ** DIGITS).toString(16).padStart(DIGITS, "0")
  )
);
const lines: string[] = [];
for (let at = 0; at < numbers.length; at += NUMBERS_PER_LINE) {
  lines.push(numbers.slice(at, at + NUMBERS_PER_LINE).join(""));
}

Deno.writeTextFileSync(
  new URL("../../engine/strategy/_range_matchup_table.ts", import.meta.url),
  `/**
 * Made by tests/scripts/matchup_table.ts.
 *
 * @module
 */

/**
 * Exact equity before the flop of each starting hand against those after it in the order of the
 * grid, averaged over all holdings that can meet: ${DIGITS} hexadecimal digits each, as the numerator of
 * ${(16 ** DIGITS).toLocaleString("en").replaceAll(",", "_")}ths.
 */
export const MATCHUP_DIGITS = \`
${lines.join("\n")}
\`;
`,
);
