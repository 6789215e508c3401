import { assert, assertEquals } from "@std/assert";
import { HoleCards } from "@marvin/holdem/cards";
import type { PlayerInfo } from "@marvin/holdem/player";
import { call, fold, raiseTo } from "@marvin/holdem/rules";
import { rivalsOf } from "../../reads/rivals.ts";
import { TableReads } from "../../reads/table_reads.ts";
import { viewOf } from "../_spot.ts";

const [ANN, BEN, CAT] = [0, 1, 2] as PlayerInfo["id"][];
const BEFORE_FLOP = viewOf({ street: "preflop", players: [{}, {}, {}] });
const RIVER = viewOf({ board: "QsJsTs2d3h", players: [{}, {}, {}] });

function startHand(reads = new TableReads()): TableReads {
  reads.startHand(BEFORE_FLOP);
  reads.startStreet(BEFORE_FLOP);
  return reads;
}

Deno.test("TableReads tells answers to blinds from answers to raises, the own ones too", () => {
  const reads = startHand();
  reads.record(BEN, call(), BEFORE_FLOP);
  reads.record(ANN, raiseTo(80), BEFORE_FLOP);
  reads.record(BEN, fold(), BEFORE_FLOP);
  const { habits } = reads.of({ id: BEN });
  assertEquals([habits.answersSeen("unraised"), habits.answersSeen("raised")], [1, 1]);
  startHand(reads).record(BEN, call(), BEFORE_FLOP);
  assertEquals(habits.answersSeen("unraised"), 2);
});

Deno.test("TableReads.recordShown() minds only hands that were bet or raised", () => {
  const reads = startHand();
  const { habits } = reads.of({ id: BEN });
  const strangers = habits.honesty;
  const shown = HoleCards.parse("7h2c");
  reads.recordShown(BEN, shown, RIVER);
  assertEquals(habits.honesty, strangers);
  reads.record(BEN, raiseTo(60), BEFORE_FLOP);
  reads.recordShown(BEN, shown, RIVER);
  assert(habits.honesty < strangers);
});

Deno.test("rivalsOf() sees everybody else who is in the hand, all-in players as they are", () => {
  const players = [{ streetBet: 40 }, { streetBet: 40, isAllIn: true, stack: 0 }, {
    isFolded: true,
  }];
  const [ben, ...others] = rivalsOf(viewOf({ players }), startHand(), { against: () => 0.5 });
  assertEquals(others, []);
  assertEquals([ben.player.id, ben.folds, ben.stays], [BEN, 0, 1]);
});

Deno.test("rivalsOf() asks what is left of a range, as far as the player is honest", () => {
  const reads = startHand();
  reads.record(CAT, raiseTo(60), BEFORE_FLOP);
  const players = [{ streetBet: 20 }, { streetBet: 10 }, { streetBet: 60 }];
  const view = viewOf({ street: "preflop", players, numRaises: 2 });
  const [ben, cat] = rivalsOf(view, reads, { against: (share) => share });
  const { habits, share } = reads.of({ id: CAT });
  assertEquals(cat.beaten, habits.honesty * share + (1 - habits.honesty));
  assert(cat.beatenIfCalling < cat.beaten); // who calls a raise has the better hands
  assertEquals(ben.stays, 1 - ben.folds);
  assertEquals(ben.beaten, ben.beatenIfCalling); // he still has to pay for staying
});
