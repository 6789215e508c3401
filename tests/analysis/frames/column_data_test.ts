import { assertEquals, assertMatch, assertStringIncludes, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  type Cell,
  ColumnData,
  type ColumnType,
  groupBy,
  handsColumns,
  playersColumns,
  SeriesRecorder,
  sortBy,
  typeOfCells,
} from "@marvin/holdem/analysis/frames";
import { ColumnBuilder } from "../../../analysis/frames/column_builder.ts";

const DISPLAY = Symbol.for("Jupyter.display");

/** What a notebook shows. */
function shown(data: ColumnData): Record<string, string> {
  return (data as unknown as Record<symbol, () => Record<string, string>>)[DISPLAY]();
}

type TypeCase = [cells: Cell[], type: ColumnType];
const TYPES: TypeCase[] = [
  [[], "text"],
  [[null, null], "text"],
  [[1, null, 2], "integer"],
  [[1, 0.5], "number"],
  [[NaN, 3], "integer"],
  [[true, null], "boolean"],
  [["1", 1], "text"],
  [[true, 1], "text"],
];
for (const [cells, type] of TYPES) {
  Deno.test(`typeOfCells() finds ${type}, when the cells are ${JSON.stringify(cells)}`, () => {
    assertEquals(typeOfCells(cells), type);
  });
}

Deno.test("ColumnData.fromRows() fills with null what a row does not have", () => {
  const data = ColumnData.fromRows([{ a: 1 }, { b: "x" }]);
  assertEquals(data.values, [[1, null], [null, "x"]]);
  const proto = ColumnData.fromRows(JSON.parse('[{"__proto__": 1}, {"toString": 2}]'));
  assertEquals(proto.values, [[1, null], [null, 2]]);
});

Deno.test("ColumnData refuses columns that do not fit", () => {
  const column = (name: string, cells: Cell[]) => ({ name, type: "integer" as const, cells });
  assertThrows(
    () => new ColumnData([column("a", [1]), column("b", [])]),
    RangeError,
    "0 cells of b beside 1",
  );
  assertThrows(
    () => new ColumnData([column("a", [1]), column("a", [2])]),
    RangeError,
    "two columns of the name a",
  );
  assertThrows(() => ColumnData.fromRows([]).column("a"), RangeError, "Cannot find a column a");
});

Deno.test("ColumnData chooses rows and columns", () => {
  const data = ColumnData.fromRows([{ a: 1, b: "x" }, { a: 2, b: "y" }, { a: null, b: "z" }]);
  assertEquals(data.take([2, 0]).values, [[null, "z"], [1, "x"]]);
  assertEquals(data.filter(({ a }) => a === 2).cells("b"), ["y"]);
  assertEquals(data.select(["b", "a"]).columns, ["b", "a"]);
  assertEquals(data.head(2).rowCount, 2);
  assertEquals(data.numbers("a"), [1, 2]);
});

Deno.test("ColumnData shows 20 rows, escaped, numbers to the right", () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({
    player: at === 0 ? `<b>"Ann" & 'Ben'</b>` : `P${at}`,
    net: at / 3,
  }));
  const html = shown(ColumnData.fromRows(rows))["text/html"];
  assertStringIncludes(html, "&#60;b&#62;");
  assertEquals(html.includes("<b>") || html.includes(`"Ann"`), false);
  assertEquals(html.match(/<tr>/g)!.length, 21);
  assertMatch(html, /<td style="text-align: right; white-space: nowrap">0\.33333<\/td>/);
  assertStringIncludes(html, "25 rows × 2 columns, the first 20 shown");
});

Deno.test("ColumnData shows itself as text", () => {
  const data = ColumnData.fromRows([{ player: "Ann\n", net: 12, won: true }, { player: "B" }]);
  const text = ["player  net  won", "Ann      12  true", "B", "2 rows × 3 columns"].join("\n");
  assertEquals(data.toString(), text);
  assertEquals(shown(data)["text/plain"], text);
  assertEquals(Object.keys(shown(data)), ["text/html", "text/plain"]);
});

const NUMBERS: readonly [cells: (number | null)[], lines: string[]][] = [
  [[209.148123, -2900.1, 3, 0], [" 209.15", "-2900.10", "3.00", "0.00"]],
  [[67, 59.6, null], ["67.0", "59.6", ""]],
  [[67, 59, 0], ["67", "59", "0"]],
  [[0.0569, 0.9001, 0], ["0.0569", "0.9001", "0.0000"]],
  [[1 / 3, 2 / 3], ["0.333333", "0.666667"]],
  [[2973737.126, 152.5], ["2973737.13", "152.50"]],
  [[1e-9, 100], ["1e-9", "100"]], // no number of digits suits both
  [[1e20, 0.5], ["100000000000000000000", "0.5"]],
  [[Infinity, 1.25], ["Infinity", "1.25"]],
];
for (const [cells, lines] of NUMBERS) {
  Deno.test(`ColumnData writes ${cells.join(" and ")} so that they are compared at a glance`, () => {
    const data = ColumnData.fromRows(cells.map((x) => ({ x })));
    const written = data.toString().split("\n").slice(1, -1);
    assertEquals(written.map((line) => line.trim()), lines.map((line) => line.trim()));
    const widths = written.filter((line) => line !== "").map((line) => line.length);
    assertEquals(new Set(widths).size, 1);
  });
}

Deno.test("ColumnData keeps columns straight where letters are as wide as two", () => {
  const data = ColumnData.fromRows([{ player: "徳川家康", net: 1 }, { player: "Ann 😀", net: 2 }]);
  assertEquals(
    data.toString(),
    [
      "player    net",
      "徳川家康    1",
      "Ann 😀      2",
      "2 rows × 2 columns",
    ].join("\n"),
  );
});

Deno.test("ColumnData shows itself, when there is nothing", () => {
  assertEquals(new ColumnData([]).toString(), "\n0 rows × 0 columns");
  assertEquals(
    ColumnData.fromRows([], [{ name: "a", type: "text" }]).toString().split("\n")[0],
    "a",
  );
});

const SPECS = [
  { name: "count", type: "integer" },
  { name: "name", type: "text" },
  { name: "won", type: "boolean" },
  { name: "time", type: "text", textOf: (key: number) => `at ${key}` },
] as const;
const row = fc.tuple(
  fc.option(fc.integer()),
  fc.option(fc.string({ maxLength: 2 })),
  fc.option(fc.boolean()),
  fc.option(fc.string({ maxLength: 2 })),
);

Deno.test("ColumnBuilder always gives the cells that were pushed and kept", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.boolean()), { maxLength: 200 }), row, (rows, more) => {
      const builder = new ColumnBuilder(SPECS);
      for (const [cells] of rows) builder.push(cells);
      const all = builder.build();
      assertEquals(all.values, rows.map(([cells]) => cells));
      builder.keep(Uint8Array.from(rows, ([, stays]) => stays ? 1 : 0));
      builder.push(more);
      const kept = [...rows.filter(([, stays]) => stays).map(([cells]) => cells), more];
      assertEquals(builder.build().values, kept);
      assertEquals(builder.rowCount, kept.length);
      assertEquals(all.values, rows.map(([cells]) => cells)); // what was built before stays
    }),
  );
});

Deno.test("ColumnBuilder makes texts of keys when they are looked at", () => {
  const builder = new ColumnBuilder(SPECS);
  const times = builder.keyedTexts(3);
  builder.extend(6);
  times.fill(0, 2, 7);
  times.fill(2, 1, "never");
  times.fill(3, 1, null);
  times.fill(4, 1, 0);
  times.fill(5, 1, -7);
  const all = builder.build();
  builder.keep(Uint8Array.of(0, 1, 1, 0, 1, 0));
  times.fill(0, 1, 8);
  assertEquals(builder.build().cells("time"), ["at 8", "never", "at 0"]);
  assertEquals(all.cells("time"), ["at 7", "at 7", "never", null, "at 0", "-7"]);
});

Deno.test("ColumnBuilder refuses cells of another type than the column's, and columns it has not", () => {
  const builder = new ColumnBuilder([{ name: "player", type: "text", about: "" }]);
  const message = "Cannot write numbers to column player: its type is text";
  assertThrows(() => builder.numbers(0), TypeError, message);
  assertThrows(() => builder.booleans(0), TypeError, "Cannot write booleans to column player");
  assertThrows(() => builder.keyedTexts(0), TypeError, "Cannot write texts with keys");
  assertThrows(() => builder.texts(1), TypeError, "Cannot write texts to column 1");
  assertEquals(builder.texts(0).all, []);
});

// What newcomers give to a function of tables by mistake: cells of notebooks are not type-checked.
const table = ColumnData.fromRows([{ player: "Ann", net: 3 }]);
const MISTAKES: readonly [title: string, run: () => unknown, says: string][] = [
  ["sortBy", () => sortBy(Promise.resolve(table) as never, "net"), "found a promise: write await"],
  ["groupBy", () => groupBy([{ a: 1 }] as never, "a", {}), "begins with an object with a"],
  ["groupBy", () => groupBy(table, "player", undefined as never), "wanted aggregations such as"],
  ["fromRows", () => ColumnData.fromRows({ a: 1 } as never), "wanted a list of rows, found an obj"],
  ["select", () => table.select("net" as never), 'wanted a list of names, found the text "net"'],
  ["numbers", () => table.numbers("player"), "Cannot read player as numbers, as it holds text"],
  ["handsColumns", () => handsColumns([1] as never), "Cannot find a hand in 1: wanted records"],
  ["playersColumns", () => playersColumns([{ name: "A" }] as never), "in an object with name"],
  ["playersColumns", () => playersColumns(Promise.resolve() as never), "found a promise: write"],
  ["SeriesRecorder.of", () => SeriesRecorder.of(undefined as never), "wanted its config, found"],
];
for (const [title, run, says] of MISTAKES) {
  Deno.test(`${title}() says what it was given by mistake: ${says}`, () => {
    assertThrows(run, TypeError, says);
  });
}
