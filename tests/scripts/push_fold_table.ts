/**
 * Writes `engine/strategy/_nash_stacks.ts`: run `deno run -A tests/scripts/push_fold_table.ts`.
 * Takes half a minute.
 *
 * @module
 */
import { solveOutcomes } from "../../engine/strategy/_push_fold_solver.ts";
import { GRID_SIZE, STARTING_HANDS } from "../../engine/strategy/starting_hands.ts";

const LEAST_TENTHS = 10;
const MOST_TENTHS = 250;
const ROUNDS = 20_000;

/** By starting hand: the stacks, in tenths of a big blind, with which it is played. */
type Stacks = number[][];

function solveAll(): { push: Stacks; call: Stacks } {
  const push: Stacks = STARTING_HANDS.map(() => []);
  const call: Stacks = STARTING_HANDS.map(() => []);
  for (let tenths = LEAST_TENTHS; tenths <= MOST_TENTHS; tenths++) {
    const stack = tenths / 10;
    const ends = { pusherWins: stack, pusherLoses: -stack };
    const callEnds = { callerWins: stack, callerLoses: -stack, callerFolds: -1 };
    const solution = solveOutcomes(
      { fold: -0.5, steal: 1, calls: [{ ...ends, ...callEnds }] },
      ROUNDS,
    );
    STARTING_HANDS.forEach((_, hand) => {
      if (solution.push.frequencies[hand] >= 0.5) push[hand].push(tenths);
      if (solution.calls[0].frequencies[hand] >= 0.5) call[hand].push(tenths);
    });
  }
  return { push, call };
}

/** Stacks as runs: `2.3+5.1-7.1` is all up to 2.3, and those from 5.1 to 7.1 big blinds. */
function runsOf(stacks: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const tenths of stacks) {
    const last = runs.at(-1);
    if (last?.[1] === tenths - 1) last[1] = tenths;
    else runs.push([tenths, tenths]);
  }
  const texts = runs.map(([from, to]) =>
    from === LEAST_TENTHS ? `${to / 10}` : `${from / 10}-${to / 10}`
  );
  return texts.length === 0 ? "0" : texts.join("+");
}

function gridOf(stacks: Stacks): string {
  const texts = stacks.map(runsOf);
  return Array.from(
    { length: GRID_SIZE },
    (_, row) => texts.slice(row * GRID_SIZE, (row + 1) * GRID_SIZE).join(","),
  ).join("\n");
}

const { push, call } = solveAll();

Deno.writeTextFileSync(
  new URL("../../engine/strategy/_nash_stacks.ts", import.meta.url),
  `/**
 * Made by tests/scripts/push_fold_table.ts.
 *
 * @module
 */

/**
 * Stacks in big blinds, up to ${
    MOST_TENTHS / 10
  }, with which the small blind moves in heads-up: by starting
 * hand, in the rows of the grid. \`2.3+5.1-7.1\` is all up to 2.3, and those from 5.1 to 7.1.
 */
export const PUSH_STACKS = \`
${gridOf(push)}
\`;

/** The same for calls of the big blind. */
export const CALL_STACKS = \`
${gridOf(call)}
\`;
`,
);
