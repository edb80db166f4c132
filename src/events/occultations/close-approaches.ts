import { RAD_PER_DEG } from '../../kernel/constants.js';
import { DIST, LAT, LAT_RATE, LON, LON_RATE } from '../../kernel/spherical.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import type { Body } from '../../sky/bodies.js';
import type { Sky } from '../../sky/sky.js';
import type { Epoch } from '../../reduction/epoch.js';
import type { TimeScales } from '../../time/scales.js';
import { bracketedRoot } from '../roots.js';
import { EDGE_DAYS } from './conjunctions.js';
import { equatorialRadiusKm } from './target.js';
import { lookupTable } from '../../kernel/lookup.js';

/** A least geocentric separation of two bodies. Angles in radians. */
export interface CloseApproach {
  readonly ttJ2k: number;
  readonly separation: number;
  readonly discsOverlap: boolean;
}

/** Upper bounds of the apparent geocentric motion, degrees per day, with a margin (Moon at perigee 15.4). */
const FASTEST_DEG_PER_DAY = lookupTable<number>({
  Sun: 1.04,
  Moon: 15.8,
  Mercury: 2.4,
  Venus: 1.35,
  Mars: 0.9,
  Jupiter: 0.28,
  Saturn: 0.16,
  Uranus: 0.09,
  Neptune: 0.07,
  Pluto: 0.08,
});
/** Steps in which a separation has at most one minimum, days: hours for the Moon, a day for the planets. */
const MOON_STEP_DAYS = 0.1,
  PLANET_STEP_DAYS = 0.5;

/** Separation of two apparent geocentric positions, with the rate of its cosine. */
class Pair {
  separation = 0;
  /** Negative rate of cos(separation) per day; it changes from negative to positive at a least separation. */
  opening = 0;
  private sum = 0;
  private readonly a = new Float64Array(6);
  private readonly b = new Float64Array(6);
  private readonly place = new Float64Array(6);
  private readonly epoch: Epoch;
  private readonly sky: Sky;
  private readonly time: TimeScales;
  private readonly first: Body;
  private readonly second: Body;

  constructor(sky: Sky, time: TimeScales, first: Body, second: Body) {
    this.sky = sky;
    this.time = time;
    this.first = first;
    this.second = second;
    this.epoch = sky.newEpoch();
  }

  at(ttJ2k: number): void {
    this.epoch.set(ttJ2k, this.time.tdbFromTt(ttJ2k), ttJ2k);
    const { a, b } = this;
    this.sum = this.direction(this.first, a) + this.direction(this.second, b);
    this.separation = Math.atan2(
      Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]),
      a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
    );
    this.opening = -(a[3] * b[0] + a[4] * b[1] + a[5] * b[2] + a[0] * b[3] + a[1] * b[4] + a[2] * b[5]);
  }

  get semidiameters(): number {
    return this.sum;
  }

  /** Writes unit vector and rate; returns the semidiameter. */
  private direction(body: Body, out: Float64Array): number {
    const { place } = this;
    this.sky.place(this.epoch, body, null, ALL_CORRECTIONS, place);
    const sinL = Math.sin(place[LON]),
      cosL = Math.cos(place[LON]),
      sinB = Math.sin(place[LAT]),
      cosB = Math.cos(place[LAT]);
    const dl = place[LON_RATE],
      db = place[LAT_RATE];
    out[0] = cosB * cosL;
    out[1] = cosB * sinL;
    out[2] = sinB;
    out[3] = -dl * out[1] - db * sinB * cosL;
    out[4] = dl * out[0] - db * sinB * sinL;
    out[5] = db * cosB;
    return Math.asin(Math.min(1, equatorialRadiusKm(body) / place[DIST]));
  }
}

/** Input of a search for close approaches. */
export interface CloseApproachSearch {
  readonly first: Body;
  readonly second: Body;
  /** TT, days since J2000.0. */
  readonly start: number;
  readonly end: number;
  /**
   * Events up to this many days outside the window are included where the bodies are covered; the caller decides
   * whether to keep them.
   */
  readonly slackDays?: number;
  /** Radians. */
  readonly mostSeparation: number;
}

/**
 * All least apparent geocentric separations of at most `mostSeparation` (radians) between two instants (TT, days since
 * J2000.0), in order of time. The search uses the steps of a fixed grid, so an event has the same value in every search
 * that contains it; while the bodies are farther apart it skips the time that their fastest motions need. Errors:
 * OutOfCoverage.
 */
export function closeApproaches(
  sky: Sky,
  time: TimeScales,
  { first: one, second: other, start, end, slackDays = 0, mostSeparation }: CloseApproachSearch,
): CloseApproach[] {
  const pair = new Pair(sky, time, one, other),
    found: CloseApproach[] = [];
  const fastest = ((FASTEST_DEG_PER_DAY[one.name] ?? 16) + (FASTEST_DEG_PER_DAY[other.name] ?? 16)) * RAD_PER_DEG;
  const step = one.name === 'Moon' || other.name === 'Moon' ? MOON_STEP_DAYS : PLANET_STEP_DAYS;
  const opening = (t: number): number => {
    pair.at(t);
    return pair.opening;
  };
  const first = Math.max(sky.reach(one, start, 'backward'), sky.reach(other, start, 'backward')) + EDGE_DAYS,
    last = Math.min(sky.reach(one, start, 'forward'), sky.reach(other, start, 'forward')) - EDGE_DAYS;
  if (end > last + EDGE_DAYS) pair.at(end); // outside the coverage: throws OutOfCoverage
  const from = Math.max(first, start - slackDays),
    to = Math.min(last, end + slackDays);
  let k = Math.floor(from / step),
    t = Math.max(first, k * step),
    value = opening(t);
  while (t < to) {
    const leap = (pair.separation - mostSeparation) / fastest;
    k += Math.max(1, Math.floor(leap / step));
    const next = Math.min(last, k * step),
      nextValue = opening(next);
    if (leap < step && value <= 0 && nextValue > 0) {
      const at = bracketedRoot(opening, t, next, 1e-10, value, nextValue);
      pair.at(at);
      if (pair.separation <= mostSeparation && at >= from && at <= to)
        found.push({ ttJ2k: at, separation: pair.separation, discsOverlap: pair.separation < pair.semidiameters });
      pair.at(next);
    }
    t = next;
    value = nextValue;
  }
  return found;
}
