/** A file or a part of memory that can be read at any offset. Implementations: `node-file.ts`, `MemoryAccess`. */
export interface RandomAccess {
  /** Name for messages: a path, or the operator's name of the file. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Fills `into` with the bytes from `offset`. The caller stays within `size`. */
  read(offset: number, into: Uint8Array): void;
}

/** A file is cut off, overwritten or not of the expected format. The message begins with the name of the file. */
export class DamagedFile extends Error {
  readonly file: string;
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'DamagedFile';
    this.file = file;
  }
}

/** Random access to bytes that are already in memory. */
export class MemoryAccess implements RandomAccess {
  readonly name: string;
  readonly size: number;
  private readonly bytes: Uint8Array;
  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.size = bytes.length;
    this.bytes = bytes;
  }
  read(offset: number, into: Uint8Array): void {
    into.set(this.bytes.subarray(offset, offset + into.length));
  }
}

const BLOCK_DOUBLES = 2048;
const BLOCK_COUNT = 64;

/** True when typed arrays are little-endian, as on every platform that Node supports in practice. */
export const HOST_IS_LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * A file as an array of doubles with 1-based addresses (as in DAF), of either byte order. Caches at most 1 MB: blocks of 16 KB, at a cache
 * index given by the block number.
 */
export class DoubleStore {
  readonly access: RandomAccess;
  /** Number of complete doubles. */
  readonly length: number;
  private readonly swap: boolean;
  private readonly cached = new Int32Array(BLOCK_COUNT).fill(-1);
  private readonly blocks: (Float64Array | undefined)[] = new Array<Float64Array | undefined>(BLOCK_COUNT).fill(
    undefined,
  );

  constructor(access: RandomAccess, littleEndian: boolean) {
    this.access = access;
    this.length = Math.floor(access.size / 8);
    this.swap = littleEndian !== HOST_IS_LITTLE_ENDIAN;
  }

  private block(index: number): Float64Array {
    const slot = index % BLOCK_COUNT;
    const block = (this.blocks[slot] ??= new Float64Array(BLOCK_DOUBLES));
    if (this.cached[slot] === index) return block;
    const start = index * BLOCK_DOUBLES;
    const bytes = new Uint8Array(block.buffer, 0, Math.min(BLOCK_DOUBLES, this.length - start) * 8);
    this.cached[slot] = -1;
    this.access.read(start * 8, bytes);
    if (this.swap) for (let i = 0; i < bytes.length; i += 8) bytes.subarray(i, i + 8).reverse();
    this.cached[slot] = index;
    return block;
  }

  private check(address: number, count: number): void {
    if (!(address >= 1 && address + count - 1 <= this.length)) {
      throw new DamagedFile(
        this.access.name,
        `refers to words ${address} to ${address + count - 1}, but has ${this.length} words: it is cut off or damaged`,
      );
    }
  }

  /** The double at an address. */
  at(address: number): number {
    this.check(address, 1);
    const zero = address - 1;
    return this.block(Math.floor(zero / BLOCK_DOUBLES))[zero % BLOCK_DOUBLES];
  }

  /** Copies `count` doubles from `address` to the start of `out`. */
  copy(address: number, count: number, out: Float64Array): void {
    this.check(address, count);
    let zero = address - 1;
    for (let done = 0; done < count;) {
      const block = this.block(Math.floor(zero / BLOCK_DOUBLES));
      const from = zero % BLOCK_DOUBLES;
      const part = Math.min(count - done, BLOCK_DOUBLES - from);
      for (let i = 0; i < part; i++) out[done + i] = block[from + i];
      done += part;
      zero += part;
    }
  }
}
