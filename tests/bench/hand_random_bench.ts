// Whole hands of six players who raise by the minimum in a fifth of the cases and fold in a fifth of
// those where there is a price, 24 decisions a hand: see `_whole_hands.ts`.
import {
  type Action,
  call,
  createPrng,
  fold,
  type GameInfo,
  HandRunner,
  NO_LIMIT,
  NO_RAKE,
  type PlayerId,
  raiseTo,
} from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";
import { decideAtRandom } from "./_poker_ts.mjs";
import { benchPokerTs, HANDS, SEATS, STAKES, WARM, withBots } from "./_whole_hands.ts";

const policy = createPrng("1", "policy");
/** Players raise below this draw, and fold from `REST` on. */
const FIFTH = 0x33333333;
const REST = 0xcccccccc;

const dealer = new Dealer(createPrng("1", "cards"), SEATS);
const hand = new HandRunner(SEATS, NO_LIMIT, NO_RAKE);

/** Begins a hand on the state machine itself, without bots. It knows the table as a constant. */
function beginHand(number: number): void {
  const stakes = STAKES[number % SEATS];
  hand.clear();
  for (let seat = 0; seat < SEATS; seat++) hand.sit(seat, seat as PlayerId, "", 200, 0);
  dealer.shuffle();
  hand.deal(dealer, stakes.button);
  hand.begin(stakes);
}

function playAtRandom(): void {
  for (let number = 0; number < HANDS; number++) {
    beginHand(number);
    while (!hand.over) {
      if (hand.round.toAct >= 0) raiseOrFoldAtRandom();
      else hand.advance();
    }
  }
}

function raiseOrFoldAtRandom(): void {
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
Deno.bench("core loop", { ...random, baseline: true }, playAtRandom);
Deno.bench("bots, results, statistics", random, withBots(actAtRandom));
