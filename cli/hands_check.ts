/**
 * `deno task hands check`.
 *
 * @module
 */
import { inspectRecord, type ReadHand, readHands, type ReadOptions } from "@marvin/holdem";
import { failureText, handId, placeOf } from "./hands_words.ts";
import { count, counted } from "./number_text.ts";
import type { Output } from "./terminal.ts";
import { formatTable } from "./text_table.ts";

/**
 * Prints every problem with its file and line, and how many hands are good by format. Returns 1 if
 * there is any problem.
 */
export async function checkHands(
  paths: readonly string[],
  options: ReadOptions,
  output: Output,
): Promise<number> {
  const formats = new Map<string, FormatCounts>();
  const exceptions = new Map<string, number>();
  let hands = 0;
  let problems = 0;
  for await (const hand of readHands(paths, options)) {
    const { texts, exceptions: taken } = inspect(hand);
    for (const text of texts) output.out(`${text}\n`);
    problems += texts.length;
    for (const name of taken) exceptions.set(name, (exceptions.get(name) ?? 0) + 1);
    if (hand.line === 0) continue; // a file as a whole
    hands++;
    const format = hand.format!;
    if (!formats.has(format)) formats.set(format, new FormatCounts(format));
    formats.get(format)!.add(hand, texts.length === 0);
  }
  if (formats.size > 0) output.out(`${problems > 0 ? "\n" : ""}${tableOf([...formats.values()])}`);
  output.err(`${counted(hands, "hand")} checked, ${counted(problems, "problem")}\n`);
  const taken = [...exceptions].map(([name, times]) => `${name} ${count(times)}`);
  if (taken.length > 0) output.err(`Taken as recorded: ${taken.join(", ")}\n`);
  return problems > 0 ? 1 : 0;
}

/** What is wrong with a hand, and by what other rules its room played. */
function inspect(
  hand: ReadHand,
): { readonly texts: readonly string[]; readonly exceptions: readonly string[] } {
  const { record, status } = hand;
  if (status === "cancelled") return { texts: [], exceptions: [] };
  if (status !== "ok" || record === undefined) {
    return { texts: [failureText(hand)], exceptions: [] };
  }
  const { problems, exceptions } = inspectRecord(record);
  const texts = problems.map(({ code, message }) =>
    `${placeOf(hand)}: hand ${handId(record)}: ${code}: ${message}`
  );
  return { texts, exceptions };
}

/** What became of the hands of a format. */
class FormatCounts {
  private readonly files = new Set<string>();
  good = 0;
  otherGames = 0;
  partial = 0;
  cancelled = 0;
  duplicates = 0;
  wrong = 0;

  constructor(readonly format: string) {}

  get numFiles(): number {
    return this.files.size;
  }

  add({ file, status, isOtherGame }: ReadHand, isGood: boolean): void {
    this.files.add(file);
    if (status === "cancelled") this.cancelled++;
    else if (isGood) this.good++;
    else if (status === "duplicate") this.duplicates++;
    else if (status === "partial") this.partial++;
    else if (isOtherGame) this.otherGames++;
    else this.wrong++;
  }
}

function tableOf(formats: readonly FormatCounts[]): string {
  return formatTable(formats, [
    { title: "Format", text: ({ format }) => format, left: true },
    { title: "Files", text: ({ numFiles }) => count(numFiles) },
    { title: "Good", text: ({ good }) => count(good) },
    { title: "Other game", text: ({ otherGames }) => count(otherGames) },
    { title: "Cut off", text: ({ partial }) => count(partial) },
    { title: "Cancelled", text: ({ cancelled }) => count(cancelled) },
    { title: "Twice", text: ({ duplicates }) => count(duplicates) },
    { title: "Wrong", text: ({ wrong }) => count(wrong) },
  ]);
}
