// xxHash32 (Y. Collet, https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md, section XXH32).
const PRIME_1 = 0x9e3779b1,
  PRIME_2 = 0x85ebca77,
  PRIME_3 = 0xc2b2ae3d,
  PRIME_4 = 0x27d4eb2f,
  PRIME_5 = 0x165667b1;
const STRIPE_BYTES = 16;

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
const round = (lane: number, word: number): number =>
  Math.imul(rotate((lane + Math.imul(word, PRIME_2)) | 0, 13), PRIME_1);

/** The xxHash32 checksum of bytes with seed 0, as an unsigned 32-bit integer. */
export function xxHash32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0,
    hash: number;
  if (bytes.length >= STRIPE_BYTES) {
    let first = (PRIME_1 + PRIME_2) | 0,
      second = PRIME_2 | 0,
      third = 0,
      fourth = -PRIME_1 | 0;
    for (; at + STRIPE_BYTES <= bytes.length; at += STRIPE_BYTES) {
      first = round(first, view.getUint32(at, true));
      second = round(second, view.getUint32(at + 4, true));
      third = round(third, view.getUint32(at + 8, true));
      fourth = round(fourth, view.getUint32(at + 12, true));
    }
    hash = (rotate(first, 1) + rotate(second, 7) + rotate(third, 12) + rotate(fourth, 18)) | 0;
  } else hash = PRIME_5 | 0;
  hash = (hash + bytes.length) | 0;
  for (; at + 4 <= bytes.length; at += 4)
    hash = Math.imul(rotate((hash + Math.imul(view.getUint32(at, true), PRIME_3)) | 0, 17), PRIME_4);
  for (; at < bytes.length; at++) hash = Math.imul(rotate((hash + Math.imul(bytes[at], PRIME_5)) | 0, 11), PRIME_1);
  hash = Math.imul(hash ^ (hash >>> 15), PRIME_2);
  hash = Math.imul(hash ^ (hash >>> 13), PRIME_3);
  return (hash ^ (hash >>> 16)) >>> 0;
}
