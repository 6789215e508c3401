/**
 * CRC-32 as zip, gzip and PNG use it (polynomial 0xEDB88320, reflected).
 *
 * @module
 */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** Checksum of bytes, as eight hexadecimal digits. */
export function crc32(bytes: Uint8Array): string {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ TABLE[(rest ^ byte) & 0xff];
  return (~rest >>> 0).toString(16).padStart(8, "0");
}
