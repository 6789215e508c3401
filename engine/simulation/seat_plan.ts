/**
 * Seat plans: who sits where while the same cards are dealt again and again.
 *
 * @module
 */
import { SEAT_PLANS, type SeatPlan } from "../config/mod.ts";
import { checkCount, checkWord } from "../errors.ts";
import { createPrng, shuffle } from "../random/mod.ts";
import { MAX_SEATS } from "../types.ts";
import { FiniteField } from "./seat_plan_field.ts";

/** Players by chair: who sits on each. */
export type Seating = readonly number[];

/**
 * The seatings of a plan. In each of them every player has a chair of his own.
 *
 * - `none`: one, in the order of the players.
 * - `rotate`: as many as players; each has every chair once, always with the same neighbours.
 * - `balanced`: every pair of players has every pair of chairs equally often, so neither a chair
 *   nor a neighbour favours anybody. The smallest such plans there are: n (n - 1) seatings for 2,
 *   3, 4, 5, 7, 8 and 9 players, which are the maps x → m x + r of a finite field; 60 for 6 and 360
 *   for 10 players, the maps x → (a x + b) / (c x + d) of the projective line over 5 and 9 elements
 *   whose a d - b c is a square.
 *
 * @param plan The plan.
 * @param players How many players, from 2 to 10; as many as there are without a plan.
 * @throws {RangeError} If there is no such plan, or there are fewer players or more.
 *
 * @example
 * ```ts
 * import { seatingsOf } from "@marvin/holdem";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(seatingsOf("rotate", 3), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
 * assertEquals(seatingsOf("balanced", 6).length, 60);
 * ```
 */
export function seatingsOf(plan: SeatPlan, players: number): readonly Seating[] {
  checkWord("use a seat plan of", plan, SEAT_PLANS);
  checkCount("a number of players", players, 2, plan === "none" ? undefined : MAX_SEATS);
  const chairs = Array.from({ length: players }, (_, chair) => chair);
  switch (plan) {
    case "none":
      return [chairs];
    case "rotate":
      return chairs.map((step) => chairs.map((chair) => (chair + step) % players));
    case "balanced":
      return players === 6 || players === 10
        ? projectiveSeatings(new FiniteField(players - 1))
        : affineSeatings(new FiniteField(players));
  }
}

/** All maps x → m x + r: exactly one takes a pair of chairs to a pair of players. */
function affineSeatings(field: FiniteField): Seating[] {
  const elements = Array.from({ length: field.size }, (_, element) => element);
  return elements.slice(1).flatMap((m) =>
    elements.map((r) => elements.map((x) => field.add(field.multiply(m, x), r)))
  );
}

/** All maps x → (a x + b) / (c x + d) of determinant 1; the last chair is the point at infinity. */
function projectiveSeatings(field: FiniteField): Seating[] {
  const { size } = field;
  const elements = Array.from({ length: size }, (_, element) => element);
  const minusOne = elements.find((element) => field.add(element, 1) === 0)!;
  const seatings = new Map<string, Seating>(); // a matrix and its negative are the same map
  for (const a of elements) {
    for (const b of elements) {
      for (const c of elements) {
        for (const d of elements) {
          const bc = field.multiply(b, c);
          if (field.add(field.multiply(a, d), field.multiply(minusOne, bc)) !== 1) continue;
          const divide = (above: number, below: number): number =>
            below === 0 ? size : field.multiply(above, field.invert(below));
          const seating = elements.map((x) =>
            divide(field.add(field.multiply(a, x), b), field.add(field.multiply(c, x), d))
          );
          seating.push(divide(a, c));
          seatings.set(seating.join(), seating);
        }
      }
    }
  }
  return [...seatings.values()];
}

/** Where one session stands in its block. */
export interface SeatedSession {
  /** Number of the block, from 1: all its sessions have the same cards. */
  readonly block: number;
  /** Players by chair. */
  readonly seating: Seating;
}

/**
 * The seats of a whole run. Session after session (a tournament, or a few hands of a cash game) goes
 * through the seatings of the plan; then the next block begins, with new cards. In each block the
 * players change parts at random, so that not even a seating as such favours anybody.
 */
export class SeatSchedule {
  private readonly seatings: readonly Seating[];
  private block = 0;
  private parts: number[] = [];

  /**
   * Makes the schedule of a run.
   *
   * @param plan The plan.
   * @param players How many players.
   * @param seed Seed of the run.
   */
  constructor(
    private readonly plan: SeatPlan,
    private readonly players: number,
    private readonly seed: string,
  ) {
    this.seatings = seatingsOf(plan, players);
  }

  /** Sessions of a block. */
  get sessionsOfBlock(): number {
    return this.seatings.length;
  }

  /**
   * Block and seats of a session, which is counted from 1; they follow from its number alone.
   *
   * @throws {RangeError} If there is no such session.
   */
  session(number: number): SeatedSession {
    const { seatings } = this;
    checkCount("a session", number, 1);
    const block = Math.ceil(number / seatings.length);
    const seating = seatings[(number - 1) % seatings.length];
    if (this.plan === "none") return { block, seating };
    if (block !== this.block) {
      this.block = block;
      this.parts = Array.from({ length: this.players }, (_, player) => player);
      shuffle(this.parts, createPrng(this.seed, "plan", block));
    }
    return { block, seating: seating.map((part) => this.parts[part]) };
  }
}
