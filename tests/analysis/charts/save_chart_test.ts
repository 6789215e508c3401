import { assertEquals, assertGreater, assertRejects } from "@std/assert";
import { finishChart, renderPng, saveChart } from "../../../analysis/charts/mod.ts";

const CHART = finishChart([{ name: "Ann", finishes: [30, 20, 50] }], { width: 400 });

/** Whether this machine has a font; the package that draws finds none in an image without any. */
async function hasFont(): Promise<boolean> {
  try {
    await renderPng(CHART);
    return true;
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    console.log("No font on this machine: the test of pictures is left out");
    return false;
  }
}

Deno.test("saveChart() writes the kind of picture that the name asks for", async () => {
  const folder = Deno.makeTempDirSync();
  try {
    await saveChart(CHART, `${folder}/chart.SVG`);
    assertEquals(Deno.readTextFileSync(`${folder}/chart.SVG`), CHART.svg);
    if (!await hasFont()) return;
    await saveChart(CHART, `${folder}/chart.png`, { scale: 3 });
    const bytes = Deno.readFileSync(`${folder}/chart.png`);
    assertEquals([...bytes.subarray(1, 4)], [..."PNG"].map((letter) => letter.charCodeAt(0)));
    const width = new DataView(bytes.buffer).getUint32(16);
    assertEquals(width, 1200);
    assertGreater(bytes.length, 5_000);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

Deno.test("saveChart() refuses names and scales it cannot use", async () => {
  await assertRejects(() => saveChart(CHART, "chart.pdf"), RangeError, "ends in .svg or .png");
  await assertRejects(() => saveChart(CHART, "no/such/folder/a.svg"), Deno.errors.NotFound);
  await assertRejects(() => saveChart(CHART, "a.png", { scale: 0 }), RangeError, "scale 0");
});
