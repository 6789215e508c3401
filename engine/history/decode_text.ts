/**
 * Bytes of a log file as text, whatever program wrote them.
 *
 * @module
 */

/**
 * Decodes UTF-8 or UTF-16 by the byte order mark, else UTF-8, else Windows-1252, which older
 * Windows clients write. A byte order mark is dropped.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    text = utf8.decode(bytes, { stream: true });
    return text + utf8.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // A file that is still being written may end within a character.
    return NOT_ASCII.test(text) ? text : new TextDecoder("windows-1252").decode(bytes);
  }
}

// deno-lint-ignore no-control-regex
const NOT_ASCII = /[^\x00-\x7f]/;
