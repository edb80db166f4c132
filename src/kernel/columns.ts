const MAGIC = 'CCSCOLS1';
const HEAD_AT = 12;

/** Content of a column: numbers, one string a row (`text`), or a sorted index from keys to rows (`index`). */
export type ColumnKind = 'f64' | 'i32' | 'u16' | 'u8' | 'text' | 'index';

/** Location of a column: offsets and lengths of its parts, in bytes from the first column. A `text` has two parts, an `index` four. */
export interface ColumnPlace {
  readonly kind: ColumnKind;
  readonly at: readonly number[];
  readonly lengths: readonly number[];
}

/** JSON head of a file of columns. */
export interface ColumnsHead<Meta> {
  readonly columns: Readonly<Record<string, ColumnPlace>>;
  readonly meta: Meta;
}

/** A column of strings, decoded from UTF-8 on access. `starts` has the first byte of each row and the end of the last. */
export class TextColumn {
  private readonly starts: Uint32Array;
  private readonly bytes: Uint8Array;

  constructor(starts: Uint32Array, bytes: Uint8Array) {
    this.starts = starts;
    this.bytes = bytes;
  }

  get count(): number {
    return this.starts.length - 1;
  }

  at(row: number): string {
    const from = this.starts[row],
      to = this.starts[row + 1];
    let text = '';
    for (let i = from; i < to; i++) {
      const byte = this.bytes[i];
      // `slice` copies: TextDecoder does not accept shared memory on every platform.
      if (byte > 127) return new TextDecoder().decode(this.bytes.slice(from, to));
      text += String.fromCharCode(byte);
    }
    return text;
  }

  /** Number of UTF-8 bytes of a row. */
  lengthAt(row: number): number {
    return this.starts[row + 1] - this.starts[row];
  }

  /** Compares a row with a UTF-8 string by bytes: negative when the row comes first, 0 when equal. */
  compare(row: number, text: Uint8Array): number {
    const from = this.starts[row],
      length = this.starts[row + 1] - from;
    for (let i = 0; i < length && i < text.length; i++)
      if (this.bytes[from + i] !== text[i]) return this.bytes[from + i] - text[i];
    return length - text.length;
  }
}

const NO_ROWS = new Uint16Array(0);

/** Maps each key to its rows. The keys are sorted by UTF-8 bytes and found by bisection, so that a lookup builds no table. */
export class KeyIndex {
  readonly keys: TextColumn;
  private readonly starts: Uint32Array;
  private readonly rowsOfKeys: Uint16Array;

  constructor(keys: TextColumn, starts: Uint32Array, rows: Uint16Array) {
    this.keys = keys;
    this.starts = starts;
    this.rowsOfKeys = rows;
  }

  /** Rows of a key (exact spelling); empty for an unknown key. */
  find(key: string): Uint16Array {
    const wanted = new TextEncoder().encode(key);
    const at = this.firstFrom(wanted);
    return at < this.keys.count && this.keys.compare(at, wanted) === 0 ? this.rowsAt(at) : NO_ROWS;
  }

  /** Rows of all keys with the prefix, in the order of the keys. */
  beginning(text: string): number[] {
    const wanted = new TextEncoder().encode(text);
    const found: number[] = [];
    for (let at = this.firstFrom(wanted); at < this.keys.count && this.keys.at(at).startsWith(text); at++)
      found.push(...this.rowsAt(at));
    return found;
  }

  rowsAt(position: number): Uint16Array {
    return this.rowsOfKeys.subarray(this.starts[position], this.starts[position + 1]);
  }

  /** Position of the first key that does not come before the UTF-8 string. */
  private firstFrom(text: Uint8Array): number {
    let low = 0,
      high = this.keys.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.keys.compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * A packed table of columns, written by tools/data/columns.ts. Columns are views of the given bytes, which threads may share; nothing is
 * unpacked. Errors: Error for a file of another format, an unknown column or a column of another kind.
 */
export class Columns<Meta> {
  readonly meta: Meta;
  private readonly name: string;
  private readonly bytes: Uint8Array;
  private readonly places: ColumnsHead<Meta>['columns'];
  private readonly dataAt: number;

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
    const ascii = (from: number, to: number): string => new TextDecoder().decode(bytes.slice(from, to));
    if (ascii(0, MAGIC.length) !== MAGIC) throw new Error(`${name} is not a file of columns`);
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
    const head = JSON.parse(ascii(HEAD_AT, HEAD_AT + length)) as ColumnsHead<Meta>;
    this.places = head.columns;
    this.meta = head.meta;
    this.dataAt = columnsDataAt(length);
  }

  f64(column: string): Float64Array {
    return new Float64Array(this.bytes.buffer, ...this.part(column, 'f64', 0, 8));
  }

  i32(column: string): Int32Array {
    return new Int32Array(this.bytes.buffer, ...this.part(column, 'i32', 0, 4));
  }

  u16(column: string): Uint16Array {
    return new Uint16Array(this.bytes.buffer, ...this.part(column, 'u16', 0, 2));
  }

  u8(column: string): Uint8Array {
    return new Uint8Array(this.bytes.buffer, ...this.part(column, 'u8', 0, 1));
  }

  text(column: string): TextColumn {
    return this.textParts(column, 'text');
  }

  index(column: string): KeyIndex {
    const keys = this.textParts(column, 'index');
    const starts = new Uint32Array(this.bytes.buffer, ...this.part(column, 'index', 2, 4));
    return new KeyIndex(keys, starts, new Uint16Array(this.bytes.buffer, ...this.part(column, 'index', 3, 2)));
  }

  private textParts(column: string, kind: ColumnKind): TextColumn {
    const starts = new Uint32Array(this.bytes.buffer, ...this.part(column, kind, 0, 4));
    return new TextColumn(starts, new Uint8Array(this.bytes.buffer, ...this.part(column, kind, 1, 1)));
  }

  /** Byte offset in the buffer and number of elements of one part of a column. */
  private part(column: string, kind: ColumnKind, part: number, size: number): [offset: number, count: number] {
    const place = this.places[column];
    if (place?.kind !== kind) throw new Error(`${this.name} has no column ${column} of ${kind}`);
    return [this.bytes.byteOffset + this.dataAt + place.at[part], place.lengths[part] / size];
  }
}

/** Byte offset of the first column for a head of the given length: a multiple of 8, because typed arrays need aligned views. */
export const columnsDataAt = (headLength: number): number => Math.ceil((HEAD_AT + headLength) / 8) * 8;

export const COLUMNS_MAGIC = MAGIC,
  COLUMNS_HEAD_AT = HEAD_AT;
