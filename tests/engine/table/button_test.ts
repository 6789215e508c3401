import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { ButtonPosition } from "@marvin/holdem";

/** A table as far as the button cares: which chairs have players. */
class Chairs {
  readonly position: ButtonPosition;
  readonly live: Set<number>;

  constructor(readonly seats: number, live: Iterable<number>) {
    this.position = new ButtonPosition(seats);
    this.live = new Set(live);
  }

  /** Moves on to the next hand. */
  next(): [button: number, smallBlind: number, bigBlind: number] {
    const { position, live } = this;
    position.advance(setOf(live));
    return [position.button, position.smallBlindSeat, position.bigBlindSeat];
  }

  /** Chairs strictly between two, clockwise, that have players. */
  between(from: number, to: number): number[] {
    const found: number[] = [];
    for (let seat = (from + 1) % this.seats; seat !== to; seat = (seat + 1) % this.seats) {
      if (this.live.has(seat)) found.push(seat);
    }
    return found;
  }
}

/** Bit `1 << seat` for each seat. */
function setOf(seats: Iterable<number>): number {
  return [...seats].reduce((set, seat) => set | 1 << seat, 0);
}

/** Button, small blind (-1: dead) and big blind of a hand. */
type Places = [button: number, smallBlind: number, bigBlind: number];

type Case = [
  title: string,
  seats: number,
  players: number[],
  /** By hand, counted from 1: chairs that empty after it (negative: `-1 - chair` fills). */
  changes: Record<number, number[]>,
  want: Places[],
];
const fills = (chair: number) => -1 - chair;

const CASES: Case[] = [
  [
    "moves all three one player on, when nobody leaves",
    4,
    [0, 1, 2, 3],
    {},
    [[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2], [1, 2, 3]],
  ],
  [
    "passes over chairs that were empty from the start",
    6,
    [0, 2, 5],
    {},
    [[2, 5, 0], [5, 0, 2], [0, 2, 5], [2, 5, 0]],
  ],
  [
    "gives the button the small blind and alternates the big blind between two",
    6,
    [1, 4],
    {},
    [[1, 1, 4], [4, 4, 1], [1, 1, 4]],
  ],
  // All ways from three players to two: hand 1 has button 1, small blind 2, big blind 0.
  ["gives the old big blind the button, when the button busts of three", 3, [0, 1, 2], { 1: [1] }, [
    [1, 2, 0],
    [0, 0, 2],
    [2, 2, 0],
  ]],
  [
    "gives the old big blind the button, when the small blind busts of three",
    3,
    [0, 1, 2],
    { 1: [2] },
    [[1, 2, 0], [0, 0, 1], [1, 1, 0]],
  ],
  [
    "leaves the old small blind that blind, when the big blind busts of three",
    3,
    [0, 1, 2],
    { 1: [0] },
    [[1, 2, 0], [2, 2, 1], [1, 1, 2]],
  ],
  // All ways from four players to two: hand 1 has button 1, small blind 2, big blind 3, and 0.
  ["moves the big blind on, when button and small blind bust of four", 4, [0, 1, 2, 3], {
    1: [1, 2],
  }, [[1, 2, 3], [3, 3, 0], [0, 0, 3]]],
  ["moves the big blind on, when button and big blind bust of four", 4, [0, 1, 2, 3], {
    1: [1, 3],
  }, [[1, 2, 3], [2, 2, 0], [0, 0, 2]]],
  ["moves the big blind on, when both blinds bust of four", 4, [0, 1, 2, 3], {
    1: [2, 3],
  }, [[1, 2, 3], [1, 1, 0], [0, 0, 1]]],
  ["moves the big blind on, when the next one and the button bust of four", 4, [0, 1, 2, 3], {
    1: [0, 1],
  }, [[1, 2, 3], [3, 3, 2], [2, 2, 3]]],
  ["moves the big blind on, when the next one and the small blind bust of four", 4, [0, 1, 2, 3], {
    1: [0, 2],
  }, [[1, 2, 3], [3, 3, 1], [1, 1, 3]]],
  ["moves the big blind on, when the next one and the big blind bust of four", 4, [0, 1, 2, 3], {
    1: [0, 3],
  }, [[1, 2, 3], [2, 2, 1], [1, 1, 2]]],
  // Dead buttons and dead small blinds.
  ["has a dead small blind, then a dead button, when the big blind busts", 5, [0, 1, 2, 3, 4], {
    1: [3],
  }, [[1, 2, 3], [2, -1, 4], [3, 4, 0], [4, 0, 1]]],
  ["has a dead button, when the small blind busts", 5, [0, 1, 2, 3, 4], { 1: [2] }, [
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 0],
  ]],
  ["has a dead button and a dead small blind, when both blinds bust", 5, [0, 1, 2, 3, 4], {
    1: [2, 3],
  }, [[1, 2, 3], [2, -1, 4], [3, 4, 0]]],
  ["changes nothing else, when the next big blind busts", 5, [0, 1, 2, 3, 4], { 1: [4] }, [
    [1, 2, 3],
    [2, 3, 0],
    [3, 0, 1],
  ]],
  // Newcomers.
  ["gives a newcomer left of the big blind the next one", 6, [0, 1, 2, 3, 5], { 1: [fills(4)] }, [
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
  ]],
  ["gives a newcomer between button and small blind the button", 6, [0, 1, 4, 5], {
    1: [fills(2)],
  }, [[1, 4, 5], [4, 5, 0], [5, 0, 1], [0, 1, 2]]],
  ["gives a newcomer between the blinds the button, as he has no blind to pay", 6, [0, 1, 3, 5], {
    1: [fills(4)],
  }, [[1, 3, 5], [4, 5, 0], [5, 0, 1]]],
  ["gives a third player the button, when he comes in behind it", 3, [0, 1], {
    1: [fills(2)],
  }, [[1, 1, 0], [2, 0, 1], [0, 1, 2]]],
  ["puts a third player on the big blind, when he comes in before the next one", 6, [0, 3], {
    1: [fills(1)],
  }, [[3, 3, 0], [3, 0, 1], [0, 1, 3]]],
];
for (const [title, seats, players, changes, want] of CASES) {
  Deno.test(`ButtonPosition.advance() ${title}`, () => {
    const chairs = new Chairs(seats, players);
    const got = want.map((_, index) => {
      const places = chairs.next();
      for (const change of changes[index + 1] ?? []) {
        if (change >= 0) chairs.live.delete(change);
        else chairs.live.add(-1 - change);
      }
      return places;
    });
    assertEquals(got, want);
  });
}

Deno.test("ButtonPosition.startAt() puts the next button on any player's seat", () => {
  for (const players of [[2, 5], [0, 2, 5], [0, 1, 2, 3, 4, 5]]) {
    for (const seat of players) {
      const chairs = new Chairs(6, players);
      chairs.next();
      chairs.position.startAt(seat);
      assertEquals(chairs.next()[0], seat);
    }
  }
});

Deno.test("ButtonPosition.nextBigBlind() always tells what advance() does next", () => {
  fc.assert(fc.property(histories(), ({ seats, steps }) => {
    const chairs = new Chairs(seats, steps[0]);
    for (const live of steps) {
      replace(chairs.live, live);
      const { position } = chairs;
      const next = position.nextBigBlind(setOf(live));
      assertEquals(chairs.next()[2], next);
    }
  }));
});

Deno.test("ButtonPosition.advance() never lets anybody skip or repeat the big blind", () => {
  fc.assert(fc.property(histories(), ({ seats, steps }) => {
    const chairs = new Chairs(seats, steps[0]);
    let last = -1;
    for (const live of steps) {
      replace(chairs.live, live);
      const bigBlind = chairs.next()[2];
      assertEquals(chairs.live.has(bigBlind), true);
      if (last >= 0) {
        assertEquals(chairs.between(last, bigBlind), []);
        assertEquals(bigBlind === last, false);
      }
      last = bigBlind;
    }
  }));
});

Deno.test("ButtonPosition.advance() always leaves the small blind to the last big blind", () => {
  fc.assert(fc.property(histories(), ({ seats, steps }) => {
    const chairs = new Chairs(seats, steps[0]);
    let last = -1;
    for (const live of steps) {
      replace(chairs.live, live);
      const [, smallBlind, bigBlind] = chairs.next();
      if (last >= 0 && live.length > 2) {
        assertEquals(smallBlind, chairs.live.has(last) ? last : -1);
      }
      if (last >= 0 && live.length === 2 && chairs.live.has(last)) assertEquals(smallBlind, last);
      last = bigBlind;
    }
  }));
});

Deno.test("ButtonPosition.advance() never seats a player between the button and the blinds", () => {
  fc.assert(fc.property(histories(), ({ seats, steps }) => {
    const chairs = new Chairs(seats, steps[0]);
    let last = -1;
    for (const live of steps) {
      replace(chairs.live, live);
      const [button, smallBlind, bigBlind] = chairs.next();
      if (live.length === 2) {
        assertEquals(button, smallBlind);
        assertEquals(new Set([button, bigBlind]), chairs.live);
      } else {
        assertEquals(chairs.between(button, bigBlind).filter((seat) => seat !== smallBlind), []);
        assertEquals(new Set([button, smallBlind, bigBlind]).size, 3);
      }
      if (last >= 0 && smallBlind < 0) assertEquals(chairs.live.has(last), false);
      last = bigBlind;
    }
  }));
});

Deno.test("ButtonPosition.advance() always gives the button to the last small blind, when nobody comes", () => {
  fc.assert(fc.property(histories({ newcomers: false }), ({ seats, steps }) => {
    const chairs = new Chairs(seats, steps[0]);
    let chair = -1;
    for (const live of steps) {
      replace(chairs.live, live);
      const last = chairs.position.bigBlindSeat;
      const [button, smallBlind] = chairs.next();
      if (chair >= 0 && live.length > 2) assertEquals(button, chair);
      chair = live.length > 2 && last >= 0 ? last : smallBlind;
    }
  }));
});

/** Who sits at a table, hand by hand: always two players or more. */
function histories({ newcomers = true } = {}): fc.Arbitrary<{ seats: number; steps: number[][] }> {
  return fc.integer({ min: 2, max: 10 }).chain((seats) => {
    const flags = fc.array(fc.boolean(), { minLength: seats, maxLength: seats });
    const changes = fc.array(fc.tuple(fc.nat(3), fc.nat(seats - 1)), { maxLength: 40 });
    return fc.tuple(flags, changes).map(([start, list]) => {
      const live = new Set([0, 1, ...start.flatMap((taken, seat) => taken ? [seat] : [])]);
      const steps = [[...live]];
      for (const [kind, seat] of list) {
        if (kind === 0 && newcomers) live.add(seat);
        else if (kind === 1 && live.size > 2) live.delete(seat);
        if (kind < 3) steps.push([...live]); // else one more change before the next hand
      }
      return { seats, steps };
    });
  });
}

function replace(set: Set<number>, values: readonly number[]): void {
  set.clear();
  for (const value of values) set.add(value);
}
