/**
 * Logs of this project as tables: scanned, and by way of their records.
 */
import {
  buildHandHistoryRecord,
  type CompletedHand,
  formatHand,
  parseConfig,
  type ParsedHands,
  parseHands,
  runCashGame,
} from "@marvin/holdem";
import { actionsColumns, handsColumns, playersColumns } from "@marvin/holdem/analysis/frames";

const HANDS = 3_000;
const CONFIG = Deno.readTextFileSync(new URL("../../configs/cash_rake.toml", import.meta.url));
const config = parseConfig(
  CONFIG.replace(
    "starting_chips = 10000",
    "starting_chips = 2000\nreset_bankroll_each_hand = true",
  ),
);
const hands: string[] = [];
await runCashGame(config, {
  seed: 7,
  hands: HANDS,
  observer: {
    handCompleted({ hand, result, tableName }: CompletedHand) {
      const names: string[] = [];
      for (let seat = 0; seat < hand.seats; seat++) names[hand.ids[seat]] = hand.names[seat];
      const context = { tableName, timestamp: "2026-05-19T12:00:00Z", handNumber: hands.length };
      hands.push(formatHand(buildHandHistoryRecord(result, names, context), "ipoker"));
    },
  },
});
const text = hands.join("\n");
const plain = { allInEv: false };
console.log(`${hands.length} hands, ${Math.round(text.length / hands.length)} characters each`);

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
  Deno.bench(name, { group: `hands of ${hands.length} hands`, baseline }, () => {
    let count = 0;
    const source = read();
    if ("scan" in source) source.scan({ hand: () => count++ });
    else for (const { status } of source) if (status === "ok") count++;
    if (count !== hands.length) throw new Error(`${count} hands`);
  });
  Deno.bench(name, { group: `table of actions of ${hands.length} hands`, baseline }, () => {
    if (actionsColumns(read()).rowCount < 10 * hands.length) throw new Error("rows are missing");
  });
  Deno.bench(
    name,
    { group: `table of hands and players of ${hands.length} hands`, baseline },
    () => {
      if (handsColumns(read(), plain).rowCount < 2 * hands.length) {
        throw new Error("rows are missing");
      }
    },
  );
  Deno.bench(name, { group: `table of players of ${hands.length} hands`, baseline }, () => {
    if (playersColumns(read(), plain).rowCount !== 6) throw new Error("players are missing");
  });
}
