/**
 * Counts of the parts of a JSON text, made in one pass over its bytes without building values, so that the cost of parsing is known before
 * it is parsed. For bytes that are not JSON the counts are meaningless; the parser refuses them.
 */
export interface JsonCounts {
  /** Objects and arrays. */
  readonly containers: number;
  /** Members of all objects: `"name": value` pairs, repeated names included. */
  readonly members: number;
  /** Upper bound of the number of values of any kind. */
  readonly values: number;
  /** Lower bound of the number of different names of members (compared by a hash). */
  readonly names: number;
  /** Lower bound of the number of different strings, names included: a new string costs the parser more than a number. */
  readonly texts: number;
  readonly depth: number;
}

const QUOTE = 0x22,
  BACKSLASH = 0x5c,
  COMMA = 0x2c,
  COLON = 0x3a,
  OPEN_LIST = 0x5b,
  CLOSE_LIST = 0x5d,
  OPEN_OBJECT = 0x7b,
  CLOSE_OBJECT = 0x7d;
const HASH_BITS = 18;
/** Bytes at the beginning of a name that are hashed. */
const HASHED_BYTES = 64;
/** Bits of a slot of the hash table: a string, or a name, with this hash has occurred. */
const SEEN_TEXT = 1,
  SEEN_NAME = 2;

/** 1 for the bytes that have a meaning outside of strings. */
const STRUCTURAL = new Uint8Array(256);
for (const byte of [QUOTE, COMMA, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]) STRUCTURAL[byte] = 1;
/** Most strings are shorter than this; the end of a longer one is searched with Buffer.indexOf, which is ten times as fast. */
const SHORT_BYTES = 64;

/** Index of the closing quote of the string whose first byte is at `start`; the number of bytes if there is none. */
function endOfText(bytes: Uint8Array, start: number): number {
  let i = start;
  while (i < bytes.length) {
    for (const near = Math.min(i + SHORT_BYTES, bytes.length); i < near; i += bytes[i] === BACKSLASH ? 2 : 1)
      if (bytes[i] === QUOTE) return i;
    const quote = bytes.indexOf(QUOTE, i);
    if (quote < 0) return bytes.length;
    // A quote after an odd number of backslashes belongs to the string.
    let slashes = quote;
    while (slashes > i && bytes[slashes - 1] === BACKSLASH) slashes--;
    if ((quote - slashes) % 2 === 0) return quote;
    i = quote + 1;
  }
  return i;
}

/** Counts the parts of a JSON text. It stops when a count exceeds `limits` and returns the counts so far. */
export function scanJson(bytes: Uint8Array, limits: JsonCounts): JsonCounts {
  // A member takes at least four bytes: a short document cannot exceed the limit of names, nor that of strings, which is higher.
  const seen = bytes.length < 4 * limits.names ? null : new Uint8Array(1 << HASH_BITS);
  let containers = 0,
    members = 0,
    commas = 0,
    names = 0,
    texts = 0,
    slot = 0,
    depth = 0,
    deepest = 0,
    hash = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (STRUCTURAL[bytes[i]] === 0) continue;
    switch (bytes[i]) {
      case QUOTE: {
        const start = i + 1;
        i = endOfText(bytes, start);
        hash = i - start;
        if (seen) {
          for (let k = start, end = Math.min(i, start + HASHED_BYTES); k < end; k++)
            hash = Math.imul(hash ^ bytes[k], 0x01000193);
          slot = (hash ^ (hash >>> HASH_BITS)) & ((1 << HASH_BITS) - 1);
          if (seen[slot] === 0) {
            seen[slot] = SEEN_TEXT;
            texts++;
          }
        }
        break;
      }
      case COLON: {
        members++;
        if (seen && (seen[slot] & SEEN_NAME) === 0) {
          seen[slot] |= SEEN_NAME;
          names++;
        }
        break;
      }
      case COMMA:
        commas++;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        containers++;
        depth++;
        if (depth > deepest) deepest = depth;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        depth--;
        break;
      default:
    }
    if (
      containers > limits.containers ||
      members > limits.members ||
      names > limits.names ||
      texts > limits.texts ||
      deepest > limits.depth ||
      containers + commas >= limits.values
    )
      break;
  }
  return { containers, members, names, texts, depth: deepest, values: containers + commas + 1 };
}
