import { assertEquals, assertInstanceOf, assertStringIncludes, assertThrows } from "@std/assert";
import {
  flattenRecord,
  formatHand,
  HandHistoryLogger,
  type HandHistoryRecord,
  type HandLoggerOptions,
  LogError,
  parseHands,
} from "@marvin/holdem";
import { type OpenFile, SessionFile } from "../../../engine/history/_session_file.ts";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

const START = Date.UTC(2026, 4, 19, 12);
const WALK = SCRIPTED_HANDS.walk();
const TEXT = formatHand(WALK, "ipoker");

function inFolder(
  title: string,
  test: (folder: string, open: (options?: Partial<HandLoggerOptions>) => HandHistoryLogger) => void,
): void {
  Deno.test(title, () => {
    const folder = Deno.makeTempDirSync();
    try {
      test(folder, (options) =>
        new HandHistoryLogger({
          logDir: `${folder}/logs`,
          layout: "per_session",
          startTime: START,
          ...options,
        }));
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
  });
}

function files(folder: string): Record<string, string> {
  const names = [...Deno.readDirSync(`${folder}/logs`)].map(({ name }) => name).sort();
  return Object.fromEntries(
    names.map((name) => [name, Deno.readTextFileSync(`${folder}/logs/${name}`)]),
  );
}

/** A hand as a run logs it, one a second. */
function numbered(handNumber: number, tableName = "T"): HandHistoryRecord {
  const timestamp = new Date(START + 1000 * (handNumber - 1)).toISOString().replace(".000", "");
  return { ...WALK, handNumber, timestamp, tableName };
}

inFolder("logHand() writes a file a hand, when the layout is per_hand", (folder, open) => {
  using logger = open({ layout: "per_hand", startTime: new Date(START) });
  for (const number of [1, 2, 3]) logger.logHand(numbered(number));
  const written = files(folder);
  assertEquals(Object.keys(written), [
    "hand_1_2026-05-19_12-00-00.txt",
    "hand_2_2026-05-19_12-00-01.txt",
    "hand_3_2026-05-19_12-00-02.txt",
  ]);
  const [{ record }] = parseHands(written["hand_2_2026-05-19_12-00-01.txt"]);
  assertEquals([record?.handNumber, record?.timestamp], [2, "2026-05-19T12:00:01Z"]);
});

inFolder("timeAfter() counts seconds from the start of the run", (_, open) => {
  using logger = open();
  assertEquals(logger.timeAfter(0), START / 1000);
  assertEquals(logger.timeAfter(3_600), START / 1000 + 3_600);
});

inFolder("logHand() writes one file a session, hands separated by a blank line", (folder, open) => {
  const logger = open();
  logger.logHand(numbered(1, "Tournament 12, Table 1"));
  logger.logHand(numbered(2, "Tournament 12, Table 2"), "Tournament 12, Table 1");
  logger.logHand(numbered(3, "../a/b: ☃"));
  logger.close();
  const written = files(folder);
  assertEquals(
    Object.keys(written),
    [
      "session_.._a_b__2026-05-19_12-00-00.txt",
      "session_Tournament_12_Table_1_2026-05-19_12-00-00.txt",
    ].map((name) => name.replace("b_2026", "b__2026")),
  );
  const text = written["session_Tournament_12_Table_1_2026-05-19_12-00-00.txt"];
  assertEquals(text.split("\n\n").length, 2);
  assertEquals([...parseHands(text)].map(({ record }) => record?.handNumber), [1, 2]);
});

inFolder(
  "logHand() keeps every hand, when there are more than the buffer holds",
  (folder, open) => {
    const records = [...randomHands("logger", 500)].map(({ record }) => record);
    const logger = open();
    for (const record of records) logger.logHand(record, "all");
    logger.logHand({ ...WALK, tableName: "x".repeat(100_000) }, "all");
    logger.endSession("all");
    logger.endSession("never begun");
    const [text] = Object.values(files(folder));
    const texts = records.map((record) => formatHand(record, "ipoker"));
    assertStringIncludes(text, texts.join("\n"));
    assertEquals([...parseHands(text)].length, 501);
  },
);

inFolder("flush() puts all hands on the disk, when sessions go on", (folder, open) => {
  using logger = open();
  logger.logHand(WALK, "a");
  logger.logHand(WALK, "b");
  assertEquals(Object.values(files(folder)), ["", ""]);
  logger.flush();
  assertEquals(Object.values(files(folder)), [TEXT, TEXT]);
});

for (const layout of ["per_hand", "per_session"] as const) {
  inFolder(`logHand() refuses to touch a file that exists, when layout is ${layout}`, (
    folder,
    open,
  ) => {
    const first = open({ layout });
    first.logHand(numbered(1));
    first.close();
    const before = files(folder);
    using second = open({ layout });
    const error = assertThrows(() => second.logHand(numbered(1)), LogError);
    assertEquals(error.path, `${folder}/logs/${Object.keys(before)[0]}`);
    assertStringIncludes(error.message, "the file exists, and logs are never overwritten");
    assertEquals(files(folder), before);
  });

  inFolder(`logHand() follows no link out of the folder, when layout is ${layout}`, (
    folder,
    open,
  ) => {
    using logger = open({ layout });
    const name = layout === "per_hand" ? "hand_1" : "session_T";
    Deno.symlinkSync(`${folder}/outside`, `${folder}/logs/${name}_2026-05-19_12-00-00.txt`);
    assertThrows(() => logger.logHand(numbered(1)), LogError);
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["logs"]);
  });

  inFolder(`logHand() says which path and why, when the folder is gone in ${layout}`, (
    folder,
    open,
  ) => {
    using logger = open({ layout });
    Deno.removeSync(`${folder}/logs`);
    const error = assertThrows(() => logger.logHand(numbered(1)), LogError, "os error 2");
    assertStringIncludes(error.message, `Cannot write ${folder}/logs/`);
    assertInstanceOf(error.cause, Deno.errors.NotFound);
  });
}

inFolder("HandHistoryLogger() refuses a folder that is a file", (folder, open) => {
  Deno.writeTextFileSync(`${folder}/logs`, "");
  const error = assertThrows(() => open(), LogError);
  assertEquals(error.path, `${folder}/logs`);
});

inFolder("HandHistoryLogger() refuses a start time that is none", (_, open) => {
  assertThrows(() => open({ startTime: NaN }), RangeError);
  assertThrows(() => open({ startTime: Date.UTC(12026, 0) }), RangeError, "four digits");
});

/** A file on a disk of `room` bytes that takes at most `most` bytes at once. */
class SmallDisk implements OpenFile {
  readonly bytes: number[] = [];
  closed = 0;

  constructor(private readonly room: number, private readonly most = Infinity) {}

  writeSync(bytes: Uint8Array): number {
    const count = Math.min(bytes.length, this.most, this.room - this.bytes.length);
    if (count === 0) throw new Error("No space left on device (os error 28)");
    this.bytes.push(...bytes.subarray(0, count));
    return count;
  }

  truncateSync(length: number): void {
    this.bytes.length = length;
  }

  close(): void {
    this.closed++;
  }

  get text(): string {
    return new TextDecoder().decode(Uint8Array.from(this.bytes));
  }
}

for (const layout of ["per_hand", "per_session"] as const) {
  inFolder(
    `logHand() writes files anew that are there, with replace: ${layout}`,
    (folder, open) => {
      const write = (hands: number, replace: boolean) => {
        using logger = open({ layout, actions: true, replace });
        for (let number = 1; number <= hands; number++) logger.logHand(numbered(number));
      };
      write(3, false);
      const whole = files(folder);
      for (const name of Object.keys(whole)) {
        Deno.writeTextFileSync(`${folder}/logs/${name}`, "half a hand");
      }
      write(3, true);
      assertEquals(files(folder), whole);
      assertThrows(() => write(3, false), LogError, "never overwritten");
    },
  );
}

Deno.test("SessionFile writes everything, when the disk takes a few bytes at a time", () => {
  const disk = new SmallDisk(Infinity, 7);
  const file = new SessionFile("f", disk);
  for (let hand = 0; hand < 3; hand++) file.append(flattenRecord(WALK));
  file.close();
  assertEquals(disk.text, [TEXT, TEXT, TEXT].join("\n"));
  assertEquals(disk.closed, 1);
});

Deno.test("SessionFile keeps whole hands only, wherever the disk is full", () => {
  const whole = TEXT.length + 1;
  for (let room = 1; room < 4 * whole; room += 97) {
    for (const most of [100, Infinity]) {
      const disk = new SmallDisk(room, most);
      const file = new SessionFile("logs/f.txt", disk);
      file.append(flattenRecord(WALK));
      if (room > whole) file.flush();
      for (let hand = 1; hand < 5; hand++) file.append(flattenRecord(WALK));
      const error = assertThrows(() => file.flush(), LogError, "Cannot write logs/f.txt: No space");
      assertEquals(assertThrows(() => file.append(flattenRecord(WALK)), LogError), error);
      file.close();
      const hands = Math.floor((room + 1) / whole);
      assertEquals(disk.text, new Array(hands).fill(TEXT).join("\n"));
      assertEquals(disk.closed, 1);
    }
  }
});

Deno.test("SessionFile closes the file, when the last flush fails", () => {
  const disk = new SmallDisk(TEXT.length - 1);
  const file = new SessionFile("f", disk);
  file.append(flattenRecord(WALK));
  assertThrows(() => file.close(), LogError, "the file ends with its last whole hand");
  assertEquals([disk.text, disk.closed], ["", 1]);
});

Deno.test("SessionFile says so, when the end cannot be cut off either", () => {
  const disk = new SmallDisk(10);
  disk.truncateSync = () => {
    throw new Error("Input/output error");
  };
  const file = new SessionFile("f", disk);
  file.append(flattenRecord(WALK));
  assertThrows(() => file.flush(), LogError, "could not be cut off either (Input/output error)");
});

inFolder("logHand() names a file only when its session is over, when logs are whole", (
  folder,
  open,
) => {
  for (const sync of [false, true]) {
    const logger = open({ whole: true, sync, replace: sync, actions: true });
    logger.logHand(WALK, "a", "tournaments_1-10");
    logger.logHand(WALK, "b");
    logger.flush();
    logger.endSession("b");
    const names = () =>
      [
        ...Deno.readDirSync(`${folder}/logs/tournaments_1-10`),
        ...Deno.readDirSync(`${folder}/logs`),
      ].map(({ name }) => name.replace("_2026-05-19_12-00-00", "")).sort();
    const before = sync ? ["actions_a.csv", "session_a.txt"] : [];
    assertEquals(
      names(),
      [
        ...before,
        ...["actions_a.csv.1.part", "actions_b.csv", "session_a.txt.1.part", "session_b.txt"],
        "tournaments_1-10",
      ].sort(),
    );
    logger.close();
    assertEquals(names(), [
      "actions_a.csv",
      "actions_b.csv",
      "session_a.txt",
      "session_b.txt",
      "tournaments_1-10",
    ]);
  }
  using other = open({ whole: true });
  assertThrows(() => other.logHand(WALK, "b"), LogError, "never overwritten");
});

inFolder("logHand() removes what a killed process has left, never what another one writes", (
  folder,
  open,
) => {
  Deno.mkdirSync(`${folder}/logs`);
  const name = "session_a_2026-05-19_12-00-00.txt";
  Deno.writeTextFileSync(`${folder}/logs/${name}.1.part`, "half a hand");
  const loggers = [1, 2].map(() => open({ whole: true, replace: true }));
  for (const logger of loggers) logger.logHand(WALK, "a");
  assertEquals(files(folder), { [`${name}.1.part`]: "", [`${name}.2.part`]: "" });
  loggers[1].close();
  assertEquals(files(folder), { [name]: TEXT, [`${name}.1.part`]: "" });
  loggers[0].close();
  assertEquals(files(folder), { [name]: TEXT });
});

inFolder("close() completes every session, and does nothing the second time", (folder, open) => {
  const logger = open();
  for (const session of ["a", "b"]) logger.logHand(WALK, session);
  logger.close();
  logger.close();
  assertEquals(Object.values(files(folder)), [TEXT, TEXT]);
});
