/** A file, or a part of memory, of which any piece can be read. Implementations: `node-file.ts`, `MemoryAccess`. */
export interface RandomAccess {
  /** Name for messages: a path, or what the operator calls it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Fills `into` from `offset`. The caller stays inside `size`. */
  read(offset: number, into: Uint8Array): void;
}

/** A file that is not what it must be: cut off, overwritten, or not of this format. Names the file. */
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

/** True where typed arrays are little-endian (every platform that Node supports in practice). */
export const HOST_IS_LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/**
 * A file seen as an array of doubles with 1-based addresses (as DAF counts them), of either byte order. Holds at most 1 MB of it:
 * blocks of 16 KB, put in their place by block number.
 */
export class DoubleStore {
  readonly access: RandomAccess;
  /** Number of whole doubles. */
  readonly length: number;
  private readonly swap: boolean;
  private readonly held = new Int32Array(BLOCK_COUNT).fill(-1);
  private readonly blocks: (Float64Array | undefined)[] = new Array<Float64Array | undefined>(BLOCK_COUNT).fill(
    undefined,
  );

  constructor(access: RandomAccess, littleEndian: boolean) {
    this.access = access;
    this.length = Math.floor(access.size / 8);
    this.swap = littleEndian !== HOST_IS_LITTLE_ENDIAN;
  }

  private block(index: number): Float64Array {
    const place = index % BLOCK_COUNT;
    const block = (this.blocks[place] ??= new Float64Array(BLOCK_DOUBLES));
    if (this.held[place] === index) return block;
    const start = index * BLOCK_DOUBLES;
    const bytes = new Uint8Array(block.buffer, 0, Math.min(BLOCK_DOUBLES, this.length - start) * 8);
    this.held[place] = -1;
    this.access.read(start * 8, bytes);
    if (this.swap) for (let i = 0; i < bytes.length; i += 8) bytes.subarray(i, i + 8).reverse();
    this.held[place] = index;
    return block;
  }

  private check(address: number, count: number): void {
    if (!(address >= 1 && address + count - 1 <= this.length)) {
      throw new DamagedFile(
        this.access.name,
        `words ${address} to ${address + count - 1} are named, but the file holds ${this.length}: it is cut off or damaged`,
      );
    }
  }

  /** One double. */
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
