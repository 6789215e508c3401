/**
 * The strategies that make up each bot.
 *
 * @module
 */
import { ModularStrategy, type Strategy } from "@marvin/holdem/strategy";
import type { Mind } from "./mind.ts";
import { flopStrategy, riverStrategy, turnStrategy } from "./postflop/streets.ts";
import { BigStackPreflop } from "./preflop/big_stack_preflop.ts";
import { effectiveStack, SHORT_STACK } from "./preflop/effective_stack.ts";
import { NashPushFold } from "./preflop/nash_push_fold.ts";
import { ShortStackPreflop } from "./preflop/short_stack_preflop.ts";

/** Plays as one does with more than 25 big blinds. */
export function bigStackStrategies(mind: Mind): Strategy[] {
  return [new BigStackPreflop(mind), ...postflopStrategies(mind)];
}

/** Plays as one does with up to 25 big blinds. */
export function shortStackStrategies(mind: Mind): Strategy[] {
  return [new NashPushFold(mind), new ShortStackPreflop(mind), ...postflopStrategies(mind)];
}

/** Switches between both by the effective stack of the hand. */
export function cashStrategies(mind: Mind): Strategy[] {
  const short = new ModularStrategy(shortStackStrategies(mind));
  const whenShort: Strategy = {
    isApplicable: ({ gameInfo }) => effectiveStack(gameInfo) <= SHORT_STACK,
    act: (context) => short.act(context),
  };
  return [whenShort, ...bigStackStrategies(mind)];
}

function postflopStrategies(mind: Mind): Strategy[] {
  return [flopStrategy(mind), turnStrategy(mind), riverStrategy(mind)];
}
