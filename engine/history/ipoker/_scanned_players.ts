/**
 * The players of a hand that is scanned, and whose line one is.
 *
 * @module
 */
import { type Piece, piece } from "../_byte_text.ts";
import { type FlatHand, LINE_CODES } from "../flat_hand.ts";
import type { ByteCursor } from "./_byte_cursor.ts";
import { type ScannedName, ScannedNames } from "./_scanned_names.ts";

/** Larger tables are left to the reader of records. */
const MOST_PLAYERS = 10;

/** Players with the chips they have at the cursor. Methods tell whether a hand can be. */
export class ScannedPlayers {
  /** How many there are. */
  count = 0;
  /** Chips each has left. */
  readonly behind: Int32Array = new Int32Array(MOST_PLAYERS);
  /** Chips each has in on the street. */
  readonly streetBets: Int32Array = new Int32Array(MOST_PLAYERS);

  /** Street of each player's last fold, or -1. */
  readonly foldStreets: Int8Array = new Int8Array(MOST_PLAYERS);

  private readonly known = new ScannedNames();
  private readonly names: (ScannedName | null)[] = new Array(MOST_PLAYERS).fill(null);
  /** Where a name of each stands in the text. */
  private readonly starts = new Int32Array(MOST_PLAYERS);
  private readonly lengths = new Int32Array(MOST_PLAYERS);
  /** Whose line was found last. */
  private last = 0;

  constructor(private readonly cursor: ByteCursor, private readonly hand: FlatHand) {}

  /** Begins a hand. */
  clear(): void {
    this.count = 0;
    this.last = 0;
  }

  /** Adds a player whose name stands at a place. */
  add(seat: number, start: number, end: number, stack: number, sittingOut: boolean): boolean {
    const at = this.count;
    if (at === MOST_PLAYERS) return false;
    const name = this.known.find(this.cursor.bytes, start, end);
    if (!name.isPlain) return false;
    this.count++;
    this.names[at] = name;
    this.starts[at] = start;
    this.lengths[at] = end - start;
    this.behind[at] = stack;
    this.streetBets[at] = 0;
    this.foldStreets[at] = -1;
    this.hand.addPlayer(seat, name.text, stack, sittingOut);
    return true;
  }

  /** Whether there are two players at least, and no name is taken twice. */
  areDistinct(): boolean {
    const { count, names } = this;
    for (let at = 1; at < count; at++) {
      for (let other = 0; other < at; other++) {
        if (names[at]!.text === names[other]!.text) return false;
      }
    }
    return count >= 2;
  }

  /** Starts the next street. */
  startStreet(): void {
    this.streetBets.fill(0);
  }

  /**
   * The player whose name and these words come next, or -1; the cursor then stands behind them. Where
   * one name begins like a line about another, it may be the wrong player: what is left of the line
   * then fits nothing, and the hand is left to the reader of records.
   */
  find(words: Piece): number {
    const { cursor, count, starts, lengths } = this;
    const { bytes, at } = cursor;
    let player = this.last;
    for (let tried = 0; tried < count; tried++) {
      if (++player >= count) player = 0; // most lines are about the next player
      const length = lengths[player];
      const end = at + length;
      // Names of a table often begin alike, so their ends are looked at first.
      if (bytes[end] !== words.bytes[0] || bytes[end - 1] !== bytes[starts[player] + length - 1]) {
        continue;
      }
      if (!cursor.repeats(starts[player], length) || !cursor.isAt(words, end)) continue;
      cursor.at = end + words.length;
      this.last = player;
      return player;
    }
    return -1;
  }

  /** Whether the name of a player comes next; the cursor then stands behind it. */
  skipName(player: number): boolean {
    if (!this.cursor.repeats(this.starts[player], this.lengths[player])) return false;
    this.cursor.at += this.lengths[player];
    return true;
  }

  /** Adds the line of a fold. */
  fold(street: number, player: number): boolean {
    this.foldStreets[player] = street;
    return this.putIn(street, player, LINE_CODES.fold, 0, false);
  }

  /** Moves chips of a player into the pot, and adds the line. */
  putIn(
    street: number,
    player: number,
    type: number,
    added: number,
    isFlagged: boolean,
    by = 0,
  ): boolean {
    const { behind, streetBets, hand } = this;
    const left = behind[player] - added;
    if (added < 0 || left < 0 || isFlagged !== (added > 0 && left === 0)) return false;
    behind[player] = left;
    streetBets[player] += added;
    hand.addLine(street, player, type, added, streetBets[player], isFlagged, by);
    return true;
  }

  /** Gives a bet back that nobody matched, and adds the line. */
  giveBack(street: number, player: number, amount: number): boolean {
    const { behind, streetBets, hand } = this;
    if (amount <= 0 || streetBets[player] < amount) return false;
    behind[player] += amount;
    streetBets[player] -= amount;
    hand.addLine(street, player, LINE_CODES.uncalled, amount, streetBets[player], false);
    return true;
  }

  /** Chips that all players put in together. */
  get put(): number {
    let sum = 0;
    for (let at = 0; at < this.count; at++) sum += this.hand.stacks[at] - this.behind[at];
    return sum;
  }
}

/** What follows the name in a line about a player. */
export const COLON: Piece = piece(": ");
/** What follows the name of a player who gets something from a pot. */
export const COLLECTS: Piece = piece(" collects ");
