// Whole hands of six players who call, 24 decisions a hand: see `_whole_hands.ts`.
import { call, createPrng, HandRunner, NO_LIMIT, NO_RAKE } from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";
import { checkOrCall } from "./_poker_ts.mjs";
import { beginHand, benchPokerTs, HANDS, SEATS, WARM, withBots } from "./_whole_hands.ts";

const dealer = new Dealer(createPrng("1", "cards"), SEATS);
const hand = new HandRunner(SEATS, NO_LIMIT, NO_RAKE);

function callAll(): void {
  for (let number = 0; number < HANDS; number++) {
    beginHand(hand, dealer, number);
    while (!hand.over) {
      if (hand.round.toAct >= 0) hand.checkOrCall();
      else hand.advance();
    }
  }
}

const calls = { ...WARM, group: `six callers, ${HANDS} hands` };
benchPokerTs(calls.group, "callers", checkOrCall);
Deno.bench("core loop", { ...calls, baseline: true }, callAll);
Deno.bench("bots, results, statistics", calls, withBots(() => call()));
