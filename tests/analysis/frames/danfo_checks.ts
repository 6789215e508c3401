/**
 * Frames as DataFrames of danfojs.
 *
 * Not run by `deno task test`, as the package downloads 400 MB: `deno task test:danfo` does.
 */
import { assertEquals, assertMatch, assertRejects, assertStringIncludes } from "@std/assert";
import { parseConfig, runSngSeries } from "@marvin/holdem";
import {
  ColumnData,
  concat,
  describe,
  groupBy,
  handsFrame,
  HandsRecorder,
  leftJoin,
  loadDanfo,
  playersFrame,
  sampleRows,
  seriesFrame,
  SeriesRecorder,
  sortBy,
  toColumns,
  toDataFrame,
} from "@marvin/holdem/analysis/frames";
import { parseCsv, readCsv, toCsv } from "@marvin/holdem/analysis/logs";
import { readReference, referenceFiles } from "../../_support/reference.ts";
import type { ReportedCase } from "../../cases/_case.ts";
import { frameChecks } from "../../cases/_frame_cases.ts";

const { DataFrame } = await loadDanfo();

/** A frame without `toDataFrame()`, for what cannot wait. */
function frameOf(data: ColumnData) {
  const dtypes = { integer: "int32", number: "float32", text: "string", boolean: "boolean" };
  return new DataFrame(data.values, {
    columns: data.columns,
    dtypes: data.types.map((type) => dtypes[type]),
  });
}

const { dataframe } = frameChecks(frameOf);
for (const path of referenceFiles("cases")) {
  const { id, title, input, right } = readReference(path) as ReportedCase;
  if (input.kind !== "dataframe") continue;
  Deno.test(`dataframe case of ${id}: ${title}`, () =>
    dataframe(input as never, right.expect as never));
}

const DATA = ColumnData.fromRows([
  { player: "Ann", place: 1, profit: 12.5, won: true },
  { player: "Ben", place: null, profit: null, won: null },
  { player: "<b>", place: 2 ** 40, profit: -0.1, won: false },
]);

Deno.test("toDataFrame() and toColumns() lose nothing", async () => {
  const frame = await toDataFrame(DATA);
  assertEquals(frame instanceof DataFrame, true);
  assertEquals(frame.dtypes, ["string", "int32", "float32", "boolean"]);
  assertEquals(frame.shape, [3, 4]);
  const back = toColumns(frame);
  assertEquals([back.columns, back.types, back.values], [DATA.columns, DATA.types, DATA.values]);
  assertEquals(await toDataFrame(frame), frame);
});

Deno.test("toDataFrame() takes a table without rows", async () => {
  const frame = await toDataFrame(DATA.head(0));
  assertEquals([frame.columns, frame.shape], [DATA.columns, [0, 4]]);
  assertEquals(toColumns(frame).columns, DATA.columns);
});

Deno.test("toDataFrame() refuses too many rows, and names that replace methods", async () => {
  const column = { name: "net", type: "integer" as const };
  const cells = { length: 200_001, at: () => 1 };
  const tooMany = new ColumnData([{ ...column, cells }]);
  await assertRejects(() => toDataFrame(tooMany), RangeError, "200,001 rows");
  for (const name of ["shape", "count", "$data"]) {
    const data = ColumnData.fromRows([{ [name]: 1 }]);
    await assertRejects(() => toDataFrame(data), RangeError, `a column of a DataFrame ${name}`);
  }
});

Deno.test("DataFrames show themselves in notebooks", async () => {
  const frame = await toDataFrame(DATA);
  const shown = shownBy(frame);
  assertStringIncludes(shown["text/html"], "&#60;b&#62;");
  assertMatch(shown["text/html"], /text-align: right; white-space: nowrap">12\.5</);
  assertStringIncludes(shown["text/plain"], "3 rows × 4 columns");
  assertStringIncludes(shownBy(frame.head(1))["text/plain"], "1 row × 4 columns");
  assertStringIncludes(shownBy(frame.column("profit"))["text/plain"], "profit\n  12.5");
});

/** What a notebook shows. */
function shownBy(value: object): Record<string, string> {
  return (value as Record<symbol, () => Record<string, string>>)[Symbol.for("Jupyter.display")]();
}

Deno.test("Functions of frames give DataFrames for DataFrames", async () => {
  const frame = await toDataFrame(DATA);
  const results = {
    sorted: sortBy(frame, { profit: "descending" }),
    grouped: groupBy(frame, "player", { profit: ["sum", "mean"] }),
    described: describe(frame),
    both: concat([frame, frame]),
    joined: leftJoin(
      frame.head(1),
      ColumnData.fromRows([{ player: "Ann", bot: "call" }]),
      "player",
    ),
    sample: sampleRows(frame, 2),
  };
  for (const result of Object.values(results)) {
    assertEquals(result instanceof ColumnData, false);
    assertEquals(typeof result.query, "function");
  }
  assertEquals(toColumns(results.sorted).cells("player"), ["Ann", "<b>", "Ben"]);
  assertEquals(toColumns(results.both).rowCount, 6);
  assertEquals(toColumns(results.joined).cells("bot"), ["call"]);
  assertEquals(frame.shape, [3, 4]);
});

Deno.test("CSV of a DataFrame is read again as it was", async () => {
  const path = Deno.makeTempFileSync({ suffix: ".csv" });
  const csv = toCsv(await toDataFrame(DATA));
  assertEquals(parseCsv(csv).values, DATA.values);
  Deno.writeTextFileSync(path, csv);
  assertEquals((await readCsv(path)).shape, [3, 4]);
  Deno.removeSync(path);
});

Deno.test("The frames of a run are DataFrames", async () => {
  const config = parseConfig('[game]\ngame_type = "SitAndGo"\nbuy_in = 10');
  const series = SeriesRecorder.of(config);
  const hands = new HandsRecorder({ allInEv: false });
  const observer = {
    handCompleted: hands.handCompleted.bind(hands),
    tournamentCompleted: series.tournamentCompleted.bind(series),
  };
  const result = await runSngSeries(config, { seed: 7, tournaments: 5, observer });
  const seats = config.game.numSeats;
  assertEquals((await seriesFrame(series)).shape, [5 * seats, series.data.columns.length]);
  assertEquals((await playersFrame(result)).shape[0], seats);
  const frame = await handsFrame(hands);
  assertEquals(frame.shape, [hands.rowCount, hands.data.columns.length]);
  assertEquals(toColumns(frame).values, hands.data.values);
});
