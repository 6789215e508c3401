/**
 * Solves all-in-or-fold spots by fictitious play: again and again each player takes the best
 * hands against what the others have done on average, and the averages become an equilibrium.
 *
 * Hands are kept as sums over what they meet, and a hand that changes sides changes those by one
 * row of the table of matchups; so thousands of rounds take milliseconds.
 *
 * @module
 */
import { type Matchups, preflopMatchups } from "./_range_matchups.ts";
import { combosOf, STARTING_HANDS } from "./starting_hands.ts";

/** What each end of a spot is worth, to the players it concerns. */
export interface PushFoldOutcomes {
  /** To the pusher, if he folds. */
  readonly fold: number;
  /** To the pusher, if nobody calls. */
  readonly steal: number;
  /** For each caller, in the order in which they act: if he is the one to call, or folds. */
  readonly calls: readonly CallOutcomes[];
}

/** What a call is worth, to the pusher and to the caller. */
export interface CallOutcomes {
  /** To the pusher, if he wins. */
  readonly pusherWins: number;
  /** To the pusher, if he loses. */
  readonly pusherLoses: number;
  /** To the caller, if he wins. */
  readonly callerWins: number;
  /** To the caller, if he loses. */
  readonly callerLoses: number;
  /** To the caller, if he and all others fold. */
  readonly callerFolds: number;
}

/** How a player acts with each starting hand, by index into `STARTING_HANDS`. */
export interface HandActions {
  /** How often he pushes or calls, from 0 to 1. */
  readonly frequencies: Float64Array;
  /** What that gains over a fold: per hand, for calls given that all before have folded. */
  readonly gains: Float64Array;
}

/** An equilibrium, as close as the rounds allow. */
export interface PushFoldEquilibrium {
  readonly push: HandActions;
  /** In the order of the callers. */
  readonly calls: readonly HandActions[];
}

const COUNT = STARTING_HANDS.length;

/** Holdings that a player can have besides one that is known. */
const OTHER_HOLDINGS = 1225;

/** Plays so many rounds. */
export function solveOutcomes(outcomes: PushFoldOutcomes, rounds: number): PushFoldEquilibrium {
  const matchups = preflopMatchups();
  const pusher = new AverageSet(matchups);
  const callers = outcomes.calls.map(() => new AverageSet(matchups));
  const pushGains = new Float64Array(COUNT);
  const callGains = outcomes.calls.map(() => new Float64Array(COUNT));
  for (let hand = 0; hand < COUNT; hand++) pusher.put(hand, true);
  pusher.average(1);
  for (let round = 0; round < rounds; round++) {
    const step = 2 / (round + 2); // later rounds, which know better, count for more
    callers.forEach((caller, place) => {
      fillCallGains(outcomes.calls[place], pusher, callGains[place]);
      caller.choose(callGains[place]);
      caller.average(step);
    });
    fillPushGains(outcomes, callers, pushGains);
    pusher.choose(pushGains);
    pusher.average(step);
  }
  return {
    push: { frequencies: pusher.frequencies, gains: pushGains },
    calls: callers.map(({ frequencies }, i) => ({ frequencies, gains: callGains[i] })),
  };
}

/** A set of starting hands that changes from round to round, and its average so far. */
class AverageSet {
  /** How often each hand has been in the set. */
  readonly frequencies: Float64Array = new Float64Array(COUNT);
  /** By hand: pairs of its holdings with those of the average set. */
  readonly pairs: Float64Array = new Float64Array(COUNT);
  /** By hand: those pairs, times how much more often it wins than loses against them. */
  readonly leads: Float64Array = new Float64Array(COUNT);
  private readonly isIn: Uint8Array = new Uint8Array(COUNT);
  private readonly pairsNow: Float64Array = new Float64Array(COUNT);
  private readonly leadsNow: Float64Array = new Float64Array(COUNT);

  constructor(private readonly matchups: Matchups) {}

  /** Puts the hands into the set that gain something. */
  choose(gains: Float64Array): void {
    for (let hand = 0; hand < COUNT; hand++) this.put(hand, gains[hand] > 0);
  }

  put(hand: number, isIn: boolean): void {
    if (this.isIn[hand] === Number(isIn)) return;
    this.isIn[hand] = Number(isIn);
    const { pairs, leads } = this.matchups;
    const { pairsNow, leadsNow } = this;
    const sign = isIn ? 1 : -1;
    for (let other = 0, at = hand * COUNT; other < COUNT; other++, at++) {
      pairsNow[other] += sign * pairs[at];
      leadsNow[other] -= sign * leads[at]; // the lead of the other is wanted
    }
  }

  average(step: number): void {
    const { frequencies, isIn, leads, leadsNow, pairs, pairsNow } = this;
    for (let hand = 0; hand < COUNT; hand++) {
      frequencies[hand] += step * (isIn[hand] - frequencies[hand]);
      pairs[hand] += step * (pairsNow[hand] - pairs[hand]);
      leads[hand] += step * (leadsNow[hand] - leads[hand]);
    }
  }
}

function fillCallGains(outcomes: CallOutcomes, pusher: AverageSet, gains: Float64Array): void {
  const { callerWins, callerLoses, callerFolds } = outcomes;
  for (let hand = 0; hand < COUNT; hand++) {
    const pairs = pusher.pairs[hand];
    const wins = pairs === 0 ? 0.5 : 0.5 + pusher.leads[hand] / pairs / 2;
    gains[hand] = wins * callerWins + (1 - wins) * callerLoses - callerFolds;
  }
}

/** At most one player calls: that two do is left out, as usual in such calculations. */
function fillPushGains(
  { fold, steal, calls }: PushFoldOutcomes,
  callers: readonly AverageSet[],
  gains: Float64Array,
): void {
  for (let hand = 0; hand < COUNT; hand++) {
    let isOpen = 1; // the chance that nobody has called yet
    let worth = 0;
    for (let place = 0; place < callers.length; place++) {
      const { pusherWins, pusherLoses } = calls[place];
      const meetings = combosOf(hand) * OTHER_HOLDINGS;
      const called = callers[place].pairs[hand] / meetings;
      const wins = (called + callers[place].leads[hand] / meetings) / 2;
      worth += isOpen * (wins * pusherWins + (called - wins) * pusherLoses);
      isOpen *= 1 - called;
    }
    gains[hand] = worth + isOpen * steal - fold;
  }
}
