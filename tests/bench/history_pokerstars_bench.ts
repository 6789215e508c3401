import { formatHand, parseHands } from "@marvin/holdem";
import { formatPokerstars } from "../../engine/history/pokerstars/format_pokerstars.ts";
import { parsePokerstars } from "../../engine/history/pokerstars/parse_pokerstars.ts";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 1_000;
const records = Array.from(
  randomHands("bench", HANDS),
  ({ record }) => ({ ...record, currency: "USD", scale: 100 }),
);
const ownText = records.map((record) => formatHand(record, "ipoker")).join("\n");
const text = records.map(formatPokerstars).join("\n");
console.log(`${Math.round(text.length / HANDS)} characters a hand`);

const group = `PokerStars text of ${HANDS} hands`;
Deno.bench("read the project's own log", { group, baseline: true }, () => {
  for (const { status } of parseHands(ownText)) if (status !== "ok") throw new Error(status);
});
Deno.bench("read PokerStars", { group }, () => {
  for (const { status } of parsePokerstars(text)) if (status !== "ok") throw new Error(status);
});
Deno.bench("write PokerStars", { group }, () => {
  let length = 0;
  for (const record of records) length += formatPokerstars(record).length;
  if (length !== text.length - HANDS + 1) throw new Error("another text");
});
