import { RAD_PER_DEG, TWO_PI } from '../kernel/constants.js';
import type { HorizonTrack } from './horizon-track.js';
import { wrapped } from './motion.js';
import { bracketedRoot } from './roots.js';

/**
 * Altitude that defines the horizon. `limb` 1: the upper limb (centre one semidiameter below), -1: the lower limb, 0:
 * the centre.
 */
export interface HorizonThreshold {
  /** Airless altitude of that point of the disc at rise or set, degrees. */
  readonly altitudeDeg: number;
  readonly limb: -1 | 0 | 1;
}

/**
 * Conventional airless altitudes of the centre, degrees: 34' of refraction, and 16' of semidiameter for Sun and Moon,
 * as in almanacs.
 */
export const LUMINARY_ALTITUDE_DEG = -0.8333,
  POINT_ALTITUDE_DEG = -0.5667;

/**
 * Visitor of the crossings, in order of time: instant (UT1, days since J2000.0) and direction. Returns true to end the
 * search.
 */
export type CrossingVisitor = (ut1J2k: number, rising: boolean) => boolean;

/** Longest cell of the scan, days. */
const MOST_STEP_DAYS = 1 / 8;
/** Two crossings closer than this (0.1 s) count as one contact with the horizon. */
const LEAST_STEP_DAYS = 1e-6;
const TOLERANCE_DAYS = 1e-10;

/**
 * Rise and set of one target at one place. The search is complete at every latitude: each interval is halved until the
 * bound of the second derivative (`HorizonTrack.curvature`) proves that the altitude does not reach the horizon in it,
 * or that it is monotone in it. A monotone interval contains an event exactly when its ends are on different sides of
 * the horizon.
 */
export class HorizonSearch {
  readonly track: HorizonTrack;
  private readonly threshold: HorizonThreshold;
  private visit: CrossingVisitor = () => true;
  private rate = 0;
  private readonly heightAt = (ut1J2k: number): number => this.height(ut1J2k);

  constructor(track: HorizonTrack, threshold: HorizonThreshold) {
    this.track = track;
    this.threshold = threshold;
  }

  /**
   * Sine of the altitude minus that of the threshold at an instant (UT1, days since J2000.0); positive when the target
   * is up. The rate per day is stored in `lastRate`. Errors: OutOfCoverage.
   */
  height(ut1J2k: number): number {
    const { track, threshold } = this;
    track.evaluate(ut1J2k);
    let altitude = threshold.altitudeDeg * RAD_PER_DEG,
      altitudeRate = 0;
    if (threshold.limb !== 0 && track.target.radiusKm > 0) {
      const semidiameter = Math.asin(Math.min(1, track.target.radiusKm / track.distanceKm));
      altitude -= threshold.limb * semidiameter;
      altitudeRate = (threshold.limb * Math.tan(semidiameter) * track.distanceRateKmPerDay) / track.distanceKm;
    }
    this.rate = track.sinAltitudeRate - Math.cos(altitude) * altitudeRate;
    return track.sinAltitude - Math.sin(altitude);
  }

  get lastRate(): number {
    return this.rate;
  }

  /**
   * Visits all crossings in [from, to) (UT1, days since J2000.0), in order of time. The scan uses a fixed grid of
   * cells, each within one interval of the track, so an event has the same value, to the last bit, in every window.
   * `slackDays`: crossings this far outside the window are visited too. Errors: OutOfCoverage.
   */
  crossings(from: number, to: number, visit: CrossingVisitor, slackDays = 0): void {
    this.visit = (at, rising) => (at < from - slackDays ? false : at >= to + slackDays || visit(at, rising));
    const step = cellDays(this.track);
    let k = Math.floor((from - slackDays) / step),
      at = k * step,
      height = this.height(at);
    while (at < to + slackDays) {
      const next = ++k * step,
        nextHeight = this.height(next);
      if (this.scan(at, height, next, nextHeight)) return;
      at = next;
      height = nextHeight;
    }
  }

  /** First crossing in the given direction in [from, to) (UT1, days since J2000.0), or null. Errors: OutOfCoverage. */
  first(from: number, to: number, rising: boolean): number | null {
    let found: number | null = null;
    this.crossings(from, to, (at, up) => {
      if (up !== rising) return false;
      found = at;
      return true;
    });
    return found;
  }

  private scan(a: number, heightA: number, b: number, heightB: number): boolean {
    const middle = (a + b) / 2,
      half = (b - a) / 2;
    const height = this.height(middle),
      slope = Math.abs(this.rate),
      bend = this.track.curvature;
    if (Math.abs(height) > slope * half + (bend * half * half) / 2) return false;
    if (slope > bend * half || half < LEAST_STEP_DAYS) {
      if (heightA >= 0 === heightB >= 0) return false;
      return this.visit(bracketedRoot(this.heightAt, a, b, TOLERANCE_DAYS, heightA, heightB), heightB >= 0);
    }
    return this.scan(a, heightA, middle, height) || this.scan(middle, height, b, heightB);
  }
}

/**
 * Length of the cells of a scan, days: the interval of the track, or an eighth of a day, which divides the longer
 * intervals exactly.
 */
const cellDays = (track: HorizonTrack): number => Math.min(MOST_STEP_DAYS, track.target.stepDays);

/**
 * Meridian passages in [from, to) (UT1, days since J2000.0), in order of time: topocentric hour angle 0 (`upper`) or
 * 180 degrees. The scan uses the grid of `crossings`. `slackDays`: passages this far outside the window are included.
 * Errors: OutOfCoverage.
 */
export function meridianPassages(
  track: HorizonTrack,
  upper: boolean,
  from: number,
  to: number,
  slackDays = 0,
): number[] {
  const found: number[] = [];
  const angle = (at: number): number => {
    track.evaluate(at);
    track.orient();
    return wrapped(track.hourAngleRad + (upper ? 0 : Math.PI), TWO_PI);
  };
  const step = cellDays(track);
  let k = Math.floor((from - slackDays) / step),
    at = k * step,
    value = angle(at);
  while (at < to + slackDays) {
    const next = ++k * step,
      nextValue = angle(next);
    // The hour angle grows by 47 degrees in a step, so at a passage it changes from a small negative to a small
    // positive value.
    if (value < 0 && nextValue >= 0 && nextValue - value < Math.PI) {
      const passage = bracketedRoot(angle, at, next, TOLERANCE_DAYS, value, nextValue);
      if (passage >= from - slackDays && passage < to + slackDays) found.push(passage);
    }
    at = next;
    value = nextValue;
  }
  return found;
}
