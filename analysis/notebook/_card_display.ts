/**
 * Cards that show themselves as cards.
 *
 * @module
 */
import { Board, type Card, formatCard, HoleCards } from "@marvin/holdem/cards";
import { DISPLAY, type DisplayBundle } from "./display.ts";

/** Suits as signs, in four colours so that flushes are seen at once; readable on any background. */
export const SUITS: Readonly<Record<string, readonly [sign: string, color: string]>> = {
  c: ["♣", "#007a3d"],
  d: ["♦", "#0057b8"],
  h: ["♥", "#c8102e"],
  s: ["♠", "#222222"],
};

/** One card as a small picture in HTML. */
export function cardHtml(card: Card): string {
  const text = formatCard(card);
  const [sign, color] = SUITS[text[1]];
  return `<span style="display:inline-block;min-width:1.7em;padding:1px 3px;margin:1px;` +
    `border:1px solid #999999;border-radius:4px;background:white;color:${color};` +
    `font:600 15px/1.3 sans-serif;text-align:center">${text[0]}${sign}</span>`;
}

/** Teaches hole cards and boards to show themselves in notebooks and in `console.log`. */
export function installCardDisplay(): void {
  install(HoleCards.prototype, ({ first, second }) => [first, second]);
  install(Board.prototype, ({ cards }) => cards);
}

function install<Value extends HoleCards | Board>(
  prototype: Value,
  cardsOf: (value: Value) => readonly Card[],
): void {
  const methods = {
    [DISPLAY](this: Value): DisplayBundle {
      const html = cardsOf(this).map(cardHtml).join("");
      return { "text/html": html, "text/plain": `${this}` };
    },
    [Symbol.for("Deno.customInspect")](this: Value): string {
      return `${this}`;
    },
  };
  for (const key of Object.getOwnPropertySymbols(methods)) {
    const value = methods[key as keyof typeof methods];
    Object.defineProperty(prototype, key, { value, configurable: true });
  }
}
