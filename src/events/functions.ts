import { AU_KM, DEG_PER_RAD } from '../kernel/constants.js';
import type { Epoch } from '../reduction/epoch.js';
import { DIST, DIST_RATE, LAT, LAT_RATE, LON, LON_RATE } from '../kernel/spherical.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import type { Corrections } from '../reduction/stages.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { longitudeBounds } from './longitude-bounds.js';
import { commonReach, differenceBounds } from './motion.js';
import type { Motion, SeriesBounds } from './motion.js';

const WITHOUT_DEFLECTION: Corrections = { ...ALL_CORRECTIONS, deflection: false };

/**
 * Apparent geocentric longitude of a body, true ecliptic and equinox of date, degrees. Functions that are evaluated at the same
 * instants may share one Epoch (from `sky.newEpoch()`), so that values that depend on the instant alone are computed once.
 */
export class BodyLongitude implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  readonly bounds: SeriesBounds;
  readonly body: Body;
  private readonly sky: Sky;
  private readonly epoch: Epoch;
  /** Sun and Moon are nearer than every deflector: their deflection is at most 0.1 and 6 microarcseconds and is omitted. */
  private readonly undeflected: boolean;
  private readonly place = new Float64Array(6);

  constructor(sky: Sky, body: Body, epoch: Epoch = sky.newEpoch()) {
    this.sky = sky;
    this.body = body;
    this.epoch = epoch;
    this.bounds = longitudeBounds(body);
    this.undeflected = this.bounds.coarseGap === 0;
  }

  at(tdbJ2k: number, coarse: boolean): void {
    const { place } = this;
    this.epoch.set(tdbJ2k, tdbJ2k, tdbJ2k);
    this.sky.place(
      this.epoch,
      this.body,
      null,
      coarse || this.undeflected ? WITHOUT_DEFLECTION : ALL_CORRECTIONS,
      place,
    );
    this.value = place[LON] * DEG_PER_RAD;
    this.rate = place[LON_RATE] * DEG_PER_RAD;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.sky.reach(this.body, tdbJ2k, direction);
  }
}

/** Difference of two longitudes, first minus second, degrees. */
export class LongitudeDifference implements Motion {
  value = NaN;
  rate = NaN;
  readonly period = 360;
  readonly bounds: SeriesBounds;
  private readonly first: Motion;
  private readonly second: Motion;

  constructor(first: Motion, second: Motion) {
    this.first = first;
    this.second = second;
    this.bounds = differenceBounds(first.bounds, second.bounds);
  }

  at(tdbJ2k: number, coarse: boolean): void {
    this.first.at(tdbJ2k, coarse);
    this.second.at(tdbJ2k, coarse);
    this.value = this.first.value - this.second.value;
    this.rate = this.first.rate - this.second.rate;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return commonReach(this.first, this.second, tdbJ2k, direction);
  }
}

type Coordinate = 'latitude' | 'declination' | 'right_ascension' | 'distance_au';

/** Tolerances of the cubic for coordinates that are not tabulated: every step is checked. */
const COORDINATE_BOUNDS = (coordinate: Coordinate, body: Body): SeriesBounds => {
  const stepDays = Math.min(longitudeBounds(body).stepDays, 8);
  const scale = coordinate === 'distance_au' ? 1e-2 : 1;
  return {
    stepDays,
    valueError: 2e-3 * scale,
    rateError: 2e-3 * scale,
    curvature: 0.6 * scale,
    coarseGap: coordinate === 'distance_au' ? 0 : 5.5e-4,
    checked: true,
  };
};

/** Apparent geocentric latitude, declination or right ascension of date (degrees), or apparent distance (au) of a body. */
export class BodyCoordinate implements Motion {
  value = NaN;
  rate = NaN;
  readonly period: number;
  readonly bounds: SeriesBounds;
  private readonly sky: Sky;
  private readonly body: Body;
  private readonly coordinate: Coordinate;
  private readonly epoch: Epoch;
  private readonly place = new Float64Array(6);

  constructor(sky: Sky, body: Body, coordinate: Coordinate, epoch: Epoch = sky.newEpoch()) {
    this.sky = sky;
    this.body = body;
    this.coordinate = coordinate;
    this.epoch = epoch;
    this.period = coordinate === 'right_ascension' ? 360 : 0;
    this.bounds = COORDINATE_BOUNDS(coordinate, body);
  }

  at(tdbJ2k: number, coarse: boolean): void {
    this.epoch.set(tdbJ2k, tdbJ2k, tdbJ2k);
    const { place } = this;
    const corrections = coarse ? WITHOUT_DEFLECTION : ALL_CORRECTIONS;
    if (this.coordinate === 'latitude' || this.coordinate === 'distance_au')
      this.sky.place(this.epoch, this.body, null, corrections, place);
    else this.sky.placeEquatorial(this.epoch, this.body, null, corrections, place);
    if (this.coordinate === 'distance_au') {
      this.value = place[DIST] / AU_KM;
      this.rate = place[DIST_RATE] / AU_KM;
    } else if (this.coordinate === 'right_ascension') {
      this.value = place[LON] * DEG_PER_RAD;
      this.rate = place[LON_RATE] * DEG_PER_RAD;
    } else {
      this.value = place[LAT] * DEG_PER_RAD;
      this.rate = place[LAT_RATE] * DEG_PER_RAD;
    }
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.sky.reach(this.body, tdbJ2k, direction);
  }
}
