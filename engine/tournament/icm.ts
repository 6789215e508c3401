/**
 * The independent chip model: what stacks are worth in prize money.
 *
 * Malmuth and Harville's formula: a player wins with probability stack / total, and the places
 * below are filled by the same rule among the players that remain.
 *
 * @module
 */

/** Most players with chips the model is computed for; time and memory double with each. */
export const MAX_ICM_PLAYERS = 20;

/**
 * Expected prize of each player.
 *
 * @param stacks Chips (or big blinds, or shares) of each player, 0 or more. Players without chips
 * rank below all others and share the places there.
 * @param prizes Prizes in any unit, first place first. A list longer than that of the players is
 * fine: places nobody can take are left out.
 * @returns Expected prizes in the unit of `prizes`, in the order of `stacks`.
 * @throws {RangeError} If there are no chips at all, more than 20 players have some, or an amount
 * is negative or not finite.
 *
 * @example Chips count for less the more one has
 * ```ts
 * import { icm } from "@marvin/holdem";
 * import { assertAlmostEquals } from "@std/assert";
 *
 * const [leader, second, short] = icm([5000, 3000, 2000], [50, 30, 20]);
 * assertAlmostEquals(leader, 38.392857, 1e-6);
 * assertAlmostEquals(second, 32.75);
 * assertAlmostEquals(short, 28.857143, 1e-6);
 * ```
 */
export function icm(stacks: readonly number[], prizes: readonly number[]): number[] {
  checkAmounts("prize", prizes);
  const places = Math.min(prizes.length, stacks.length);
  return placeProbabilities(stacks, places).map((row) => {
    let expected = 0;
    for (let place = 0; place < places; place++) expected += row[place] * prizes[place];
    return expected;
  });
}

/**
 * How likely each player is to finish in each place.
 *
 * @param stacks As for {@link icm}.
 * @returns One row a player, in the order of `stacks`: the probability of the first place, the
 * second and so on. Rows and columns add up to 1.
 * @throws {RangeError} As {@link icm}.
 */
export function finishProbabilities(stacks: readonly number[]): number[][] {
  return placeProbabilities(stacks, stacks.length);
}

/** The first `places` columns of {@link finishProbabilities}. */
function placeProbabilities(stacks: readonly number[], places: number): number[][] {
  checkAmounts("stack", stacks);
  const rows = stacks.map(() => Array<number>(places).fill(0));
  const alive = stacks.flatMap((stack, player) => stack > 0 ? [player] : []);
  if (alive.length === 0) throw new RangeError("Cannot compare stacks: nobody has chips");
  if (alive.length > MAX_ICM_PLAYERS) {
    throw new RangeError(
      `Cannot compare more than ${MAX_ICM_PLAYERS} stacks with chips: found ${alive.length}`,
    );
  }
  fillAlive(alive.map((player) => stacks[player]), alive.map((player) => rows[player]), places);
  const busted = stacks.length - alive.length;
  rows.forEach((row, player) => {
    if (stacks[player] === 0) row.fill(1 / busted, alive.length);
  });
  return rows;
}

/**
 * Adds the probabilities of players with chips. `reached[set]` is the probability that the players
 * of a set (one bit each) take the first places in any order; only sets smaller than `places` are
 * ever reached.
 */
function fillAlive(stacks: readonly number[], rows: readonly number[][], places: number): void {
  const players = stacks.length;
  const reached = new Float64Array(1 << players);
  if (places > 0) reached[0] = 1;
  for (let set = 0; set < reached.length; set++) {
    if (reached[set] === 0) continue;
    let place = 0;
    let chipsLeft = 0;
    for (let player = 0; player < players; player++) {
      if (set & 1 << player) place++;
      else chipsLeft += stacks[player];
    }
    for (let player = 0; player < players; player++) {
      if (set & 1 << player) continue;
      const probability = reached[set] * stacks[player] / chipsLeft;
      rows[player][place] += probability;
      if (place + 1 < places) reached[set | 1 << player] += probability;
    }
  }
}

function checkAmounts(what: string, amounts: readonly number[]): void {
  for (const amount of amounts) {
    if (!(Number.isFinite(amount) && amount >= 0)) { // also refuses texts
      throw new RangeError(`Cannot use a ${what} that is not 0 or more: found ${amount}`);
    }
  }
}
