/**
 * What a line says of its player, behind the name.
 *
 * @module
 */
import type { IpokerAction, IpokerPost } from "../ipoker_xml/hand_builder.ts";

/** A line's meaning. Amounts and cards are as they stand in the text. */
export type PlayerLine =
  | { readonly type: "post"; readonly post: IpokerPost; readonly amount: string }
  | { readonly type: "action"; readonly action: IpokerAction; readonly amount: string }
  | { readonly type: "shows"; readonly cards: string }
  | { readonly type: "wins"; readonly amount: string }
  | { readonly type: "absent" };

const POSTS: readonly (readonly [words: string, post: IpokerPost])[] = [
  ["Post SB ", "smallBlind"],
  ["Post BB ", "bigBlind"],
  ["Post Ante ", "ante"],
];

/** `(NF)` marks the amounts that are the player's total on the street. */
const ACTIONS: readonly (readonly [words: string, action: IpokerAction])[] = [
  ["Call ", "call"],
  ["Bet ", "bet"],
  ["Raise (NF) ", "raiseTo"],
  ["Raise ", "raiseBy"],
  ["Allin ", "allIn"],
];

const ALL_IN = "Allin ";

/** Reads what stands behind a name and a colon, or gives null if it is nothing a player does. */
export function readPlayerLine(text: string): PlayerLine | null {
  switch (text) {
    case "Fold":
      return { type: "action", action: "fold", amount: "" };
    case "Check":
      return { type: "action", action: "check", amount: "" };
    case "Mucks":
    case "Shows":
      return { type: "shows", cards: "" };
    case "": // waits for the blinds
      return { type: "absent" };
  }
  for (const [words, post] of POSTS) {
    if (!text.startsWith(words)) continue;
    const rest = text.slice(words.length);
    const amount = rest.startsWith(ALL_IN) ? rest.slice(ALL_IN.length) : rest;
    return isAmount(amount) ? { type: "post", post, amount } : null;
  }
  for (const [words, action] of ACTIONS) {
    if (!text.startsWith(words)) continue;
    const amount = text.slice(words.length);
    return isAmount(amount) ? { type: "action", action, amount } : null;
  }
  if (text.startsWith("wins ")) {
    const amount = text.slice("wins ".length);
    return isAmount(amount) ? { type: "wins", amount } : null;
  }
  if (text.startsWith("Shows [") || text.startsWith("Mucks [")) {
    const end = text.indexOf("]");
    return end < 0 ? null : { type: "shows", cards: text.slice("Shows [".length, end) };
  }
  return /^(?:Sit|Wait)/i.test(text) ? { type: "absent" } : null;
}

function isAmount(text: string): boolean {
  return /^[^0-9\s]{0,6} ?[0-9][0-9.,\s]*[^0-9\s]{0,4}$/.test(text);
}
