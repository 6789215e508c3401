import { createDefaultBotRegistry, uniqueBotNames } from "../../engine/bots/mod.ts";
import { Board, type Card, Dealer, DECK_SIZE, HoleCards } from "../../engine/cards/mod.ts";
import { boardKey, evaluateWithBoard } from "../../engine/evaluator/mod.ts";
import { handStrength } from "../../engine/evaluator/hand_strength.ts";
import { createPrng } from "../../engine/random/mod.ts";
import { Table } from "../../engine/table/mod.ts";
import type { PlayerId } from "../../engine/types.ts";

const dealer = new Dealer(createPrng("7", "cards"), 2);

/** A thousand hands with a board of so many cards. */
function dealHands(boardCards: number): { hole: HoleCards; board: Board }[] {
  return Array.from({ length: 1_000 }, () => {
    dealer.shuffle();
    return {
      hole: HoleCards.of(dealer.holeCard(1, 0), dealer.holeCard(1, 1)),
      board: new Board(Array.from({ length: boardCards }, (_, place) => dealer.boardCard(place))),
    };
  });
}

/** Holdings that a hand beats, by looking at every one. */
function enumerate(hole: HoleCards, { cards }: Board): number {
  const key = boardKey(cards);
  const own = evaluateWithBoard(key, hole.first, hole.second);
  const unseen: Card[] = [];
  for (let card = 0 as Card; card < DECK_SIZE; card++) {
    if (card !== hole.first && card !== hole.second && !cards.includes(card)) unseen.push(card);
  }
  let ahead = 0;
  for (let i = 1; i < unseen.length; i++) {
    for (let j = 0; j < i; j++) {
      if (evaluateWithBoard(key, unseen[i], unseen[j]) < own) ahead++;
    }
  }
  return ahead;
}

for (const [street, boardCards] of [["flop", 3], ["turn", 4], ["river", 5]] as const) {
  const group = `strength of 1,000 hands on the ${street}`;
  const hands = dealHands(boardCards);
  Deno.bench("every holding", { group, baseline: true }, () => {
    for (const { hole, board } of hands) enumerate(hole, board);
  });
  Deno.bench("pairs of ranks", { group }, () => {
    for (const { hole, board } of hands) handStrength(hole, board);
  });
}

/** A six-max table of 100 big blinds whose stacks are reset before every hand. */
function seatBots(types: readonly string[]): Table {
  const registry = createDefaultBotRegistry();
  const table = new Table({
    numSeats: types.length,
    smallBlind: 10,
    bigBlind: 20,
    startingChips: 2_000,
    resetBankrollEachHand: true,
  }, { cards: createPrng("7", "cards"), seats: createPrng("7", "seats") });
  const names = uniqueBotNames(types.map((botType) => ({ botType })));
  types.forEach((botType, place) => {
    const setup = {
      id: place as PlayerId,
      name: names[place],
      prng: createPrng("7", "bot", place),
    };
    table.sitDown(registry.create({ botType }, setup));
  });
  return table;
}

const TABLES: [title: string, types: string[]][] = [
  ["six call bots", Array(6).fill("call_bot")],
  ["six flock bots", Array(6).fill("flock_bot")],
  ["six chump bots", Array(6).fill("chump_bot")],
  ["one bot of each type", createDefaultBotRegistry().types()],
];
for (const [title, types] of TABLES) {
  const table = seatBots(types);
  const baseline = title === "six call bots";
  Deno.bench(title, { group: "1,000 hands of six bots", baseline }, () => {
    for (let hand = 0; hand < 1_000; hand++) table.runHand();
  });
}
