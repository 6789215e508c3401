import {
  boardKey,
  type Card,
  createPrng,
  Dealer,
  DECK_SIZE,
  evaluateWithBoard,
  HoleCards,
} from "@marvin/holdem";
import { HandPotential } from "../../engine/strategy/hand_potential.ts";
import { HandRange } from "../../engine/strategy/hand_range.ts";

const dealer = new Dealer(createPrng("7", "cards"), 2);

/** Hands with a board of so many cards. */
function dealHands(count: number, boardCards: number): { hole: HoleCards; board: Card[] }[] {
  return Array.from({ length: count }, () => {
    dealer.shuffle();
    return {
      hole: HoleCards.of(dealer.holeCard(1, 0), dealer.holeCard(1, 1)),
      board: Array.from({ length: boardCards }, (_, place) => dealer.boardCard(place)),
    };
  });
}

/** How often a hand that is behind gets ahead with one more card, by looking at everything. */
function enumerate({ first, second }: HoleCards, board: readonly Card[]): number {
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card as Card)
    .filter((card) => card !== first && card !== second && !board.includes(card));
  const now = boardKey(board);
  const ownNow = evaluateWithBoard(now, first, second);
  let risen = 0;
  for (const next of unseen) {
    const later = boardKey([...board, next]);
    const ownLater = evaluateWithBoard(later, first, second);
    for (let i = 1; i < unseen.length; i++) {
      for (let j = 0; j < i; j++) {
        if (unseen[i] === next || unseen[j] === next) continue;
        const isBehind = evaluateWithBoard(now, unseen[i], unseen[j]) > ownNow;
        if (isBehind && evaluateWithBoard(later, unseen[i], unseen[j]) < ownLater) risen++;
      }
    }
  }
  return risen;
}

const range = HandRange.parse("22+,A2s+,ATo+,KTs+,KJo+,QTs+,JTs,T9s,98s");
const potential = new HandPotential();

for (const [street, boardCards] of [["flop", 3], ["turn", 4]] as const) {
  const group = `one card ahead of 10 hands on the ${street}`;
  const hands = dealHands(10, boardCards);
  Deno.bench("every holding and card", { group, baseline: true }, () => {
    for (const { hole, board } of hands) enumerate(hole, board);
  });
  Deno.bench("analyze(), new boards", { group }, () => {
    for (const { hole, board } of hands) potential.analyze(hole, board);
  });
  Deno.bench("analyze(), new boards, against a range", { group }, () => {
    for (const { hole, board } of hands) potential.analyze(hole, board, { range });
  });
  const { board } = hands[0];
  const onOneBoard = dealHands(30, boardCards).map(({ hole }) => hole)
    .filter(({ first, second }) => !board.includes(first) && !board.includes(second)).slice(0, 10);
  Deno.bench("analyze(), one board", { group }, () => {
    for (const hole of onOneBoard) potential.analyze(hole, board);
  });
  Deno.bench("analyze(), one board, against a range", { group }, () => {
    for (const hole of onOneBoard) potential.analyze(hole, board, { range });
  });
}

const [{ hole, board }] = dealHands(1, 3);
Deno.bench("two cards ahead on the flop", () => {
  potential.analyze(hole, board, { lookAhead: 2 });
});
Deno.bench("hand strength on the flop", () => {
  potential.handStrength(hole, board, { range });
});
