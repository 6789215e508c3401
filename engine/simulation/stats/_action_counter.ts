/**
 * Counts what players did in a hand: one pass over its log.
 *
 * @module
 */
import { BET, CALL, FOLD, type HandRunner, RAISE } from "../../hand/mod.ts";
import { POSITIONS } from "../../rules/mod.ts";
import { COUNTER_COLUMNS } from "./counters.ts";

// What is used for every action is private to this file, as in the collector.
const FOLD_KIND = FOLD;
const CALL_KIND = CALL;
const BET_KIND = BET;
const RAISE_KIND = RAISE;

const VPIP = COUNTER_COLUMNS.vpip;
const PFR = COUNTER_COLUMNS.pfr;
const THREE_BET_OPP = COUNTER_COLUMNS.threeBetOpp;
const THREE_BET = COUNTER_COLUMNS.threeBet;
const FACED_3BET = COUNTER_COLUMNS.faced3BetAfterRaise;
const FOLD_TO_3BET = COUNTER_COLUMNS.foldTo3Bet;
const FOUR_BET_OPP = COUNTER_COLUMNS.fourBetOpp;
const FOUR_BET = COUNTER_COLUMNS.fourBet;
const SQUEEZE_OPP = COUNTER_COLUMNS.squeezeOpp;
const SQUEEZE = COUNTER_COLUMNS.squeeze;
const STEAL_OPP = COUNTER_COLUMNS.stealOpp;
const STEAL = COUNTER_COLUMNS.steal;
const FACED_STEAL = COUNTER_COLUMNS.facedSteal;
const FOLD_TO_STEAL = COUNTER_COLUMNS.foldToSteal;
const LIMP = COUNTER_COLUMNS.limp;
const COLD_CALL = COUNTER_COLUMNS.coldCall;
const CBET_OPP = COUNTER_COLUMNS.cbetOpp;
const CBET = COUNTER_COLUMNS.cbet;
const FACED_CBET = COUNTER_COLUMNS.facedCbet;
const FOLD_TO_CBET = COUNTER_COLUMNS.foldToCbet;
const POSTFLOP_ACTIONS = COUNTER_COLUMNS.folds;

// Bits by position code.
const STEALERS = positionBits("CO", "BTN", "SB");
const BLINDS = positionBits("SB", "BB");

/** Counts the decisions of hands into rows of counters. */
export class ActionCounter {
  declare private readonly data: Float64Array;
  declare private readonly rows: Int32Array;

  /** Seats that had a decision before the flop in the last hand: bit `1 << seat`. */
  acted = 0;
  /** Seats that folded before the flop in the last hand: bit `1 << seat`. */
  foldedPreflop = 0;
  /** Seat that raised last before the flop, or -1. */
  private aggressor = -1;

  /**
   * @param data The rows of all players.
   * @param rows By seat: where the player's row begins.
   */
  constructor(data: Float64Array, rows: Int32Array) {
    this.data = data;
    this.rows = rows;
  }

  /** Counts one hand; `positions` are the position codes by seat. */
  count(hand: HandRunner, positions: Uint8Array): void {
    this.countPreflop(hand, positions);
    if (hand.boardCount === 0) return;
    this.countContinuation(hand);
    this.countPostflop(hand);
  }

  private countPreflop(hand: HandRunner, positions: Uint8Array): void {
    const { data, rows } = this;
    const { log } = hand;
    const first = log.firstDecision(0);
    const end = log.endDecision(0);
    let posted = 0; // seats with a blind in front of them
    let acted = 0;
    let folded = 0;
    let paid = 0; // seats that called or raised
    let raised = 0; // seats that raised
    let raises = 0;
    let callers = 0; // since the last raise
    let firstRaiser = -1;
    let aggressor = -1;
    let stealing = false;
    for (let entry = 0; entry < first; entry++) {
      if (log.to(entry) > 0) posted |= 1 << log.seat(entry);
    }
    for (let entry = first; entry < end; entry++) {
      const kind = log.kind(entry);
      const seat = log.seat(entry);
      const bit = 1 << seat;
      const row = rows[seat];
      const couldRaise = log.couldRaise(entry);
      acted |= bit;
      if (raises === 0) {
        if (callers === 0 && (STEALERS >> positions[seat] & 1) === 1) {
          data[row + STEAL_OPP]++;
          if (kind >= BET_KIND) {
            data[row + STEAL]++;
            stealing = true;
          }
        }
        if (kind === CALL_KIND) data[row + LIMP]++;
        else if (kind >= BET_KIND) firstRaiser = seat;
      } else if (raises === 1) {
        if (couldRaise) {
          data[row + THREE_BET_OPP]++;
          if (callers > 0) data[row + SQUEEZE_OPP]++;
          if (kind >= BET_KIND) {
            data[row + THREE_BET]++;
            if (callers > 0) data[row + SQUEEZE]++;
          }
        }
        if (stealing && callers === 0 && (BLINDS >> positions[seat] & 1) === 1) {
          data[row + FACED_STEAL]++;
          if (kind === FOLD_KIND) data[row + FOLD_TO_STEAL]++;
        }
      } else if (raises === 2 && seat === firstRaiser) {
        data[row + FACED_3BET]++;
        if (couldRaise) data[row + FOUR_BET_OPP]++;
        if (kind === FOLD_KIND) data[row + FOLD_TO_3BET]++;
        else if (kind >= BET_KIND) data[row + FOUR_BET]++;
      }
      if (kind === FOLD_KIND) folded |= bit;
      else if (kind >= CALL_KIND) {
        if ((paid & bit) === 0) data[row + VPIP]++;
        if (kind === CALL_KIND) {
          callers++;
          if (raises > 0 && ((paid | posted) & bit) === 0) data[row + COLD_CALL]++;
        } else {
          if ((raised & bit) === 0) data[row + PFR]++;
          raised |= bit;
          raises++;
          callers = 0;
          aggressor = seat;
        }
        paid |= bit;
      }
    }
    this.acted = acted;
    this.foldedPreflop = folded;
    this.aggressor = aggressor;
  }

  /** The last preflop raiser's turn on the flop before any bet, and what his bet meets. */
  private countContinuation(hand: HandRunner): void {
    const { data, rows, aggressor } = this;
    if (aggressor < 0) return;
    const { log } = hand;
    const end = log.endDecision(1);
    let continued = false;
    for (let entry = log.firstDecision(1); entry < end; entry++) {
      const kind = log.kind(entry);
      const seat = log.seat(entry);
      const row = rows[seat];
      if (continued) {
        data[row + FACED_CBET]++;
        if (kind === FOLD_KIND) data[row + FOLD_TO_CBET]++;
        else if (kind >= BET_KIND) return;
      } else if (seat === aggressor) {
        data[row + CBET_OPP]++;
        if (kind !== BET_KIND) return;
        data[row + CBET]++;
        continued = true;
      } else if (kind >= BET_KIND) return;
    }
  }

  /** One loop over three streets: where a loop ends, the processor mostly guesses wrong. */
  private countPostflop(hand: HandRunner): void {
    const { data, rows } = this;
    const { log } = hand;
    const end = log.endDecision(3);
    for (let entry = log.firstDecision(1); entry < end; entry++) {
      const kind = log.kind(entry);
      if (kind > RAISE_KIND) continue; // chips given back after a street
      data[rows[log.seat(entry)] + POSTFLOP_ACTIONS + kind]++;
    }
  }
}

function positionBits(...names: (typeof POSITIONS)[number][]): number {
  return names.reduce((bits, name) => bits | 1 << POSITIONS.indexOf(name), 0);
}
