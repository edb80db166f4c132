import { RAD_PER_DEG, TWO_PI } from '../../kernel/constants.js';
import { signedRad } from '../../kernel/angle.js';
import { DIST, LAT, LON, LON_RATE } from '../../kernel/spherical.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import type { Corrections } from '../../reduction/stages.js';
import type { Sky } from '../../sky/sky.js';
import { TRUE_STAR } from '../../sky/stars/stars.js';
import type { Epoch } from '../../reduction/epoch.js';
import { WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { MOON_BODY } from '../../sky/bodies.js';
import { bodyMotion } from '../../sky/body-motion.js';
import { MOON_RADIUS } from './target.js';
import type { OccultedTarget } from './target.js';

/** Deflection is negligible: an accuracy of 30" suffices here. */
const CORRECTIONS: Corrections = { ...ALL_CORRECTIONS, deflection: false };
const MEAN_RATE = bodyMotion(MOON_BODY).meanSpeedDegPerDay * RAD_PER_DEG;
/**
 * Length of the fixed cells in which conjunctions are searched, days. The Moon gains 9.4 to 16.8 degrees per day on
 * every target, so in 20 days it passes the target at most once and completes less than one revolution.
 */
const CELL_DAYS = 20;
const CONVERGED_DAYS = 1e-9;
/** Margin to the ends of the ephemeris, days, so that rounding cannot exceed the coverage. */
export const EDGE_DAYS = 1e-6;
/** Least gain of the Moon on any target, radians per day (11.7 degrees minus 2.3 of Mercury). */
export const LEAST_GAIN = 9.2 * RAD_PER_DEG;
/** Cosine of the largest angle between the relative motion and the ecliptic (8 degrees). */
const LEAST_COS_INCLINATION = 0.99;

/**
 * Conjunction in longitude near which the Moon may occult the target for some place. `reach`: largest separation at
 * which this is possible, radians.
 */
export interface Conjunction {
  readonly ttJ2k: number;
  readonly reachRad: number;
}

/** Longitude of the Moon minus that of the target, true ecliptic of date. `at` writes the fields. */
class RelativeLongitude {
  difference = 0;
  rate = 0;
  latitudeDifference = 0;
  moonDistance = 0;
  targetDistance = Infinity;
  private readonly place = new Float64Array(6);
  private readonly sky: Sky;
  private readonly epoch: Epoch;
  private readonly target: OccultedTarget;

  constructor(sky: Sky, target: OccultedTarget) {
    this.sky = sky;
    this.epoch = sky.newEpoch();
    this.target = target;
  }

  at(ttJ2k: number): void {
    const { epoch, target, place } = this;
    epoch.set(ttJ2k, ttJ2k, ttJ2k);
    let lon = 0,
      lat = 0,
      rate = 0;
    if (target.body !== null) {
      this.sky.place(epoch, target.body, null, CORRECTIONS, place);
      lon = place[LON];
      lat = place[LAT];
      rate = place[LON_RATE];
      this.targetDistance = place[DIST] / WGS84_EQUATORIAL_RADIUS_KM;
    } else if (target.star?.kind === 'catalogue') {
      target.star.stars.place(target.star, epoch, null, TRUE_STAR, place);
      lon = place[LON];
      lat = place[LAT];
    } else if (target.star !== null) {
      lon = target.star.longitudeDeg * RAD_PER_DEG;
      lat = target.star.latitudeDeg * RAD_PER_DEG;
    }
    this.sky.place(epoch, MOON_BODY, null, CORRECTIONS, place);
    this.moonDistance = place[DIST] / WGS84_EQUATORIAL_RADIUS_KM;
    this.difference = place[LON] - lon;
    this.rate = place[LON_RATE] - rate;
    this.latitudeDifference = place[LAT] - lat;
  }
}

/**
 * Largest geocentric separation (radians) at which an observer at a height (Earth radii) can see the discs touch; pi
 * when the observer may be beyond one of the bodies.
 */
function reach(radius: number, height: number, moon: number, target: number): number {
  const observer = Math.max(1, 1 + height);
  if (observer >= moon || observer >= target) return Math.PI;
  const parallax = Math.asin(observer / moon) + (target === Infinity ? 0 : Math.asin(observer / target));
  return Math.min(
    Math.PI,
    parallax +
      Math.asin(Math.min(1, MOON_RADIUS / (moon - observer))) +
      (target === Infinity ? 0 : Math.asin(Math.min(1, radius / (target - observer)))),
  );
}

/** Largest separation at an instant (TT, days since J2000.0), radians; see `reach`. Errors: OutOfCoverage. */
export function reachAt(sky: Sky, target: OccultedTarget, height: number, ttJ2k: number): number {
  const longitude = new RelativeLongitude(sky, target);
  longitude.at(ttJ2k);
  return reach(target.radius, height, longitude.moonDistance, longitude.targetDistance);
}

/** Interval around an instant in which Moon and target are covered (TT), reduced by a margin for rounding. */
function covered(sky: Sky, target: OccultedTarget, at: number): { first: number; last: number } {
  const reachOf = (direction: 'forward' | 'backward'): number[] =>
    [MOON_BODY, target.body ?? MOON_BODY].map((body) => sky.reach(body, at, direction));
  return { first: Math.max(...reachOf('backward')) + EDGE_DAYS, last: Math.min(...reachOf('forward')) - EDGE_DAYS };
}

/**
 * Conjunctions of Moon and target between two instants (TT, days since J2000.0), and up to `beyond` days outside where
 * both are covered, near which an observer at a height (Earth radii) may see an occultation, in order of time. The
 * search uses fixed cells, so a conjunction has the same value, to the last bit, in every search that contains it.
 * Errors: OutOfCoverage.
 */
export function conjunctionsBetween(
  { sky, target, height }: { readonly sky: Sky; readonly target: OccultedTarget; readonly height: number },
  start: number,
  end: number,
  beyond: number,
): Conjunction[] {
  const longitude = new RelativeLongitude(sky, target),
    found: Conjunction[] = [],
    { first, last } = covered(sky, target, start);
  if (end > last + EDGE_DAYS) longitude.at(end); // outside the coverage: throws OutOfCoverage
  const from = Math.max(first, start - beyond),
    to = Math.min(last, end + beyond);
  const turnAt = (t: number): number => {
    longitude.at(t);
    return longitude.difference - TWO_PI * Math.floor(longitude.difference / TWO_PI);
  };
  let k = Math.floor(from / CELL_DAYS),
    left = Math.max(first, k * CELL_DAYS),
    turn = turnAt(left);
  for (; left < to; k++) {
    const right = Math.min(last, (k + 1) * CELL_DAYS),
      next = turnAt(right);
    if (next < turn) {
      const ttJ2k = conjunctionNear(longitude, left + (TWO_PI - turn) / MEAN_RATE);
      const reachRad = reach(target.radius, height, longitude.moonDistance, longitude.targetDistance) * 1.02 + 2e-3;
      const near = Math.abs(longitude.latitudeDifference) * LEAST_COS_INCLINATION < reachRad;
      if (near && ttJ2k >= from && ttJ2k <= to) found.push({ ttJ2k, reachRad });
    }
    left = right;
    turn = next;
  }
  return found;
}

/** Conjunction that Newton's method finds from a guess; `longitude` remains evaluated there. */
function conjunctionNear(longitude: RelativeLongitude, guess: number): number {
  let t = guess;
  for (let i = 0; i < 12; i++) {
    longitude.at(t);
    const step = -signedRad(longitude.difference) / longitude.rate;
    if (Math.abs(step) < CONVERGED_DAYS) break;
    t += step;
  }
  return t;
}
