import { seriesWithCurvature } from '../kernel/chebyshev.js';
import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { secondsSince } from './spk-segment.js';
import type { SegmentReader, SegmentWords } from './spk-segment.js';

/**
 * SPK types 2 (Chebyshev polynomials of position) and 3 (of position and velocity), records of equal length.
 * Layout: records of [mid, radius, coefficients ...], then INIT, INTLEN, RSIZE, N. Seconds and km.
 * Velocity of type 2, and acceleration of both, are derivatives of the polynomials.
 * Source: NAIF SPK Required Reading, "Type 2", "Type 3".
 */
export class ChebyshevSegment implements SegmentReader {
  private readonly words: SegmentWords;
  private readonly initSeconds: number;
  private readonly intervalSeconds: number;
  private readonly recordSize: number;
  private readonly records: number;
  private readonly coefficients: number;
  private readonly record: Float64Array;
  private readonly velocity = new Float64Array(9);
  private readonly sums = new Float64Array(3);
  /** Index of the record in `record`. */
  private loaded = -1;

  constructor(words: SegmentWords) {
    this.words = words;
    const components = words.summary.type === 3 ? 6 : 3;
    this.recordSize = words.count(words.fromEnd(2), 2 + components, words.length, 'the record size');
    this.records = words.count(words.fromEnd(1), 1, words.length, 'the number of records');
    this.initSeconds = words.fromEnd(4);
    this.intervalSeconds = words.fromEnd(3);
    this.coefficients = (this.recordSize - 2) / components;
    if (this.recordSize * this.records + 4 !== words.length || !Number.isInteger(this.coefficients))
      words.fail(`${this.records} records of ${this.recordSize} words do not make ${words.length - 4} words`);
    if (!(this.intervalSeconds > 0) || !Number.isFinite(this.initSeconds))
      words.fail('the times of the records are not valid numbers');
    this.record = new Float64Array(this.recordSize);
  }

  state(tdbJ2k: number, out: Float64Array): void {
    const wanted = Math.floor(secondsSince(tdbJ2k, this.initSeconds) / this.intervalSeconds);
    const index = wanted < 0 ? 0 : wanted < this.records ? wanted : this.records - 1;
    const record = this.record;
    if (index !== this.loaded) {
      this.loaded = -1;
      this.words.copy(index * this.recordSize, this.recordSize, record);
      if (!(record[1] > 0) || !Number.isFinite(record[0]))
        this.words.fail(`record ${index} has the radius ${record[1]}`);
      this.loaded = index;
    }
    const radiusDays = record[1] / SECONDS_PER_DAY;
    const x = secondsSince(tdbJ2k, record[0]) / record[1];
    const n = this.coefficients;
    const hasVelocity = this.words.summary.type === 3;
    for (let axis = 0; axis < 3; axis++) {
      this.series(2 + axis * n, x, radiusDays, out, axis);
      if (hasVelocity) {
        this.series(2 + (axis + 3) * n, x, radiusDays, this.velocity, axis);
        out[axis + 3] = this.velocity[axis] * SECONDS_PER_DAY;
        out[axis + 6] = this.velocity[axis + 3] * SECONDS_PER_DAY;
      }
    }
  }

  /** Writes value, first and second derivative per day of one axis at `axis`, `axis + 3` and `axis + 6` of `out`. */
  private series(at: number, x: number, radiusDays: number, out: Float64Array, axis: number): void {
    const { sums } = this;
    seriesWithCurvature(this.record, at, this.coefficients, x, sums);
    out[axis] = sums[0];
    out[axis + 3] = sums[1] / radiusDays;
    out[axis + 6] = sums[2] / (radiusDays * radiusDays);
  }
}
