/**
 * `deno task hands convert`.
 *
 * @module
 */
import { dirname, join, normalize } from "@std/path";
import {
  formatHand,
  type HandHistoryRecord,
  type HistoryFormat,
  type ReadHand,
  readHands,
  type ReadOptions,
} from "@marvin/holdem";
import { failureText, handId, placeOf } from "./hands_words.ts";
import { count, counted } from "./number_text.ts";
import { isFolder, refuseExisting } from "./result_files.ts";
import type { Output } from "./terminal.ts";
import { OutputError } from "./user_errors.ts";
import { reasonOf, WholeTextFile } from "./whole_text_file.ts";

/** Where to convert to. */
export interface ConvertOptions {
  readonly to: HistoryFormat;
  /** File, or folder for one file each. */
  readonly out?: string;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  "ipoker-xml": ".xml",
  "phh": ".phhs",
  "ohh": ".ohh",
};

/**
 * Writes all hands that can be read and said. Returns 1 if some cannot.
 *
 * @param begin Called once it is known that there is a place to write to.
 */
export async function convertHands(
  paths: readonly string[],
  options: ReadOptions,
  { to, out }: ConvertOptions,
  { begin, output }: { readonly begin: () => void; readonly output: Output },
): Promise<number> {
  using target = targetFor({ to, out }, output);
  begin();
  let written = 0;
  let lost = 0;
  const lose = (reason: string) => {
    output.err(`${reason}\n`);
    lost++;
  };
  for await (const hand of readHands(paths, options)) {
    if (hand.status === "error" || hand.status === "partial") lose(failureText(hand));
    if (hand.status !== "ok") continue;
    const record = hand.record!;
    const text = textOf(record, to);
    if (typeof text === "string") {
      target.write(text, hand);
      written++;
    } else lose(`${placeOf(hand)}: hand ${handId(record)}: ${text.message}`);
  }
  target.complete();
  output.err(`${counted(written, "hand")} written, ${count(lost)} lost\n`);
  return lost > 0 ? 1 : 0;
}

/** A hand in a format, or what the format has no words for. */
function textOf(record: HandHistoryRecord, to: HistoryFormat): string | RangeError {
  try {
    return formatHand(record, to);
  } catch (error) {
    if (error instanceof RangeError) return error;
    throw error;
  }
}

interface Target extends Disposable {
  write(text: string, hand: ReadHand): void;
  /** All hands are written. Without it, the last file is thrown away. */
  complete(): void;
}

function targetFor({ to, out }: ConvertOptions, output: Output): Target {
  if (out === undefined) return new StandardTarget(output);
  const isMany = out.endsWith("/") || isFolder(out);
  return isMany ? new FolderTarget(out, to) : new FileTarget(out);
}

class StandardTarget implements Target {
  private isFirst = true;

  constructor(private readonly output: Output) {}

  write(text: string): void {
    this.output.out(this.isFirst ? text : `\n${text}`);
    this.isFirst = false;
  }

  complete(): void {}

  [Symbol.dispose](): void {}
}

/** One new file. */
class FileTarget implements Target {
  private readonly file: WholeTextFile;
  private isFirst = true;

  constructor(path: string) {
    refuseExisting(path);
    makeFolder(dirname(path));
    this.file = new WholeTextFile(path);
  }

  write(text: string): void {
    this.file.write(this.isFirst ? text : `\n${text}`);
    this.isFirst = false;
  }

  complete(): void {
    if (!this.isFirst) this.file.complete(); // else there is nothing to write
  }

  [Symbol.dispose](): void {
    this.file[Symbol.dispose]();
  }
}

/** New files in a folder, one for each that is read. */
class FolderTarget implements Target {
  /** Name of the file that is read, and what is written of it; input files come one after another. */
  private current: { readonly source: string; readonly target: FileTarget } | null = null;

  constructor(private readonly folder: string, private readonly format: HistoryFormat) {
    makeFolder(folder);
  }

  write(text: string, { file }: ReadHand): void {
    if (this.current?.source !== file) {
      this.complete();
      const target = new FileTarget(join(this.folder, outputName(file, this.format)));
      this.current = { source: file, target };
    }
    this.current.target.write(text);
  }

  complete(): void {
    this.current?.target.complete();
    this.current = null;
  }

  [Symbol.dispose](): void {
    this.current?.target[Symbol.dispose]();
  }
}

function makeFolder(path: string): void {
  try {
    Deno.mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new OutputError(`Cannot write to ${path}: ${reasonOf(error)}`);
  }
}

/** Name of the output of an input file, in folders like those of the input. */
function outputName(file: string, format: HistoryFormat): string {
  const below = normalize(file).replace(/^(?:\.\.?\/|\/)+/, "");
  return below.replace(/(?:\.gz)?$/, "").replace(/\.\w{1,5}$/, "") + (EXTENSIONS[format] ?? ".txt");
}
