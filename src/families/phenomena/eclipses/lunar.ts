import { withDefaults } from '../../../contract/defaults.js';
import { jdOfInstant } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import {
  POLAR_RADIUS,
  subpointLatitudeDeg,
  surfaceLatitudeDeg,
  surfaceLongitudeDeg,
} from '../../../events/eclipses/ellipsoid.js';
import { lunarContacts } from '../../../events/eclipses/lunar.js';
import type { LunarContact, LunarContacts, LunarSummary } from '../../../events/eclipses/lunar.js';
import type { SunMoon } from '../../../events/eclipses/sun-moon.js';
import { SECONDS_PER_DAY, TWO_PI, WGS84_EQUATORIAL_RADIUS_KM } from '../../../kernel/constants.js';
import { directionVector } from '../../../kernel/spherical.js';
import type { Site } from '../../../reduction/origin.js';
import { bodyState, ephemerisOf, epochOf, lunarEvent, moon, sun } from './event.js';
import { findLunar, lunarRadii, oneOfText } from './find.js';
import { lunarVisibilityGeoJson } from './geojson.js';
import { contactAt } from './horizon.js';
import { lunarViews } from './views.js';
import { LunarEclipseGlobalCircumstancesRequest, LunarEclipseVisibilityRequest } from './lunar-schema.js';
import type {
  LunarEclipseGlobalCircumstancesResponse,
  LunarEclipseVisibilityLimitResponse,
  LunarEclipseVisibilityMapResponse,
} from './lunar-schema.js';
import { LUNAR_KINDS, LUNAR_MODES, LunarEclipseLocationRequest } from './schema.js';
import type { LunarEclipseLocalCircumstancesResponse, LunarMode } from './schema.js';

const CONTACTS: readonly LunarContact[] = ['p1', 'u1', 'u2', 'u3', 'u4', 'p4'];
const CANON_METHOD = 'agency_shadow_axis_apparent_sun_moon';

interface Analysis {
  readonly bodies: SunMoon;
  readonly summary: LunarSummary;
  readonly contacts: LunarContacts;
  readonly mode: LunarMode;
}

/** Identity of the model in an answer. */
const identity = (mode: LunarMode): { source_model: string; canon_method: string | null } => ({
  source_model: `engine lunar eclipse geometry, ${lunarRadii(mode).name}`,
  canon_method: mode === 'native' ? null : CANON_METHOD,
});

function analyse(
  engine: Engine,
  jdStart: number,
  kind: (typeof LUNAR_KINDS)[number],
  backward: boolean,
  mode: LunarMode,
): Analysis {
  const { bodies, summary } = findLunar(engine, jdStart, kind, backward, mode);
  return { bodies, summary, contacts: lunarContacts(bodies, summary, lunarRadii(mode)), mode };
}

/** POST /v1/eclipses/lunar/local: direction of the Moon at a place at each contact. Errors: InvalidInput, NotFound, OutOfCoverage. */
export function lunarLocal(
  engine: Engine,
  request: LunarEclipseLocationRequest,
): LunarEclipseLocalCircumstancesResponse {
  const given = withDefaults(LunarEclipseLocationRequest, request);
  const kind = oneOfText(given.kind, LUNAR_KINDS, '/kind', 'kind of lunar eclipse');
  const mode = oneOfText(given.mode, LUNAR_MODES, '/mode', 'mode');
  const { bodies, summary, contacts } = analyse(engine, request.jd_start, kind, false, mode);
  const site: Site = {
    latitudeDeg: request.latitude,
    longitudeDeg: request.longitude,
    elevationM: given.elevation_m,
  };
  const at = (t: number | null) => (t === null ? null : contactAt(engine, moon, summary.ttJ2k + t, site));
  return {
    mode,
    ...identity(mode),
    event: lunarEvent(engine, summary),
    latitude: site.latitudeDeg,
    longitude: site.longitudeDeg,
    elevation_m: site.elevationM,
    greatest: contactAt(engine, moon, summary.ttJ2k, site),
    p1: at(contacts.p1),
    u1: at(contacts.u1),
    u2: at(contacts.u2),
    u3: at(contacts.u3),
    u4: at(contacts.u4),
    p4: at(contacts.p4),
    ...(request.view_samples === undefined
      ? {}
      : {
          views: lunarViews(engine, { bodies, summary, contacts, radii: lunarRadii(mode), site }, request.view_samples),
        }),
    computation_basis: engine.basis(engine.time.instantFromTt(summary.ttJ2k)),
  };
}

/** POST /v1/eclipses/lunar/global-circumstances. Errors: NotFound, OutOfCoverage. */
export function lunarGlobal(
  engine: Engine,
  request: LunarEclipseGlobalCircumstancesRequest,
): LunarEclipseGlobalCircumstancesResponse {
  const { jd_start, kind, backward, mode } = withDefaults(LunarEclipseGlobalCircumstancesRequest, request);
  const { summary, contacts } = analyse(engine, jd_start, kind, backward, mode);
  const tt = summary.ttJ2k;
  const lasts = (from: number | null, to: number | null): number | null =>
    from === null || to === null ? null : (to - from) * SECONDS_PER_DAY;
  const epoch = (name: LunarContact) => {
    const t = contacts[name];
    return t === null ? null : epochOf(engine, tt + t);
  };
  return {
    mode,
    ...identity(mode),
    event: lunarEvent(engine, summary),
    greatest: epochOf(engine, tt),
    sun: bodyState(engine, sun, tt, lunarRadii(mode)),
    moon: bodyState(engine, moon, tt, lunarRadii(mode)),
    shadow: {
      gamma_earth_radii: summary.gamma,
      axis_distance_km: Math.abs(summary.gamma) * WGS84_EQUATORIAL_RADIUS_KM,
      moon_radius_earth_radii: summary.moonRadius,
      umbra_radius_earth_radii: summary.umbraRadius,
      penumbra_radius_earth_radii: summary.penumbraRadius,
      umbral_magnitude: summary.umbralMagnitude,
      penumbral_magnitude: summary.penumbralMagnitude,
      shadow_model:
        'circular shadow after Danjon: 1.01 lunar parallax, solar parallax and semidiameter; spherical mean-limb Sun and Moon',
    },
    penumbral_duration_seconds: lasts(contacts.p1, contacts.p4),
    partial_duration_seconds: lasts(contacts.u1, contacts.u4),
    total_duration_seconds: lasts(contacts.u2, contacts.u3),
    ephemeris: ephemerisOf(engine, tt),
    contacts: { p1: epoch('p1'), u1: epoch('u1'), u2: epoch('u2'), u3: epoch('u3'), u4: epoch('u4'), p4: epoch('p4') },
    computation_basis: engine.basis(engine.time.instantFromTt(tt)),
  };
}

/** POST /v1/eclipses/lunar/visibility: horizon ring of the Moon's centre at every contact. Errors: NotFound, OutOfCoverage. */
export function lunarVisibility(
  engine: Engine,
  request: LunarEclipseVisibilityRequest,
): LunarEclipseVisibilityMapResponse {
  const {
    jd_start,
    kind,
    backward,
    mode,
    sample_count: samples,
    format,
  } = withDefaults(LunarEclipseVisibilityRequest, request);
  const analysis = analyse(engine, jd_start, kind, backward, mode);
  const { summary, contacts } = analysis;
  const order: readonly (LunarContact | 'greatest')[] = [...CONTACTS.slice(0, 3), 'greatest', ...CONTACTS.slice(3)];
  const limits = order.flatMap((contact) => {
    const t = contact === 'greatest' ? 0 : contacts[contact];
    return t === null ? [] : [ringAt(engine, contact, summary.ttJ2k + t, samples)];
  });
  return {
    mode,
    ...identity(mode),
    event: lunarEvent(engine, summary),
    limits,
    ephemeris: ephemerisOf(engine, summary.ttJ2k),
    surface_model: 'WGS84_ZERO_ELEVATION',
    horizon_model: 'RETARDED_GEOMETRIC_MOON_CENTER',
    time_scale: 'UT1',
    atmospheric_refraction: false,
    visible_side: 'CONTAINS_SUBLUNAR_POINT',
    geojson: format === 'geojson' ? lunarVisibilityGeoJson(limits) : null,
    computation_basis: engine.basis(engine.time.instantFromTt(summary.ttJ2k)),
  };
}

/**
 * Writes the geocentric vector of the Moon with light time but without aberration (true equator of date, Earth radii) to `out`. Returns
 * Greenwich apparent sidereal time, radians.
 */
function retardedMoon(engine: Engine, ttJ2k: number, out: Float64Array): number {
  const instant = engine.time.instantFromTt(ttJ2k);
  const place = engine.sky.apparentEquatorial(moon, instant, null, {
    apparent: true,
    aberration: false,
    deflection: false,
    nutation: true,
  });
  const ra = (place.longitudeDeg * TWO_PI) / 360,
    dec = (place.latitudeDeg * TWO_PI) / 360,
    r = place.distanceKm / WGS84_EQUATORIAL_RADIUS_KM;
  directionVector(ra, dec, out, r);
  return engine.sky.epoch(instant).gastRad;
}

/**
 * Places at which the line of sight to the Moon's centre touches WGS 84. On the scaled unit sphere they form the circle q.m = 1, divided
 * evenly in angle from west through south and east to north.
 */
function ringAt(
  engine: Engine,
  contact: LunarEclipseVisibilityLimitResponse['contact'],
  ttJ2k: number,
  samples: number,
): LunarEclipseVisibilityLimitResponse {
  const place = new Float64Array(3);
  const gast = retardedMoon(engine, ttJ2k, place),
    instant = engine.time.instantFromTt(ttJ2k);
  const [mx, my] = place,
    mz = place[2] / POLAR_RADIUS,
    m = Math.hypot(mx, my, mz);
  const ux = mx / m,
    uy = my / m,
    uz = mz / m,
    rho = Math.hypot(ux, uy);
  // West and (west x up) of the scaled sublunar point.
  const wx = uy / rho,
    wy = -ux / rho;
  const sx = -uz * wy,
    sy = uz * wx,
    sz = ux * wy - uy * wx;
  const centre = 1 / m,
    radius = Math.sqrt(1 - centre * centre);
  const points = Array.from({ length: samples }, (_, i) => {
    const angle = (TWO_PI * (i % (samples - 1))) / (samples - 1),
      cos = radius * Math.cos(angle),
      sin = radius * Math.sin(angle);
    const x = centre * ux + cos * wx + sin * sx,
      y = centre * uy + cos * wy + sin * sy,
      z = (centre * uz + sin * sz) * POLAR_RADIUS;
    return { latitude_deg: surfaceLatitudeDeg(x, y, z), longitude_deg: surfaceLongitudeDeg(x, y, gast) };
  });
  return {
    contact,
    jd_ut: jdOfInstant(instant),
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    sublunar_point: {
      latitude_deg: subpointLatitudeDeg(place[0], place[1], place[2]),
      longitude_deg: surfaceLongitudeDeg(place[0], place[1], gast),
    },
    points,
  };
}
