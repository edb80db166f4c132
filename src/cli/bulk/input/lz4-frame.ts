import { xxHash32 } from './xxhash32.js';

const MAGIC = 0x184d2204;
/** Bit of a block size that marks a block as stored without compression. */
const STORED = 0x8000_0000;
const VERSION_BITS = 0xc0,
  VERSION_1 = 0x40,
  BLOCK_CHECKSUM = 0x10,
  CONTENT_SIZE = 0x08,
  CONTENT_CHECKSUM = 0x04,
  DICTIONARY = 0x01;

/**
 * Decompresses an LZ4 frame (LZ4 Frame Format 1.6, https://github.com/lz4/lz4/blob/dev/doc/lz4_Frame_format.md), as writers of Arrow make them:
 * blocks that may refer to earlier ones. All checksums of the frame are verified. Errors: Error, for a frame that is invalid, truncated or damaged.
 */
export function lz4FrameBytes(input: Uint8Array): Uint8Array {
  const view = new DataView(input.buffer, input.byteOffset, input.byteLength);
  if (input.length < 7 || view.getUint32(0, true) !== MAGIC) throw new Error('the bytes are not an LZ4 frame');
  const flags = input[4];
  if ((flags & VERSION_BITS) !== VERSION_1) throw new Error('the LZ4 frame has an unknown version');
  if (flags & DICTIONARY) throw new Error('LZ4 frames with a dictionary are not supported');
  const hasSize = (flags & CONTENT_SIZE) !== 0,
    headerEnd = 6 + (hasSize ? 8 : 0);
  if (input.length <= headerEnd) throw new Error('the LZ4 frame is truncated');
  if (((xxHash32(input.subarray(4, headerEnd)) >>> 8) & 0xff) !== input[headerEnd])
    throw new Error('the header of the LZ4 frame is damaged');
  const out = new Growing(hasSize ? Number(view.getBigUint64(6, true)) : 4 * input.length);
  let at = headerEnd + 1;
  const word = (): number => {
    if (at + 4 > input.length) throw new Error('the LZ4 frame is truncated');
    at += 4;
    return view.getUint32(at - 4, true);
  };
  for (let size = word(); size !== 0; size = word()) {
    const length = size & ~STORED,
      block = input.subarray(at, at + length);
    if (block.length < length) throw new Error('the LZ4 frame is truncated');
    at += length;
    if (flags & BLOCK_CHECKSUM && word() !== xxHash32(block)) throw new Error('a block of the LZ4 frame is damaged');
    if (size >= STORED) out.append(block);
    else decodeBlock(block, out);
  }
  const bytes = out.bytes();
  if (flags & CONTENT_CHECKSUM && word() !== xxHash32(bytes))
    throw new Error('the content of the LZ4 frame is damaged');
  if (hasSize && BigInt(bytes.length) !== view.getBigUint64(6, true))
    throw new Error('the content of the LZ4 frame has another size than its header says');
  return bytes;
}

/** Appends the sequences of a block: literals, then a copy of earlier bytes. */
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

/** A byte array that grows at its end. */
class Growing {
  #buffer: Uint8Array;
  #length = 0;

  constructor(expected: number) {
    this.#buffer = new Uint8Array(Math.max(64, Math.min(expected, 1 << 28)));
  }

  append(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Appends `count` bytes that begin `distance` bytes before the end; they may include bytes that this call appends. */
  repeat(distance: number, count: number): void {
    if (!(distance > 0 && distance <= this.#length))
      throw new Error('the LZ4 frame refers to bytes before its beginning');
    this.#reserve(count);
    for (let i = 0; i < count; i++, this.#length++) this.#buffer[this.#length] = this.#buffer[this.#length - distance];
  }

  bytes(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#buffer.length, this.#length + count));
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}
