import { signedDeg } from '../kernel/angle.js';

/** Longitude (degrees) and its rate (degrees a day) at a time. */
export interface MotionSample {
  readonly longitudeDeg: number;
  readonly rateDegPerDay: number;
}

/** Arc of a motion around its longitude at time 0, degrees: `lowDeg` is at most 0, `highDeg` at least 0. */
export interface MotionRange {
  readonly centreDeg: number;
  readonly lowDeg: number;
  readonly highDeg: number;
}

/** Samples of the interval between which a change of sign of the rate is noticed (house rule). */
const INTERVALS = 8;
/** A station is bisected to this many days, 0.009 seconds; the longitude then has its extreme to far less than 1e-9 degrees. */
const STATION_DAYS = 1e-7;

/** The longitude at the station between two times, degrees, found by bisection of the rate. */
function stationDeg(motion: (days: number) => MotionSample, from: number, to: number, rateBefore: number): number {
  let [before, after] = [from, to];
  while (after - before > STATION_DAYS) {
    const middle = (before + after) / 2;
    if (middle <= before || middle >= after) break;
    if (motion(middle).rateDegPerDay * rateBefore > 0) before = middle;
    else after = middle;
  }
  return motion(before).longitudeDeg;
}

/**
 * The arc of longitudes that a body covers from `-halfDays` to `halfDays`. Stations in the interval are found by bisection, so that the arc
 * of a body that turns is complete. The motion must cover less than 180 degrees to either side.
 */
export function motionRange(motion: (days: number) => MotionSample, halfDays: number): MotionRange {
  const centreDeg = motion(0).longitudeDeg;
  let lowDeg = 0,
    highDeg = 0;
  const include = (longitudeDeg: number): void => {
    const offset = signedDeg(longitudeDeg - centreDeg);
    lowDeg = Math.min(lowDeg, offset);
    highDeg = Math.max(highDeg, offset);
  };
  const times = Array.from({ length: INTERVALS + 1 }, (_, i) => -halfDays + (2 * halfDays * i) / INTERVALS),
    samples = times.map(motion);
  samples.forEach(({ longitudeDeg, rateDegPerDay }, i) => {
    include(longitudeDeg);
    const before = i === 0 ? null : samples[i - 1];
    if (before !== null && rateDegPerDay * before.rateDegPerDay < 0)
      include(stationDeg(motion, times[i - 1], times[i], before.rateDegPerDay));
  });
  return { centreDeg, lowDeg, highDeg };
}

/** The arc of consecutive longitudes around the first one. Neighbours must be less than 180 degrees apart. */
export function sampledRange(longitudesDeg: readonly number[]): MotionRange {
  let offset = 0,
    lowDeg = 0,
    highDeg = 0;
  longitudesDeg.forEach((longitudeDeg, i) => {
    if (i > 0) offset += signedDeg(longitudeDeg - longitudesDeg[i - 1]);
    lowDeg = Math.min(lowDeg, offset);
    highDeg = Math.max(highDeg, offset);
  });
  return { centreDeg: longitudesDeg[0], lowDeg, highDeg };
}
