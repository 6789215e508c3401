/**
 * Who gets what at the end of a PHH hand, which the format leaves to its reader.
 *
 * Cards decide, and whoever mucks gets nothing. What the file says that the players won is taken
 * only where it fits: it tells the rake, and winners whose cards are not known.
 *
 * @module
 */
import type { Card } from "../../cards/mod.ts";
import { evaluate7, type HandValue } from "../../evaluator/mod.ts";
import { EMPTY, FOLDED, NO_RAKE, Pots } from "../../rules/mod.ts";
import type { Chips } from "../../types.ts";
import { isWhole } from "../_amount_scale.ts";
import type { PotTotal } from "../record.ts";
import type { Replay } from "./_replay.ts";

/** Chips of one player from one pot. */
export interface Share {
  readonly player: number;
  readonly amount: Chips;
  readonly pot: number;
}

/** The end of a hand. */
export interface Settlement {
  readonly shares: readonly Share[];
  readonly pots: readonly PotTotal[];
}

/** A pot and those who may have won it. */
interface OpenPot {
  readonly amount: Chips;
  readonly contenders: readonly number[];
  /** Players with the best cards, or null where cards that matter are not known. */
  readonly winners: readonly number[] | null;
}

/**
 * Pays the pots.
 *
 * @param replay A hand that is over, with uncalled bets given back.
 * @param claims What the file says of the players' winnings, best source first; not rounded.
 * @param rakes Rake of each pot, where the file tells it.
 * @returns The payment, or null if the winners are not known.
 */
export function settle(
  replay: Replay,
  claims: readonly (readonly number[])[],
  rakes: readonly Chips[] | undefined,
): Settlement | null {
  const pots = openPots(replay);
  const claim = claims.find((claim) => isCredible(claim, pots));
  const winners = winnersOf(pots, claim);
  if (winners === null) return null;
  if (pots.length === 1 && claim !== undefined && fits(claim, winners[0])) {
    return settlementOf(pots, [pots[0].amount - sum(claim)], [sharesClaimed(claim)]);
  }
  const noRake = pots.map(() => 0);
  const given = rakes?.length === pots.length ? rakes : noRake;
  let chosen = given;
  if (claim !== undefined) {
    chosen = [given, noRake, rakesInProportion(pots, claim)].find((rakes) =>
      isNear(sharesOf(pots, winners, rakes).flat(), claim)
    ) ?? given;
  }
  return settlementOf(pots, chosen, sharesOf(pots, winners, chosen));
}

/** One for all hands, as making its lists takes longer than filling them. */
const POTS = new Pots(NO_RAKE);

function openPots({ round, holeCards, board, showings }: Replay): OpenPot[] {
  POTS.build(round);
  const values: (HandValue | undefined)[] = holeCards.map((cards, player) => {
    const shown = showings.find((showing) => showing.player === player)?.cards ?? [];
    return valueOf(shown.length === 2 ? shown : cards, board);
  });
  const isOut = (player: number): boolean =>
    round.status[player] === FOLDED || round.status[player] === EMPTY ||
    showings.some((showing) => showing.player === player && showing.cards === null);
  const open: OpenPot[] = [];
  for (let pot = 0; pot < POTS.count; pot++) {
    const eligible = holeCards.map((_, player) => player)
      .filter((player) => (POTS.eligible[pot] >> player & 1) === 1);
    const showing = eligible.filter((player) => !isOut(player));
    const contenders = eligible.length === 1 ? eligible : showing;
    open.push({ amount: POTS.amount[pot], contenders, winners: bestOf(contenders, values) });
  }
  return open;
}

function valueOf(cards: readonly Card[], board: readonly Card[]): HandValue | undefined {
  if (cards.length !== 2 || board.length !== 5) return undefined;
  return evaluate7(cards[0], cards[1], board[0], board[1], board[2], board[3], board[4]);
}

function bestOf(
  contenders: readonly number[],
  values: readonly (HandValue | undefined)[],
): readonly number[] | null {
  if (contenders.length === 1) return contenders;
  if (contenders.length === 0) return null;
  let best = -1;
  for (const player of contenders) {
    const value = values[player];
    if (value === undefined) return null;
    best = Math.max(best, value);
  }
  return contenders.filter((player) => values[player] === best);
}

/** Whether the players can have won this much of these pots. Many files say that nobody did. */
function isCredible(claim: readonly number[], pots: readonly OpenPot[]): boolean {
  const total = sum(pots.map(({ amount }) => amount));
  const claimed = sum(claim);
  return claimed > 0.5 && claimed < total + 1 &&
    claim.every((amount, player) =>
      amount === 0 || (amount > 0 && pots.some(({ contenders }) => contenders.includes(player)))
    );
}

/** Winners by their cards, else by the claim where it leaves no choice. */
function winnersOf(
  pots: readonly OpenPot[],
  claim: readonly number[] | undefined,
): (readonly number[])[] | null {
  const all: (readonly number[])[] = [];
  for (const { contenders, winners } of pots) {
    const claiming = contenders.filter((player) => claim !== undefined && claim[player] > 0);
    if (winners !== null) all.push(winners);
    else if (claiming.length === 1 || (claiming.length > 1 && pots.length === 1)) {
      all.push(claiming);
    } else return null;
  }
  return all;
}

/** Whether a claim is in whole chips and names these winners and nobody else. */
function fits(claim: readonly number[], winners: readonly number[]): boolean {
  return claim.every((amount, player) =>
    isWhole(amount) && amount > 0 === winners.includes(player)
  );
}

function sharesClaimed(claim: readonly number[]): Share[] {
  return claim.map((amount, player) => ({ player, amount: Math.round(amount), pot: 0 }))
    .filter(({ amount }) => amount > 0);
}

/** Even shares, odd chips one each from the left of the button, which is where players begin. */
function sharesOf(
  pots: readonly OpenPot[],
  winners: readonly (readonly number[])[],
  rakes: readonly Chips[],
): Share[][] {
  return pots.map(({ amount }, pot) => {
    const net = amount - rakes[pot];
    const odd = net % winners[pot].length;
    const part = (net - odd) / winners[pot].length;
    return winners[pot].map((player, at) => ({ player, amount: part + (at < odd ? 1 : 0), pot }));
  });
}

/** The rake of the whole hand, spread over its pots by their size. */
function rakesInProportion(pots: readonly OpenPot[], claim: readonly number[]): Chips[] {
  const total = sum(pots.map(({ amount }) => amount));
  const rake = Math.max(0, Math.round(total - sum(claim)));
  const rakes = pots.map(({ amount }) => Math.floor(rake * (amount / total)));
  rakes[0] += rake - sum(rakes);
  return rakes;
}

function isNear(shares: readonly Share[], claim: readonly number[]): boolean {
  return claim.every((amount, player) => {
    const won = sum(shares.filter((share) => share.player === player).map(({ amount }) => amount));
    return Math.abs(won - amount) < 1;
  });
}

function settlementOf(
  pots: readonly OpenPot[],
  rakes: readonly number[],
  shares: readonly (readonly Share[])[],
): Settlement {
  return {
    shares: shares.flat(),
    pots: pots.map(({ amount }, pot) => ({ amount, rake: Math.round(rakes[pot]) })),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
