/**
 * Real files of many clients, which lie beside the project.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import { type ParsedHand, validateRecord } from "@marvin/holdem/history";
import { decodeText } from "../../../../engine/history/decode_text.ts";
import { formatIpokerXml } from "../../../../engine/history/ipoker_xml/format_ipoker_xml.ts";
import {
  isIpokerXml,
  parseIpokerXml,
} from "../../../../engine/history/ipoker_xml/parse_ipoker_xml.ts";
import { referenceFiles, referenceUrl } from "../../../_support/reference.ts";

const FILES = referenceFiles("corpus/ipoker-xml");
const TEXTS = FILES.map((path) => decodeText(Deno.readFileSync(referenceUrl(path))));

function hands(): ParsedHand[] {
  return TEXTS.flatMap((text) => [...parseIpokerXml(text)]);
}

Deno.test("isIpokerXml() knows every session file", { ignore: FILES.length === 0 }, () => {
  assertEquals(TEXTS.filter((text) => !isIpokerXml(text)), []);
});

Deno.test("parseIpokerXml() reads every hold'em game of real files or says why not", {
  ignore: FILES.length === 0,
}, () => {
  const counts: Record<string, number> = {};
  for (const { status, reason = "" } of hands()) {
    const key = status + reason.replace(/^Cannot read game [0-9]+/, "");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  assertEquals(counts, {
    "ok": 725,
    "error: unsupported game: Omaha PL": 24,
    // A tester changed these by hand: hold'em with four cards, a player without an element, one
    // player under two names.
    "error: unsupported game: 4 hole cards": 1,
    "error: it has 1 players": 1,
    "error: 368 is won of a pot of 130": 1,
    "error: disconnect protection: Player7 stays in without paying": 1,
  });
});

Deno.test("parseIpokerXml() finds no rake in tournaments and never more than 8 % in cash games", {
  ignore: FILES.length === 0,
}, () => {
  for (const { record } of hands()) {
    if (record === undefined) continue;
    const { handNumber, totalPot, totalRake, tournament } = record;
    const most = tournament === undefined ? 0.08 * totalPot : 0;
    assertEquals(totalRake <= most, true, `hand ${handNumber}: ${totalRake} of ${totalPot}`);
  }
});

Deno.test("parseIpokerXml() reads hands that can be played again", {
  ignore: FILES.length === 0,
}, () => {
  const problems = hands().flatMap(({ record }) =>
    record === undefined
      ? []
      : validateRecord(record).map(({ code }) => `${record.handNumber} ${code}`)
  );
  assertEquals(problems, []);
});

Deno.test("formatIpokerXml() writes what parseIpokerXml() reads back, for every real hand", {
  ignore: FILES.length === 0,
}, () => {
  for (const { record } of hands()) {
    if (record === undefined) continue;
    assertEquals([...parseIpokerXml(formatIpokerXml(record))].map((hand) => hand.record), [record]);
  }
});
