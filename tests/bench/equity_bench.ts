import { CardGroup, OddsCalculator } from "poker-odds-calculator";
import { type Card, DECK_SIZE, equity, HoleCards } from "@marvin/holdem";
import { tallyAllDeals } from "../../engine/evaluator/_deals.ts";

const TEXTS = ["AhAd", "KsKc"];
const HANDS = TEXTS.map((text) => HoleCards.parse(text));

const hands = HANDS.map(({ first, second }) => [first, second] as const);
const deck = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
  .filter((card) => !hands.flat().includes(card));

const EXACT = { group: "exact, heads-up before the flop (1,712,304 boards)" };
Deno.bench("plain enumeration", { ...EXACT, baseline: true }, () => {
  tallyAllDeals({ hands, board: [], deck });
});
Deno.bench("equity()", EXACT, () => {
  equity(HANDS);
});

const SAMPLED = { group: "20,000 random boards, heads-up" };
const groups = TEXTS.map((text) => CardGroup.fromString(text));
Deno.bench("poker-odds-calculator", { ...SAMPLED, baseline: true }, () => {
  OddsCalculator.calculate(groups, undefined, undefined, 20_000);
});
Deno.bench("equity()", SAMPLED, () => {
  equity(HANDS, { samples: 20_000 });
});

const OTHER = { group: "other questions" };
Deno.bench("flop, two known hands (990 boards)", { ...OTHER, baseline: true }, () => {
  equity(["AsAh", "KdQd"], { board: "Td9d2c" });
});
Deno.bench("flop, one unknown hand (1,070,190 deals)", OTHER, () => {
  equity(["AsAh", null], { board: "Td9d2c" });
});
Deno.bench("three known hands before the flop (1,370,754 boards)", OTHER, () => {
  equity(["AsAh", "KdKc", "QsQh"]);
});
Deno.bench("six unknown hands, 20,000 deals", OTHER, () => {
  equity([null, null, null, null, null, null], { samples: 20_000 });
});
