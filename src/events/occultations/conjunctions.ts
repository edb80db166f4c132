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

/** To 30" a conjunction needs no deflection. */
const CORRECTIONS: Corrections = { ...ALL_CORRECTIONS, deflection: false };
const MEAN_RATE = bodyMotion(MOON_BODY).meanSpeedDegPerDay * RAD_PER_DEG;
/** The Moon gains 9.4 to 16.8 degrees a day on any target: after 20 days she has neither met it again nor gone twice around. */
const AFTER_CONJUNCTION_DAYS = 20;
/** Least gain of the Moon on any target, radians per day (11.7 degrees less Mercury's 2.3). */
export const LEAST_GAIN = 9.2 * RAD_PER_DEG;
/** Cosine of the largest angle between the relative motion and the ecliptic (8 degrees). */
const LEAST_COS_INCLINATION = 0.99;
const place = new Float64Array(6);

/** A conjunction in longitude from which the Moon may hide the target for some place: instant and `reach`, the largest separation at which one can. */
export interface Conjunction {
  readonly ttJ2k: number;
  readonly reachRad: number;
}

/** Moon and target in longitude (true ecliptic of date), as `at` leaves them. */
class RelativeLongitude {
  difference = 0;
  rate = 0;
  latitudeDifference = 0;
  moonDistance = 0;
  targetDistance = Infinity;
  private readonly sky: Sky;
  private readonly epoch: Epoch;
  private readonly target: OccultedTarget;

  constructor(sky: Sky, target: OccultedTarget) {
    this.sky = sky;
    this.epoch = sky.newEpoch();
    this.target = target;
  }

  at(ttJ2k: number): void {
    const { epoch, target } = this;
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

/** Largest geocentric separation at which an observer at a height (Earth radii) can see the discs touch; pi as soon as he may stand beyond a body. */
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

/** Reach at an instant: whether conjunctions can be told apart at all at that height. Throws OutOfCoverage. */
export function reachAt(sky: Sky, target: OccultedTarget, height: number, ttJ2k: number): number {
  const longitude = new RelativeLongitude(sky, target);
  longitude.at(ttJ2k);
  return reach(target.radius, height, longitude.moonDistance, longitude.targetDistance);
}

/**
 * Conjunctions of Moon and target between two instants (TT, days since J2000.0), in order, from which an occultation may come for
 * an observer at a height (Earth radii). One Newton step or three find each; nothing is scanned. Throws OutOfCoverage.
 */
export function conjunctionsBetween(
  sky: Sky,
  target: OccultedTarget,
  height: number,
  start: number,
  end: number,
): Conjunction[] {
  const longitude = new RelativeLongitude(sky, target),
    found: Conjunction[] = [];
  let from = start;
  while (from <= end) {
    longitude.at(from);
    const ahead = longitude.difference - TWO_PI * Math.ceil(longitude.difference / TWO_PI - 1e-15);
    let t = from - ahead / MEAN_RATE;
    if (t > end + 4) break;
    for (let i = 0; i < 12; i++) {
      longitude.at(t);
      const step = -signedRad(longitude.difference) / longitude.rate;
      t += step;
      if (Math.abs(step) < 1e-3) break;
    }
    const reachRad = reach(target.radius, height, longitude.moonDistance, longitude.targetDistance) * 1.02 + 2e-3;
    if (t >= start && t <= end && Math.abs(longitude.latitudeDifference) * LEAST_COS_INCLINATION < reachRad)
      found.push({ ttJ2k: t, reachRad });
    from = t + AFTER_CONJUNCTION_DAYS;
  }
  return found;
}
