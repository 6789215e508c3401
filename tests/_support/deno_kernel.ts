/**
 * Deno's Jupyter kernel, driven as Jupyter drives it (https://jupyter-client.readthedocs.io, page
 * "Messaging in Jupyter") but without Python.
 *
 * @module
 */
import { ZmtpSocket } from "./zmtp.ts";

/** What a cell printed, showed, returned or threw. */
export interface CellOutput {
  /** Kind of message: `stream`, `display_data`, `update_display_data`, `execute_result`, `error`. */
  readonly type: string;
  // deno-lint-ignore no-explicit-any -- as the kernel sent it; its form depends on the type
  readonly content: any;
}

/** What came of one cell. */
export interface CellResult {
  /** Whether it ran to its end. */
  readonly status: "ok" | "error";
  /** All output up to the moment the kernel called itself idle: what comes later is lost. */
  readonly outputs: readonly CellOutput[];
}

interface Message {
  readonly type: string;
  readonly parent: string;
  // deno-lint-ignore no-explicit-any -- see above
  readonly content: any;
}

interface Running {
  readonly id: string;
  readonly outputs: CellOutput[];
  reply: "ok" | "error" | null;
  isIdle: boolean;
  readonly done: (result: CellResult) => void;
  readonly onOutput?: (output: CellOutput) => void;
}

const OUTPUTS = ["stream", "display_data", "update_display_data", "execute_result", "error"];
const DELIMITER = "<IDS|MSG>";
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A running kernel. Dispose of it to end it. */
export class DenoKernel implements AsyncDisposable {
  /** Output that came when its cell was over, or in the name of another cell. */
  readonly strays: CellOutput[] = [];
  private running: Running | null = null;
  private readonly session = crypto.randomUUID();

  private constructor(
    private readonly process: Deno.ChildProcess,
    private readonly key: CryptoKey,
    private readonly shell: ZmtpSocket,
    private readonly iopub: ZmtpSocket,
  ) {}

  /**
   * Starts a kernel.
   *
   * @param cwd Folder of the notebook: modules are found from there.
   */
  static async start(cwd: URL): Promise<DenoKernel> {
    const [shellPort, iopubPort, stdinPort, controlPort, heartbeatPort] = freePorts(5);
    const secret = crypto.randomUUID();
    const file = await Deno.makeTempFile({ suffix: ".json" });
    await Deno.writeTextFile(
      file,
      JSON.stringify({
        ip: "127.0.0.1",
        transport: "tcp",
        signature_scheme: "hmac-sha256",
        key: secret,
        shell_port: shellPort,
        iopub_port: iopubPort,
        stdin_port: stdinPort,
        control_port: controlPort,
        hb_port: heartbeatPort,
      }),
    );
    const process = new Deno.Command(Deno.execPath(), {
      args: ["jupyter", "--kernel", "--conn", file],
      cwd,
      env: { NO_COLOR: "1" },
      stdin: "null",
      stdout: "null",
      stderr: "null",
    }).spawn();
    const hmac = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["sign"]);
    const shell = await connected(shellPort, "DEALER");
    const iopub = await connected(iopubPort, "SUB");
    await Deno.remove(file);
    const kernel = new DenoKernel(process, key, shell, iopub);
    await kernel.hearEachOther();
    kernel.listen(shell, (message) => kernel.replied(message));
    kernel.listen(iopub, (message) => kernel.published(message));
    return kernel;
  }

  /**
   * Runs a cell.
   *
   * @param onOutput Called with every output as it comes.
   */
  async execute(code: string, onOutput?: (output: CellOutput) => void): Promise<CellResult> {
    const { promise, resolve } = Promise.withResolvers<CellResult>();
    const id = crypto.randomUUID();
    this.running = { id, outputs: [], reply: null, isIdle: false, done: resolve, onOutput };
    await this.send("execute_request", id, {
      code,
      silent: false,
      store_history: true,
      user_expressions: {},
      allow_stdin: false,
      stop_on_error: true,
    });
    return await promise;
  }

  /** Presses the Stop button. */
  interrupt(): void {
    this.process.kill("SIGINT");
  }

  /** Ends the kernel. */
  async [Symbol.asyncDispose](): Promise<void> {
    try {
      this.process.kill("SIGKILL");
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // it has ended itself
    }
    await this.process.status;
    this.shell.close();
    this.iopub.close();
  }

  /** A socket that subscribes too late misses messages: asks until both sockets have an answer. */
  private async hearEachOther(): Promise<void> {
    let heard = false;
    const published = this.iopub.receive().then(() => heard = true);
    while (!heard) {
      await this.send("kernel_info_request", crypto.randomUUID(), {});
      await this.shell.receive();
      await Promise.race([published, delay(50)]);
    }
  }

  private async listen(socket: ZmtpSocket, onMessage: (message: Message) => void): Promise<void> {
    while (true) {
      const parts = await socket.receive();
      if (parts === null) return;
      const texts = parts.map((part) => decoder.decode(part));
      const start = texts.indexOf(DELIMITER);
      const [header, parent, , content] = texts.slice(start + 2, start + 6)
        .map((text) => JSON.parse(text));
      onMessage({ type: header.msg_type, parent: parent.msg_id, content });
    }
  }

  private replied({ type, parent, content }: Message): void {
    const { running } = this;
    if (type !== "execute_reply" || running === null || parent !== running.id) return;
    running.reply = content.status === "ok" ? "ok" : "error";
    this.finishIfDone(running);
  }

  private published({ type, parent, content }: Message): void {
    const { running } = this;
    const isOutput = OUTPUTS.includes(type);
    if (running === null || parent !== running.id) {
      if (isOutput) this.strays.push({ type, content });
      return;
    }
    if (isOutput) {
      running.outputs.push({ type, content });
      running.onOutput?.({ type, content });
    }
    if (type === "status" && content.execution_state === "idle") {
      running.isIdle = true;
      this.finishIfDone(running);
    }
  }

  private finishIfDone(running: Running): void {
    if (running.reply === null || !running.isIdle) return;
    this.running = null;
    running.done({ status: running.reply, outputs: running.outputs });
  }

  private async send(type: string, id: string, content: unknown): Promise<void> {
    const header = {
      msg_id: id,
      msg_type: type,
      username: "test",
      session: this.session,
      date: new Date().toISOString(),
      version: "5.3",
    };
    const parts = [header, {}, {}, content].map((part) => encoder.encode(JSON.stringify(part)));
    const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", this.key, whole)).toHex();
    await this.shell.send([encoder.encode(DELIMITER), encoder.encode(signature), ...parts]);
  }
}

function freePorts(count: number): number[] {
  const listeners = Array.from({ length: count }, () => Deno.listen({ port: 0 }));
  const ports = listeners.map(({ addr }) => (addr as Deno.NetAddr).port);
  for (const listener of listeners) listener.close();
  return ports;
}

/** Connects as soon as the kernel has opened the port. */
async function connected(port: number, type: "DEALER" | "SUB"): Promise<ZmtpSocket> {
  const deadline = performance.now() + 30_000;
  while (true) {
    try {
      return await ZmtpSocket.connect(port, type);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    }
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whether Deno's kernel can be started here; says so where it cannot, as tests are left out then. */
export async function canStartKernel(): Promise<boolean> {
  try {
    await using kernel = await DenoKernel.start(new URL("./", import.meta.url));
    return (await kernel.execute("1")).status === "ok";
  } catch (error) {
    console.log(`Deno's Jupyter kernel does not start, tests of notebooks are left out: ${error}`);
    return false;
  }
}
