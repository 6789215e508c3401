/**
 * Results as a table of colours: blue won, orange lost, and the deeper the more.
 *
 * @module
 */
import * as Plot from "@observablehq/plot";
import type { Interval } from "@marvin/holdem";
import { PICTURE_WIDTH } from "../notebook/picture_style.ts";
import { textWidth } from "../notebook/text_width.ts";
import type { Figure } from "./_figure.ts";
import { intervalText } from "./_number_text.ts";
import { divergingColor, INK } from "./_palette.ts";
import { labelsWidth, playerLabel } from "./_players.ts";

/** A mean result of a player. */
export interface ResultCell {
  /** The player, whose row it is in. */
  readonly name: string;
  readonly column: string | number;
  readonly value: number;
  readonly interval: Interval | null;
}

/** What is drawn. */
export interface ResultGrid<Cell extends ResultCell> {
  readonly cells: readonly Cell[];
  /** Rows from top to bottom. */
  readonly names: readonly string[];
  readonly columns: readonly (string | number)[];
  /** What the columns are. */
  readonly label: string;
  /** A column's name, where it is not the column itself. */
  readonly columnText?: (column: string, width: number) => string;
  readonly valueText: (cell: Cell) => string;
  /** How deep a colour is, from -1 to 1. */
  readonly shadeOf: (value: number, largest: number) => number;
  /** Marks that lie between colours and numbers. */
  readonly marks?: readonly Plot.Markish[];
  /** Width of the picture in pixels. */
  readonly width: number | undefined;
}

const MARGIN_RIGHT = 16;
/** Smallest size of letters, in pixels, that can be read; intervals that need less are left out. */
const LEAST_SIZE = 7;

/** The plot of a grid, and whether there was room for intervals below the means. */
export function plotGrid<Cell extends ResultCell>(
  grid: ResultGrid<Cell>,
): Pick<Figure, "plot" | "height"> & { readonly hasIntervals: boolean } {
  const { cells, columns, columnText, label, marks = [], names, shadeOf, valueText } = grid;
  const largest = Math.max(...cells.map(({ value }) => Math.abs(value)), 1e-9);
  const marginLeft = labelsWidth(names, grid.width) + 20;
  const width = ((grid.width ?? PICTURE_WIDTH) - marginLeft - MARGIN_RIGHT) / columns.length;
  const sizeOf = (most: number, text: (cell: Cell) => string) =>
    Math.min(most, 0.85 * width / Math.max(...cells.map((cell) => textWidth(text(cell), 1))));
  const cellText = (dy: number, fontSize: number, text: (cell: Cell) => string) =>
    Plot.text(cells, { x: "column", y: "name", text, dy, fontSize, fill: INK });
  const intervalOf = ({ interval }: Cell) => interval === null ? "" : intervalText(interval);
  const intervalSize = sizeOf(10, intervalOf);
  const hasIntervals = intervalSize >= LEAST_SIZE &&
    cells.some(({ interval }) => interval !== null);
  return {
    hasIntervals,
    height: 60 + 46 * names.length,
    plot: {
      marginLeft,
      marginRight: MARGIN_RIGHT,
      marginTop: 8,
      marginBottom: 46,
      x: {
        type: "band",
        label,
        domain: columns,
        labelArrow: "none",
        ...(columnText && { tickFormat: (column: string) => columnText(column, width) }),
        tickSize: 0,
        padding: 0,
      },
      y: {
        label: null,
        domain: names,
        tickFormat: (name: string) => playerLabel(name, grid.width),
        tickSize: 0,
        padding: 0,
      },
      marks: [
        Plot.cell(cells, {
          x: "column",
          y: "name",
          fill: ({ value }: Cell) => divergingColor(shadeOf(value, largest)),
          stroke: "white",
          strokeWidth: 2,
        }),
        ...marks,
        cellText(hasIntervals ? -6 : 0, sizeOf(13, valueText), valueText),
        hasIntervals ? cellText(9, intervalSize, intervalOf) : null,
      ],
      color: { type: "identity" },
    },
  };
}
