/**
 * Counts what players did in a recorded hand, as the statistics of a run count it while it plays.
 *
 * @module
 */
import {
  COUNTER_NAMES,
  type CounterName,
  type PlayerCounters,
  type Position,
  type StreetAction,
} from "@marvin/holdem";
import { NOT_FOLDED, type RecordedHand } from "./recorded_hand.ts";

type Counts = Record<CounterName, number>;

const STEALERS: readonly (Position | null)[] = ["CO", "BTN", "SB"];
const BLINDS: readonly (Position | null)[] = ["SB", "BB"];
const ACTION_COUNTERS = {
  fold: "folds",
  check: "checks",
  call: "calls",
  bet: "bets",
  raise: "raises",
} as const;

// From JSON, as V8 then keeps the names apart from the values, and copies are made at once.
const ZEROS: Counts = JSON.parse(
  JSON.stringify(Object.fromEntries(COUNTER_NAMES.map((name) => [name, 0]))),
);

/** Counters of somebody who has done nothing, to add to. */
export function noCounters(): Record<CounterName, number> {
  return { ...ZEROS };
}

/**
 * Counts a hand; see {@link PlayerCounters} for what each counter means.
 *
 * @param hand The hand.
 * @returns Counters by player in the order of the record; all 0 for those not dealt in.
 */
export function countHand(hand: RecordedHand): PlayerCounters[] {
  const counts = hand.record.players.map(noCounters);
  const preflop = new PreflopCounter(hand, counts);
  const { acted, aggressor } = preflop.count();
  countFlop(hand, counts, aggressor);
  countLater(hand, counts);
  countOutcome(hand, counts, acted);
  return counts;
}

/** The preflop street, with as much of the betting rules as it takes to know who could raise. */
class PreflopCounter {
  private readonly streetBet: number[];
  private readonly stack: number[];
  private readonly matched: (number | null)[];
  private currentBet: number;
  private fullRaise: number;
  private fullBets = 1; // the big blind
  private able = 0;

  constructor(private readonly hand: RecordedHand, private readonly counts: readonly Counts[]) {
    const { players, blindPostings } = hand.record;
    this.streetBet = players.map(() => 0);
    this.stack = players.map(({ stack }) => stack);
    this.matched = players.map(() => null);
    for (const { playerName, amount, blindType } of blindPostings) {
      const at = hand.indexOf(playerName);
      this.stack[at] -= amount;
      if (blindType !== "ante" && blindType !== "deadPost") this.streetBet[at] += amount;
    }
    this.currentBet = Math.max(hand.bigBlind, ...this.streetBet);
    this.fullRaise = Math.max(this.currentBet, 1);
    this.able = players.filter((_, at) => hand.dealtIn[at] && this.stack[at] > 0).length;
  }

  count(): { acted: readonly boolean[]; aggressor: number } {
    const { hand, counts } = this;
    const { positions } = hand;
    const acted = counts.map(() => false);
    const paid = counts.map(() => false);
    const raised = counts.map(() => false);
    const posted = this.streetBet.map((bet) => bet > 0);
    let raises = 0;
    let callers = 0; // since the last raise
    let firstRaiser = -1;
    let aggressor = -1;
    let stealing = false;
    for (const line of hand.record.streetActions[0]) {
      if (line.type === "uncalled") continue;
      const at = hand.indexOf(line.playerName);
      const own = counts[at];
      const { type } = line;
      const isRaise = type === "bet" || type === "raise";
      const couldRaise = isRaise || this.canRaise(at);
      acted[at] = true;
      if (raises === 0) {
        if (callers === 0 && STEALERS.includes(positions[at])) {
          own.stealOpp++;
          if (isRaise) {
            own.steal++;
            stealing = true;
          }
        }
        if (type === "call") own.limp++;
        else if (isRaise) firstRaiser = at;
      } else if (raises === 1) {
        if (couldRaise) {
          own.threeBetOpp++;
          if (callers > 0) own.squeezeOpp++;
          if (isRaise) own.threeBet++;
          if (isRaise && callers > 0) own.squeeze++;
        }
        if (stealing && callers === 0 && BLINDS.includes(positions[at])) {
          own.facedSteal++;
          if (type === "fold") own.foldToSteal++;
        }
      } else if (raises === 2 && at === firstRaiser) {
        own.faced3BetAfterRaise++;
        if (couldRaise) own.fourBetOpp++;
        if (type === "fold") own.foldTo3Bet++;
        else if (isRaise) own.fourBet++;
      }
      if (type === "call" || isRaise) {
        if (!paid[at]) own.vpip++;
        if (type === "call") {
          callers++;
          if (raises > 0 && !paid[at] && !posted[at]) own.coldCall++;
        } else {
          if (!raised[at]) own.pfr++;
          raised[at] = true;
          raises++;
          callers = 0;
          aggressor = at;
        }
        paid[at] = true;
      }
      this.follow(at, line);
    }
    return { acted, aggressor };
  }

  /** Whether a raise was open to a player who faces one or two: no limit ends the raising so soon. */
  private canRaise(at: number): boolean {
    const { currentBet, fullRaise, fullBets, matched } = this;
    if (this.able < 2 || fullBets < 2) return false;
    if (this.stack[at] <= currentBet - this.streetBet[at]) return false;
    return matched[at] === null || currentBet - matched[at] >= fullRaise;
  }

  private follow(at: number, { type, amount, to }: StreetAction): void {
    if (type === "fold") {
      if (this.stack[at] > 0) this.able--;
      return;
    }
    if (amount > 0) {
      this.stack[at] -= amount;
      this.streetBet[at] += amount;
      if (this.stack[at] === 0) this.able--;
    }
    if (to > this.currentBet) {
      const increment = to - this.currentBet;
      if (increment >= this.fullRaise) {
        this.fullBets++;
        this.fullRaise = increment;
      }
      this.currentBet = to;
    }
    this.matched[at] = this.currentBet;
  }
}

function countFlop(hand: RecordedHand, counts: readonly Counts[], aggressor: number): void {
  let bets = 0;
  let continued = false;
  for (const { playerName, type } of hand.record.streetActions[1]) {
    if (type === "uncalled") continue;
    const at = hand.indexOf(playerName);
    const own = counts[at];
    own[ACTION_COUNTERS[type]]++;
    if (bets === 0 && at === aggressor) {
      own.cbetOpp++;
      if (type === "bet") {
        own.cbet++;
        continued = true;
      }
    } else if (bets === 1 && continued) {
      own.facedCbet++;
      if (type === "fold") own.foldToCbet++;
    }
    if (type === "bet" || type === "raise") bets++;
  }
}

function countLater(hand: RecordedHand, counts: readonly Counts[]): void {
  for (const lines of hand.record.streetActions.slice(2)) {
    for (const { playerName, type } of lines) {
      if (type !== "uncalled") counts[hand.indexOf(playerName)][ACTION_COUNTERS[type]]++;
    }
  }
}

function countOutcome(
  hand: RecordedHand,
  counts: readonly Counts[],
  acted: readonly boolean[],
): void {
  const { record, dealtIn, foldStreets, collected, live, bigBlindPlayer } = hand;
  const hasFlop = record.boardCards.length > 0;
  counts.forEach((own, at) => {
    if (!dealtIn[at]) return;
    const stayed = foldStreets[at] === NOT_FOLDED;
    const won = collected[at] > 0;
    own.hands = 1;
    if (!acted[at]) own[at === bigBlindPlayer && live === 1 && stayed ? "walk" : "noChoice"] = 1;
    if (hasFlop && foldStreets[at] > 0) {
      own.sawFlop = 1;
      if (won) own.wonWhenSawFlop = 1;
    }
    if (hand.hasShowdown && stayed) {
      own.wentToShowdown = 1;
      if (won) own.wonAtShowdown = 1;
    }
    if (won) own.handsWon = 1;
  });
}
