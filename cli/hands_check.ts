/**
 * `deno task hands check`.
 *
 * @module
 */
import { inspectRecord, readHands, type ReadOptions } from "@marvin/holdem";
import { count, counted, failureText, handId, placeOf } from "./hands_words.ts";
import type { Output } from "./terminal.ts";

/** Prints every problem with its file and line. Returns 1 if there is any. */
export async function checkHands(
  paths: readonly string[],
  options: ReadOptions,
  output: Output,
): Promise<number> {
  let hands = 0;
  let problems = 0;
  const report = (text: string): void => {
    problems++;
    output.out(`${text}\n`);
  };
  const exceptions = new Map<string, number>();
  for await (const hand of readHands(paths, options)) {
    const { record, status } = hand;
    if (hand.line > 0) hands++;
    if (status === "cancelled") continue;
    if (status !== "ok" || record === undefined) {
      report(failureText(hand));
      continue;
    }
    const inspection = inspectRecord(record);
    for (const { code, message } of inspection.problems) {
      report(`${placeOf(hand)}: hand ${handId(record)}: ${code}: ${message}`);
    }
    for (const exception of inspection.exceptions) {
      exceptions.set(exception, (exceptions.get(exception) ?? 0) + 1);
    }
  }
  output.err(`${counted(hands, "hand")} checked, ${counted(problems, "problem")}\n`);
  const taken = [...exceptions].map(([name, times]) => `${name} ${count(times)}`);
  if (taken.length > 0) output.err(`Taken as recorded: ${taken.join(", ")}\n`);
  return problems > 0 ? 1 : 0;
}
