/**
 * Cases about several hands at a table, and about what bots are told.
 *
 * @module
 */
import { assertEquals } from "@std/assert";
import {
  ButtonPosition,
  call,
  createPrng,
  fold,
  type HoldemPlayer,
  type PlayerId,
  Table,
} from "@marvin/holdem";
import { type CaseChecks, type Expectations, unknownExpectation } from "./_case.ts";

/** Checks of the kinds that need a table. */
export const TABLE_CHECKS: CaseChecks = {
  "blinds-sequence": checkBlinds,
  "bot-events": checkEvents,
};

interface BlindsSequence {
  /** Names by chair, from 1, with a remark in brackets where the player is not dealt in. */
  readonly seats: Readonly<Record<string, string>>;
  readonly startButton: number;
  readonly hands: number;
}

function checkBlinds(input: BlindsSequence, expect: Expectations): void {
  const names = new Map(
    Object.entries(input.seats).map(([chair, name]) => [Number(chair) - 1, name] as const),
  );
  const isLive = (seat: number) => names.has(seat) && !names.get(seat)!.includes("(");
  const live = [...names.keys()].filter(isLive).reduce((set, seat) => set | 1 << seat, 0);
  const position = new ButtonPosition(Math.max(...names.keys()) + 1);
  const start = input.startButton - 1;
  if (isLive(start)) position.startAt(start);
  else position.button = start; // it moves on from there
  const button: (string | null)[] = [];
  const smallBlind: (string | null)[] = [];
  const bigBlind: (string | null)[] = [];
  const nameAt = (seat: number) => names.get(seat) ?? null;
  for (let hand = 0; hand < input.hands; hand++) {
    position.advance(live);
    button.push(nameAt(position.button));
    smallBlind.push(nameAt(position.smallBlindSeat));
    bigBlind.push(nameAt(position.bigBlindSeat));
  }
  const { or, ...wanted } = expect;
  for (const [key, want] of Object.entries(wanted)) {
    if (key === "buttonPerHand") assertEquals(button, want);
    else if (key === "smallBlindPerHand") assertEquals(smallBlind, want);
    else if (key === "bigBlindPerHand") {
      const other = JSON.stringify(bigBlind) === JSON.stringify(or);
      assertEquals(bigBlind, other ? or : want);
    } else unknownExpectation(key);
  }
}

const EVENTS = [
  "init",
  "gameStartEvent",
  "holeCardsDealt",
  "stageEvent",
  "actionEvent",
  "showdownEvent",
  "winEvent",
  "gameOverEvent",
] as const;

interface EventsInput {
  /** Says who folds before the flop, such as `p1 folds preflop, p2 and p3 go on`. */
  readonly hand: string;
}

/** Plays a hand of 5/10 whose first player posts the small blind and all who stay call. */
function checkEvents({ hand }: EventsInput, expect: Readonly<Record<string, Expectations>>): void {
  const names = [...new Set(hand.match(/\bp\d+\b/g))].sort();
  const folding = new Set([...hand.matchAll(/\b(p\d+) folds/g)].map(([, name]) => name));
  const table = new Table(
    { numSeats: names.length, smallBlind: 10, bigBlind: 20, startingChips: 1000 },
    { cards: createPrng("1", "cards"), seats: createPrng("1", "seats") },
  );
  const heard = new Map<string, Record<string, number>>();
  names.forEach((name, id) => {
    const counts: Record<string, number> = { act: 0, actCallsAfterFold: 0 };
    let folded = false;
    const bot: HoldemPlayer = {
      id: id as PlayerId,
      name,
      act() {
        counts.act++;
        if (folded) counts.actCallsAfterFold++;
        folded = folding.has(name);
        return folded ? fold() : call();
      },
    };
    for (const event of EVENTS) {
      counts[event] = 0;
      bot[event] = () => void counts[event]++;
    }
    heard.set(name, counts);
    table.sitDown(bot);
  });
  table.setButton(names.length - 1);
  const { chipMovements } = table.playHand();
  names.forEach((name, seat) => heard.get(name)!.net = chipMovements[seat]);
  for (const [name, wanted] of Object.entries(expect)) {
    for (const [key, want] of Object.entries(wanted)) {
      assertEquals(heard.get(name)?.[key] ?? unknownExpectation(key), want, `${name}.${key}`);
    }
  }
}
