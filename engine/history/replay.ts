/**
 * Plays a recorded hand again on the engine: what was legal at every decision, and who has what in
 * the end.
 *
 * @module
 */
import { type Street, STREETS } from "../rules/mod.ts";
import type { Chips } from "../types.ts";
import { isLegal } from "./_replayed_line.ts";
import { Replayer } from "./_replayer.ts";
import { dealtInSeats, seatsOf, Settlement } from "./_settlement.ts";
import type { HandHistoryRecord } from "./record.ts";
import type { RecordException, RecordProblem } from "./record_problem.ts";

/** What a player could do at a decision. */
export interface LegalChoices {
  /** Chips to add to stay in; 0 if checking is free. */
  readonly callAmount: Chips;
  /** Whether checking is free. */
  readonly canCheck: boolean;
  /** Whether a bet or raise was open. */
  readonly canRaise: boolean;
  /** Smallest street total to bet or raise to; 0 if that is not allowed. */
  readonly minRaiseTo: Chips;
  /** Largest street total to bet or raise to; 0 if that is not allowed. */
  readonly maxRaiseTo: Chips;
}

/** What a player did. */
export interface ReplayedAction {
  /** What he did, an all-in as the call, bet or raise it amounts to. */
  readonly type: "fold" | "check" | "call" | "bet" | "raise";
  /** His total on the street afterwards. */
  readonly to: Chips;
  /** Chips put in. */
  readonly amount: Chips;
}

/** One decision of a replayed hand. */
export interface ReplayDecision {
  /** When it was made. */
  readonly street: Street;
  /** Chair, from 1. */
  readonly seat: number;
  /** Name of the player. */
  readonly name: string;
  /** What was open to the player. */
  readonly legal: LegalChoices;
  /** What the player did. */
  readonly action: ReplayedAction;
  /** Whether the rules allow that. Folding is legal where checking is free, too. */
  readonly isLegal: boolean;
  /** Everything in the middle before the action. */
  readonly potBefore: Chips;
  /** Chips the player had behind before the action. */
  readonly stackBefore: Chips;
}

/** A pot of a replayed hand. */
export interface ReplayedPot {
  /** Chips before rake. */
  readonly amount: Chips;
  /** Chips the house took, or null where the record does not tell from which pot. */
  readonly rake: Chips | null;
  /** Names of those who could win it, by seat. */
  readonly eligible: readonly string[];
  /** Chips each winner got, after rake. */
  readonly winners: Readonly<Record<string, Chips>>;
}

/** A hand that was played again. */
export interface HandReplay {
  /** Every decision in order. */
  readonly decisions: readonly ReplayDecision[];
  /** Chips at the end by name; where {@link isComplete} is false, chips behind when it stopped. */
  readonly stacks: Readonly<Record<string, Chips>>;
  /** Main pot and side pots; none where {@link isComplete} is false. */
  readonly pots: readonly ReplayedPot[];
  /** Chips of a bet that nobody matched and that went back, by name. */
  readonly uncalled: Readonly<Record<string, Chips>>;
  /** What the record says and the rules do not. */
  readonly differences: readonly RecordProblem[];
  /** What the room did by other rules, so that the record was followed. */
  readonly exceptions: readonly RecordException[];
  /** Whether all lines could be followed to the end. */
  readonly isComplete: boolean;
}

/**
 * Plays a recorded hand again: posts as they were made, then decision after decision. Pots are made
 * and won by the rules of this engine; the rake is the record's, and so are the winners of pots for
 * which a hand that is not known was in the running. Players who sit out and post are folded when
 * it is their turn. Where the record does not tell the limit it is no limit, unless only fixed limit
 * allows what was done.
 *
 * @param record A hand of any format.
 * @returns What was legal, what came out, and where the record differs.
 * @throws {RangeError} If the table has more than ten chairs, or fewer than two players were dealt
 * in, or two share a name or a chair, or one has the same card twice.
 *
 * @example A raise that was too small
 * ```ts
 * import { parseHands, replayHand } from "@marvin/holdem/history";
 * import { assertEquals } from "@std/assert";
 *
 * const [{ record }] = parseHands(`Game #1 starts on 2026/05/19 12:00:00
 * Table "T" (2-max) Seat #1 is the button
 * Seat 1: Ann (100 in chips)
 * Seat 2: Ben (100 in chips)
 * Ann: posts small blind 1
 * Ben: posts big blind 2
 * *** HOLE CARDS ***
 * Ann: raises 1 to 3
 * Ben: folds
 * Uncalled bet (1) returned to Ann
 * Ann collects 4 from pot
 * *** SUMMARY ***
 * Total pot 4 | Rake 0
 * `);
 * const { decisions, stacks, differences } = replayHand(record!);
 * assertEquals(decisions.map(({ isLegal }) => isLegal), [false, true]);
 * assertEquals(stacks, { Ann: 102, Ben: 98 });
 * assertEquals(differences.map(({ message }) => message), [
 *   "Ann raises to 3 before the flop, where only these are legal: fold, call 1, raise to 4-100",
 * ]);
 * ```
 */
export function replayHand(record: HandHistoryRecord): HandReplay {
  const replay = replayAsTold(record);
  if (record.limit !== undefined || isAllLegal(replay)) return replay;
  const fixed = replayAsTold({ ...record, limit: "fixed_limit" });
  return isAllLegal(fixed) ? fixed : replay;
}

function isAllLegal({ isComplete, decisions }: HandReplay): boolean {
  return isComplete && decisions.every(({ isLegal }) => isLegal);
}

function replayAsTold(record: HandHistoryRecord): HandReplay {
  const decisions: ReplayDecision[] = [];
  const replayer = new Replayer(record, {
    deciding({ round, street, names }, line) {
      const seat = round.toAct;
      const { type, to, amount } = line;
      decisions.push({
        street: STREETS[street],
        seat: seat + 1,
        name: names[seat],
        legal: {
          callAmount: round.callAmount,
          canCheck: round.callAmount === 0,
          canRaise: round.canRaise,
          minRaiseTo: round.minRaiseTo,
          maxRaiseTo: round.maxRaiseTo,
        },
        action: { type: type as ReplayedAction["type"], to, amount },
        isLegal: isLegal(replayer.hand, line),
        potBefore: round.pot,
        stackBefore: round.stack[seat],
      });
    },
  });
  replayer.play();
  const { hand, isComplete, problems, safe } = replayer;
  const settlement = isComplete ? new Settlement(record, replayer) : null;
  const { names, pots, round, seats, uncalled, uncalledSeat } = hand;
  return {
    decisions,
    stacks: byName(
      dealtInSeats(hand).map((seat) => [
        names[seat],
        (settlement?.stack(seat) ?? round.stack[seat]) + safe[seat],
      ]),
    ),
    pots: settlement === null ? [] : settlement.payouts.map((payouts, pot) => ({
      amount: pots.amount[pot],
      rake: settlement.rakes?.[pot] ?? null,
      eligible: seatsOf(pots.eligible[pot], seats).map((seat) => names[seat]),
      winners: byName(payouts.flatMap((amount, seat) => amount > 0 ? [[names[seat], amount]] : [])),
    })),
    uncalled: byName(uncalledSeat < 0 ? [] : [[names[uncalledSeat], uncalled]]),
    differences: problems,
    exceptions: [...settlement?.exceptions ?? []],
    isComplete,
  };
}

// A player may be called __proto__, which only this way of making an object takes for a name.
function byName(entries: [name: string, chips: Chips][]): Record<string, Chips> {
  return Object.fromEntries(entries);
}
