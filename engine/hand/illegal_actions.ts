/**
 * What bots did that they may not do: counted, with the first few described.
 *
 * @module
 */

/** What to do with an illegal action, as `[game] illegal_action` names it. */
export const ILLEGAL_ACTION_POLICIES = ["check_fold", "clamp", "throw"] as const;

/**
 * What to do with an illegal action:
 * - `check_fold`: check where that is free, else fold;
 * - `clamp`: the nearest legal amount for a bad bet or raise, a call where raising is closed, else
 *   as `check_fold`;
 * - `throw`: end the run with an IllegalActionError or the bot's own error.
 */
export type IllegalActionPolicy = (typeof ILLEGAL_ACTION_POLICIES)[number];

/** Kinds of fault. */
export const FAULTS = ["freeFold", "illegalAction", "badAmount", "threw"] as const;

/**
 * A kind of fault: `freeFold` (folded where checking was free; becomes a check),
 * `illegalAction` (an action that was not open, or no action at all), `badAmount` (a bet or raise
 * to an amount that is not allowed) and `threw` (an exception).
 */
export type Fault = (typeof FAULTS)[number];

/** How often each fault happened. */
export type FaultCounts = Readonly<Record<Fault, number>>;

/** One fault, described well enough to play it again. */
export interface FaultExample {
  /** What kind of fault it was. */
  readonly fault: Fault;
  /** Name of the player. */
  readonly player: string;
  /** Where it happened, such as `Cash Game Table 1`. */
  readonly table: string;
  /** Number of the hand at that table, from 1. */
  readonly handNumber: number;
  /** When: `preflop`, `flop`, `turn` or `river`. */
  readonly street: string;
  /** What the bot did, such as `raise to 30`, or the message of its exception. */
  readonly action: string;
  /** What was legal, such as `fold, call 20, raise to 40-200`. */
  readonly legal: string;
}

/** Examples kept of each player's faults. */
export const MAX_FAULT_EXAMPLES = 3;

/** The faults of one player. */
export class FaultLog {
  /** How often each fault happened. */
  readonly counts: Record<Fault, number> = {
    freeFold: 0,
    illegalAction: 0,
    badAmount: 0,
    threw: 0,
  };
  /** The first faults, free folds left out. */
  readonly examples: FaultExample[] = [];

  /** Counts a fault; `describe` is asked only while examples are still wanted. */
  record(fault: Fault, describe: () => FaultExample): void {
    this.counts[fault]++;
    if (fault !== "freeFold" && this.examples.length < MAX_FAULT_EXAMPLES) {
      this.examples.push(describe());
    }
  }
}
