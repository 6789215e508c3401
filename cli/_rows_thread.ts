/**
 * The thread that plays units of work, and writes their rows where they are wanted.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { playOrders } from "@marvin/holdem/simulation";

playOrders(self, async (unit) => {
  // Loaded with the first unit that has rows: other runs begin faster without.
  const { UnitRowsRecorder } = await import("@marvin/holdem/analysis/logs");
  return new UnitRowsRecorder(unit);
});
