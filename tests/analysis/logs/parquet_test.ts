import { assertEquals, assertRejects, assertThrows } from "@std/assert";
import { ColumnData } from "@marvin/holdem/analysis/frames";
import { ParquetFile, readParquet, toParquet } from "@marvin/holdem/analysis/logs";

const DATA = ColumnData.fromRows([
  { player: 'Ann, "Ä"', net: 2 ** 53 - 1, rate: 0.1, won: true },
  { player: null, net: null, rate: null, won: null },
  { player: "", net: -7, rate: -1e300, won: false },
]);

/** Gives a path to a test, and removes the file afterwards. */
async function withFile(test: (path: string) => Promise<void>): Promise<void> {
  const path = Deno.makeTempFileSync({ suffix: ".parquet" });
  try {
    await test(path);
  } finally {
    Deno.removeSync(path);
  }
}

Deno.test("readParquet() reads what toParquet() writes", () =>
  withFile(async (path) => {
    toParquet(DATA, path);
    const read = await readParquet(path);
    assertEquals([read.columns, read.types, read.values], [DATA.columns, DATA.types, DATA.values]);
  }));

Deno.test("readParquet() reads a table without rows", () =>
  withFile(async (path) => {
    toParquet(DATA.head(0), path);
    const read = await readParquet(path);
    assertEquals([read.columns, read.types, read.rowCount], [DATA.columns, DATA.types, 0]);
  }));

Deno.test("ParquetFile takes rows piece by piece, and columns in any order", () =>
  withFile(async (path) => {
    {
      using file = new ParquetFile(path, DATA.list);
      file.write(DATA);
      file.write(DATA.head(0));
      file.write(DATA.select(["won", "rate", "net", "player"]).head(1));
      file.close(); // closing twice does no harm
    }
    assertEquals((await readParquet(path)).values, [...DATA.values, DATA.values[0]]);
  }));

Deno.test("toParquet() refuses a cell that is not of the type of its column", () =>
  withFile((path) => {
    const net = { name: "net", type: "integer" as const };
    const wrong = (cell: string | number) => ColumnData.fromRows([{ net: cell }], [net]);
    assertThrows(() => toParquet(wrong(0.5), path), TypeError, "Cannot write 0.5 to net");
    assertThrows(() => toParquet(wrong("x"), path), TypeError, "wanted a cell of type integer");
    return Promise.resolve();
  }));

Deno.test("readParquet() refuses what is no Parquet file", () =>
  withFile(async (path) => {
    await Deno.writeTextFile(path, "player,net\n");
    await assertRejects(() => readParquet(path), Error, "parquet");
  }));
