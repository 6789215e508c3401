import { assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  bluffChance,
  bluffUnits,
  boldnessOf,
  braveryOf,
  fearOf,
  isTrash,
  MOOD_VALUES,
  type PostflopStreet,
  preflopUnits,
  strengthToBet,
  valueUnits,
} from "../../../engine/bots/_chump_rules.ts";
import { HoleCards } from "../../../engine/cards/mod.ts";
import { readReference } from "../../_support/reference.ts";

interface Vectors {
  readonly chumpFear: { toCall: number; basicRaise: number; fear: number }[];
  readonly chumpThresholds: {
    street: PostflopStreet;
    fear: number;
    actionsThisStreet: number;
    bravery: number;
    boldness: number;
    strength: number;
    bluff: number;
    valueTiers: [threshold: number, units: number][];
    bluffTiers: [chance: number, units: number][];
    foldAboveWhenFacingBet: number;
  }[];
}
const vectors = readReference("vectors/bots.json") as Vectors | undefined;

for (const { toCall, basicRaise, fear } of vectors?.chumpFear ?? []) {
  Deno.test(`fearOf() grows as known, with ${toCall} to call in units of ${basicRaise}`, () => {
    assertEquals(fearOf(toCall, basicRaise), fear);
  });
}

for (const row of vectors?.chumpThresholds ?? []) {
  const title = `${row.street}, fear ${row.fear}, own actions ${row.actionsThisStreet}`;
  Deno.test(`the limits of a ChumpBot are as known, on the ${title}`, () => {
    const caution = row.fear + 5 * row.actionsThisStreet;
    const strength = strengthToBet(row.bravery, row.street, caution);
    const bluff = bluffChance(row.boldness, caution);
    assertAlmostEquals(strength, row.strength, 1e-14);
    assertAlmostEquals(bluff, row.bluff, 1e-14);
    assertAlmostEquals(bluff, row.foldAboveWhenFacingBet, 1e-14);
    row.valueTiers.forEach(([threshold, units], tier) => {
      const more = tier === 0 ? undefined : row.valueTiers[tier - 1][0];
      if (more === undefined || threshold + 1e-9 < more) {
        assertEquals(valueUnits(threshold + 1e-9, strength), units);
      }
      assertEquals(valueUnits(threshold - 1e-9, strength) < units, true);
    });
    row.bluffTiers.forEach(([chance, units]) => {
      assertEquals(bluffUnits(chance * (1 - 1e-9), bluff), units);
      assertEquals(bluffUnits(chance * (1 + 1e-9), bluff) < units, true);
    });
  });
}

Deno.test("braveryOf() and boldnessOf() give nine evenly spaced values", () => {
  const numbers = [...Array(MOOD_VALUES).keys()];
  const hundredths = (value: number) => Math.round(1_000 * value);
  assertEquals(
    numbers.map((number) => hundredths(braveryOf(number))),
    [600, 650, 700, 750, 800, 850, 900, 950, 1000],
  );
  assertEquals(
    numbers.map((number) => hundredths(boldnessOf(number))),
    [1000, 1125, 1250, 1375, 1500, 1625, 1750, 1875, 2000],
  );
});

Deno.test("strengthToBet() always rises and bluffChance() falls, with more caution", () => {
  const number = fc.nat(MOOD_VALUES - 1);
  const street = fc.constantFrom<PostflopStreet>("flop", "turn", "river");
  fc.assert(fc.property(number, street, fc.nat(12), (number, street, caution) => {
    const strength = (caution: number) => strengthToBet(braveryOf(number), street, caution);
    const bluff = (caution: number) => bluffChance(boldnessOf(number), caution);
    return strength(caution) <= strength(caution + 1) && strength(caution) <= 1 &&
      bluff(caution) >= bluff(caution + 1) && bluff(caution) >= 0;
  }));
});

type Case = [holeCards: string, trash: boolean, units: number];
const CASES: Case[] = [
  ["7h2d", true, 0],
  ["2d7h", true, 0],
  ["7h2h", false, 0],
  ["7h3d", true, 0],
  ["7h4d", false, 0],
  ["Th2d", false, 0],
  ["2dTh", false, 0],
  ["2h2d", false, 0],
  ["3h3d", false, 1],
  ["4h4d", false, 2],
  ["6h6d", false, 2],
  ["7h7d", false, 3],
  ["JhJd", false, 3],
  ["QhQd", false, 4],
  ["AhAd", false, 4],
  ["AhKh", false, 0],
];
for (const [cards, trash, units] of CASES) {
  Deno.test(`isTrash() and preflopUnits() judge hole cards, of ${cards}`, () => {
    const holeCards = HoleCards.parse(cards);
    assertEquals(isTrash(holeCards), trash);
    assertEquals(preflopUnits(holeCards), units);
  });
}
