import { assertEquals } from "@std/assert";
import { isWhole, scaleOf } from "../../../engine/history/_amount_scale.ts";

const CASES: [title: string, amounts: number[], isMoney: boolean, want: number | undefined][] = [
  ["is 1 for whole chips", [50, 100, 10_000], false, 1],
  ["is 1 for no amount", [], false, 1],
  ["is 100 for money without cents", [5, 10], true, 100],
  ["is 100 for cents, one or two digits of them", [516.95, 3059.2, 1000], false, 100],
  ["is 100 for cents with the noise of doubles", [0.1 + 0.2, 37.2800000000001], false, 100],
  ["is larger for parts of a cent", [0.125], true, 10_000],
  ["is larger for coins", [0.00001234], false, 100_000_000],
  ["is missing for a third", [1 / 3], false, undefined],
  ["is missing where nothing is exact any more", [2 ** 53], false, undefined],
];
for (const [title, amounts, isMoney, want] of CASES) {
  Deno.test(`scaleOf() ${title}`, () => assertEquals(scaleOf(amounts, isMoney), want));
}

Deno.test("isWhole() overlooks noise and nothing else", () => {
  assertEquals([3, 305920.00000000006, 0.5, 2.99, 1e300].map(isWhole), [
    true,
    true,
    false,
    false,
    false,
  ]);
});
