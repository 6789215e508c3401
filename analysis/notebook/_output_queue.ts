/**
 * Output that arrives: complete, in order, in the cell it belongs to.
 *
 * Deno's kernel (2.9) sends what a cell prints and shows on a way of its own and does not wait for
 * it before it says that the cell is over. What is late is lost for programs that run notebooks, and
 * lands in the next cell otherwise. So a cell ends a little later here, in proportion to what it has
 * sent, and lines are sent many at a time, as each message takes the kernel about a millisecond.
 *
 * @module
 */
import type { DisplayOptions, Kernel } from "./_kernel_api.ts";
import { DISPLAY, type DisplayBundle } from "./display.ts";
import { limitBundle, limitText } from "./_size_limit.ts";

type StreamName = "stdout" | "stderr";

/**
 * Milliseconds that the end of a cell waits: always, if it has sent anything (a busy machine takes
 * far longer than an idle one), for each message, and for each megabyte.
 */
const WAIT_AT_LEAST = 25;
const WAIT_FOR_OUTPUT = 125;
const WAIT_PER_MESSAGE = 2;
const WAIT_PER_MEGABYTE = 150;

/**
 * Milliseconds that the notebook's code stands still after lines were sent, and the share of its
 * time that this may take. The end of a cell that fails tells nobody, but comes after this: so the
 * lines before an error arrive as well.
 */
const STAND_STILL = 30;
const STANDING_SHARE = 0.1;
const NEVER = new Int32Array(new SharedArrayBuffer(4));

/** Messages of a cell that are sent at once; beyond, lines are collected first. */
const PROMPT_MESSAGES = 50;
const COLLECT_FOR = 50;

const STREAMS = {
  log: "stdout",
  info: "stdout",
  debug: "stdout",
  warn: "stderr",
  error: "stderr",
} as const satisfies Record<string, StreamName>;

/** Stands between a notebook's code and the kernel. */
export class OutputQueue {
  private lines = "";
  private stream: StreamName = "stdout";
  private isFlushDue = false;
  private messages = 0;
  private characters = 0;
  private stoodStill = 0;
  private readonly send: Kernel["jupyter"]["broadcast"];

  /**
   * Takes over the console, displays and the end of cells.
   *
   * @param kernel The kernel; its functions are replaced.
   * @param onCellEnd Called when a cell has run to its end, before its result is shown.
   */
  constructor(kernel: Kernel, onCellEnd: () => void) {
    const { cellEnd, formatArguments, jupyter } = kernel;
    const { broadcast, display, format } = jupyter;
    const { broadcastResult } = cellEnd;
    this.send = broadcast;
    for (const [method, stream] of Object.entries(STREAMS)) {
      console[method as keyof typeof STREAMS] = (...args: unknown[]) =>
        this.print(`${formatArguments(args)}\n`, stream);
    }
    jupyter.broadcast = async (type, content, extra) => {
      await this.flush();
      this.count(JSON.stringify(content)?.length ?? 0);
      await broadcast(type, content, extra);
    };
    jupyter.display = async (value, options: DisplayOptions = {}) => {
      await this.flush();
      const bundle = limitBundle(options.raw ? value as DisplayBundle : await format(value));
      this.count(charactersOf(bundle));
      await display(bundle, { ...options, raw: true });
    };
    cellEnd.broadcastResult = async (executionCount, result) => {
      onCellEnd();
      await this.flush();
      await broadcastResult(executionCount, await this.limited(result, format));
      await this.arrival();
    };
  }

  /** Sends what has been printed so far. */
  async flush(): Promise<void> {
    const text = this.lines;
    if (text === "") return;
    this.lines = "";
    const limited = limitText(text);
    this.count(limited.length);
    await this.send("stream", { name: this.stream, text: limited });
  }

  private print(text: string, stream: StreamName): void {
    if (stream !== this.stream) this.flush();
    this.stream = stream;
    this.lines += text;
    if (this.lines.length > 1e6) this.flush();
    if (this.isFlushDue) return;
    this.isFlushDue = true;
    const flush = () => {
      this.isFlushDue = false;
      this.flush();
      this.standStill();
    };
    if (this.messages < PROMPT_MESSAGES) queueMicrotask(flush);
    else setTimeout(flush, COLLECT_FOR);
  }

  /** Stops this thread for a moment, while the kernel's other ones send. */
  private standStill(): void {
    const passed = performance.now() - this.stoodStill;
    Atomics.wait(NEVER, 0, 0, Math.min(STAND_STILL, STANDING_SHARE * passed));
    this.stoodStill = performance.now();
  }

  /** The result in a form that the kernel shows as it is, unless it shows it well by itself. */
  private async limited(result: unknown, format: Kernel["jupyter"]["format"]): Promise<unknown> {
    if (result === undefined) return undefined;
    let bundle: DisplayBundle;
    try {
      bundle = limitBundle(await format(result));
    } catch {
      return result; // the kernel reports the same error
    }
    this.count(charactersOf(bundle));
    return { [DISPLAY]: () => bundle };
  }

  private count(characters: number): void {
    this.messages++;
    this.characters += characters;
  }

  /** Waits until what has been sent must have arrived. */
  private async arrival(): Promise<void> {
    const least = this.messages === 0 ? WAIT_AT_LEAST : WAIT_FOR_OUTPUT;
    const wait = least + WAIT_PER_MESSAGE * this.messages +
      WAIT_PER_MEGABYTE * this.characters / 1e6;
    this.messages = 0;
    this.characters = 0;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function charactersOf(bundle: DisplayBundle): number {
  return Object.values(bundle).reduce((sum, content) => sum + String(content).length, 0);
}
