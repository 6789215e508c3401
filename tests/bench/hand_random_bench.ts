// Whole hands of six players who raise by the minimum in a fifth of the cases and fold in a fifth of
// those where there is a price, 24 decisions a hand: see `_whole_hands.ts`.
import {
  type Action,
  call,
  createPrng,
  fold,
  type GameInfo,
  type HandRunner,
  raiseTo,
} from "@marvin/holdem";
import { decideAtRandom } from "./_poker_ts.mjs";
import { benchPokerTs, coreLoop, HANDS, WARM, withBots } from "./_whole_hands.ts";

const policy = createPrng("1", "policy");
/** Players raise below this draw, and fold from `REST` on. */
const FIFTH = 0x33333333;
const REST = 0xcccccccc;

function raiseOrFoldAtRandom(hand: HandRunner): void {
  const { round } = hand;
  const draw = policy.int32() >>> 0;
  if (draw < FIFTH && round.canRaise) hand.raiseTo(round.minRaiseTo);
  else if (draw >= REST && round.callAmount > 0) hand.fold();
  else hand.checkOrCall();
}

function actAtRandom(info: GameInfo): Action {
  const draw = policy.int32() >>> 0;
  if (draw < FIFTH && info.canRaise) return raiseTo(info.minRaiseTo);
  return draw >= REST && info.callAmount > 0 ? fold() : call();
}

const random = { ...WARM, group: `six random players, ${HANDS} hands` };
benchPokerTs(random.group, "random", decideAtRandom(() => policy.int32() >>> 0));
Deno.bench("core loop", { ...random, baseline: true }, coreLoop(raiseOrFoldAtRandom));
Deno.bench("bots, results, statistics", random, withBots(actAtRandom));
