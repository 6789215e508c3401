import {
  buildHandHistoryRecord,
  FlatHand,
  flattenHand,
  formatHand,
  HandHistoryLogger,
  type HandHistoryRecord,
  parseHands,
} from "@marvin/holdem";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 1_000;
const FILES = 200;
const names = Array.from({ length: 10 }, (_, id) => `Player ${id + 1}`);
const context = { tableName: "Cash Game Table 1", timestamp: "2026-05-19T12:00:00Z" };
const hands = Array.from(randomHands("bench", HANDS), ({ result, hand }) => ({ result, hand }));
const results = hands.map(({ result }) => result);
// Each holds the last hand of its table.
const runners = [...new Set(hands.map(({ hand }) => hand))];
// Copies, as V8 would put all records straight into its old space if it saw these kept.
const records = results.map((result) =>
  structuredClone(buildHandHistoryRecord(result, names, context))
);
const text = records.map((record) => formatHand(record, "ipoker")).join("\n");
console.log(`${Math.round(text.length / HANDS)} characters a hand`);

const group = `histories of ${HANDS} hands`;
Deno.bench("build records", { group, baseline: true }, () => {
  let last: HandHistoryRecord | undefined;
  for (const result of results) last = buildHandHistoryRecord(result, names, context);
  if (last === undefined) throw new Error("no hand");
});
Deno.bench("format as ipoker", { group }, () => {
  let length = 0;
  for (const record of records) length += formatHand(record, "ipoker").length;
  if (length !== text.length - HANDS + 1) throw new Error("another text");
});
Deno.bench("build, format and log to a session", { group }, (bench) => {
  inFolder((logDir) => {
    const logger = new HandHistoryLogger({ logDir, layout: "per_session", startTime: 0 });
    bench.start();
    for (const result of results) {
      logger.logHand(buildHandHistoryRecord(result, names, context));
    }
    logger.close();
    bench.end();
  });
});
Deno.bench("flatten and log to a session, as runs do", { group }, (bench) => {
  inFolder((logDir) => {
    const logger = new HandHistoryLogger({ logDir, layout: "per_session", startTime: 0 });
    const flat = new FlatHand();
    const facts = { tableName: context.tableName };
    bench.start();
    for (let hand = 0; hand < HANDS; hand++) {
      const time = logger.timeAfter(hand);
      flattenHand(runners[hand % runners.length], { facts, time, handNumber: hand + 1 }, flat);
      logger.logFlatHand(flat, facts.tableName, "");
    }
    logger.close();
    bench.end();
  });
});
Deno.bench("read ipoker", { group }, () => {
  for (const { status } of parseHands(text)) if (status !== "ok") throw new Error(status);
});

Deno.bench(`log ${FILES} hands to a file each`, { group: "files" }, (bench) => {
  inFolder((logDir) => {
    const logger = new HandHistoryLogger({ logDir, layout: "per_hand", startTime: 0 });
    const hands = records.slice(0, FILES).map((record, hand) => ({ ...record, handNumber: hand }));
    bench.start();
    for (const hand of hands) logger.logHand(hand);
    bench.end();
  });
});

function inFolder(run: (folder: string) => void): void {
  const folder = Deno.makeTempDirSync();
  run(folder);
  Deno.removeSync(folder, { recursive: true });
}
