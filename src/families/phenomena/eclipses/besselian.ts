import { jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import type { SolarEclipse } from '../../../events/eclipses/solar.js';
import { greenwichApparentSiderealTimeRad } from '../../../frames/sidereal.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { polynomialFit } from '../../../kernel/polynomial-fit.js';
import type { SolarEclipseGlobalCircumstancesResponse } from './solar-schema.js';
import { ephemerisOf } from './event.js';

const NODES = 25,
  SPAN_HOURS = 3;

/**
 * Besselian elements at greatest eclipse, and their polynomials (cubic in x, y; quadratic in d, l1, l2; linear in mu)
 * around the nearest full hour of TT (Explanatory Supplement 3rd ed., section 11.3).
 */
export function besselianElements(
  engine: Engine,
  eclipse: SolarEclipse,
): SolarEclipseGlobalCircumstancesResponse['besselian'] {
  const { cone, summary } = eclipse,
    tt = summary.ttJ2k,
    instant = engine.time.instantFromTt(tt);
  cone.at(0);
  const ra = cone.axisRightAscensionRad;
  return {
    jd_ut1: jdOfInstant(instant),
    jd_tt: tt + J2000_JD,
    x: cone.x,
    y: cone.y,
    d: cone.axisDeclinationRad * DEG_PER_RAD,
    mu: normalizeDeg((ephemerisSiderealTime(engine, tt) - ra) * DEG_PER_RAD),
    l1: cone.l1,
    l2: cone.l2,
    tan_f1: cone.tanF1,
    tan_f2: cone.tanF2,
    ephemeris: ephemerisOf(engine, tt),
    axis_model: 'earth_reception_light_time_center_of_mass',
    aberration_model: 'annual_aberration_of_sun_and_moon',
    frame: 'true_equator_and_equinox_of_date',
    hour_angle_model: 'tt_ephemeris_hour_angle',
    radius_model: 'engine_spherical_mean_limb',
    mu_ut1: normalizeDeg((cone.gastRad - ra) * DEG_PER_RAD),
    polynomials: polynomials(engine, eclipse),
  };
}

/** Sidereal time for UT1 = TT, with which an hour angle is independent of delta T, radians. */
function ephemerisSiderealTime(engine: Engine, ttJ2k: number): number {
  const epoch = engine.sky.epoch(engine.time.instantFromTt(ttJ2k));
  return greenwichApparentSiderealTimeRad(ttJ2k, ttJ2k, epoch.dpsiRad, epoch.meanObliquityRad);
}

function polynomials(
  engine: Engine,
  eclipse: SolarEclipse,
): SolarEclipseGlobalCircumstancesResponse['besselian']['polynomials'] {
  const {
    cone,
    summary: { ttJ2k },
  } = eclipse;
  const t0 = Math.round((ttJ2k + 0.5) * 24) / 24 - 0.5,
    offset = t0 - ttJ2k;
  const hours: number[] = [],
    rows: { x: number; y: number; d: number; mu: number; l1: number; l2: number }[] = [];
  let last = NaN;
  for (let i = 0; i < NODES; i++) {
    const h = SPAN_HOURS * -Math.cos((Math.PI * (i + 0.5)) / NODES),
      t = offset + h / 24;
    cone.at(t);
    let mu = (ephemerisSiderealTime(engine, ttJ2k + t) - cone.axisRightAscensionRad) * DEG_PER_RAD;
    // The hour angle grows with time; it is unwrapped from the first value, which is reduced to one turn at t0 below.
    mu = Number.isNaN(last) ? mu : mu + 360 * Math.ceil((last - mu) / 360);
    last = mu;
    hours.push(h);
    rows.push({ x: cone.x, y: cone.y, d: cone.axisDeclinationRad * DEG_PER_RAD, mu, l1: cone.l1, l2: cone.l2 });
  }
  const fit = (key: 'x' | 'y' | 'd' | 'mu' | 'l1' | 'l2', degree: number): number[] =>
    polynomialFit(
      hours,
      rows.map((row) => row[key]),
      degree,
    );
  const mu = fit('mu', 1);
  mu[0] = normalizeDeg(mu[0]);
  cone.at(0);
  return {
    t0_jd_tt: t0 + J2000_JD,
    x: fit('x', 3),
    y: fit('y', 3),
    d: fit('d', 2),
    mu,
    l1: fit('l1', 2),
    l2: fit('l2', 2),
  };
}
