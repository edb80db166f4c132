import type { PlaceFrame, SiderealChartProvenanceResponse } from '../contract/sidereal-chart.js';
import { signIndex } from '../doctrine/zodiac/zodiac.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Site } from '../reduction/origin.js';
import type { Body } from '../sky/bodies.js';
import { LUNAR_POINTS } from '../sky/bodies.js';
import type { Instant } from '../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from './ayanamsa.js';
import { housesAt } from './houses.js';
import { observerSite } from './observer.js';

interface SiderealChartRequest {
  readonly dt: string;
  readonly ayanamsa_system?: string;
  readonly bodies?: readonly string[] | null;
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly observer_elev_m?: number;
  readonly include_nodes?: boolean;
  readonly house_system?: string | null;
  readonly place_frame?: PlaceFrame;
}

/** A chart in the sidereal zodiac. Longitudes by body name, degrees in [0, 360). */
export interface SiderealChart {
  readonly instant: Instant;
  readonly jdUt1: number;
  readonly ayanamsaDeg: number;
  readonly tropical: Readonly<Record<string, number>>;
  readonly sidereal: Readonly<Record<string, number>>;
  readonly provenance: SiderealChartProvenanceResponse;
}

const STAGES = [
  'datetime_validation',
  'chart_body_validation',
  'tropical_chart_derivation',
  'ayanamsa_resolution',
  'tropical_to_sidereal_reduction',
  'optional_house_derivation',
  'optional_lagna_reduction',
  'context_materialization',
] as const;

/**
 * The sidereal chart of a request: the bodies that the route needs and those that were asked for, apparent of date, less the
 * true ayanamsa; with a house system and an observer also the lagna. Errors: InvalidInput, OutOfCoverage.
 */
export function siderealChart(engine: Engine, request: SiderealChartRequest, needed: readonly Body[]): SiderealChart {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const site = observerSite(request),
    frame = request.place_frame ?? 'geocentric';
  const asked = (request.bodies ?? []).map((name, i) => engine.bodies.resolve(name, `/bodies/${i}`));
  const bodies = uniqueBodies([...needed, ...asked]);
  const listed = uniqueBodies([...bodies, ...(request.include_nodes === true ? LUNAR_POINTS : [])]);
  const system = ayanamsaSystem(request.ayanamsa_system ?? 'authI', '/ayanamsa_system');
  const offset = ayanamsaDeg(engine.nutation, instant.ttJ2k, system, 'true');
  const from = frame === 'topocentric' ? site : null;
  const tropical: Record<string, number> = {},
    sidereal: Record<string, number> = {};
  for (const body of listed) {
    const longitude = normalizeDeg(engine.sky.apparent(body, instant, from).longitudeDeg);
    tropical[body.name] = longitude;
    sidereal[body.name] = siderealDeg(longitude, offset);
  }
  return {
    instant,
    jdUt1: instant.ut1J2k + J2000_JD,
    ayanamsaDeg: offset,
    tropical,
    sidereal,
    provenance: {
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: instant.ut1J2k + J2000_JD,
      ayanamsa_system: system.system,
      ayanamsa_offset: offset,
      requested_bodies: bodies.map(({ name }) => name),
      returned_bodies: listed.map(({ name }) => name),
      observer: site && {
        latitude: site.latitudeDeg,
        longitude: site.longitudeDeg,
        elevation_m: site.elevationM,
      },
      sidereal_longitudes: sidereal,
      ...lagna(engine, instant, site, request.house_system ?? null, offset),
      stage_sequence: [...STAGES],
      place_frame: from === null ? 'geocentric' : 'topocentric',
    },
  };
}

const uniqueBodies = (bodies: readonly Body[]): Body[] => [
  ...new Map(bodies.map((body) => [body.name, body])).values(),
];

function lagna(engine: Engine, instant: Instant, site: Site | null, houseSystem: string | null, offset: number) {
  if (houseSystem === null)
    return { tropical_lagna: null, sidereal_lagna: null, sidereal_lagna_sign_index: null, house_system: null };
  if (site === null)
    throw new InvalidInput({
      field: '/house_system',
      message: 'houses need an observer',
      given: houseSystem,
      allowed: 'observer_lat and observer_lon beside house_system, or no house_system',
    });
  const houses = housesAt(
    engine,
    instant,
    { latitude: site.latitudeDeg, longitude: site.longitudeDeg, system: houseSystem },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  const sidereal = siderealDeg(houses.figure.ascDeg, offset);
  return {
    tropical_lagna: houses.figure.ascDeg,
    sidereal_lagna: sidereal,
    sidereal_lagna_sign_index: signIndex(sidereal),
    house_system: houses.effective.code,
  };
}
