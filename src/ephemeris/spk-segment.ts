import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { DamagedFile } from './random-access.js';
import type { DoubleStore } from './random-access.js';

/** Summary of an SPK segment (NAIF SPK Required Reading). Both ends, in days since J2000.0 TDB, are covered. */
export interface SegmentSummary {
  readonly target: number;
  readonly center: number;
  readonly frame: number;
  readonly type: number;
  readonly startTdbJ2k: number;
  readonly endTdbJ2k: number;
  /** Addresses of the first and the last word, 1-based. */
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Evaluates one segment: writes 9 numbers (km, km/day, km/day^2) of the target from its centre in the axes of the segment. */
export interface SegmentReader {
  state(tdbJ2k: number, out: Float64Array): void;
}

/** The words of a segment, and the errors that name it. */
export class SegmentWords {
  readonly store: DoubleStore;
  readonly summary: SegmentSummary;
  constructor(store: DoubleStore, summary: SegmentSummary) {
    this.store = store;
    this.summary = summary;
  }

  /** Number of words. */
  get length(): number {
    return this.summary.end - this.summary.start + 1;
  }
  /** The word at a 0-based index from the start of the segment. */
  at(index: number): number {
    return this.store.at(this.summary.start + index);
  }
  /** The word at an index from the end of the segment: 1 is the last. */
  fromEnd(index: number): number {
    return this.store.at(this.summary.end + 1 - index);
  }
  /** Copies `count` words from a 0-based index to the start of `out`. */
  copy(index: number, count: number, out: Float64Array): void {
    this.store.copy(this.summary.start + index, count, out);
  }

  /** Errors: `DamagedFile` that names the file and the segment. */
  fail(problem: string): never {
    const { target, center, type } = this.summary;
    throw new DamagedFile(
      this.store.access.name,
      `segment of body ${target} from ${center} (type ${type}): ${problem}`,
    );
  }

  /** Returns a count of the segment. Errors: `DamagedFile` unless it is an integer in [least, most]. */
  count(value: number, least: number, most: number, what: string): number {
    if (!(Number.isInteger(value) && value >= least && value <= most)) this.fail(`${what} is ${value}`);
    return value;
  }
}

/**
 * Seconds from an epoch in seconds to an instant in days (both TDB since J2000.0). The difference is computed in days, which loses the
 * least digits.
 */
export const secondsSince = (tdbJ2k: number, epochSeconds: number): number =>
  (tdbJ2k - epochSeconds / SECONDS_PER_DAY) * SECONDS_PER_DAY;

/**
 * Index of the last epoch that is not after `seconds`, in [0, count - 1]; 0 also before the first. It uses the directory of every hundredth
 * epoch, so that a search reads only one or two blocks of a large file.
 */
export function lastEpochNotAfter(
  words: SegmentWords,
  epochsAt: number,
  count: number,
  directoryAt: number,
  seconds: number,
): number {
  let low = 0,
    high = Math.floor((count - 1) / 100);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words.at(directoryAt + middle) <= seconds) low = middle + 1;
    else high = middle;
  }
  let first = low * 100,
    last = Math.min(first + 99, count - 1);
  if (low > 0) first -= 1;
  while (first < last) {
    const middle = (first + last + 1) >> 1;
    if (words.at(epochsAt + middle) <= seconds) first = middle;
    else last = middle - 1;
  }
  return first;
}
