import type * as Arrow from 'apache-arrow';
import type { BlockAnswer, CellKind, Cells, OutColumn } from '../plan.js';
import type { Encoder } from './encoder.js';
import { Group } from './group.js';

/** The position of a record batch in the file. */
interface Place {
  readonly metaDataLength: number;
  readonly bodyLength: number;
  readonly offset: number;
}

/** Arrow IPC: one record batch for each group, as a stream or as a file with its footer. */
export function arrowEncoder(arrow: typeof Arrow, columns: readonly OutColumn[], form: 'file' | 'stream'): Encoder {
  const schema = new arrow.Schema(columns.map(({ name, kind }) => new arrow.Field(name, typeOf(arrow, kind), true)));
  const Base = form === 'file' ? arrow.RecordBatchFileWriter : arrow.RecordBatchStreamWriter;

  /** Returns its bytes on request, and can continue after batches that an earlier run wrote. */
  class Writer extends Base {
    #pieces: Uint8Array[] = [];

    start(): void {
      this.reset(undefined, schema);
    }

    taken(): Uint8Array {
      const bytes = Buffer.concat(this.#pieces);
      this.#pieces = [];
      return bytes;
    }

    lastPlace(): Place | undefined {
      const last = this._recordBatchBlocks.at(-1);
      return last && { metaDataLength: last.metaDataLength, bodyLength: last.bodyLength, offset: last.offset };
    }

    goOn(places: readonly Place[], bytes: number): void {
      this.start();
      this.taken();
      this._recordBatchBlocks.push(...places);
      this._position = bytes;
    }

    end(): void {
      this._writeFooter(schema);
    }

    protected override _write(
      chunk: Parameters<InstanceType<typeof Base>['_write' & keyof InstanceType<typeof Base>]>[0],
    ): this {
      if (!this._started) return this;
      const view = chunk as unknown as ArrayBufferView;
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      if (bytes.byteLength > 0) this.#pieces.push(bytes);
      this._position += bytes.byteLength;
      return this;
    }
  }

  const writer = new Writer();
  const group = new Group(columns);
  return {
    begin: () => {
      writer.start();
      return writer.taken();
    },
    add: (block: BlockAnswer) => {
      group.add(block);
      return new Uint8Array(0);
    },
    endGroup: () => {
      const length = group.rows;
      const children = group.take().map(({ kind, cells }) => dataOf(arrow, kind, cells));
      const data = arrow.makeData({ type: new arrow.Struct(schema.fields), length, nullCount: 0, children });
      writer.write(new arrow.RecordBatch(schema, data));
      return writer.taken();
    },
    finish: () => {
      writer.end();
      return writer.taken();
    },
    groupState: () => writer.lastPlace() ?? null,
    resume: (states, bytes) => writer.goOn(states as readonly Place[], bytes),
  };
}

function typeOf(arrow: typeof Arrow, kind: CellKind): Arrow.DataType {
  switch (kind) {
    case 'number':
      return new arrow.Float64();
    case 'integer':
    case 'bigint':
      return new arrow.Int64();
    case 'boolean':
      return new arrow.Bool();
    default:
      return new arrow.Utf8();
  }
}

/** A column with its validity bitmap. */
function dataOf(arrow: typeof Arrow, kind: CellKind, cells: Cells): Arrow.Data {
  const length = cells.length;
  const missing = (i: number): boolean => (cells instanceof Float64Array ? Number.isNaN(cells[i]) : cells[i] === null);
  const nullBitmap = new Uint8Array(((length + 63) >> 6) << 3);
  let nullCount = 0;
  for (let i = 0; i < length; i++)
    if (missing(i)) nullCount++;
    else nullBitmap[i >> 3] |= 1 << (i & 7);
  const common = { length, nullCount, nullBitmap };
  switch (kind) {
    case 'number':
      // A missing value is a zero with its validity bit cleared; NaN means missing.
      return arrow.makeData({
        type: new arrow.Float64(),
        ...common,
        data: (cells as Float64Array).map((value) => value || 0),
      });
    case 'integer':
    case 'bigint': {
      const data = new BigInt64Array(length);
      for (let i = 0; i < length; i++) if (!missing(i)) data[i] = BigInt(cells[i] as number | bigint);
      return arrow.makeData({ type: new arrow.Int64(), ...common, data });
    }
    case 'boolean': {
      const data = new Uint8Array(nullBitmap.length);
      for (let i = 0; i < length; i++) if (cells[i] === 1) data[i >> 3] |= 1 << (i & 7);
      return arrow.makeData({ type: new arrow.Bool(), ...common, data });
    }
    default: {
      const texts = (cells as readonly (string | null)[]).map((text) => Buffer.from(text ?? ''));
      const valueOffsets = new Int32Array(length + 1);
      for (let i = 0; i < length; i++) valueOffsets[i + 1] = valueOffsets[i] + texts[i].length;
      return arrow.makeData({ type: new arrow.Utf8(), ...common, valueOffsets, data: Buffer.concat(texts) });
    }
  }
}
