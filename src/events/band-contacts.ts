import { bracketedRoot, maximum, minimum } from './roots.js';

/** A distance as a function of time, whose windows within a band are searched. Degrees and days. */
export interface BandDistance {
  /** Bound of the rate of the distance, degrees per day. */
  readonly fastest: number;
  /** Bound of the discontinuities of the distance, degrees. */
  readonly leap: number;
  /** The distance: the smallest absolute value of the deviations. */
  distance(t: number): number;
  /** Signed deviations from each perfect position; their number does not depend on the time. */
  deviations(t: number): readonly number[];
}

/** A window in which the distance is within the band. Days. */
export interface BandWindow {
  readonly entry: number;
  readonly exit: number;
  /** Perfections and closest approaches, in order of time. */
  readonly approaches: readonly number[];
  /** The distance is within the band at the start of the range. */
  readonly entryClipped: boolean;
  /** The distance is within the band at the end of the range. */
  readonly exitClipped: boolean;
}

/** Input of a search for the passages of a band. */
export interface BandSearch {
  /** Half width of the band, degrees. */
  readonly bandDeg: number;
  readonly boundaryToleranceDays: number;
  readonly perfectionToleranceDays: number;
  /** Called before each refinement, so that the caller can stop a search that costs too much. */
  readonly checkCost: () => void;
}

/** Steps in which the distance changes by less than this are not halved again: they can hide one turning only. Degrees. */
const SMOOTH_DEG = 0.5;
/** Near a turning the distance is flat: within this fraction of a step it changes by less than 1e-5 degrees. */
const TURNING_FRACTION = 200;
/** Spacing of the samples for approaches within a window, degrees, and bounds of their number. */
const APPROACH_SPACING_DEG = 0.25,
  MIN_APPROACH_SAMPLES = 12,
  MAX_APPROACH_SAMPLES = 2000;

interface Sample {
  readonly t: number;
  readonly d: number;
}

/**
 * The windows in which a distance is within a band, in order of time. `times`: the instants of the coarse samples, from start to end.
 * Every step in which the distance could enter or leave the band unnoticed is halved, so the coarse samples change the cost of the search
 * and not its result. Entry and exit are on the inner side of the band.
 */
export function* bandWindows(band: BandDistance, times: readonly number[], search: BandSearch): Generator<BandWindow> {
  const isInside = ({ d }: Sample): boolean => d <= search.bandDeg;
  const samples = samplesOf(band, times, search),
    start = times[0],
    end = times[times.length - 1];
  const windowOf = (entry: number, exit: number, exitClipped: boolean): BandWindow => ({
    entry,
    exit,
    approaches: approaches(band, entry, exit, search),
    entryClipped: entry === start,
    exitClipped,
  });
  let entry = isInside(samples[0]) ? start : NaN;
  for (let i = 1; i < samples.length; i++) {
    const before = samples[i - 1],
      sample = samples[i];
    if (isInside(sample) === isInside(before)) continue;
    if (isInside(sample)) entry = boundary(band, sample.t, before.t, search);
    else {
      yield windowOf(entry, boundary(band, before.t, sample.t, search), false);
      entry = NaN;
    }
  }
  if (!Number.isNaN(entry)) yield windowOf(entry, end, true);
}

/** Samples of the distance, so dense that the distance enters or leaves the band at most once between two of them. */
function samplesOf(band: BandDistance, times: readonly number[], { bandDeg, checkCost }: BandSearch): Sample[] {
  const distance = (t: number): number => band.distance(t);
  const samples: Sample[] = [{ t: times[0], d: distance(times[0]) }];
  const refine = (first: Sample, last: Sample): void => {
    const step = last.t - first.t,
      reach = band.fastest * step + band.leap;
    const sum = first.d + last.d;
    const inside = first.d <= bandDeg,
      sameSide = inside === last.d <= bandDeg;
    const isSafe = sameSide && (inside ? sum + reach <= 2 * bandDeg : sum - reach > 2 * bandDeg);
    if (!isSafe) {
      checkCost();
      if (band.fastest * step > SMOOTH_DEG) {
        const t = first.t + step / 2,
          middle = { t, d: distance(t) };
        refine(first, middle);
        refine(middle, last);
        return;
      }
      if (sameSide) {
        const tolerance = step / TURNING_FRACTION;
        const turning = inside
          ? maximum(distance, first.t, last.t, tolerance)
          : minimum(distance, first.t, last.t, tolerance);
        if (turning.value <= bandDeg !== inside) samples.push({ t: turning.x, d: turning.value });
      }
    }
    samples.push(last);
  };
  for (const t of times.slice(1)) {
    checkCost();
    refine(samples[samples.length - 1], { t, d: distance(t) });
  }
  return samples;
}

/** The crossing of the band limit between an instant within the band and one outside it, on the inner side. */
function boundary(
  band: BandDistance,
  within: number,
  outside: number,
  { bandDeg, boundaryToleranceDays }: BandSearch,
): number {
  const excess = (t: number): number => band.distance(t) - bandDeg;
  const fine = boundaryToleranceDays / 4;
  let t = bracketedRoot(excess, within, outside, fine);
  for (let step = fine; excess(t) > 0; step *= 2) {
    if (step >= Math.abs(t - within)) return within;
    t += Math.sign(within - t) * step;
  }
  return t;
}

/** Perfections and closest approaches between entry and exit, in order of time. */
function approaches(
  band: BandDistance,
  from: number,
  to: number,
  { bandDeg, perfectionToleranceDays: tolerance }: BandSearch,
): number[] {
  const wanted = Math.ceil(((to - from) * band.fastest) / APPROACH_SPACING_DEG);
  const count = Math.min(MAX_APPROACH_SAMPLES, Math.max(MIN_APPROACH_SAMPLES, wanted));
  const times = Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
  const rows = times.map((t) => band.deviations(t));
  const found: number[] = [];
  rows[0].forEach((_, k) => {
    const deviation = (t: number): number => band.deviations(t)[k];
    const values = rows.map((row) => row[k]);
    const isNearest = (t: number): boolean =>
      Math.abs(deviation(t)) <= band.distance(t) + 1e-12 && Math.abs(deviation(t)) <= bandDeg;
    for (let i = 1; i <= count; i++) {
      const before = values[i - 1],
        here = values[i];
      if (Math.min(Math.abs(before), Math.abs(here)) > 2 * bandDeg) continue;
      if (before === 0 || before > 0 !== here > 0) {
        const t =
          before === 0 ? times[i - 1] : bracketedRoot(deviation, times[i - 1], times[i], tolerance, before, here);
        if (isNearest(t)) found.push(t);
      } else if (i < count && here > 0 === values[i + 1] > 0 && isTurning(before, here, values[i + 1])) {
        const { x } = minimum((t) => Math.abs(deviation(t)), times[i - 1], times[i + 1], tolerance);
        if (isNearest(x)) found.push(x);
      }
    }
  });
  return found.sort((a, b) => a - b);
}

const isTurning = (before: number, here: number, after: number): boolean =>
  Math.abs(here) < Math.abs(before) && Math.abs(here) <= Math.abs(after);
