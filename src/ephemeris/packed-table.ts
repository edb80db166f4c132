import { planeOrders } from './packed-format.js';
import type { PackedSeries } from './packed-format.js';

/** Number of decoded granules that are kept, so that a search that steps back and forth over a boundary decodes nothing. A power of 2. */
const CACHED = 4;
const TWO16 = 65536,
  TWO8 = 256;

/**
 * Values and derivatives of one packed series (`PackedSeries`). Allocates nothing after construction. Has work arrays: use one instance in
 * each thread.
 */
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
  /** Number of values (orders x components) of each width in a granule. */
  private readonly six: number;
  private readonly five: number;
  private readonly four: number;
  private readonly three: number;
  private readonly two: number;
  private readonly one: number;
  private readonly cachedIndex = new Int32Array(CACHED).fill(-1);
  private readonly cachedCoefficients: readonly Float64Array[];

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
    this.cachedCoefficients = Array.from({ length: CACHED }, () => new Float64Array(series.coefficients * components));
  }

  /** Decoded coefficients of a granule, ordered by order, then by component. */
  private granule(index: number): Float64Array {
    const place = index & (CACHED - 1);
    const into = this.cachedCoefficients[place];
    if (this.cachedIndex[place] !== index) {
      this.decode(index, into);
      this.cachedIndex[place] = index;
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
   * Evaluates a series of three components: writes value, rate per day and, with `order` 2, second rate at `offset` of `out`. `t` (days
   * since J2000.0) must be in [startJ2k, endJ2k], which the caller checks; just before it the first granule is extrapolated.
   */
  vector(t: number, order: 1 | 2, out: Float64Array, offset: number): void {
    const since = (t - this.startJ2k) / this.granuleDays;
    const floor = Math.floor(since);
    const index = floor > this.lastGranule ? this.lastGranule : floor < 0 ? 0 : floor;
    const c = this.granule(index);
    const x = 2 * (since - index) - 1;
    const x2 = 2 * x;
    const rate = 2 / this.granuleDays;
    const end = this.coefficients * 3;
    // T and its derivative D (and second derivative E) by three-term recurrences in increasing order.
    let t0 = 1,
      t1 = x,
      d0 = 0,
      d1 = 1;
    let px = c[0] + c[3] * x,
      py = c[1] + c[4] * x,
      pz = c[2] + c[5] * x;
    let vx = c[3],
      vy = c[4],
      vz = c[5];
    if (order === 1) {
      for (let i = 6; i < end; i += 3) {
        const d2 = 2 * t1 + x2 * d1 - d0;
        const t2 = x2 * t1 - t0;
        const cx = c[i],
          cy = c[i + 1],
          cz = c[i + 2];
        px += cx * t2;
        py += cy * t2;
        pz += cz * t2;
        vx += cx * d2;
        vy += cy * d2;
        vz += cz * d2;
        t0 = t1;
        t1 = t2;
        d0 = d1;
        d1 = d2;
      }
    } else {
      let e0 = 0,
        e1 = 0,
        ax = 0,
        ay = 0,
        az = 0;
      for (let i = 6; i < end; i += 3) {
        const e2 = 4 * d1 + x2 * e1 - e0;
        const d2 = 2 * t1 + x2 * d1 - d0;
        const t2 = x2 * t1 - t0;
        const cx = c[i],
          cy = c[i + 1],
          cz = c[i + 2];
        px += cx * t2;
        py += cy * t2;
        pz += cz * t2;
        vx += cx * d2;
        vy += cy * d2;
        vz += cz * d2;
        ax += cx * e2;
        ay += cy * e2;
        az += cz * e2;
        t0 = t1;
        t1 = t2;
        d0 = d1;
        d1 = d2;
        e0 = e1;
        e1 = e2;
      }
      out[offset + 6] = ax * rate * rate;
      out[offset + 7] = ay * rate * rate;
      out[offset + 8] = az * rate * rate;
    }
    out[offset] = px;
    out[offset + 1] = py;
    out[offset + 2] = pz;
    out[offset + 3] = vx * rate;
    out[offset + 4] = vy * rate;
    out[offset + 5] = vz * rate;
  }

  /** Evaluates a series of two components: out = [value 0, value 1, rate 0, rate 1] (per day). The caller checks that `t` is covered. */
  pair(t: number, out: Float64Array): void {
    const since = (t - this.startJ2k) / this.granuleDays;
    const floor = Math.floor(since);
    const index = floor > this.lastGranule ? this.lastGranule : floor;
    const c = this.granule(index);
    const x = 2 * (since - index) - 1;
    const x2 = 2 * x;
    const end = this.coefficients * 2;
    let t0 = 1,
      t1 = x,
      d0 = 0,
      d1 = 1;
    let p = c[0] + c[2] * x,
      q = c[1] + c[3] * x,
      v = c[2],
      w = c[3];
    for (let i = 4; i < end; i += 2) {
      const d2 = 2 * t1 + x2 * d1 - d0;
      const t2 = x2 * t1 - t0;
      p += c[i] * t2;
      q += c[i + 1] * t2;
      v += c[i] * d2;
      w += c[i + 1] * d2;
      t0 = t1;
      t1 = t2;
      d0 = d1;
      d1 = d2;
    }
    const rate = 2 / this.granuleDays;
    out[0] = p;
    out[1] = q;
    out[2] = v * rate;
    out[3] = w * rate;
  }
}
