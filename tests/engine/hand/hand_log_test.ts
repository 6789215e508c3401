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
const entry = fc.record({
  seat: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom(FOLD, CHECK, CALL, BET, RAISE, ANTE, UNCALLED),
  amount: chips,
  to: fc.oneof(fc.constant(0), chips),
  isAllIn: fc.boolean(),
  couldRaise: fc.boolean(),
}).map(possible);

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
  const log = new HandLog();
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 300, size: "max" }), (entries) => {
      log.clear();
      for (const added of entries) add(log, added);
      const told = Array.from({ length: log.length }, (_, at) => {
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
      assertEquals(told, entries);
    }),
  );
});
