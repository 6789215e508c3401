/**
 * A recorded hand step by step, with the chips as they lie.
 *
 * @module
 */
import type { Card } from "../cards/mod.ts";
import { BOARD_CARDS_ON, type Street, STREETS } from "../rules/mod.ts";
import type { Chips } from "../types.ts";
import type { BlindType, HandHistoryRecord, StreetActionType } from "./record.ts";

/** Kinds of step: posts and actions, new board cards, hands shown or mucked, pots collected. */
export type HandStepType = BlindType | StreetActionType | "deal" | "show" | "muck" | "collect";

/** One step of a hand, and the chips after it. */
export interface HandStep {
  /** What happened. */
  readonly type: HandStepType;
  /** When it happened. */
  readonly street: Street;
  /** Whose step it was; empty for new board cards. */
  readonly playerName: string;
  /** Chips put in, given back or collected. */
  readonly amount: Chips;
  /** The player's total on the street after an action; otherwise 0. */
  readonly to: Chips;
  /** Whether the step took the player's last chip. */
  readonly allIn: boolean;
  /** New board cards, or the hand shown. */
  readonly cards: readonly Card[];
  /** For a board that was dealt after the first: which one, from 2; otherwise 0. */
  readonly run: number;
  /** Chips in the middle after the step. */
  readonly pot: Chips;
  /** Chips behind of each player after the step, in the order of the record's players. */
  readonly stacks: readonly Chips[];
}

const NOTHING = {
  playerName: "",
  amount: 0,
  to: 0,
  allIn: false,
  cards: [] as readonly Card[],
  run: 0,
};

/**
 * Tells a hand step by step as it is recorded, whether or not that can be.
 *
 * @param record A hand of any format.
 */
export function handSteps(record: HandHistoryRecord): HandStep[] {
  const { players, boardCards } = record;
  const stacks = new Map(players.map(({ name, stack }) => [name, stack]));
  const steps: HandStep[] = [];
  let pot = 0;
  const add = (
    type: HandStepType,
    street: Street,
    step: Partial<typeof NOTHING>,
    chips: Chips = 0,
  ) => {
    const { playerName, amount, to, allIn, cards, run } = { ...NOTHING, ...step };
    pot += chips;
    if (chips !== 0) stacks.set(playerName, (stacks.get(playerName) ?? 0) - chips);
    steps.push({
      type,
      street,
      playerName,
      amount,
      to,
      allIn,
      cards,
      run,
      pot,
      stacks: players.map(({ name }) => stacks.get(name)!),
    });
  };
  for (const post of record.blindPostings) add(post.blindType, "preflop", post, post.amount);
  let last: Street = "preflop";
  STREETS.forEach((street, index) => {
    const cards = boardCards.slice(BOARD_CARDS_ON[index - 1] ?? 0, BOARD_CARDS_ON[index]);
    if (cards.length > 0) add("deal", street, { cards });
    const lines = record.streetActions[index];
    for (const line of lines) {
      add(line.type, street, line, line.type === "uncalled" ? -line.amount : line.amount);
    }
    if (cards.length + lines.length > 0) last = street;
  });
  record.otherBoards?.forEach((cards, at) => add("deal", last, { cards, run: at + 2 }));
  for (const { playerName, holeCards: cards } of record.showdownEntries) {
    add(cards.length > 0 ? "show" : "muck", last, { playerName, cards });
  }
  for (const { playerName, amount } of record.collections) {
    add("collect", last, { playerName, amount }, -amount);
  }
  return steps;
}
