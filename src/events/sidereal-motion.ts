import { DEG_PER_RAD } from '../kernel/constants.js';
import { LON, LON_RATE } from '../kernel/spherical.js';
import type { Epoch } from '../reduction/epoch.js';
import type { Site } from '../reduction/origin.js';
import type { Corrections } from '../reduction/stages.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import type { TimeScales } from '../time/scales.js';
import { differenceBounds } from './motion.js';
import type { Motion, SeriesBounds } from './motion.js';

/** In a quarter of a day a cubic follows the diurnal parallax of the Moon. Each step is also checked. */
const SITED: SeriesBounds = {
  stepDays: 0.25,
  valueError: 2e-3,
  rateError: 2e-2,
  curvature: 10,
  coarseGap: 0,
  checked: true,
};

/** Reduction of a longitude that is not the apparent geocentric one. */
interface Reduction {
  readonly site: Site | null;
  readonly corrections: Corrections;
  /** Needed for topocentric places, which depend on UT1. */
  readonly time: Pick<TimeScales, 'ttFromTdb' | 'ut1FromTt'>;
}

/** Longitude of date of a body, degrees, under a reduction other than the apparent geocentric one (`BodyLongitude`). */
export class ReducedLongitude implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  readonly bounds = SITED;
  private readonly sky: Sky;
  private readonly body: Body;
  private readonly reduction: Reduction;
  private readonly epoch: Epoch;
  private readonly place = new Float64Array(6);

  constructor(sky: Sky, body: Body, reduction: Reduction, epoch: Epoch = sky.newEpoch()) {
    this.sky = sky;
    this.body = body;
    this.reduction = reduction;
    this.epoch = epoch;
  }

  at(tdbJ2k: number): void {
    const { place } = this;
    const { site, corrections, time } = this.reduction,
      // The topocentric Moon moves by 0.4 mas in the 2 ms between TT and TDB.
      ttJ2k = site === null ? tdbJ2k : time.ttFromTdb(tdbJ2k);
    this.epoch.set(ttJ2k, tdbJ2k, site === null ? tdbJ2k : time.ut1FromTt(ttJ2k));
    this.sky.place(this.epoch, this.body, site, corrections, place);
    this.value = place[LON] * DEG_PER_RAD;
    this.rate = place[LON_RATE] * DEG_PER_RAD;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.sky.reach(this.body, tdbJ2k, direction);
  }
}

/**
 * Rate of an ayanamsa, degrees per day: general precession. The rate of nutation (2e-4) is omitted, because roots
 * converge on values.
 */
const AYANAMSA_RATE = 50.288 / 3600 / 365.25;
/**
 * Second derivative that nutation adds, degrees per day squared (fortnightly and semiannual terms), and the error it
 * causes in a step.
 */
const AYANAMSA_BOUNDS: SeriesBounds = {
  stepDays: 4,
  valueError: 2e-4,
  rateError: 4e-4,
  curvature: 2e-4,
  coarseGap: 0,
  checked: false,
};

/**
 * Sum of longitudes minus the ayanamsa for each of them, degrees: one mover gives its sidereal longitude, two movers
 * give the argument of the yogas. `ayanamsaDeg` takes TT, days since J2000.0.
 */
export class SiderealSum implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  readonly bounds: SeriesBounds;
  /** Number of evaluations so far. */
  evaluations = 0;
  private readonly movers: readonly Motion[];
  private readonly ayanamsaDeg: (ttJ2k: number) => number;

  constructor(movers: readonly Motion[], ayanamsaDeg: (ttJ2k: number) => number) {
    this.movers = movers;
    this.ayanamsaDeg = ayanamsaDeg;
    this.bounds = movers.map((mover) => differenceBounds(mover.bounds, AYANAMSA_BOUNDS)).reduce(differenceBounds);
  }

  at(tdbJ2k: number, coarse: boolean): void {
    this.evaluations++;
    const ayanamsa = this.ayanamsaDeg(tdbJ2k);
    let value = 0,
      rate = 0;
    for (const mover of this.movers) {
      mover.at(tdbJ2k, coarse);
      value += mover.value - ayanamsa;
      rate += mover.rate - AYANAMSA_RATE;
    }
    this.value = value;
    this.rate = rate;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    const limits = this.movers.map((mover) => mover.reach(tdbJ2k, direction));
    return direction === 'forward' ? Math.min(...limits) : Math.max(...limits);
  }
}
