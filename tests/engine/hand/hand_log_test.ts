import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  ANTE,
  BET,
  CALL,
  CHECK,
  FOLD,
  HandLog,
  LOG_KINDS,
  RAISE,
  UNCALLED,
} from "../../../engine/hand/hand_log.ts";

/** What an entry says. */
interface Entry {
  seat: number;
  kind: number;
  amount: number;
  to: number;
  isAllIn: boolean;
  couldRaise: boolean;
}

const chips = fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.constant(3 * 2 ** 40));

function entryOf(...kinds: readonly number[]): fc.Arbitrary<Entry> {
  return fc.record({
    seat: fc.integer({ min: 0, max: 9 }),
    kind: fc.constantFrom(...kinds),
    amount: chips,
    to: fc.oneof(fc.constant(0), chips),
    isAllIn: fc.boolean(),
    couldRaise: fc.boolean(),
  }).map(possible);
}

/** What is bet, everybody's answers and perhaps chips that are given back, again and again. */
const hand = fc.array(
  fc.tuple(
    entryOf(BET, RAISE, ANTE),
    fc.array(entryOf(FOLD, CHECK, CALL), { maxLength: 10 }),
    fc.array(entryOf(UNCALLED), { maxLength: 1 }),
  ).map(([bet, answers, back]) => [bet, ...answers, ...back]),
  { maxLength: 40, size: "max" },
).map((parts) => parts.flat());

/** The nearest entry that a hand can have. */
function possible({ kind, amount, to, isAllIn, couldRaise, seat }: Entry): Entry {
  const isDecision = kind === FOLD || kind === CHECK;
  const isFreeCheck = kind === CHECK && to === 0;
  return {
    seat,
    kind,
    amount: isDecision ? 0 : amount,
    to: isDecision || kind === ANTE ? to : to + amount,
    isAllIn: !isDecision && kind !== UNCALLED && isAllIn,
    couldRaise: kind === BET || kind === RAISE ||
      (kind <= CALL && !isFreeCheck && couldRaise),
  };
}

function add(log: HandLog, { seat, kind, amount, to, isAllIn, couldRaise }: Entry): void {
  if (kind === FOLD) log.fold(seat, to, couldRaise);
  else if (kind === CHECK && to === 0) log.freeCheck(seat);
  else if (kind <= CALL) log.checkOrCall(seat, amount, to, isAllIn, couldRaise);
  else if (kind <= RAISE) log.betOrRaise(seat, kind === BET, amount, to, isAllIn);
  else if (kind === ANTE) log.post(seat, kind, amount, to, isAllIn);
  else log.giveBack(seat, amount, to);
}

Deno.test("HandLog tells what was added, hand after hand and however long they are", () => {
  const tell = (log: HandLog): Entry[] =>
    Array.from({ length: log.length }, (_, at) => {
      assertEquals(log.name(at), LOG_KINDS[log.kind(at)]);
      const isFree = log.kind(at) <= CHECK && log.to(at) === 0;
      assertEquals(log.isFree(at), isFree);
      assertEquals(log.isFreeCheck(at), isFree && log.kind(at) === CHECK);
      return {
        seat: log.seat(at),
        kind: log.kind(at),
        amount: log.amount(at),
        to: log.to(at),
        isAllIn: log.isAllIn(at),
        couldRaise: log.couldRaise(at),
      };
    });
  fc.assert(
    fc.property(fc.array(hand, { minLength: 1, maxLength: 3 }), (hands) => {
      const log = new HandLog();
      for (const entries of hands) {
        log.clear();
        for (const added of entries) add(log, added);
        assertEquals(tell(log), entries);
      }
    }),
  );
});

Deno.test("HandLog has room for a street that is checked, however long the one before was", () => {
  for (let bets = 1; bets < 150; bets++) {
    const log = new HandLog();
    for (let bet = 1; bet <= bets; bet++) log.betOrRaise(0, false, 1, bet, false);
    for (let seat = 1; seat < 10; seat++) log.checkOrCall(seat, bets, bets, false, false);
    log.openStreet();
    for (let seat = 0; seat < 10; seat++) log.freeCheck(seat);
    assertEquals(log.length, bets + 19);
    for (let entry = bets + 9; entry < log.length; entry++) {
      assertEquals([log.kind(entry), log.seat(entry)], [CHECK, entry - bets - 9]);
    }
  }
});
