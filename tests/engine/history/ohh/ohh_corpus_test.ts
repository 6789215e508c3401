import { assertEquals } from "@std/assert";
import { formatOhh } from "../../../../engine/history/ohh/format_ohh.ts";
import { isOhh, parseOhh } from "../../../../engine/history/ohh/parse_ohh.ts";
import { validateRecord } from "../../../../engine/history/validate_record.ts";
import { readReference, referenceFiles } from "../../../_support/reference.ts";

const texts = referenceFiles("corpus/ohh").map((path) => readReference(path) as string);
const hands = texts.flatMap((text) => [...parseOhh(text)]);
const records = hands.flatMap(({ record }) => record === undefined ? [] : [record]);
const ignore = texts.length === 0;

Deno.test({ name: "parseOhh() reads all hold'em hands of published files", ignore }, () => {
  const counts: Record<string, number> = {};
  for (const { status, reason = "" } of hands) {
    const key = `${status} ${reason.replace(/^Cannot read hand .+?: /, "")}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  assertEquals(counts, {
    "ok ": 115,
    "error unsupported game: Omaha Pot Limit": 51,
    "error unsupported game: Omaha Hi/Lo Pot Limit": 19,
  });
  assertEquals(texts.every(isOhh), true);
});

Deno.test({ name: "validateRecord() finds nothing wrong with published hands", ignore }, () => {
  assertEquals(records.flatMap(validateRecord), []);
  assertEquals(records.filter(({ otherBoards }) => otherBoards !== undefined).length, 2);
});

Deno.test(
  { name: "formatOhh() writes published hands so that they are read as they were", ignore },
  () => {
    for (const record of records) {
      const [{ record: read }] = parseOhh(formatOhh(record));
      assertEquals(read, record);
    }
  },
);
