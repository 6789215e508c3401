// Run with --v8-flags=--allow-natives-syntax: plays hands as a program does, and prints how V8 keeps
// each list of chips.
import { buildHandResult, call, createPrng, type PlayerId, raiseTo, Table } from "@marvin/holdem";

const isSmallIntegers = new Function("list", "return %HasSmiElements(list)") as (
  list: readonly number[],
) => boolean;

const table = new Table({ numSeats: 6, smallBlind: 1, bigBlind: 2, startingChips: 200 }, {
  cards: createPrng("1", "cards"),
  seats: createPrng("1", "seats"),
});
for (let id = 0; id < 6; id++) {
  table.sitDown({
    id: id as PlayerId,
    name: `p${id}`,
    act: (info) => info.canRaise && info.numRaises < 3 ? raiseTo(info.minRaiseTo) : call(),
  });
}
for (let hand = 0; hand < 100 && table.canPlay; hand++) {
  table.runHand();
  buildHandResult(table.hand);
}

const { hand } = table;
const holders: Readonly<Record<string, object>> = {
  hand,
  round: hand.round,
  pots: hand.pots,
  log: hand.log,
};
for (const [holder, value] of Object.entries(holders)) {
  for (const [name, list] of Object.entries(value)) {
    if (!Array.isArray(list) || !list.every((item) => typeof item === "number")) continue;
    console.log(`${holder}.${name}: ${isSmallIntegers(list) ? "small integers" : "anything"}`);
  }
}
