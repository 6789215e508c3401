// Whatever the bots do: chips stay, hands end, and nobody wins more than he can match.
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Action,
  allIn,
  BET_LIMIT_TYPES,
  betTo,
  call,
  check,
  createPrng,
  drawBelow,
  fold,
  type GameInfo,
  type HandResult,
  type PlayerId,
  type Prng,
  raiseTo,
  STREETS,
  Table,
  type TableConfig,
} from "@marvin/holdem";

/** Any action, legal or not. */
function anyAction(info: GameInfo, prng: Prng): Action {
  const size = drawBelow(prng, 400) - 20;
  switch (drawBelow(prng, 12)) {
    case 0:
      return fold();
    case 1:
      return check();
    case 2:
      return allIn();
    case 3:
      return betTo(size);
    case 4:
      return raiseTo(info.minRaiseTo);
    case 5:
      return raiseTo(info.maxRaiseTo);
    case 6:
      return raiseTo(info.minRaiseTo + size);
    case 7:
      return raiseTo(size / 2);
    case 8:
      return undefined as unknown as Action;
    default:
      return call();
  }
}

const setupArb = fc.record({
  seed: fc.nat(),
  stacks: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 10 }),
  bigBlind: fc.integer({ min: 1, max: 40 }),
  ante: fc.constantFrom(0, 0, 1, 7, 25),
  limit: fc.constantFrom(...BET_LIMIT_TYPES),
  rake: fc.constantFrom(0, 0.05, 0.0725, 1),
  cap: fc.constantFrom(0, 3),
  scope: fc.constantFrom("pot" as const, "hand" as const),
  noFlopNoDrop: fc.boolean(),
});

/** Actions tell their player and street, and where they leave his bet. */
function checkActions({ actions, posts, seatAssignments }: HandResult): void {
  actions.forEach((street, index) => {
    const bets = seatAssignments.map((_, seat) => {
      const blinds = posts.filter((post) =>
        index === 0 && post.seat === seat && post.type.endsWith("Blind")
      );
      return blinds.reduce((sum, { amount }) => sum + amount, 0);
    });
    for (const action of street) {
      const { seat, type, amount } = action;
      bets[seat] += amount;
      assertEquals(action.to, bets[seat]);
      assertEquals(action.playerId, seatAssignments[seat]);
      assertEquals(action.street, STREETS[index]);
      assertEquals(amount === 0, type === "fold" || type === "check");
    }
  });
}

function checkResult(result: HandResult): void {
  checkActions(result);
  const { chipMovements, startingStacks, totalRake, potWinners, potAmounts, posts, actions } =
    result;
  const sum = (list: readonly number[]) => list.reduce((total, chips) => total + chips, 0);
  assertEquals(sum(chipMovements), -totalRake);
  assertEquals(sum(result.rakePerPot), totalRake);
  const put = startingStacks.map(() => 0);
  for (const { seat, amount } of [...posts, ...actions.flat()]) put[seat] += amount;
  if (result.uncalled !== null) put[result.uncalled.seat] -= result.uncalled.amount;
  assertEquals(sum(potAmounts), sum(put));
  const won = startingStacks.map(() => 0);
  potWinners.forEach((winners, pot) => {
    assertEquals(
      sum(winners.map(({ amount }) => amount)) + result.rakePerPot[pot],
      potAmounts[pot],
    );
    for (const { seat, amount } of winners) {
      won[seat] += amount;
      assert(result.potEligible[pot].includes(seat));
    }
  });
  chipMovements.forEach((movement, seat) => {
    assertEquals(movement, won[seat] - put[seat]);
    assert(startingStacks[seat] + movement >= 0);
    // What each other player put in, up to his own: all that he can win, but for folded excess.
    const live = result.potEligible.flat();
    const top = Math.max(...live.map((at) => put[at]));
    const limit = sum(put.map((chips) => Math.min(chips, put[seat]))) +
      (put[seat] === top ? sum(put.map((chips) => Math.max(0, chips - top))) : 0);
    assert(won[seat] <= limit, `seat ${seat} won ${won[seat]} of at most ${limit}`);
  });
  const dealt = [...result.holeCards.flatMap((hole) => hole ? [hole.first, hole.second] : [])];
  const cards = [...dealt, ...result.board.cards];
  assertEquals(new Set(cards).size, cards.length);
}

Deno.test("Table.playHand() keeps all chips, and ends, whatever 100,000 hands of bots do", () => {
  let hands = 0;
  fc.assert(
    fc.property(setupArb, ({ seed, stacks, bigBlind, ante, limit, rake, ...terms }) => {
      const config: TableConfig = {
        numSeats: stacks.length,
        smallBlind: bigBlind >> 1,
        bigBlind,
        ante,
        betLimit: { type: limit, minRaise: 0 },
        rake: { percentage: rake, ...terms },
        startingChips: 300,
      };
      const table = new Table(config, {
        cards: createPrng(`${seed}`, "cards"),
        seats: createPrng(`${seed}`, "seats"),
      });
      stacks.forEach((stack, id) => {
        const prng = createPrng(`${seed}`, "bot", id);
        const act = (info: GameInfo) => anyAction(info, prng);
        const playerId = id + seed % 3 as PlayerId; // others than sat at the tables before
        table.sitDown({ id: playerId, name: `p${id}`, act }, stack);
      });
      let last = "";
      let lastResult: HandResult | undefined;
      for (let hand = 0; hand < 400 && table.canPlay; hand++, hands++) {
        const result = table.playHand();
        checkResult(result);
        assertEquals(JSON.stringify(lastResult ?? ""), last || '""'); // results stay as they are
        lastResult = result;
        last = JSON.stringify(result);
      }
    }),
    { numRuns: 5_000, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
  assert(hands > 100_000, `only ${hands} hands were played`);
});
