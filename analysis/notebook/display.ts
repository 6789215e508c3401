/**
 * How a value tells a notebook what to show.
 *
 * @module
 */

/** Name of the method by which a value shows itself in a notebook. */
export const DISPLAY: unique symbol = Symbol.for("Jupyter.display") as never;

/** One output in several forms by media type, such as `text/html`; the notebook takes the richest. */
export type DisplayBundle = Readonly<Record<string, string>>;

/** A value that a notebook shows in its own way. */
export interface Displayable {
  /** Makes what is shown; always holds `text/plain`. */
  [DISPLAY](): DisplayBundle;
}

/** Text without the characters that XML cannot hold; each of them becomes �. */
export function printableText(text: string): string {
  // deno-lint-ignore no-control-regex
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, "\ufffd");
}

/** Writes text so that HTML and SVG show it as it is. */
export function escapeMarkup(text: string): string {
  return printableText(text)
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
