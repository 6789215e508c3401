import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { parse, stringify } from "@std/toml";
import fc from "fast-check";

type Good = [title: string, text: string, want: unknown];
const GOOD: Good[] = [
  ["underscores in numbers", "a = 10_000", { a: 10_000 }],
  ["dotted keys", "a.b.c = 1", { a: { b: { c: 1 } } }],
  [
    "arrays of tables inside arrays of tables",
    "[[a]]\nn = 1\n[[a.b]]\nx = 1\n[[a.b]]\nx = 2\n",
    { a: [{ n: 1, b: [{ x: 1 }, { x: 2 }] }] },
  ],
  ["inline tables over several lines", "a = [ { x = 1 },\n { x = 2 },\n]", {
    a: [{ x: 1 }, { x: 2 }],
  }],
  ["not-a-number and infinity", "a = nan\nb = -inf", { a: NaN, b: -Infinity }],
  ["a date with its offset", "a = 1979-05-27T07:32:00Z", { a: new Date("1979-05-27T07:32:00Z") }],
  ["a time of day as text", "a = 07:32:00", { a: "07:32:00.000" }],
  ["texts over several lines", 'a = """\none\ntwo"""', { a: "one\ntwo" }],
];
for (const [title, text, want] of GOOD) {
  Deno.test(`parse() reads ${title}`, () => assertEquals(parse(text), want as never));
}

type Bad = [title: string, text: string, message: string];
const BAD: Bad[] = [
  ["a missing value", "a = 1\nb = ", "Parse error on line 2, column 5: invalid value"],
  ["a key given twice", "a = 1\na = 2", "line 2, column 1: trying to redefine"],
  ["an integer past 2^53", "a = 9007199254740993", "line 1, column 5: integer value cannot be"],
  [
    "__proto__ as a key",
    "a.__proto__.b = 1",
    "line 1, column 1: a key may not be called __proto__",
  ],
  ["__proto__ as a table", "[__proto__]\na = 1", "line 1, column 2: a key may not be called"],
  ["an unclosed array", "a = [1,\n2\nb = 3", "line 3, column 1: expected comma"],
  ["an underscore at the end of a number", "a = 1_", "line 1, column 5"],
];
for (const [title, text, message] of BAD) {
  Deno.test(`parse() throws SyntaxError with the place, when it meets ${title}`, () => {
    assertStringIncludes(assertThrows(() => parse(text), SyntaxError).message, message);
  });
}

Deno.test("parse() returns plain objects at every depth", () => {
  const { a } = parse("a = [{ b = 1 }]") as { a: object[] };
  assertEquals(Object.getPrototypeOf(a[0]), Object.prototype);
});

Deno.test("parse() never takes long, when a table has thousands of keys", () => {
  const lines = Array.from({ length: 8_000 }, (_, i) => `key_${i} = ${i}`);
  const start = performance.now();
  assertEquals(Object.keys(parse(lines.join("\n"))).length, 8_000);
  assert(performance.now() - start < 2_000, "time grows with the square of the keys");
});

Deno.test("stringify() throws a TypeError that shows a table, when the root is an array", () => {
  const list = [{ type: "call_bot" }] as unknown as Record<string, unknown>;
  assertThrows(() => stringify(list), TypeError, "such as { bots: [] }");
  assertThrows(() => stringify(null as never), TypeError, "Cannot write null as TOML");
});

Deno.test("parse() always returns what stringify() was given", () => {
  const key = fc.stringMatching(/^[a-z_]{1,8}$/).filter((name) => name !== "constructor");
  const value = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.integer(), fc.boolean(), fc.string(), fc.double({ noNaN: true })),
    node: fc.oneof(
      { maxDepth: 2 },
      tie("leaf"),
      fc.array(tie("leaf"), { maxLength: 3 }),
      fc.dictionary(key, tie("node"), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).node;
  const table = fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true });
  fc.assert(fc.property(table, (tree) => assertEquals(parse(stringify(tree)), tree)));
});
