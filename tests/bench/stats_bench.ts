/** What statistics cost a hand: recorded six-handed hands, replayed into a collector. */
import { parseCards } from "@marvin/holdem/cards";
import { HandRunner } from "../../engine/hand/mod.ts";
import { NO_LIMIT } from "../../engine/rules/mod.ts";
import { StatsCollector } from "../../engine/simulation/stats/mod.ts";
import type { PlayerId } from "../../engine/types.ts";

const RAKE = { percentage: 0.05, cap: 10 };
const BOARD = "2c3d7h8sJc";
const HOLE_CARDS = "AhAdKhKdQhQdThTd9h9d5h5d";

/** Six players, blinds 1 and 2; `play` is the betting. */
function record(play: (hand: HandRunner) => void): HandRunner {
  const hand = new HandRunner(6, NO_LIMIT, RAKE);
  hand.clear();
  for (let seat = 0; seat < 6; seat++) {
    hand.identify(seat, seat as PlayerId, `P${seat}`);
    hand.sit(seat, 200, 0);
  }
  hand.holeCards.set(parseCards(HOLE_CARDS));
  hand.board.set(parseCards(BOARD));
  hand.begin({
    smallBlind: 1,
    bigBlind: 2,
    ante: 0,
    button: 0,
    smallBlindSeat: 1,
    bigBlindSeat: 2,
  });
  play(hand);
  while (!hand.over) {
    if (hand.round.toAct >= 0) hand.checkOrCall();
    else hand.advance();
  }
  return hand;
}

/** Two blinds and 20 decisions: all limp, one folds on the flop, two on the turn. */
const limped = record((hand) => {
  while (hand.street === 0) hand.round.toAct >= 0 ? hand.checkOrCall() : hand.advance();
  hand.raiseTo(4);
  hand.fold();
  while (hand.street === 1) hand.round.toAct >= 0 ? hand.checkOrCall() : hand.advance();
  hand.raiseTo(8);
  hand.fold();
  hand.fold();
});

/** A raise, a fold to it by four, and a c-bet that wins. */
const raised = record((hand) => {
  hand.raiseTo(6);
  for (let folds = 0; folds < 4; folds++) hand.fold();
  hand.checkOrCall();
  hand.advance();
  hand.checkOrCall();
  hand.raiseTo(8);
  hand.fold();
});

const HANDS = 1_000;
const stats = new StatsCollector(6);

function replay(hand: HandRunner): void {
  for (let count = 0; count < HANDS; count++) stats.recordHand(hand);
}

const group = "statistics of 1,000 six-handed hands";
Deno.bench(`showdown, ${limped.log.length} entries`, { group, baseline: true }, () => {
  replay(limped);
});
Deno.bench(`won on the flop, ${raised.log.length} entries`, { group }, () => replay(raised));
Deno.bench("both in turn", { group }, () => {
  for (let count = 0; count < HANDS; count += 2) {
    stats.recordHand(limped);
    stats.recordHand(raised);
  }
});
