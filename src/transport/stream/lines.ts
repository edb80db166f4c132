import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/** A line of the input; `bytes` is null for one that was too long to be kept. */
export interface Line {
  readonly bytes: Buffer | null;
}

/**
 * Lines of a byte stream, taken one at a time. What is not asked for stays in the stream, whose own buffer and the connection then fill
 * up: reading pauses by itself. A line beyond the limit is dropped as it comes, so that memory is bounded by the limit.
 */
export class LineReader {
  readonly #source: Readable;
  readonly #longest: number;
  #piece: Buffer = Buffer.alloc(0);
  #at = 0;
  /** Parts of a line whose end has not come yet. */
  #begun: Buffer[] = [];
  #begunBytes = 0;
  #dropping = false;
  #ended = false;
  #first = true;

  /** `arrived` is called when there may be more to take. */
  constructor(source: Readable, longestBytes: number, arrived: () => void) {
    this.#source = source;
    this.#longest = longestBytes;
    source.on('readable', arrived);
    source.on('end', () => {
      this.#ended = true;
      arrived();
    });
    // Whoever sends went away: the answer's own connection tells of it.
    source.on('error', arrived);
  }

  /** True when all lines have been taken. */
  get finished(): boolean {
    return this.#ended && this.#at >= this.#piece.length && this.#begunBytes === 0 && !this.#dropping;
  }

  /** The next line that is not blank, without its end; null while none is there. */
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

  /** What stands after the last line end is a line. */
  #last(): Line | null {
    return this.#begunBytes > 0 || this.#dropping ? this.#take() : null;
  }
}

function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  return true;
}

/** Without the byte order mark that some programs put before the first line. */
const withoutMark = (bytes: Buffer): Buffer =>
  bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
