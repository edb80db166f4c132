const MAGIC = 0x184d2204;
const STORED = 0x8000_0000;

/**
 * The bytes of an LZ4 frame, as Arrow's writers make them (LZ4 Frame Format 1.6.x, https://github.com/lz4/lz4/blob/dev/doc): blocks that may refer to
 * those before them. Sums are not checked. Errors: Error that says what is no LZ4.
 */
export function lz4FrameBytes(input: Uint8Array): Uint8Array {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  if (input.length < 7 || view.getUint32(0, true) !== MAGIC) throw new Error('this is no LZ4 frame');
  const flags = input[4];
  const hasBlockSums = (flags & 0x10) !== 0,
    hasSize = (flags & 0x08) !== 0,
    hasDictionary = (flags & 0x01) !== 0;
  if (hasDictionary) throw new Error('an LZ4 frame with a dictionary of its own cannot be read');
  const out = new Growing(hasSize ? Number(view.getBigUint64(6, true)) : 4 * input.length);
  let at = 7 + (hasSize ? 8 : 0);
  for (;;) {
    const size = view.getUint32(at, true);
    at += 4;
    if (size === 0) return out.bytes();
    const length = size & ~STORED;
    const block = input.subarray(at, at + length);
    if (block.length < length) throw new Error('the LZ4 frame is cut off');
    if (size >= STORED) out.append(block);
    else decodeBlock(block, out);
    at += length + (hasBlockSums ? 4 : 0);
  }
}

/** Sequences of literals and of what was there before. */
function decodeBlock(block: Uint8Array, out: Growing): void {
  let at = 0;
  const length = (nibble: number): number => {
    let sum = nibble;
    if (nibble === 15)
      for (let byte = 255; byte === 255; at++) {
        byte = block[at];
        sum += byte;
      }
    return sum;
  };
  while (at < block.length) {
    const token = block[at++];
    const literals = length(token >> 4);
    out.append(block.subarray(at, at + literals));
    at += literals;
    if (at >= block.length) return;
    const distance = block[at] | (block[at + 1] << 8);
    at += 2;
    out.repeat(distance, length(token & 15) + 4);
  }
}

/** Bytes that grow at their end. */
class Growing {
  #held: Uint8Array;
  #length = 0;

  constructor(expected: number) {
    this.#held = new Uint8Array(Math.max(64, Math.min(expected, 1 << 28)));
  }

  append(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#held.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** What stands `distance` back, again; it may overlap with what it makes. */
  repeat(distance: number, count: number): void {
    if (!(distance > 0 && distance <= this.#length))
      throw new Error('the LZ4 frame refers to bytes that are not there');
    this.#reserve(count);
    for (let i = 0; i < count; i++, this.#length++) this.#held[this.#length] = this.#held[this.#length - distance];
  }

  bytes(): Uint8Array {
    return this.#held.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#held.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#held.length, this.#length + count));
    larger.set(this.#held);
    this.#held = larger;
  }
}
