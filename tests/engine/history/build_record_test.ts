import { assertEquals, assertThrows } from "@std/assert";
import { buildHandHistoryRecord, type Card, playHand } from "@marvin/holdem";
import { randomHands } from "./_random_hands.ts";
import { SCRIPTED_HANDS } from "./_scripted_hands.ts";

Deno.test("buildHandHistoryRecord() is plain data, so that JSON gives it back", () => {
  for (const { record } of randomHands("json", 200)) {
    assertEquals(JSON.parse(JSON.stringify(record)), record);
  }
});

Deno.test("buildHandHistoryRecord() shares hole cards with other records, which nobody can change", () => {
  const { players, showdownEntries } = SCRIPTED_HANDS.heads_up();
  for (const { holeCards } of [...players, ...showdownEntries]) {
    assertThrows(() => (holeCards as Card[]).reverse(), TypeError);
  }
});

Deno.test("buildHandHistoryRecord() keeps what the text has no words for", () => {
  const { stakes, pots } = SCRIPTED_HANDS.rake();
  assertEquals(stakes, { smallBlind: 10, bigBlind: 20, ante: 0 });
  assertEquals(pots, [{ amount: 360, rake: 12 }, { amount: 202, rake: 10 }]);
});

Deno.test("buildHandHistoryRecord() answers gap 11: blinds are posts and never raises", () => {
  const { blindPostings, streetActions } = SCRIPTED_HANDS.walk();
  assertEquals(blindPostings, [
    { playerName: "Ben", amount: 10, blindType: "smallBlind", allIn: false },
    { playerName: "Cy", amount: 20, blindType: "bigBlind", allIn: false },
  ]);
  assertEquals(streetActions[0].map(({ type }) => type), ["fold", "fold", "uncalled"]);
});

Deno.test("buildHandHistoryRecord() gives back a blind that nobody could match", () => {
  const { result } = playHand({
    seats: [{ seat: 1, name: "Ann", stack: 5 }, { seat: 2, name: "Ben", stack: 100 }],
    button: 1,
    smallBlind: 10,
    bigBlind: 20,
  });
  const { streetActions } = buildHandHistoryRecord(result!, ["Ann", "Ben"], {
    tableName: "T",
    timestamp: "2026-05-19T12:00:00Z",
  });
  assertEquals(streetActions, [
    [{ playerName: "Ben", type: "uncalled", amount: 15, to: 5, by: 0, allIn: false }],
    [],
    [],
    [],
  ]);
});

Deno.test("buildHandHistoryRecord() takes limit and tournament from the caller", () => {
  const { result } = playHand({
    seats: [{ seat: 1, name: "Ann", stack: 5 }, { seat: 2, name: "Ben", stack: 5 }],
    button: 1,
    smallBlind: 10,
    bigBlind: 20,
  });
  const { limit, tournament, handNumber, maxSeats } = buildHandHistoryRecord(
    result!,
    ["Ann", "Ben"],
    {
      tableName: "T",
      timestamp: "2026-05-19T12:00:00Z",
      handNumber: 77,
      limit: "pot_limit",
      tournament: { id: "12" },
    },
  );
  assertEquals({ limit, tournament, handNumber, maxSeats }, {
    limit: "pot_limit",
    tournament: { id: "12" },
    handNumber: 77,
    maxSeats: 10,
  });
});
