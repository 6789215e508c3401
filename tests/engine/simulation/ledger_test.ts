import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { join } from "@std/path";
import {
  type Executor,
  Ledger,
  LedgerError,
  type LedgerRun,
  mergeShards,
  parseConfig,
  runSngSeries,
  runUnit,
  type SimulationConfig,
  type SngSeriesResult,
  withLedger,
  WorkerPool,
} from "@marvin/holdem";
import { crc32 } from "../../../engine/simulation/_crc32.ts";

const CONFIG = parseConfig(`[game]
game_type = "SitAndGo"
starting_chips = 200
bots = [{ bot_type = "call_bot" }, { bot_type = "random_bot" }]
[output]
num_tournaments = 12
`);
const RUN: LedgerRun = { version: "1.2.3", config: withSeed(5), unitSize: 3 };
const ALONE = await runSngSeries(RUN.config);

/** Plays units here, and counts those of the last {@link play}. */
const counting = {
  jobs: 1,
  units: 0,
  run(unit) {
    this.units++;
    return runUnit(unit);
  },
} satisfies Executor & { units: number };

function withSeed(seed?: number | string, numTournaments = 12): SimulationConfig {
  const { game, output } = CONFIG;
  return { game: { ...game, seed }, output: { ...output, numTournaments } };
}

/** Plays what a ledger is of, or what is left of it. */
async function play(path: string, wanted = RUN): Promise<SngSeriesResult> {
  using ledger = Ledger.open(path, wanted);
  const { config, unitSize, shard } = ledger.run;
  const tournaments = wanted.config.output.numTournaments;
  counting.units = 0;
  return await runSngSeries(config, {
    executor: withLedger(counting, ledger),
    unitSize,
    shard,
    tournaments,
  });
}

async function withFolder(test: (folder: string) => Promise<void> | void): Promise<void> {
  const folder = Deno.makeTempDirSync();
  try {
    await test(folder);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

function withLedgerFile(title: string, test: (path: string) => Promise<void> | void): void {
  Deno.test(title, () => withFolder((folder) => test(join(folder, "run.ledger"))));
}

Deno.test("crc32() gives the check value of its definition", () => {
  assertEquals(crc32(new TextEncoder().encode("123456789")), "cbf43926");
  assertEquals(crc32(new Uint8Array()), "00000000");
});

withLedgerFile("Ledger keeps what is finished, and the rest is played later", async (path) => {
  const stopper = new AbortController();
  {
    using ledger = Ledger.open(path, RUN);
    assert(!ledger.isResumed);
    const stopping: Executor = {
      jobs: 1,
      run: (unit, signal) => {
        if (unit.from > 4) stopper.abort();
        return runUnit(unit, signal);
      },
    };
    const { unitSize, config } = ledger.run;
    const executor = withLedger(stopping, ledger);
    await runSngSeries(config, { executor, unitSize, signal: stopper.signal });
    // A unit that was stopped is not finished.
    assertEquals([1, 4, 7].map((from) => ledger.has({ from, to: from + 2 })), [true, true, false]);
  }
  assertEquals(await play(path), ALONE);
  assertEquals(counting.units, 2);
  assertEquals(await play(path), ALONE);
  assertEquals(counting.units, 0);
});

withLedgerFile("Ledger gives the same on another number of threads", async (path) => {
  using pool = new WorkerPool(2);
  {
    using ledger = Ledger.open(path, RUN);
    for (const from of [10, 4]) {
      const unit = { config: RUN.config, seed: "5", from, to: from + 2, botModules: [] };
      await withLedger(pool, ledger).run(unit);
    }
  }
  assertEquals(await play(path), ALONE);
  assertEquals(counting.units, 2);
});

withLedgerFile(
  "Ledger has units played again that were not told, to who wants that",
  async (path) => {
    await play(path);
    using ledger = Ledger.open(path, RUN);
    const { config, unitSize } = ledger.run;
    for (const units of [4, 0]) {
      const numbers: number[] = [];
      counting.units = 0;
      const executor = withLedger(counting, ledger);
      const observer = {
        tournamentCompleted: ({ number }: { number: number }) => numbers.push(number),
      };
      assertEquals(await runSngSeries(config, { executor, unitSize, observer }), ALONE);
      assertEquals(numbers, Array.from({ length: 12 }, (_, place) => place + 1));
      assertEquals(counting.units, units);
    }
  },
);

withLedgerFile("Ledger has a series made longer, or shorter", async (path) => {
  await play(path);
  for (const [tournaments, units] of [[17, 2], [6, 0]]) {
    const longer = { ...RUN, config: withSeed(5, tournaments) };
    assertEquals(await play(path, longer), await runSngSeries(longer.config));
    assertEquals(counting.units, units);
  }
});

withLedgerFile(
  "Ledger remembers the seed and start time that were left to chance",
  (path) => {
    const config = withSeed();
    const run = { ...RUN, config: { ...config, output: { ...config.output, logActions: true } } };
    const first = Ledger.open(path, run);
    first.close();
    using second = Ledger.open(path, run);
    assertEquals(second.run, first.run);
    assert(second.run.config.game.seed !== undefined);
    assert(second.run.config.output.startTime !== undefined);
  },
);

/** What is wanted, and why the ledger of {@link RUN} is not it. */
const STRANGE: readonly [title: string, wanted: Partial<LedgerRun>, reason: string][] = [
  ["another seed", { config: withSeed(6) }, 'of another seed "5" there, "6" here'],
  ["another version", { version: "1.2.4" }, "version of the program: 1.2.3 there, 1.2.4 here"],
  [
    "another config",
    { config: { ...RUN.config, game: { ...RUN.config.game, buyIn: 20 } } },
    "of another config: game.buy_in is 10 there, 20 here",
  ],
  [
    "another bot",
    { config: { ...RUN.config, game: { ...RUN.config.game, bots: CONFIG.game.bots.slice(1) } } },
    'config: game.bots[0].bot_type is "call_bot" there, "random_bot" here',
  ],
  [
    "other logs",
    { config: { ...RUN.config, output: { ...RUN.config.output, logHands: true } } },
    "output.log_hands is false there, true here",
  ],
  ["a shard", { shard: { index: 1, count: 2 } }, "output.num_tournaments"],
];
for (const [title, wanted, reason] of STRANGE) {
  withLedgerFile(`Ledger refuses to go on with ${title}`, (path) => {
    Ledger.open(path, RUN).close();
    const before = Deno.readFileSync(path);
    assertThrows(() => Ledger.open(path, { ...RUN, ...wanted }), LedgerError, reason);
    assertEquals(Deno.readFileSync(path), before);
  });
}

withLedgerFile("Ledger goes on with what is written otherwise but means the same", (path) => {
  Ledger.open(path, RUN).close();
  const output = { ...RUN.config.output, directory: "results" };
  const config = { output, game: { ...RUN.config.game, seed: "5" } };
  Ledger.open(path, { ...RUN, config, unitSize: 100 }).close();
});

withLedgerFile("Ledger lets nobody else in", (path) => {
  const ledger = Ledger.open(path, RUN);
  assertThrows(() => Ledger.open(path, RUN), LedgerError, "another run is writing to it");
  ledger.close();
  Ledger.open(path, RUN).close();
});

for (const text of ["{}\n", "my results", '{"ledger":2}\n', "\n", '{"ledger":1,"version":"1"}\n']) {
  withLedgerFile(`Ledger never touches a file like ${JSON.stringify(text)}`, (path) => {
    Deno.writeTextFileSync(path, text);
    assertThrows(() => Ledger.open(path, RUN), LedgerError, "it is no ledger");
    assertEquals(Deno.readTextFileSync(path), text);
  });
}

withLedgerFile("Ledger says which path cannot be opened", (path) => {
  assertThrows(() => Ledger.open(`${path}/no/folder`, RUN), LedgerError, `${path}/no/folder`);
  assertThrows(() => Ledger.read(path), LedgerError, path);
});

/** Where the lines of a file end. */
function endsOf(bytes: Uint8Array): number[] {
  return [...bytes.keys()].filter((at) => bytes[at] === 10).map((at) => at + 1);
}

withLedgerFile("Ledger cut at any byte holds what was whole, and nothing else", async (path) => {
  const run = { ...RUN, unitSize: 12 };
  await play(path, run);
  const whole = Deno.readFileSync(path);
  const [header, end] = endsOf(whole);
  for (let length = 0; length <= end; length++) {
    Deno.writeFileSync(path, whole.subarray(0, length));
    using ledger = Ledger.open(path, run);
    assertEquals(ledger.has({ from: 1, to: 12 }), length === end);
    assertEquals(Deno.statSync(path).size, length === end ? end : header);
  }
});

withLedgerFile("Ledger cut in any line gives the same in the end", async (path) => {
  await play(path);
  const whole = Deno.readFileSync(path);
  for (const start of [0, ...endsOf(whole)]) {
    Deno.writeFileSync(path, whole.subarray(0, start + 40));
    assertEquals(await play(path), ALONE);
    assertEquals(Deno.statSync(path).size, whole.length);
  }
});

withLedgerFile("Ledger notices every flipped bit, and plays those units again", async (path) => {
  await play(path);
  const whole = Deno.readFileSync(path);
  const header = whole.indexOf(10) + 1;
  const states = [1, 4, 7, 10].map((from) => {
    using ledger = Ledger.read(path);
    return ledger.find({ from, to: from + 2 });
  });
  for (let flip = 0; flip < 8 * whole.length; flip += 61) { // all bits of a byte in turn
    const bytes = whole.slice();
    bytes[flip >> 3] ^= 1 << (flip & 7);
    Deno.writeFileSync(path, bytes);
    if (flip >> 3 < header) {
      assertThrows(() => Ledger.read(path), LedgerError, "its first line is damaged");
      continue;
    }
    using ledger = Ledger.open(path, RUN);
    const found = [1, 4, 7, 10].map((from) => ledger.find({ from, to: from + 2 }));
    const lost = found.filter((state) => state === null).length;
    assert(lost >= 1 && lost <= 2, `bit ${flip}: ${lost} lost`); // two where a line's end is hit
    found.forEach((state, place) => state && assertEquals(state, states[place]));
  }
  const damaged = whole.slice();
  damaged[header + 50] ^= 4;
  Deno.writeFileSync(path, damaged);
  assertEquals(await play(path), ALONE);
  assertEquals(counting.units, 1);
});

/** Plays the shards of a series into a folder, and returns their ledgers. */
async function playShards(folder: string, count: number, run = RUN): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 1; index <= count; index++) {
    const path = join(folder, `${index}.ledger`);
    await play(path, { ...run, shard: { index, count } });
    paths.push(path);
  }
  return paths;
}

for (const [count, unitSize] of [[1, 3], [3, 1], [5, 2], [12, 3], [14, 100]]) {
  Deno.test(`mergeShards() gives what one run gives: ${count} shards of units of ${unitSize}`, () =>
    withFolder(async (folder) => {
      const paths = await playShards(folder, count, { ...RUN, unitSize });
      const { result, config } = mergeShards(paths.reverse());
      assertEquals(result, ALONE);
      assertEquals(JSON.stringify(config), JSON.stringify(RUN.config));
    }));
}

Deno.test("mergeShards() names shards that are missing, unfinished, doubled or foreign", () =>
  withFolder(async (folder) => {
    const paths = await playShards(folder, 4);
    const copy = join(folder, "copy.ledger");
    Deno.copyFileSync(paths[0], copy);
    const [, , third] = paths;
    Deno.truncateSync(third, Deno.statSync(third).size - 1);
    const other = join(folder, "other.ledger");
    await play(other, { ...RUN, config: withSeed(6), shard: { index: 2, count: 4 } });
    const whole = join(folder, "whole.ledger");
    await play(whole);
    const none = join(folder, "none.ledger");
    Deno.writeTextFileSync(none, "{}");
    const given = [paths[0], third, paths[3], copy, other, whole, none];
    const error = await assertRejects(() => Promise.try(() => mergeShards(given)));
    assertEquals((error as Error).message.split("\n"), [
      "Cannot merge these shards:",
      `- Cannot use ${none}: it is no ledger, or its first line is damaged; move it away to start anew`,
      `- ${whole} is the ledger of a run that is no shard`,
      `- ${other} is of another seed "6" there, "5" here`,
      `- shard 1 of 4 is there 2 times: ${paths[0]}, ${copy}`,
      "- shard 2 of 4 is missing",
      `- shard 3 of 4 is not finished: 1 of 1 units are not in ${third}`,
    ]);
  }));

Deno.test("mergeShards() says so where there is none", () => {
  assertThrows(() => mergeShards([]), Error, "there is none");
});
