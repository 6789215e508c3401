/**
 * The bytes of a file in pieces, unpacked where it is packed.
 *
 * @module
 */

const GZIP_MAGIC = [0x1f, 0x8b];
const SLICE_BYTES = 4096;
/** Hands are packed 5 to 20 times; only what is the same again and again is packed a hundred times. */
const MAX_PACKING = 100;
const MIN_BOMB_BYTES = 1 << 24;

/**
 * Reads a file in pieces. What begins like gzip is unpacked whatever the file is called, in steps
 * so small that no piece takes more than a few megabytes.
 *
 * @throws {Deno.errors.NotFound} And other errors of the file system.
 * @throws {TypeError} If a packed file is damaged or cut off.
 * @throws {RangeError} If a packed file unpacks to more than text could.
 */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  using file = await Deno.open(path);
  const first = new Uint8Array(GZIP_MAGIC.length);
  const count = await file.read(first);
  await file.seek(0, Deno.SeekMode.Start);
  const isPacked = count === GZIP_MAGIC.length &&
    GZIP_MAGIC.every((byte, at) => first[at] === byte);
  yield* isPacked ? unpacked(piecesOf(file)) : piecesOf(file);
}

async function* piecesOf(file: Deno.FsFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  while (true) {
    const piece = new Uint8Array(1 << 18);
    const count = await file.read(piece);
    if (count === null) return;
    yield piece.subarray(0, count);
  }
}

async function* unpacked(
  packed: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let packedBytes = 0;
  let bytes = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await packed.next();
      if (done) return controller.close();
      packedBytes += value.length;
      for (let at = 0; at < value.length; at += SLICE_BYTES) {
        controller.enqueue(value.subarray(at, at + SLICE_BYTES));
      }
    },
  }, { highWaterMark: 0 });
  const pieces = slices.pipeThrough(new DecompressionStream("gzip"))[Symbol.asyncIterator]();
  try {
    while (true) {
      const { done, value } = await pieces.next().catch(unpackError);
      if (done) return;
      bytes += value.length;
      if (bytes > MIN_BOMB_BYTES && bytes > MAX_PACKING * packedBytes) {
        throw new RangeError(`${packedBytes} bytes unpack to ${bytes} and more, which is no text`);
      }
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}

function unpackError(cause: unknown): never {
  if (!(cause instanceof TypeError)) throw cause;
  const message = "its packed data is damaged, cut off, or made of several parts";
  throw new TypeError(message, { cause });
}
