import { assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  BlindSchedule,
  type Chips,
  DEFAULT_MAX_HANDS,
  fold,
  PrizeStructure,
  type Standing,
  type Table,
  Tournament,
  type TournamentOptions,
} from "@marvin/holdem";
import { caller, entries, gamble, idsAt, shover } from "./_entries.ts";

const FREE = { smallBlind: 0, bigBlind: 0, levels: 1, handsPerLevel: 1 };
const NO_BLINDS = BlindSchedule.standard(FREE);

const sngs = fc.record({
  players: fc.integer({ min: 2, max: 10 }),
  freeChairs: fc.nat(2),
  seed: fc.nat(100_000),
  startingChips: fc.constantFrom(40, 500, 1500, 3001),
  randomizeSeats: fc.boolean(),
}).map(({ players, freeChairs, seed, startingChips, randomizeSeats }) =>
  gamble(players, seed, {
    seatsPerTable: Math.min(players + freeChairs, 10),
    startingChips,
    randomizeSeats,
  })
);

Deno.test("Tournament always gives every place once, or shares it, and pays out all prizes", () => {
  fc.assert(
    fc.property(sngs, (options) => {
      const { players, prizeStructure } = options;
      const standings = new Tournament(options).runToCompletion();
      assertPlaces(standings, players.length);
      assertEquals(sum(standings.map(({ prize }) => prize)), prizeStructure.pool);
      assertEquals(ids(standings).toSorted((a, b) => a - b), players.map(({ id }) => id));
      assertEquals(standings.map(({ name }) => name), ids(standings).map((id) => `P${id}`));
    }),
    { numRuns: 60 },
  );
});

Deno.test("Tournament never loses a chip, and leaves them all to the winner", () => {
  fc.assert(
    fc.property(sngs, (options) => {
      const all = options.players.length * options.startingChips;
      const tournament = new Tournament(options);
      const [winner] = tournament.runToCompletion((table) => assertEquals(chipsAt(table), all));
      const [table] = tournament.tables;
      assertEquals(idsAt(table).filter((id) => id !== null), [winner.playerId]);
      assertEquals(chipsAt(table), all);
      assertEquals([winner.place, winner.prize], [1, options.prizeStructure.prizeFor(1)]);
    }),
    { numRuns: 60 },
  );
});

Deno.test("Tournament always ranks by round, then by chips at the start of the hand", () => {
  fc.assert(
    fc.property(sngs, (options) => {
      const before = new Map<number, [round: number, chips: Chips]>();
      const tournament = new Tournament(options);
      tournament.runToCompletion((table) => {
        for (const seat of table.seats) {
          if (seat === null) continue;
          const chips = table.hand.startingStack[seat.index];
          before.set(seat.playerId, [tournament.roundsPlayed + 1, chips]);
        }
      });
      const [winner, ...others] = tournament.standings;
      assertEquals(winner.bustedInRound, null);
      for (const [index, { playerId, bustedInRound, place }] of others.entries()) {
        const [round, chips] = before.get(playerId)!;
        assertEquals(bustedInRound, round);
        if (index === 0) continue;
        const better = others[index - 1];
        const [betterRound, betterChips] = before.get(better.playerId)!;
        if (betterRound === round && betterChips === chips) assertEquals(better.place, place);
        else {
          const ahead = betterRound - round || betterChips - chips;
          assertEquals(ahead > 0, true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

Deno.test("Tournament always ends alike, when the seed and number are the same", () => {
  const play = (more: Partial<TournamentOptions> = {}) => {
    const tournament = new Tournament(gamble(9, 11, more));
    return [tournament.runToCompletion(), tournament.handsPlayed];
  };
  assertEquals(play(), play({ number: 1, seed: "11" }));
  assertNotEquals(play(), play({ number: 2 }));
  assertNotEquals(play(), play({ seed: 12 }));
});

Deno.test("Tournament deals a hand the same cards, whoever plays and wherever they sit", () => {
  const boards = (more: Partial<TournamentOptions>) => {
    const seen: string[] = [];
    const tournament = new Tournament(gamble(6, 3, { startingChips: 30_000, ...more }));
    for (let round = 0; round < 5; round++) {
      tournament.playRound(({ hand }) => seen.push(hand.board.join(" ")));
    }
    return seen;
  };
  const players = entries(6, caller);
  assertEquals(new Set(boards({})).size, 5);
  assertEquals(boards({ players }), boards({ players: entries(6, () => fold) }));
  assertEquals(boards({ players, randomizeSeats: true }), boards({}));
});

// A bot's testbed began a new game with the winner's stack at 0 when all others had gone
Deno.test("Tournament leaves the winner all chips, when he busts the two others in one hand", () => {
  const tournament = playOneHand({
    ...gamble(3, 1),
    players: entries(3, shover),
    startingChips: 500,
    prizeStructure: PrizeStructure.custom([50, 31]),
  });
  const [winner, ...tied] = tournament.standings;
  const left = tournament.tables[0].seats.filter((seat) => seat !== null);
  assertEquals(tournament.isFinished, true);
  assertEquals(left.map(({ stack }) => stack), [1500]);
  assertEquals(left[0].playerId, winner.playerId);
  assertEquals(tied.map(({ place, firstPlace, lastPlace }) => [place, firstPlace, lastPlace]), [
    [2.5, 2, 3],
    [2.5, 2, 3],
  ]);
  assertEquals(tied.map(({ prize }) => prize), [16, 15]);
  assertEquals(tied[0].playerId < tied[1].playerId, true);
});

/** Plays first hands until one decides the tournament. */
function playOneHand(options: TournamentOptions): Tournament {
  for (let number = 1;; number++) {
    const tournament = new Tournament({ ...options, number });
    tournament.playRound();
    if (tournament.isFinished) return tournament;
  }
}

Deno.test("Tournament.playRound() shows a hand, while who busted in it still has a seat", () => {
  let busted = 0;
  const tournament = new Tournament(gamble(6, 5, { players: entries(6, shover) }));
  tournament.playRound((table) => {
    busted = table.seats.filter((seat) => seat?.stack === 0).length;
    assertEquals(idsAt(table).slice(0, 6), [0, 1, 2, 3, 4, 5]);
  });
  assertEquals(busted > 0, true);
  assertEquals(tournament.playersLeft, 6 - busted);
});

type Level = [hands: number, smallBlind: number, bigBlind: number, ante: number];
const LEVELS: [title: string, levels: Level[], want: string[]][] = [
  ["plays a level for as many hands as it lasts, from the first hand on", [
    [2, 10, 20, 0],
    [3, 15, 30, 2],
    [1, 25, 50, 5],
  ], ["10/20/0", "10/20/0", "15/30/2", "15/30/2", "15/30/2", "25/50/5"]],
  ["plays the last level for ever", [[1, 10, 20, 0], [1, 20, 40, 0]], [
    "10/20/0",
    "20/40/0",
    "20/40/0",
    "20/40/0",
  ]],
];
for (const [title, levels, want] of LEVELS) {
  Deno.test(`Tournament ${title}`, () => {
    assertEquals(playedBlinds(levels, want.length), want);
  });
}

/** The blinds of the first hands, where nobody is in danger. */
function playedBlinds(levels: readonly Level[], hands: number): string[] {
  const tournament = new Tournament(gamble(3, 1, {
    players: entries(3, caller),
    startingChips: 1_000_000,
    blindSchedule: BlindSchedule.custom(
      levels.map(([durationHands, smallBlind, bigBlind, ante]) => (
        { durationHands, smallBlind, bigBlind, ante }
      )),
    ),
  }));
  const seen: string[] = [];
  for (let hand = 0; hand < hands; hand++) {
    tournament.playRound(({ hand: { smallBlind, bigBlind, ante } }) => {
      seen.push(`${smallBlind}/${bigBlind}/${ante}`);
      assertEquals(tournament.level.bigBlind, bigBlind);
    });
  }
  return seen;
}

Deno.test("Tournament stops at its hand limit and lets equal stacks share, when nobody can bust", () => {
  const tournament = new Tournament(gamble(3, 1, {
    players: entries(3, caller),
    blindSchedule: NO_BLINDS,
    prizeStructure: PrizeStructure.custom([70, 30]),
    maxHands: 25,
  }));
  const standings = tournament.runToCompletion();
  assertEquals([tournament.roundsPlayed, tournament.handsPlayed], [25, 25]);
  assertEquals(standings.map(({ place, prize, bustedInRound }) => [place, prize, bustedInRound]), [
    [2, 34, null],
    [2, 33, null],
    [2, 33, null],
  ]);
});

Deno.test("Tournament always ranks by chips who is left at its hand limit", () => {
  fc.assert(
    fc.property(sngs, fc.integer({ min: 1, max: 15 }), (options, maxHands) => {
      const tournament = new Tournament({ ...options, maxHands });
      const chips = new Map<number, Chips>();
      const standings = tournament.runToCompletion((table) => {
        for (const seat of table.seats) if (seat !== null) chips.set(seat.playerId, seat.stack);
      });
      assertEquals(tournament.roundsPlayed <= maxHands, true);
      assertPlaces(standings, options.players.length);
      assertEquals(sum(standings.map(({ prize }) => prize)), options.prizeStructure.pool);
      const left = standings.filter(({ bustedInRound }) => bustedInRound === null);
      assertEquals(left.length, tournament.playersLeft);
      for (const [index, { playerId, place }] of left.entries()) {
        if (index === 0) continue;
        const ahead = chips.get(left[index - 1].playerId)! - chips.get(playerId)!;
        assertEquals(ahead >= 0, true);
        assertEquals(left[index - 1].place === place, ahead === 0);
      }
    }),
    { numRuns: 60 },
  );
});

Deno.test("Tournament has a hand limit, when none is asked for", () => {
  const tournament = new Tournament(gamble(2, 1, {
    players: entries(2, caller),
    blindSchedule: NO_BLINDS,
    seatsPerTable: 2,
  }));
  tournament.runToCompletion();
  assertEquals(tournament.roundsPlayed, DEFAULT_MAX_HANDS);
});

Deno.test("Tournament seats players in the order given, when seats are not drawn", () => {
  assertEquals(idsAt(new Tournament(gamble(4, 1, { seatsPerTable: 6 })).tables[0]), [
    0,
    1,
    2,
    3,
    null,
    null,
  ]);
});

Deno.test("Tournament draws all orders alike, when seats are drawn", () => {
  const counts = new Map<string, number>();
  for (let number = 1; number <= 600; number++) {
    const tournament = new Tournament(gamble(3, 1, { number, randomizeSeats: true }));
    const order = idsAt(tournament.tables[0]).slice(0, 3).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assertEquals(counts.size, 6);
  for (const count of counts.values()) assertEquals(Math.abs(count - 100) < 40, true); // 4.4 sigma
});

Deno.test("Tournament.shuffleSeats() draws the seats anew, until the first hand", () => {
  const tournament = new Tournament(gamble(9, 1));
  const orders = new Set([idsAt(tournament.tables[0]).join()]);
  for (let draw = 0; draw < 3; draw++) {
    tournament.shuffleSeats();
    const order = idsAt(tournament.tables[0]);
    assertEquals(order.toSorted((a, b) => a! - b!), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    orders.add(order.join());
  }
  assertEquals(orders.size, 4);
  tournament.playRound();
  assertThrows(() => tournament.shuffleSeats(), RangeError, "it has begun");
});

Deno.test("Tournament.shuffleSeats() draws the seats that randomizeSeats would", () => {
  const shuffled = new Tournament(gamble(9, 4));
  shuffled.shuffleSeats();
  const drawn = new Tournament(gamble(9, 4, { randomizeSeats: true }));
  assertEquals(idsAt(shuffled.tables[0]), idsAt(drawn.tables[0]));
});

Deno.test("Tournament names its table after itself", () => {
  assertEquals(
    new Tournament(gamble(2, 1, { number: 12 })).tables[0].name,
    "Tournament 12, Table 1",
  );
  assertEquals(new Tournament(gamble(2, 1, { name: "Friday" })).tables[0].name, "Friday, Table 1");
});

Deno.test("Tournament keeps the faults of its bots, also of those who have busted", () => {
  const broken = () => {
    throw new Error("No idea");
  };
  const tournament = new Tournament(gamble(3, 1, {
    players: entries(3, (id) => id === 1 ? broken : shover()),
  }));
  const standings = tournament.runToCompletion();
  assertNotEquals(standings[0].playerId, 1);
  assertEquals(tournament.players.map(({ faults }) => faults.counts.threw > 0), [
    false,
    true,
    false,
  ]);
});

Deno.test("Tournament.playRound() refuses, when the tournament is over", () => {
  const tournament = new Tournament(gamble(2, 1));
  tournament.runToCompletion();
  assertThrows(() => tournament.playRound(), RangeError, "Tournament 1 is over");
});

const REFUSED: [title: string, more: Partial<TournamentOptions>, message: string][] = [
  ["one player", { players: entries(1, caller) }, "2 or more players"],
  ["an id twice", { players: [...entries(2, caller), ...entries(1, caller)] }, "one id a player"],
  ["a name twice", {
    players: entries(3, caller).map((player) => ({ ...player, name: "Ann" })),
  }, "one name a player"],
  ["no chips", { startingChips: 0 }, "starting chips"],
  ["parts of chips", { startingChips: 1.5 }, "starting chips"],
  ["more chips than can be counted", { startingChips: 2 ** 53 - 1 }, "2^53"],
  ["more prizes than players", { prizeStructure: PrizeStructure.custom([4, 3, 2, 1]) }, "3 prizes"],
  ["a text as switch", { randomizeSeats: "false" as never }, "game.randomize_seats"],
  ["no hands", { maxHands: 0 }, "1 or more hands"],
  ["one chair", { seatsPerTable: 1 }, "2 to 10"],
  ["no number of chairs", { seatsPerTable: NaN }, "2 to 10 seats at a table, found NaN"],
  ["a number that is none", { number: NaN }, "a whole number from 0, found NaN"],
];
for (const [title, more, message] of REFUSED) {
  Deno.test(`Tournament refuses ${title}`, () => {
    assertThrows(() => new Tournament(gamble(3, 1, more)), RangeError, message);
  });
}

const OF_OTHER_KINDS: [more: Partial<TournamentOptions>, message: string][] = [
  [{ players: "Ann" as never }, "Cannot start a tournament with Ann: wanted a list of bots"],
  [{ prizeStructure: [50, 30] as never }, "Cannot use 50,30 as prizes: wanted such as Prize"],
  [{ blindSchedule: [] as never }, "as blinds: wanted such as BlindSchedule.custom("],
];
for (const [more, message] of OF_OTHER_KINDS) {
  Deno.test(`Tournament refuses ${Object.keys(more)} of another kind`, () => {
    assertThrows(() => new Tournament(gamble(3, 1, more)), TypeError, message);
  });
}

/** Places run from 1 to the number of players; those who share one are as many as it spans. */
function assertPlaces(standings: readonly Standing[], players: number): void {
  assertEquals(standings.length, players);
  let next = 1;
  while (next <= players) {
    const { firstPlace, lastPlace } = standings[next - 1];
    assertEquals(firstPlace, next);
    for (const tied of standings.slice(firstPlace - 1, lastPlace)) {
      assertEquals([tied.firstPlace, tied.lastPlace], [firstPlace, lastPlace]);
      assertEquals(tied.place, (firstPlace + lastPlace) / 2);
    }
    next = lastPlace + 1;
  }
}

function chipsAt(table: Table): Chips {
  return sum(table.seats.map((seat) => seat?.stack ?? 0));
}

function ids(standings: readonly Standing[]): number[] {
  return standings.map(({ playerId }) => playerId);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
