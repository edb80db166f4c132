import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/** A line of the input; `bytes` is null for a line that exceeds the limit. */
export interface Line {
  readonly bytes: Buffer | null;
}

/**
 * Reads the lines of a byte stream one at a time. Lines that are not requested stay in the stream; when its buffer and the connection are full, the
 * sender pauses. A line beyond the limit is discarded while it arrives, so that the limit bounds the memory.
 */
export class LineReader {
  readonly #source: Readable;
  readonly #longest: number;
  #piece: Buffer = Buffer.alloc(0);
  #at = 0;
  /** Parts of a line whose end has not arrived yet. */
  #begun: Buffer[] = [];
  #begunBytes = 0;
  #dropping = false;
  #ended = false;
  #first = true;

  /** `arrived` is called when more lines may be available. */
  constructor(source: Readable, longestBytes: number, arrived: () => void) {
    this.#source = source;
    this.#longest = longestBytes;
    source.on('readable', arrived);
    source.on('end', () => {
      this.#ended = true;
      arrived();
    });
    // The client disconnected: the answer's connection reports it.
    source.on('error', arrived);
  }

  /** True when all lines have been read. */
  get finished(): boolean {
    return this.#ended && this.#at >= this.#piece.length && this.#begunBytes === 0 && !this.#dropping;
  }

  /** The next line that is not blank, without its line end; null while none is available. */
  next(): Line | null {
    for (;;) {
      const line = this.#nextAny();
      if (line === null || line.bytes === null || !isBlank(line.bytes)) return line;
    }
  }

  #nextAny(): Line | null {
    for (;;) {
      if (this.#at >= this.#piece.length && !this.#refill()) return this.#ended ? this.#last() : null;
      const end = this.#piece.indexOf(NEWLINE, this.#at);
      const part = this.#piece.subarray(this.#at, end < 0 ? undefined : end);
      this.#at = end < 0 ? this.#piece.length : end + 1;
      this.#keep(part);
      if (end >= 0) return this.#take();
    }
  }

  #refill(): boolean {
    const piece = this.#source.read() as Buffer | null;
    if (piece === null) return false;
    this.#piece = this.#first ? withoutMark(piece) : piece;
    this.#first = false;
    this.#at = 0;
    return true;
  }

  #keep(part: Buffer): void {
    if (this.#dropping || part.length === 0) return;
    if (this.#begunBytes + part.length > this.#longest) {
      this.#dropping = true;
      this.#begun = [];
      return;
    }
    this.#begun.push(part);
    this.#begunBytes += part.length;
  }

  #take(): Line {
    const bytes = this.#dropping ? null : this.#begun.length === 1 ? this.#begun[0] : Buffer.concat(this.#begun);
    this.#begun = [];
    this.#begunBytes = 0;
    this.#dropping = false;
    return { bytes };
  }

  /** The bytes after the last line end are a line. */
  #last(): Line | null {
    return this.#begunBytes > 0 || this.#dropping ? this.#take() : null;
  }
}

function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}

/** Removes the byte order mark that some programs write before the first line. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
