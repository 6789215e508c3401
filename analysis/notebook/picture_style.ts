/**
 * What charts and tables of hands have in common as pictures.
 *
 * @module
 */

/** Fonts to take the first of that a reader has. */
export const FONT = "'DejaVu Sans', Verdana, system-ui, sans-serif";

/** Width of a picture in pixels, where nobody says. */
export const PICTURE_WIDTH = 760;

/** Cuts a text that has more characters than fit, with an ellipsis in place of the rest. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}
