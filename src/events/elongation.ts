import { DEG_PER_RAD } from '../kernel/constants.js';
import type { Epoch } from '../reduction/epoch.js';
import { LAT, LAT_RATE, LON, LON_RATE, separationRad } from '../kernel/spherical.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import { SUN_BODY } from '../sky/bodies.js';
import type { Body } from '../sky/bodies.js';
import type { Sky } from '../sky/sky.js';
import { wrapped } from './motion.js';
import type { Motion, SeriesBounds } from './motion.js';

/** Geocentric elongation of a body from the Sun in apparent places, degrees, with its rate per day; the rate is not defined at 0. */
export class Elongation implements Motion {
  value = NaN;
  rate = NaN;
  /** True when the body is east of the Sun (evening sky). */
  east = false;
  readonly period = 0;
  readonly bounds: SeriesBounds = {
    stepDays: 4,
    valueError: 2e-2,
    rateError: 2e-2,
    curvature: Infinity,
    coarseGap: 0,
    checked: true,
  };
  private readonly sky: Sky;
  private readonly body: Body;
  private readonly epoch: Epoch;
  private readonly place = new Float64Array(6);
  private readonly sun = new Float64Array(6);

  constructor(sky: Sky, body: Body) {
    this.sky = sky;
    this.body = body;
    this.epoch = sky.newEpoch();
  }

  at(tdbJ2k: number): void {
    const { place, sun } = this;
    this.epoch.set(tdbJ2k, tdbJ2k, tdbJ2k);
    this.sky.place(this.epoch, this.body, null, ALL_CORRECTIONS, place);
    this.sky.place(this.epoch, SUN_BODY, null, ALL_CORRECTIONS, sun);
    const d = place[LON] - sun[LON],
      sd = Math.sin(d),
      cd = Math.cos(d);
    const s1 = Math.sin(sun[LAT]),
      c1 = Math.cos(sun[LAT]),
      s2 = Math.sin(place[LAT]),
      c2 = Math.cos(place[LAT]);
    const angle = separationRad(sun[LON], sun[LAT], place[LON], place[LAT]);
    // d/dt of cos(angle) = s1 s2 + c1 c2 cos d.
    const cosRate =
      (c1 * s2 - s1 * c2 * cd) * sun[LAT_RATE] +
      (s1 * c2 - c1 * s2 * cd) * place[LAT_RATE] -
      c1 * c2 * sd * (place[LON_RATE] - sun[LON_RATE]);
    this.value = angle * DEG_PER_RAD;
    this.rate = (-cosRate / Math.max(1e-12, Math.sin(angle))) * DEG_PER_RAD;
    this.east = wrapped(d, 2 * Math.PI) >= 0;
  }
  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.sky.reach(this.body, tdbJ2k, direction);
  }
}
