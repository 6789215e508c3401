import { assertEquals } from "@std/assert";
import {
  ProgressDisplay,
  progressText,
  type RunState,
} from "../../../analysis/notebook/_progress_display.ts";

type Case = [state: RunState, done: number, total: number, seconds: number, text: string];
const CASES: readonly Case[] = [
  ["running", 0, 500, 0.2, "SNG: 0 % · 0 of 500 tournaments"],
  ["running", 200, 500, 2, "SNG: 40 % · 200 of 500 tournaments · 4,000 hands/s · 3 s left"],
  ["running", 1, 1000, 1, "SNG: 0 % · 1 of 1,000 tournaments · 40 hands/s · 16 min 39 s left"],
  ["done", 500, 500, 5.04, "SNG: 500 tournaments · 20,000 hands · 5.0 s"],
  ["stopped", 30, 500, 1, "SNG: stopped after 30 of 500 tournaments · 1,200 hands · 1.0 s"],
  ["ended early", 9, 10, 1, "SNG: ended early after 9 of 10 tournaments · 360 hands · 1.0 s"],
];
for (const [state, done, total, seconds, text] of CASES) {
  Deno.test(`progressText() writes "${text}"`, () => {
    const progress = { unit: "tournaments", done, total, hands: 40 * done } as const;
    assertEquals(progressText("SNG", progress, state, seconds), text);
  });
}

/** What a run in this state shows, without the time it took. */
function shownBy(report: (display: ProgressDisplay, controller: AbortController) => void) {
  const shown: [update: boolean | undefined, text: string][] = [];
  const jupyter = {
    display: (bundle: unknown, options?: { update?: boolean }) => {
      const text = (bundle as Record<string, string>)["text/plain"];
      shown.push([options?.update, text.replace(/ · [\d.]+ s$/, "")]);
      return Promise.resolve();
    },
    broadcast: () => Promise.resolve(),
    format: () => Promise.resolve({}),
  };
  const controller = new AbortController();
  report(new ProgressDisplay(jupyter, "", controller.signal), controller);
  return shown;
}

const at = (done: number) => ({ unit: "hands", done, total: 100, hands: done }) as const;

Deno.test("ProgressDisplay shows a run that is over at once in one line", () => {
  assertEquals(shownBy((display) => display.update(at(100))), [[false, "100 hands"]]);
});

Deno.test("ProgressDisplay replaces its line, and leaves the last word to the end", () => {
  const shown = shownBy((display) => {
    display.update(at(0));
    display.update(at(50)); // too soon after the first to be shown
    display.update(at(100));
    display.update(at(100));
    display.finish();
  });
  assertEquals(shown, [[false, "0 % · 0 of 100 hands"], [true, "100 hands"]]);
});

Deno.test("ProgressDisplay says what became of a run that did not reach its end", () => {
  const last = (stop: boolean) =>
    shownBy((display, controller) => {
      display.update(at(40));
      if (stop) controller.abort();
      display.finish();
    }).at(-1)![1];
  assertEquals(last(true), "stopped after 40 of 100 hands");
  assertEquals(last(false), "ended early after 40 of 100 hands");
  assertEquals(shownBy((display) => display.finish()), []);
});
