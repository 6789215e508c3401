import { assert, assertEquals, assertThrows } from "@std/assert";
import {
  type Action,
  allIn,
  betTo,
  BotTester,
  call,
  CallBot,
  check,
  fold,
  type GameInfo,
  type HandHistoryRecord,
  type HoldemPlayer,
  type PlayerId,
  raiseTo,
  testBot,
} from "@marvin/holdem";
import { randomHands, textPart } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

/** A bot that does whatever it is told to. */
const bot = (act: (info: GameInfo) => Action) => (id: PlayerId, name: string): HoldemPlayer => ({
  id,
  name,
  act,
});

const callBot = (id: PlayerId, name: string) => new CallBot(id, name);

Deno.test("testBot() agrees with a bot that does what was done, whatever the hand", () => {
  for (const { record, limit } of randomHands("tested", 300)) {
    const decisions = record.streetActions.flat().filter(({ type }) => type !== "uncalled");
    let next = 0;
    const report = testBot(
      [{ ...textPart(record), limit }],
      bot(() => actionOf(decisions[next++])),
    );
    assertEquals(
      [report.hands, report.decisions, report.agreed],
      [1, decisions.length, decisions.length],
    );
    assertEquals([report.bothRaised, report.exceptions], [report.sameSize, 0]);
  }
});

function actionOf({ type, to }: HandHistoryRecord["streetActions"][number][number]): Action {
  if (type === "bet") return betTo(to);
  if (type === "raise") return raiseTo(to);
  return type === "fold" ? fold() : type === "call" ? call() : check();
}

Deno.test("testBot() counts agreement by street and action, and keeps the first differences", () => {
  const report = testBot([SCRIPTED_HANDS.heads_up()], callBot, { maxDifferences: 2 });
  assertEquals([report.decisions, report.agreed], [6, 2]);
  assertEquals(report.streets.preflop, { decisions: 2, agreed: 1 });
  assertEquals(report.streets.flop, { decisions: 4, agreed: 1 });
  assertEquals(report.answers.raise, {
    fold: 0,
    check: 0,
    call: 2,
    bet: 0,
    raise: 0,
    illegal: 0,
  });
  assertEquals(report.differences, [
    {
      handNumber: 1,
      street: "preflop",
      name: "Ann",
      holeCards: "AhKd",
      board: "",
      legal: "fold, call 10, raise to 40-300",
      played: "Ann raises to 50",
      answer: "call 10",
    },
    {
      handNumber: 1,
      street: "flop",
      name: "Ann",
      holeCards: "AhKd",
      board: "2c5d9s",
      legal: "check, bet to 20-250",
      played: "Ann bets 60",
      answer: "check",
    },
  ]);
});

const ANSWERS: [title: string, act: (info: GameInfo) => Action, answer: string][] = [
  ["an all-in is a raise", () => allIn(), "raise to 300"],
  ["too much is all there is", () => raiseTo(5000), "raise to 300"],
  ["part of a chip too much is all there is as well", () => raiseTo(450.5), "raise to 300"],
  ["any number of chips is all there is", () => raiseTo(Infinity), "raise to 300"],
  ["a raise is of part of a chip", () => raiseTo(60.5), "illegal: raise to 60.5"],
  ["a raise is to no number", () => raiseTo(NaN), "illegal: raise to NaN"],
  ["a raise is too small", () => raiseTo(39), "illegal: raise to 39"],
  ["it checks a bet", () => check(), "illegal: check"],
  ["it answers nothing", () => undefined as unknown as Action, "illegal: return undefined"],
  [
    "it throws",
    () => {
      throw new RangeError("no idea");
    },
    "illegal: throw an exception",
  ],
];
for (const [title, act, answer] of ANSWERS) {
  Deno.test(`testBot() takes a bot's answer as the rules do, when ${title}`, () => {
    const record = SCRIPTED_HANDS.heads_up();
    const called = { ...record.streetActions[0][0], type: "call" as const, amount: 10, to: 20 };
    const limped = { ...record, streetActions: [[called], [], [], []] };
    const { answers, differences, exceptions } = testBot([limped], bot(act));
    const isIllegal = answers.call.illegal === 1;
    assertEquals((isIllegal ? "illegal: " : "") + differences[0].answer, answer);
    assertEquals(exceptions, title === "it throws" ? 1 : 0);
  });
}

Deno.test("testBot() takes a raise to all chips as the call that it comes to", () => {
  let calls = 0;
  for (const { record, limit } of randomHands("all-in", 300)) {
    const decisions = record.streetActions.flat().filter(({ type }) => type !== "uncalled");
    let next = 0;
    const report = testBot(
      [{ ...textPart(record), limit }],
      bot(() => {
        const decision = decisions[next++];
        if (decision.type !== "call" || !decision.allIn) return actionOf(decision);
        calls++;
        return raiseTo(decision.to);
      }),
    );
    const played = decisions.filter(({ type }) => type === "call").length;
    assertEquals(report.answers.call, {
      fold: 0,
      check: 0,
      call: played,
      bet: 0,
      raise: 0,
      illegal: 0,
    });
  }
  assert(calls > 50);
});

Deno.test("testBot() shows a bot its own cards and nobody else's, before the showdown", () => {
  for (const { record } of randomHands("secrets", 100)) {
    const { exceptions } = testBot([record], (id, name) => ({
      id,
      name,
      act(info) {
        const own = record.players.find((player) => player.name === name)!;
        assertEquals([info.holeCards!.first, info.holeCards!.second], own.holeCards);
        assertEquals(info.seat, own.seat - 1);
        assertEquals(info.players.map(({ shownCards }) => shownCards).filter(Boolean), []);
        assertEquals(info.board.cards, record.boardCards.slice(0, info.board.length));
        return call();
      },
    }));
    assertEquals(exceptions, 0); // those of the assertions above, too
  }
});

Deno.test("testBot() tells a bot all events of its hands in their order", () => {
  const events: string[] = [];
  const tester = new BotTester((id, name) => {
    const note = (text: string) => {
      if (name === "Ann") events.push(text);
    };
    return {
      id,
      name,
      init: () => note("init"),
      gameStartEvent: (info) => note(`start ${info.pot}`),
      stageEvent: (info) => note(info.street),
      holeCardsDealt: (cards) => note(`cards ${cards}`),
      actionEvent: (player, action) => note(`${player} ${action.type} ${action.to}`),
      showdownEvent: (player, cards) => note(`${player} shows ${cards}`),
      winEvent: (player, amount) => note(`${player} wins ${amount}`),
      gameOverEvent: () => note("over"),
      act: (info) => {
        note(`act at ${info.callAmount}`);
        return call();
      },
    };
  });
  const record = SCRIPTED_HANDS.all_in_preflop();
  tester.test(record);
  assertEquals(events, [
    "init",
    "start 0",
    "preflop",
    "cards AhAd",
    "act at 20",
    "0 raise 1000",
    "1 call 0",
    "2 fold 0",
    "flop",
    "turn",
    "river",
    "1 shows KhKd",
    "0 shows AhAd",
    "0 wins 820",
    "over",
  ]);
  const first = events.splice(0);
  tester.test({ ...record, players: record.players.toReversed() });
  assertEquals(events, first.slice(1)); // the same ids, and no second init
});

Deno.test("testBot() asks only where it may: for the players named, and those whose cards are known", () => {
  const record = SCRIPTED_HANDS.heads_up();
  const one = testBot([record], callBot, { players: ["Ben"] });
  assertEquals([one.decisions, one.decisionsSkipped], [3, 3]);
  const hidden = record.players.map((player) => ({ ...player, holeCards: [] }));
  const none = testBot([{ ...record, players: hidden, showdownEntries: [] }], callBot);
  assertEquals([none.hands, none.decisions, none.decisionsSkipped], [1, 0, 6]);
});

Deno.test("testBot() counts hands that cannot be played again, and goes on", () => {
  const record = SCRIPTED_HANDS.heads_up();
  const cut = { ...record, streetActions: [record.streetActions[0], [], [], []] };
  const [ann, ben] = record.players;
  const [ace] = ann.holeCards;
  const twice = { ...record, players: [{ ...ann, holeCards: [ace, ace] }, ben] };
  const report = testBot([{ ...record, maxSeats: 12 }, cut, twice, record], callBot);
  assertEquals([report.hands, report.handsNotReplayed], [1, 3]);
});

Deno.test("testBot() throws what the maker of bots throws, and does not blame the hand", () => {
  const noBot = () => {
    throw new RangeError("no such style");
  };
  assertThrows(() => testBot([SCRIPTED_HANDS.heads_up()], noBot), RangeError, "no such style");
});
