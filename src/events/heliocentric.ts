import { SUN } from '../ephemeris/source.js';
import { AU_KM, GM_SUN_KM3_PER_S2_DE440, SECONDS_PER_DAY } from '../kernel/constants.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import type { Motion, SeriesBounds } from './motion.js';

/**
 * Step and tolerances depend on the body, not on the search: they follow from the heliocentric orbit at J2000.0, or at the covered instant
 * nearest to it.
 */
const STEP_EPOCH_TDB = 0;
/** A wider or unbound orbit has the tolerances of an orbit of this size: the motion of the Sun determines the scale there. */
const WIDEST_AXIS_KM = 40 * AU_KM;

/**
 * Geometric distance of a body from the Sun, km, with its rate per day (TDB); perihelia and aphelia are its extremes. `periodDays` is the
 * period of the osculating orbit at the given instant, infinite when it is not an ellipse. Every step is checked against the function.
 */
export class HeliocentricDistance implements Motion {
  /** The step is a fraction of the period and of the time in which the body travels its own distance from the Sun, within these limits. */
  static readonly PERIOD_FRACTION = 1 / 256;
  static readonly RADIAL_FRACTION = 0.05;
  static readonly LEAST_STEP_DAYS = 0.05;
  /** Short enough to resolve the motion of the Sun caused by Mercury and Venus in the steps of the outer planets. */
  static readonly LONGEST_STEP_DAYS = 32;
  value = NaN;
  rate = NaN;
  readonly period = 0;
  readonly bounds: SeriesBounds;
  readonly periodDays: number;
  private readonly ephemeris: Ephemeris;
  private readonly body: number;
  private readonly state = new Float64Array(6);
  private readonly sun = new Float64Array(6);

  /** `gmKm3S2`: GM of the osculating orbit; that of the Sun by default, or the sum with the body's own. Errors: OutOfCoverage. */
  constructor(ephemeris: Ephemeris, body: number, tdbJ2k: number, gmKm3S2 = GM_SUN_KM3_PER_S2_DE440) {
    const gm = gmKm3S2 * SECONDS_PER_DAY * SECONDS_PER_DAY;
    this.ephemeris = ephemeris;
    this.body = body;
    this.heliocentric(tdbJ2k);
    this.periodDays = osculating(this.state, gm).periodDays;
    const covered = Math.max(STEP_EPOCH_TDB, this.reach(tdbJ2k, 'backward'));
    this.heliocentric(Math.min(covered, this.reach(tdbJ2k, 'forward')));
    const { periodDays, bend, paceDays } = osculating(
      this.state,
      GM_SUN_KM3_PER_S2_DE440 * SECONDS_PER_DAY * SECONDS_PER_DAY,
    );
    const own = HeliocentricDistance;
    const stepDays = Math.max(
      own.LEAST_STEP_DAYS,
      Math.min(periodDays * own.PERIOD_FRACTION, own.RADIAL_FRACTION * paceDays, own.LONGEST_STEP_DAYS),
    );
    this.bounds = {
      stepDays,
      valueError: (bend * stepDays * stepDays) / 320,
      rateError: (bend * stepDays) / 32,
      curvature: Infinity,
      coarseGap: 0,
      checked: true,
    };
  }

  at(tdbJ2k: number): void {
    const { state } = this;
    this.heliocentric(tdbJ2k);
    this.value = Math.hypot(state[0], state[1], state[2]);
    this.rate = (state[0] * state[3] + state[1] * state[4] + state[2] * state[5]) / this.value;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.ephemeris.reach(this.body, tdbJ2k, direction);
  }

  /** Distance at the last instant, au. */
  get distanceAu(): number {
    return this.value / AU_KM;
  }

  private heliocentric(tdbJ2k: number): void {
    const { state, sun } = this;
    this.ephemeris.barycentric(this.body, tdbJ2k, 1, state, 0);
    this.ephemeris.barycentric(SUN, tdbJ2k, 1, sun, 0);
    for (let i = 0; i < 6; i++) state[i] -= sun[i];
  }
}

/** Osculating orbit of a heliocentric state: period (days), second derivative of the distance at the apsides, time to travel its own distance. */
function osculating(state: Float64Array, gm: number): { periodDays: number; bend: number; paceDays: number } {
  const r = Math.hypot(state[0], state[1], state[2]),
    v2 = state[3] * state[3] + state[4] * state[4] + state[5] * state[5];
  const radial = state[0] * state[3] + state[1] * state[4] + state[2] * state[5];
  const a = 1 / (2 / r - v2 / gm);
  const isEllipse = a > 0 && Number.isFinite(a);
  const eccentricity = isEllipse ? Math.hypot(1 - r / a, radial / Math.sqrt(gm * a)) : 1,
    scaleKm = isEllipse ? Math.min(a, WIDEST_AXIS_KM) : WIDEST_AXIS_KM;
  return {
    periodDays: isEllipse ? 2 * Math.PI * Math.sqrt((a * a * a) / gm) : Infinity,
    bend: (eccentricity * gm) / (scaleKm * scaleKm),
    paceDays: r / Math.sqrt(v2),
  };
}
