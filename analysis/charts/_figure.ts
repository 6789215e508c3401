/**
 * Draws a plot with heading, legend and note as one SVG document.
 *
 * @module
 */
/// <reference lib="dom" />
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { escapeMarkup } from "../notebook/display.ts";
import { FONT, PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { textWidth, wrapText } from "../notebook/text_width.ts";
import { Chart } from "./chart.ts";
import type { ChartOptions } from "./chart_options.ts";
import { INK, SOFT_INK } from "./_palette.ts";

/** One entry of a legend. */
export interface LegendEntry {
  readonly label: string;
  readonly color: string;
}

/** What a chart shows, before its options are applied. */
export interface Figure {
  readonly title: string;
  /** The note: sample size, meaning of bands and bars. */
  readonly caption: string;
  readonly legend?: readonly LegendEntry[];
  /** Lines that say in words and numbers what the picture shows. */
  readonly summary: readonly string[];
  /** Height of the plot where the options do not say. */
  readonly height: number;
  /** The plot; size, document and style are added. */
  readonly plot: Plot.PlotOptions;
}

// A page of its own: a global `document` would make other packages take Deno for a browser.
const { document } = parseHTML("<html><body></body></html>");
const PADDING = 16;
const BOLD = `font-weight="bold"`;

/**
 * Draws a figure.
 *
 * @throws {RangeError} If width or height is out of range.
 */
export function drawFigure(figure: Figure, options: ChartOptions): Chart {
  const { title = figure.title, subtitle = "" } = options;
  const caption = (options.caption ?? figure.caption).trim();
  const width = sizeOf("width", options.width ?? PICTURE_WIDTH, 300);
  const plotHeight = sizeOf("height", options.height ?? figure.height, 80);
  const parts: string[] = [];
  let y = PADDING;
  const write = (text: string, size: number, style: string) => {
    for (const line of wrapText(text, size, width - 2 * PADDING, style.startsWith(BOLD))) {
      y += size;
      parts.push(
        `<text x="${PADDING}" y="${y}" font-size="${size}" ${style}>${escapeMarkup(line)}</text>`,
      );
      y += size * 0.4;
    }
  };
  write(title, 17, `${BOLD} fill="${INK}"`);
  write(subtitle, 13, `fill="${SOFT_INK}"`);
  y = drawLegend(figure.legend ?? [], width, y, parts) + 8;
  parts.push(drawPlot(figure.plot, width, plotHeight, y));
  y += plotHeight + 4;
  write(caption, 11, `fill="${SOFT_INK}"`);
  const height = Math.ceil(y + PADDING / 2);
  const label = escapeMarkup([title, ...figure.summary].join("\n"));
  return new Chart({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
      `font-family="${FONT}" color="${INK}" role="img" style="max-width:100%;height:auto">\n` +
      `<title>${label}</title>\n` +
      `<rect width="100%" height="100%" fill="white"/>\n${parts.join("\n")}\n</svg>\n`,
    text: [title, subtitle, ...figure.summary, caption].filter((line) => line !== "").join("\n"),
    width,
    height,
  });
}

function drawLegend(
  entries: readonly LegendEntry[],
  width: number,
  top: number,
  parts: string[],
): number {
  if (entries.length === 0) return top;
  let x = PADDING;
  let y = top + 8;
  for (const { label, color } of entries) {
    const needed = 18 + textWidth(label, 12) + 14;
    if (x > PADDING && x + needed > width - PADDING) {
      x = PADDING;
      y += 18;
    }
    parts.push(
      `<rect x="${x}" y="${y}" width="12" height="12" fill="${color}"/>` +
        `<text x="${x + 17}" y="${y + 10.5}" font-size="12" fill="${INK}">` +
        `${escapeMarkup(label)}</text>`,
    );
    x += needed;
  }
  return y + 14;
}

function drawPlot(options: Plot.PlotOptions, width: number, height: number, y: number): string {
  const plot = Plot.plot({
    ...options,
    document: document as unknown as Document,
    width,
    height,
    className: "plot",
    style: { fontSize: "12px", fontFamily: "inherit", background: "none" },
  });
  // The rules of the sheet are for a page; a picture needs none of them, and not all that read
  // pictures understand them.
  plot.querySelector("style")?.remove();
  plot.setAttribute("y", String(y));
  // No eye can see the seventh digit of a place; shorter numbers halve the picture. What is written
  // between the tags stays as it is.
  return plot.outerHTML.replace(
    /<[^>]*>/g,
    (tag) => tag.replace(/-?\d+\.\d{3,}/g, (number) => String(+(+number).toFixed(2))),
  );
}

function sizeOf(name: "width" | "height", value: number, least: number): number {
  if (typeof value === "number" && value >= least && value <= 4000) return Math.round(value);
  throw new RangeError(`Cannot draw a ${name} of ${value} pixels: wanted from ${least} to 4000`);
}
