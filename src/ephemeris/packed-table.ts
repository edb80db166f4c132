import { pairSeries, vectorSeries } from '../kernel/chebyshev.js';
import { planeOrders } from './packed-format.js';
import type { PackedSeries } from './packed-format.js';

/** Granules kept decoded for a series: enough that a search that steps back and forth over a boundary decodes nothing. */
const HELD = 4;
const TWO16 = 65536,
  TWO8 = 256;

/** Values and derivatives of one packed series (see `PackedSeries`). Allocates nothing after construction. */
export class PackedTable {
  readonly startJ2k: number;
  readonly endJ2k: number;
  readonly components: number;
  private readonly granuleDays: number;
  private readonly lastGranule: number;
  private readonly coefficients: number;
  private readonly quantum: number;
  private readonly int32: Int32Array;
  private readonly int16: Int16Array;
  private readonly int8: Int8Array;
  /** Values (orders x components) of each width. */
  private readonly six: number;
  private readonly five: number;
  private readonly four: number;
  private readonly three: number;
  private readonly two: number;
  private readonly one: number;
  private readonly heldIndex = new Int32Array(HELD).fill(-1);
  private readonly heldCoefficients: readonly Float64Array[];

  constructor(bytes: Uint8Array, dataAt: number, startJ2k: number, series: PackedSeries) {
    const { components, granules } = series;
    const orders = planeOrders(series.widths);
    this.startJ2k = startJ2k;
    this.endJ2k = startJ2k + granules * series.granuleDays;
    this.components = components;
    this.granuleDays = series.granuleDays;
    this.lastGranule = granules - 1;
    this.coefficients = series.coefficients;
    this.quantum = series.quantum;
    this.six = orders.six * components;
    this.five = orders.five * components;
    this.four = orders.four * components;
    this.three = orders.three * components;
    this.two = orders.two * components;
    this.one = orders.one * components;
    const at = bytes.byteOffset + dataAt;
    this.int32 = new Int32Array(bytes.buffer, at + series.int32At, granules * (this.six + this.five + this.four));
    this.int16 = new Int16Array(bytes.buffer, at + series.int16At, granules * (this.six + this.three + this.two));
    this.int8 = new Int8Array(bytes.buffer, at + series.int8At, granules * (this.five + this.three + this.one));
    this.heldCoefficients = Array.from({ length: HELD }, () => new Float64Array(series.coefficients * components));
  }

  /** The decoded coefficients of a granule, order after order, in an order component after component. */
  private granule(index: number): Float64Array {
    const place = index & (HELD - 1);
    const into = this.heldCoefficients[place];
    if (this.heldIndex[place] !== index) {
      this.decode(index, into);
      this.heldIndex[place] = index;
    }
    return into;
  }

  private decode(index: number, into: Float64Array): void {
    const { int32, int16, int8, quantum, six, five, four, three, two, one } = this;
    let a = index * (six + five + four),
      b = index * (six + three + two),
      c = index * (five + three + one);
    let i = 0,
      end = six;
    for (; i < end; i++) into[i] = (int32[a++] * TWO16 + (int16[b++] & 0xffff)) * quantum;
    for (end += five; i < end; i++) into[i] = (int32[a++] * TWO8 + (int8[c++] & 0xff)) * quantum;
    for (end += four; i < end; i++) into[i] = int32[a++] * quantum;
    for (end += three; i < end; i++) into[i] = (int16[b++] * TWO8 + (int8[c++] & 0xff)) * quantum;
    for (end += two; i < end; i++) into[i] = int16[b++] * quantum;
    for (end += one; i < end; i++) into[i] = int8[c++] * quantum;
  }

  /**
   * Three components: value, rate per day and, with `order` 2, second rate, at `offset` of `out`. `t` (days since J2000.0) must lie
   * in [startJ2k, endJ2k], which the caller has checked; just before it the first granule is continued.
   */
  vector(t: number, order: 1 | 2, out: Float64Array, offset: number): void {
    const since = (t - this.startJ2k) / this.granuleDays;
    const floor = Math.floor(since);
    const index = floor > this.lastGranule ? this.lastGranule : floor < 0 ? 0 : floor;
    vectorSeries(this.granule(index), this.coefficients, 2 * (since - index) - 1, order, out, offset);
    const rate = 2 / this.granuleDays;
    out[offset + 3] *= rate;
    out[offset + 4] *= rate;
    out[offset + 5] *= rate;
    if (order === 1) return;
    out[offset + 6] *= rate * rate;
    out[offset + 7] *= rate * rate;
    out[offset + 8] *= rate * rate;
  }

  /** Two components: out = [value 0, value 1, rate 0, rate 1] (per day). The caller has checked that `t` is covered. */
  pair(t: number, out: Float64Array): void {
    const since = (t - this.startJ2k) / this.granuleDays;
    const floor = Math.floor(since);
    const index = floor > this.lastGranule ? this.lastGranule : floor;
    pairSeries(this.granule(index), this.coefficients, 2 * (since - index) - 1, out);
    const rate = 2 / this.granuleDays;
    out[2] *= rate;
    out[3] *= rate;
  }
}
