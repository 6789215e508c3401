import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { LogError, parseConfig, runSngSeries, runUnit, type SeriesUnit } from "@marvin/holdem";
import {
  ColumnData,
  HandsRecorder,
  SeriesRecorder,
  TOURNAMENT_COLUMNS,
  TournamentsRecorder,
} from "@marvin/holdem/analysis/frames";
import {
  CsvFile,
  hasUnitRows,
  readParquet,
  removeUnitRows,
  ROW_TABLES,
  SeriesRows,
  toCsv,
  UnitRowsError,
  unitRowsPath,
  UnitRowsRecorder,
  WholeFile,
} from "@marvin/holdem/analysis/logs";
import { withFiles } from "../../_support/commands.ts";

const CONFIG = parseConfig(`[game]
game_type = "SitAndGo"
starting_chips = 200
buy_in = 10
fee = 1
bots = [{ bot_type = "call_bot" }, { bot_type = "random_bot", name = "=1+1" }]
`);
const TOURNAMENTS = 12;

function withFolder(test: (folder: string) => Promise<void> | void): Promise<void> {
  return withFiles({}, test);
}

function unitOf(folder: string, from: number, to: number, tables = ROW_TABLES): SeriesUnit {
  return { config: CONFIG, seed: "5", from, to, botModules: [], rows: { folder, tables } };
}

/** Plays units of some size, and puts their rows together. */
async function playUnits(folder: string, size: number): Promise<void> {
  using rows = new SeriesRows({ tables: ROW_TABLES, csv: folder, parquet: folder });
  for (let from = 1; from <= TOURNAMENTS; from += size) {
    const unit = unitOf(`${folder}/units`, from, Math.min(from + size - 1, TOURNAMENTS));
    await runUnit(unit, undefined, new UnitRowsRecorder(unit));
    await rows.addUnit(`${folder}/units`, unit);
  }
  rows.complete();
}

/** What recorders hold that have watched the series. */
async function watched(): Promise<Record<string, ColumnData>> {
  const tournaments = new TournamentsRecorder(CONFIG);
  const entries = SeriesRecorder.of(CONFIG);
  const hands = new HandsRecorder({ allInEv: false });
  await runSngSeries(CONFIG, {
    seed: 5,
    tournaments: TOURNAMENTS,
    observer: {
      handCompleted: (hand) => hands.handCompleted(hand),
      tournamentCompleted: (tournament) => {
        tournaments.tournamentCompleted(tournament);
        entries.tournamentCompleted(tournament);
      },
    },
  });
  return { tournaments: tournaments.data, entries: entries.data, hands: hands.data };
}

for (const size of [1, 5, 12]) {
  Deno.test(`SeriesRows puts units of ${size} together to what one run is watched to give`, () =>
    withFolder(async (folder) => {
      await playUnits(folder, size);
      for (const [table, data] of Object.entries(await watched())) {
        assertEquals(Deno.readTextFileSync(`${folder}/${table}.csv`), toCsv(data));
        const { columns, types, values } = await readParquet(`${folder}/${table}.parquet`);
        assertEquals([columns, types, values], [data.columns, data.types, data.values]);
      }
    }));
}

Deno.test("SeriesRows writes the same bytes however the series is cut", () =>
  withFolder(async (folder) => {
    const bytes = await Promise.all([1, 7].map(async (size) => {
      Deno.mkdirSync(`${folder}/${size}`);
      await playUnits(`${folder}/${size}`, size);
      return ROW_TABLES.map((table) => Deno.readFileSync(`${folder}/${size}/${table}.parquet`));
    }));
    assertEquals(bytes[0], bytes[1]);
  }));

Deno.test("SeriesRows groups rows in the file alone, however they come", () =>
  withFolder(async (folder) => {
    const count = 120_001;
    const numbers = Float64Array.from({ length: count }, (_, at) => at + 1);
    const piece = (from: number, to: number) =>
      new ColumnData(TOURNAMENT_COLUMNS.map((spec) => ({
        ...spec,
        cells: spec.type === "text"
          ? new Array(to - from).fill("Ann")
          : [...numbers.slice(from, to)],
      })));
    const files: Uint8Array[] = [];
    for (const size of [7_001, count]) {
      using rows = new SeriesRows({ tables: ["tournaments"], parquet: folder });
      for (let from = 0; from < count; from += size) {
        rows.write("tournaments", piece(from, Math.min(from + size, count)));
      }
      rows.complete();
      files.push(Deno.readFileSync(`${folder}/tournaments.parquet`));
    }
    assertEquals(files[0], files[1]);
    const read = await readParquet(`${folder}/tournaments.parquet`);
    assertEquals(read.cells("tournament"), [...numbers]);
  }));

Deno.test("UnitRowsRecorder leaves nothing of a unit that was stopped", () =>
  withFolder(async (folder) => {
    const unit = unitOf(folder, 1, 3);
    const stopper = new AbortController();
    stopper.abort();
    await runUnit(unit, stopper.signal, new UnitRowsRecorder(unit));
    assertEquals(ROW_TABLES.map((table) => [...Deno.readDirSync(`${folder}/${table}`)]), [
      [],
      [],
      [],
    ]);
    assertEquals(hasUnitRows(unit.rows!, unit), false);
  }));

Deno.test("UnitRowsRecorder may write a unit twice at a time", () =>
  withFolder(async (folder) => {
    const unit = unitOf(folder, 1, 3);
    const recorders = [new UnitRowsRecorder(unit), new UnitRowsRecorder(unit)];
    const bytes: Uint8Array[] = [];
    for (const recorder of recorders) {
      await runUnit(unit, undefined, recorder);
      bytes.push(Deno.readFileSync(unitRowsPath(folder, "hands", unit)));
    }
    assertEquals(bytes[0], bytes[1]);
    assertEquals([...Deno.readDirSync(`${folder}/hands`)].length, 1);
    assertEquals(hasUnitRows(unit.rows!, unit), true);
    removeUnitRows(unit.rows!, unit);
    assertEquals(hasUnitRows(unit.rows!, unit), false);
  }));

Deno.test("UnitRowsRecorder refuses tables that it does not know, and writes nothing", () =>
  withFolder((folder) => {
    const unit = unitOf(folder, 1, 3);
    const rows = { folder, tables: ["entries", "../entrants"] };
    const message = "Cannot write rows of ../entrants: wanted any of tournaments, entries, hands";
    assertThrows(() => new UnitRowsRecorder({ ...unit, rows }), RangeError, message);
    assertThrows(() => hasUnitRows(rows, unit), RangeError, message);
    assertThrows(() => removeUnitRows(rows, unit), RangeError, message);
    assertEquals([...Deno.readDirSync(folder)], []);
  }));

Deno.test("runUnit() refuses to play a unit whose rows nobody writes", async () => {
  const unit = unitOf("rows", 1, 1);
  await assertRejects(() => runUnit(unit), RangeError, "Cannot write rows here");
});

Deno.test("SeriesRows names the rows that are missing or damaged, and leaves nothing", () =>
  withFolder(async (folder) => {
    const unit = unitOf(`${folder}/units`, 1, 2, ["entries"] as never);
    const path = unitRowsPath(`${folder}/units`, "entries", unit);
    const add = async () => {
      using rows = new SeriesRows({ tables: ["entries"], csv: folder, parquet: folder });
      await rows.addUnit(`${folder}/units`, unit);
    };
    await assertRejects(add, UnitRowsError, `Cannot read the rows of ${path}: it is not there`);
    await runUnit(unit, undefined, new UnitRowsRecorder(unit));
    Deno.truncateSync(path, 100);
    await assertRejects(add, UnitRowsError, `Cannot read the rows of ${path}`);
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["units"]);
  }));

Deno.test("WholeFile keeps the file that was there until the new one is whole", () =>
  withFolder((folder) => {
    const path = `${folder}/net.csv`;
    const specs = [{ name: "net", type: "integer" as const }];
    const open = (path: string) => new CsvFile(path, specs);
    Deno.writeTextFileSync(path, "old");
    {
      using _file = new WholeFile(path, open);
      assertEquals(Deno.readTextFileSync(path), "old");
    }
    assertEquals([...Deno.readDirSync(folder)].length, 1);
    {
      using file = new WholeFile(path, open);
      file.complete();
    }
    assertEquals(Deno.readTextFileSync(path), "net\r\n");
    assertThrows(
      () => new WholeFile(`${path}/x.csv`, open),
      LogError,
      `Cannot write ${path}/x.csv`,
    );
  }));
