/**
 * Chips on one street after another: what each action amounts to, and what goes back.
 *
 * @module
 */
import type { Chips } from "../../types.ts";
import { lastPostOf } from "../_recorded_facts.ts";
import type { BlindPosting, BlindType, StreetAction, StreetActionType } from "../record.ts";

/** The bets of a hand whose source tells the chips that each action put in. */
export class StreetMoney {
  /** Posts in the order of the lines. */
  readonly postings: BlindPosting[] = [];
  /** Actions by street. */
  readonly streetActions: StreetAction[][] = [[], [], [], []];
  /** Whether a player has folded, by player. */
  readonly folded: boolean[];

  private street = 0;
  /** Live chips on this street by player. */
  private readonly bets: Chips[];
  private readonly behind: Chips[];
  /** Total that has to be matched on this street. */
  private price: Chips;

  /**
   * @param names Names of the players.
   * @param stacks Their chips.
   * @param bigBlind The price to play, even where nobody posts it in full.
   */
  constructor(
    private readonly names: readonly string[],
    stacks: readonly Chips[],
    bigBlind: Chips,
  ) {
    this.behind = [...stacks];
    this.bets = stacks.map(() => 0);
    this.folded = stacks.map(() => false);
    this.price = bigBlind;
  }

  /** Puts in an ante, blind or straddle. */
  post(player: number, blindType: BlindType, amount: Chips): void {
    this.behind[player] -= amount;
    if (blindType !== "ante" && blindType !== "deadPost") {
      this.bets[player] += amount;
      this.price = Math.max(this.price, this.bets[player]);
    }
    this.postings.push({ playerName: this.names[player], amount, blindType, allIn: false });
  }

  /** Marks the posts that took the last chip. */
  endPosts(): void {
    const { postings, names, behind } = this;
    for (let player = 0; player < names.length; player++) {
      if (behind[player] !== 0) continue;
      const last = lastPostOf(postings, names[player]);
      if (last >= 0) postings[last] = { ...postings[last], allIn: true };
    }
  }

  /** Gives up or passes. */
  pass(player: number, type: "fold" | "check"): void {
    if (type === "fold") this.folded[player] = true;
    this.note(player, type, 0, 0);
  }

  /** Calls, bets or raises by putting in chips: whichever it amounts to. */
  putIn(player: number, amount: Chips): void {
    const { bets, price } = this;
    this.behind[player] -= amount;
    bets[player] += amount;
    if (bets[player] <= price) this.note(player, "call", amount, 0);
    else if (price === 0) this.note(player, "bet", amount, 0);
    else this.note(player, "raise", amount, bets[player] - price);
    this.price = Math.max(price, bets[player]);
  }

  /** Ends the present street, if the next one is a later one. */
  goTo(next: number): void {
    if (next <= this.street) return;
    this.giveBack();
    this.street = next;
    this.bets.fill(0);
    this.price = 0;
  }

  /** Gives back what nobody matched. */
  giveBack(): void {
    const { bets } = this;
    const top = Math.max(...bets);
    const player = bets.indexOf(top);
    const second = bets.reduce((most, bet, at) => at === player ? most : Math.max(most, bet), 0);
    if (top === second || this.folded[player]) return;
    bets[player] = second;
    this.behind[player] += top - second;
    this.note(player, "uncalled", top - second, 0);
  }

  private note(player: number, type: StreetActionType, amount: Chips, by: Chips): void {
    this.streetActions[this.street].push({
      playerName: this.names[player],
      type,
      amount,
      to: this.bets[player],
      by,
      allIn: amount > 0 && type !== "uncalled" && this.behind[player] === 0,
    });
  }
}
