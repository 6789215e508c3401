import {
  buildHandHistoryRecord,
  formatHand,
  type HandHistoryRecord,
  parseHands,
} from "../../engine/history/mod.ts";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 1_000;
const hands = [...randomHands("bench", HANDS)];
const names = Array.from({ length: 10 }, (_, id) => `Player ${id + 1}`);
const context = { tableName: "Cash Game Table 1", timestamp: "2026-05-19T12:00:00Z" };
const records = hands.map(({ result }) => buildHandHistoryRecord(result, names, context));
const text = records.map((record) => formatHand(record, "ipoker")).join("\n");
const bytes = new Uint8Array(1 << 16);
const encoder = new TextEncoder();
console.log(`${Math.round(text.length / HANDS)} characters a hand`);

const group = { group: `histories of ${HANDS} hands` };
Deno.bench("build records", { ...group, baseline: true }, () => {
  let last: HandHistoryRecord | undefined;
  for (const { result } of hands) last = buildHandHistoryRecord(result, names, context);
  if (last === undefined) throw new Error("no hand");
});
Deno.bench("format as ipoker, encoded", group, () => {
  for (const record of records) encoder.encodeInto(formatHand(record, "ipoker"), bytes);
});
Deno.bench("read ipoker", group, () => {
  for (const { status } of parseHands(text)) if (status !== "ok") throw new Error(status);
});
