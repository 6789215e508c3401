/**
 * The fixed words of the project's own text log, encoded once.
 *
 * @module
 */
import { type Piece, piece } from "../_byte_text.ts";

/** Words between names and numbers. */
export const WORDS = {
  game: piece("Game #"),
  startsOn: piece(" starts on "),
  table: piece('\nTable "'),
  tableEnd: piece('" ('),
  maxSeats: piece("-max) Seat #"),
  isButton: piece(" is the button\n"),
  inChips: piece(" in chips)\n"),
  inChipsSittingOut: piece(" in chips) is sitting out\n"),
  holeCards: piece("*** HOLE CARDS ***\n"),
  showDown: piece("*** SHOW DOWN ***\n"),
  summary: piece("*** SUMMARY ***\nTotal pot "),
  rake: piece(" | Rake "),
  board: piece("Board: ["),
  closeLine: piece("]\n"),
  nextCard: piece("] ["),
  lineEnd: piece("\n"),
  allIn: piece(" and is all-in\n"),
  to: piece(" to "),
  uncalled: piece("Uncalled bet ("),
  returnedTo: piece(") returned to "),
  openDescription: piece("] ("),
  closeDescription: piece(")\n"),
  from: piece(" from "),
} as const;

const SEATS: readonly Piece[] = Array.from({ length: 11 }, (_, seat) => piece(`Seat ${seat}: `));

/** The beginning of a line about a seat, such as `Seat 3: `. */
export function seatPiece(seat: number): Piece {
  return SEATS[seat] ?? piece(`Seat ${seat}: `);
}

/** How the line of a street begins, by street index. */
export const STREET_TITLES: readonly string[] = [
  "",
  "*** FLOP *** [",
  "*** TURN *** [",
  "*** RIVER *** [",
];

/** {@link STREET_TITLES}, encoded. */
export const STREET_PIECES: readonly Piece[] = STREET_TITLES.map(piece);

/** The words for a pot: `pot` where there is only one, else `main pot`, `side pot-1`, … */
export function potText(pot: number, lastPot: number): string {
  if (lastPot === 0) return "pot";
  if (pot === 0) return "main pot";
  return lastPot === 1 ? "side pot" : `side pot-${pot}`;
}

/** What a player does, behind his name and a colon, up to the number if there is one. */
export const DEEDS = {
  smallBlind: "posts small blind ",
  bigBlind: "posts big blind ",
  ante: "posts ante ",
  folds: "folds\n",
  checks: "checks\n",
  calls: "calls ",
  bets: "bets ",
  raises: "raises ",
  shows: "shows [",
  mucks: "mucks hand\n",
} as const;

/** Beginnings of lines that are the same in every hand of a player. */
export interface Phrases {
  readonly name: string;
  readonly plain: Piece;
  readonly stack: Piece;
  readonly smallBlind: Piece;
  readonly bigBlind: Piece;
  readonly ante: Piece;
  readonly dealt: Piece;
  readonly folds: Piece;
  readonly checks: Piece;
  readonly calls: Piece;
  readonly bets: Piece;
  readonly raises: Piece;
  readonly shows: Piece;
  readonly mucks: Piece;
  readonly collects: Piece;
  readonly outcome: Piece;
}

/** Names to keep phrases of: far more than play in one run, far fewer than a big archive holds. */
const MOST_NAMES = 4096;

const byName = new Map<string, Phrases>();

/** The phrases of a player. */
export function phrasesOf(name: string): Phrases {
  const known = byName.get(name);
  if (known !== undefined) return known;
  if (byName.size === MOST_NAMES) byName.clear();
  const phrases: Phrases = {
    name,
    plain: piece(name),
    stack: piece(`${name} (`),
    smallBlind: piece(`${name}: ${DEEDS.smallBlind}`),
    bigBlind: piece(`${name}: ${DEEDS.bigBlind}`),
    ante: piece(`${name}: ${DEEDS.ante}`),
    dealt: piece(`Dealt to ${name} [`),
    folds: piece(`${name}: ${DEEDS.folds}`),
    checks: piece(`${name}: ${DEEDS.checks}`),
    calls: piece(`${name}: ${DEEDS.calls}`),
    bets: piece(`${name}: ${DEEDS.bets}`),
    raises: piece(`${name}: ${DEEDS.raises}`),
    shows: piece(`${name}: ${DEEDS.shows}`),
    mucks: piece(`${name}: ${DEEDS.mucks}`),
    collects: piece(`${name} collects `),
    outcome: piece(`${name} `),
  };
  byName.set(name, phrases);
  return phrases;
}
