import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import { betTo, call, check, raiseTo } from "@marvin/holdem/rules";
import { OpponentRead } from "../../reads/opponent_read.ts";

function startHand(read = new OpponentRead()): OpponentRead {
  read.startHand();
  return read;
}

Deno.test("OpponentRead narrows nothing down, when a player checks", () => {
  const read = startHand();
  read.record("unraised", check(), 0);
  read.startStreet();
  read.record("flop", check(), 0);
  assertEquals([read.share, read.kept, read.isIn, read.hasBet], [1, 1, false, false]);
});

Deno.test("OpponentRead takes a raise for the best hands, and a raise of a raise for fewer", () => {
  const [first, second] = [startHand(), startHand()];
  first.record("unraised", raiseTo(60), 0);
  assertAlmostEquals(first.share, 0.2);
  second.record("raised", raiseTo(180), 1);
  assert(second.share < first.share);
  assert(first.hasRaised && !first.hasBet);
});

Deno.test("OpponentRead believes less, when a player raises all the time", () => {
  const read = new OpponentRead();
  for (let hand = 0; hand < 500; hand++) {
    startHand(read).record("unraised", raiseTo(60), 0);
  }
  assert(read.share > 0.97);
});

Deno.test("OpponentRead still minds on the turn what was done on the flop, but less", () => {
  const read = startHand();
  read.startStreet();
  read.record("flop", betTo(50), 0);
  const onFlop = read.kept;
  read.startStreet();
  assert(read.kept > onFlop && read.kept < 1);
  read.record("turn", call(), 0);
  assert(read.isIn && read.hasBet);
  startHand(read);
  assertEquals([read.share, read.kept, read.isIn, read.hasBet], [1, 1, false, false]);
});
