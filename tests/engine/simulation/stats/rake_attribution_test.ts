import { assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  attributeRake,
  RAKE_ATTRIBUTIONS,
  type RakeAttribution,
} from "../../../../engine/simulation/stats/mod.ts";
import { readReference } from "../../../_support/reference.ts";

type Fractions = Record<string, string>;

interface AttributionVector {
  name: string;
  rake: number;
  dealt: string[];
  contributed: Record<string, number>;
  winners: Record<string, number>;
  byDealt: Fractions;
  byContributed: Fractions;
  byWeightedContributed: Fractions;
  byWinner: Fractions;
}

const vectors = readReference("vectors/rake.json") as
  | { attribution: AttributionVector[] }
  | undefined;

function parseFraction(text: string): number {
  const [top, bottom] = text.split("/").map(Number);
  return top / bottom;
}

for (const vector of vectors?.attribution ?? []) {
  const wanted: Record<RakeAttribution, Fractions> = {
    dealt: vector.byDealt,
    contributed: vector.byContributed,
    weightedContributed: vector.byWeightedContributed,
    winner: vector.byWinner,
  };
  for (const method of RAKE_ATTRIBUTIONS) {
    Deno.test(`attributeRake() by ${method}: ${vector.name}`, () => {
      const parts = attributeRake({
        rake: vector.rake,
        contributed: vector.dealt.map((name) => vector.contributed[name] ?? 0),
        won: vector.dealt.map((name) => vector.winners[name] ?? 0),
      }, method);
      vector.dealt.forEach((name, at) =>
        assertAlmostEquals(parts[at], parseFraction(wanted[method][name]), 1e-12)
      );
    });
  }
}

Deno.test("attributeRake() always shares out the whole rake", () => {
  const chips = fc.array(fc.nat(1_000), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(chips, fc.nat(50), fc.constantFrom(...RAKE_ATTRIBUTIONS), (put, rake, method) => {
      const contributed = [...put, 1]; // somebody has put something in
      const won = contributed.map((_, at) => at === 0 ? 7 : 0);
      const parts = attributeRake({ rake, contributed, won }, method);
      assertAlmostEquals(parts.reduce((sum, part) => sum + part, 0), rake, 1e-9);
    }),
  );
});

Deno.test("attributeRake() charges nothing where there is no rake", () => {
  const hand = { rake: 0, contributed: [2, 0], won: [0, 0] };
  for (const method of RAKE_ATTRIBUTIONS) assertEquals(attributeRake(hand, method), [0, 0]);
});
