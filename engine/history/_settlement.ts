/**
 * Who gets what at the end of a replayed hand, and whether the record says so.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import { evaluate7 } from "../evaluator/mod.ts";
import { type HandRunner, holeCardsOf } from "../hand/mod.ts";
import { type Chips, MAX_SEATS } from "../types.ts";
import type { HandHistoryRecord } from "./record.ts";
import type { RecordException } from "./record_problem.ts";
import type { Replayer } from "./_replayer.ts";

/** The end of a hand. Lists of chips are by seat. */
export class Settlement {
  /** Chips each seat got from each pot, after rake. */
  readonly payouts: Chips[][];
  /** Rake of each pot, or null where it cannot be told. */
  readonly rakes: readonly Chips[] | null;
  /** What the room did by other rules. */
  readonly exceptions: Set<RecordException> = new Set();

  private readonly hand: HandRunner;
  /** Whether the record tells from which pot each collection is. */
  private readonly isLocated: boolean;

  /** @param replayer A replayer that has played to the end. */
  constructor(private readonly record: HandHistoryRecord, private readonly replayer: Replayer) {
    const { hand } = replayer;
    this.hand = hand;
    const { count, amount } = hand.pots;
    this.payouts = Array.from({ length: count }, () => noChips());
    const lastPot = record.collections.reduce((last, { pot }) => Math.max(last, pot), 0);
    this.isLocated = count === 1 || lastPot === count - 1;
    this.rakes = rakesOf(record, [...amount].slice(0, count), this.isLocated);
    if (record.otherBoards !== undefined) this.exceptions.add("runItTwice");
    this.checkUncalled();
    this.checkPots();
    if (this.isLocated && this.rakes !== null) this.settleEachPot(this.rakes);
    else this.settleTotals();
  }

  /** Chips a seat has at the end. */
  stack(seat: number): Chips {
    const before = this.hand.round.stack[seat] - this.hand.won(seat);
    return this.payouts.reduce((sum, payout) => sum + payout[seat], before);
  }

  private checkUncalled(): void {
    const { hand, record, replayer } = this;
    const found = record.streetActions.flat().filter(({ type }) => type === "uncalled");
    const stated = found.map(({ playerName, amount }) => `${amount} to ${playerName}`).join(", ");
    const due = hand.uncalledSeat < 0 ? "" : `${hand.uncalled} to ${hand.names[hand.uncalledSeat]}`;
    if (stated === due) return;
    replayer.report("uncalled", `uncalled are ${due || "no chips"}, found ${stated || "none"}`);
  }

  private checkPots(): void {
    const { hand, record, replayer } = this;
    const amounts = [...hand.pots.amount].slice(0, hand.pots.count);
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    if (total !== record.totalPot) {
      replayer.report("pots", `the pots make up ${total}, found ${record.totalPot}`);
    }
    const stated = record.pots?.map(({ amount }) => amount);
    if (stated === undefined || stated.length <= 1 || `${stated}` === `${amounts}`) return;
    replayer.report("pots", `the pots are ${amounts.join(", ")}, found ${stated.join(", ")}`);
  }

  /** The record tells who got what from which pot. */
  private settleEachPot(rakes: readonly Chips[]): void {
    const { hand, record, payouts } = this;
    const isRunTwice = record.otherBoards !== undefined;
    for (let pot = 0; pot < hand.pots.count; pot++) {
      const net = hand.pots.amount[pot] - rakes[pot];
      const stated = noChips();
      for (const { playerName, amount, pot: from } of record.collections) {
        const seat = this.replayer.seatOf(playerName);
        const isFromHere = hand.pots.count === 1 || from === pot;
        if (isFromHere && seat >= 0) stated[seat] += amount;
        else if (isFromHere) this.reportWinner(playerName, pot);
      }
      const shares = isRunTwice ? null : this.bestShares(pot, net);
      payouts[pot] = this.settle(stated, shares, pot);
      if (isRunTwice) this.checkRuns(pot);
    }
  }

  /** The record tells only who got how much from all pots together. */
  private settleTotals(): void {
    const { hand, record, payouts } = this;
    const stated = noChips();
    for (const { playerName, amount } of record.collections) {
      const seat = this.replayer.seatOf(playerName);
      if (seat >= 0) stated[seat] += amount;
      else this.reportWinner(playerName, 0);
    }
    const shares = Array.from(
      payouts,
      (_, pot) => record.otherBoards ? null : this.bestShares(pot, hand.pots.amount[pot]),
    );
    if (shares.every((share) => share !== null)) {
      const due = noChips().map((_, seat) => shares.reduce((sum, share) => sum + share[seat], 0));
      this.checkTotals(stated, due);
    }
    // From the last pot on, so that what the house took is missing from the main pot.
    for (let pot = payouts.length - 1; pot >= 0; pot--) {
      let left = hand.pots.amount[pot];
      for (let seat = 0; seat < MAX_SEATS; seat++) {
        if ((hand.pots.eligible[pot] >> seat & 1) === 0) continue;
        const most = shares[pot]?.[seat] ?? left;
        const got = Math.min(stated[seat], most, left);
        payouts[pot][seat] = got;
        stated[seat] -= got;
        left -= got;
      }
    }
    const unpaid = stated.findIndex((amount) => amount > 0);
    if (unpaid >= 0) this.reportWinner(hand.names[unpaid], 0);
  }

  /**
   * What the best hands get from a pot by the rules of this engine, or null where that cannot be
   * told.
   */
  private bestShares(pot: number, net: Chips): Chips[] | null {
    const { seats, button } = this.hand;
    const winners = this.bestSeats(pot, this.record.boardCards);
    if (winners === null) return null;
    const fromButton = (seat: number) => (seat - button - 1 + seats) % seats;
    winners.sort((a, b) => fromButton(a) - fromButton(b));
    const odd = net % winners.length;
    const shares = noChips();
    winners.forEach((seat, at) => {
      shares[seat] = (net - odd) / winners.length + (at < odd ? 1 : 0);
    });
    return shares;
  }

  /** Seats with the best hands of those who can win a pot, or null where that cannot be told. */
  private bestSeats(pot: number, board: readonly Card[]): number[] | null {
    const { hand, replayer, exceptions } = this;
    const eligible = seatsOf(hand.pots.eligible[pot], hand.seats);
    if (eligible.length === 1) return eligible;
    if (board.length < 5 || !eligible.every((seat) => replayer.known[seat])) {
      exceptions.add("unknownCards");
      return null;
    }
    const [one, two, three, four, five] = board;
    const values = eligible.map((seat) => {
      const { first, second } = holeCardsOf(hand, seat);
      return evaluate7(first, second, one, two, three, four, five);
    });
    const best = Math.max(...values);
    return eligible.filter((_, at) => values[at] === best);
  }

  /** Where the board was dealt more than once: whether the best hands won each run. */
  private checkRuns(pot: number): void {
    const { hand, record, replayer } = this;
    const boards = [record.boardCards, ...record.otherBoards ?? []];
    boards.forEach((board, at) => {
      const best = this.bestSeats(pot, board)?.map((seat) => hand.names[seat]);
      const stated = record.collections.filter((got) =>
        got.run === at + 1 && got.amount > 0 && (hand.pots.count === 1 || got.pot === pot)
      ).map(({ playerName }) => playerName);
      if (best === undefined || stated.length === 0) return;
      if (best.length === stated.length && best.every((name) => stated.includes(name))) return;
      replayer.report(
        "winners",
        `run ${at + 1} of ${potWords(pot, hand)} goes to ${best.join(" and ")}, found ` +
          stated.join(" and "),
      );
    });
  }

  /** Compares what the record says with what is due, and decides which of the two holds. */
  private settle(stated: Chips[], due: Chips[] | null, pot: number): Chips[] {
    const { hand, replayer } = this;
    if (due === null) {
      stated.forEach((amount, seat) => {
        if (amount > 0 && (hand.pots.eligible[pot] >> seat & 1) === 0) {
          this.reportWinner(hand.names[seat], pot);
        }
      });
      return stated;
    }
    if (!sameWinners(stated, due)) {
      replayer.report(
        "winners",
        `${potWords(pot, hand)} goes to ${this.inWords(due)}, found ${this.inWords(stated)}`,
      );
      return due;
    }
    if (stated.every((amount, seat) => amount === due[seat])) return due;
    if (this.isOddChip(stated, due)) {
      this.exceptions.add("oddChips");
      return stated;
    }
    replayer.report(
      "shares",
      `of ${potWords(pot, hand)} are due ${this.inWords(due)}, found ${this.inWords(stated)}`,
    );
    return due;
  }

  private checkTotals(stated: Chips[], due: Chips[]): void {
    const { replayer, record } = this;
    if (!sameWinners(stated, due)) {
      replayer.report(
        "winners",
        `the pots go to ${this.inWords(due)}, found ${this.inWords(stated)}`,
      );
      return;
    }
    if (stated.every((amount, seat) => amount === due[seat])) return;
    const fits = record.totalRake === 0
      ? this.isOddChip(stated, due)
      : stated.every((amount, seat) => amount <= due[seat]);
    if (!fits) {
      replayer.report(
        "shares",
        `from all pots are due ${this.inWords(due)} before rake, found ${this.inWords(stated)}`,
      );
    } else if (record.totalRake === 0) this.exceptions.add("oddChips");
  }

  /** Whether two ways to share differ by less than the smallest coin a table can have. */
  private isOddChip(stated: Chips[], due: Chips[]): boolean {
    const coin = Math.max(this.hand.smallBlind, 2);
    return stated.every((amount, seat) => Math.abs(amount - due[seat]) < coin) &&
      sumOf(stated) === sumOf(due);
  }

  private reportWinner(name: string, pot: number): void {
    this.replayer.report("winners", `${name} cannot win ${potWords(pot, this.hand)}`);
  }

  private inWords(shares: readonly Chips[]): string {
    return shares.flatMap((amount, seat) =>
      amount > 0 ? [`${this.hand.names[seat]} (${amount})`] : []
    ).join(" and ") || "nobody";
  }
}

/** Seats of a set, in rising order. */
export function seatsOf(mask: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    (mask >> seat & 1) === 1
  );
}

/** Seats that were dealt in, in rising order. */
export function dealtInSeats({ round, seats }: HandRunner): number[] {
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => round.isDealtIn(seat));
}

function rakesOf(
  record: HandHistoryRecord,
  amounts: readonly Chips[],
  isLocated: boolean,
): readonly Chips[] | null {
  const { pots, totalRake, collections } = record;
  if (pots !== undefined && pots.length === amounts.length) return pots.map(({ rake }) => rake);
  if (totalRake === 0) return amounts.map(() => 0);
  if (amounts.length === 1) return [totalRake];
  if (!isLocated) return null;
  const rakes = [...amounts];
  for (const { amount, pot } of collections) rakes[pot] -= amount;
  return rakes.every((rake) => rake >= 0) && sumOf(rakes) === totalRake ? rakes : null;
}

function noChips(): Chips[] {
  return new Array(MAX_SEATS).fill(0);
}

function sumOf(amounts: readonly Chips[]): Chips {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function sameWinners(stated: readonly Chips[], due: readonly Chips[]): boolean {
  return stated.every((amount, seat) => amount > 0 === due[seat] > 0);
}

function potWords(pot: number, hand: HandRunner): string {
  if (hand.pots.count <= 1) return "the pot";
  return pot === 0 ? "the main pot" : `side pot ${pot}`;
}
