import { assertEquals } from "@std/assert";
import { countSeats, lowestSeat, seatAfter, seatBefore } from "@marvin/holdem/rules";

Deno.test("Sets of seats are told as walking around the table tells them", () => {
  for (let set = 0; set < 1 << 10; set++) {
    const seats = Array.from({ length: 10 }, (_, seat) => seat).filter((seat) => set >> seat & 1);
    assertEquals(countSeats(set), seats.length);
    assertEquals(lowestSeat(set), seats[0] ?? -1);
    if (set === 0) continue;
    for (let seat = 0; seat < 10; seat++) {
      const after = seats.find((other) => other > seat) ?? seats[0];
      const before = seats.findLast((other) => other < seat) ?? seats.at(-1);
      assertEquals([seatAfter(set, seat), seatBefore(set, seat)], [after, before]);
    }
  }
});
