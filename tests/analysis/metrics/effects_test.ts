import { assert, assertAlmostEquals, assertEquals, assertStringIncludes } from "@std/assert";
import { parseConfig, runSngSeries } from "@marvin/holdem";
import {
  compareGroups,
  placeEffects,
  seatWinsTest,
  summarizeSample,
  welchTest,
} from "@marvin/holdem/analysis/metrics";

const A = [1, 2, 3, 4];
const B = [2, 2, 4];
const C = [9, 11, 10, 12, 8];

Deno.test("compareGroups() tests each group against all values of the others", () => {
  const groups = [["a", A], ["b", B], ["c", C]] as const;
  const { effects, tests } = compareGroups(
    groups.map(([label, values]) => ({ label, sample: summarizeSample(values) })),
  );
  assertEquals(tests, 3);
  const others = [[...B, ...C], [...A, ...C], [...A, ...B]];
  effects.forEach((effect, at) => {
    const wanted = welchTest(summarizeSample(groups[at][1]), summarizeSample(others[at]))!;
    assertAlmostEquals(effect.difference!, wanted.difference, 1e-12);
    assertAlmostEquals(effect.p!, wanted.p, 1e-12);
    assert(effect.adjustedP! >= effect.p!);
  });
});

Deno.test("compareGroups() says how many groups would stand out by luck", () => {
  const sample = summarizeSample([1, 2, 3]);
  const groups = Array.from({ length: 10 }, (_, at) => ({ label: `Seat ${at + 1}`, sample }));
  assertStringIncludes(compareGroups(groups).note, "10 groups were tested: at 5 % about 0.5");
});

Deno.test("compareGroups() tests nothing, when there is nothing to compare with", () => {
  const { effects, tests, note } = compareGroups([{ label: "a", sample: summarizeSample(A) }]);
  assertEquals([tests, note], [0, "Too few results to compare."]);
  assertEquals([effects[0].mean, effects[0].p, effects[0].adjustedP], [2.5, null, null]);
  assertEquals(compareGroups([]).effects, []);
});

Deno.test("placeEffects() and seatWinsTest() read the seats of a series", async () => {
  const config = parseConfig(
    '[game]\ngame_type = "SitAndGo"\nnum_seats = 3\nbuy_in = 10\nrandomize_seats = true\n' +
      "starting_chips = 100",
  );
  const { playerResults } = await runSngSeries(config, { seed: 3, tournaments: 90 });
  const { bySeat } = playerResults[0];
  const { effects } = placeEffects(bySeat);
  assertEquals(effects.map(({ label }) => label), ["Seat 1", "Seat 2", "Seat 3"]);
  assertEquals(effects.map(({ count }) => count), bySeat.map(({ tournaments }) => tournaments));
  assertAlmostEquals(effects[1].mean!, bySeat[1].netProfit / bySeat[1].tournaments, 1e-12);
  const all = playerResults.flatMap((player) => player.bySeat);
  assertEquals(seatWinsTest(all)!.df, 2);
  assertEquals(seatWinsTest(bySeat.slice(0, 1)), null);
});
