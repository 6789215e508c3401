// Whole hands of six players who call, 24 decisions a hand: see `_whole_hands.ts`.
import { call, createPrng, HandRunner, NO_LIMIT, NO_RAKE, type PlayerId } from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";
import { checkOrCall } from "./_poker_ts.mjs";
import { benchPokerTs, HANDS, SEATS, STAKES, WARM, withBots } from "./_whole_hands.ts";

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

function callAll(): void {
  for (let number = 0; number < HANDS; number++) {
    beginHand(number);
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
