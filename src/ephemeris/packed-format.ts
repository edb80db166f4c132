import { DamagedFile, HOST_IS_LITTLE_ENDIAN } from './random-access.js';

/**
 * A packed file has 8 characters of magic, the length of the table of contents (uint32), 4 zero bytes, the table of contents (JSON, padded
 * with blanks to a multiple of 8) and the data. All numbers are little-endian.
 */
export const PACKED_MAGIC = 'CCSPACK1';
export const PACKED_HEAD_BYTES = 16;

/**
 * A function of time with `components` values, as Chebyshev granules of equal length. A coefficient is an integer times `quantum`. The
 * integer of order k has `widths[k]` bytes (never increasing with k), split over planes so that each plane is an aligned typed array: 6
 * bytes are an int32 and a uint16, 5 an int32 and a uint8, 4 an int32, 3 an int16 and a uint8, 2 an int16, 1 an int8. Within a granule a
 * plane is ordered by order, then by component.
 */
export interface PackedSeries {
  readonly body: number;
  readonly name: string;
  readonly components: number;
  readonly granuleDays: number;
  readonly granules: number;
  readonly coefficients: number;
  readonly quantum: number;
  readonly widths: readonly number[];
  /** Byte offsets of the planes from the start of the data. */
  readonly int32At: number;
  readonly int16At: number;
  readonly int8At: number;
}

/** Table of contents of a packed file. Instants are days since J2000.0, TDB for bodies and TT for nutation. */
export interface PackedContents {
  readonly kind: 'ephemeris' | 'nutation' | 'small-bodies';
  readonly label: string;
  readonly startJ2k: number;
  readonly endJ2k: number;
  /** Earth/Moon mass ratio of the source (ephemeris files). */
  readonly earthMoonMassRatio?: number;
  readonly series: readonly PackedSeries[];
}

/** Number of orders of each width, which is the number of values of one component that a granule has in each plane. */
export function planeOrders(widths: readonly number[]): {
  six: number;
  five: number;
  four: number;
  three: number;
  two: number;
  one: number;
} {
  const count = (width: number): number => widths.filter((each) => each === width).length;
  return {
    six: count(6),
    five: count(5),
    four: count(4),
    three: count(3),
    two: count(2),
    one: count(1),
  };
}

/** Reads and checks the table of contents of a packed file. `dataAt` is the byte offset of the data. Errors: `DamagedFile`. */
export function openPacked(
  name: string,
  bytes: Uint8Array,
  kind: PackedContents['kind'],
): { contents: PackedContents; dataAt: number } {
  if (!HOST_IS_LITTLE_ENDIAN) throw new DamagedFile(name, 'packed files are little-endian and this machine is not');
  if (bytes.length < PACKED_HEAD_BYTES || String.fromCharCode(...bytes.subarray(0, 8)) !== PACKED_MAGIC)
    throw new DamagedFile(name, `does not begin with ${PACKED_MAGIC}`);
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  const dataAt = PACKED_HEAD_BYTES + length;
  if (dataAt % 8 !== 0 || dataAt > bytes.length || bytes.byteOffset % 8 !== 0)
    throw new DamagedFile(name, `has a table of contents of ${length} bytes, which does not fit`);
  const contents = JSON.parse(new TextDecoder().decode(bytes.slice(PACKED_HEAD_BYTES, dataAt))) as PackedContents;
  if (contents.kind !== kind) throw new DamagedFile(name, `contains ${contents.kind} data, not ${kind}`);
  for (const series of contents.series) {
    const { six, five, four, three, two, one } = planeOrders(series.widths);
    const values = series.granules * series.components;
    const fits =
      series.int32At + values * (six + five + four) * 4 <= bytes.length - dataAt &&
      series.int16At + values * (six + three + two) * 2 <= bytes.length - dataAt &&
      series.int8At + values * (five + three + one) <= bytes.length - dataAt &&
      series.widths.length === series.coefficients &&
      series.coefficients >= 2 &&
      series.widths.every((width, k) => k === 0 || width <= series.widths[k - 1]);
    if (!fits) throw new DamagedFile(name, `is cut off: it does not contain the planes of ${series.name}`);
  }
  return { contents, dataAt };
}
