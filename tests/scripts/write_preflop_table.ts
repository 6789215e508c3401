/**
 * Computes the numbers of the starting hands and writes them to `engine/strategy/`. It takes about
 * ten minutes and gives the same file each time: `deno run -A tests/scripts/write_preflop_table.ts`.
 *
 * @module
 */
import { GRID_SIZE, STARTING_HANDS } from "../../engine/strategy/starting_hands.ts";
import { ExactMatchups } from "./_exact_matchups.ts";
import { estimateFullRing, type FullRingEstimate } from "./_full_ring.ts";
import { sklanskyChubukovNumber } from "./_sklansky_chubukov.ts";

const TARGET = new URL("../../engine/strategy/_preflop_table.ts", import.meta.url);
const DEALS = 150_000_000;
const SEED = "1";

/** The text of the table's module. */
export function formatPreflopTable(matchups: ExactMatchups, fullRing: FullRingEstimate): string {
  const equities = STARTING_HANDS.map((_, startingHand) => matchups.equitiesOf(startingHand));
  const headsUp = equities.map((list) => list.reduce((sum, share) => sum + share, 0) / list.length);
  return `/**
 * Numbers of the starting hands, in the order of the grid of \`STARTING_HANDS\`. Written by
 * \`tests/scripts/write_preflop_table.ts\`, which computes them.
 *
 * @module
 */

/** Equity against one random hand, in millionths: exact, rounded. */
// deno-fmt-ignore
export const EQUITY_HEADS_UP: readonly number[] = [
${formatGrid(headsUp.map(inMillionths))}
];

/** Equity against nine random hands, in millionths: estimated, with standard errors below 50. */
// deno-fmt-ignore
export const EQUITY_FULL_RING: readonly number[] = [
${formatGrid(fullRing.equity.map(inMillionths))}
];

/** Sklansky-Chubukov numbers, in thousandths of small blinds: exact, rounded down. */
// deno-fmt-ignore
export const SKLANSKY_CHUBUKOV: readonly number[] = [
${formatGrid(equities.map((list) => Math.floor(1_000 * sklanskyChubukovNumber(list))))}
];
`;
}

function formatGrid(numbers: readonly number[]): string {
  const rows = Array.from(
    { length: GRID_SIZE },
    (_, row) => numbers.slice(row * GRID_SIZE, (row + 1) * GRID_SIZE),
  );
  return rows.map((row) => `  ${row.join(", ")},`).join("\n");
}

function inMillionths(share: number): number {
  return Math.round(1e6 * share);
}

if (import.meta.main) {
  const fullRing = estimateFullRing(DEALS, SEED);
  Deno.writeTextFileSync(TARGET, formatPreflopTable(new ExactMatchups(), fullRing));
  console.log(`largest standard error: ${Math.max(...fullRing.standardError)}`);
}
