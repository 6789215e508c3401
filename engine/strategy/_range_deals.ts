/**
 * Ranges against each other by random deals.
 *
 * @module
 */
import { type Card, DECK_SIZE } from "../cards/mod.ts";
import { evaluate7 } from "../evaluator/mod.ts";
import { drawBelow, drawFraction, type Prng } from "../random/mod.ts";
import { HIGH_CARDS, HOLDING_COUNT, LOW_CARDS } from "./_range_holdings.ts";

/** Sums over deals, by player. */
export interface ShareSums {
  /** Shares of the pot. */
  readonly shares: Float64Array;
  /** Squares of the shares. */
  readonly squares: Float64Array;
}

/** Deals in vain, one after another, that prove that the ranges leave each other no hands. */
const MOST_VAIN_DEALS = 1_000_000;

/**
 * Deals hands of the ranges and what is missing of the board, and shares the pot. Hands are drawn
 * without a look at each other, and all of them again where two share a card: only so each set of
 * hands comes as often as it should.
 *
 * @param weights Of each range, by holding; 0 for holdings with a card that lies or is dead.
 * @param board Cards that lie already.
 * @param deck Cards that may still come.
 * @throws {RangeError} If no hands are found that can be held at once.
 */
export function dealRanges(
  weights: readonly Float64Array[],
  board: readonly Card[],
  deck: readonly Card[],
  samples: number,
  prng: Prng,
): ShareSums {
  const dealer = new RangeDealer(weights.map((of) => new HoldingSampler(of)), board, deck, prng);
  for (let i = 0; i < samples; i++) dealer.deal();
  return dealer;
}

/** Draws holdings as often as their weights say. */
class HoldingSampler {
  private readonly holdings: Uint16Array;
  /** Sums of the weights up to and with each of them. */
  private readonly sums: Float64Array;

  constructor(weights: Float64Array) {
    const holdings: number[] = [];
    const sums: number[] = [];
    for (let holding = 0; holding < HOLDING_COUNT; holding++) {
      if (weights[holding] === 0) continue;
      holdings.push(holding);
      sums.push((sums.at(-1) ?? 0) + weights[holding]);
    }
    this.holdings = Uint16Array.from(holdings);
    this.sums = Float64Array.from(sums);
  }

  draw(prng: Prng): number {
    const { sums } = this;
    const sought = drawFraction(prng) * sums[sums.length - 1];
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = low + high >> 1;
      if (sums[middle] > sought) high = middle;
      else low = middle + 1;
    }
    return this.holdings[low];
  }
}

class RangeDealer implements ShareSums {
  readonly shares: Float64Array;
  readonly squares: Float64Array;
  private readonly hands: Uint16Array;
  private readonly values: Int32Array;
  private readonly cards: Card[];
  private readonly lying: number;
  /** The last deal that drew a card, by card. */
  private readonly lastDeals: Float64Array = new Float64Array(DECK_SIZE);
  private deals = 0;

  constructor(
    private readonly samplers: readonly HoldingSampler[],
    board: readonly Card[],
    private readonly deck: readonly Card[],
    private readonly prng: Prng,
  ) {
    const players = samplers.length;
    this.shares = new Float64Array(players);
    this.squares = new Float64Array(players);
    this.hands = new Uint16Array(players);
    this.values = new Int32Array(players);
    this.lying = board.length;
    this.cards = [...board, ...deck.slice(0, 5 - board.length)]; // the latter are overwritten
  }

  deal(): void {
    let vain = 0;
    while (!this.drawHands()) {
      if (++vain === MOST_VAIN_DEALS) {
        throw new RangeError("Cannot deal hands of all ranges: found none without a shared card");
      }
    }
    this.drawBoard();
    this.share();
  }

  /** Draws a hand of every range; false if two share a card. */
  private drawHands(): boolean {
    const { hands, lastDeals, prng, samplers } = this;
    const deal = ++this.deals;
    for (let player = 0; player < samplers.length; player++) {
      const holding = samplers[player].draw(prng);
      const high = HIGH_CARDS[holding];
      const low = LOW_CARDS[holding];
      if (lastDeals[high] === deal || lastDeals[low] === deal) return false;
      lastDeals[high] = deal;
      lastDeals[low] = deal;
      hands[player] = holding;
    }
    return true;
  }

  private drawBoard(): void {
    const { cards, deals, deck, lastDeals, prng } = this;
    for (let at = this.lying; at < 5;) {
      const card = deck[drawBelow(prng, deck.length)];
      if (lastDeals[card] === deals) continue;
      lastDeals[card] = deals;
      cards[at++] = card;
    }
  }

  private share(): void {
    const { cards, hands, values } = this;
    let best = -1;
    let winners = 0;
    for (let player = 0; player < hands.length; player++) {
      const high = HIGH_CARDS[hands[player]] as Card;
      const low = LOW_CARDS[hands[player]] as Card;
      const value = evaluate7(cards[0], cards[1], cards[2], cards[3], cards[4], high, low);
      values[player] = value;
      if (value > best) {
        best = value;
        winners = 1;
      } else if (value === best) {
        winners++;
      }
    }
    const share = 1 / winners;
    for (let player = 0; player < hands.length; player++) {
      if (values[player] !== best) continue;
      this.shares[player] += share;
      this.squares[player] += share * share;
    }
  }
}
