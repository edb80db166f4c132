import { SUN } from '../ephemeris/source.js';
import { AU_KM, GM_SUN_KM3_PER_S2_DE440, SECONDS_PER_DAY } from '../kernel/constants.js';
import type { Ephemeris } from '../ephemeris/ephemeris.js';
import type { Motion, SeriesBounds } from './motion.js';

const state = new Float64Array(6);
const sun = new Float64Array(6);

/**
 * Step and tolerances belong to the body, not to a search: they are taken from the orbit about the Sun alone at J2000.0, or at the covered
 * instant next to it.
 */
const STEP_EPOCH_TDB = 0;
/** Tolerances of a wider orbit, or of one that never closes, are those of this one: the Sun's own motion sets the scale there. */
const WIDEST_AXIS_KM = 40 * AU_KM;

/**
 * Geometric distance of a body from the Sun, km, with its rate (TDB): what perihelia and aphelia are extremes of. `periodDays` is the
 * period of the orbit that osculates at the instant given, infinite where it is no ellipse. Every step is checked against the function.
 */
export class HeliocentricDistance implements Motion {
  /** Step: a part of the period and of the time in which the body travels its own distance from the Sun, within these limits. */
  static readonly PERIOD_FRACTION = 1 / 256;
  static readonly RADIAL_FRACTION = 0.05;
  static readonly LEAST_STEP_DAYS = 0.05;
  /** Long enough for what Mercury and Venus do to the Sun to be resolved in a step of the outer planets. */
  static readonly LONGEST_STEP_DAYS = 32;
  value = NaN;
  rate = NaN;
  readonly period = 0;
  readonly bounds: SeriesBounds;
  readonly periodDays: number;
  private readonly ephemeris: Ephemeris;
  private readonly body: number;

  /** `gmKm3S2`: GM that the osculating orbit is referred to; the Sun's unless the body's own counts. */
  constructor(ephemeris: Ephemeris, body: number, tdbJ2k: number, gmKm3S2 = GM_SUN_KM3_PER_S2_DE440) {
    const gm = gmKm3S2 * SECONDS_PER_DAY * SECONDS_PER_DAY;
    this.ephemeris = ephemeris;
    this.body = body;
    this.heliocentric(tdbJ2k);
    this.periodDays = osculating(gm).periodDays;
    const covered = Math.max(STEP_EPOCH_TDB, this.reach(tdbJ2k, 'backward'));
    this.heliocentric(Math.min(covered, this.reach(tdbJ2k, 'forward')));
    const { periodDays, bend, paceDays } = osculating(GM_SUN_KM3_PER_S2_DE440 * SECONDS_PER_DAY * SECONDS_PER_DAY);
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
    this.heliocentric(tdbJ2k);
    this.value = Math.hypot(state[0], state[1], state[2]);
    this.rate = (state[0] * state[3] + state[1] * state[4] + state[2] * state[5]) / this.value;
  }

  reach(tdbJ2k: number, direction: 'forward' | 'backward'): number {
    return this.ephemeris.reach(this.body, tdbJ2k, direction);
  }

  /** Distance of the instant evaluated last, au. */
  get distanceAu(): number {
    return this.value / AU_KM;
  }

  private heliocentric(tdbJ2k: number): void {
    this.ephemeris.barycentric(this.body, tdbJ2k, 1, state, 0);
    this.ephemeris.barycentric(SUN, tdbJ2k, 1, sun, 0);
    for (let i = 0; i < 6; i++) state[i] -= sun[i];
  }
}

/** Of the orbit that osculates to `state`: period; curvature of the distance at its apsides; time to travel its own distance. */
function osculating(gm: number): { periodDays: number; bend: number; paceDays: number } {
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
