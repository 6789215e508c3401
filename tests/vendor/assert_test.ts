import * as assertions from "@std/assert";
import {
  assert,
  assertEquals,
  AssertionError,
  assertRejects,
  assertThrows,
  equal,
} from "@std/assert";

class Seat {
  constructor(readonly stack: number) {}
}
const bare = (fields: object): object => Object.assign(Object.create(null), fields);
const loop = (): { self?: unknown } => {
  const value: { self?: unknown } = {};
  value.self = value;
  return value;
};

type Pair = [title: string, a: unknown, b: unknown, isEqual: boolean];
const PAIRS: Pair[] = [
  ["NaN and NaN", NaN, NaN, true],
  ["0 and -0", 0, -0, true],
  ["1 and its text", 1, "1", false],
  ["null and undefined", null, undefined, false],
  ["nested objects", { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  ["key order", { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ["undefined and missing", { a: undefined }, {}, false],
  ["undefined under different keys", { a: undefined }, { b: undefined }, false],
  ["symbol keys", { [Symbol.iterator]: 1 }, { [Symbol.iterator]: 2 }, false],
  ["plain object and one of no prototype", { a: 1 }, bare({ a: 1 }), true],
  ["array and object", [], {}, false],
  ["arrays of different length", [1, 2], [1], false],
  ["hole and missing item", new Array(1), [], false],
  ["instances of one class", new Seat(5), new Seat(5), true],
  ["instance and plain object", new Seat(5), { stack: 5 }, false],
  ["dates", new Date(5), new Date(5), true],
  ["different dates", new Date(5), new Date(6), false],
  ["invalid dates", new Date(NaN), new Date(NaN), true],
  ["patterns", /a/g, /a/g, true],
  ["patterns of other flags", /a/g, /a/i, false],
  ["sets of objects", new Set([{ a: 1 }, { a: 2 }]), new Set([{ a: 2 }, { a: 1 }]), true],
  ["a set that would match one item twice", new Set([{}, {}]), new Set([{}, { a: 1 }]), false],
  ["maps", new Map([[{ k: 1 }, [1]]]), new Map([[{ k: 1 }, [1]]]), true],
  ["maps with other values", new Map([["k", 1]]), new Map([["k", 2]]), false],
  ["typed arrays", Float64Array.of(1, NaN), Float64Array.of(1, NaN), true],
  ["typed arrays of other kinds", Uint8Array.of(1), Int8Array.of(1), false],
  ["buffers", Uint8Array.of(1, 2).buffer, Uint8Array.of(1, 3).buffer, false],
  ["data views", new DataView(new ArrayBuffer(2)), new DataView(new ArrayBuffer(2)), true],
  ["errors", new RangeError("a"), new RangeError("a"), true],
  ["errors with other words", new RangeError("a"), new RangeError("b"), false],
  ["errors of other classes", new RangeError("a"), new TypeError("a"), false],
  ["cycles", loop(), loop(), true],
  ["big integers", { n: 10n }, { n: 10n }, true],
  ["boxed texts", new String("a"), new String("b"), false],
];
for (const [title, a, b, isEqual] of PAIRS) {
  Deno.test(`equal() tells whether ${title} are the same`, () => {
    assert(equal(a, b) === isEqual);
    assert(equal(b, a) === isEqual);
  });
}

type Holds = [name: string, holds: () => void, fails: () => void, message: string];
const HOLDS: Holds[] = [
  ["assert", () => assert(1), () => assert(0, "no chips"), "no chips"],
  ["assertFalse", () => assertions.assertFalse(0), () => assertions.assertFalse(1, "x"), "x"],
  ["assertEquals", () => assertEquals([1], [1]), () => assertEquals([1], [2], "pot"), "+   [ 2 ]"],
  [
    "assertNotEquals",
    () => assertions.assertNotEquals({ a: 1 }, { a: 2 }),
    () => assertions.assertNotEquals({ a: 1 }, { a: 1 }),
    "not to be: { a: 1 }",
  ],
  [
    "assertStrictEquals",
    () => assertions.assertStrictEquals("a", "a"),
    () => assertions.assertStrictEquals<unknown>([1], [1]),
    "not reference-equal",
  ],
  [
    "assertStrictEquals of zeros",
    () => assertions.assertStrictEquals(NaN, NaN),
    () => assertions.assertStrictEquals(0, -0),
    "not strictly equal",
  ],
  [
    "assertNotStrictEquals",
    () => assertions.assertNotStrictEquals<unknown>([], []),
    () => assertions.assertNotStrictEquals(1, 1),
    "strictly equal to: 1",
  ],
  [
    "assertAlmostEquals",
    () => assertions.assertAlmostEquals(0.1 + 0.2, 0.3),
    () => assertions.assertAlmostEquals(1, 1.1, 0.01),
    'greater than "0.01"',
  ],
  [
    "assertMatch",
    () => assertions.assertMatch("river", /v/g),
    () => assertions.assertMatch("river", /x/),
    'to match: "/x/"',
  ],
  [
    "assertNotMatch",
    () => assertions.assertNotMatch("river", /x/),
    () => assertions.assertNotMatch("river", /v/),
    'to not match: "/v/"',
  ],
  [
    "assertExists",
    () => assertions.assertExists(0),
    () => assertions.assertExists(null),
    'actual: "null"',
  ],
  [
    "assertInstanceOf",
    () => assertions.assertInstanceOf(new RangeError(), Error),
    () => assertions.assertInstanceOf(new Seat(1), Error),
    'instance of "Error" but was "Seat"',
  ],
  [
    "assertNotInstanceOf",
    () => assertions.assertNotInstanceOf(new Seat(1), Error),
    () => assertions.assertNotInstanceOf(new RangeError(), Error),
    'not be an instance of "Error"',
  ],
  [
    "assertStringIncludes",
    () => assertions.assertStringIncludes("river", "ive"),
    () => assertions.assertStringIncludes("river", "turn"),
    'to contain: "turn"',
  ],
  [
    "assertArrayIncludes",
    () => assertions.assertArrayIncludes([{ a: 1 }, { a: 2 }], [{ a: 2 }]),
    () => assertions.assertArrayIncludes([1], [1, 3]),
    "missing: [ 3 ]",
  ],
  [
    "assertObjectMatch",
    () => assertions.assertObjectMatch({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 1 } }),
    () => assertions.assertObjectMatch({ a: { b: 1 } }, { a: { b: 2 } }),
    "+   { a: { b: 2 } }",
  ],
  [
    "assertObjectMatch of arrays",
    () => assertions.assertObjectMatch({ a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }] }),
    () => assertions.assertObjectMatch({ a: 1 }, { z: 1 }),
    "Values are not equal",
  ],
  [
    "assertGreater",
    () => assertions.assertGreater(2, 1),
    () => assertions.assertGreater(1, 1),
    "1 > 1",
  ],
  [
    "assertGreaterOrEqual",
    () => assertions.assertGreaterOrEqual(1, 1),
    () => assertions.assertGreaterOrEqual(NaN, 1),
    "NaN >= 1",
  ],
  ["assertLess", () => assertions.assertLess(1, 2), () => assertions.assertLess(1, 1), "1 < 1"],
  [
    "assertLessOrEqual",
    () => assertions.assertLessOrEqual(1, 1),
    () => assertions.assertLessOrEqual(2, 1),
    "2 <= 1",
  ],
];
for (const [name, holds, fails, message] of HOLDS) {
  Deno.test(`${name}() throws with both values, when it does not hold`, () => {
    holds();
    const error = assertThrows(fails, AssertionError);
    assert(error.message.includes(message), error.message);
  });
}

Deno.test("fail(), unreachable() and unimplemented() always throw", () => {
  assertThrows(() => assertions.fail("a"), AssertionError, "Failed assertion: a");
  assertThrows(() => assertions.unreachable("b"), AssertionError, "Unreachable: b");
  assertThrows(() => assertions.unimplemented("c"), AssertionError, "Unimplemented: c");
});

const boom = () => {
  throw new RangeError("Cannot seat 11 players");
};
type Throwing = [title: string, check: () => unknown, message: string];
const THROWING: Throwing[] = [
  ["nothing is thrown", () => assertThrows(() => 1), "to throw"],
  ["the class differs", () => assertThrows(boom, TypeError), 'instance of "TypeError"'],
  ["the message differs", () => assertThrows(boom, RangeError, "12"), 'to include "12"'],
  ["no error object is thrown", () =>
    assertThrows(() => {
      throw 1;
    }, Error), "non-Error"],
];
for (const [title, check, message] of THROWING) {
  Deno.test(`assertThrows() fails, when ${title}`, () => {
    assertThrows(check, AssertionError, message);
  });
}

Deno.test("assertThrows() returns the error, when it fits", () => {
  assert(assertThrows(boom, RangeError, "11 players") instanceof RangeError);
  assert(assertThrows(boom) instanceof RangeError);
});

Deno.test("assertRejects() returns the reason, and fails when there is none", async () => {
  const error = await assertRejects(() => Promise.reject(new TypeError("no")), TypeError, "no");
  assert(error instanceof TypeError);
  await assertRejects(() => assertRejects(() => Promise.resolve(1)), AssertionError, "to reject");
  await assertRejects(() => assertRejects(boom), AssertionError, "throws when expected to reject");
});
