/**
 * How the flop, the turn and the river are played.
 *
 * @module
 */
import type { Strategy } from "@marvin/holdem/strategy";
import type { Mind } from "../mind.ts";
import { PostflopStrategy } from "./postflop_strategy.ts";

/** Two cards are to come: hands change, and draws are worth a bet. */
export function flopStrategy(mind: Mind): Strategy {
  return new PostflopStrategy(mind, {
    street: "flop",
    luck: 0.3,
    cardsToDraw: 1.6,
    sizes: [0.5, 0.75, 1.1],
    realised: 0.92,
  });
}

/** One card is to come. */
export function turnStrategy(mind: Mind): Strategy {
  return new PostflopStrategy(mind, {
    street: "turn",
    luck: 0.15,
    cardsToDraw: 1,
    sizes: [0.5, 0.75, 1.1],
    realised: 0.96,
  });
}

/** Hands are what they are. */
export function riverStrategy(mind: Mind): Strategy {
  return new PostflopStrategy(mind, {
    street: "river",
    luck: 0,
    cardsToDraw: 0,
    sizes: [0.4, 0.7, 1, 1.5],
    realised: 1,
  });
}
