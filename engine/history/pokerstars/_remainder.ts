/**
 * What may follow a player's name in a line of PokerStars.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import { LineScanner } from "../_line_scanner.ts";
import type { StreetActionType } from "../record.ts";
import { readAmount, skipSymbol } from "./_amount.ts";

/** Posts as they are worded; `bothBlinds` is a big blind together with a dead small blind. */
export type PostWords = "smallBlind" | "bigBlind" | "bothBlinds" | "ante" | "straddle";

/** Kinds of remainder. */
export type RemainderKind =
  | "post"
  | "action"
  | "show"
  | "muck"
  | "collection"
  | "cashOut"
  | "finish"
  | "bounty";

/** Reads remainders of lines. */
export class Remainder {
  private readonly scanner = new LineScanner();

  // What the last remainder that was read says.
  kind: RemainderKind = "action";
  post: PostWords = "ante";
  action: StreetActionType = "fold";
  /** Chips posted, called, bet, collected or paid; for a raise the increment. */
  amount = 0;
  /** Street total of a raise. */
  to = 0;
  /** Fee of a cash-out. */
  fee = 0;
  allIn = false;
  /** Cards shown, by a fold as well. */
  cards: readonly Card[] = [];
  /** Words for the hand shown. */
  description = "";
  pot = 0;
  place = 0;
  /** Prize of a place, if the line names one; what a bounty adds to the winner's own. */
  prize: number | undefined = undefined;
  /** Who was knocked out. */
  eliminated = "";

  /** @param scale What 1 stands for: 1 for whole chips, 100 for cents. */
  constructor(private readonly scale: number) {}

  /** Reads the remainder that begins at a place of a line; false if it is none as a whole. */
  read(line: string, at: number): boolean {
    const { scanner } = this;
    scanner.open(line, at);
    if (scanner.skip(": ")) return this.readDeed(line.charCodeAt(at + 2));
    if (scanner.skip(" collected ")) return this.readCollection();
    if (scanner.skip(" cashed out the hand for ")) return this.readCashOut();
    if (scanner.skip(" finished the tournament in ")) return this.readFinish();
    if (scanner.skip(" wins ")) return this.readWin();
    return false;
  }

  private readDeed(firstLetter: number): boolean {
    const { scanner } = this;
    this.allIn = false;
    this.cards = [];
    switch (firstLetter) {
      case F:
        return scanner.skip("folds") && this.isAction("fold") && this.skipFoldedCards() &&
          this.isEnd();
      case C:
        if (scanner.skip("checks")) return this.isAction("check") && this.isEnd();
        return scanner.skip("calls ") && this.isAction("call") && this.readChips();
      case B:
        return scanner.skip("bets ") && this.isAction("bet") && this.readChips();
      case R:
        return scanner.skip("raises ") && this.isAction("raise") && this.readRaise();
      case P:
        return scanner.skip("posts ") && this.readPost();
      case S:
        return scanner.skip("shows ") && this.readShow();
      case M:
        return scanner.skip("mucks ") && this.readMuck();
      default:
        return false;
    }
  }

  private isAction(action: StreetActionType): true {
    this.kind = "action";
    this.action = action;
    this.amount = 0;
    return true;
  }

  private readRaise(): boolean {
    const { scanner } = this;
    this.amount = readAmount(scanner, this.scale);
    this.to = scanner.skip(" to ") ? readAmount(scanner, this.scale) : -1;
    return this.amount >= 0 && this.to > 0 && this.isEnd();
  }

  private readPost(): boolean {
    const { scanner } = this;
    this.kind = "post";
    if (scanner.skip("small blind ")) this.post = "smallBlind";
    else if (scanner.skip("big blind ") || scanner.skip("button blind ")) this.post = "bigBlind";
    else if (scanner.skip("small & big blinds ")) this.post = "bothBlinds";
    else if (scanner.skip("straddle ")) this.post = "straddle";
    else if (scanner.skip("the ante ") || scanner.skip("ante ")) this.post = "ante";
    else return false;
    return this.readChips(0);
  }

  private readChips(least = 1): boolean {
    this.amount = readAmount(this.scanner, this.scale);
    return this.amount >= least && this.isEnd();
  }

  /** The end of an action: all-in, cap, lost connection. */
  private isEnd(): boolean {
    const { scanner } = this;
    this.allIn = scanner.skip(" and is all-in");
    if (scanner.skip(" and has reached the ")) {
      if (readAmount(scanner, this.scale) < 0 || !scanner.skip(" cap")) return false;
    }
    scanner.skip(" (disconnect)");
    return scanner.done;
  }

  private skipFoldedCards(): boolean {
    const { scanner } = this;
    if (scanner.skip(" ")) {
      const cards = scanner.cards(2) ?? scanner.cards(1);
      if (cards === null) return scanner.skip("(disconnect)");
      this.cards = cards;
    }
    return true;
  }

  private readShow(): boolean {
    const { scanner } = this;
    const cards = this.readShownCards();
    if (cards === null) return false;
    this.kind = "show";
    this.cards = cards;
    this.description = "";
    if (scanner.done) return true;
    if (!scanner.skip(" (")) return false;
    const { rest } = scanner;
    // With brackets in the words a second reading with a longer name could fit.
    if (rest.search(/[()]/) !== rest.length - 1 || !rest.endsWith(")")) return false;
    this.description = rest.slice(0, -1);
    return true;
  }

  /** Some exports tell the cards that are mucked. */
  private readMuck(): boolean {
    const { scanner } = this;
    this.kind = "muck";
    if (scanner.skip("hand")) return scanner.done;
    this.cards = scanner.cards(2) ?? [];
    return this.cards.length > 0 && scanner.done;
  }

  /** Both cards or one; some exports write the other one as well, as `XX`. */
  private readShownCards(): Card[] | null {
    const { scanner } = this;
    const cards = scanner.cards(2) ?? scanner.cards(1);
    if (cards !== null || !scanner.skip("[")) return cards;
    scanner.skip("XX ");
    const card = scanner.card();
    if (card < 0) return null;
    scanner.skip(" XX");
    return scanner.skip("]") ? [card as Card] : null;
  }

  private readCollection(): boolean {
    const { scanner } = this;
    this.kind = "collection";
    this.amount = readAmount(scanner, this.scale);
    if (this.amount < 0 || !scanner.skip(" from ")) return false;
    if (scanner.skip("pot") || scanner.skip("main pot") || scanner.skip("Main pot")) this.pot = 0;
    else if (scanner.skip("side pot") || scanner.skip("Side pot")) {
      this.pot = scanner.skip("-") || scanner.skip(" #") ? scanner.integer() : 1;
    } else return false;
    return this.pot >= 0 && scanner.done;
  }

  private readCashOut(): boolean {
    const { scanner } = this;
    this.kind = "cashOut";
    this.amount = readAmount(scanner, this.scale);
    this.fee = scanner.skip(" | Cash Out Fee ") ? readAmount(scanner, this.scale) : 0;
    return this.amount >= 0 && this.fee >= 0 && scanner.done;
  }

  /** `3rd place`, with or without ` and received $29.23.`; tickets are left out. */
  private readFinish(): boolean {
    const { scanner } = this;
    this.kind = "finish";
    this.prize = undefined;
    this.place = scanner.integer();
    const hasSuffix = scanner.skip("st") || scanner.skip("nd") || scanner.skip("rd") ||
      scanner.skip("th");
    if (this.place < 1 || !hasSuffix || !scanner.skip(" place")) return false;
    if (scanner.skip(" and received ")) this.prize = readPrize(scanner);
    return true;
  }

  private readWin(): boolean {
    const { scanner } = this;
    if (scanner.skip("the tournament")) {
      this.kind = "finish";
      this.place = 1;
      this.prize = scanner.skip(" and receives ") ? readPrize(scanner) : undefined;
      return true;
    }
    this.kind = "bounty";
    scanner.skip("the ");
    const amount = readPrize(scanner);
    scanner.skip(" bounty");
    if (amount === undefined) return false;
    if (!scanner.skip(" for eliminating ") && !scanner.skip(" for splitting the elimination of ")) {
      return false;
    }
    this.amount = amount;
    this.prize = undefined;
    const name = scanner.upToLast(OWN_BOUNTY);
    this.eliminated = name ?? scanner.rest;
    if (name === null) return true;
    this.prize = readPrize(scanner);
    return this.prize !== undefined;
  }
}

const OWN_BOUNTY = " and their own bounty increases by ";

/** Letters by which deeds begin. */
const [B, C, F, M, P, R, S] = Array.from("bcfmprs", (letter) => letter.charCodeAt(0));

/** Reads money in cents, or points and chips as they are. */
export function readPrize(scanner: LineScanner): number | undefined {
  const prize = readAmount(scanner, skipSymbol(scanner) === undefined ? 1 : 100);
  return prize >= 0 ? prize : undefined;
}
