import type { Readable } from 'node:stream';
import { InvalidInput } from '../../../kernel/errors.js';
import { csvRows } from '../csv-read.js';
import type { Block, Plan } from '../plan.js';
import { isBlank } from '../rows.js';
import { roomIn } from './reader.js';
import type { Source } from './reader.js';

const NEWLINE = 0x0a,
  QUOTE = 0x22;
/** Longest row. The limit bounds the memory of the reader. */
const LONGEST_ROW_BYTES = 16_777_216;

/** Lines of bytes with their line ends. In CSV, a line end within quotes does not end the line. Blank lines are omitted. */
async function* lines(stream: Readable, quoted: boolean, read: (bytes: number) => void): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0),
    first = true;
  const ends = new LineEnds(quoted);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    read(chunk.length);
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    if (first && rest[0] === 0xef && rest[1] === 0xbb && rest[2] === 0xbf) rest = rest.subarray(3);
    first = false;
    let start = 0;
    for (let end = ends.next(rest); end >= 0; end = ends.next(rest)) {
      const line = rest.subarray(start, end + 1);
      start = end + 1;
      if (!isBlank(line.subarray(0, -1))) yield line;
    }
    rest = rest.subarray(start);
    ends.shift(start);
    if (rest.length > LONGEST_ROW_BYTES) throw tooLong();
  }
  if (!isBlank(rest)) yield rest.at(-1) === NEWLINE ? rest : Buffer.concat([rest, Buffer.from('\n')]);
}

/** Finds line ends in bytes that grow at their end; each byte is read once. */
class LineEnds {
  readonly #quoted: boolean;
  #at = 0;
  #inside = false;

  constructor(quoted: boolean) {
    this.#quoted = quoted;
  }

  /** Index of the next line end; -1 if it has not arrived yet. */
  next(bytes: Buffer): number {
    if (!this.#quoted) {
      const end = bytes.indexOf(NEWLINE, this.#at);
      this.#at = end < 0 ? bytes.length : end + 1;
      return end;
    }
    for (; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at];
      if (byte === QUOTE) this.#inside = !this.#inside;
      else if (byte === NEWLINE && !this.#inside) return this.#at++;
    }
    return -1;
  }

  /** Reports that bytes were removed from the beginning. */
  shift(bytes: number): void {
    this.#at -= bytes;
  }
}

const tooLong = (): InvalidInput =>
  new InvalidInput({
    field: 'INPUT',
    message: 'a row has no end (in CSV: a quote that is not closed)',
    allowed: `rows of at most ${LONGEST_ROW_BYTES} bytes`,
  });

/** Lines of JSON, or a CSV file whose first row has the names of its columns. */
export async function textSource(stream: Readable, form: 'ndjson' | 'csv', total: number): Promise<Source> {
  let read = 0;
  const rows = lines(stream, form === 'csv', (bytes) => (read += bytes));
  const head = form === 'csv' ? await readHead(rows) : null;
  return {
    columns: head,
    total,
    done: () => read,
    blocks: (plan, skip) => textBlocks(rows, plan, skip),
    close: async () => void stream.destroy(),
  };
}

async function readHead(rows: AsyncGenerator<Buffer>): Promise<string[]> {
  const { value } = await rows.next();
  const [head] = value ? csvRows((value as Buffer).toString('utf8')) : [];
  if (head === undefined || head instanceof Error)
    throw new InvalidInput({ field: 'INPUT', message: 'a CSV begins with the names of its columns' });
  const names = head.map((name) => name.trim());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined)
    throw new InvalidInput({ field: 'INPUT', message: 'two columns have one name', given: twice });
  return names;
}

async function* textBlocks(rows: AsyncIterable<Buffer>, plan: Plan, skip: number): AsyncGenerator<Block> {
  let row = 0,
    first = skip,
    held: Buffer[] = [];
  const block = (): Block => {
    // A copy, because its memory is transferred to the thread.
    const size = held.reduce((sum, line) => sum + line.length, 0);
    const text = new Uint8Array(size);
    let at = 0;
    for (const line of held) {
      text.set(line, at);
      at += line.length;
    }
    const made = { first, rows: held.length, text };
    first += held.length;
    held = [];
    return made;
  };
  for await (const line of rows) {
    if (row++ < skip) continue;
    held.push(line);
    if (roomIn(first, held.length, plan.groupRows) === 0) yield block();
  }
  if (held.length > 0) yield block();
}
