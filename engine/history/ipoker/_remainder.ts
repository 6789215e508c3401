/**
 * What may follow a player's name in a line of the project's own text log.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import { LineScanner } from "../_line_scanner.ts";
import type { BlindType, StreetActionType } from "../record.ts";

/** Reads remainders of lines. Each `is…` tells whether the remainder is one of its kind, whole. */
export class Remainder {
  private readonly scanner = new LineScanner();

  // What the last remainder that was read says.
  post: BlindType = "ante";
  action: StreetActionType = "fold";
  /** Chips posted, called, bet or collected; for a raise the increment. */
  amount = 0;
  /** Street total of a raise. */
  to = 0;
  allIn = false;
  /** Cards shown; none for a mucked hand. */
  cards: readonly Card[] = [];
  /** Words for the hand shown. */
  description = "";
  pot = 0;
  /** The words for the pot, such as `side pot-1`. */
  potWords = "";

  /** Starts to read the remainder that begins at a place of a line. */
  open(line: string, at: number): void {
    this.scanner.open(line, at);
  }

  /** `: posts big blind 20`. */
  readonly isPost = (): boolean => {
    const { scanner } = this;
    if (!scanner.skip(": posts ")) return false;
    if (scanner.skip("small blind ")) this.post = "smallBlind";
    else if (scanner.skip("big blind ")) this.post = "bigBlind";
    else if (scanner.skip("ante ") || scanner.skip("the ante ")) this.post = "ante";
    else return false;
    return this.isAmount();
  };

  /** `: folds`, `: checks`, `: calls 20`, `: bets 20`, `: raises 20 to 40`. */
  readonly isAction = (): boolean => {
    const { scanner } = this;
    if (!scanner.skip(": ")) return false;
    this.amount = 0;
    this.allIn = false;
    if (scanner.skip("folds")) this.action = "fold";
    else if (scanner.skip("checks")) this.action = "check";
    else if (scanner.skip("calls ")) {
      this.action = "call";
      return this.isAmount();
    } else if (scanner.skip("bets ")) {
      this.action = "bet";
      return this.isAmount();
    } else if (scanner.skip("raises ")) {
      this.action = "raise";
      this.amount = scanner.integer();
      this.to = scanner.skip(" to ") ? scanner.integer() : 0;
      this.allIn = scanner.skip(" and is all-in");
      return this.amount > 0 && this.to > this.amount && scanner.done;
    } else return false;
    return scanner.done;
  };

  /** `: shows [As Kd] (high card Ace)` or `: mucks hand`. */
  readonly isShow = (): boolean => {
    const { scanner } = this;
    if (scanner.skip(": mucks hand")) {
      this.cards = [];
      this.description = "";
      return scanner.done;
    }
    const cards = scanner.skip(": shows ") ? scanner.cards(2) : null;
    if (cards === null || !scanner.skip(" (")) return false;
    const { rest } = scanner;
    // With brackets in the words a second reading with a longer name could fit.
    if (rest.search(/[()]/) !== rest.length - 1 || !rest.endsWith(")")) return false;
    this.cards = cards;
    this.description = rest.slice(0, -1);
    return true;
  };

  /** ` collects 40 from pot`, or as the summary and other rooms word it, ` collected 40 from pot`. */
  readonly isCollection = (): boolean => {
    const { scanner } = this;
    if (!scanner.skip(" collects ") && !scanner.skip(" collected ")) return false;
    this.amount = scanner.integer();
    if (this.amount < 0 || !scanner.skip(" from ")) return false;
    this.potWords = scanner.rest;
    if (scanner.skip("pot") || scanner.skip("main pot")) this.pot = 0;
    else if (!scanner.skip("side pot")) return false;
    else this.pot = scanner.skip("-") ? scanner.integer() : 1;
    return this.pot >= 0 && scanner.done;
  };

  private isAmount(): boolean {
    const { scanner } = this;
    this.amount = scanner.integer();
    this.allIn = scanner.skip(" and is all-in");
    return this.amount > 0 && scanner.done;
  }
}
