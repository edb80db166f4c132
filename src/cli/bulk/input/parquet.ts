import { open } from 'node:fs/promises';
import type * as Parquet from 'hyparquet';
import type { Compressors, SchemaElement } from 'hyparquet';
import { InvalidInput } from '../../../kernel/errors.js';
import { isoOfDays, isoOfTicks } from '../instants.js';
import { columnBlocks } from './reader.js';
import type { Source } from './reader.js';

type Cells = readonly unknown[];

/** A Parquet file, read by row groups; only the columns in use are read. */
export async function parquetSource(parquet: typeof Parquet, compressors: Compressors, path: string): Promise<Source> {
  const handle = await open(path);
  const { size } = await handle.stat();
  const file: Parquet.AsyncBuffer = {
    byteLength: size,
    slice: async (start, end = size) => {
      const buffer = new ArrayBuffer(end - start);
      await handle.read(new Uint8Array(buffer), 0, end - start, start);
      return buffer;
    },
  };
  let metadata: Parquet.FileMetaData;
  try {
    metadata = await parquet.parquetMetadataAsync(file);
  } catch (error) {
    await handle.close();
    throw unreadable(error);
  }
  const elements = parquet.parquetSchema(metadata).children.map(({ element }) => element);
  let done = 0;
  async function* pieces(names: readonly string[]) {
    const scans = await Promise.all(
      elements
        .filter(({ name }) => names.includes(name))
        .map(async (element) => {
          const { name } = element;
          const parsers = parsersOf(element);
          return { name, scan: await parquet.parquetScan({ file, metadata, compressors, columns: [name], parsers }) };
        }),
    );
    for (const { num_rows } of metadata.row_groups) {
      const rows = Number(num_rows);
      const columns: Record<string, Cells> = {};
      for (const { name, scan } of scans) {
        const cells = await scan
          .readColumn({ column: name, rowStart: done, rowEnd: done + rows })
          .catch((error: unknown) => {
            throw unreadable(error);
          });
        columns[name] = Array.isArray(cells) ? cells : Array.from(cells as ArrayLike<unknown>);
      }
      yield { rows, columns };
      done += rows;
    }
  }
  return {
    columns: elements.map(({ name }) => name),
    total: Number(metadata.num_rows),
    done: () => done,
    blocks: ({ targets, keep, groupRows }, skip) =>
      columnBlocks(pieces([...targets.map(({ column }) => column), ...keep]), groupRows, skip),
    close: () => handle.close(),
  };
}

const unreadable = (error: unknown): InvalidInput =>
  new InvalidInput({
    field: 'INPUT',
    message: `this cannot be read as Parquet: ${error instanceof Error ? error.message : String(error)}`,
  });

/** Instants and days as ISO 8601, exactly. */
function parsersOf({ logical_type: type, converted_type: converted }: SchemaElement): Partial<Parquet.ParquetParsers> {
  // The older annotation means UTC. INT96 has no zone; programs that write it use UTC.
  const isUtc = type?.type === 'TIMESTAMP' ? type.isAdjustedToUTC : converted !== undefined || type === undefined;
  return {
    timestampFromMilliseconds: (ticks) => isoOfTicks(BigInt(ticks), 'millisecond', isUtc),
    timestampFromMicroseconds: (ticks) => isoOfTicks(BigInt(ticks), 'microsecond', isUtc),
    timestampFromNanoseconds: (ticks) => isoOfTicks(BigInt(ticks), 'nanosecond', isUtc),
    dateFromDays: isoOfDays,
  };
}
