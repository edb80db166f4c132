import { SECONDS_PER_DAY } from '../kernel/constants.js';
import { DamagedFile } from './random-access.js';
import type { DoubleStore } from './random-access.js';

/** What an SPK summary says of a segment (NAIF SPK Required Reading). Times in days since J2000.0 TDB, both ends included. */
export interface SegmentSummary {
  readonly target: number;
  readonly center: number;
  readonly frame: number;
  readonly type: number;
  readonly startTdbJ2k: number;
  readonly endTdbJ2k: number;
  /** First and last word, 1-based. */
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Evaluates one segment: 9 numbers (km, km/day, km/day^2) of the target from its centre, in the segment's axes. */
export interface SegmentReader {
  state(tdbJ2k: number, out: Float64Array): void;
}

/** Where a segment reader gets its words and whom it blames. */
export class SegmentWords {
  readonly store: DoubleStore;
  readonly summary: SegmentSummary;
  constructor(store: DoubleStore, summary: SegmentSummary) {
    this.store = store;
    this.summary = summary;
  }

  get length(): number {
    return this.summary.end - this.summary.start + 1;
  }
  /** Word by 0-based place from the segment's start. */
  at(index: number): number {
    return this.store.at(this.summary.start + index);
  }
  /** Word by place from the segment's end: 1 is the last. */
  fromEnd(index: number): number {
    return this.store.at(this.summary.end + 1 - index);
  }
  copy(index: number, count: number, out: Float64Array): void {
    this.store.copy(this.summary.start + index, count, out);
  }

  fail(problem: string): never {
    const { target, center, type } = this.summary;
    throw new DamagedFile(
      this.store.access.name,
      `segment of body ${target} from ${center} (type ${type}): ${problem}`,
    );
  }

  /** A count that the segment states, which must be a whole number in [least, most]. */
  count(value: number, least: number, most: number, what: string): number {
    if (!(Number.isInteger(value) && value >= least && value <= most)) this.fail(`${what} is ${value}`);
    return value;
  }
}

/** Seconds between an instant and an epoch that the file gives in seconds; the difference is formed in days, where it loses least. */
export const secondsSince = (tdbJ2k: number, epochSeconds: number): number =>
  (tdbJ2k - epochSeconds / SECONDS_PER_DAY) * SECONDS_PER_DAY;

/**
 * Index of the last epoch that is not after `seconds`, in [0, count - 1], 0 also before the first. The segment's directory holds
 * every hundredth epoch, so that a search reads a block or two of a large file.
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
