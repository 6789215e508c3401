import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import {
  buildHandResult,
  call,
  createPrng,
  fold,
  type GameInfo,
  type HoldemPlayer,
  type PlayerId,
  raiseTo,
  Table,
  type TableConfig,
} from "@marvin/holdem";

const CONFIG: TableConfig = { numSeats: 3, smallBlind: 10, bigBlind: 20, startingChips: 1_000 };

function tableOf(config: Partial<TableConfig> = {}): Table {
  const streams = { cards: createPrng("7", "cards"), seats: createPrng("7", "seats") };
  return new Table({ ...CONFIG, ...config }, streams);
}

function botOf(id: number, bot: Partial<HoldemPlayer> = {}): HoldemPlayer {
  return { id: id as PlayerId, name: `p${id + 1}`, act: () => call(), ...bot };
}

const BAD_CONFIGS: readonly [config: Partial<TableConfig>, message: string][] = [
  [{ numSeats: 11 }, "Cannot set up a table of 11 seats: wanted 2 to 10"],
  [
    { startingChips: 10.5 },
    "Cannot use starting chips of 10.5: wanted a whole number of chips from 1",
  ],
  [{ startingChips: -5 }, "Cannot use starting chips of -5"],
  [{ bigBlind: 2.5 }, "Cannot use a big blind of 2.5"],
  [{ smallBlind: NaN }, "Cannot use a small blind of NaN"],
  [{ smallBlind: 30 }, "Cannot use a small blind of 30: wanted at most the big blind, 20"],
  [{ ante: -5 }, "Cannot use an ante of -5"],
  [{ bankrollRefillThreshold: 0.5 }, "Cannot use a refill threshold of 0.5"],
  [{ illegalAction: "fine" as "clamp" }, "wanted one of check_fold, clamp, throw"],
  [{ betLimit: { type: "x" as "no_limit", minRaise: 0 } }, "wanted one of no_limit, pot_limit"],
  [{ rake: { percentage: 0.05, cap: 2.5 } }, "Cannot use a rake cap of 2.5"],
  // The text "false" is not false: it switched these on.
  [{ resetBankrollEachHand: "false" as never }, "Cannot use game.reset_bankroll_each_hand"],
  [{ randomizeSeats: "false" as never }, "it must be true or false: current value is false"],
  [{ rake: { percentage: "0.05" as never, cap: 2 } }, "Cannot use game.rake_percentage"],
  [{ rake: { percentage: 0.05, cap: 2, noFlopNoDrop: 1 as never } }, "game.no_flop_no_drop"],
  [{ rake: { percentage: 0.05, cap: 2, scope: "day" as "pot" } }, "wanted one of pot, hand"],
];
for (const [config, message] of BAD_CONFIGS) {
  Deno.test(`a table refuses ${JSON.stringify(config)}`, () => {
    assertThrows(() => tableOf(config), RangeError, message);
  });
}

const noBot = (bot: object) => bot as HoldemPlayer;
type Newcomer = [title: string, sit: (table: Table) => void, message: string];
const NEWCOMERS: Newcomer[] = [
  ["of a taken name", (table) => table.sitDown(botOf(5, { name: "p1" })), "the name is taken"],
  ["of a taken id", (table) => table.sitDown(botOf(0, { name: "x" })), "its id 0 is that of p1"],
  ["on a taken chair", (table) => table.sitDown(botOf(1), 10, 0), "seat 1 is not free"],
  ["on no chair", (table) => table.sitDown(botOf(1), 10, 8), "there is no seat 9, only 3"],
  ["with part of a chip", (table) => table.sitDown(botOf(1), 0.5), "a stack for p2 of 0.5"],
  ["with debts", (table) => table.sitDown(botOf(1), -100), "a stack for p2 of -100"],
  ["with a name as id", (table) => table.sitDown(botOf("x" as never)), "an id that is a whole"],
  [
    "with an id below 0",
    (table) => table.sitDown(botOf(-1)),
    "an id that is a whole number from 0",
  ],
  ["without a name", (table) => table.sitDown(noBot({ id: 1, act: call })), "a bot with a name"],
  ["without act", (table) => table.sitDown(noBot({ id: 1, name: "x" })), "with a function act"],
];
for (const [title, sit, message] of NEWCOMERS) {
  Deno.test(`a table seats no player ${title}`, () => {
    const table = tableOf();
    table.sitDown(botOf(0));
    assertThrows(() => sit(table), RangeError, message);
  });
}

Deno.test("a full table says so", () => {
  const table = tableOf();
  for (let id = 0; id < 3; id++) table.sitDown(botOf(id));
  assertThrows(() => table.sitDown(botOf(3)), RangeError, "all 3 seats are taken");
});

Deno.test("standUp() refuses chairs that there are not", () => {
  const table = tableOf();
  table.standUp(0); // is free
  assertThrows(() => table.standUp(3), RangeError, "Cannot free seat 3 of Table: wanted 0 to 2");
  assertEquals(Object.keys(table.seats), ["0", "1", "2"]);
});

Deno.test("a table refuses blinds that cannot be, and a button where nobody sits", () => {
  const table = tableOf();
  assertThrows(() => table.setBlinds(-1, 2, 0), RangeError, "a small blind of -1");
  assertThrows(() => table.setButton(1), RangeError, "nobody sits there");
  assertThrows(() => table.setButton(99), RangeError, "Cannot put the button on seat 100");
});

Deno.test("who sits down sees the blinds of the next hand, and nobody's cards", () => {
  const seen: unknown[] = [];
  const init = (info: GameInfo) => {
    const { smallBlind, bigBlind, ante, numSeats, players, holeCards, pot } = info;
    seen.push([smallBlind, bigBlind, ante, numSeats, players.length, holeCards, pot]);
    assertThrows(() => info.me, RangeError, "nobody was dealt in there");
  };
  const table = tableOf({ ante: 5 });
  table.sitDown(botOf(0, { init }));
  table.setBlinds(50, 100, 10);
  table.sitDown(botOf(1, { init }));
  assertEquals(seen, [[10, 20, 5, 3, 0, null, 0], [50, 100, 10, 3, 0, null, 0]]);
});

Deno.test("who sits down leaves the stakes of the hand that was played as they are", () => {
  const table = tableOf();
  for (let id = 0; id < 2; id++) table.sitDown(botOf(id));
  const played = table.playHand();
  table.setBlinds(50, 100, 10);
  table.sitDown(botOf(2));
  assertEquals(buildHandResult(table.hand), played);
});

Deno.test("the last hand keeps its players until the next one, whoever sits there by now", () => {
  const table = tableOf();
  for (const id of [0, 1, 2]) table.sitDown(botOf(id));
  table.runHand();
  const before = buildHandResult(table.hand);
  table.standUp(1);
  table.sitDown(botOf(7), 500, 1);
  assertEquals(buildHandResult(table.hand), before);
  assertEquals(table.hand.names.slice(0, 3), ["p1", "p2", "p3"]);
  assertEquals(table.playHand().seatAssignments, [0, 7, 2] as PlayerId[]);
  assertEquals(table.hand.names.slice(0, 3), ["p1", "p8", "p3"]);
});

Deno.test("a newcomer sees no cards of who sat there before", () => {
  const table = tableOf();
  for (let id = 0; id < 3; id++) table.sitDown(botOf(id));
  table.playHand();
  table.standUp(1);
  table.sitDown(botOf(4, { init: ({ holeCards }) => assertEquals(holeCards, null) }));
  assertEquals(table.seats[1]!.player.faults.counts.threw, 0);
});

Deno.test("at every event stacks and pot are all the chips there are", () => {
  const sums = new Set<number>();
  let inPot = 0;
  const look = (info: GameInfo) => {
    sums.add(info.players.reduce((sum, { stack }) => sum + stack, info.pot));
    inPot = info.pot;
  };
  const events: Partial<HoldemPlayer> = {
    gameStartEvent: look,
    stageEvent: look,
    holeCardsDealt: (_cards, info) => look(info),
    actionEvent: (_id, _action, info) => look(info),
    showdownEvent: (_id, _cards, _value, info) => look(info),
    winEvent: (_id, _amount, info) => look(info),
    gameOverEvent: look,
  };
  const table = tableOf();
  const act = (info: GameInfo) => info.canRaise ? raiseTo(info.minRaiseTo) : call();
  table.sitDown(botOf(0, { ...events, act }));
  table.sitDown(botOf(1, { act }), 300);
  table.sitDown(botOf(2));
  for (let hand = 0; hand < 20 && table.canPlay; hand++) {
    table.playHand();
    assertEquals(inPot, 0); // the winners have been paid
  }
  assertEquals([...sums], [2_300]);
});

Deno.test("what a bot prints or writes of its view is what it may know", () => {
  const texts: string[] = [];
  const act = (info: GameInfo) => {
    texts.push(Deno.inspect(info, { depth: 9 }), JSON.stringify(info), Deno.inspect(info.me));
    texts.push(JSON.stringify(info.players), Deno.inspect([info], { depth: 9 }));
    for (const view of [info, info.me]) assertEquals(Object.keys(view), []);
    assertEquals(JSON.parse(JSON.stringify(info)), JSON.parse(JSON.stringify(info.snapshot())));
    return fold();
  };
  const table = tableOf();
  for (let id = 0; id < 3; id++) table.sitDown(botOf(id, { act }));
  const { holeCards } = table.playHand();
  assertStringIncludes(texts[0], "bigBlind: 20");
  const [bigBlind, button, smallBlind] = holeCards.map(String);
  assertStringIncludes(texts[1], button); // who acts first
  for (const text of texts.slice(0, 5)) {
    for (const cards of [bigBlind, smallBlind]) assertEquals(text.includes(cards), false);
    assertEquals(text.includes("Uint8Array"), false);
  }
});

Deno.test("a view refuses seats and streets that there are not", () => {
  const act = (info: GameInfo) => {
    for (const seat of [-1, 1.5, 3, NaN]) assertThrows(() => info.player(seat), RangeError);
    assertThrows(() => info.actions("foo" as "flop"), RangeError, "wanted preflop, flop");
    return call();
  };
  const table = tableOf();
  for (let id = 0; id < 3; id++) table.sitDown(botOf(id, { act }));
  table.playHand();
  for (const seat of table.seats) assertEquals(seat!.player.faults.counts.threw, 0);
});
