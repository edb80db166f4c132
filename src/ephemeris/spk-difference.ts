import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { gaussLegendre } from '../kernel/quadrature.js';
import { lastEpochNotAfter, secondsSince } from './spk-segment.js';
import type { SegmentReader, SegmentWords } from './spk-segment.js';

const LARGEST_TABLE = 100;

/**
 * SPK type 21: extended modified difference arrays, the format of JPL Horizons for small bodies. A record describes one step of the
 * integration: the reference time t0, step sizes g_1 ..., position and velocity at t0, and for each axis the coefficients of the
 * acceleration over the products phi_k = prod_{i<=k} (d + g_{i-1}) / g_i, where d = t - t0 and g_0 = 0. Velocity and position are the
 * reference values plus the first and second integrals of that polynomial from 0 to d, computed here by Gauss-Legendre quadrature with
 * enough nodes to be exact for its degree.
 * Layout: records of 4 D + 11 words, N last epochs, every hundredth epoch, D (size of the table), N.
 * Source: NAIF SPK Required Reading, "Type 21", "Type 1"; F. T. Krogh, JPL memorandum on modified difference arrays.
 */
export class DifferenceSegment implements SegmentReader {
  private readonly words: SegmentWords;
  private readonly size: number;
  private readonly recordSize: number;
  private readonly count: number;
  private readonly record: Float64Array;
  private readonly products: Float64Array;
  private readonly nodes: Float64Array;
  private readonly weights: Float64Array;
  /** Index of the record in `record`. */
  private loaded = -1;

  constructor(words: SegmentWords) {
    this.words = words;
    this.count = words.count(words.fromEnd(1), 1, words.length, 'the number of records');
    this.size = words.count(words.fromEnd(2), 1, LARGEST_TABLE, 'the size of the difference table');
    this.recordSize = 4 * this.size + 11;
    if (this.count * (this.recordSize + 1) + Math.floor(this.count / 100) + 2 !== words.length)
      words.fail(`${this.count} records of ${this.recordSize} words do not make ${words.length} words`);
    this.record = new Float64Array(this.recordSize);
    this.products = new Float64Array(this.size);
    // The degree of the integrand is at most `size`: size - 1 of the last product and 1 of the weight (1 - u).
    const rule = gaussLegendre(Math.floor(this.size / 2) + 1);
    // From [-1, 1] to [0, 1].
    this.nodes = rule.nodes.map((x) => (1 + x) / 2);
    this.weights = rule.weights.map((weight) => weight / 2);
  }

  state(tdbJ2k: number, out: Float64Array): void {
    this.load(tdbJ2k);
    const { record, size, products, nodes, weights } = this;
    const d = secondsSince(tdbJ2k, record[0]);
    const reference = 1 + size,
      table = reference + 6,
      orders = table + 3 * size + 1;
    out.fill(0, 0, 9);
    for (let node = 0; node <= nodes.length; node++) {
      // The last iteration is the end of the interval, where the acceleration itself is needed.
      const u = node < nodes.length ? nodes[node] : 1;
      const at = d * u;
      products[0] = 1;
      for (let k = 1; k < record[orders - 1] - 1 && k < size; k++)
        products[k] = (products[k - 1] * (at + (k > 1 ? record[k - 1] : 0))) / record[k];
      for (let axis = 0; axis < 3; axis++) {
        let acceleration = 0;
        for (let k = record[orders + axis] - 1; k >= 0; k--)
          acceleration += record[table + axis * size + k] * products[k];
        if (node === nodes.length) {
          out[axis + 6] = acceleration * SECONDS_PER_DAY * SECONDS_PER_DAY;
          continue;
        }
        out[axis] += weights[node] * (1 - u) * acceleration;
        out[axis + 3] += weights[node] * acceleration;
      }
    }
    for (let axis = 0; axis < 3; axis++) {
      const velocity = record[reference + 2 * axis + 1];
      out[axis] = record[reference + 2 * axis] + d * (velocity + d * out[axis]);
      out[axis + 3] = (velocity + d * out[axis + 3]) * SECONDS_PER_DAY;
    }
  }

  /** Loads the first record whose last epoch is not before the instant. */
  private load(tdbJ2k: number): void {
    const { words, count, recordSize, record, size } = this;
    const epochsAt = count * recordSize;
    const seconds = tdbJ2k * SECONDS_PER_DAY;
    let index = lastEpochNotAfter(words, epochsAt, count, epochsAt + count, seconds);
    if (words.at(epochsAt + index) < seconds && index + 1 < count) index++;
    if (index === this.loaded) return;
    this.loaded = -1;
    words.copy(index * recordSize, recordSize, record);
    const most = words.count(record[recordSize - 4], 2, size + 2, `record ${index}: the largest order`);
    for (let axis = 0; axis < 3; axis++)
      words.count(
        record[recordSize - 3 + axis],
        0,
        Math.min(size, most - 1),
        `record ${index}: the order of axis ${axis}`,
      );
    for (let k = 1; k < most - 1 && k < size; k++)
      if (!(record[k] !== 0 && Number.isFinite(record[k]))) words.fail(`record ${index}: step ${k} is ${record[k]}`);
    this.loaded = index;
  }
}
