/** What the kernel makes of cells once `setupNotebook()` has run in it. */
import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStringIncludes,
} from "@std/assert";
import { findKernel } from "../../../analysis/notebook/_kernel_api.ts";
import { setupNotebook } from "../../../analysis/notebook/mod.ts";
import { canStartKernel, type CellResult, DenoKernel } from "../../_support/deno_kernel.ts";

const NOTEBOOKS = new URL("../../../notebooks/", import.meta.url);
const ignore = !await canStartKernel();

const SETUP = `import { setupNotebook } from "@marvin/holdem/analysis";
import { HoleCards, Board, parseConfig, runCashGame, runSngSeries } from "@marvin/holdem";
const notebook = setupNotebook();
notebook.isKernel`;

/** Runs cells one after another in a kernel that has been set up. */
function testCells(
  title: string,
  test: (run: (code: string) => Promise<CellResult>, kernel: DenoKernel) => Promise<void>,
): void {
  Deno.test({
    name: title,
    ignore,
    fn: async () => {
      await using kernel = await DenoKernel.start(NOTEBOOKS);
      const first = await kernel.execute(SETUP);
      assertEquals(resultOf(first), "true");
      await test((code) => kernel.execute(code), kernel);
      assertEquals(kernel.strays, []);
    },
  });
}

function resultOf({ outputs }: CellResult): string | undefined {
  return outputs.find(({ type }) => type === "execute_result")?.content.data["text/plain"];
}

function printed({ outputs }: CellResult, stream = "stdout"): string {
  return outputs.filter(({ type, content }) => type === "stream" && content.name === stream)
    .map(({ content }) => content.text).join("");
}

Deno.test("setupNotebook() changes nothing outside a kernel", () => {
  const { log } = console;
  const notebook = setupNotebook();
  assertEquals([notebook.isKernel, notebook.watch("Run")], [false, {}]);
  assertEquals(console.log, log);
  assertEquals(findKernel(), null);
});

testCells("setupNotebook() finds all that it needs in this version of Deno", async (run) => {
  const found = await run(`const api = await import("../analysis/notebook/_kernel_api.ts");
  api.findKernel() !== null`);
  assertEquals(resultOf(found), "true");
});

testCells("setupNotebook() keeps every result of 60 quick cells", async (run) => {
  for (let cell = 0; cell < 60; cell++) {
    assertEquals(resultOf(await run(`${cell} + 1000`)), String(cell + 1000));
  }
});

testCells("setupNotebook() keeps a thousand lines, in order, in their cell", async (run) => {
  const cell = await run(`for (let n = 0; n < 1000; n++) console.log("line", n); "end"`);
  assertEquals(printed(cell), Array.from({ length: 1000 }, (_, n) => `line ${n}\n`).join(""));
  assertEquals(resultOf(cell), '"end"');
});

testCells("setupNotebook() keeps lines that are printed one at a time", async (run) => {
  const cell = await run(`for (let n = 0; n < 200; n++) {
    console.log(n);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  "end"`);
  assertEquals(printed(cell).trim().split("\n").length, 200);
  assertEquals(resultOf(cell), '"end"');
});

testCells("setupNotebook() keeps the lines before an error, and both streams", async (run) => {
  const cell = await run(`for (let n = 0; n < 200; n++) console.log(n);
  console.error("oh");
  throw new RangeError("Cannot go on");`);
  assertEquals(printed(cell).trim().split("\n").length, 200);
  assertEquals(printed(cell, "stderr"), "oh\n");
  const error = cell.outputs.at(-1)!;
  assertEquals([error.content.ename, error.content.evalue], ["RangeError", "Cannot go on"]);
});

testCells("setupNotebook() shows displays and lines in the order of the code", async (run) => {
  const { outputs } = await run(`console.log("a");
  await Deno.jupyter.display({ "text/plain": "b" }, { raw: true });
  console.log("c");
  await Deno.jupyter.broadcast("stream", { name: "stdout", text: "d" });
  "e"`);
  const texts = outputs.map(({ content }) => content.text ?? content.data["text/plain"]);
  assertEquals(texts, ["a\n", "b", "c\n", "d", '"e"']);
});

testCells("setupNotebook() leaves out what is too large for a notebook", async (run) => {
  const html = await run(`Deno.jupyter.html\`\${"x".repeat(3e6)}\``);
  assertMatch(resultOf(html)!, /^Not shown: this output has 3\.0 MB/);
  const shown = await run(`await Deno.jupyter.display(
    { "text/html": "x".repeat(5e6), "text/plain": "short" }, { raw: true });`);
  assertMatch(shown.outputs[0].content.data["text/plain"], /^short\nNot shown/);
  const lines = printed(await run(`console.log("x".repeat(9e6))`));
  assertLess(lines.length, 2_100_000);
  assertStringIncludes(lines, "(9.0 MB were printed)");
});

testCells("setupNotebook() keeps a result of almost two megabytes", async (run) => {
  const { outputs } = await run(`Deno.jupyter.html\`\${"x".repeat(1_900_000)}\``);
  assertEquals(outputs[0]?.content.data["text/html"].length, 1_900_000);
});

testCells("setupNotebook() shows cards as cards", async (run) => {
  const cell = await run(`console.log([HoleCards.parse("AsKd")]); Board.parse("2c5d9s")`);
  assertEquals(printed(cell), "[ AsKd ]\n");
  assertEquals(resultOf(cell), "2c5d9s");
  assertMatch(cell.outputs.at(-1)!.content.data["text/html"], /2♣.*5♦.*9♠/);
});

testCells("setupNotebook() shows errors that no cell waits for", async (run) => {
  const cell = await run(`Promise.reject(new Error("left alone"));
  setTimeout(() => { throw new Error("in a timer"); }, 5);
  await new Promise((resolve) => setTimeout(resolve, 50));`);
  assertEquals(cell.status, "ok");
  assertStringIncludes(printed(cell, "stderr"), "Not awaited: Error: left alone");
  assertStringIncludes(printed(cell, "stderr"), "Not caught: Error: in a timer");
});

testCells(
  "setupNotebook() may be called again, by a second copy of the module too",
  async (run) => {
    const again = await run(`const copy = await import("../analysis/notebook/setup_notebook.ts?2");
  console.log("once");
  [setupNotebook() === notebook, copy.setupNotebook() === notebook]`);
    assertEquals(printed(again), "once\n");
    assertEquals(resultOf(again), "[ true, true ]");
  },
);

const SERIES = `const config = parseConfig('[game]\\ngame_type = "SitAndGo"\\nbuy_in = 10');`;

testCells("watch() shows how far a run is in one display", async (run) => {
  const { outputs } = await run(`${SERIES}
  await runSngSeries(config, { seed: 1, tournaments: 300, ...notebook.watch("Series") });`);
  const ids = new Set(outputs.flatMap(({ content }) => content.transient?.display_id ?? []));
  assertEquals(ids.size, 1);
  const texts = outputs.filter(({ type }) => type !== "execute_result")
    .map(({ content }) => content.data["text/plain"]);
  assertMatch(texts.at(-1)!, /^Series: 300 tournaments · [\d,]+ hands · \d+\.\d s$/);
});

testCells("watch() lets Stop end a run and keep what was played", async (run, kernel) => {
  let isStopped = false;
  const cell = await kernel.execute(
    `${SERIES}
    const stopped = await runSngSeries(config, { tournaments: 1e6, ...notebook.watch() });
    console.log(stopped.tournamentsPlayed);`,
    ({ content }) => {
      const done = Number(content.data?.["text/plain"].match(/% · ([\d,]+) of/)?.[1]);
      if (isStopped || !(done > 0)) return;
      isStopped = true;
      kernel.interrupt();
    },
  );
  assertEquals(cell.status, "ok");
  const played = Number(printed(cell));
  assertGreater(played, 0);
  assertLess(played, 1e6);
  assert(
    cell.outputs.some(({ content }) =>
      /^stopped after [\d,]+ of 1,000,000/.test(content.data?.["text/plain"])
    ),
  );
  assertEquals(resultOf(await run("stopped.tournamentsPlayed")), String(played));
});

testCells("setupNotebook() keeps the kernel when there is nothing to stop", async (run, kernel) => {
  const waiting = kernel.execute(`await new Promise((resolve) => setTimeout(resolve, 300)); "on"`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  kernel.interrupt();
  const cell = await waiting;
  assertStringIncludes(printed(cell, "stderr"), "Nothing to stop");
  assertEquals(resultOf(cell), '"on"');
  assertEquals(resultOf(await run("6 * 7")), "42");
});
