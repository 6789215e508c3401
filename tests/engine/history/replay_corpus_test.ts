import { assert, assertEquals } from "@std/assert";
import { parseHands, replayHand, validateRecord } from "@marvin/holdem";
import { referenceFiles, referenceUrl } from "../../_support/reference.ts";

/** Every hand of the reference data that can be read. */
function* goodHands(folder: string) {
  for (const file of referenceFiles(`corpus/${folder}`)) {
    for (const { status, record, line } of parseHands(Deno.readFileSync(referenceUrl(file)))) {
      if (status === "ok") yield { record: record!, place: `${file}:${line}`, file };
    }
  }
}

for (const folder of ["pokerstars", "ipoker-xml", "ohh", "phh/televised", "phh/tournament-2023"]) {
  Deno.test(`validateRecord() finds nothing wrong with the hands of ${folder}`, () => {
    let hands = 0;
    for (const { record, place } of goodHands(folder)) {
      assertEquals(validateRecord(record), [], place);
      hands++;
    }
    assert(hands > 0 || referenceFiles("corpus").length === 0);
  });
}

/** Hands in which an odd pot is split, where the source pays out halves of a chip. */
const HALF_CHIPS = [
  "102.phhs/0",
  "32.phhs/23",
  "41b.phhs/204",
  "60.phhs/88",
  "75b.phhs/76",
  "88.phhs/128",
  "91.phhs/43",
  "91.phhs/53",
];

Deno.test("replayHand() finds all decisions of Pluribus legal, and ends with its stacks", () => {
  const halves: string[] = [];
  let [hands, decisions] = [0, 0];
  let [finishing, file]: [number[][], string] = [[], ""];
  for (const { record, ...hand } of goodHands("phh/pluribus")) {
    if (hand.file !== file) {
      file = hand.file;
      finishing = [
        ...Deno.readTextFileSync(referenceUrl(file)).matchAll(
          /^finishing_stacks = (\[.*\])$/gm,
        ),
      ].map(([, list]) => JSON.parse(list));
    }
    const replay = replayHand(record);
    assertEquals([replay.differences, replay.exceptions], [[], []], hand.place);
    assert(replay.decisions.every(({ isLegal }) => isLegal), hand.place);
    const stated = finishing.shift()!;
    const wrong = record.players.map(({ name, seat }) => {
      // The first player of the source sits left of the button.
      const place = (seat - record.buttonSeat - 1 + stated.length) % stated.length;
      return Math.abs(replay.stacks[name] * (1 / record.scale) - stated[place]);
    });
    if (wrong.some((difference) => difference > 0)) {
      assert(wrong.every((difference) => difference <= 0.5), hand.place);
      halves.push(`${file.slice(file.lastIndexOf("/") + 1)}/${record.handNumber}`);
    }
    hands++;
    decisions += replay.decisions.length;
  }
  if (referenceFiles("corpus").length === 0) return;
  assertEquals([hands, decisions], [10_000, 91_356]);
  assertEquals(halves, HALF_CHIPS);
});

Deno.test("replayHand() makes the pots that PokerStars prints", () => {
  let sidePots = 0;
  for (const { record, place } of goodHands("pokerstars")) {
    const { pots } = replayHand(record);
    if (record.pots === undefined || record.pots.length < 2) continue;
    assertEquals(pots.map(({ amount, rake }) => ({ amount, rake })), [...record.pots], place);
    sidePots++;
  }
  assert(sidePots > 0 || referenceFiles("corpus").length === 0);
});
