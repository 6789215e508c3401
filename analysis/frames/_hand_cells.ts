/**
 * Kinds of columns of the table of hands and players.
 *
 * @module
 */
import { type Card, COUNTER_NAMES, type CounterName, formatCards } from "@marvin/holdem";
import type { NumberCells } from "./growing_cells.ts";
import type { HandColumn, HandView } from "./hand_column.ts";

/** A number that is the same for all players of a hand. */
export function sameNumber(
  name: string,
  unit: string,
  about: string,
  of: (view: HandView) => number | null,
): HandColumn {
  return {
    name,
    ...(unit === "" ? { type: "integer" } : { type: "number", unit }),
    about,
    write: (view, columns, at, start) =>
      columns.numbers(at).fill(start, view.players.length, of(view)),
  };
}

/** A text that is the same for all players of a hand. */
export function sameText(
  name: string,
  about: string,
  of: (view: HandView) => string | null,
): HandColumn {
  return {
    name,
    type: "text",
    about,
    write: (view, columns, at, start) =>
      columns.texts(at).fill(start, view.players.length, of(view)),
  };
}

/** A text that is the same for all players of a hand, and mostly in no other hand. */
export function keyedText(
  name: string,
  about: string,
  textOf: (key: number) => string,
  of: (view: HandView) => number | string | null,
): HandColumn {
  return {
    name,
    type: "text",
    about,
    textOf,
    write: (view, columns, at, start) =>
      columns.keyedTexts(at).fill(start, view.players.length, of(view)),
  };
}

/** A text of each player. */
export function textByPlayer(
  name: string,
  about: string,
  of: (view: HandView, player: number) => string | null,
): HandColumn {
  return {
    name,
    type: "text",
    about,
    write(view, columns, at, start) {
      const cells = columns.texts(at);
      const { list } = cells;
      const { players } = view;
      for (let row = 0; row < players.length; row++) {
        list[start + row] = cells.codeOf(of(view, players[row]), players[row]);
      }
    },
  };
}

/** A condition of each player. */
export function booleanByPlayer(
  name: string,
  about: string,
  of: (view: HandView, player: number) => boolean | null,
): HandColumn {
  return {
    name,
    type: "boolean",
    about,
    write(view, columns, at, start) {
      const cells = columns.booleans(at);
      const { players } = view;
      for (let row = 0; row < players.length; row++) {
        cells.set(start + row, of(view, players[row]));
      }
    },
  };
}

type ByPlayer = (view: HandView) => ArrayLike<number> | null;

/** A whole number of each player. */
export function integers(name: string, about: string, of: ByPlayer): HandColumn {
  return {
    name,
    type: "integer",
    about,
    write: (view, columns, at, start) =>
      writeNumbers(view.players, of(view), 1, columns.numbers(at), start),
  };
}

/** Chips of each player. */
export function chips(name: string, about: string, of: ByPlayer): HandColumn {
  return {
    name,
    type: "number",
    unit: "chips",
    about,
    write: (view, columns, at, start) =>
      writeNumbers(view.players, of(view), view.hand.flat.scale, columns.numbers(at), start),
  };
}

/** The column before it in big blinds. */
export function bigBlinds(name: string, of: ByPlayer): HandColumn {
  return {
    name,
    type: "number",
    unit: "bb",
    about: "The same in big blinds",
    write(view, columns, at, start) {
      const { hand: { bigBlind }, players } = view;
      writeNumbers(players, bigBlind > 0 ? of(view) : null, bigBlind, columns.numbers(at), start);
    },
  };
}

/** A counter of each player. */
export function counter(name: CounterName, about: string): HandColumn {
  const place = COUNTER_NAMES.indexOf(name);
  return {
    name,
    type: "integer",
    about,
    write({ players, counters }, columns, at, start) {
      const { list } = columns.numbers(at);
      for (let row = 0; row < players.length; row++) {
        list[start + row] = counters[players[row] * COUNTER_NAMES.length + place];
      }
    },
  };
}

function writeNumbers(
  players: readonly number[],
  numbers: ArrayLike<number> | null,
  divisor: number,
  { list }: NumberCells,
  start: number,
): void {
  for (let row = 0; row < players.length; row++) {
    list[start + row] = numbers === null ? NaN : numbers[players[row]] / divisor;
  }
}

/** Cards as one number: digits to the base 64, of which 0 is no card. */
export function keyOfCards(cards: ArrayLike<number>, count: number): number {
  let key = 0;
  for (let at = 0; at < count; at++) key = 64 * key + cards[at] + 1;
  return key;
}

/** The cards of a {@link keyOfCards}, such as `As Kh`. */
export function textOfCards(key: number): string {
  const cards: Card[] = [];
  for (let rest = key; rest > 0; rest = Math.floor(rest / 64)) cards.unshift(rest % 64 - 1 as Card);
  return formatCards(cards);
}

/** Both cards of each player. */
export function holeCards(name: string, about: string): HandColumn {
  return {
    name,
    type: "text",
    about,
    textOf: textOfCards,
    write({ hand, players }, columns, at, start) {
      const cells = columns.keyedTexts(at);
      for (let row = 0; row < players.length; row++) {
        const known = hand.holeCards(players[row]);
        const key = known === null ? null : keyOfCards(known, 2);
        cells.fill(start + row, 1, key);
      }
    },
  };
}
