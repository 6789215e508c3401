import { assertEquals, assertThrows } from "@std/assert";
import {
  type BetLimit,
  type HandScript,
  IllegalActionError,
  type PendingDecision,
  playHand,
  type ScriptAction,
} from "@marvin/holdem";

/** Players on seats 1, 2, 3, … with these stacks; the button is the last of them. */
function script(stacks: readonly number[], actions: string, more: Partial<HandScript> = {}) {
  return {
    seats: stacks.map((stack, index) => ({ seat: index + 1, name: `p${index + 1}`, stack })),
    button: stacks.length,
    smallBlind: 50,
    bigBlind: 100,
    actions: parseActions(actions),
    ...more,
  };
}

/** `p3 raise 300, p1 call` as actions. */
function parseActions(text: string): ScriptAction[] {
  return text.split(",").map((part) => part.trim()).filter((part) => part !== "").map((part) => {
    const [name, type, to] = part.split(" ");
    return { name, type: type as ScriptAction["type"], ...(to && { to: Number(to) }) };
  });
}

const DEEP = [20_000, 20_000, 20_000, 20_000];
const POT_LIMIT: BetLimit = { type: "pot_limit", minRaise: 0 };
const FIXED_LIMIT: BetLimit = { type: "fixed_limit", minRaise: 0 };

/** The first of three players bets what he has left on the flop. */
const OPENING = "p3 call, p1 call, p2 check, p1 allIn";
/** The last does, and the others have checked. */
const HALF_BET = "p3 call, p1 call, p2 check, p1 check, p2 check, p3 allIn";
/** One bet, two raises, and an all-in on top. */
const FOUR_BETS = "p3 raise 200, p4 raise 300, p1 allIn";

type Case = [
  title: string,
  script: HandScript,
  next: Partial<PendingDecision>,
];
const CASES: Case[] = [
  [
    "adds the last full raise to the last short all-in (WSOP 96a)",
    script(
      [20_000, 20_000, 1_300, 1_700],
      "p3 call, p4 call, p1 call, p2 check, " +
        "p1 bet 500, p2 raise 1000, p3 allIn, p4 allIn",
    ),
    { name: "p1", callAmount: 1_100, canRaise: true, minRaiseTo: 2_100 },
  ],
  [
    "takes a short all-in for no raise: 100, 300, 350 leads to 550",
    script([350, 20_000, 20_000, 20_000], "p3 raise 300, p4 call, p1 allIn"),
    { name: "p2", callAmount: 250, canRaise: true, minRaiseTo: 550 },
  ],
  [
    "reopens the betting when short all-ins add up to a full raise",
    script([1_200, 1_500, 20_000, 20_000], "p3 raise 1000, p4 call, p1 allIn, p2 allIn, p3 call"),
    { name: "p4", callAmount: 500, canRaise: false },
  ],
  [
    "reopens the betting for whom two short all-ins add up to a full raise",
    script([700, 1_000, 20_000, 20_000], "p3 raise 500, p4 call, p1 allIn, p2 allIn"),
    { name: "p3", callAmount: 500, canRaise: true, minRaiseTo: 1_400 },
  ],
  [
    "lets a short opening all-in be raised by a full bet on top",
    script([140, 20_000, 20_000], "p3 call, p1 call, p2 check, p1 allIn"),
    { name: "p2", callAmount: 40, canRaise: true, minRaiseTo: 140 },
  ],
  [
    "closes the betting to who has checked before a short opening all-in",
    script([20_000, 140, 20_000], "p3 call, p1 call, p2 check, p1 check, p2 allIn, p3 call"),
    { name: "p1", callAmount: 40, canRaise: false },
  ],
  [
    "asks the full big blind where it was posted short",
    script([20_000, 60, 20_000], ""),
    { name: "p3", callAmount: 100, minRaiseTo: 200 },
  ],
  [
    "asks nobody to raise when all others are all-in",
    script([300, 20_000, 400], "p3 allIn, p1 allIn"),
    { name: "p2", callAmount: 300, canRaise: false, minRaiseTo: 0, maxRaiseTo: 0 },
  ],
  [
    "raises by the pot after the call in pot limit",
    script(DEEP, "p3 raise 350", { betLimit: POT_LIMIT }),
    { name: "p4", callAmount: 350, minRaiseTo: 600, maxRaiseTo: 1_200 },
  ],
  [
    "opens for the pot in pot limit",
    script(DEEP, "p3 call, p4 call, p1 call, p2 check", { betLimit: POT_LIMIT }),
    { name: "p1", minRaiseTo: 100, maxRaiseTo: 400 },
  ],
  [
    "raises by one small bet before the turn in fixed limit",
    script(DEEP, "p3 raise 200", { betLimit: FIXED_LIMIT }),
    { name: "p4", callAmount: 200, minRaiseTo: 300, maxRaiseTo: 300 },
  ],
  [
    "plays the big bet on the turn in fixed limit",
    script([2_000, 2_000], "p2 call, p1 check, p1 check, p2 check", { betLimit: FIXED_LIMIT }),
    { name: "p1", minRaiseTo: 200, maxRaiseTo: 200 },
  ],
  [
    "ends the raising of a fixed-limit street at four bets",
    script(DEEP, "p3 raise 200, p4 raise 300, p1 raise 400", { betLimit: FIXED_LIMIT }),
    { name: "p2", callAmount: 300, canRaise: false },
  ],
  [
    "takes an all-in of half a bet for a whole one in fixed limit",
    script([20_000, 20_000, 150], HALF_BET, { betLimit: FIXED_LIMIT }),
    { name: "p1", callAmount: 50, canRaise: true, minRaiseTo: 200, maxRaiseTo: 200 },
  ],
  [
    "reopens the betting after an all-in of half a bet in fixed limit",
    script([20_000, 20_000, 150], `${HALF_BET}, p1 call`, { betLimit: FIXED_LIMIT }),
    { name: "p2", callAmount: 50, canRaise: true, minRaiseTo: 200 },
  ],
  [
    "completes an all-in of less than half a bet in fixed limit",
    script([149, 20_000, 20_000], OPENING, { betLimit: FIXED_LIMIT }),
    { name: "p2", callAmount: 49, canRaise: true, minRaiseTo: 100, maxRaiseTo: 100 },
  ],
  [
    "raises by a whole bet once an all-in was completed in fixed limit",
    script([149, 20_000, 20_000], `${OPENING}, p2 raise 100`, { betLimit: FIXED_LIMIT }),
    { name: "p3", callAmount: 100, canRaise: true, minRaiseTo: 200 },
  ],
  [
    "leaves the betting closed after an all-in of less than half a bet in fixed limit",
    script([20_000, 20_000, 149], HALF_BET, { betLimit: FIXED_LIMIT }),
    { name: "p1", callAmount: 49, canRaise: false },
  ],
  [
    "adds up what short all-ins leave of a bet in fixed limit",
    script([20_000, 20_000, 149, 150], "p3 allIn, p4 allIn, p1 call", { betLimit: FIXED_LIMIT }),
    { name: "p2", callAmount: 50, canRaise: true, minRaiseTo: 300 },
  ],
  [
    "raises again who had called less than a bet, after a whole one in fixed limit",
    script([20_000, 20_000, 130, 20_000], "p3 allIn, p4 call, p1 raise 200, p2 call", {
      betLimit: FIXED_LIMIT,
    }),
    { name: "p4", callAmount: 70, canRaise: true, minRaiseTo: 300, maxRaiseTo: 300 },
  ],
  [
    "counts an all-in of half a bet as one of four in fixed limit",
    script([350, 20_000, 20_000, 20_000], FOUR_BETS, { betLimit: FIXED_LIMIT }),
    { name: "p2", callAmount: 250, canRaise: false },
  ],
  [
    "does not count an all-in of less as one of four in fixed limit",
    script([349, 20_000, 20_000, 20_000], FOUR_BETS, { betLimit: FIXED_LIMIT }),
    { name: "p2", callAmount: 249, canRaise: true, minRaiseTo: 400 },
  ],
  [
    "takes the smallest raise from min_raise where that is more than the blind",
    script(DEEP, "", { betLimit: { type: "no_limit", minRaise: 300 } }),
    { name: "p3", callAmount: 100, minRaiseTo: 400 },
  ],
  [
    "skips an empty button seat, and posts the blinds left of it",
    script([500, 500, 500], "", { button: 5 }),
    { name: "p3", callAmount: 100 },
  ],
];
for (const [title, hand, want] of CASES) {
  Deno.test(`playHand() ${title}`, () => {
    const { next } = playHand(hand);
    const found = Object.keys(want).map((key) => [key, next?.[key as keyof PendingDecision]]);
    assertEquals(Object.fromEntries(found), want);
  });
}

type IllegalCase = [title: string, actions: string, message: string];
const ILLEGAL: IllegalCase[] = [
  ["a check against a bet", "p3 check", "Cannot let p3 check as only these are legal: p3 to act"],
  ["a call without a bet", "p3 call, p1 call, p2 call", "p2 to act: check, raise to 200-1000"],
  ["a raise below the minimum", "p3 raise 199", "raise to 199"],
  ["a raise above the stack", "p3 raise 1001", "raise to 200-1000"],
  ["a raise without an amount", "p3 raise", "raise to no amount"],
  ["a raise of part of a chip", "p3 raise 250.5", "raise to 250.5"],
  ["somebody else's action", "p1 fold", "p3 to act"],
  ["an action after the end", "p3 fold, p1 fold, p2 check", "nobody is to act"],
  ["an unknown action", "p3 muck", "muck"],
];
for (const [title, actions, message] of ILLEGAL) {
  Deno.test(`playHand() refuses ${title}`, () => {
    assertThrows(
      () => playHand(script([1_000, 1_000, 1_000], actions)),
      IllegalActionError,
      message,
    );
  });
}

const NO_SUCH_LIMIT = { type: "nolimit" as "no_limit", minRaise: 0 };

type BadScript = [title: string, script: HandScript, message: string];
const BAD_SCRIPTS: BadScript[] = [
  ["one player", script([100], ""), "1 players"],
  ["a seat twice", { ...script([], ""), seats: [at(1, "a"), at(1, "b")], button: 1 }, "is taken"],
  ["a name twice", { ...script([], ""), seats: [at(1, "a"), at(2, "a")], button: 1 }, "a twice"],
  ["a seat 11", { ...script([], ""), seats: [at(1, "a"), at(11, "b")], button: 1 }, "seat 11"],
  ["an empty stack", script([100, 0], ""), "0 chips"],
  ["part of a chip", script([100, 10.5], ""), "10.5 chips"],
  ["a negative blind", script([100, 100], "", { bigBlind: -1 }), "big blind of -1"],
  ["a negative ante", script([100, 100], "", { ante: -1 }), "ante of -1"],
  [
    "a card twice",
    script([100, 100], "", {
      board: "AhKdQc",
      seats: [{ ...at(1, "a"), holeCards: "AhAd" }, at(2, "b")],
    }),
    "Cannot deal a Ah, which is in use already",
  ],
  [
    "too few cards",
    script([100, 100], "", { deck: "AhKhQh" }),
    "Cannot deal 9 cards: the deck has too few cards, 3",
  ],
  [
    "no such limit",
    script([100, 100], "", { betLimit: NO_SUCH_LIMIT }),
    "type nolimit: wanted one of",
  ],
  [
    "part of a chip as smallest raise",
    script([100, 100], "", { betLimit: { type: "no_limit", minRaise: 2.5 } }),
    "a smallest raise of 2.5",
  ],
  [
    "a small blind above the big one",
    script([100, 100], "", { smallBlind: 5, bigBlind: 2 }),
    "Cannot use a small blind of 5: wanted at most the big blind, 2",
  ],
  [
    "part of a chip as cap",
    script([100, 100], "", { rake: { percentage: 0.5, cap: 0.5 } }),
    "cap of 0.5",
  ],
  [
    "a number as name",
    { ...script([100, 100], ""), seats: [at(1, 7 as never), at(2, "b")] },
    "Cannot seat 7 on seat 1: wanted a name",
  ],
  [
    "an empty name",
    { ...script([100, 100], ""), seats: [at(1, ""), at(2, "b")] },
    "on seat 1: wanted a name",
  ],
  ["a negative cap", script([100, 100], "", { rake: { percentage: 0.5, cap: -1 } }), "cap of -1"],
];
function at(seat: number, name: string) {
  return { seat, name, stack: 100 };
}
for (const [title, hand, message] of BAD_SCRIPTS) {
  Deno.test(`playHand() refuses a script with ${title}`, () => {
    assertThrows(() => playHand(hand), RangeError, message);
  });
}

Deno.test("playHand() deals from the top of a given deck: two rounds, then the board", () => {
  const deck = "2c3c 2d3d 2h3h 4s5s6s7s8s";
  const { result } = playHand(script([300, 300, 300], "p3 allIn, p1 allIn, p2 allIn", { deck }));
  assertEquals(result?.holeCards.slice(0, 3).map(String), ["2c3d", "3c2h", "2d3h"]);
  assertEquals(String(result?.board), "4s5s6s7s8s");
});

Deno.test("playHand() deals the same cards for the same seed, and others for another", () => {
  const board = (seed?: number) =>
    String(playHand(script([300, 300], "p2 allIn, p1 allIn", { seed })).result?.board);
  assertEquals(board(7), board(7));
  assertEquals(board(7) === board(8), false);
});

Deno.test("playHand() plays 10,206 lines of heads-up fixed limit with four bets", () => {
  // 7 ways to fold and 7 to see the flop, then 8 and 9 on each street.
  const hand = script([10_000, 10_000], "", { betLimit: FIXED_LIMIT });
  const count = (actions: readonly ScriptAction[]): number => {
    const { next } = playHand({ ...hand, actions });
    if (next === null) return 1;
    const choices: ScriptAction[] = next.canCheck
      ? [{ name: next.name, type: "check" }]
      : [{ name: next.name, type: "fold" }, { name: next.name, type: "call" }];
    if (next.canRaise) choices.push({ name: next.name, type: "raise", to: next.minRaiseTo });
    return choices.reduce((lines, choice) => lines + count([...actions, choice]), 0);
  };
  assertEquals(count([]), 10_206);
});
