/**
 * Logs of this project as tables: scanned, and by way of their records.
 */
import { buildHandHistoryRecord, formatHand, type ParsedHands, parseHands } from "@marvin/holdem";
import { actionsColumns, handsColumns, playersColumns } from "@marvin/holdem/analysis/frames";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 3_000;
const names = Array.from({ length: 10 }, (_, id) => `Player ${id + 1}`);
const hands = Array.from(randomHands("bench", HANDS), ({ result, record: { handNumber } }) => {
  const context = { tableName: "Table 1", timestamp: "2026-05-19T12:00:00Z", handNumber };
  return formatHand(buildHandHistoryRecord(result, names, context), "ipoker");
});
const text = hands.join("\n");
const plain = { allInEv: false };
console.log(`${Math.round(text.length / HANDS)} characters a hand`);

/** The hands of the log with a record of each. */
function* records() {
  yield* parseHands(text);
}

const READERS: [name: string, read: () => ParsedHands | ReturnType<typeof records>][] = [
  ["records", records],
  ["scanned", () => parseHands(text)],
];
for (const [name, read] of READERS) {
  const baseline = name === "records";
  Deno.bench(name, { group: `hands of ${HANDS} hands`, baseline }, () => {
    let count = 0;
    const source = read();
    if ("scan" in source) source.scan({ hand: () => count++ });
    else for (const { status } of source) if (status === "ok") count++;
    if (count !== HANDS) throw new Error(`${count} hands`);
  });
  Deno.bench(name, { group: `table of actions of ${HANDS} hands`, baseline }, () => {
    if (actionsColumns(read()).rowCount < 5 * HANDS) throw new Error("rows are missing");
  });
  Deno.bench(
    name,
    { group: `table of hands and players of ${HANDS} hands`, baseline },
    () => {
      if (handsColumns(read(), plain).rowCount < 2 * HANDS) {
        throw new Error("rows are missing");
      }
    },
  );
  Deno.bench(name, { group: `table of players of ${HANDS} hands`, baseline }, () => {
    if (playersColumns(read(), plain).rowCount !== 10) throw new Error("players are missing");
  });
}
