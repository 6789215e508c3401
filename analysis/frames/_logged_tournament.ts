/**
 * The places of a tournament, worked out from its hands.
 *
 * @module
 */
import type { HandFacts } from "@marvin/holdem";
import type { RecordedHand } from "../metrics/mod.ts";

/** A player of a tournament that is known from its hands. */
export interface LoggedEntrant {
  /** Chair at his first hand, from 1. */
  readonly seat: number;
  /** Best of the places he shares, or null where the hands do not tell. */
  firstPlace: number | null;
  /** Worst of the places he shares. */
  lastPlace: number | null;
  /** Prize that the history states. */
  prize: number | null;
}

/**
 * A tournament as its hands tell it. A history that states places is believed. Otherwise they follow
 * from who lost his last chip in which hand, where all hands of a single table are there.
 */
export class LoggedTournament {
  /** Players by name. */
  readonly entrants = new Map<string, LoggedEntrant>();
  /** Hands so far. */
  hands = 0;

  private readonly alive = new Set<string>();
  private isWhole = true;

  /**
   * Starts with the first hand of a tournament.
   *
   * @param first Tells what the tournament costs.
   */
  constructor(readonly first: HandFacts) {}

  /** Adds the next hand. */
  add(hand: RecordedHand): void {
    const { facts, playerCount, names, seats } = hand.flat;
    const { finishes = [], bounties = [] } = facts;
    const isFirst = this.hands++ === 0;
    let present = 0;
    for (let at = 0; at < playerCount; at++) {
      const name = names[at];
      if (hand.dealtIn[at] && !this.entrants.has(name)) {
        this.isWhole &&= isFirst;
        this.entrants.set(name, {
          seat: seats[at],
          firstPlace: null,
          lastPlace: null,
          prize: null,
        });
        this.alive.add(name);
      }
      if (this.alive.has(name)) present++;
    }
    // With another table, or with hands missing, nobody knows who else is left.
    this.isWhole &&= facts.tableName === this.first.tableName && this.alive.size === present;
    this.rankBusts(hand);
    for (const { playerName, place, prize } of finishes) {
      const entrant = this.entrants.get(playerName);
      if (entrant === undefined) continue;
      entrant.firstPlace = entrant.lastPlace = place;
      if (prize !== undefined) entrant.prize = (entrant.prize ?? 0) + prize;
    }
    for (const { playerName, amount } of bounties) {
      const entrant = this.entrants.get(playerName);
      if (entrant !== undefined) entrant.prize = (entrant.prize ?? 0) + amount;
    }
  }

  private rankBusts(hand: RecordedHand): void {
    const { playerCount, names, stacks } = hand.flat;
    const busts: { readonly name: string; readonly stack: number }[] = [];
    for (let at = 0; at < playerCount; at++) {
      const [name, stack] = [names[at], stacks[at]];
      if (this.alive.has(name) && stack + hand.net(at) <= 0) busts.push({ name, stack });
    }
    if (busts.length === 0) return;
    busts.sort((a, b) => b.stack - a.stack);
    for (const { name } of busts) this.alive.delete(name);
    if (!this.isWhole) return;
    let place = this.alive.size + 1;
    for (const equals of Map.groupBy(busts, ({ stack }) => stack).values()) {
      const lastPlace = place + equals.length - 1;
      for (const { name } of equals) {
        const entrant = this.entrants.get(name)!;
        entrant.firstPlace = place;
        entrant.lastPlace = lastPlace;
      }
      place = lastPlace + 1;
    }
    if (this.alive.size === 1) {
      const winner = this.entrants.get([...this.alive][0])!;
      winner.firstPlace = winner.lastPlace = 1;
    }
  }
}
