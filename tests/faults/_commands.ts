/**
 * Commands as processes that can be stopped, killed and watched.
 *
 * @module
 */
import config from "../../deno.json" with { type: "json" };

const ROOT = new URL("../../", import.meta.url);

/** What a command left. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command that is running. */
export class Command implements AsyncDisposable {
  /** What it has printed to standard error so far. */
  err = "";
  /** How it ended. */
  readonly ended: Promise<Ended>;
  private readonly child: Deno.ChildProcess;

  /**
   * Starts a command as its task would.
   *
   * @param task Name of the task.
   * @param args Its arguments.
   * @param prefix What it is started with, such as `ip netns exec NAME`.
   */
  constructor(
    task: "sim" | "sim:cluster" | "worker",
    args: readonly string[],
    prefix: readonly string[] = [],
  ) {
    const [, ...own] = config.tasks[task].command.split(" ");
    const [program, ...all] = [...prefix, Deno.execPath(), ...own, ...args];
    this.child = new Deno.Command(program, {
      args: all,
      cwd: ROOT,
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    this.ended = this.collect();
  }

  /** Sends a signal, if it is still running. */
  kill(signal: Deno.Signal): void {
    try {
      this.child.kill(signal);
    } catch {
      // It has ended.
    }
  }

  /** Waits until it has printed some text to standard error. */
  async says(text: string): Promise<void> {
    while (!this.err.includes(text)) await sleep(20);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.kill("SIGKILL");
    await this.ended;
  }

  private async collect(): Promise<Ended> {
    const reading = (async () => {
      for await (const text of this.child.stderr.pipeThrough(new TextDecoderStream())) {
        this.err += text;
      }
    })();
    const out = await new Response(this.child.stdout).text();
    await reading;
    const { code } = await this.child.status;
    return { code, out, err: this.err };
  }
}

/** Waits some milliseconds. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
