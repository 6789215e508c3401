import { assertEquals, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { createPrng, type Prng, Table, Tournament } from "@marvin/holdem";
import { rebalance } from "../../../engine/tournament/_rebalance.ts";
import { caller, entries, gamble, idsAt } from "./_entries.ts";

const ORDER: Prng = createPrng("order");

/** Tables of six with that many players each, after some hands. Ids run from table to table. */
function openTables(sizes: readonly number[], hands: number): Table[] {
  const players = entries(sizes.reduce((sum, size) => sum + size), caller).values();
  return sizes.map((size, index) => {
    const table = new Table({ numSeats: 6, smallBlind: 1, bigBlind: 2, startingChips: 10_000 }, {
      cards: createPrng("cards", index),
      seats: createPrng("seats", index),
    });
    for (let seat = 0; seat < size; seat++) table.sitDown(players.next().value!);
    for (let hand = 0; hand < hands; hand++) table.runHand();
    return table;
  });
}

type Case = [title: string, sizes: number[], want: number[]];
const SIZES: Case[] = [
  ["leaves tables alone, when they differ by one", [6, 5, 5], [6, 5, 5]],
  ["moves one player, when two tables differ by two", [6, 4], [5, 5]],
  ["moves several players, until all differ by one", [6, 6, 6, 3], [6, 5, 5, 5]],
  ["breaks the last table, when the others can hold everybody", [4, 4, 4], [6, 6]],
  ["does not break a table too early", [5, 4, 4], [5, 4, 4]],
  ["breaks two tables at once", [3, 3, 3, 3], [6, 6]],
  ["breaks a table and levels the others", [6, 2, 2, 3], [5, 4, 4]],
  ["breaks the last table, even if it is the largest", [2, 2, 6], [5, 5]],
  ["leaves one table, when it can hold everybody", [2, 2, 2], [6]],
];
for (const [title, sizes, want] of SIZES) {
  Deno.test(`rebalance() ${title}`, () => {
    const tables = openTables(sizes, 1);
    const first = tables.slice(0, want.length);
    rebalance(tables, ORDER);
    assertEquals(tables.map(({ numActive }) => numActive), want);
    assertEquals(tables, first);
  });
}

// By last big blind: who is due at the full table, and the worst of the free chairs 1 and 3, which
// is not the one of the last big blind.
const MOVES: [bigBlind: number, due: number, chair: number][] = [
  [0, 1, 1],
  [1, 2, 3],
  [2, 3, 3],
  [3, 4, 1],
  [4, 5, 1],
  [5, 0, 1],
];
for (const [bigBlind, due, chair] of MOVES) {
  Deno.test(`rebalance() moves seat ${due} to ${chair}, when ${bigBlind} was the big blind`, () => {
    const tables = openTables([6, 6], 1 + (bigBlind + 3) % 6);
    const [from, to] = tables;
    assertEquals([from.hand.bigBlindSeat, to.hand.bigBlindSeat], [bigBlind, bigBlind]);
    to.standUp(1);
    to.standUp(3);
    const { playerId, stack } = from.seats[due]!;
    rebalance(tables, ORDER);
    assertEquals(from.seats[due], null);
    assertEquals([to.seats[chair]?.playerId, to.seats[chair]?.stack], [playerId, stack]);
  });
}

Deno.test("rebalance() always levels the tables, and never moves anybody into the small blind", () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 2, maxLength: 5 });
  fc.assert(fc.property(sizes, fc.integer({ min: 1, max: 9 }), fc.nat(), (wanted, hands, seed) => {
    const tables = openTables(wanted.map(() => 6), hands);
    const prng = createPrng(`${seed}`);
    for (const [index, table] of tables.entries()) { // players go from chairs anywhere
      while (table.numActive > wanted[index]) table.standUp((prng.int32() >>> 0) % 6);
    }
    const before = tables.map((table) => new Set(idsAt(table)));
    const players = before.flatMap((ids) => [...ids]).filter((id) => id !== null);
    rebalance(tables, prng);
    const counts = tables.map(({ numActive }) => numActive);
    assertEquals(counts.length, Math.ceil(players.length / 6));
    assertEquals(Math.max(...counts) - Math.min(...counts) <= 1, true);
    const after = tables.flatMap(idsAt).filter((id) => id !== null);
    assertEquals(after.toSorted((a, b) => a - b), players.toSorted((a, b) => a - b));
    if (tables.length === 1) return;
    for (const [index, table] of tables.entries()) {
      table.runHand();
      const { smallBlindSeat } = table.hand;
      if (smallBlindSeat < 0 || table.numActive === 6) continue; // a full table has no choice
      assertEquals(before[index].has(table.seats[smallBlindSeat]!.playerId), true);
    }
  }));
});

Deno.test("rebalance() draws the order in which players leave a table that breaks", () => {
  const seatings = new Set(["a", "b", "c", "d"].map((seed) => {
    const tables = openTables([4, 4, 4], 1);
    rebalance(tables, createPrng(seed));
    return tables.map(idsAt).join(" ");
  }));
  assertEquals(seatings.size > 1, true);
});

Deno.test("rebalance() draws all seats of the final table, and starts the button anew", () => {
  const tables = openTables([3, 2], 4);
  rebalance(tables, ORDER);
  const [table] = tables;
  assertEquals(idsAt(table).map((id) => id !== null), [true, true, true, true, true, false]);
  assertNotEquals(idsAt(table), [0, 1, 2, 3, 4, null]);
  table.runHand();
  assertEquals([table.hand.button, table.hand.smallBlindSeat, table.hand.bigBlindSeat], [1, 2, 3]);
});

const FIELDS: [players: number, seats: number, want: number[]][] = [
  [45, 9, [9, 9, 9, 9, 9]],
  [46, 9, [8, 8, 8, 8, 7, 7]],
  [10, 9, [5, 5]],
  [9, 9, [9]],
  [7, 3, [3, 2, 2]],
  [3, 2, [2, 1]],
];
for (const [players, seatsPerTable, want] of FIELDS) {
  Deno.test(`Tournament seats ${players} players evenly at tables of ${seatsPerTable}`, () => {
    const { tables } = new Tournament(gamble(players, 1, { seatsPerTable }));
    assertEquals(tables.map(({ numActive }) => numActive), want);
    assertEquals(
      tables.map(({ name }) => name),
      want.map((_, index) => `Tournament 1, Table ${index + 1}`),
    );
    const ids = tables.flatMap(idsAt).filter((id) => id !== null);
    assertEquals(ids.toSorted((a, b) => a - b), Array.from({ length: players }, (_, id) => id));
  });
}

Deno.test("Tournament draws seats over all tables, unless told not to", () => {
  const seating = (randomizeSeats?: boolean) =>
    new Tournament(gamble(7, 2, { seatsPerTable: 3, randomizeSeats })).tables.map(idsAt);
  assertEquals(seating(false), [[0, 3, 6], [1, 4, null], [2, 5, null]]);
  assertNotEquals(seating(), seating(false));
  assertEquals(seating(), seating(true));
});

Deno.test("Tournament always levels its tables after a round, and breaks the last ones", () => {
  for (let seed = 0; seed < 15; seed++) {
    const tournament = new Tournament(gamble(45, seed));
    const all = [...tournament.tables];
    while (!tournament.isFinished) {
      const { tables, handsPlayed } = tournament;
      const open = tables.length;
      tournament.playRound();
      assertEquals(tournament.handsPlayed, handsPlayed + open);
      const counts = tables.map(({ numActive }) => numActive);
      assertEquals(tables, all.slice(0, Math.ceil(tournament.playersLeft / 9)));
      assertEquals(Math.max(...counts) - Math.min(...counts) <= 1, true);
      assertEquals(counts.reduce((sum, count) => sum + count), tournament.playersLeft);
    }
    const { standings } = tournament;
    assertEquals(new Set(standings.map(({ playerId }) => playerId)).size, 45);
    assertEquals(standings.reduce((sum, { place }) => sum + place, 0), 45 * 46 / 2);
  }
});

Deno.test("Tournament never lets a player who stays at a table skip or repeat the big blind", () => {
  for (let seed = 0; seed < 15; seed++) {
    const tournament = new Tournament(gamble(45, seed));
    const last = new Map<Table, { seat: number; id: number; wasFinal: boolean }>();
    tournament.runToCompletion((table) => {
      const { hand } = table;
      const seat = hand.bigBlindSeat;
      const wasFinal = tournament.tables.length === 1;
      const before = last.get(table);
      last.set(table, { seat, id: hand.ids[seat], wasFinal });
      if (before === undefined || before.wasFinal !== wasFinal) return; // seats were drawn anew
      assertNotEquals(hand.ids[seat], before.id);
      for (let skipped = (before.seat + 1) % 9; skipped !== seat; skipped = (skipped + 1) % 9) {
        assertEquals(table.seats[skipped], null);
      }
    });
  }
});

Deno.test("Tournament never moves a player for balance into the small blind", () => {
  let moves = 0;
  for (let seed = 0; seed < 15; seed++) {
    const tournament = new Tournament(gamble(45, seed));
    let movedNow = new Set<number>();
    while (!tournament.isFinished) {
      const before = tablesById(tournament);
      tournament.playRound(({ hand }) => {
        if (hand.smallBlindSeat >= 0) {
          assertEquals(movedNow.has(hand.ids[hand.smallBlindSeat]), false);
        }
      });
      const after = tablesById(tournament);
      const broke = new Set(before.values()).size > new Set(after.values()).size;
      movedNow = new Set(
        broke ? [] : [...after.keys()].filter((id) => before.get(id) !== after.get(id)),
      );
      moves += movedNow.size;
    }
  }
  assertEquals(moves > 0, true);
});

Deno.test("Tournament lets an odd player wait, when tables are for two", () => {
  const tournament = new Tournament(gamble(5, 3, { seatsPerTable: 2 }));
  const lone = idsAt(tournament.tables[2])[0];
  const dealtIn: number[] = [];
  tournament.playRound(({ hand }) => dealtIn.push(...hand.ids.slice(0, 2)));
  assertEquals(tournament.handsPlayed, 2);
  assertEquals(dealtIn.includes(lone!), false);
  const standings = tournament.runToCompletion();
  assertEquals(standings.reduce((sum, { place }) => sum + place, 0), 15);
});

Deno.test("Tournament deals each table its own cards", () => {
  const boards = new Set<string>();
  new Tournament(gamble(45, 1)).playRound(({ hand }) => boards.add(hand.board.join()));
  assertEquals(boards.size, 5);
});

Deno.test("Tournament with many tables always ends alike, when the seed is the same", () => {
  const play = (seed: number) => new Tournament(gamble(45, seed)).runToCompletion();
  assertEquals(play(8), play(8));
  assertNotEquals(play(8), play(9));
});

/** The table of each player. */
function tablesById({ tables }: Tournament): Map<number, Table> {
  return new Map(
    tables.flatMap((table) =>
      idsAt(table).flatMap((id): [number, Table][] => id === null ? [] : [[id, table]])
    ),
  );
}
