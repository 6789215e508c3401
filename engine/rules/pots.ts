/**
 * Main pot and side pots: layers of chips, who may win each, rake, and who gets how much.
 *
 * @module
 */
import { type Chips, MAX_SEATS } from "../types.ts";
import { ACTIVE, ALL_IN, type BettingRound } from "./betting_round.ts";
import { noChips } from "./chip_column.ts";
import { countSeats, lowestSeat } from "./seat_set.ts";
import { checkRake, type RakeConfig, rakeMillionths, shareInMillionths } from "./rake.ts";

/** The pots of one hand; one object serves hand after hand. Index 0 is the main pot. */
export class Pots {
  /** How many pots there are. */
  count = 0;
  /** Chips in each pot, before rake. */
  readonly amount: Chips[] = noChips(MAX_SEATS);
  /** Who may win each pot: bit `1 << seat`. */
  readonly eligible: Uint16Array = new Uint16Array(MAX_SEATS);
  /** Who won each pot: bit `1 << seat`; set by {@link award}. */
  readonly winners: Uint16Array = new Uint16Array(MAX_SEATS);
  /** Chips the house takes from each pot; set by {@link award}. */
  readonly rake: Chips[] = noChips(MAX_SEATS);
  /** Chips each winner got from each pot, at `pot * 10 + seat`; set by {@link award}. */
  readonly share: Chips[] = noChips(MAX_SEATS * MAX_SEATS);
  /** Chips the house takes from the hand; set by {@link award}. */
  totalRake: Chips = 0;
  /** Who won any pot: bit `1 << seat`. */
  private anyWinner = 0;

  declare private readonly terms: RakeConfig;
  declare private readonly millionths: number;

  /**
   * Takes the terms of all hands to come.
   *
   * @param terms The house's terms.
   * @throws {ConfigError} If the rate is not from 0 to 1.
   * @throws {RangeError} If the cap is no number of chips.
   */
  constructor(terms: RakeConfig) {
    checkRake(terms);
    this.terms = terms;
    this.millionths = rakeMillionths(terms.percentage);
  }

  /**
   * Layers the chips in the middle. A layer ends where a player is all-in; folded chips go into
   * every layer they reach; what lies above the last live bet joins the pot below it. Dead posts are
   * part of the first layer: one that is theirs alone, where they are all that a player put in.
   */
  build(round: BettingRound): void {
    const { status, committed, seats } = round;
    this.count = 0;
    this.totalRake = 0;
    if (round.able === round.live) { // nobody is all-in
      if (round.pot === 0) return;
      this.amount[0] = round.pot;
      this.eligible[0] = round.liveSeats();
      this.count = 1;
      return;
    }
    for (let low = -1; low < Infinity;) {
      let high = Infinity;
      for (let seat = 0; seat < seats; seat++) {
        if (status[seat] === ALL_IN && committed[seat] > low && committed[seat] < high) {
          high = committed[seat];
        }
      }
      const bottom = low < 0 ? 0 : low;
      let amount = low < 0 ? round.dead : 0;
      let eligible = 0;
      for (let seat = 0; seat < seats; seat++) {
        const chips = committed[seat];
        if (chips > bottom) amount += (chips < high ? chips : high) - bottom;
        if (status[seat] === ACTIVE || (status[seat] === ALL_IN && chips >= high)) {
          eligible |= 1 << seat;
        }
      }
      if (eligible !== 0 && amount > 0) {
        this.amount[this.count] = amount;
        this.eligible[this.count++] = eligible;
      } else if (amount > 0) this.amount[this.count - 1] += amount;
      low = high;
    }
  }

  /**
   * Takes the rake and gives the rest of each pot to its best hands. Odd chips go one each
   * clockwise from the left of the button, pot by pot.
   *
   * @param values Hand values by seat, greater is better; only eligible seats are looked at.
   * @param stack Chips behind by seat; the winners' are raised.
   * @param button Seat of the button.
   * @param seats Chairs at the table.
   * @param sawFlop Whether a flop was dealt.
   */
  award(
    values: Int32Array,
    stack: Chips[],
    button: number,
    seats: number,
    sawFlop: boolean,
  ): void {
    this.takeRake(sawFlop);
    this.anyWinner = 0;
    for (let pot = 0; pot < this.count; pot++) {
      const winners = bestSeats(values, this.eligible[pot]);
      const net = this.amount[pot] - this.rake[pot];
      this.winners[pot] = winners;
      this.anyWinner |= winners;
      if ((winners & (winners - 1)) === 0) this.pay(pot, lowestSeat(winners), net, stack);
      else this.split(pot, net, stack, button, seats);
    }
  }

  /** Chips a seat got from all pots. */
  won(seat: number): Chips {
    let won = 0;
    if ((this.anyWinner >> seat & 1) === 0) return won;
    for (let pot = 0; pot < this.count; pot++) {
      if ((this.winners[pot] >> seat & 1) === 1) won += this.share[pot * MAX_SEATS + seat];
    }
    return won;
  }

  /** Gives the winners of a pot, two or more, as equal parts as there can be. */
  private split(pot: number, net: Chips, stack: Chips[], button: number, seats: number): void {
    const winners = this.winners[pot];
    const parts = countSeats(winners);
    let odd = net % parts;
    const part = (net - odd) / parts;
    for (let step = 0, seat = button; step < seats; step++) {
      if (++seat >= seats) seat = 0;
      if ((winners >> seat & 1) === 0) continue;
      this.pay(pot, seat, odd > 0 ? part + 1 : part, stack);
      odd--;
    }
  }

  /** Gives a winner of a pot his chips. */
  private pay(pot: number, seat: number, chips: Chips, stack: Chips[]): void {
    this.share[pot * MAX_SEATS + seat] = chips;
    stack[seat] += chips;
  }

  /** With the scope `hand` all pots share one cap, and the main pot pays first. */
  private takeRake(sawFlop: boolean): void {
    const { amount, rake, count, millionths } = this;
    const { cap, scope } = this.terms;
    const free = millionths === 0 || (this.terms.noFlopNoDrop === true && !sawFlop);
    let total = 0;
    let taken = 0;
    for (let pot = 0; pot < count; pot++) {
      rake[pot] = 0;
      if (free) continue;
      if (scope === "hand") {
        // The whole hand's rake so far, less what the pots before have paid of it.
        total += amount[pot];
        const due = shareInMillionths(total, millionths);
        rake[pot] = (cap > 0 && due > cap ? cap : due) - taken;
      } else {
        const due = shareInMillionths(amount[pot], millionths);
        rake[pot] = cap > 0 && due > cap ? cap : due;
      }
      taken += rake[pot];
    }
    this.totalRake = taken;
  }
}

/**
 * The seats with the best hands. Who that is nobody can predict, so there is no branch on it: the
 * processor would mostly guess wrong.
 */
function bestSeats(values: Int32Array, eligible: number): number {
  if ((eligible & (eligible - 1)) === 0) return eligible;
  let best = 0;
  for (let rest = eligible; rest !== 0; rest &= rest - 1) {
    const lead = best - values[lowestSeat(rest)];
    best -= lead & lead >> 31; // the lead, where it is negative
  }
  let winners = 0;
  for (let rest = eligible; rest !== 0; rest &= rest - 1) {
    const lead = best - values[lowestSeat(rest)];
    winners |= (lead - 1 >>> 31) * (rest & -rest); // times 1 without a lead, else 0
  }
  return winners;
}
