import { formatOhh } from "../../engine/history/ohh/format_ohh.ts";
import { parseOhh } from "../../engine/history/ohh/parse_ohh.ts";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 500;
const records = [...randomHands("bench", HANDS)].map(({ record }) => record);
const texts = records.map(formatOhh);
const text = texts.join("\n");

const group = { group: `OHH of ${HANDS} hands` };
Deno.bench("JSON alone", { ...group, baseline: true }, () => {
  for (const text of texts) JSON.parse(text);
});
Deno.bench("read OHH", group, () => {
  for (const { status } of parseOhh(text)) if (status !== "ok") throw new Error(status);
});
Deno.bench("write OHH", group, () => {
  for (const record of records) formatOhh(record);
});
