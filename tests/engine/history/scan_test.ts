/**
 * What reads hands gives the same with and without records.
 */
import { assertEquals } from "@std/assert";
import {
  type FlatHand,
  flattenRecord,
  formatHand,
  type HandPlace,
  type HandSink,
  type ParsedHand,
  parseHands,
  type ReadHand,
  readHands,
  type ReadOptions,
} from "@marvin/holdem";
import { contents } from "./_flat_contents.ts";
import { ONE_HAND } from "./_one_hand.ts";
import { randomHands } from "./_random_hands.ts";

/** Writes down all that it is given. */
class Witness implements HandSink<ParsedHand | ReadHand> {
  readonly seen: object[] = [];

  hand(hand: FlatHand, { file, line }: HandPlace): void {
    this.seen.push({ ...contents(hand), file, line });
  }

  problem({ record: _, ...problem }: ParsedHand | ReadHand): void {
    this.seen.push(problem);
  }

  /** Takes a hand with its record. */
  parsed(hand: ParsedHand | ReadHand): void {
    if (hand.status !== "ok") this.problem(hand);
    else {
      const file = "file" in hand ? hand.file : "";
      this.hand(flattenRecord(hand.record!), { file, line: hand.line });
    }
  }
}

const OWN = Array.from(randomHands("scan", 40), ({ record }) => formatHand(record, "ipoker"));

for (const [format, text] of ONE_HAND) {
  Deno.test(`parseHands().scan() gives the hands of ${format}`, () => {
    const [scanned, parsed] = [new Witness(), new Witness()];
    const texts = `${text}\n${text.slice(0, -40)}`;
    parseHands(texts, { format }).scan(scanned);
    for (const hand of parseHands(texts, { format })) parsed.parsed(hand);
    assertEquals(scanned.seen.length > 0, true);
    assertEquals(scanned.seen, parsed.seen);
  });
}

Deno.test("parseHands().scan() gives the hands that are left, and leaves none", () => {
  const [whole, rest] = [new Witness(), new Witness()];
  const text = OWN.join("\n");
  const hands = parseHands(text);
  hands.scan(whole);
  assertEquals(hands.next().done, true);
  hands.scan(whole);
  const begun = parseHands(text);
  rest.parsed(begun.next().value!);
  begun.scan(rest);
  assertEquals(whole.seen.length, OWN.length);
  assertEquals(rest.seen, whole.seen);
});

Deno.test("parseHands() takes the last of several antes for the one that took the last chip", () => {
  const text = `Game #1 starts on 2026/05/19 12:00:00
Table "T" (2-max) Seat #1 is the button
Seat 1: Ann (5 in chips)
Seat 2: Ben (100 in chips)
Ann: posts ante 2
Ann: posts ante 3 and is all-in
Ben: posts ante 5
*** HOLE CARDS ***
Ann collects 10 from pot
*** SUMMARY ***
Total pot 10 | Rake 0
Seat 1: Ann collected 10
Seat 2: Ben mucked
`;
  const [{ record, reason }] = parseHands(text);
  assertEquals(reason, undefined);
  assertEquals(record!.blindPostings.map(({ allIn }) => allIn), [false, true, false]);
  const scanned = new Witness();
  parseHands(text).scan(scanned);
  assertEquals(scanned.seen, [{ ...contents(flattenRecord(record!)), file: "", line: 1 }]);
});

Deno.test("parseHands().scan() passes problems over where nobody wants them", () => {
  let hands = 0;
  parseHands(`${OWN[0]}x\n\n${OWN[1]}`).scan({ hand: () => hands++ });
  assertEquals(hands, 1);
});

/** A folder with files of several kinds, some of them damaged. */
function makeFolder(): string {
  const folder = Deno.makeTempDirSync();
  const write = (name: string, text: string) => Deno.writeTextFileSync(`${folder}/${name}`, text);
  write("a.txt", OWN.join("\n"));
  write("b.txt", OWN.slice(0, 10).join("\n").replaceAll("\n", "\r\n"));
  write("c.txt", `${OWN[0]}x\n\n${OWN[1].slice(0, 200)}`);
  write("d.txt", "no hand");
  write("e.txt", Array.from({ length: 1_100 }, () => OWN[2]).join("\n"));
  for (const [format, text] of ONE_HAND) write(`f_${format}.txt`, text);
  return folder;
}

const OPTIONS: ReadOptions[] = [{}, { duplicates: "keep" }, { format: "ipoker" }];
for (const options of OPTIONS) {
  Deno.test(`readHands().scan() gives the hands of files: ${JSON.stringify(options)}`, async () => {
    const folder = makeFolder();
    try {
      const paths = [folder, `${folder}/missing.txt`];
      const [scanned, read] = [new Witness(), new Witness()];
      await readHands(paths, options).scan(scanned);
      for await (const hand of readHands(paths, options)) read.parsed(hand);
      assertEquals(scanned.seen.length > 10, true);
      assertEquals(scanned.seen, read.seen);
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
  });
}

Deno.test("readHands().scan() gives the hands that are left, and leaves none", async () => {
  const folder = makeFolder();
  try {
    const [whole, rest] = [new Witness(), new Witness()];
    const hands = readHands(folder);
    await hands.scan(whole);
    assertEquals((await hands.next()).done, true);
    await hands.scan(whole);
    const begun = readHands(folder);
    rest.parsed((await begun.next()).value!);
    await begun.scan(rest);
    assertEquals(rest.seen, whole.seen);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});
