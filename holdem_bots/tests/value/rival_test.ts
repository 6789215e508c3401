import { assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { equity, HoleCards } from "@marvin/holdem";
import { shareByOdds, shareByRank } from "../../value/rival.ts";

const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const meetings = fc.array(fc.record({ beaten: chance, present: chance }), { maxLength: 9 });

Deno.test("shareByOdds() is an equal share, when hands are alike", () => {
  for (let others = 1; others <= 9; others++) {
    const alike = new Array(others).fill({ beaten: 0.5, present: 1 });
    assertAlmostEquals(shareByOdds(alike), 1 / (others + 1));
  }
});

Deno.test("shareByOdds() comes near the equity of aces, against up to three random hands", () => {
  const aces = HoleCards.parse("AsAd");
  const share = (others: number): number =>
    equity([aces, ...new Array(others).fill(null)], { samples: 20_000, seed: 7 }).players[0].equity;
  const beaten = share(1);
  for (const others of [2, 3]) {
    assertAlmostEquals(
      shareByOdds(new Array(others).fill({ beaten, present: 1 })),
      share(others),
      0.04,
    );
  }
});

Deno.test("shareByRank() multiplies chances, when there is no luck, and divides the pot by it", () => {
  const both = [{ beaten: 0.5, present: 1 }, { beaten: 0.8, present: 0.5 }];
  assertAlmostEquals(shareByRank(0)(both), 0.5 * 0.9);
  assertAlmostEquals(shareByRank(1)(both), 1 / 2.5);
});

for (const [name, shareOfPot] of [["odds", shareByOdds], ["rank", shareByRank(0.2)]] as const) {
  Deno.test(`The share by ${name} is never out of 0 to 1, nor higher with one more opponent`, () => {
    fc.assert(fc.property(meetings, fc.record({ beaten: chance, present: chance }), (few, more) => {
      const [before, after] = [shareOfPot(few), shareOfPot([...few, more])];
      return after >= 0 && after <= before + 1e-12 && before <= 1;
    }));
    assertEquals(shareOfPot([]), 1);
  });
}
