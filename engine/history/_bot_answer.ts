/**
 * What a bot's answer amounts to.
 *
 * @module
 */
import { isBeyondStack, isCallForAll } from "../hand/legal_actions.ts";
import type { HandRunner } from "../hand/mod.ts";
import { type Action, formatAction } from "../rules/mod.ts";
import type { Chips } from "../types.ts";

/** Kinds of answer: the actions, with an all-in as what it amounts to, and what is not allowed. */
export const BOT_ANSWERS = ["fold", "check", "call", "bet", "raise", "illegal"] as const;

/** A kind of answer. */
export type BotAnswerType = (typeof BOT_ANSWERS)[number];

/** An answer as the rules take it. */
export interface BotAnswer {
  readonly type: BotAnswerType;
  /** For a bet or raise: the street total. Otherwise 0. */
  readonly to: Chips;
  /** The answer in words, such as `raise to 40`. */
  readonly words: string;
}

/** What an action amounts to for the seat to act. Folding where checking is free is checking. */
export function answerOf(action: Action, hand: HandRunner): BotAnswer {
  const { round } = hand;
  const { callAmount, canRaise, maxRaiseTo } = round;
  const passive = callAmount > 0
    ? { type: "call", to: 0, words: `call ${callAmount}` } as const
    : { type: "check", to: 0, words: "check" } as const;
  const bet = (to: Chips): BotAnswer => {
    const type = round.currentBet > 0 ? "raise" : "bet";
    return { type, to, words: `${type} to ${to}` };
  };
  switch (action?.type) { // a bot may return nothing at all
    case "fold":
      return callAmount > 0 ? { type: "fold", to: 0, words: "fold" } : passive;
    case "check":
      return callAmount > 0 ? illegal("check") : passive;
    case "call":
      return passive;
    case "allIn":
      return canRaise ? bet(maxRaiseTo) : passive;
    case "bet":
    case "raise": {
      const { to } = action;
      if (round.canRaiseTo(to)) return bet(to);
      if (isBeyondStack(round, to)) return bet(maxRaiseTo);
      return isCallForAll(round, to) ? passive : illegal(formatAction(action));
    }
  }
  return illegal(`return ${JSON.stringify(action) ?? String(action)}`);
}

/** An answer that the rules do not allow, or an exception. */
export function illegal(words: string): BotAnswer {
  return { type: "illegal", to: 0, words };
}
