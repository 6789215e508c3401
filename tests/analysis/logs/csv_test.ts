import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { type Cell, ColumnData } from "@marvin/holdem/analysis/frames";
import { parseCsv, toCsv } from "@marvin/holdem/analysis/logs";

type CellCase = [title: string, cell: Cell, text: string];
const CELLS: CellCase[] = [
  ["a number", -1.5, "-1.5"],
  ["a boolean", true, "true"],
  ["nothing", null, ""],
  ["an empty text", "", '""'],
  ["plain text", "Ann Lee", "Ann Lee"],
  ["a comma", "Lee, Ann", '"Lee, Ann"'],
  ["a quote", 'Ann "Ace"', '"Ann ""Ace"""'],
  ["a line end", "a\nb", '"a\nb"'],
  ["blanks around it", " a ", '" a "'],
  ["text that looks like a number", "12", '"12"'],
  ["leading zeros", "007", '"007"'],
  ["text that looks like a boolean", "true", '"true"'],
  ["a formula", "=1+1", `"'=1+1"`],
  ["a plus", "+49", `"'+49"`],
  ["a minus", "-x", `"'-x"`],
  ["an at", "@sum", `"'@sum"`],
  ["a line end before a formula", "\n=1", `"'\n=1"`],
  ["an apostrophe before a formula", "'=1", `"''=1"`],
  ["an apostrophe", "'tis", "'tis"],
];
for (const [title, cell, text] of CELLS) {
  Deno.test(`toCsv() writes, and parseCsv() reads, ${title}`, () => {
    const data = ColumnData.fromRows([{ first: cell, second: "x" }]);
    const csv = toCsv(data);
    assertEquals(csv, `first,second\r\n${text},x\r\n`);
    assertEquals(parseCsv(csv).values, data.values);
  });
}

const anyCell = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^[=+@'",\r\n\t a1-]{0,4}$/),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
);

Deno.test("parseCsv() always reads what toCsv() writes, when columns hold text", () => {
  const text = anyCell.map((cell) =>
    typeof cell === "string" || cell === null ? cell : String(cell)
  );
  const rows = fc.array(fc.tuple(text, text), { minLength: 1 });
  fc.assert(fc.property(rows, (rows) => {
    const data = ColumnData.fromRows(rows.map(([a, b]) => ({ a, b })));
    assertEquals(parseCsv(toCsv(data)).values, data.values);
    const single = data.select(["a"]);
    assertEquals(parseCsv(toCsv(single)).values, single.values);
  }));
});

Deno.test("parseCsv() always reads what toCsv() writes, when columns hold numbers or booleans", () => {
  const number = fc.option(
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
  );
  const rows = fc.array(fc.tuple(number, fc.option(fc.boolean())), { minLength: 1 });
  fc.assert(fc.property(rows, (rows) => {
    const cells = rows.map(([net, won]) => ({ net: net === null ? null : net + 0, won }));
    const data = ColumnData.fromRows(cells);
    const read = parseCsv(toCsv(data));
    assertEquals([read.values, read.types], [data.values, data.types]);
  }));
});

type ReadCase = [title: string, text: string, columns: string[], values: Cell[][]];
const READ: ReadCase[] = [
  ["a byte order mark and blanks in the header", "\ufeff name ,net\nAnn,5\n", ["name", "net"], [[
    "Ann",
    5,
  ]]],
  ["no line end at the end", "a,b\n1,", ["a", "b"], [[1, null]]],
  ["empty lines", "a,b\r\n\r\n1,2\r\n\r\n", ["a", "b"], [[1, 2]]],
  ["old line ends", "a\r1\r2\r", ["a"], [[1], [2]]],
  ["a header alone", "a,b\n", ["a", "b"], []],
  ["numbers that would lose digits", "id\n12345678901234567890\n", ["id"], [[
    "12345678901234567890",
  ]]],
  ["leading zeros", "id\n007\n1\n", ["id"], [["007"], ["1"]]],
  ["nothing", "", [], []],
];
for (const [title, text, columns, values] of READ) {
  Deno.test(`parseCsv() reads ${title}`, () => {
    const data = parseCsv(text);
    assertEquals([data.columns, data.values], [columns, values]);
  });
}

type BadCase = [title: string, text: string, message: string];
const BAD: BadCase[] = [
  ["a quote that is not closed", 'a\n"x', "the quote at 2 is never closed"],
  ["text after a quote", 'a\n"x"y', "wanted a comma after 4, found y"],
  ["a short line", "a,b\n1", "Cannot read row 1 of a CSV text: wanted 2 fields, found 1"],
  ["a long line", "a\n1\n1,2", "row 2"],
];
for (const [title, text, message] of BAD) {
  Deno.test(`parseCsv() refuses ${title}`, () => {
    assertThrows(() => parseCsv(text), SyntaxError, message);
  });
}

Deno.test("parseCsv() refuses two columns of one name", () => {
  assertThrows(() => parseCsv("a,a\n"), RangeError, "two columns of the name a");
});
