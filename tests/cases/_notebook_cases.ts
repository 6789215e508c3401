/**
 * Cases about notebooks: what cells show, and what a kernel does with the modules they import.
 *
 * @module
 */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { finishChart, roiChart } from "@marvin/holdem/analysis";
import { ColumnData } from "@marvin/holdem/analysis/frames";
import { DISPLAY } from "../../analysis/notebook/display.ts";
import { canStartKernel, DenoKernel } from "../_support/deno_kernel.ts";
import { readNotebook } from "../_support/notebook.ts";
import { readSources } from "../_support/source_rules.ts";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of the kinds that are about notebooks. */
export const NOTEBOOK_CHECKS: CaseChecks = {
  "cell": checkCell,
  "cells": checkReload,
  "chart": checkOrder,
};

const ROOT = new URL("../../", import.meta.url);
const FOLDER = new URL("notebooks/", ROOT);
const SETUP = `import { setupNotebook } from "@marvin/holdem/analysis"; setupNotebook();`;

async function checkCell({ code }: { readonly code: string }, expect: Expectations): Promise<void> {
  if (code.startsWith("show(")) {
    const frame = ColumnData.fromRows([{ player: "Ann", net: 5 }]);
    checkKinds(Object.keys(frame[DISPLAY]()), expect);
  } else if (code.startsWith("roiChart(")) {
    const chart = roiChart([{ tournament: 1, player: "Ann", cost: 10, prize: 30 }]);
    // Our charts are pictures, which front ends show where they show HTML.
    const kinds = Object.keys(chart[DISPLAY]()).map((kind) =>
      kind.replace("image/svg+xml", "text/html")
    );
    checkKinds(kinds, expect);
  } else if (code.startsWith("await ")) await checkResult(expect);
  else checkTests(expect);
}

function checkKinds(kinds: readonly string[], expect: Expectations): void {
  for (const [key, wanted] of Object.entries(expect)) {
    if (key === "noThrow") continue; // we would not be here
    for (const kind of wanted as readonly string[]) {
      if (key === "mimeIncludes") assert(kinds.includes(kind), `${kind} is not shown`);
      else if (key === "mimeExcludes") assert(!kinds.includes(kind), `${kind} is shown`);
      else unknownExpectation(key);
    }
  }
}

/** A cell that waits and ends with a value: the kernel on its own loses most of those. */
async function checkResult({ outputPresent }: Expectations): Promise<void> {
  if (!await canStartKernel()) return skip();
  await using kernel = await DenoKernel.start(FOLDER);
  await kernel.execute(SETUP);
  for (let cell = 0; cell < 5; cell++) {
    const wait = `await new Promise((resolve) => setTimeout(resolve, 300)); "summary"`;
    const { outputs } = await kernel.execute(wait);
    assertEquals(outputs.some(({ type }) => type === "execute_result"), outputPresent);
  }
}

/** What cells import registers no tests, which the kernel would run. */
function checkTests({ noDenoTestInModTree }: Expectations): void {
  const sources = [...readSources(ROOT, ["mod.ts", "engine", "analysis"])];
  assert(sources.length > 100);
  const found = sources.filter(([, text]) => /^\s*Deno\.test\(/m.test(text)).map(([path]) => path);
  assertEquals(found.length === 0, noDenoTestInModTree, found.join(", "));
}

/** A changed file is read again under a new name, and the first notebook says so. */
async function checkReload(_input: unknown, { documented }: Expectations): Promise<void> {
  const notebook = new URL("01_first_steps.ipynb", FOLDER);
  const text = readNotebook(notebook).cells.flatMap(({ source }) => source).join("");
  assertEquals(text.includes(`import("../my_bots.ts?v=2")`), documented);
  if (!await canStartKernel()) return skip();
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    await using kernel = await DenoKernel.start(FOLDER);
    await kernel.execute(SETUP);
    const version = async (name: string) => {
      const code = `console.log((await import("file://${name}")).version)`;
      const { outputs } = await kernel.execute(code);
      return outputs.map(({ content }) => content.text).join("");
    };
    await Deno.writeTextFile(file, "export const version = 1;");
    assertStringIncludes(await version(file), "1");
    await Deno.writeTextFile(file, "export const version = 2;");
    assertStringIncludes(await version(`${file}?v=2`), "2");
  } finally {
    await Deno.remove(file);
  }
}

/** Places follow their numbers, and bots the order in which they are given. */
function checkOrder({ x }: { readonly x: readonly string[] }, expect: Expectations): void {
  const finishes = Array.from({ length: 10 }, (_, place) => x.includes(String(place + 1)) ? 1 : 0);
  const names = ["Zoe", "Ann", "Max"];
  const { svg, text } = finishChart(names.map((name) => ({ name, finishes })));
  const places = [...text.split("\n")[1].matchAll(/(\d+)\w\w 33\.3 %/g)];
  assertEquals(places.map(([, place]) => Number(place)), expect.axisOrder);
  const order = [...svg.matchAll(/>(Zoe|Ann|Max)</g)].map(([, name]) => name);
  assertEquals(order.slice(-names.length), names);
}

function skip(): void {
  console.log("No kernel can be started here, its cells are not run");
}
