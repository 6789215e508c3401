import { assert, assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import {
  type Action,
  allIn,
  betTo,
  call,
  check,
  createPrng,
  type Fault,
  fold,
  type GameInfo,
  type GameSnapshot,
  type HoldemPlayer,
  IllegalActionError,
  type IllegalActionPolicy,
  LongHandError,
  type PlayerId,
  type PlayerInfo,
  raiseTo,
  type SeatedPlayer,
  type SeatIndex,
  Table,
} from "@marvin/holdem";

type Act = (info: GameInfo) => Action;

function tableOf(bots: readonly HoldemPlayer[], illegalAction?: IllegalActionPolicy): Table {
  const table = new Table(
    { numSeats: bots.length, smallBlind: 10, bigBlind: 20, startingChips: 1_000, illegalAction },
    { cards: createPrng("7", "cards"), seats: createPrng("7", "seats") },
  );
  for (const bot of bots) table.sitDown(bot);
  return table;
}

function botOf(id: number, act: Act, events: Partial<HoldemPlayer> = {}): HoldemPlayer {
  return { id: id as PlayerId, name: `p${id + 1}`, act, ...events };
}

const caller: Act = () => call();

/** Heads-up, p1 has the button: seat 1 of two is dealt the first button. */
function faultsOf(act: Act, policy?: IllegalActionPolicy): SeatedPlayer["faults"] {
  const table = tableOf([botOf(0, caller), botOf(1, act)], policy);
  table.playHand();
  return table.seats[1]!.player.faults;
}

const asAction = (value: unknown) => value as Action;
const FACING_BET = (info: GameInfo) => info.callAmount > 0;

type FaultCase = [title: string, act: Act, fault: Fault, then: string];
const FAULT_CASES: FaultCase[] = [
  ["a check against a bet", () => check(), "illegalAction", "fold"],
  ["a raise below the minimum", () => raiseTo(21), "badAmount", "fold"],
  ["a raise to NaN", () => raiseTo(NaN), "badAmount", "fold"],
  ["a raise of part of a chip", () => raiseTo(60.5), "badAmount", "fold"],
  ["a raise to a text", () => raiseTo("5000" as never), "badAmount", "fold"],
  ["a raise to a negative amount", () => raiseTo(-5), "badAmount", "fold"],
  ["nothing at all", () => asAction(undefined), "illegalAction", "fold"],
  ["a promise", () => asAction(Promise.resolve(call())), "illegalAction", "fold"],
  ["a made-up action", () => asAction({ type: "bluff", to: 3 }), "illegalAction", "fold"],
  [
    "an exception",
    () => {
      throw new TypeError("no idea");
    },
    "threw",
    "fold",
  ],
  [
    "a bet after the street is closed to it",
    (info) => FACING_BET(info) ? call() : asAction("shove"),
    "illegalAction",
    "check",
  ],
];
for (const [title, act, fault, then] of FAULT_CASES) {
  Deno.test(`HandDriver turns ${title} into a ${then}, and counts it`, () => {
    const table = tableOf([botOf(0, caller), botOf(1, act)]);
    const { actions } = table.playHand();
    assertEquals(actions.flat().filter((action) => action.playerId === 1).at(-1)?.type, then);
    const { counts, examples } = table.seats[1]!.player.faults;
    assert(counts[fault] > 0);
    assertEquals([examples[0].fault, examples[0].player], [fault, "p2"]);
  });
}

Deno.test("HandDriver turns a free fold into a check, and counts it apart", () => {
  const table = tableOf([botOf(0, caller), botOf(1, (info) => FACING_BET(info) ? call() : fold())]);
  assertEquals(table.playHand().showOrder.length, 2);
  assertEquals(table.seats[1]!.player.faults.counts.freeFold, 3);
  assertEquals(table.seats[1]!.player.faults.examples, []);
});

Deno.test("HandDriver takes a bet above the stack for all of it, and counts nothing", () => {
  const table = tableOf([botOf(0, caller), botOf(1, () => raiseTo(5_000))]);
  assertEquals(table.playHand().potAmounts, [2_000]);
  assertEquals(Object.values(table.seats[1]!.player.faults.counts), [0, 0, 0, 0]);
});

// Whoever raised three times an all-in that covered him was folded, and had done something illegal.
Deno.test("HandDriver takes a raise above the stack for a call where that takes all of it", () => {
  for (const to of [1_000, 5_000, Infinity]) {
    const table = tableOf([botOf(0, () => allIn()), botOf(1, () => raiseTo(to))]);
    assertEquals(table.playHand().potAmounts, [2_000]);
    assertEquals(Object.values(table.seats[1]!.player.faults.counts), [0, 0, 0, 0]);
  }
  const shy = tableOf([botOf(0, () => allIn()), botOf(1, () => raiseTo(999))]);
  assertEquals(shy.playHand().actions[0].at(-1)?.type, "fold");
  assertEquals(shy.seats[1]!.player.faults.counts.illegalAction, 1);
});

Deno.test("HandDriver takes an all-in for a call where raising is closed", () => {
  const table = tableOf([botOf(0, () => allIn()), botOf(1, () => allIn())]);
  assertEquals(table.playHand().potAmounts, [2_000]);
});

Deno.test("HandDriver keeps the first examples, with what was legal", () => {
  const { counts, examples } = faultsOf((info) => FACING_BET(info) ? raiseTo(21) : betTo(1));
  assertEquals([counts.badAmount, examples.length], [1, 1]);
  assertEquals(examples[0].action, "raise to 21");
  assertEquals(examples[0].legal, "fold, call 10, raise to 40-1000");
  assertEquals([examples[0].handNumber, examples[0].street], [1, "preflop"]);
});

Deno.test("HandDriver uses the nearest legal amount under the policy clamp", () => {
  const table = tableOf([botOf(0, caller), botOf(1, () => raiseTo(21))], "clamp");
  assertEquals(table.playHand().actions[0][0], {
    seat: 1,
    playerId: 1,
    street: "preflop",
    type: "raise",
    amount: 30,
    to: 40,
    allIn: false,
  } as never);
});

Deno.test("HandDriver blames a bot that changes an action all bots share, and nobody else", () => {
  const changer = (action: () => Action): Act => () => Object.assign(action(), { to: 60 });
  for (const action of [fold, check, call, allIn, () => raiseTo(40), () => betTo(40)]) {
    const faults = faultsOf(changer(action));
    assert(faults.counts.threw > 0);
    assert(action().to !== 60);
  }
});

Deno.test("GameInfo keeps a bot from sorting the list of players that others look at", () => {
  const faults = faultsOf(({ players }) => {
    (players as PlayerInfo[]).reverse();
    return call();
  });
  assert(faults.counts.threw > 0);
});

Deno.test("HandDriver ends the run under the policy throw", () => {
  const error = assertThrows(() => faultsOf(() => raiseTo(21), "throw"), IllegalActionError);
  assertStringIncludes(error.message, "Cannot let p2 raise to 21 as only these are legal: fold");
  assertStringIncludes(error.message, " (Table, hand 1, preflop)");
  const thrower = () => {
    throw new TypeError("no idea");
  };
  assertThrows(() => faultsOf(thrower, "throw"), TypeError, "no idea");
});

Deno.test("HandDriver ends the run at a hand that no memory can hold", () => {
  const raiser: Act = (info) => info.canRaise ? raiseTo(info.minRaiseTo) : call();
  const table = tableOf([botOf(0, raiser), botOf(1, raiser)]);
  for (const seat of table.seats) seat!.stack = 2 ** 40;
  const error = assertThrows(() => table.playHand(), LongHandError);
  assertStringIncludes(
    error.message,
    "a hand of 8,388,597 actions: give bots that raise by the min",
  );
});

Deno.test("HandDriver survives exceptions in every event", () => {
  const thrower = () => {
    throw new Error("event");
  };
  const events = {
    init: thrower,
    gameStartEvent: thrower,
    holeCardsDealt: thrower,
    stageEvent: thrower,
    actionEvent: thrower,
    showdownEvent: thrower,
    winEvent: thrower,
    gameOverEvent: thrower,
  };
  const table = tableOf([botOf(0, caller), botOf(1, caller, events)]);
  assertEquals(table.playHand().showOrder.length, 2);
  // init, start, cards, four streets, 8 actions, two hands, a win or two, the end
  assert(table.seats[1]!.player.faults.counts.threw >= 19);
});

Deno.test("HandDriver tells a hand's events in order", () => {
  const told: string[] = [];
  const events: Partial<HoldemPlayer> = {
    init: () => told.push("init"),
    gameStartEvent: (info) => told.push(`start ${info.handNumber} ${info.holeCards}`),
    stageEvent: (info) => told.push(`${info.street} ${info.board.length}`),
    holeCardsDealt: (cards, info) => told.push(`cards ${String(cards) === `${info.holeCards}`}`),
    actionEvent: (id, action) => told.push(`${id} ${action.type} ${action.to}`),
    showdownEvent: (id, _cards, value) => told.push(`show ${id} ${value > 0}`),
    winEvent: (_id, amount) => told.push(`win ${amount}`),
    gameOverEvent: () => told.push("over"),
  };
  const bot = botOf(0, caller, events);
  tableOf([bot, botOf(1, (info) => FACING_BET(info) ? allIn() : check())]).playHand();
  const split = told.filter((line) => line.startsWith("win")).length === 2;
  assertEquals(told, [
    "init",
    "start 1 null",
    "preflop 0",
    "cards true",
    "1 raise 1000",
    "0 call 0",
    "flop 3",
    "turn 4",
    "river 5",
    "show 0 true",
    "show 1 true",
    ...(split ? ["win 1000", "win 1000"] : ["win 2000"]),
    "over",
  ]);
});

Deno.test("HandDriver tells of a hand's start when its button and blinds are known", () => {
  const told: unknown[] = [];
  const watcher = botOf(0, caller, {
    gameStartEvent: ({ buttonSeat, smallBlindSeat, bigBlindSeat, me }) =>
      told.push([buttonSeat, smallBlindSeat, bigBlindSeat, me.position]),
  });
  const table = tableOf([watcher, botOf(1, caller), botOf(2, caller)]);
  for (let hand = 0; hand < 3; hand++) table.playHand();
  assertEquals(told, [[1, 2, 0, "BB"], [2, 0, 1, "SB"], [0, 1, 2, "BTN"]]);
});

Deno.test("HandDriver asks nobody who has folded, and tells him of the end once", () => {
  let asked = 0;
  let over = 0;
  const folder = botOf(2, () => {
    asked++;
    return fold();
  }, { gameOverEvent: () => over++ });
  const table = tableOf([botOf(0, caller), botOf(1, caller), folder]);
  const { chipMovements } = table.playHand(); // p3 posts the small blind
  assertEquals([asked, over, chipMovements[2]], [1, 1, -10]);
});

Deno.test("GameInfo shows each player his own cards alone, even where a view was kept", () => {
  const kept: GameInfo[] = [];
  const seen: (string | null)[][] = [];
  const act = (id: number): Act => (info) => {
    kept[id] = info;
    seen.push(kept.map((view) => view && String(view.holeCards)));
    return call();
  };
  const table = tableOf([0, 1, 2].map((id) => botOf(id, act(id))));
  const { holeCards } = table.playHand();
  for (const views of seen) {
    views.forEach((cards, id) =>
      assertEquals(cards ?? String(holeCards[id]), String(holeCards[id]))
    );
  }
  assertEquals(kept.map((view) => view.players.filter((player) => player.shownCards).length), [
    3,
    3,
    3,
  ]);
});

Deno.test("GameInfo shows no cards to who is not dealt in, or has come to another seat", () => {
  let kept: GameInfo | undefined;
  const loser = botOf(2, (info) => {
    kept = info;
    return allIn();
  });
  const table = tableOf([botOf(0, caller), botOf(1, caller), loser]);
  table.seats[2]!.stack = 20;
  while (table.seats[2]!.state === "active") table.playHand();
  assert(kept!.holeCards !== null);
  table.playHand();
  assertEquals(kept!.holeCards, null);

  const still = tableOf([botOf(0, caller), botOf(1, caller)]);
  still.playHand();
  const { view } = still.seats[0]!.player;
  assert(view.holeCards !== null);
  still.shuffleSeats();
  assertEquals(view.holeCards, null);
});

Deno.test("HandResult keeps others from changing what it shares with other results", () => {
  const table = tableOf([botOf(0, caller), botOf(1, caller)]);
  const { posts, actions, positions, seatAssignments, showOrder, potEligible, rakePerPot } = table
    .playHand();
  const records = [posts[0], actions[0][0], actions[3], actions[3][0]];
  const lists = [positions, seatAssignments, showOrder, potEligible[0], rakePerPot];
  for (const list of [...records, ...lists]) {
    assertThrows(() => Object.assign(list as Record<number, unknown>, [null]), TypeError);
  }
});

Deno.test("HandResult tells limps by the blinds and players of its own hand", () => {
  const tables = [
    tableOf([0, 1, 2].map((id) => botOf(id, caller))),
    tableOf([
      botOf(2, caller),
      botOf(1, caller),
      botOf(0, caller),
    ]),
  ];
  for (let hand = 0; hand < 12; hand++) {
    for (const table of tables) {
      const [smallBlind, bigBlind] = [[10, 20], [5, 20], [30, 60]][hand % 3];
      table.setBlinds(smallBlind, bigBlind, 0);
      const { actions, sbSeat, bbSeat, seatAssignments, board } = table.playHand();
      assertEquals(board.length, 5);
      assertEquals(
        actions[0],
        [sbSeat === 0 ? 2 : sbSeat! - 1, sbSeat!, bbSeat].map((seat) => ({
          seat: seat as SeatIndex,
          playerId: seatAssignments[seat]!,
          street: "preflop",
          type: seat === bbSeat ? "check" : "call",
          amount: seat === bbSeat ? 0 : seat === sbSeat ? bigBlind - smallBlind : bigBlind,
          to: bigBlind,
          allIn: false,
        })),
      );
    }
  }
});

Deno.test("HandResult tells what bots were told, whoever sat, acted or changed seats before", () => {
  const policy = createPrng("7", "policy");
  const told: string[] = [];
  const inWords = ({ playerId, type }: { playerId: PlayerId; type: string }) =>
    `${playerId} ${type}`;
  // Mostly checks, so that many streets are checked through by some or by all.
  const act: Act = (info) => {
    const draw = policy.int32() & 15;
    assertEquals(info.actions().map(inWords), told);
    if (draw === 0 && info.canRaise) return raiseTo(info.minRaiseTo);
    return draw === 1 && info.callAmount > 0 ? fold() : call();
  };
  const bots = [0, 1, 2, 3, 4, 5].map((id) => botOf(id, act));
  bots[0].actionEvent = (playerId, { type }) => told.push(inWords({ playerId, type }));
  const table = new Table(
    {
      numSeats: 6,
      smallBlind: 10,
      bigBlind: 20,
      startingChips: 1_000,
      resetBankrollEachHand: true,
    },
    { cards: createPrng("7", "cards"), seats: createPrng("7", "seats") },
  );
  for (const bot of bots.slice(0, 5)) table.sitDown(bot);
  for (let hand = 0; hand < 300; hand++) {
    if (hand % 7 === 6) table.shuffleSeats();
    if (hand % 20 === 19) {
      const gone = bots.findIndex((bot) => table.seats.every((seat) => seat?.player.bot !== bot));
      const leaving = table.seats.findIndex((seat) => seat !== null && seat.player.id !== 0);
      table.standUp(leaving);
      table.sitDown(bots[gone]);
    }
    told.length = 0;
    const { actions, seatAssignments, startingStacks } = table.playHand();
    assertEquals(actions.flat().map(inWords), told);
    for (const { seat, playerId } of actions.flat()) assertEquals(seatAssignments[seat], playerId);
    assertEquals(
      seatAssignments.slice(),
      table.seats.map((seat) => seat === null ? null : seat.player.id),
    );
    assertEquals(
      seatAssignments.map((id) => id !== null),
      startingStacks.map((chips) => chips > 0),
    );
  }
});

Deno.test("GameInfo.snapshot() stays as it was, and is JSON", () => {
  let first: GameSnapshot | undefined;
  let text = "";
  const act: Act = (info) => {
    if (first === undefined) {
      first = info.snapshot();
      text = JSON.stringify(first);
    }
    return call();
  };
  tableOf([botOf(0, act), botOf(1, act)]).playHand();
  assertEquals(JSON.stringify(first), text);
  assertEquals(
    [first!.street, first!.pot, first!.callAmount, first!.minRaiseTo, first!.numToAct],
    ["preflop", 30, 10, 40, 2],
  );
  assertEquals(first!.players.map(({ name, position, streetBet }) => [name, position, streetBet]), [
    ["p1", "BB", 20],
    ["p2", "BTN", 10],
  ]);
});

Deno.test("GameInfo answers about the turn only to the player whose turn it is", () => {
  const others: [number, boolean][] = [];
  const watcher = botOf(0, caller, {
    actionEvent: (_id, _action, info) => others.push([info.callAmount, info.canRaise]),
  });
  tableOf([watcher, botOf(1, caller)]).playHand();
  assert(others.length > 0);
  // After p2's action it is p1's turn, after p1's own it is not.
  assertEquals(others[1], [0, false]);
});

Deno.test("Table.playHand() goes on, when the promise of a bot fails", async () => {
  const act = () => Promise.reject(new Error("The bot has failed"));
  const table = tableOf([botOf(0, act as never), botOf(1, caller)]);
  for (let hand = 0; hand < 3; hand++) table.playHand();
  await new Promise((resolve) => setTimeout(resolve, 0)); // when it would have ended the program
  assert(table.seats[0]!.player.faults.counts.illegalAction >= 3);
});
