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

/** Files may be made of several packed parts, which streams of the web platform do not unpack. */
async function* unpacked(
  packed: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { createGunzip } = await import("node:zlib"); // when a packed file is read, not before
  const { pipeline, Readable } = await import("node:stream");
  let packedBytes = 0;
  let bytes = 0;
  const slices = async function* () {
    for await (const piece of packed) {
      for (let at = 0; at < piece.length; at += SLICE_BYTES) {
        const slice = piece.subarray(at, at + SLICE_BYTES);
        packedBytes += slice.length;
        yield slice;
      }
    }
  };
  const pieces = pipeline(Readable.from(slices()), createGunzip(), () => {}); // throws below
  try {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > MIN_BOMB_BYTES && bytes > MAX_PACKING * packedBytes) {
        throw new RangeError(`${packedBytes} bytes unpack to ${bytes} and more, which is no text`);
      }
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && isUnpackCode(error.code))) throw error;
    throw new TypeError("its packed data is damaged or cut off", { cause: error });
  }
}

function isUnpackCode(code: unknown): boolean {
  return code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR";
}
