import { parse } from "@std/toml";
import { formatPhh } from "../../engine/history/phh/format_phh.ts";
import { parsePhh } from "../../engine/history/phh/parse_phh.ts";
import { randomHands } from "../engine/history/_random_hands.ts";

const HANDS = 500;
const records = [...randomHands("bench", HANDS)].map(({ record }) => record);
const texts = records.map(formatPhh);
const text = texts.join("\n");

const group = { group: `PHH of ${HANDS} hands` };
Deno.bench("TOML alone", { ...group, baseline: true }, () => {
  for (const text of texts) parse(text);
});
Deno.bench("read PHH", group, () => {
  for (const { status } of parsePhh(text)) if (status !== "ok") throw new Error(status);
});
Deno.bench("write PHH, which reads it back", group, () => {
  for (const record of records) formatPhh(record);
});
