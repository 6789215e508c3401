import { assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { JointMoments } from "@marvin/holdem";

const rows = fc.array(
  fc.tuple(...[0, 1, 2].map(() => fc.double({ min: -1e4, max: 1e4, noNaN: true }))),
);

Deno.test("JointMoments.weighted() has the moments of the weighted sums", () => {
  const weights = [2, 0, -1];
  fc.assert(fc.property(rows, (rows) => {
    const moments = new JointMoments(3);
    for (const row of rows) moments.add(row);
    const values = rows.map((row) => row.reduce((sum, value, at) => sum + weights[at] * value, 0));
    const { count, sum, sumOfSquares } = moments.weighted(weights);
    assertEquals(count, rows.length);
    assertAlmostEquals(sum, values.reduce((all, value) => all + value, 0), 1e-3);
    const squares = values.reduce((all, value) => all + value ** 2, 0);
    assertAlmostEquals(sumOfSquares, squares, 1e-2 + 1e-9 * squares);
  }));
});

Deno.test("JointMoments.merge() gives the same to the last bit however parts are cut", () => {
  fc.assert(fc.property(rows, rows, (some, others) => {
    const whole = new JointMoments(3);
    const [first, second] = [new JointMoments(3), new JointMoments(3)];
    for (const row of [...some, ...others]) whole.add(row);
    for (const row of some) first.add(row);
    for (const row of others) second.add(row);
    const sent = new JointMoments(3);
    sent.importState(JSON.parse(JSON.stringify(second.exportState())));
    sent.merge(first);
    assertEquals(sent.exportState(), whole.exportState());
  }));
});

Deno.test("JointMoments.importState() refuses moments of another size", () => {
  const state = new JointMoments(2).exportState();
  assertThrows(() => new JointMoments(3).importState(state), RangeError, "wanted 19 numbers");
});
