import { EARTH } from '../ephemeris/source.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import { DEG_PER_RAD } from '../kernel/constants.js';
import { LON, LON_RATE } from '../kernel/spherical.js';
import type { Epoch } from '../reduction/epoch.js';
import { LUNAR_POINTS, MEAN_NODE } from '../sky/bodies.js';
import type { FoundStar } from '../sky/stars/star-names.js';
import { TRUE_STAR } from '../sky/stars/stars.js';
import type { Stars } from '../sky/stars/stars.js';
import { longitudeBounds } from './longitude-bounds.js';
import type { Motion } from './motion.js';

/**
 * The longitude of the true place of a star as a search function: space motion, precession and nutation, as on the star routes. Degrees,
 * ecliptic and equinox of date; TDB days since J2000.0.
 */
export class StarLongitude implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  /** Nutation on a nearly uniform motion: the bounds of the mean node apply. */
  readonly bounds = longitudeBounds(LUNAR_POINTS[MEAN_NODE]);
  private readonly stars: Stars;
  private readonly ephemeris: Pick<Ephemeris, 'reach'>;
  private readonly star: FoundStar['star'];
  private readonly epoch: Epoch;
  private readonly place = new Float64Array(6);

  /** `epoch`: shared with the other functions of a search. */
  constructor(stars: Stars, ephemeris: Pick<Ephemeris, 'reach'>, star: FoundStar['star'], epoch: Epoch) {
    this.stars = stars;
    this.ephemeris = ephemeris;
    this.star = star;
    this.epoch = epoch;
  }

  /** Sets `value` and `rate` to the longitude and its rate at an instant. */
  at(tdbJ2k: number): void {
    this.epoch.set(tdbJ2k, tdbJ2k, tdbJ2k);
    this.stars.place(this.star, this.epoch, null, TRUE_STAR, this.place);
    this.value = this.place[LON] * DEG_PER_RAD;
    this.rate = this.place[LON_RATE] * DEG_PER_RAD;
  }

  /** The end of the coverage from an instant in a direction: that of the Earth. */
  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.ephemeris.reach(EARTH, tdbJ2k, direction);
  }
}
