/**
 * `deno task hands convert`.
 *
 * @module
 */
import { dirname, join, normalize } from "@std/path";
import {
  formatHand,
  type HistoryFormat,
  type ReadHand,
  readHands,
  type ReadOptions,
} from "@marvin/holdem";
import { failureText, handId, placeOf } from "./hands_words.ts";
import { count, counted } from "./number_text.ts";
import { OutputError } from "./result_files.ts";
import type { Output } from "./terminal.ts";

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

/** Writes all hands that can be read and said. Returns 1 if some cannot. */
export async function convertHands(
  paths: readonly string[],
  options: ReadOptions,
  convert: ConvertOptions,
  output: Output,
): Promise<number> {
  using target = targetOf(convert, output);
  let written = 0;
  let lost = 0;
  for await (const hand of readHands(paths, options)) {
    try {
      if (hand.status === "ok") {
        target.write(formatHand(hand.record!, convert.to), hand);
        written++;
        continue;
      }
      if (hand.status === "cancelled" || hand.status === "duplicate") continue;
      output.err(`${failureText(hand)}\n`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      output.err(`${placeOf(hand)}: hand ${handId(hand.record!)}: ${error.message}\n`);
    }
    lost++;
  }
  output.err(`${counted(written, "hand")} written, ${count(lost)} lost\n`);
  return lost > 0 ? 1 : 0;
}

interface Target extends Disposable {
  write(text: string, hand: ReadHand): void;
}

function targetOf({ to, out }: ConvertOptions, output: Output): Target {
  if (out === undefined) return new StandardTarget(output);
  const isFolder = out.endsWith("/") || isExistingFolder(out);
  return new FileTarget(isFolder ? (file) => join(out, outputName(file, to)) : () => out);
}

class StandardTarget implements Target {
  private isFirst = true;

  constructor(private readonly output: Output) {}

  write(text: string): void {
    this.output.out(this.isFirst ? text : `\n${text}`);
    this.isFirst = false;
  }

  [Symbol.dispose](): void {}
}

const encoder = new TextEncoder();

/** New files, of which one is open; input files come one after another. */
class FileTarget implements Target {
  private path = "";
  private file: Deno.FsFile | null = null;
  private waiting: string[] = [];
  private length = 0;
  private isFirst = true;

  constructor(private readonly pathFor: (file: string) => string) {}

  write(text: string, hand: ReadHand): void {
    const path = this.pathFor(hand.file);
    if (path !== this.path) this.open(path);
    this.waiting.push(this.isFirst ? text : `\n${text}`);
    this.isFirst = false;
    this.length += text.length;
    if (this.length > 1 << 20) this.flush();
  }

  [Symbol.dispose](): void {
    this.flush();
    this.file?.close();
  }

  private open(path: string): void {
    this[Symbol.dispose]();
    this.path = path;
    this.isFirst = true;
    try {
      Deno.mkdirSync(dirname(path), { recursive: true });
      this.file = Deno.openSync(path, { write: true, createNew: true });
    } catch (error) {
      this.file = null;
      const reason = error instanceof Deno.errors.AlreadyExists
        ? "the file exists; move it or choose another --out"
        : (error as Error).message;
      throw new OutputError(`Cannot write ${path}: ${reason}`);
    }
  }

  private flush(): void {
    const bytes = encoder.encode(this.waiting.join(""));
    for (let at = 0; at < bytes.length;) at += this.file!.writeSync(bytes.subarray(at));
    this.waiting = [];
    this.length = 0;
  }
}

/** Name of the output of an input file, in folders like those of the input. */
function outputName(file: string, format: HistoryFormat): string {
  const below = normalize(file).replace(/^(?:\.\.?\/|\/)+/, "");
  return below.replace(/(?:\.gz)?$/, "").replace(/\.\w{1,5}$/, "") + (EXTENSIONS[format] ?? ".txt");
}

function isExistingFolder(path: string): boolean {
  try {
    return Deno.statSync(path).isDirectory;
  } catch {
    return false;
  }
}
