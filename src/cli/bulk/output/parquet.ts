import type * as ParquetWriting from 'hyparquet-writer';
import type { ColumnSource } from 'hyparquet-writer';
import type { CellKind, Cells, OutColumn } from '../plan.js';
import type { Encoder } from './encoder.js';
import { Group } from './group.js';

const TYPES = {
  number: 'DOUBLE',
  integer: 'INT64',
  bigint: 'INT64',
  boolean: 'BOOLEAN',
  text: 'STRING',
  json: 'STRING',
} as const satisfies Readonly<Record<CellKind, ColumnSource['type']>>;

/** Parquet with Snappy compression: one row group for each group. */
export function parquetEncoder(parquet: typeof ParquetWriting, columns: readonly OutColumn[]): Encoder {
  const bytes = new parquet.ByteWriter();
  const schema = parquet.schemaFromColumnData({
    columnData: columns.map(({ name, kind }) => ({ name, data: [], type: TYPES[kind], nullable: true })),
  });
  const writer = new parquet.ParquetWriter({ writer: bytes, schema, createdBy: 'celestial-computation-service' });
  const group = new Group(columns);
  const taken = (): Uint8Array => {
    const copy = bytes.getBytes().slice();
    bytes.index = 0;
    // These are needed for indexes only, which are not written.
    writer.pendingIndexes = [];
    return copy;
  };
  return {
    begin: taken,
    add: (block) => {
      group.add(block);
      return new Uint8Array(0);
    },
    endGroup: () => {
      const rowGroupSize = group.rows;
      const columnData = group.take().map(({ kind, cells }, k) => ({
        name: columns[k].name,
        data: plainCells(kind, cells),
        offsetIndex: false,
      }));
      void writer.write({ columnData, rowGroupSize });
      return taken();
    },
    finish: () => {
      void writer.finish();
      return taken();
    },
    groupState: () => packed(writer.row_groups.at(-1)),
    resume: (states, length) => {
      taken();
      bytes.offset = length;
      writer.row_groups = states.map(unpacked) as typeof writer.row_groups;
      writer.num_rows = writer.row_groups.reduce((sum, { num_rows }) => sum + num_rows, 0n);
    },
  };
}

function plainCells(kind: CellKind, cells: Cells): unknown[] {
  return Array.from(cells as ArrayLike<number | string | bigint | null>, (value) => {
    if (value === null || Number.isNaN(value)) return null;
    if (kind === 'integer') return BigInt(value);
    return kind === 'boolean' ? value === 1 : value;
  });
}

/** The metadata of a row group as JSON, with bigints and bytes encoded. */
const packed = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'bigint'
        ? { $integer: String(inner) }
        : inner instanceof Uint8Array
          ? { $bytes: Buffer.from(inner).toString('base64') }
          : inner,
    ),
  );

function unpacked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpacked);
  if ('$integer' in value) return BigInt(value.$integer as string);
  if ('$bytes' in value) return new Uint8Array(Buffer.from(value.$bytes as string, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unpacked(inner)]));
}
