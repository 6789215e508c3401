/**
 * Counts what players did in a recorded hand, as the statistics of a run count it while it plays.
 *
 * @module
 */
import {
  COUNTER_NAMES,
  type CounterName,
  type FlatHand,
  LINE_CODES,
  type PlayerCounters,
  type Position,
} from "@marvin/holdem";
import { MOST_PLAYERS, NOT_FOLDED, type RecordedHand } from "./recorded_hand.ts";

const STEALERS: readonly (Position | null)[] = ["CO", "BTN", "SB"];
const BLINDS: readonly (Position | null)[] = ["SB", "BB"];

/** Counters of a player in a list. */
const WIDTH = COUNTER_NAMES.length;

// The place of each counter among those of a player.
const AT = Object.fromEntries(COUNTER_NAMES.map((name, place) => [name, place])) as Readonly<
  Record<CounterName, number>
>;
const { fold, check, call, bet, raise, uncalled } = LINE_CODES;

/** By code of a line: the counter of such actions after the flop. */
const LATER_COUNTERS: Readonly<Record<number, number>> = {
  [fold]: AT.folds,
  [check]: AT.checks,
  [call]: AT.calls,
  [bet]: AT.bets,
  [raise]: AT.raises,
};

/**
 * Counts a hand; see {@link PlayerCounters} for what each counter means.
 *
 * @param hand The hand.
 * @returns Counters by player in the order of the record; all 0 for those not dealt in.
 */
export function countHand(hand: RecordedHand): PlayerCounters[] {
  const counts = countersOf(hand);
  return hand.put.map((_, at) => {
    const own = COUNTER_NAMES.map((name, place) => [name, counts[at * WIDTH + place]]);
    return Object.fromEntries(own) as PlayerCounters;
  });
}

/**
 * The same as {@link countHand} as one list, for those who count many hands.
 *
 * @param hand The hand.
 * @param into Takes the counters; a new list where left out, or where it is too short.
 * @returns Those of the first player in the order of `COUNTER_NAMES`, then those of the second, and
 * so on. The list may be longer.
 */
export function countersOf(hand: RecordedHand, into: Int32Array = new Int32Array(0)): Int32Array {
  const length = hand.put.length * WIDTH;
  const counts = into.length < length ? new Int32Array(length) : into.fill(0, 0, length);
  const aggressor = preflop.count(hand, counts);
  countLater(hand, counts, aggressor);
  countOutcome(hand, counts);
  return counts;
}

/** Stands for the bet that a player has matched who has not acted. */
const NOTHING = -1;

/** The preflop street, with as much of the betting rules as it takes to know who could raise. */
class PreflopCounter {
  // By player, and kept for the next hand.
  private readonly streetBet = new Float64Array(MOST_PLAYERS);
  private readonly stack = new Float64Array(MOST_PLAYERS);
  private readonly matched = new Float64Array(MOST_PLAYERS);
  private readonly posted = new Uint8Array(MOST_PLAYERS);
  private readonly paid = new Uint8Array(MOST_PLAYERS);
  private readonly raised = new Uint8Array(MOST_PLAYERS);
  private readonly acted = new Uint8Array(MOST_PLAYERS);
  private currentBet = 0;
  private fullRaise = 0;
  private raises = 0;
  private able = 0;

  /** Counts a hand, and gives the last raiser, or -1. */
  count(hand: RecordedHand, counts: Int32Array): number {
    this.start(hand);
    const { paid, raised, posted, acted } = this;
    const { positions, bigBlindPlayer, live, dealtIn, foldStreets, flat } = hand;
    const { playerCount, postCount, lineCount, lineStreets, linePlayers, lineTypes } = flat;
    let raises = 0;
    let callers = 0; // since the last raise
    let firstRaiser = -1;
    let aggressor = -1;
    let stealing = false;
    for (let line = postCount; line < lineCount && lineStreets[line] === 0; line++) {
      const type = lineTypes[line];
      if (type === uncalled) continue;
      const at = linePlayers[line];
      const own = at * WIDTH;
      const isRaise = type === bet || type === raise;
      const couldRaise = isRaise || this.canRaise(at);
      acted[at] = 1;
      if (raises === 0) {
        if (callers === 0 && STEALERS.includes(positions[at])) {
          counts[own + AT.stealOpp]++;
          if (isRaise) {
            counts[own + AT.steal]++;
            stealing = true;
          }
        }
        if (type === call) counts[own + AT.limp]++;
        else if (isRaise) firstRaiser = at;
      } else if (raises === 1) {
        if (couldRaise) {
          counts[own + AT.threeBetOpp]++;
          if (callers > 0) counts[own + AT.squeezeOpp]++;
          if (isRaise) counts[own + AT.threeBet]++;
          if (isRaise && callers > 0) counts[own + AT.squeeze]++;
        }
        if (stealing && callers === 0 && BLINDS.includes(positions[at])) {
          counts[own + AT.facedSteal]++;
          if (type === fold) counts[own + AT.foldToSteal]++;
        }
      } else if (raises === 2 && at === firstRaiser) {
        counts[own + AT.faced3BetAfterRaise]++;
        if (couldRaise) counts[own + AT.fourBetOpp]++;
        if (type === fold) counts[own + AT.foldTo3Bet]++;
        else if (isRaise) counts[own + AT.fourBet]++;
      }
      if (type === call || isRaise) {
        if (paid[at] === 0) counts[own + AT.vpip]++;
        if (type === call) {
          callers++;
          if (raises > 0 && paid[at] + posted[at] === 0) counts[own + AT.coldCall]++;
        } else {
          if (raised[at] === 0) counts[own + AT.pfr]++;
          raised[at] = 1;
          raises++;
          callers = 0;
          aggressor = at;
        }
        paid[at] = 1;
      }
      this.follow(flat, at, line);
    }
    for (let at = 0; at < playerCount; at++) {
      if (!dealtIn[at] || acted[at] === 1) continue;
      const isWalk = at === bigBlindPlayer && live === 1 && foldStreets[at] === NOT_FOLDED;
      counts[at * WIDTH + (isWalk ? AT.walk : AT.noChoice)] = 1;
    }
    return aggressor;
  }

  /** Takes the posts. */
  private start({ flat, bigBlind, dealtIn }: RecordedHand): void {
    const { playerCount, stacks, postCount, lineTypes, linePlayers, lineAmounts } = flat;
    const { streetBet, stack } = this;
    for (let at = 0; at < playerCount; at++) {
      streetBet[at] = 0;
      stack[at] = stacks[at];
      this.matched[at] = NOTHING;
      this.paid[at] = this.raised[at] = this.acted[at] = 0;
    }
    for (let line = 0; line < postCount; line++) {
      const at = linePlayers[line];
      stack[at] -= lineAmounts[line];
      const isLive = lineTypes[line] !== LINE_CODES.ante && lineTypes[line] !== LINE_CODES.deadPost;
      if (isLive) streetBet[at] += lineAmounts[line];
    }
    this.currentBet = bigBlind;
    this.able = 0;
    for (let at = 0; at < playerCount; at++) {
      this.posted[at] = streetBet[at] > 0 ? 1 : 0;
      this.currentBet = Math.max(this.currentBet, streetBet[at]);
      if (dealtIn[at] && stack[at] > 0) this.able++;
    }
    this.fullRaise = Math.max(this.currentBet, 1);
    this.raises = 0;
  }

  /**
   * Whether a raise was open to a player who faces one or two, be it an all-in for less: no limit
   * ends the raising so soon.
   */
  private canRaise(at: number): boolean {
    const { currentBet, fullRaise, raises, matched } = this;
    if (this.able < 2 || raises === 0) return false;
    if (this.stack[at] <= currentBet - this.streetBet[at]) return false;
    return matched[at] === NOTHING || currentBet - matched[at] >= fullRaise;
  }

  private follow({ lineTypes, lineAmounts, lineTotals }: FlatHand, at: number, line: number): void {
    if (lineTypes[line] === fold) {
      if (this.stack[at] > 0) this.able--;
      return;
    }
    const amount = lineAmounts[line];
    if (amount > 0) {
      this.stack[at] -= amount;
      this.streetBet[at] += amount;
      if (this.stack[at] === 0) this.able--;
    }
    const total = lineTotals[line];
    if (total > this.currentBet) {
      const increment = total - this.currentBet;
      if (increment >= this.fullRaise) this.fullRaise = increment;
      this.raises++;
      this.currentBet = total;
    }
    this.matched[at] = this.currentBet;
  }
}

const preflop = new PreflopCounter();

/** Counts the actions after the flop; of those on the flop, which followed the last raise. */
function countLater({ flat }: RecordedHand, counts: Int32Array, aggressor: number): void {
  const { postCount, lineCount, lineStreets, linePlayers, lineTypes } = flat;
  let bets = 0;
  let continued = false;
  for (let line = postCount; line < lineCount; line++) {
    const type = lineTypes[line];
    if (lineStreets[line] === 0 || type === uncalled) continue;
    const at = linePlayers[line];
    const own = at * WIDTH;
    counts[own + LATER_COUNTERS[type]]++;
    if (lineStreets[line] > 1) continue;
    if (bets === 0 && at === aggressor) {
      counts[own + AT.cbetOpp]++;
      if (type === bet) {
        counts[own + AT.cbet]++;
        continued = true;
      }
    } else if (bets === 1 && continued) {
      counts[own + AT.facedCbet]++;
      if (type === fold) counts[own + AT.foldToCbet]++;
    }
    if (type === bet || type === raise) bets++;
  }
}

function countOutcome(hand: RecordedHand, counts: Int32Array): void {
  const { flat, dealtIn, foldStreets, collected, hasShowdown } = hand;
  const hasFlop = flat.boardCount > 0;
  for (let at = 0; at < flat.playerCount; at++) {
    if (!dealtIn[at]) continue;
    const own = at * WIDTH;
    const won = collected[at] > 0;
    counts[own + AT.hands] = 1;
    if (hasFlop && foldStreets[at] > 0) {
      counts[own + AT.sawFlop] = 1;
      if (won) counts[own + AT.wonWhenSawFlop] = 1;
    }
    if (hasShowdown && foldStreets[at] === NOT_FOLDED) {
      counts[own + AT.wentToShowdown] = 1;
      if (won) counts[own + AT.wonAtShowdown] = 1;
    }
    if (won) counts[own + AT.handsWon] = 1;
  }
}
