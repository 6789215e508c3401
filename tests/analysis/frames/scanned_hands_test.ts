/**
 * Logs that are scanned give the same tables as their records.
 */
import {
  assert,
  assertEquals,
  assertRejects,
  assertStringIncludes,
  assertThrows,
} from "@std/assert";
import { formatHand, type HandHistoryRecord, parseHands, readHands } from "@marvin/holdem";
import {
  actionsColumns,
  actionsFrame,
  ActionsRecorder,
  type ColumnData,
  handsColumns,
  handsFrame,
  HandsRecorder,
  playersColumns,
  playersFrame,
  PlayersRecorder,
  seriesColumns,
  seriesFrame,
} from "@marvin/holdem/analysis/frames";
import { NASTY_NAMES, randomHands } from "../../engine/history/_random_hands.ts";

/** Random hands of all limits with antes, rakes, side pots and dead blinds. */
function randomRecords(seed: string, count: number): HandHistoryRecord[] {
  return Array.from(randomHands(seed, count), ({ record }) => record);
}

/** The same hands of players whose names need no care, in two tournaments. */
function plain(record: HandHistoryRecord, hand: number): HandHistoryRecord {
  const table = {
    tableName: `Tournament ${1 + hand % 2}, Table 1`,
    tournament: { id: `${hand % 2}` },
  };
  return JSON.parse(JSON.stringify({ ...record, ...table }), (_, value) => {
    const at = NASTY_NAMES.indexOf(value);
    return at < 0 ? value : `Player ${at}`;
  });
}

const NASTY = randomRecords("columns", 400);
const PLAIN = randomRecords("plain columns", 300).map(plain);
const DAMAGED = NASTY.slice(0, 60);

const textOf = (records: readonly HandHistoryRecord[]) =>
  records.map((record) => formatHand(record, "ipoker")).join("\n");

const LOGS: [title: string, text: string][] = [
  ["plain names", textOf(PLAIN)],
  ["hostile names", textOf(NASTY)],
  ["other line ends", textOf(NASTY.slice(0, 100)).replaceAll("\n", "\r\n")],
  ["damaged hands", textOf(DAMAGED).replaceAll("calls 2", "calls 3").slice(0, -50)],
];

function assertSame(found: ColumnData, wanted: ColumnData): void {
  assertEquals(found.columns, wanted.columns);
  assertEquals(found.types, wanted.types);
  for (const name of found.columns) {
    assertEquals([name, found.cells(name)], [name, wanted.cells(name)]);
  }
}

for (const [title, text] of LOGS) {
  Deno.test(`Tables of a log are those of its records: ${title}`, () => {
    const records = [...parseHands(text)];
    const good = records.filter(({ status }) => status === "ok").length;
    assert(title === "damaged hands" ? good < DAMAGED.length && good > 5 : good === records.length);
    for (const allInEv of [false, true]) {
      assertSame(handsColumns(parseHands(text), { allInEv }), handsColumns(records, { allInEv }));
    }
    assertSame(actionsColumns(parseHands(text)), actionsColumns(records));
    assertSame(playersColumns(parseHands(text)), playersColumns(records));
    assertSame(seriesColumns(parseHands(text)), seriesColumns(records));
    assertEquals(handsColumns(parseHands(text), { allInEv: false }).cells("hand").at(-1), good);
  });
}

Deno.test("Recorders are sinks: files are scanned into them", async () => {
  const path = Deno.makeTempFileSync({ suffix: ".txt" });
  try {
    Deno.writeTextFileSync(path, textOf(NASTY));
    const [hands, actions] = [new HandsRecorder({ allInEv: false }), new ActionsRecorder()];
    const players = new PlayersRecorder({ allInEv: false });
    for (const recorder of [hands, actions, players]) await readHands(path).scan(recorder);
    assertSame(hands.data, handsColumns(parseHands(textOf(NASTY)), { allInEv: false }));
    assertSame(actions.data, actionsColumns(parseHands(textOf(NASTY))));
    assertSame(players.data, playersColumns(parseHands(textOf(NASTY)), { allInEv: false }));
  } finally {
    Deno.removeSync(path);
  }
});

Deno.test("handsFrame() stops to read a log that has too many rows", async () => {
  const text = textOf(PLAIN.slice(0, 1)).repeat(1) + "\n";
  const log = text.repeat(200_001 / PLAIN[0].players.length + 1);
  await assertRejects(() => handsFrame(parseHands(log), { allInEv: false }), RangeError, "200,000");
});

// docs/tables.md promised them, and they were told of results without single hands.
const COLUMNS = { seriesColumns, playersColumns, handsColumns, actionsColumns };
for (const [name, columnsOf] of Object.entries(COLUMNS)) {
  Deno.test(`${name}() refuses files, which cannot be read at once, and says what to call`, () => {
    const found = assertThrows(() => columnsOf(readHands("logs") as never), TypeError);
    assertStringIncludes(found.message, "await handsFrame(…)");
    assertStringIncludes(found.message, "await readHands(…).scan(recorder)");
  });

  Deno.test(`${name}() refuses a path, whose characters are no hands`, () => {
    assertThrows(
      () => columnsOf("logs" as never),
      TypeError,
      `Cannot find hands in the text "logs": wanted`,
    );
  });
}

Deno.test("handsFrame() and its sisters refuse a path, whose characters are no hands", async () => {
  for (const frameOf of [seriesFrame, playersFrame, handsFrame, actionsFrame]) {
    await assertRejects(
      () => frameOf("logs" as never),
      TypeError,
      `Cannot find hands in the text "logs"`,
    );
  }
});

Deno.test("handsFrame() and its sisters say why, when no hand of any file can be read", async () => {
  const folder = Deno.makeTempDirSync();
  try {
    for (const frameOf of [seriesFrame, playersFrame, handsFrame, actionsFrame]) {
      await assertRejects(
        () => frameOf(readHands(`${folder}/nowhere`)),
        RangeError,
        "nowhere: there is no such file or folder",
      );
    }
    Deno.writeTextFileSync(`${folder}/notes.txt`, "milk, eggs");
    await assertRejects(
      () => handsFrame(readHands(folder)),
      RangeError,
      "Cannot find a hand: Cannot read",
    );
    // One good hand is enough: what is wrong beside it costs nothing.
    Deno.writeTextFileSync(`${folder}/good.txt`, textOf(PLAIN.slice(0, 1)));
    const recorder = new HandsRecorder();
    await readHands(folder).scan(recorder);
    assertEquals(recorder.rowCount, PLAIN[0].players.length);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});
