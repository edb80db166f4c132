import { COLUMNS_HEAD_AT, COLUMNS_MAGIC, columnsDataAt } from '../../src/kernel/columns.js';
import type { ColumnPlace, ColumnsHead } from '../../src/kernel/columns.js';

type Column =
  | Float64Array
  | Int32Array
  | Uint16Array
  | Uint8Array
  /** One string for each row. */
  | readonly string[]
  /** Each key with its rows. */
  | ReadonlyMap<string, readonly number[]>;

const encoder = new TextEncoder();

/** Writes a file of columns (see src/kernel/columns.ts). */
export function packColumns(columns: Readonly<Record<string, Column>>, meta: unknown): Uint8Array {
  const parts: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const put = (
    array: Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array,
  ): [at: number, length: number] => {
    const at = size;
    parts.push({ at, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) });
    size = Math.ceil((at + array.byteLength) / 8) * 8;
    return [at, array.byteLength];
  };
  const text = (rows: readonly string[]): [number, number][] => {
    const encoded = rows.map((row) => encoder.encode(row));
    const starts = new Uint32Array(rows.length + 1);
    encoded.forEach((bytes, i) => {
      starts[i + 1] = starts[i] + bytes.length;
    });
    return [put(starts), put(Buffer.concat(encoded))];
  };
  const place = (kind: ColumnPlace['kind'], list: readonly (readonly [number, number])[]): ColumnPlace => ({
    kind,
    at: list.map(([at]) => at),
    lengths: list.map(([, length]) => length),
  });
  const places = Object.fromEntries(
    Object.entries(columns).map(([name, column]): [string, ColumnPlace] => {
      if (column instanceof Float64Array) return [name, place('f64', [put(column)])];
      if (column instanceof Int32Array) return [name, place('i32', [put(column)])];
      if (column instanceof Uint16Array) return [name, place('u16', [put(column)])];
      if (column instanceof Uint8Array) return [name, place('u8', [put(column)])];
      if (column instanceof Map) {
        const sorted = [...(column as ReadonlyMap<string, readonly number[]>)].sort(([a], [b]) =>
          Buffer.compare(Buffer.from(a), Buffer.from(b)),
        );
        const starts = new Uint32Array(sorted.length + 1);
        sorted.forEach(([, rows], i) => {
          starts[i + 1] = starts[i] + rows.length;
        });
        const rows = sorted.flatMap(([, list]) => list);
        if (rows.some((row) => row < 0 || row > 65_535)) throw new Error(`${name}: a row does not fit in 16 bits`);
        return [name, place('index', [...text(sorted.map(([key]) => key)), put(starts), put(Uint16Array.from(rows))])];
      }
      return [name, place('text', text(column as readonly string[]))];
    }),
  );
  const head = encoder.encode(JSON.stringify({ columns: places, meta } satisfies ColumnsHead<unknown>));
  const dataAt = columnsDataAt(head.length);
  const file = new Uint8Array(dataAt + size);
  file.set(encoder.encode(COLUMNS_MAGIC));
  new DataView(file.buffer).setUint32(COLUMNS_MAGIC.length, head.length, true);
  file.set(head, COLUMNS_HEAD_AT);
  for (const { at, bytes } of parts) file.set(bytes, dataAt + at);
  return file;
}
