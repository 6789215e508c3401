/**
 * Hands for the statistics to count: played by hand, and by bots that do a bit of everything.
 *
 * @module
 */
import { parseCards } from "@marvin/holdem/cards";
import { HandRunner } from "../../../../engine/hand/mod.ts";
import type { HoldemPlayer } from "../../../../engine/player/mod.ts";
import { createPrng, drawBelow } from "../../../../engine/random/mod.ts";
import {
  allIn,
  call,
  fold,
  NO_LIMIT,
  NO_RAKE,
  raiseTo,
  type RakeConfig,
} from "../../../../engine/rules/mod.ts";
import { Table, type TableConfig } from "../../../../engine/table/mod.ts";
import type { PlayerId } from "../../../../engine/types.ts";

/** Gives aces to a lone winner, and the same ace-king to those who tie; nobody else is close. */
const BOARD = "2c3d7h8sJc";
const ALONE = "AhAd";
const TIED = ["AsKh", "AcKd"];
const OTHERS = ["QhTd", "QdTh", "QsTs", "9h5d", "9d5h", "9s5s", "9c4d", "6h4s", "6d4h"];

/** A hand to play: player ids from the button clockwise. */
export interface HandScript {
  readonly ids: readonly number[];
  readonly stacks: readonly number[];
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante?: number;
  readonly rake?: RakeConfig;
  /** Ids of those who win if it comes to a showdown. */
  readonly winners?: readonly number[];
  /** Decisions as type and chips added; posts are made by the rules. */
  readonly decisions: readonly (readonly [type: string, added?: number])[];
}

/** Plays a hand to its end; players check or call when the decisions have run out. */
export function playScript(script: HandScript): HandRunner {
  const { ids, winners = [] } = script;
  const seats = ids.length;
  const hand = new HandRunner(seats, NO_LIMIT, script.rake ?? NO_RAKE);
  hand.clear();
  const cards = ids.map((id, seat) =>
    !winners.includes(id) ? OTHERS[seat] : winners.length === 1 ? ALONE : TIED[winners.indexOf(id)]
  );
  ids.forEach((id, seat) => {
    hand.identify(seat, id as PlayerId, `P${id}`);
    hand.sit(seat, script.stacks[seat], 0);
  });
  hand.holeCards.set(parseCards(cards.join("")));
  hand.board.set(parseCards(BOARD));
  hand.begin({
    smallBlind: script.smallBlind,
    bigBlind: script.bigBlind,
    ante: script.ante ?? 0,
    button: 0,
    smallBlindSeat: seats === 2 ? 0 : 1,
    bigBlindSeat: seats === 2 ? 1 : 2,
  });
  const decisions = [...script.decisions];
  while (!hand.over) {
    if (hand.round.toAct < 0) {
      hand.advance();
      continue;
    }
    const [type, added = 0] = decisions.shift() ?? ["call"];
    if (type === "fold") hand.fold();
    else if (type === "bet" || type === "raise") {
      hand.raiseTo(hand.round.streetBet[hand.round.toAct] + added);
    } else hand.checkOrCall();
  }
  return hand;
}

/** A bot that folds, calls, raises and goes all-in at random. */
function restlessBot(id: number): HoldemPlayer {
  const random = createPrng("stats", `bot ${id}`);
  return {
    id: id as PlayerId,
    name: `P${id}`,
    act(info) {
      const choice = drawBelow(random, 20);
      if (choice < 8 && !info.canCheck) return fold();
      if (choice > 14 && info.canRaise) {
        return choice === 19
          ? allIn()
          : raiseTo(Math.min(info.minRaiseTo + choice, info.maxRaiseTo));
      }
      return call();
    },
  };
}

/** A raked table of restless bots, whose stacks are reset before every hand where not said else. */
export function restlessTable(players: number, config: Partial<TableConfig> = {}): Table {
  const table = new Table({
    numSeats: players,
    smallBlind: 1,
    bigBlind: 3,
    startingChips: 100,
    resetBankrollEachHand: true,
    rake: { percentage: 0.05, cap: 4 },
    ...config,
  }, { cards: createPrng("stats", "cards"), seats: createPrng("stats", "seats") });
  for (let id = 0; id < players; id++) table.sitDown(restlessBot(id));
  return table;
}
