import { PACKED_HEAD_BYTES, PACKED_MAGIC } from '../../src/ephemeris/packed-format.js';
import type { PackedContents, PackedSeries } from '../../src/ephemeris/packed-format.js';

/** Integer coefficients of a series, ordered by granule, then order, then component. */
export interface QuantizedSeries {
  readonly body: number;
  readonly name: string;
  readonly components: number;
  readonly granuleDays: number;
  readonly granules: number;
  readonly coefficients: number;
  readonly quantum: number;
  readonly integers: Float64Array;
}

const LIMITS = [1, 2, 3, 4, 5, 6].map((bytes) => 2 ** (8 * bytes - 1));

/** Number of bytes for the largest integer of each order; never fewer than a higher order needs. */
function byteWidths(series: QuantizedSeries): number[] {
  const { integers, coefficients, components } = series;
  const widths = new Array<number>(coefficients).fill(1);
  for (let i = 0; i < integers.length; i++) {
    const order = Math.floor(i / components) % coefficients;
    const value = integers[i];
    while (!(value >= -LIMITS[widths[order] - 1] && value < LIMITS[widths[order] - 1])) {
      if (widths[order] === 6)
        throw new Error(`${series.name}: a coefficient of ${value} quanta does not fit in 6 bytes`);
      widths[order]++;
    }
  }
  for (let k = coefficients - 2; k >= 0; k--) widths[k] = Math.max(widths[k], widths[k + 1]);
  return widths;
}

interface Planes {
  widths: number[];
  int32: Int32Array;
  int16: Int16Array;
  int8: Int8Array;
}

function splitPlanes(series: QuantizedSeries): Planes {
  const { integers, components, coefficients } = series;
  const widths = byteWidths(series);
  const of = (...list: number[]): number =>
    widths.filter((width) => list.includes(width)).length * components * series.granules;
  const planes = {
    widths,
    int32: new Int32Array(of(6, 5, 4)),
    int16: new Int16Array(of(6, 3, 2)),
    int8: new Int8Array(of(5, 3, 1)),
  };
  let a = 0,
    b = 0,
    c = 0;
  for (let i = 0; i < integers.length; i++) {
    const value = integers[i];
    const back: number[] = [];
    switch (widths[Math.floor(i / components) % coefficients]) {
      case 6:
        planes.int32[a] = Math.floor(value / 65536);
        planes.int16[b] = value - planes.int32[a] * 65536;
        back.push(planes.int32[a++] * 65536 + (planes.int16[b++] & 0xffff));
        break;
      case 5:
        planes.int32[a] = Math.floor(value / 256);
        planes.int8[c] = value - planes.int32[a] * 256;
        back.push(planes.int32[a++] * 256 + (planes.int8[c++] & 0xff));
        break;
      case 4:
        planes.int32[a] = value;
        back.push(planes.int32[a++]);
        break;
      case 3:
        planes.int16[b] = Math.floor(value / 256);
        planes.int8[c] = value - planes.int16[b] * 256;
        back.push(planes.int16[b++] * 256 + (planes.int8[c++] & 0xff));
        break;
      case 2:
        planes.int16[b] = value;
        back.push(planes.int16[b++]);
        break;
      default:
        planes.int8[c] = value;
        back.push(planes.int8[c++]);
    }
    // An integer that is not read back unchanged is an error of the builder (a plane overflows); it must not be written.
    if (back[0] !== value)
      throw new Error(`${series.name}: coefficient ${i} is ${value} quanta, the planes give ${back[0]}`);
  }
  return planes;
}

/** Writes a packed file (see src/ephemeris/packed-format.ts). */
export function packFile(head: Omit<PackedContents, 'series'>, list: readonly QuantizedSeries[]): Uint8Array {
  const parts: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const place = (array: Int32Array | Int16Array | Int8Array): number => {
    const at = size;
    parts.push({ at, bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength) });
    size = Math.ceil((at + array.byteLength) / 8) * 8;
    return at;
  };
  const series: PackedSeries[] = list.map((each) => {
    const planes = splitPlanes(each);
    const { body, name, components, granuleDays, granules, coefficients, quantum } = each;
    return {
      body,
      name,
      components,
      granuleDays,
      granules,
      coefficients,
      quantum,
      widths: planes.widths,
      int32At: place(planes.int32),
      int16At: place(planes.int16),
      int8At: place(planes.int8),
    };
  });
  const json = JSON.stringify({ ...head, series } satisfies PackedContents);
  const contents = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 8) * 8));
  const file = new Uint8Array(PACKED_HEAD_BYTES + contents.length + size);
  file.set(new TextEncoder().encode(PACKED_MAGIC));
  new DataView(file.buffer).setUint32(8, contents.length, true);
  file.set(contents, PACKED_HEAD_BYTES);
  for (const { at, bytes } of parts) file.set(bytes, PACKED_HEAD_BYTES + contents.length + at);
  return file;
}
