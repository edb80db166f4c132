import { open } from 'node:fs/promises';
import type * as Arrow from 'apache-arrow';
import type { Readable } from 'node:stream';
import { InvalidInput } from '../../../kernel/errors.js';
import { isoOfDays, isoOfTicks } from '../instants.js';
import { needed } from '../packages.js';
import { lz4FrameBytes } from './lz4-frame.js';
import { columnBlocks } from './reader.js';
import type { Source } from './reader.js';

type Cells = readonly unknown[];

/** An Arrow IPC file or stream, from a path or a stream of bytes, one record batch at a time. */
export async function arrowSource(arrow: typeof Arrow, from: string | Readable): Promise<Source> {
  await admitCompression(arrow);
  const file = typeof from === 'string' ? await open(from) : null;
  let reader: Arrow.RecordBatchReader;
  try {
    reader = await arrow.RecordBatchReader.from((file ?? from) as never);
    await reader.open();
  } catch (error) {
    await file?.close();
    throw unreadable(error);
  }
  const fields = reader.schema.fields;
  let done = 0;
  async function* pieces(names: readonly string[]) {
    const wanted = fields.filter(({ name }) => names.includes(name));
    try {
      for await (const batch of reader as AsyncIterable<Arrow.RecordBatch>) {
        const columns = wanted.map((field) => [
          field.name,
          cellsOf(arrow, batch.getChild(field.name) as Arrow.Vector, field),
        ]);
        yield { rows: batch.numRows, columns: Object.fromEntries(columns) as Record<string, Cells> };
        done++;
      }
    } catch (error) {
      throw unreadable(error);
    }
  }
  const total = (reader as { readonly numRecordBatches?: number }).numRecordBatches ?? 0;
  return {
    columns: fields.map(({ name }) => name),
    total,
    done: () => done,
    blocks: ({ targets, keep, groupRows }, skip) =>
      columnBlocks(pieces([...targets.map(({ column }) => column), ...keep]), groupRows, skip),
    close: async () => {
      await reader.cancel();
      await file?.close().catch(() => undefined);
    },
  };
}

/** Files of other programs are often compressed (Feather by default, with LZ4). */
async function admitCompression(arrow: typeof Arrow): Promise<void> {
  const { compressionRegistry, CompressionType } = arrow;
  const { decompressZstd } = await needed('Arrow', () => import('hyparquet-compressors'));
  compressionRegistry.set(CompressionType.LZ4_FRAME, { decode: lz4FrameBytes });
  // A copy, because the bytes may start at any offset of a larger buffer, and columns must start at a word.
  compressionRegistry.set(CompressionType.ZSTD, { decode: (bytes) => decompressZstd(bytes).slice() });
}

const unreadable = (error: unknown): unknown =>
  error instanceof InvalidInput
    ? error
    : new InvalidInput({
        field: 'INPUT',
        message: `this cannot be read as Arrow IPC: ${error instanceof Error ? error.message : String(error)}`,
        allowed: 'a file or a stream, also compressed with LZ4 or Zstandard',
      });

const TIME_UNITS = ['second', 'millisecond', 'microsecond', 'nanosecond'] as const;

/** The cells of a column as plain values: instants and days as ISO 8601, missing values as null. */
function cellsOf(arrow: typeof Arrow, vector: Arrow.Vector, { name, type }: Arrow.Field): Cells {
  const { DataType } = arrow;
  if (DataType.isTimestamp(type)) {
    const unit = TIME_UNITS[type.unit];
    const isUtc = Boolean(type.timezone);
    return raw(vector).map((ticks) => (ticks === null ? null : isoOfTicks(BigInt(ticks), unit, isUtc)));
  }
  if (DataType.isDate(type)) {
    const isDays = type.unit === arrow.DateUnit.DAY;
    return raw(vector).map((value) =>
      value === null ? null : isoOfDays(isDays ? Number(value) : Number(value) / 86_400_000),
    );
  }
  if (DataType.isDecimal(type) || DataType.isBinary(type) || DataType.isDuration(type) || DataType.isInterval(type))
    throw new InvalidInput({
      field: 'INPUT',
      message: `the column ${name} has a type that requests do not accept; cast it before`,
      given: String(type),
    });
  const out: unknown[] = [];
  for (const value of vector as Iterable<unknown>) out.push(plain(value));
  return out;
}

/** Lists and records within cells as plain values. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Symbol.iterator in value && 'toArray' in value) return [...(value as Iterable<unknown>)].map(plain);
  const record = 'toJSON' in value ? (value as { toJSON(): unknown }).toJSON() : value;
  if (Array.isArray(record)) return record.map(plain);
  return Object.fromEntries(Object.entries(record as object).map(([key, inner]) => [key, plain(inner)]));
}

/** Values as they are stored. */
function raw(vector: Arrow.Vector): (number | bigint | null)[] {
  return vector.data.flatMap((data) =>
    Array.from({ length: data.length }, (_, i) =>
      data.getValid(i) ? ((data.values as ArrayLike<number | bigint>)[i] ?? null) : null,
    ),
  );
}
