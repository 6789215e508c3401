import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import type { GameInfo } from "../../../engine/player/mod.ts";
import { createPrng, drawBelow, drawFraction } from "../../../engine/random/mod.ts";
import {
  type Action,
  allIn,
  BET_LIMIT_TYPES,
  betTo,
  call,
  check,
  fold,
  formatAction,
  raiseTo,
  STREETS,
} from "../../../engine/rules/mod.ts";
import { ActionRecorder } from "../../../engine/strategy/action_recorder.ts";
import { ModularStrategy } from "../../../engine/strategy/modular_strategy.ts";
import { nearestLegalAction } from "../../../engine/strategy/nearest_legal_action.ts";
import {
  createStrategyContext,
  type Strategy,
  type StrategyContext,
} from "../../../engine/strategy/strategy.ts";
import { countVotes, VOTING_MODES, type VotingMode } from "../../../engine/strategy/voting.ts";
import { Table } from "../../../engine/table/mod.ts";
import type { PlayerId } from "../../../engine/types.ts";
import { type Situation, streamOf, viewOf } from "../bots/_situation.ts";

const FREE: Situation = { street: "flop", holeCards: "AhAd", board: "2c3d4h", pot: 40 };
const PRICED: Situation = { ...FREE, callAmount: 20, minRaiseTo: 40, maxRaiseTo: 500 };

function always(action: Action): Strategy {
  return { isApplicable: () => true, act: () => action };
}

function never(action: Action): Strategy {
  return { isApplicable: () => false, act: () => action };
}

function contextOf(situation: Situation, ...draws: number[]): StrategyContext {
  const own = { actionRecorder: new ActionRecorder(), random: streamOf(...draws) };
  return createStrategyContext(viewOf(situation), own);
}

type LegalCase = [wish: Action, situation: Situation, want: string];
const CLOSED = { ...PRICED, closed: true };
const LEGAL_CASES: LegalCase[] = [
  [fold(), FREE, "check"],
  [fold(), PRICED, "fold"],
  [check(), FREE, "check"],
  [check(), PRICED, "fold"],
  [call(), FREE, "check"],
  [call(), PRICED, "call"],
  [raiseTo(30), FREE, "bet to 30"],
  [betTo(60), PRICED, "raise to 60"],
  [raiseTo(25), PRICED, "raise to 40"],
  [raiseTo(60.4), PRICED, "raise to 60"],
  [raiseTo(9_000), PRICED, "raise to 500"],
  [allIn(), PRICED, "raise to 500"],
  [allIn(), CLOSED, "call"],
  [raiseTo(60), CLOSED, "call"],
  [betTo(60), { ...FREE, closed: true }, "check"],
];
for (const [wish, situation, want] of LEGAL_CASES) {
  const price = situation.callAmount ?? 0;
  const closed = situation.closed ? " with raising closed" : "";
  Deno.test(`nearestLegalAction() makes ${formatAction(wish)} a ${want}, at ${price}${closed}`, () => {
    assertEquals(formatAction(nearestLegalAction(viewOf(situation), wish)), want);
  });
}

type VoteCase = [title: string, votes: Action[], want: Action];
const VOTE_CASES: VoteCase[] = [
  ["the only vote", [call()], call()],
  ["the most votes", [fold(), call(), call()], call()],
  ["bets and raises together", [fold(), betTo(10), raiseTo(20), fold(), raiseTo(30)], raiseTo(20)],
  ["the first vote among equals", [fold(), call()], fold()],
  ["the kind voted for first among equals", [call(), fold(), fold(), call()], call()],
  ["a raise to the median", [raiseTo(900), raiseTo(10), raiseTo(20)], raiseTo(20)],
  ["the lower of two middle totals", [raiseTo(40), raiseTo(10)], raiseTo(10)],
  ["the lower middle one of four", [betTo(4), betTo(1), betTo(3), betTo(2)], betTo(2)],
];
for (const [title, votes, want] of VOTE_CASES) {
  Deno.test(`countVotes() takes ${title}`, () => assertEquals(countVotes(votes), want));
}

Deno.test("countVotes() never takes what nobody voted for, or fewer than any other kind", () => {
  const vote = fc.oneof(
    fc.constantFrom(fold(), check(), call()),
    fc.integer({ min: 1, max: 9 }).map(raiseTo),
  );
  fc.assert(fc.property(fc.array(vote, { minLength: 1 }), (votes) => {
    const chosen = countVotes(votes);
    const votesFor = (type: string) => votes.filter((vote) => vote.type === type).length;
    return votes.includes(chosen) &&
      ["fold", "check", "call", "raise"].every((type) => votesFor(type) <= votesFor(chosen.type));
  }));
});

type ModeCase = [title: string, mode: VotingMode, strategies: Strategy[], want: string];
const MODE_CASES: ModeCase[] = [
  ["the first", "firstApplicable", [always(call()), always(fold())], "call"],
  ["the first that is applicable", "firstApplicable", [never(fold()), always(call())], "call"],
  ["most", "democratic", [always(fold()), always(call()), always(call())], "call"],
  ["most of those applicable", "democratic", [
    never(fold()),
    never(fold()),
    always(call()),
  ], "call"],
  ["a legal vote only", "democratic", [always(allIn()), always(betTo(40)), always(fold())], "call"],
];
for (const [title, votingMode, strategies, want] of MODE_CASES) {
  Deno.test(`ModularStrategy does what ${title} wants, in mode ${votingMode}`, () => {
    const context = contextOf(CLOSED);
    assertEquals(formatAction(new ModularStrategy(strategies, { votingMode }).act(context)), want);
  });
}

for (const votingMode of VOTING_MODES) {
  Deno.test(`ModularStrategy checks or folds, when nothing is applicable in mode ${votingMode}`, () => {
    for (const strategies of [[], [never(allIn())]]) {
      const modular = new ModularStrategy(strategies, { votingMode });
      const draws = votingMode === "random" ? [0.9] : [];
      assertEquals(modular.act(contextOf(FREE, ...draws)), check());
      assertEquals(modular.act(contextOf(PRICED, ...draws)), fold());
      assertEquals(modular.isApplicable(contextOf(FREE)), false);
    }
  });
}

Deno.test("ModularStrategy draws evenly among applicable strategies, in mode random", () => {
  const strategies = [always(fold()), never(allIn()), always(call()), always(raiseTo(50))];
  const modular = new ModularStrategy(strategies, { votingMode: "random" });
  const act = (draw: number) => formatAction(modular.act(contextOf(PRICED, draw)));
  assertEquals([0, 0.33, 0.34, 0.66, 0.67, 0.99].map(act), [
    "fold",
    "fold",
    "call",
    "call",
    "raise to 50",
    "raise to 50",
  ]);
});

Deno.test("ModularStrategy draws from the stream of the bot, also where it is nested", () => {
  const parts = [always(fold()), always(call())];
  const inner = new ModularStrategy(parts, { votingMode: "random", prng: streamOf() });
  const prng = streamOf(0.9, 0.1);
  const outer = new ModularStrategy([inner], { prng });
  assertEquals(outer.act(viewOf(PRICED)), call());
  assertEquals(outer.act(viewOf(PRICED)), fold());
  assertEquals(prng.left, 0);
});

Deno.test("ModularStrategy nests: it is applicable where one of its strategies is", () => {
  const pairs: Strategy = { isApplicable: ({ holeCards }) => holeCards.isPair, act: () => call() };
  const inner = new ModularStrategy([never(allIn()), pairs]);
  const outer = new ModularStrategy([inner, always(raiseTo(40))]);
  assertEquals(outer.act(viewOf(PRICED)), call());
  assertEquals(outer.act(viewOf({ ...PRICED, holeCards: "AhKd" })), raiseTo(40));
});

Deno.test("createStrategyContext() refuses a player without cards", () => {
  const view = { ...viewOf(FREE), holeCards: null };
  const own = { actionRecorder: new ActionRecorder(), random: streamOf() };
  assertThrows(() => createStrategyContext(view, own), RangeError, "before the cards are dealt");
});

/** Wants anything, mostly what is not legal, and holds what it is told against the game. */
class Tester implements Strategy {
  decisions = 0;

  isApplicable(): boolean {
    return true;
  }

  act(context: StrategyContext): Action {
    const { gameInfo, actionRecorder, random, aggressorId, numCallers } = context;
    this.decisions++;
    for (const street of STREETS) {
      assertEquals(
        actionRecorder.actionsOnStreet(street).map(({ playerId, action }) => ({
          playerId,
          type: action.type,
        })),
        gameInfo.actions(street).map(({ playerId, type }) => ({ playerId, type })),
      );
    }
    assertEquals(context.holeCards, gameInfo.holeCards);
    assertEquals(context.numRaises, gameInfo.numRaises);
    assertEquals(aggressorId, lastRaiser(gameInfo));
    assertEquals(numCallers, callersSinceRaise(gameInfo));
    const wishes = [fold(), check(), call(), allIn(), betTo(1), raiseTo(1e9)];
    const sized = raiseTo(1_000 * drawFraction(random));
    return [...wishes, sized, sized, call(), call()][drawBelow(random, 10)];
  }
}

function lastRaiser(info: GameInfo): PlayerId | null {
  const raises = info.actions().filter(({ type }) => type === "bet" || type === "raise");
  return raises.at(-1)?.playerId ?? null;
}

function callersSinceRaise(info: GameInfo): number {
  const types = info.actions(info.street).map(({ type }) => type);
  const since = types.findLastIndex((type) => type === "bet" || type === "raise") + 1;
  return types.slice(since).filter((type) => type === "call").length;
}

for (const betLimit of BET_LIMIT_TYPES) {
  Deno.test(`ModularStrategy never acts illegally and knows the hand, at a table of ${betLimit}`, () => {
    const table = new Table({
      numSeats: 6,
      smallBlind: 10,
      bigBlind: 20,
      ante: 2,
      betLimit: { type: betLimit, minRaise: 0 },
      startingChips: 800,
      resetBankrollEachHand: true,
    }, { cards: createPrng("7", "cards"), seats: createPrng("7", "seats") });
    const testers = Array.from({ length: 6 }, () => new Tester());
    testers.forEach((tester, seat) => {
      const votingMode = VOTING_MODES[seat % 3];
      const nested = new ModularStrategy([tester, tester, tester], { votingMode });
      const prng = createPrng("7", "bot", seat);
      const options = { votingMode, id: seat as PlayerId, name: `Bot ${seat}`, prng };
      table.sitDown(new ModularStrategy([nested, tester], options));
    });
    for (let hand = 0; hand < 400; hand++) table.runHand();
    for (const seat of table.seats) {
      const { faults } = seat!.player;
      assertEquals(
        faults.counts,
        { freeFold: 0, illegalAction: 0, badAmount: 0, threw: 0 },
        JSON.stringify(faults.examples),
      );
    }
    assert(testers.every(({ decisions }) => decisions > 400));
  });
}

Deno.test("ModularStrategy is who it is said to be", () => {
  const modular = new ModularStrategy([], { id: 3 as PlayerId, name: "Ann" });
  assertEquals([modular.id, modular.name, modular.votingMode], [3, "Ann", "firstApplicable"]);
});
