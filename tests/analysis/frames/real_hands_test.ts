/**
 * Histories of real rooms as tables: every hand adds up, whatever the format.
 */
import { assert, assertAlmostEquals } from "@std/assert";
import { type ParsedHand, parseHands } from "@marvin/holdem";
import {
  actionsColumns,
  groupBy,
  handsColumns,
  playersColumns,
  seriesColumns,
} from "@marvin/holdem/analysis/frames";
import { referenceFiles, referenceUrl } from "../../_support/reference.ts";

const FILES = referenceFiles("corpus").filter((path) => /\.(txt|xml|ohh|phhs?)$/.test(path));
/** Every file takes long: one in so many is tried. */
const STEP = 4;

for (const format of ["pokerstars", "ipoker-xml", "ohh", "phh"]) {
  const files = FILES.filter((path) => path.startsWith(`corpus/${format}/`))
    .filter((_, at) => at % STEP === 0);
  Deno.test({
    name: `Tables of real hands add up: ${format}`,
    ignore: files.length === 0,
    fn() {
      let rows = 0;
      for (const file of files) {
        const parsed = [...parseHands(Deno.readFileSync(referenceUrl(file)))];
        rows += checkTables(parsed, file);
      }
      assert(rows > 0);
    },
  });
}

/** Makes all tables, and gives the number of rows of hands. */
function checkTables(parsed: readonly ParsedHand[], file: string): number {
  const hands = handsColumns(parsed);
  for (const hand of groupBy(hands, "hand", { net: "sum", allInEv: "sum", rake: "sum" })) {
    const rake = hand.rake_sum as number;
    assertAlmostEquals(hand.net_sum as number, -rake, 1e-6, file);
    assertAlmostEquals(hand.allInEv_sum as number, -rake, 1e-6, file);
  }
  const players = playersColumns(parsed, { allInEv: false });
  const dealt = players.numbers("hands").reduce((sum, count) => sum + count, 0);
  assert(dealt === hands.rowCount, file);
  assert(actionsColumns(parsed).rowCount >= hands.rowCount || hands.rowCount === 0, file);
  seriesColumns(parsed);
  return hands.rowCount;
}
