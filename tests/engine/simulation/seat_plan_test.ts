import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { SEAT_PLANS, seatingsOf, SeatSchedule } from "@marvin/holdem";

/** Seatings of the balanced plan by number of players, and how often a pair has a pair of chairs. */
const BALANCED: readonly [players: number, seatings: number, times: number][] = [
  [2, 2, 1],
  [3, 6, 1],
  [4, 12, 1],
  [5, 20, 1],
  [6, 60, 2],
  [7, 42, 1],
  [8, 56, 1],
  [9, 72, 1],
  [10, 360, 4],
];
for (const [players, seatings, times] of BALANCED) {
  Deno.test(`seatingsOf() seats every pair of ${players} players equally often in every pair of chairs`, () => {
    const plan = seatingsOf("balanced", players);
    assertEquals(plan.length, seatings);
    const counts = new Map<string, number>();
    for (const seating of plan) {
      for (let one = 0; one < players; one++) {
        for (let other = 0; other < players; other++) {
          if (one === other) continue;
          const key = [one, other, seating[one], seating[other]].join();
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
    assertEquals(counts.size, (players * (players - 1)) ** 2);
    assertEquals([...new Set(counts.values())], [times]);
  });

  Deno.test(`seatingsOf() gives each of ${players} players every chair once, where seats rotate`, () => {
    const plan = seatingsOf("rotate", players);
    assertEquals(plan.length, players);
    for (let chair = 0; chair < players; chair++) {
      assertEquals(new Set(plan.map((seating) => seating[chair])).size, players);
    }
  });
}

Deno.test("SeatSchedule.session() always seats every player once", () => {
  const plan = fc.constantFrom(...SEAT_PLANS);
  fc.assert(
    fc.property(
      plan,
      fc.integer({ min: 2, max: 10 }),
      fc.integer({ min: 1, max: 1e6 }),
      (plan, players, number) => {
        const { seating } = new SeatSchedule(plan, players, "7").session(number);
        assertEquals([...seating].sort((a, b) => a - b), Array.from(seating, (_, chair) => chair));
        assertEquals(seating.length, players);
      },
    ),
    { numRuns: 60 },
  );
});

Deno.test("SeatSchedule.session() follows from the number of the session alone", () => {
  const forward = new SeatSchedule("rotate", 6, "7");
  const sessions = Array.from({ length: 30 }, (_, at) => forward.session(at + 1));
  for (let number = 30; number >= 1; number--) {
    assertEquals(new SeatSchedule("rotate", 6, "7").session(number), sessions[number - 1]);
  }
  assertEquals(sessions.map(({ block }) => block).slice(4, 8), [1, 1, 2, 2]);
});

Deno.test("SeatSchedule.session() gives players other neighbours from block to block", () => {
  const schedule = new SeatSchedule("rotate", 6, "7");
  const left = new Set<number>();
  for (let block = 0; block < 40; block++) {
    const { seating } = schedule.session(6 * block + 1);
    left.add(seating[(seating.indexOf(0) + 1) % 6]);
  }
  assertEquals([...left].sort(), [1, 2, 3, 4, 5]);
});

Deno.test("SeatSchedule.session() leaves the players where they are without a plan", () => {
  const schedule = new SeatSchedule("none", 3, "7");
  for (const number of [1, 2, 9]) {
    assertEquals(schedule.session(number), { block: number, seating: [0, 1, 2] });
  }
  assert(new SeatSchedule("none", 3, "7").sessionsOfBlock === 1);
});
