/**
 * How much of a result was luck with the cards that came after the bets: variance that can be taken
 * away without favouring anybody, as its mean is exactly zero.
 *
 * @module
 */
import { type Adjustment, ADJUSTMENTS } from "../config/mod.ts";
import { checkCount, checkWord } from "../errors.ts";
import { FOLD, type HandRunner, UNCALLED } from "../hand/mod.ts";
import type { Prng } from "../random/mod.ts";
import { BOARD_CARDS_ON } from "../rules/mod.ts";
import { type Chips, MAX_SEATS } from "../types.ts";
import { type OpenPot, RunOuts } from "./variance_run_outs.ts";

/**
 * Random run-outs that stand for all 1.7 million before the flop, where nothing else is asked for.
 * Their mean is the same, and what they add to the variance is a 200th of what they take away.
 */
export const RUN_OUTS = 200;

/**
 * What the stacks of all players dealt in are worth: chips in a cash game, prize money (see `icm`) in
 * a tournament. In the order of their seats.
 */
export type StackValue = (stacks: readonly Chips[]) => readonly number[];

/** How luck is measured. */
export interface LuckOptions {
  /** Which luck; that of `none` is 0. */
  readonly adjustment: Adjustment;
  /** What stacks are worth; their chips where left out. */
  readonly stackValue?: StackValue;
  /**
   * Random run-outs looked at before the flop; {@link RUN_OUTS} where left out, Infinity for all.
   * From the flop on all are looked at.
   */
  readonly runOuts?: number;
}

/** Where the chips are at some point of a hand; lists are by seat. */
interface ChipState {
  readonly behind: Chips[];
  readonly pots: readonly OpenPot[];
}

/**
 * Measures the luck of hands. Take it off the results: what is left has the same mean, because the
 * luck of every card is measured against the mean over all cards that could have come just then,
 * given all hole cards, those of folded players too.
 */
export class LuckMeter {
  private readonly runOuts: RunOuts;
  private readonly stackValue: StackValue;
  private readonly wholeBoard: boolean;
  private readonly isOff: boolean;

  /**
   * Gets ready to measure.
   *
   * @param options How it is measured.
   * @throws {RangeError} If there is no such luck, or no whole number of run-outs from 1.
   */
  constructor({ adjustment, stackValue = (stacks) => stacks, runOuts = RUN_OUTS }: LuckOptions) {
    checkWord("measure the luck of", adjustment, ADJUSTMENTS);
    if (runOuts !== Infinity) checkCount("a number of run-outs", runOuts, 1);
    this.runOuts = new RunOuts(runOuts);
    this.stackValue = stackValue;
    this.wholeBoard = adjustment === "board";
    this.isOff = adjustment === "none";
  }

  /**
   * The luck of a hand that is over.
   *
   * @param hand The hand.
   * @param prng Draws run-outs where there are too many to look at all.
   * @returns By seat, in chips or what stacks are worth; null where there was none.
   */
  measure(hand: HandRunner, prng: () => Prng): number[] | null {
    if (this.isOff) return null;
    this.runOuts.forget();
    const last = lastStreet(hand);
    const luck: number[] = new Array(MAX_SEATS).fill(0);
    if (this.wholeBoard) {
      for (let street = 1; street <= last; street++) {
        const state = stateBefore(hand, street);
        const before = this.expected(hand, state, BOARD_CARDS_ON[street - 1], prng);
        const after = this.expected(hand, state, BOARD_CARDS_ON[street], prng);
        addDifference(luck, after, before);
      }
    }
    if (hand.showdown && last < 3) {
      const state = finalState(hand);
      const before = this.expected(hand, state, BOARD_CARDS_ON[last], prng);
      addDifference(luck, this.expected(hand, state, 5, prng), before);
    } else if (!this.wholeBoard || last === 0) return null;
    return luck;
  }

  /** What each seat's stack is worth on average if nobody bets any more. */
  private expected(
    hand: HandRunner,
    { behind, pots }: ChipState,
    boardCount: number,
    prng: () => Prng,
  ): number[] {
    const expected: number[] = new Array(MAX_SEATS).fill(0);
    const outcomes = this.runOuts.outcomesOf({ hand, boardCount, pots, prng });
    const looks = outcomes.reduce((sum, { count }) => sum + count, 0);
    const dealtIn = behind.flatMap((_, seat) => hand.round.isDealtIn(seat) ? [seat] : []);
    for (const { winners, count } of outcomes) {
      const stacks = [...behind];
      pots.forEach(({ amount }, pot) => pay(stacks, amount, winners[pot], hand));
      const values = this.stackValue(dealtIn.map((seat) => stacks[seat]));
      dealtIn.forEach((seat, at) => expected[seat] += count / looks * values[at]);
    }
    return expected;
  }
}

/** The last street on which somebody acted or posted. */
function lastStreet({ log }: HandRunner): number {
  let entry = log.length - 1;
  while (log.kind(entry) === UNCALLED) entry--;
  return log.street(entry);
}

/** The pots of a showdown, after rake. */
function finalState(hand: HandRunner): ChipState {
  const { pots, round, seats } = hand;
  const open = Array.from({ length: pots.count }, (_, pot) => (
    { amount: pots.amount[pot] - pots.rake[pot], eligible: pots.eligible[pot] }
  ));
  const behind = Array.from({ length: seats }, (_, seat) => (
    round.isDealtIn(seat) ? round.stack[seat] - hand.won(seat) : 0
  ));
  return { behind, pots: open };
}

/** Where the chips were when a street was dealt. */
function stateBefore({ log, seats, startingStack, round }: HandRunner, street: number): ChipState {
  const put: Chips[] = new Array(seats).fill(0);
  let live = round.dealtIn;
  for (let entry = 0; entry < log.length; entry++) {
    if (log.street(entry) >= street) break;
    const seat = log.seat(entry);
    const kind = log.kind(entry);
    if (kind === FOLD) live &= ~(1 << seat);
    put[seat] += kind === UNCALLED ? -log.amount(entry) : log.amount(entry);
  }
  const behind = put.map((chips, seat) => round.isDealtIn(seat) ? startingStack[seat] - chips : 0);
  return { behind, pots: layer(put, live) };
}

/** Main pot and side pots: what lies above the last live player's chips joins the pot below. */
function layer(put: readonly Chips[], live: number): OpenPot[] {
  const levels = [...new Set(put.filter((_, seat) => (live >> seat & 1) === 1))].sort((a, b) =>
    a - b
  );
  return levels.map((high, at) => {
    const low = at === 0 ? 0 : levels[at - 1];
    const top = at === levels.length - 1 ? Infinity : high;
    let amount = 0;
    let eligible = 0;
    put.forEach((chips, seat) => {
      amount += Math.max(0, Math.min(chips, top) - low);
      if ((live >> seat & 1) === 1 && chips >= high) eligible |= 1 << seat;
    });
    return { amount, eligible };
  });
}

/** Pays a pot to its winners; odd chips go one each clockwise from the left of the button. */
function pay(stacks: Chips[], amount: Chips, winners: number, { button, seats }: HandRunner): void {
  let parts = 0;
  for (let rest = winners; rest !== 0; rest &= rest - 1) parts++;
  let odd = amount % parts;
  const part = (amount - odd) / parts;
  for (let step = 1; step <= seats; step++) {
    const seat = (button + step) % seats;
    if ((winners >> seat & 1) === 0) continue;
    stacks[seat] += part + (odd > 0 ? 1 : 0);
    odd--;
  }
}

function addDifference(to: number[], plus: readonly number[], minus: readonly number[]): void {
  for (let seat = 0; seat < to.length; seat++) to[seat] += plus[seat] - minus[seat];
}
