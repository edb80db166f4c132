import { jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import type { LunarSummary } from '../../../events/eclipses/lunar.js';
import type { EclipseRadii } from '../../../events/eclipses/radii.js';
import { sarosMember, sarosSeries } from '../../../events/eclipses/saros.js';
import type { SolarSummary } from '../../../events/eclipses/solar.js';
import { separationRad } from '../../../kernel/spherical.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG, WGS84_EQUATORIAL_RADIUS_KM } from '../../../kernel/constants.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import type { Corrections } from '../../../reduction/stages.js';
import { LUNAR_POINTS, MOON_BODY, SUN_BODY, TRUE_NODE } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { Instant } from '../../../time/instant.js';
import type { EclipseEpochResponse, EclipseEventResponse, EclipseGeocentricBodyStateResponse } from './schema.js';

/** Light time and aberration without deflection, as in the geometry of eclipses. */
const WITHOUT_DEFLECTION: Corrections = { apparent: true, aberration: true, deflection: false, nutation: true };
const CORRECTION_POLICY =
  'apparent geocentric place: light time and annual aberration, precession and nutation; no gravitational deflection, parallax or refraction';
const SEASON_DEG = 18;
const MEAN_LUNATION_DAYS = 29.53059,
  LUNATIONS_IN_SAROS = 223;
/** Nineteen tropical years, days. */
const METONIC_DAYS = 6939.6018;
const RESET_YEARS = 0.08,
  RESET_AGE_DEG = 15;

export const sun = SUN_BODY,
  moon = MOON_BODY;
const trueNode = LUNAR_POINTS[TRUE_NODE];

interface Kind {
  readonly type: string;
  readonly magnitude: number;
  readonly solar: boolean;
  readonly lunar: boolean;
  readonly gamma: number;
  readonly lunation: number;
  readonly central: boolean | null;
  readonly penumbral: number | null;
}

const positive = (value: number, modulus: number): number => value - modulus * Math.floor(value / modulus) + 0;

/** Event at an instant: positions of Sun, Moon and node, and the data of the eclipse. */
function eventAt(engine: Engine, instant: Instant, kind: Kind): EclipseEventResponse {
  const s = engine.sky.apparent(sun, instant, null, WITHOUT_DEFLECTION),
    m = engine.sky.apparent(moon, instant, null, WITHOUT_DEFLECTION);
  const node = engine.sky.apparent(trueNode, instant).longitudeDeg;
  const fromNode = separationDeg(s.longitudeDeg, node),
    nodeDistance = Math.min(fromNode, 180 - fromNode);
  const days = instant.ut1J2k,
    cycle = positive(days / MEAN_LUNATION_DAYS, LUNATIONS_IN_SAROS),
    metonic = (19 * positive(days, METONIC_DAYS)) / METONIC_DAYS;
  const age = normalizeDeg(m.longitudeDeg - s.longitudeDeg);
  const luminary = kind.solar ? 'solar' : 'lunar';
  return {
    jd_ut: days + J2000_JD,
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    data: {
      eclipse_type: kind.type,
      is_eclipse_season: nodeDistance < SEASON_DEG,
      is_solar_eclipse: kind.solar,
      is_lunar_eclipse: kind.lunar,
      eclipse_magnitude: kind.magnitude,
      sun_longitude: s.longitudeDeg,
      moon_longitude: m.longitudeDeg,
      node_longitude: node,
      moon_latitude: m.latitudeDeg,
      sun_node_distance: nodeDistance,
      angular_separation_3d: separation(s.longitudeDeg, s.latitudeDeg, m.longitudeDeg, m.latitudeDeg),
      saros_index: cycle,
      metonic_year: metonic,
      metonic_is_reset:
        (metonic < RESET_YEARS || metonic > 19 - RESET_YEARS) && (age < RESET_AGE_DEG || age > 360 - RESET_AGE_DEG),
      saros_series: sarosSeries(luminary, kind.lunation),
      saros_member: sarosMember(luminary, kind.lunation),
      gamma: kind.gamma,
      is_central: kind.central,
      penumbral_magnitude: kind.penumbral,
      saros_lunation_number: kind.lunation,
      saros_cycle_position: cycle,
    },
  };
}

const separation = (lon1: number, lat1: number, lon2: number, lat2: number): number =>
  separationRad(lon1 * RAD_PER_DEG, lat1 * RAD_PER_DEG, lon2 * RAD_PER_DEG, lat2 * RAD_PER_DEG) * DEG_PER_RAD;

/**
 * Event of greatest eclipse; `local` replaces type, magnitude and instant by those of one place. Errors: OutOfCoverage.
 */
export function solarEvent(
  engine: Engine,
  summary: SolarSummary,
  local?: { readonly instant: Instant; readonly type: string; readonly magnitude: number },
): EclipseEventResponse {
  return eventAt(engine, local?.instant ?? engine.time.instantFromTt(summary.ttJ2k), {
    type: local?.type ?? summary.type,
    magnitude: local?.magnitude ?? summary.discs.magnitude,
    solar: true,
    lunar: false,
    gamma: summary.gamma,
    lunation: summary.lunation,
    central: summary.central,
    penumbral: null,
  });
}

/** Event of greatest eclipse. Errors: OutOfCoverage. */
export function lunarEvent(engine: Engine, summary: LunarSummary): EclipseEventResponse {
  return eventAt(engine, engine.time.instantFromTt(summary.ttJ2k), {
    type: summary.type,
    magnitude: summary.umbralMagnitude > 0 ? summary.umbralMagnitude : summary.penumbralMagnitude,
    solar: false,
    lunar: true,
    gamma: summary.gamma,
    lunation: summary.lunation,
    central: null,
    penumbral: summary.penumbralMagnitude,
  });
}

/** Instant in both time scales, with the source of TT - UT1. */
export function epochOf(engine: Engine, ttJ2k: number): EclipseEpochResponse {
  const instant = engine.time.instantFromTt(ttJ2k);
  return {
    jd_tt: ttJ2k + J2000_JD,
    jd_ut1: jdOfInstant(instant),
    delta_t_seconds: instant.deltaTSeconds,
    time_policy: `TT - UT1 of the service's time scales: ${instant.deltaTSource}`,
  };
}

/** Apparent geocentric place of Sun or Moon, with disc and parallax. Errors: OutOfCoverage. */
export function bodyState(
  engine: Engine,
  body: Body,
  ttJ2k: number,
  radii: EclipseRadii,
): EclipseGeocentricBodyStateResponse {
  const place = engine.sky.apparentEquatorial(body, engine.time.instantFromTt(ttJ2k), null, WITHOUT_DEFLECTION);
  const radiusKm = (body === sun ? radii.sun : radii.moonUmbra) * WGS84_EQUATORIAL_RADIUS_KM;
  return {
    body: body === sun ? 'Sun' : 'Moon',
    right_ascension_deg: normalizeDeg(place.longitudeDeg),
    declination_deg: place.latitudeDeg,
    distance_km: place.distanceKm,
    semidiameter_deg: Math.asin(radiusKm / place.distanceKm) * DEG_PER_RAD,
    horizontal_parallax_deg: Math.asin(WGS84_EQUATORIAL_RADIUS_KM / place.distanceKm) * DEG_PER_RAD,
    origin: 'earth_center',
    frame: 'true_equator_and_equinox_of_date',
    correction_policy: CORRECTION_POLICY,
  };
}

/** Name of the ephemeris at an instant (TT, days since J2000.0). Errors: OutOfCoverage. */
export const ephemerisOf = (engine: Engine, ttJ2k: number): string =>
  engine.basis(engine.time.instantFromTt(ttJ2k)).ephemeris.source;
