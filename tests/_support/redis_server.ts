/**
 * A Redis server of a test's own.
 *
 * @module
 */

/** Whether there is a server to start; says so once where there is none. */
export const HAS_REDIS: boolean = has("redis-server", "--version");

if (!HAS_REDIS) console.log("Skipped as redis-server is missing: apt-get install redis-server");

/** Whether a program can be run. */
export function has(program: string, ...args: string[]): boolean {
  try {
    return new Deno.Command(program, { args, stdout: "null", stderr: "null" }).outputSync().success;
  } catch {
    return false;
  }
}

/** A server, which keeps what it is told on the disk (AOF) until it is disposed of. */
export class RedisServer implements AsyncDisposable {
  private readonly folder = Deno.makeTempDirSync();
  private child: Deno.ChildProcess | null = null;

  private constructor(
    readonly port: number,
    private readonly settings: readonly string[],
    private readonly prefix: readonly string[],
  ) {}

  /**
   * Starts a server.
   *
   * @param settings More arguments, such as `--maxmemory 4mb`.
   * @param prefix What it is started with, such as `ip netns exec NAME`.
   */
  static async start(
    settings: readonly string[] = [],
    prefix: readonly string[] = [],
  ): Promise<RedisServer> {
    const server = new RedisServer(freePort(), settings, prefix);
    await server.restart();
    return server;
  }

  /** Address on this machine. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it again with what is on the disk. */
  async restart(): Promise<void> {
    const [program, ...args] = [
      ...this.prefix,
      "redis-server",
      ...["--port", `${this.port}`, "--dir", this.folder, "--save", ""],
      ...["--appendonly", "yes", "--appendfsync", "everysec", "--bind", "0.0.0.0"],
      ...["--protected-mode", "no", ...this.settings],
    ];
    this.child = new Deno.Command(program, { args, stdout: "null", stderr: "null" }).spawn();
    for (let tries = 0; tries < 100; tries++) {
      const answer = this.ask("PING");
      if (/PONG|NOAUTH/.test(answer)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("Redis does not start");
  }

  /** Kills it without a chance to do anything. */
  async kill(): Promise<void> {
    this.child?.kill("SIGKILL");
    await this.child?.status;
    this.child = null;
  }

  /** Sends a command, and returns the answer. */
  ask(...command: string[]): string {
    const [program, ...args] = [...this.prefix, "redis-cli", "-p", `${this.port}`, ...command];
    const { stdout, stderr } = new Deno.Command(program, { args }).outputSync();
    return new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    Deno.removeSync(this.folder, { recursive: true });
  }
}

function freePort(): number {
  using listener = Deno.listen({ port: 0 });
  return listener.addr.port;
}
