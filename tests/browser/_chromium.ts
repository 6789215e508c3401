/**
 * A page in a browser without a window, driven by the DevTools protocol
 * (https://chromedevtools.github.io/devtools-protocol/).
 *
 * @module
 */
import { runProgram } from "../../cli/programs.ts";

/** Names of the program on different systems. */
const PROGRAMS = ["chromium", "chromium-browser", "google-chrome"];

/** How the browser is called on this machine, or null if there is none. */
export async function findChromium(): Promise<string | null> {
  for (const program of PROGRAMS) {
    if (await runProgram(program, ["--version"], "quiet") === 0) return program;
  }
  return null;
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

interface Evaluation {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
}

/** One page of one browser. Dispose of it: that ends the browser. */
export class Page {
  private calls = 0;
  private session: string | undefined;
  private readonly waiting = new Map<number, PromiseWithResolvers<Answer>>();

  private constructor(
    private readonly browser: Deno.ChildProcess,
    private readonly socket: WebSocket,
    private readonly folder: string,
  ) {
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(data) as Answer;
      if (answer.id !== undefined) this.waiting.get(answer.id)?.resolve(answer);
    };
    socket.onclose = () => {
      for (const { reject } of this.waiting.values()) reject(new Error("The browser has gone"));
    };
  }

  /**
   * Starts the browser and opens a page.
   *
   * @param program Name of the browser, from {@link findChromium}.
   * @param url What to open.
   * @param height Height of the page in pixels; it is 1,200 wide.
   */
  static async open(program: string, url: string, height: number): Promise<Page> {
    const folder = await Deno.makeTempDir();
    const browser = new Deno.Command(program, {
      args: [
        "--headless=new",
        "--no-sandbox", // cannot be had in a container
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        `--window-size=1200,${height}`,
        `--user-data-dir=${folder}`,
        "--remote-debugging-port=0",
        "about:blank",
      ],
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const socket = new WebSocket(await debuggerUrl(browser));
    const opened = Promise.withResolvers<void>();
    socket.onopen = () => opened.resolve();
    socket.onerror = () => opened.reject(new Error("Cannot talk to the browser"));
    await opened.promise;
    const page = new Page(browser, socket, folder);
    const { targetId } = await page.call("Target.createTarget", { url });
    const attached = await page.call("Target.attachToTarget", { targetId, flatten: true });
    page.session = attached.sessionId as string;
    return page;
  }

  /** The value of an expression on the page; a promise is waited for. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const answer = await this.call("Runtime.evaluate", options) as unknown as Evaluation;
    const { result, exceptionDetails } = answer;
    if (exceptionDetails === undefined) return result.value as Value;
    throw new Error(exceptionDetails.exception?.description ?? `Cannot evaluate ${expression}`);
  }

  /** Waits until an expression holds. */
  async waitFor(expression: string, seconds: number): Promise<void> {
    const end = performance.now() + 1_000 * seconds;
    while (!await this.evaluate<boolean>(`!!(${expression})`)) {
      if (performance.now() > end) throw new Error(`Waited ${seconds} s for ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  /** What the page looks like, as PNG. */
  async screenshot(): Promise<Uint8Array> {
    const { data } = await this.call("Page.captureScreenshot", { format: "png" });
    return Uint8Array.fromBase64(data as string);
  }

  /** Ends the browser. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.session = undefined;
    await this.call("Browser.close", {}).catch(() => {});
    this.socket.close();
    await this.browser.status;
    await Deno.remove(this.folder, { recursive: true });
  }

  private async call(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++this.calls;
    const answered = Promise.withResolvers<Answer>();
    this.waiting.set(id, answered);
    this.socket.send(JSON.stringify({ id, method, params, sessionId: this.session }));
    const { result, error } = await answered.promise;
    this.waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  }
}

/** The address that the browser tells among its warnings; they are read on until it ends. */
async function debuggerUrl(browser: Deno.ChildProcess): Promise<string> {
  const found = Promise.withResolvers<string>();
  let text = "";
  const reading = browser.stderr.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write(part) {
        text = (text + part).slice(-100_000);
        const url = text.match(/DevTools listening on (ws:\S+)\s/)?.[1];
        if (url !== undefined) found.resolve(url);
      },
    }),
  );
  reading.then(() => found.reject(new Error(`The browser did not start:\n${text}`)));
  return await found.promise;
}
