import { assert, assertAlmostEquals, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { buildHandResult, DEAD_POST, type HandRunner } from "../../../../engine/hand/mod.ts";
import { POSITIONS } from "../../../../engine/rules/mod.ts";
import {
  attributeRake,
  COUNTER_NAMES,
  type PlayerCounters,
  StatsCollector,
} from "../../../../engine/simulation/stats/mod.ts";
import type { PlayerId } from "../../../../engine/types.ts";
import { type HandScript, playScript, restlessTable } from "./_recorded_hands.ts";

const PLAYERS = 6;
const HANDS = 3_000;

/** Records hands of restless bots with unequal stacks, and asks `look` at each. */
function collect(hands: number, look: (hand: HandRunner) => void = () => {}): StatsCollector {
  const table = restlessTable(PLAYERS, { ante: 1, resetBankrollEachHand: false });
  const stats = new StatsCollector(PLAYERS);
  for (let count = 0; count < hands; count++) {
    for (const seat of table.seats) {
      if (seat === null || (seat.stack > 0 && seat.stack < 1_000)) continue;
      seat.stack = 40 * (seat.index + 1);
      seat.isActive = true;
    }
    table.runHand();
    stats.recordHand(table.hand);
    look(table.hand);
  }
  return stats;
}

function id(player: number): PlayerId {
  return player as PlayerId;
}

type Counts = Partial<Record<keyof PlayerCounters, number>>;
type Row = [title: string, script: HandScript, player: number, want: Counts];

const SIX = { ids: [0, 1, 2, 3, 4, 5], stacks: [200, 200, 200, 200, 200, 200] };
const BLINDS = { smallBlind: 1, bigBlind: 2 };
const THREE = { ids: [0, 1, 2], ...BLINDS };

const ROWS: Row[] = [
  [
    "counts two calls in one hand as one voluntary hand",
    { ...SIX, ...BLINDS, decisions: [["call", 2], ["raise", 8], ["fold"], ["fold"], ["fold"]] },
    3,
    { vpip: 1, limp: 1, threeBetOpp: 1, coldCall: 0, hands: 1 },
  ],
  [
    "counts two raises in one hand as one raised hand",
    {
      ...SIX,
      ...BLINDS,
      decisions: [["raise", 6], ["raise", 18], ["fold"], ["fold"], ["fold"], ["fold"], [
        "raise",
        60,
      ], ["fold"]],
    },
    3,
    { vpip: 1, pfr: 1, fourBetOpp: 1, fourBet: 1, faced3BetAfterRaise: 1, foldTo3Bet: 0 },
  ],
  [
    "counts the big blind's fold after the flop as no preflop choice of money",
    {
      ...THREE,
      stacks: [200, 200, 200],
      decisions: [["call", 2], ["fold"], ["check"], ["check"], ["bet", 4], ["fold"]],
    },
    2,
    { vpip: 0, sawFlop: 1, checks: 1, folds: 1, wonWhenSawFlop: 0 },
  ],
  [
    "finds no choice where the blind takes the last chip",
    { ...THREE, stacks: [200, 200, 2], decisions: [["call", 2], ["call", 1]], winners: [2] },
    2,
    { noChoice: 1, walk: 0, vpip: 0, sawFlop: 1, wentToShowdown: 1, wonAtShowdown: 1 },
  ],
  [
    "calls it a walk when all fold to an all-in big blind",
    { ...THREE, stacks: [200, 200, 2], decisions: [["fold"], ["fold"]] },
    2,
    { noChoice: 0, walk: 1, handsWon: 1 },
  ],
  [
    "gives no chance to 3-bet where the raise is closed",
    {
      ...THREE,
      stacks: [200, 200, 7],
      decisions: [["raise", 6], ["call", 5], ["raise", 5], ["call", 1], ["call", 1]],
    },
    0,
    { pfr: 1, faced3BetAfterRaise: 1, fourBetOpp: 0, fourBet: 0, foldTo3Bet: 0 },
  ],
  [
    // The fold was no chance, and only a 3-bet was one: 3-bets of such raises were 100 %.
    "counts a chance to 3-bet an all-in for less than a full raise",
    {
      ...SIX,
      stacks: [200, 200, 200, 3, 200, 200],
      ...BLINDS,
      decisions: [["raise", 3], ["fold"]],
    },
    4,
    { threeBetOpp: 1, threeBet: 0, squeezeOpp: 0 },
  ],
  [
    "counts a chance to squeeze after an all-in for less than a full raise",
    {
      ...SIX,
      stacks: [200, 200, 200, 3, 200, 200],
      ...BLINDS,
      decisions: [["raise", 3], ["call", 3], ["call", 3]],
    },
    5,
    { threeBetOpp: 1, squeezeOpp: 1, coldCall: 1 },
  ],
  [
    "counts the cold call of a 3-bet, and no chance to 4-bet for its caller",
    { ...SIX, ...BLINDS, decisions: [["raise", 6], ["raise", 18], ["call", 18]] },
    5,
    { coldCall: 1, threeBetOpp: 0, fourBetOpp: 0, vpip: 1 },
  ],
  [
    "counts a lone side pot as won at showdown",
    {
      ...SIX,
      stacks: [200, 200, 200, 200, 200, 20],
      ...BLINDS,
      winners: [5],
      decisions: [
        ["fold"],
        ["fold"],
        ["raise", 20],
        ["fold"],
        ["call", 19],
        ["call", 18],
        ["bet", 40],
        ["call", 40],
        ["bet", 50],
        ["fold"],
      ],
    },
    1,
    { wentToShowdown: 1, wonAtShowdown: 1, wonWhenSawFlop: 1, handsWon: 1, bets: 2 },
  ],
  [
    "lets a big blind face no steal after a caller",
    { ...THREE, stacks: [200, 200, 200], decisions: [["raise", 6], ["call", 5], ["fold"]] },
    2,
    { facedSteal: 0, squeezeOpp: 1, squeeze: 0 },
  ],
  [
    "faces no c-bet once it is raised",
    {
      ...SIX,
      ...BLINDS,
      decisions: [
        ["raise", 6],
        ["call", 6],
        ["fold"],
        ["call", 6],
        ["fold"],
        ["fold"],
        ["bet", 10],
        ["raise", 30],
        ["fold"],
        ["fold"],
      ],
    },
    0,
    { facedCbet: 0, foldToCbet: 0, folds: 1 },
  ],
];
for (const [title, script, player, want] of ROWS) {
  Deno.test(`StatsCollector ${title}`, () => {
    const stats = new StatsCollector(PLAYERS);
    stats.recordHand(playScript(script));
    const found = stats.counters(id(player));
    const names = Object.keys(want) as (keyof PlayerCounters)[];
    assertEquals(Object.fromEntries(names.map((name) => [name, found[name]])), want);
  });
}

Deno.test("StatsCollector agrees with the results of the hands", () => {
  const net = new Array(PLAYERS).fill(0);
  const vpip = new Array(PLAYERS).fill(0);
  const pfr = new Array(PLAYERS).fill(0);
  const flops = new Array(PLAYERS).fill(0);
  const showdowns = new Array(PLAYERS).fill(0);
  const won = new Array(PLAYERS).fill(0);
  const biggest = new Array(PLAYERS).fill(0);
  const squares = new Array(PLAYERS).fill(0);
  const later = new Array(PLAYERS).fill(0);
  const rake = new Array(PLAYERS).fill(0);
  let totalRake = 0;
  let sidePots = 0;
  const stats = collect(HANDS, (hand) => {
    const result = buildHandResult(hand);
    totalRake += result.totalRake;
    if (result.potAmounts.length > 1) sidePots++;
    result.seatAssignments.forEach((player, seat) => {
      if (player === null) return;
      const preflop = result.actions[0].filter((action) => action.seat === seat);
      const collected = result.potWinners.flat().filter((winner) => winner.seat === seat);
      const paid = collected.reduce((sum, { amount }) => sum + amount, 0);
      net[player] += result.chipMovements[seat];
      squares[player] += (result.chipMovements[seat] / 3) ** 2;
      if (preflop.some(({ type }) => type === "call" || type === "raise")) vpip[player]++;
      if (preflop.some(({ type }) => type === "raise")) pfr[player]++;
      if (result.board.length >= 3 && preflop.every(({ type }) => type !== "fold")) flops[player]++;
      if (result.showOrder.some((shown) => shown === seat)) showdowns[player]++;
      if (paid > 0) won[player]++;
      biggest[player] = Math.max(biggest[player], paid);
      later[player] += result.actions.slice(1).flat().filter((action) => action.seat === seat)
        .length;
    });
    for (let pot = 0, low = 0; pot < result.potAmounts.length; pot++) {
      // Two pots meet at the least that a player of the first, and not of the second, put in.
      const next = result.potEligible[pot + 1];
      const high = next === undefined ? Infinity : Math.min(
        ...result.potEligible[pot].filter((seat) => !next.includes(seat))
          .map((seat) => hand.round.committed[seat]),
      );
      const contributed = Array.from(
        hand.round.committed.slice(0, PLAYERS),
        (chips) => Math.max(0, Math.min(chips, high) - low),
      );
      const parts = attributeRake(
        { rake: result.rakePerPot[pot], contributed, won: [] },
        "weightedContributed",
      );
      parts.forEach((part, seat) => rake[hand.ids[seat]] += part);
      low = high;
    }
  });
  assert(sidePots > 50 && totalRake > 1_000, `${sidePots} side pots, ${totalRake} rake`);
  assertEquals(stats.hands, HANDS);
  assertEquals(stats.totalRake, totalRake);
  for (let player = 0; player < PLAYERS; player++) {
    const counters = stats.counters(id(player));
    const sum = stats.result(id(player));
    assertEquals(counters.hands, HANDS);
    assertEquals(counters.vpip, vpip[player]);
    assertEquals(counters.pfr, pfr[player]);
    assertEquals(counters.sawFlop, flops[player]);
    assertEquals(counters.wentToShowdown, showdowns[player]);
    assertEquals(counters.handsWon, won[player]);
    const { folds, checks, calls, bets, raises } = counters;
    assertEquals(folds + checks + calls + bets + raises, later[player]);
    assertEquals(stats.biggestPotWon(id(player)), biggest[player]);
    assertEquals(sum.net, net[player]);
    assertAlmostEquals(sum.netBb, net[player] / 3, 1e-6 * HANDS);
    assertAlmostEquals(sum.netBbSquared, squares[player], 1e-4 * HANDS);
    assertAlmostEquals(stats.rakePaid(id(player)), rake[player], 1e-6 * HANDS);
  }
  assertEquals(sumOf((player) => stats.result(player).net), -totalRake);
  assertAlmostEquals(sumOf((player) => stats.rakePaid(player)), totalRake, 1e-6);
});

function sumOf(value: (player: PlayerId) => number): number {
  let sum = 0;
  for (let player = 0; player < PLAYERS; player++) sum += value(id(player));
  return sum;
}

Deno.test("StatsCollector keeps chances and what was made of them in order", () => {
  const stats = collect(HANDS);
  const pairs: [part: keyof PlayerCounters, whole: keyof PlayerCounters][] = [
    ["pfr", "vpip"],
    ["threeBet", "threeBetOpp"],
    ["foldTo3Bet", "faced3BetAfterRaise"],
    ["fourBet", "fourBetOpp"],
    ["fourBetOpp", "faced3BetAfterRaise"],
    ["squeezeOpp", "threeBetOpp"],
    ["squeeze", "threeBet"],
    ["squeeze", "squeezeOpp"],
    ["steal", "stealOpp"],
    ["foldToSteal", "facedSteal"],
    ["cbet", "cbetOpp"],
    ["foldToCbet", "facedCbet"],
    ["wentToShowdown", "sawFlop"],
    ["wonAtShowdown", "wentToShowdown"],
    ["wonAtShowdown", "wonWhenSawFlop"],
    ["wonWhenSawFlop", "handsWon"],
  ];
  for (let player = 0; player < PLAYERS; player++) {
    const counters = stats.counters(id(player));
    for (const [part, whole] of pairs) {
      assert(counters[part] > 0, `${part} never happened`);
      assert(counters[part] <= counters[whole], `${part} is above ${whole}`);
    }
  }
});

Deno.test("StatsCollector splits results by seat and position without a rest", () => {
  const table = restlessTable(4, { randomizeSeats: true });
  const stats = new StatsCollector(4);
  for (let count = 0; count < 300; count++) {
    table.runHand();
    stats.recordHand(table.hand);
  }
  for (let player = 0; player < 4; player++) {
    const total = stats.result(id(player));
    const bySeat = [0, 1, 2, 3].map((seat) => stats.resultAtSeat(id(player), seat));
    const byPosition = POSITIONS.map((place) => stats.resultInPosition(id(player), place));
    for (const parts of [bySeat, byPosition]) {
      assertEquals(parts.reduce((sum, { hands }) => sum + hands, 0), total.hands);
      assertEquals(parts.reduce((sum, { net }) => sum + net, 0), total.net);
    }
    const names = POSITIONS.filter((_, at) => byPosition[at].hands > 0);
    assertEquals(names, ["BTN", "SB", "BB", "CO"]);
    assert(bySeat.every(({ hands }) => hands > 0));
  }
});

Deno.test("StatsCollector counts busting players and dead buttons by the hand", () => {
  const table = restlessTable(PLAYERS, { resetBankrollEachHand: false, ante: 2 });
  const stats = new StatsCollector(PLAYERS);
  const dealt = new Array(PLAYERS).fill(0);
  while (table.numActive > 1) {
    table.runHand();
    stats.recordHand(table.hand);
    buildHandResult(table.hand).seatAssignments.forEach((player) => {
      if (player !== null) dealt[player]++;
    });
  }
  dealt.forEach((hands, player) => assertEquals(stats.counters(id(player)).hands, hands));
  assertEquals(sumOf((player) => stats.result(player).net), -stats.totalRake);
});

/** Three players, the first of whom posts dead chips; the stakes are set, and he is the button. */
function handWithDeadPost(stacks: readonly number[], dead: number): HandRunner {
  const hand = playScript({
    ...THREE,
    stacks: [200, 200, 200],
    rake: { percentage: 0.1, cap: 0 },
    decisions: [["fold"], ["fold"]],
  });
  hand.clear();
  stacks.forEach((stack, seat) => {
    hand.identify(seat, id(seat), `P${seat}`);
    hand.sit(seat, stack, 0);
  });
  hand.postDead(0, dead);
  hand.begin({ ...BLINDS, ante: 0, button: 0, smallBlindSeat: 1, bigBlindSeat: 2 });
  return hand;
}

/** Calls to the end. Returns the rake that each paid. */
function rakeOf(hand: HandRunner): number[] {
  while (!hand.over) hand.round.toAct < 0 ? hand.advance() : hand.checkOrCall();
  const stats = new StatsCollector(3);
  stats.recordHand(hand);
  return [0, 1, 2].map((player) => stats.rakePaid(id(player)));
}

Deno.test("StatsCollector charges dead posts to who made them", () => {
  const hand = handWithDeadPost([200, 200, 200], 30);
  assertEquals(hand.log.kind(0), DEAD_POST);
  hand.fold();
  hand.raiseTo(10);
  assertEquals(rakeOf(hand), [3, 1, 1]);
});

Deno.test("StatsCollector charges a pot of dead posts to who made them", () => {
  const hand = handWithDeadPost([10, 200, 200], 10); // all he has, so he plays for no other chips
  hand.raiseTo(20);
  assertEquals(rakeOf(hand), [1, 2, 2]);
  assertEquals(hand.pots.amount.slice(0, hand.pots.count), [10, 40]);
  assertEquals([...hand.pots.eligible.slice(0, hand.pots.count)], [7, 6]);
});

Deno.test("StatsCollector merges parts in any order to the same numbers", () => {
  const whole = collect(200);
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 200, maxLength: 200 }), (owners) => {
      const parts = Array.from({ length: 4 }, () => new StatsCollector(PLAYERS));
      let hand = 0;
      collect(200, (played) => parts[owners[hand++]].recordHand(played));
      const merged = new StatsCollector(PLAYERS);
      for (const part of owners[0] < 2 ? parts : parts.toReversed()) merged.merge(part);
      assertEquals(merged.exportState(), whole.exportState());
    }),
    { numRuns: 10 },
  );
});

Deno.test("StatsCollector comes back whole from JSON", () => {
  const stats = collect(100);
  const copy = new StatsCollector(PLAYERS);
  copy.importState(JSON.parse(JSON.stringify(stats.exportState())));
  assertEquals(copy.exportState(), stats.exportState());
  assert(stats.exportState().every(Number.isSafeInteger));
  for (const name of COUNTER_NAMES) {
    assertEquals(copy.counters(id(1))[name], stats.counters(id(1))[name]);
  }
});

Deno.test("StatsCollector refuses numbers of other players", () => {
  const six = new StatsCollector(6);
  assertThrows(() => six.merge(new StatsCollector(5)), RangeError, "5 players into those of 6");
  assertThrows(() => six.importState([1, 2, 3]), RangeError, "found 3");
});
