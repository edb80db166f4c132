import { WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import type { Epoch } from '../../reduction/epoch.js';
import { DIST, DIST_RATE, LAT, LAT_RATE, LON, LON_RATE } from '../../kernel/spherical.js';
import type { Corrections } from '../../reduction/stages.js';
import { MOON_BODY, SUN_BODY } from '../../sky/bodies.js';
import type { Sky } from '../../sky/sky.js';
import type { TimeScales } from '../../time/scales.js';
import type { OccultationSampler, OccultationState } from './window.js';

/**
 * Light time and aberration without deflection: the Sun does not deflect its own light, and it deflects that of a Moon
 * in front of it or opposite to it by less than 0.001".
 */
const CORRECTIONS: Corrections = { apparent: true, aberration: true, deflection: false, nutation: true };

/**
 * Apparent geocentric vectors of Sun and Moon at an instant of TT, true equator and equinox of date, Earth equatorial
 * radii and days. In the rest frame of the Earth, to which apparent directions belong, light, shadow axis and surface
 * form one Euclidean figure. Therefore eclipse geometry includes aberration; without it the shadow would be wrong by up
 * to 0.6 km, and a lunar eclipse by 40 s.
 */
export class SunMoon implements OccultationSampler {
  /** [x, y, z, dx, dy, dz] */
  readonly sun = new Float64Array(6);
  readonly moon = new Float64Array(6);
  readonly epoch: Epoch;
  private readonly place = new Float64Array(6);
  private readonly sky: Sky;
  private readonly time: TimeScales;

  constructor(sky: Sky, time: TimeScales) {
    this.sky = sky;
    this.time = time;
    this.epoch = sky.newEpoch();
  }

  /** Evaluates an instant (TT, days since J2000.0). Errors: OutOfCoverage. */
  at(ttJ2k: number): void {
    const { place } = this;
    this.epoch.set(ttJ2k, this.time.tdbFromTt(ttJ2k), this.time.ut1FromTt(ttJ2k));
    this.sky.placeEquatorial(this.epoch, SUN_BODY, null, CORRECTIONS, place);
    cartesian(place, this.sun);
    this.sky.placeEquatorial(this.epoch, MOON_BODY, null, CORRECTIONS, place);
    cartesian(place, this.moon);
  }

  get source(): Float64Array {
    return this.sun;
  }
  get occulter(): Float64Array {
    return this.moon;
  }

  /** Greenwich apparent sidereal time of the last instant, radians. */
  get gastRad(): number {
    return this.epoch.gastRad;
  }
}

/** Vector and rate of an apparent place in Earth equatorial radii. */
function cartesian(place: Float64Array, out: Float64Array): void {
  const r = place[DIST] / WGS84_EQUATORIAL_RADIUS_KM,
    dr = place[DIST_RATE] / WGS84_EQUATORIAL_RADIUS_KM;
  const sinA = Math.sin(place[LON]),
    cosA = Math.cos(place[LON]),
    sinD = Math.sin(place[LAT]),
    cosD = Math.cos(place[LAT]);
  const da = place[LON_RATE],
    dd = place[LAT_RATE];
  const x = cosD * cosA,
    y = cosD * sinA;
  out[0] = r * x;
  out[1] = r * y;
  out[2] = r * sinD;
  out[3] = dr * x + r * (-da * y - dd * sinD * cosA);
  out[4] = dr * y + r * (da * x - dd * sinD * sinA);
  out[5] = dr * sinD + r * dd * cosD;
}

/** Sun and Moon at a single instant as an OccultationState; a search uses it before it opens a window. */
export class MomentState implements OccultationState {
  readonly value = new Float64Array(7);
  readonly rate = new Float64Array(7);
  readonly halfDays = 0;

  /** Copies the state at the last instant of the bodies. */
  take(bodies: SunMoon): this {
    for (let i = 0; i < 3; i++) {
      this.value[i] = bodies.moon[i];
      this.value[3 + i] = bodies.sun[i];
      this.rate[i] = bodies.moon[3 + i];
      this.rate[3 + i] = bodies.sun[3 + i];
    }
    this.value[6] = bodies.gastRad;
    this.rate[6] = bodies.epoch.gastRateRadPerDay;
    return this;
  }

  at(): void {
    /* a single instant only */
  }
}
