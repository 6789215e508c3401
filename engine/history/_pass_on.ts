/**
 * Hands with records for those who take flat hands.
 *
 * @module
 */
import { FlatHand } from "./flat_hand.ts";
import { flattenRecord } from "./flatten_record.ts";
import type { HandSink } from "./hand_sink.ts";
import type { ParsedHand } from "./parsed_hand.ts";

/**
 * Gives all hands of a reader to a sink.
 *
 * @param hands What is read.
 * @param sink Takes it.
 * @param linesBefore Lines of the source before the reader's first.
 */
export function passOn<Hand extends ParsedHand>(
  hands: Iterable<Hand>,
  sink: HandSink<Hand>,
  linesBefore = 0,
): void {
  const flat = new FlatHand();
  for (const hand of hands) {
    const line = linesBefore + hand.line;
    if (hand.status === "ok") sink.hand(flattenRecord(hand.record!, flat), { file: "", line });
    else sink.problem?.({ ...hand, line });
  }
}
