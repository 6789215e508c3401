// Whole hands: six-max no limit, 100 big blinds, stacks reset before each hand. The policies are
// trivial, so that the engine is what is measured: "call" takes 24 decisions a hand.
import {
  type Action,
  buildHandResult,
  call,
  createPrng,
  fold,
  type GameInfo,
  HandRunner,
  NO_LIMIT,
  NO_RAKE,
  type PlayerId,
  raiseTo,
  StatsCollector,
  Table,
} from "@marvin/holdem";
import { Dealer } from "@marvin/holdem/cards";
import Poker from "poker-ts";

const HANDS = 1_000;
const SEATS = 6;
// Runs are of millions of hands, so that the time V8 takes to compile the code does not count.
const WARM = { warmup: 1_000, n: 1_000 };
const STAKES = Array.from({ length: SEATS }, (_, button) => ({
  smallBlind: 1,
  bigBlind: 2,
  ante: 0,
  button,
  smallBlindSeat: (button + 1) % SEATS,
  bigBlindSeat: (button + 2) % SEATS,
}));

const policy = createPrng("1", "policy");

Deno.bench(
  `deal ${HANDS} hands of six`,
  { group: "deal", baseline: true },
  (() => {
    const dealer = new Dealer(createPrng("1", "cards"), SEATS);
    return () => {
      for (let hand = 0; hand < HANDS; hand++) dealer.shuffle();
    };
  })(),
);

/** Plays hands on the state machine itself, without bots. */
function core(decide: (hand: HandRunner) => void): () => void {
  const dealer = new Dealer(createPrng("1", "cards"), SEATS);
  const hand = new HandRunner(SEATS, NO_LIMIT, NO_RAKE);
  return () => {
    for (let played = 0; played < HANDS; played++) {
      const stakes = STAKES[played % SEATS];
      hand.clear();
      for (let seat = 0; seat < SEATS; seat++) hand.sit(seat, seat as PlayerId, "", 200, 0);
      dealer.shuffle();
      hand.deal(dealer, stakes.button);
      hand.begin(stakes);
      while (!hand.over) {
        if (hand.round.toAct >= 0) decide(hand);
        else hand.advance();
      }
    }
  };
}

function decideAtRandom(hand: HandRunner): void {
  const { round } = hand;
  const draw = policy.int32() >>> 0;
  if (draw < 0x33333333 && round.callAmount > 0) hand.fold();
  else if (draw < 0x66666666 && round.canRaise) hand.raiseTo(round.minRaiseTo);
  else hand.checkOrCall();
}

/** Plays hands with bots, a result for each and statistics. */
function withBots(act: (info: GameInfo) => Action): () => void {
  const streams = { cards: createPrng("1", "cards"), seats: createPrng("1", "seats") };
  const table = new Table({
    numSeats: SEATS,
    smallBlind: 1,
    bigBlind: 2,
    startingChips: 200,
    resetBankrollEachHand: true,
  }, streams);
  for (let id = 0; id < SEATS; id++) table.sitDown({ id: id as PlayerId, name: `p${id}`, act });
  const stats = new StatsCollector(SEATS);
  return () => {
    for (let hand = 0; hand < HANDS; hand++) {
      table.runHand();
      stats.recordHand(table.hand);
      buildHandResult(table.hand);
    }
  };
}

function actAtRandom(info: GameInfo): Action {
  const draw = policy.int32() >>> 0;
  if (draw < 0x33333333 && info.callAmount > 0) return fold();
  return draw < 0x66666666 && info.canRaise ? raiseTo(info.minRaiseTo) : call();
}

/** The same on poker-ts, ten hands only. */
function pokerTs(decide: (table: InstanceType<typeof Poker.Table>) => void): () => void {
  return () => {
    for (let hand = 0; hand < HANDS / 100; hand++) {
      const table = new Poker.Table({ smallBlind: 1, bigBlind: 2 }, SEATS);
      for (let seat = 0; seat < SEATS; seat++) table.sitDown(seat, 200);
      table.startHand();
      while (table.isHandInProgress()) {
        while (table.isBettingRoundInProgress()) decide(table);
        table.endBettingRound();
        if (table.areBettingRoundsCompleted()) table.showdown();
      }
    }
  };
}

const calls = { ...WARM, group: `six callers, ${HANDS} hands` };
Deno.bench(
  "poker-ts, ten hands only",
  { ...calls },
  pokerTs((table) => {
    table.actionTaken(table.legalActions().actions.includes("check") ? "check" : "call");
  }),
);
Deno.bench("core loop", { ...calls, baseline: true }, core((hand) => hand.checkOrCall()));
Deno.bench("bots, results, statistics", calls, withBots(() => call()));

const random = { ...WARM, group: `six random players, ${HANDS} hands` };
Deno.bench(
  "poker-ts, ten hands only",
  { ...random },
  pokerTs((table) => {
    const { actions, chipRange } = table.legalActions();
    const draw = policy.int32() >>> 0;
    const raise = actions.find((action) => action === "raise" || action === "bet");
    if (draw < 0x33333333 && !actions.includes("check")) table.actionTaken("fold");
    else if (draw < 0x66666666 && raise !== undefined) table.actionTaken(raise, chipRange!.min);
    else table.actionTaken(actions.includes("check") ? "check" : "call");
  }),
);
Deno.bench("core loop", { ...random, baseline: true }, core(decideAtRandom));
Deno.bench("bots, results, statistics", random, withBots(actAtRandom));
