/**
 * What shows its rows wherever it is looked at.
 *
 * @module
 */
import { DISPLAY, type Displayable, type DisplayBundle } from "../notebook/display.ts";
import type { ColumnData } from "./column_data.ts";

/** Something that collects rows: notebooks and `console.log` show those, not what it is made of. */
export abstract class ShownRows implements Displayable {
  /** The rows so far. */
  abstract get data(): ColumnData;

  /** The first rows as a table of a notebook. */
  [DISPLAY](): DisplayBundle {
    return this.data[DISPLAY]();
  }

  /** The first rows as text, for `console.log`. */
  [Symbol.for("Deno.customInspect")](): string {
    return this.data.toString();
  }
}
