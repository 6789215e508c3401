/**
 * Hears Ctrl-C for a thread that may be too busy to: see `Output.onInterrupt`.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { hearInterrupt } from "./interrupts.ts";

/** How long a bot may think about its turn before the user is told that it does, in ms. */
const PATIENCE = 2_000;

hearInterrupt(() => {
  postMessage("interrupt");
  setTimeout(() => {
    console.error("\nStill waiting for a bot to answer: Ctrl-C again ends the program at once");
  }, PATIENCE);
});
postMessage("listening");
