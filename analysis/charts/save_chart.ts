/**
 * Charts as files.
 *
 * @module
 */
import { foundText } from "../metrics/checks.ts";
import type { Chart } from "./chart.ts";

/** What can be written to a file: a chart, or one moment of a hand. */
export type Picture = Pick<Chart, "svg">;

/** Options of {@link saveChart}. */
export interface SaveChartOptions {
  /** Pixels of a PNG for each pixel of the chart, above 0 to 8; 2 where left out. */
  readonly scale?: number;
}

/**
 * Writes a chart to a file, as SVG or PNG by the ending of its name. The text of a PNG needs a font
 * on this machine; an SVG finds its fonts where it is looked at.
 *
 * @param chart The chart, or a step of a hand.
 * @param path File to write, which ends in `.svg` or `.png`; its folder must exist.
 * @throws {RangeError} If the name ends in something else, or the scale is out of range.
 * @throws {TypeError} If there is no picture.
 * @throws {Deno.errors.NotFound} If the folder does not exist, or a PNG finds no font.
 *
 * @example
 * ```ts
 * import { finishChart, saveChart } from "@marvin/holdem/analysis";
 * import { assertEquals } from "@std/assert";
 *
 * const folder = Deno.makeTempDirSync();
 * const chart = finishChart([{ name: "Ann", finishes: [30, 20, 50] }]);
 * await saveChart(chart, `${folder}/finishes.svg`);
 * assertEquals(Deno.readTextFileSync(`${folder}/finishes.svg`), chart.svg);
 * ```
 */
export async function saveChart(
  chart: Picture,
  path: string | URL,
  options: SaveChartOptions = {},
): Promise<void> {
  checkPicture(chart);
  const ending = String(path).match(/\.\w+$/)?.[0].toLowerCase();
  if (ending === ".svg") return await Deno.writeTextFile(path, chart.svg);
  if (ending === ".png") return await Deno.writeFile(path, await renderPng(chart, options));
  throw new RangeError(`Cannot save a chart as ${path}: wanted a name that ends in .svg or .png`);
}

/**
 * Draws a chart as PNG.
 *
 * @returns The bytes of the file.
 * @throws {RangeError} If the scale is out of range.
 * @throws {Deno.errors.NotFound} If this machine has no font.
 */
export async function renderPng(
  chart: Picture,
  options: SaveChartOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  checkPicture(chart);
  const { scale = 2 } = options;
  if (!(scale > 0 && scale <= 8)) {
    throw new RangeError(`Cannot draw at scale ${scale}: wanted from above 0 to 8`);
  }
  // Loaded here, as it is a program for this processor that only pictures in files need.
  const { Resvg } = await import("@resvg/resvg-js");
  const draw = (svg: string, zoom: number) =>
    new Resvg(svg, {
      fitTo: { mode: "zoom", value: zoom },
      font: {
        loadSystemFonts: true,
        defaultFontFamily: "DejaVu Sans",
        sansSerifFamily: "DejaVu Sans",
      },
    }).render();
  // Without a font, text is left out and nobody says so.
  const letter = draw(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">' +
      '<text y="18" font-family="sans-serif">M</text></svg>',
    1,
  );
  if (letter.pixels.every((value) => value === 0)) {
    throw new Deno.errors.NotFound(
      "Cannot write the text of a PNG as no font is installed: " +
        "install one, such as the package fonts-dejavu-core, or save the chart as .svg",
    );
  }
  return new Uint8Array(draw(chart.svg, scale).asPng());
}

function checkPicture(chart: Picture): void {
  if (typeof chart?.svg === "string") return;
  throw new TypeError(
    `Cannot save a picture: wanted a chart, or a step of showHand(record).steps, found ${
      foundText(chart)
    }`,
  );
}
