/**
 * Cases about random numbers and shuffling.
 *
 * @module
 */
import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import { canonicalSeed, createPrng, Dealer, type Prng, shuffle } from "@marvin/holdem";
import type { CaseChecks } from "./_case.ts";

/** Checks of the kinds that are about chance alone. */
export const RANDOM_CHECKS: CaseChecks = { "rng": checkStreams, "shuffle-test": checkShuffle };

/**
 * What reports about generators come down to, whatever the generator: a stream can be had again and
 * continued, depends on nothing but its seed and purpose, and leaves `Math.random` alone.
 */
function checkStreams(): void {
  const numbers = (prng: Prng) => Array.from({ length: 8 }, () => prng.int32());
  const builtin = Math.random;
  assertEquals(numbers(createPrng("seed", "a")), numbers(createPrng("seed", "a")));
  assertEquals(Math.random, builtin);
  const others = [createPrng("seed", "b"), createPrng("seed2", "a"), createPrng("0", "a")];
  for (const other of others) {
    assertNotEquals(numbers(other), numbers(createPrng("seed", "a")));
  }
  assertEquals(canonicalSeed(7), canonicalSeed("7"));
  assertThrows(() => canonicalSeed(NaN), RangeError);
  for (const [odd, shown] of [["\n", "\\n"], ["\x1b[31m", "\\u001b[31m"], ["\x9b", "\\u009b"]]) {
    assertThrows(() => canonicalSeed(`a${odd}b`), RangeError, `found "a${shown}b"`);
  }
  assertThrows(() => canonicalSeed({} as string), RangeError, "found object");
  const played = new Dealer(createPrng("seed", "cards"), 6);
  for (let hand = 0; hand < 5; hand++) played.shuffle();
  const continued = new Dealer(createPrng("seed", "cards"), 6);
  continued.skip(4);
  continued.shuffle();
  const cards = (dealer: Dealer) => Array.from({ length: 17 }, (_, at) => dealer.cardAt(at));
  assertEquals(cards(continued), cards(played));
}

interface ShuffleTest {
  /** Things to shuffle; every order of them is counted. */
  readonly n: number;
  readonly trials: number;
}

function checkShuffle(
  { n, trials }: ShuffleTest,
  expect: { readonly chiSquareMax: number; readonly df?: number },
): void {
  const prng = createPrng("1", "orders");
  const counts = new Map<string, number>();
  for (let trial = 0; trial < trials; trial++) {
    const list = Array.from({ length: n }, (_, item) => item);
    shuffle(list, prng);
    const order = list.join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const orders = Array.from({ length: n }, (_, item) => item + 1).reduce((a, b) => a * b, 1);
  assertEquals(counts.size, orders);
  if (expect.df !== undefined) assertEquals(orders - 1, expect.df);
  const usual = trials / orders;
  let chiSquare = 0;
  for (const count of counts.values()) chiSquare += (count - usual) ** 2 / usual;
  assertEquals(chiSquare < expect.chiSquareMax, true, `chi-square is ${chiSquare}`);
}
