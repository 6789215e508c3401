/**
 * Runs, their results and their logs give the same tables.
 */
import { assert, assertAlmostEquals, assertEquals, assertRejects, assertThrows } from "@std/assert";
import {
  formatHand,
  type HandHistoryRecord,
  parseConfig,
  parseHands,
  replayHand,
  runCashGame,
  runSngSeries,
  runTournament,
  type SimulationObserver,
} from "@marvin/holdem";
import {
  ACTION_COLUMNS,
  actionsColumns,
  ActionsRecorder,
  type ColumnData,
  HAND_COLUMNS,
  handsColumns,
  handsFrame,
  HandsRecorder,
  PLAYER_COLUMNS,
  playersColumns,
  PlayersRecorder,
  SERIES_COLUMNS,
  seriesColumns,
  SeriesRecorder,
  TournamentsRecorder,
} from "@marvin/holdem/analysis/frames";
import { DISPLAY } from "@marvin/holdem/analysis";

const SNG = `[game]
game_type = "SitAndGo"
num_seats = 6
starting_chips = 500
buy_in = 10
fee = 1
ante = 2
hands_per_level = 10
randomize_seats = true
`;
const CASH = `[game]
num_seats = 4
rake_percentage = 0.05
rake_cap = 40
reset_bankroll_each_hand = true
`;
const PRIZES = [39, 21];

/** Lets several recorders watch one run. */
function together(...observers: SimulationObserver[]): SimulationObserver {
  return {
    handCompleted: (hand) => observers.forEach((observer) => observer.handCompleted?.(hand)),
    tournamentCompleted: (tournament) =>
      observers.forEach((observer) => observer.tournamentCompleted?.(tournament)),
  };
}

/** Runs a config with its log, and gives the folder. */
async function withLog(
  config: string,
  run: (config: ReturnType<typeof parseConfig>) => Promise<unknown>,
): Promise<HandHistoryRecord[]> {
  const folder = Deno.makeTempDirSync();
  try {
    const output =
      `\n[output]\nlog_hands = true\nlog_layout = "per_session"\nlog_dir = "${folder}"` +
      '\nstart_time = "2026-05-19T12:00:00Z"\n';
    await run(parseConfig(config + output));
    const files = [...Deno.readDirSync(folder)].map(({ name }) => name);
    const hands = files.flatMap((
      file,
    ) => [...parseHands(Deno.readTextFileSync(`${folder}/${file}`))]);
    return hands.map(({ record }) => record!).sort((a, b) => a.handNumber - b.handNumber);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}

/** Compares all columns but the time, which runs do not have. */
function assertSame(found: ColumnData, wanted: ColumnData): void {
  assertEquals(found.columns, wanted.columns);
  assertEquals(found.rowCount, wanted.rowCount);
  for (const name of found.columns) {
    if (name !== "time") assertEquals([name, found.cells(name)], [name, wanted.cells(name)]);
  }
}

Deno.test("Tables of a series and of its log are the same", async () => {
  const hands = new HandsRecorder();
  const actions = new ActionsRecorder();
  const series = new SeriesRecorder({ cost: 11 });
  const players = new PlayersRecorder({ cost: 11 });
  const observer = together(hands, actions, series, players);
  const records = await withLog(
    SNG,
    (config) => runSngSeries(config, { seed: 3, tournaments: 25, observer }),
  );
  assert(records.length > 300);
  assertSame(handsColumns(records), hands.data);
  assertSame(actionsColumns(records), actions.data);
  const terms = { cost: 11, prizes: PRIZES };
  const logged = seriesColumns(records, terms);
  assertEquals(logged.columns, series.data.columns);
  for (
    const name of ["tournament", "tournamentId", "entrants", "place", "finish", "cost", "hands"]
  ) {
    assertEquals(logged.cells(name), series.data.cells(name));
  }
  const byPlayer = playersColumns(records, terms);
  assertEquals(byPlayer.columns, players.data.columns);
  for (const name of byPlayer.columns) {
    if (name !== "prizes") assertClose(byPlayer.cells(name), players.data.cells(name), 1);
  }
});

/** Numbers may differ by the odd units of shared prizes. */
function assertClose(found: unknown[], wanted: unknown[], tolerance: number): void {
  found.forEach((cell, at) => {
    if (typeof cell === "number") assertAlmostEquals(cell, wanted[at] as number, tolerance);
    else assertEquals(cell, wanted[at]);
  });
}

Deno.test("Tables of a cash game, its result and its log are the same", async () => {
  const hands = new HandsRecorder({ allInEv: false });
  const players = new PlayersRecorder({ allInEv: false });
  let result!: Awaited<ReturnType<typeof runCashGame>>;
  const records = await withLog(CASH, async (config) => {
    result = await runCashGame(config, { seed: 3, hands: 400, observer: together(hands, players) });
  });
  assertSame(handsColumns(records, { allInEv: false }), hands.data);
  assertSame(playersColumns(records, { allInEv: false }), players.data);
  const byResult = playersColumns(result);
  assertEquals(byResult.columns, players.data.columns);
  const order = byResult.cells("player");
  const recorded = [...players.data].sort((a, b) =>
    order.indexOf(a.player) - order.indexOf(b.player)
  );
  for (const name of byResult.columns) {
    if (name === "botType" || name === "illegalActions") continue;
    assertClose(byResult.cells(name), recorded.map((row) => row[name]), 1e-3);
  }
});

Deno.test("Tables of a series and its result are the same", async () => {
  const config = parseConfig(SNG);
  const observer = new PlayersRecorder({ cost: 11 });
  const result = await runSngSeries(config, { seed: 3, tournaments: 40, observer });
  const byResult = [...playersColumns(result)];
  const recorded = [...observer.data];
  const missing = ["botType", "illegalActions", "showdownWinnings", "nonShowdownWinnings"]
    .concat("allInEv", "handsWon", "biggestPotWon");
  for (const row of byResult) {
    const other = recorded.find(({ player }) => player === row.player)!;
    for (const [name, cell] of Object.entries(row)) {
      if (!missing.includes(name)) assertClose([cell], [other[name]], 1e-3);
    }
  }
});

Deno.test("seriesColumns() takes the result of a single tournament", async () => {
  const result = await runTournament(parseConfig(SNG), { seed: 3 });
  const data = seriesColumns(result);
  assertEquals(data.cells("player"), result.standings.map(({ name }) => name));
  assertEquals(data.numbers("profit"), result.standings.map(({ netProfit }) => netProfit));
  assertEquals(playersColumns(result).rowCount, 6);
});

Deno.test("actionsColumns() tells pots, prices and stacks as the replay does", async () => {
  const records = await withLog(CASH, (config) => runCashGame(config, { seed: 4, hands: 100 }));
  for (const record of records) {
    const rows = [...actionsColumns([record])];
    const decisions = rows.filter(({ type }) =>
      ["fold", "check", "call", "bet", "raise"].includes(type as string)
    );
    const replayed = replayHand(record).decisions;
    assertEquals(
      decisions.map((row) => [row.player, row.street, row.type, row.pot, row.toCall, row.stack]),
      replayed.map((
        { name, street, action, legal, potBefore, stackBefore },
      ) => [name, street, action.type, potBefore, legal.callAmount, stackBefore]),
    );
    const paid = decisions.filter(({ amount }) => amount !== 0);
    assertEquals(
      paid.map(({ amount, to }) => [amount, to]),
      replayed.filter(({ action }) => action.amount > 0).map((
        { action },
      ) => [action.amount, action.to]),
    );
  }
});

Deno.test("Hands that were not read are left out", async () => {
  const records = await withLog(CASH, (config) => runCashGame(config, { seed: 4, hands: 5 }));
  const text = records.map((record) => formatHand(record, "ipoker")).join("\n");
  const cut = [...parseHands(text.slice(0, text.indexOf("SUMMARY", text.length - 400)))];
  assertEquals(cut.at(-1)!.status === "ok", false);
  const read = handsColumns(cut);
  assertEquals(new Set(read.cells("hand")).size, 4);
});

Deno.test("Tables have their columns, when there is nothing in them", () => {
  assertEquals(handsColumns([]).columns, HAND_COLUMNS.map(({ name }) => name));
  assertEquals(actionsColumns([]).columns, ACTION_COLUMNS.map(({ name }) => name));
  assertEquals(seriesColumns([]).columns, SERIES_COLUMNS.map(({ name }) => name));
  assertEquals(playersColumns([]).columns, PLAYER_COLUMNS.map(({ name }) => name));
});

Deno.test("Tables say what to give them, when they get results without single hands", async () => {
  const result = await runSngSeries(parseConfig(SNG), { seed: 1, tournaments: 1 });
  const hint = "give the run a recorder as its observer";
  assertThrows(() => handsColumns(result as never), TypeError, hint);
  assertThrows(() => seriesColumns(result as never), TypeError, hint);
  await assertRejects(() => handsFrame(result as never), TypeError, hint);
});

Deno.test("Recorders keep rows evenly spread over a run, when there are too many", async () => {
  const all = new HandsRecorder({ allInEv: false });
  const few = new HandsRecorder({ allInEv: false, maxRows: 200 });
  await runCashGame(parseConfig(CASH), { seed: 5, hands: 400, observer: together(all, few) });
  assertEquals([all.stride, all.rowCount], [1, 1_600]);
  assertEquals([few.stride, few.rowCount], [8, 200]);
  const kept = all.data.filter(({ hand }) => ((hand as number) - 1) % 8 === 0);
  assertSame(few.data, kept);
  assertThrows(() => new HandsRecorder({ maxRows: 10 }), RangeError, "at least 100");
});

Deno.test("handsFrame() refuses more than 200,000 rows, and says what to do", async () => {
  const records = await withLog(CASH, (config) => runCashGame(config, { seed: 5, hands: 1 }));
  const many = Array.from({ length: 50_001 }, () => records[0]);
  await assertRejects(
    () => handsFrame(many, { allInEv: false }),
    RangeError,
    "Take some with sampleRows(), or write all to a file with toParquet()",
  );
});

Deno.test("Recorders and tables show their rows, in a notebook and printed", async () => {
  const config = parseConfig(SNG);
  const recorders = [
    new HandsRecorder({ allInEv: false }),
    new ActionsRecorder(),
    new PlayersRecorder(),
    SeriesRecorder.of(config),
    new TournamentsRecorder(config),
  ];
  await runSngSeries(config, { seed: 7, tournaments: 2, observer: together(...recorders) });
  for (const recorder of recorders) {
    const text = recorder.data.toString();
    assertEquals(Deno.inspect(recorder), text);
    assertEquals(Deno.inspect(recorder.data), text);
    assertEquals(recorder[DISPLAY](), recorder.data[DISPLAY]());
  }
});
