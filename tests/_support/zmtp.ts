/**
 * A connection that speaks ZMTP 3.0 (https://rfc.zeromq.org/spec/23/) without security: as much of
 * it as a client of a Jupyter kernel needs.
 *
 * @module
 */

const MORE = 1;
const LONG = 2;
const COMMAND = 4;

const encoder = new TextEncoder();

/** One socket of a kernel, seen from its client. */
export class ZmtpSocket {
  private buffer: Uint8Array = new Uint8Array(0);

  private constructor(private readonly connection: Deno.TcpConn) {}

  /** Connects to a port of this machine; a `SUB` socket then hears everything. */
  static async connect(port: number, type: "DEALER" | "SUB"): Promise<ZmtpSocket> {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port });
    const socket = new ZmtpSocket(connection);
    const greeting = new Uint8Array(64);
    greeting.set([0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0x7f, 3, 0]);
    greeting.set(encoder.encode("NULL"), 12);
    await socket.write(greeting);
    await socket.read(64);
    await socket.writeFrame(
      COMMAND,
      joined([
        Uint8Array.of(5),
        encoder.encode("READY"),
        property("Socket-Type", type),
        property("Identity", ""),
      ]),
    );
    await socket.readFrame(); // the other side's READY
    if (type === "SUB") await socket.writeFrame(0, Uint8Array.of(1));
    return socket;
  }

  /** Sends the parts of one message. */
  async send(parts: readonly Uint8Array[]): Promise<void> {
    for (const [index, part] of parts.entries()) {
      await this.writeFrame(index < parts.length - 1 ? MORE : 0, part);
    }
  }

  /** The parts of the next message; null once the connection is closed. */
  async receive(): Promise<Uint8Array[] | null> {
    const parts: Uint8Array[] = [];
    while (true) {
      const frame = await this.readFrame();
      if (frame === null) return null;
      if ((frame.flags & COMMAND) !== 0) continue;
      parts.push(frame.body);
      if ((frame.flags & MORE) === 0) return parts;
    }
  }

  /** Ends the connection. */
  close(): void {
    try {
      this.connection.close();
    } catch (error) {
      if (!(error instanceof Deno.errors.BadResource)) throw error; // closed already
    }
  }

  private async writeFrame(flags: number, body: Uint8Array): Promise<void> {
    const head = body.length < 256
      ? Uint8Array.of(flags, body.length)
      : joined([Uint8Array.of(flags | LONG), bigEndian(body.length, 8)]);
    await this.write(joined([head, body]));
  }

  private async readFrame(): Promise<{ flags: number; body: Uint8Array } | null> {
    const flags = (await this.read(1))?.[0];
    if (flags === undefined) return null;
    const length = await this.read((flags & LONG) === 0 ? 1 : 8);
    if (length === null) return null;
    const size = length.reduce((size, byte) => 256 * size + byte, 0);
    const body = await this.read(size);
    return body === null ? null : { flags, body };
  }

  private async write(bytes: Uint8Array): Promise<void> {
    for (let written = 0; written < bytes.length;) {
      written += await this.connection.write(bytes.subarray(written));
    }
  }

  private async read(size: number): Promise<Uint8Array | null> {
    const chunks = [this.buffer];
    let length = this.buffer.length;
    while (length < size) {
      const chunk = new Uint8Array(65_536);
      let count: number | null;
      try {
        count = await this.connection.read(chunk);
      } catch {
        return null; // closed by either side
      }
      if (count === null) return null;
      chunks.push(chunk.subarray(0, count));
      length += count;
    }
    const all = chunks.length === 1 ? chunks[0] : joined(chunks);
    this.buffer = all.subarray(size);
    return all.subarray(0, size);
  }
}

function property(name: string, value: string): Uint8Array {
  const bytes = encoder.encode(value);
  return joined([
    Uint8Array.of(name.length),
    encoder.encode(name),
    bigEndian(bytes.length, 4),
    bytes,
  ]);
}

function bigEndian(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - 4, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
