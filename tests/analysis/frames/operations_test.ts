import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  ColumnData,
  concat,
  describe,
  groupBy,
  leftJoin,
  PlayersRecorder,
  sampleRows,
  SeriesRecorder,
  sortBy,
  type SortKeys,
} from "@marvin/holdem/analysis/frames";

const ROWS = ColumnData.fromRows([
  { player: "Ben", seat: 2, net: 5 },
  { player: "Ann", seat: 1, net: null },
  { player: "Ann", seat: 2, net: -1.5 },
  { player: "Ben", seat: 1, net: 5 },
]);

type SortCase = [title: string, keys: SortKeys, nets: (number | null)[], seats: number[]];
const SORTS: SortCase[] = [
  ["one key, ascending, missing last", "net", [-1.5, 5, 5, null], [2, 2, 1, 1]],
  ["one key, descending, missing last", { net: "descending" }, [5, 5, -1.5, null], [2, 1, 2, 1]],
  ["two keys", ["player", "seat"], [null, -1.5, 5, 5], [1, 2, 1, 2]],
  [
    "two keys in different directions",
    { player: "descending", seat: "ascending" },
    [5, 5, null, -1.5],
    [1, 2, 1, 2],
  ],
];
for (const [title, keys, nets, seats] of SORTS) {
  Deno.test(`sortBy() sorts by ${title}`, () => {
    const sorted = sortBy(ROWS, keys);
    assertEquals([sorted.cells("net"), sorted.cells("seat")], [nets, seats]);
  });
}

type Refusal = [call: () => unknown, says: string];
const REFUSALS: Refusal[] = [
  [() => sortBy(ROWS, "sea"), "Cannot find a column sea"],
  [
    () => sortBy(ROWS, { player: "up" as never }),
    "Cannot sort player by up: wanted one of ascending, descending",
  ],
  [
    () => groupBy(ROWS, "player", { net: "total" as never }),
    "Cannot sum up net by total: wanted one of count, sum, mean, sd, min, median, max, first, last",
  ],
  [() => groupBy(ROWS, "player", { net: ["sum", "avg" as never] }), "Cannot sum up net by avg"],
  [() => groupBy(ROWS, "player", { net: undefined as never }), "Cannot sum up net by undefined"],
  [() => sampleRows(ROWS, NaN), "a number of rows of NaN: wanted a whole number from 0"],
  [() => ROWS.head(-1), "a number of rows of -1"],
  [() => new SeriesRecorder({ cost: NaN }), "Cannot use a cost of NaN: wanted a number from 0"],
  [() => new PlayersRecorder({ prizes: [5, -1] }), "Cannot use a prize of -1"],
  [() => ROWS.take([99]), "Cannot take row 99: there are"],
  [() => ROWS.take([-1]), "Cannot take row -1: there are"],
];
for (const [call, says] of REFUSALS) {
  Deno.test(`Tables refuse what they do not know: ${says}`, () => {
    assertThrows(call, RangeError, says);
  });
}

Deno.test("sampleRows() always takes as many rows as wanted, in their order", () => {
  fc.assert(fc.property(fc.nat(50), fc.nat(60), fc.nat(), (rows, count, seed) => {
    const all = Array.from({ length: rows }, (_, at) => ({ at }));
    const data = ColumnData.fromRows(all, [{ name: "at", type: "integer" }]);
    const cells = sampleRows(data, count, seed).numbers("at");
    return cells.length === Math.min(rows, count) &&
      cells.every((cell, at) => at === 0 || cell > cells[at - 1]);
  }));
});

Deno.test("groupBy() works out everything, without what is missing", () => {
  const groups = groupBy(ROWS, "player", {
    net: ["count", "sum", "mean", "sd", "min", "median", "max", "first", "last"],
    seat: "sum",
  });
  assertEquals([...groups], [
    {
      player: "Ben",
      net_count: 2,
      net_sum: 10,
      net_mean: 5,
      net_sd: 0,
      net_min: 5,
      net_median: 5,
      net_max: 5,
      net_first: 5,
      net_last: 5,
      seat_sum: 3,
    },
    {
      player: "Ann",
      net_count: 1,
      net_sum: -1.5,
      net_mean: -1.5,
      net_sd: null,
      net_min: -1.5,
      net_median: -1.5,
      net_max: -1.5,
      net_first: -1.5,
      net_last: -1.5,
      seat_sum: 3,
    },
  ]);
});

Deno.test("groupBy() keeps keys of different types and missing ones apart", () => {
  const data = ColumnData.fromRows([{ key: "1", n: 1 }, { key: null, n: 2 }, {
    key: "null",
    n: 3,
  }]);
  const groups = groupBy(data, ["key"], { n: "sum" });
  assertEquals(groups.values, [["1", 1], [null, 2], ["null", 3]]);
});

Deno.test("groupBy() takes all rows as one group, when there are no keys", () => {
  assertEquals(groupBy(ROWS, [], { seat: ["sum", "count"] }).values, [[6, 4]]);
  assertEquals(groupBy(ROWS.head(0), [], { seat: "sum" }).values, [[0]]);
  assertEquals(groupBy(ROWS.head(0), "player", { seat: "sum" }).values, []);
});

Deno.test("groupBy() counts booleans as 0 and 1, and refuses to add up text", () => {
  const data = ColumnData.fromRows([{ won: true }, { won: false }, { won: true }]);
  assertAlmostEquals(groupBy(data, [], { won: "mean" }).numbers("won_mean")[0], 2 / 3);
  assertThrows(
    () => groupBy(ROWS, "seat", { player: "sum" }),
    TypeError,
    "player, as it holds text",
  );
  assertEquals(groupBy(ROWS, "seat", { player: "min" }).cells("player_min"), ["Ann", "Ann"]);
});

Deno.test("groupBy() never loses a row or a chip", () => {
  const rows = fc.array(fc.record({ a: fc.string(), b: fc.string(), n: fc.integer() }));
  fc.assert(fc.property(rows, (rows) => {
    if (rows.length === 0) return;
    const groups = groupBy(ColumnData.fromRows(rows), ["a", "b"], { n: ["sum", "count"] });
    const wanted = Map.groupBy(rows, ({ a, b }) => JSON.stringify([a, b]));
    assertEquals(groups.rowCount, wanted.size);
    for (const { a, b, n_sum } of groups) {
      const own = wanted.get(JSON.stringify([a, b]))!;
      assertEquals(n_sum, own.reduce((sum, { n }) => sum + n, 0));
    }
  }));
});

Deno.test("concat() matches columns by name, and their types", () => {
  const more = ColumnData.fromRows([{ net: 2, player: "Cy", won: true }]);
  const all = concat([ROWS, more]);
  assertEquals(all.columns, ["player", "seat", "net", "won"]);
  assertEquals(all.types, ["text", "integer", "number", "boolean"]);
  assertEquals([...all].at(-1), { player: "Cy", seat: null, net: 2, won: true });
  assertEquals(all.cells("won"), [null, null, null, null, true]);
  assertThrows(() => concat([]), RangeError, "no frames");
});

Deno.test("leftJoin() gives a row for each match, and one where there is none", () => {
  const bots = ColumnData.fromRows([{ player: "Ann", bot: "call" }, {
    player: "Ann",
    bot: "fold",
  }]);
  const joined = leftJoin(ROWS.select(["player", "seat"]), bots, "player");
  assertEquals(joined.values, [
    ["Ben", 2, null],
    ["Ann", 1, "call"],
    ["Ann", 1, "fold"],
    ["Ann", 2, "call"],
    ["Ann", 2, "fold"],
    ["Ben", 1, null],
  ]);
  assertThrows(() => leftJoin(ROWS, ROWS, "player"), RangeError, "two columns of the name seat");
});

Deno.test("describe() describes numbers, and leaves out what is missing", () => {
  const [seat, net] = describe(ROWS);
  assertEquals([seat.variable, seat.n, seat.missing, seat.average], ["seat", 4, 0, 1.5]);
  assertEquals([net.n, net.missing, net.minimum, net.q50, net.maximum], [3, 1, -1.5, 5, 5]);
  const nothing = ColumnData.fromRows([], [{ name: "net", type: "number" }]);
  assertEquals([...describe(nothing)][0].average, null);
});
