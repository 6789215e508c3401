/**
 * A finished picture.
 *
 * @module
 */
import { DISPLAY, type Displayable, type DisplayBundle } from "../notebook/display.ts";

/** What a chart is made of. */
export interface ChartParts {
  /** The picture as a complete SVG document. */
  readonly svg: string;
  /** What it shows in words and numbers. */
  readonly text: string;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
}

/**
 * A chart. As the last value of a cell, a notebook shows it as a picture; printed, it says in words
 * what it shows; `saveChart()` writes it to a file.
 */
export class Chart implements Displayable, ChartParts {
  /** The picture as a complete SVG document: white background, no scripts, nothing to fetch. */
  readonly svg: string;
  /** What it shows in words and numbers, for terminals and readers who cannot see it. */
  readonly text: string;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;

  /** Puts a picture and its description together. */
  constructor(parts: ChartParts) {
    this.svg = parts.svg;
    this.text = parts.text;
    this.width = parts.width;
    this.height = parts.height;
  }

  /** The picture for a notebook, and its description where there are no pictures. */
  [DISPLAY](): DisplayBundle {
    return { "image/svg+xml": this.svg, "text/plain": this.text };
  }

  /** The description. */
  toString(): string {
    return this.text;
  }

  /** The description, for `console.log`. */
  [Symbol.for("Deno.customInspect")](): string {
    return this.text;
  }
}
