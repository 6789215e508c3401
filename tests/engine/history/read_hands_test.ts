import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import {
  formatHand,
  type HistoryFormat,
  parseHands,
  type ReadHand,
  readHands,
  type ReadOptions,
  WRITABLE_FORMATS,
} from "@marvin/holdem";
import { randomHands, textPart } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

const HANDS = [...randomHands("read", 40)].map(({ record }) => textPart(record));
const TEXTS = HANDS.map((record) => formatHand(record, "ipoker"));
const LOG = TEXTS.join("\n");

/** Reads files that are written to a folder of their own first; paths are from that folder. */
async function read(
  files: Readonly<Record<string, string | Uint8Array>>,
  paths: readonly string[] = ["."],
  options?: ReadOptions,
): Promise<ReadHand[]> {
  const folder = await Deno.makeTempDir();
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = `${folder}/${name}`;
      await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
      await Deno.writeFile(path, bytes(content));
    }
    const hands = await Array.fromAsync(
      readHands(paths.map((path) => path === "." ? folder : `${folder}/${path}`), options),
    );
    return hands.map(({ file, reason, ...hand }) => ({
      ...hand,
      file: file.replace(`${folder}/`, "").replace(folder, "."),
      ...(reason !== undefined && { reason: reason.replaceAll(`${folder}/`, "") }),
    }));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const bytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

async function gzip(content: string | Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes(content) as Uint8Array<ArrayBuffer>]).stream();
  return new Uint8Array(
    await new Response(stream.pipeThrough(new CompressionStream("gzip"))).arrayBuffer(),
  );
}

const records = (hands: readonly ReadHand[]) => hands.map(({ record }) => record);
const outcomes = (hands: readonly ReadHand[]) =>
  hands.map(({ file, line, status }) => `${file}:${line} ${status}`);

Deno.test("readHands() reads what parseHands() reads, and says from where", async () => {
  const hands = await read({ "log.txt": LOG });
  assertEquals(records(hands), HANDS);
  assertEquals(hands.map(({ line }) => line), [...parseHands(LOG)].map(({ line }) => line));
  assertEquals(
    new Set(hands.map(({ file, format }) => `${file} ${format}`)),
    new Set(["log.txt ipoker"]),
  );
});

const FILES = {
  "b/2.txt": TEXTS[2],
  "b/1.txt": TEXTS[1],
  "a.txt": TEXTS[0],
  "b/c/3.log": TEXTS[3],
  "b/.hidden": "not for you",
};
const SELECTIONS: [title: string, paths: string[], files: string[]][] = [
  ["a folder stands for all below it", ["."], ["a.txt", "b/1.txt", "b/2.txt", "b/c/3.log"]],
  ["files are named in their order", ["b/2.txt", "a.txt"], ["b/2.txt", "a.txt"]],
  ["a file is reached twice", ["b/1.txt", "b", "b/c/../1.txt"], [
    "b/1.txt",
    "b/2.txt",
    "b/c/3.log",
  ]],
  ["a pattern stays in a folder", ["b/*"], ["b/1.txt", "b/2.txt"]],
  ["a pattern goes down", ["**/*.txt"], ["a.txt", "b/1.txt", "b/2.txt"]],
  ["a pattern names characters", ["b/[1-2].t?t"], ["b/1.txt", "b/2.txt"]],
  ["a pattern leaves characters out", ["b/[!1].txt"], ["b/2.txt"]],
  ["a pattern names words", ["b/**/{1,3}.{txt,log}"], ["b/1.txt", "b/c/3.log"]],
];
for (const [title, paths, files] of SELECTIONS) {
  Deno.test(`readHands() finds files, when ${title}`, async () => {
    const hands = await read(FILES, paths);
    assertEquals(hands.map(({ file }) => file.replace("b/c/../", "b/")), files);
    assert(hands.every(({ status }) => status === "ok"));
  });
}

Deno.test("readHands() takes a name with brackets for a file, when there is such a file", async () => {
  assertEquals(outcomes(await read({ "log [1].txt": TEXTS[0] }, ["log [1].txt"])), [
    "log [1].txt:1 ok",
  ]);
});

Deno.test("readHands() reads files of a folder whatever it is called, and no unfinished ones", async () => {
  const files = { "a.csv/log.txt": TEXTS[0], "day.part/log.txt": TEXTS[1], "b/x.part": TEXTS[0] };
  for (const path of [".", "*/*"]) {
    const hands = await read(files, [path]);
    assertEquals(hands.map(({ file }) => file), ["a.csv/log.txt", "day.part/log.txt"]);
  }
  assertEquals((await read(files, ["b/*.part"])).length, 1);
});

Deno.test("readHands() passes a folder once, when a link leads back to it", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.writeTextFile(`${folder}/log.txt`, TEXTS[0]);
  await Deno.symlink(folder, `${folder}/again`);
  assertEquals((await Array.fromAsync(readHands(folder))).length, 1);
  await Deno.remove(folder, { recursive: true });
});

const [ANN] = HANDS.filter(({ players }) =>
  players.every(({ name }) => !/[^\x20-\x7e]/.test(name))
);
const ACCENTED = formatHand(ANN, "ipoker").replaceAll(ANN.players[0].name, "Zoë");
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  [..."\uFEFF", ...text].forEach((char, at) => {
    view.setUint16(2 * at, char.charCodeAt(0), littleEndian);
  });
  return new Uint8Array(view.buffer);
};
const ENCODINGS: [title: string, content: Uint8Array][] = [
  ["UTF-8", bytes(ACCENTED)],
  ["UTF-8 with a mark", bytes(`\uFEFF${ACCENTED}`)],
  ["UTF-16, small end first", utf16(ACCENTED, true)],
  ["UTF-16, big end first", utf16(ACCENTED, false)],
  ["Windows-1252", Uint8Array.from(ACCENTED, (char) => char.charCodeAt(0))],
  ["lines ended by CR LF", bytes(ACCENTED.replaceAll("\n", "\r\n"))],
];
for (const [title, content] of ENCODINGS) {
  Deno.test(`readHands() reads names with accents, when the file is in ${title}`, async () => {
    for (const file of [content, await gzip(content)]) {
      const [hand, ...rest] = await read({ "log.txt": file });
      assertEquals([hand.record?.players[0].name, rest], ["Zoë", []]);
    }
  });
}

const FAILURES: [
  title: string,
  files: Record<string, string | Uint8Array>,
  paths: string[],
  outcomes: string[],
  reason: string,
][] = [
  ["a path leads nowhere", { "a.txt": TEXTS[0] }, ["b.txt", "a.txt"], [
    "b.txt:0 error",
    "a.txt:1 ok",
  ], "Cannot read b.txt: there is no such file or folder"],
  [
    "a pattern fits nothing",
    {},
    ["*.txt"],
    ["*.txt:0 error"],
    "Cannot read *.txt: no file matches",
  ],
  ["the format is not known", { "a.txt": "Dear diary\n", "b.txt": TEXTS[0] }, ["."], [
    "a.txt:0 error",
    "b.txt:1 ok",
  ], 'Cannot read a.txt: Cannot tell the format of a hand history that begins with "Dear diary'],
  [
    "a file is no text",
    { "a.png": Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0x10) },
    [
      ".",
    ],
    ["a.png:0 error"],
    "Cannot tell the format",
  ],
  ["a file ends within a hand", { "a.txt": TEXTS[0] + "\n" + TEXTS[1].slice(0, 150) }, ["."], [
    "a.txt:1 ok",
    `a.txt:${TEXTS[0].split("\n").length + 4} partial`,
  ], "Cannot read hand"],
];
for (const [title, files, paths, wanted, reason] of FAILURES) {
  Deno.test(`readHands() reports what is wrong and goes on, when ${title}`, async () => {
    const hands = await read(files, paths);
    assertEquals(
      hands.map(({ file, status }) => `${file} ${status}`),
      wanted.map((text) => text.replace(/:\d+/, "")),
    );
    assertStringIncludes(hands.find(({ status }) => status !== "ok")!.reason!, reason);
  });
}

Deno.test("readHands() finds no hand and nothing wrong, when a file is empty", async () => {
  assertEquals(await read({ "a.txt": "", "b.txt": " \r\n\n" }), []);
});

Deno.test("readHands() reads packed files, whatever they are called", async () => {
  assertEquals(records(await read({ "log.txt.gz": await gzip(LOG) })), HANDS);
  assertEquals(records(await read({ "log.txt": await gzip(LOG) })), HANDS);
});

Deno.test("readHands() reads all parts of a packed file, as when logs are joined", async () => {
  const parts = await Promise.all(TEXTS.map((text) => gzip(text + "\n")));
  const joined = new Uint8Array(parts.flatMap((part) => [...part]));
  assertEquals(records(await read({ "log.gz": joined })), HANDS);
});

Deno.test("readHands() keeps the hands before the damage, when a packed file is cut off", async () => {
  const packed = await gzip(longLog(3 << 20).text);
  const hands = await read({ "log.gz": packed.subarray(0, packed.length * 0.9) });
  assertEquals(hands.at(-1)?.status, "error");
  assertEquals(
    hands.at(-1)!.reason,
    "Cannot read log.gz: its packed data is damaged or cut off",
  );
  assert(hands.slice(0, -1).every(({ status }) => status === "ok"));
  assert(hands.length > 100);
});

Deno.test("readHands() refuses a packed file, when it unpacks to more than text could", async () => {
  const bomb = await gzip((TEXTS[0] + "\n").repeat(Math.ceil((40 << 20) / TEXTS[0].length)));
  const hands = await read({ "bomb.gz": bomb });
  assertEquals(hands.at(-1)?.status, "error");
  assertStringIncludes(hands.at(-1)!.reason!, "bytes unpack to ");
  const zeros = await read({ "zeros.gz": await gzip(new Uint8Array(20 << 20)) });
  assertEquals(outcomes(zeros), ["zeros.gz:0 error"]);
});

/** A log of at least so many characters in any format. */
function longLog(length: number, format: HistoryFormat = "ipoker") {
  const texts: string[] = [];
  let size = 0;
  for (const { record } of randomHands(`long ${format}`, Infinity)) {
    if (size >= length) break;
    let text: string;
    try {
      text = formatHand({ ...record, limit: "no_limit" }, format);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      continue; // what a format cannot say is told in its own tests
    }
    texts.push(text);
    size += text.length + 1;
  }
  return { text: texts.join("\n"), count: texts.length };
}

for (const format of WRITABLE_FORMATS) {
  Deno.test(`readHands() reads a long file in parts as if it were one, when it is ${format}`, async () => {
    const { text, count } = longLog(1.5 * (1 << 20), format);
    const hands = await read({ "log.txt": text });
    const whole = [...parseHands(text, { format })];
    assertEquals(hands.length, count);
    assertEquals(
      hands.map(({ record, line, status, reason }) => ({ record, line, status, reason })),
      whole.map(({ record, line, status, reason }) => ({ record, line, status, reason })),
    );
  });
}

Deno.test("readHands() knows the session of a game, when it stands far above in a long file", async () => {
  const record = { ...SCRIPTED_HANDS.rake(), currency: "EUR", scale: 100 };
  const [head, ...rest] = formatHand(record, "ipoker-xml").split("<game ");
  const end = "</session>";
  const game = `<game ${rest.join("<game ").split(end)[0]}`;
  const games = Array.from(
    { length: 2_000 },
    (_, at) => game.replace(/gamecode="1"/, `gamecode="${at + 1}"`),
  );
  const text = head + games.join("") + end + "\n";
  assert(text.length > (2 << 20));
  const hands = await read({ "session.xml": text });
  assertEquals(hands.map(({ record }) => record?.handNumber), games.map((_, at) => at + 1));
  assertEquals(new Set(hands.map(({ record }) => record?.currency)), new Set(["EUR"]));
  assertEquals(hands.map(({ line }) => line), [...parseHands(text)].map(({ line }) => line));
});

Deno.test("readHands() gives a file up, when no hand begins for long", async () => {
  const hands = await read({ "log.txt": TEXTS[0] + "x".repeat(9 << 20) });
  assertEquals(outcomes(hands), ["log.txt:0 error"]);
  assertStringIncludes(hands[0].reason!, "no hand begins within");
});

Deno.test("readHands() reports hands that were read before, unless they are to be kept", async () => {
  const files = { "a.txt": TEXTS.slice(0, 3).join("\n"), "b.txt": TEXTS.slice(2, 4).join("\n") };
  const hands = await read(files);
  assertEquals(hands.map(({ status }) => status), ["ok", "ok", "ok", "duplicate", "ok"]);
  assertEquals([hands[3].record, hands[3].reason], [HANDS[2], "it was read before"]);
  const kept = await read(files, ["."], { duplicates: "keep" });
  assertEquals(kept.map(({ status }) => status), ["ok", "ok", "ok", "ok", "ok"]);
});

Deno.test("readHands() holds hands of one number apart, when they are of different runs", async () => {
  const other = TEXTS[1].replace(/^Game #\d+/, TEXTS[0].match(/^Game #\d+/)![0]);
  assertEquals(outcomes(await read({ "a.txt": TEXTS[0], "b.txt": other })), [
    "a.txt:1 ok",
    "b.txt:1 ok",
  ]);
});

Deno.test("readHands() reads nothing more, when its caller stops", async () => {
  let count = 0;
  for await (const hand of readHands("tests/golden/*.txt")) {
    assertEquals(hand.status, "ok");
    if (++count === 2) break;
  }
  assertEquals(count, 2);
});
