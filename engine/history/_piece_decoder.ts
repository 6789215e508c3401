/**
 * Text from bytes that come in pieces.
 *
 * @module
 */
import { decodeText } from "./decode_text.ts";

/** Bytes of one piece; a file up to this size is decoded at once, as `decodeText` does. */
const PIECE_BYTES = 1 << 20;

/**
 * Decodes like `decodeText`, one megabyte after another. Whether that is UTF-8 or Windows-1252 is
 * decided for each, so that one broken character spoils no more than its surroundings.
 */
export async function* textPieces(
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  let waiting = new Uint8Array(0);
  let utf16: TextDecoder | null = null;
  let isFirst = true;
  for await (const piece of bytes) {
    waiting = joined(waiting, piece);
    if (waiting.length < PIECE_BYTES) continue;
    if (isFirst) utf16 = utf16Decoder(waiting);
    isFirst = false;
    if (utf16 !== null) {
      yield utf16.decode(waiting, { stream: true });
      waiting = new Uint8Array(0);
      continue;
    }
    const cut = lastAscii(waiting) + 1 || waiting.length;
    yield decodeText(waiting.subarray(0, cut));
    waiting = waiting.slice(cut);
  }
  yield utf16?.decode(waiting) ?? decodeText(waiting);
}

function joined(first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>) {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function utf16Decoder(bytes: Uint8Array): TextDecoder | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be");
  return null;
}

/** The last byte that is a character of its own in UTF-8 as well as in Windows-1252, or -1. */
function lastAscii(bytes: Uint8Array): number {
  let at = bytes.length - 1;
  while (at >= 0 && bytes[at] >= 0x80) at--;
  return at;
}
