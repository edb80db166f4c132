import type { PlaceCenter, SiderealChartProvenanceResponse } from '../contract/sidereal-chart.js';
import type { Engine } from '../engine.js';
import { J2000_JD } from '../kernel/constants.js';
import { normalizeDeg } from '../kernel/angle.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName } from '../kernel/suggest.js';
import { signIndex } from '../doctrine/zodiac/zodiac.js';
import type { Site } from '../reduction/origin.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import type { Corrections } from '../reduction/stages.js';
import { CHART_BODIES, LUNAR_POINTS, MEAN_NODE, TRUE_NODE } from '../sky/bodies.js';
import { DEFAULT_HOUSE_SYSTEM } from '../sky/houses/resolve.js';
import type { Body } from '../sky/bodies.js';
import type { Instant } from '../time/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../wire/ayanamsa.js';
import type { AyanamsaMode } from '../wire/ayanamsa.js';
import { figureAt, housesAt } from '../wire/houses.js';
import { observerSite } from '../wire/observer.js';
import { StageLog } from '../wire/stage-log.js';
import { siderealCusps } from './sidereal-cusps.js';

/** How places are made sidereal, as requests say it; see `siderealPlaceFields`. */
export interface SiderealPlacePolicy {
  readonly ayanamsa_system?: string | null;
  readonly ayanamsa_mode?: AyanamsaMode;
  readonly place_center?: PlaceCenter;
  readonly place_reduction?: 'apparent' | 'geometric';
  readonly node?: 'true' | 'mean';
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
  readonly observer_elev_m?: number;
}

/** The body of a request that has its sidereal chart computed; see `siderealChartFields`. */
export interface SiderealChartRequestPart extends SiderealPlacePolicy {
  readonly dt: string;
  readonly bodies?: readonly string[] | null;
  readonly include_nodes?: boolean;
  readonly house_system?: string | null;
}

/** How the tropical places of one instant are reduced. */
interface TropicalSky {
  readonly instant: Instant;
  readonly placeCenter: PlaceCenter;
  readonly placeReduction: 'apparent' | 'geometric';
  readonly node: 'true' | 'mean';
  /** The observer, whether or not places are topocentric. */
  readonly site: Site | null;
}

/** The zero point of sidereal longitudes. */
interface Ayanamsa {
  readonly system: string;
  readonly ayanamsaMode: AyanamsaMode;
  readonly ayanamsaDeg: number;
}

/** A sidereal zodiac of one instant: what its longitudes are counted from, and how places are reduced. */
export type SiderealZodiac = TropicalSky & Ayanamsa;

// ts-unused-exports:disable-next-line
export const GEOMETRIC: Corrections = { apparent: false, aberration: false, deflection: false, nutation: true };

/** Errors: InvalidInput (half a place, topocentric places without an observer). */
function tropicalSky(instant: Instant, request: SiderealPlacePolicy, at: string): TropicalSky {
  const site = observerSite(request, at),
    placeCenter = request.place_center ?? 'geocentric';
  if (placeCenter === 'topocentric' && site === null)
    throw new InvalidInput({
      field: `${at}/place_center`,
      message: 'topocentric places need an observer: give observer_lat and observer_lon',
      given: placeCenter,
      allowed: 'geocentric, or an observer',
    });
  return {
    instant,
    placeCenter,
    placeReduction: request.place_reduction ?? 'apparent',
    node: request.node ?? 'true',
    site,
  };
}

/** Errors: InvalidInput at `field` for an unknown ayanamsa. */
function ayanamsaAt(engine: Engine, instant: Instant, request: SiderealPlacePolicy, field: string): Ayanamsa {
  const system = ayanamsaSystem(request.ayanamsa_system ?? 'authI', field),
    ayanamsaMode = request.ayanamsa_mode ?? 'true';
  return {
    system: system.system,
    ayanamsaMode,
    ayanamsaDeg: ayanamsaDeg(engine.nutation, instant.ttJ2k, system, ayanamsaMode),
  };
}

/**
 * The zodiac of a request at an instant. `at`: JSON pointer of the fields' parent, `ayanamsaField` the name of the system's field.
 * Errors: InvalidInput (unknown ayanamsa, half a place, topocentric places without an observer).
 */
export const siderealZodiac = (
  engine: Engine,
  instant: Instant,
  request: SiderealPlacePolicy,
  at = '',
  ayanamsaField = 'ayanamsa_system',
): SiderealZodiac => ({
  ...ayanamsaAt(engine, instant, request, `${at}/${ayanamsaField}`),
  ...tropicalSky(instant, request, at),
});

/** Tropical longitude of date of a body under the zodiac's place policy, degrees; lunar points are geocentric. Throws OutOfCoverage. */
export function tropicalLongitudeDeg(engine: Engine, sky: TropicalSky, body: Body): number {
  const lunarPoint = body.kind === 'lunar_point';
  return normalizeDeg(
    engine.sky.apparent(
      body,
      sky.instant,
      sky.placeCenter === 'topocentric' && !lunarPoint ? sky.site : null,
      sky.placeReduction === 'geometric' && !lunarPoint ? GEOMETRIC : ALL_CORRECTIONS,
    ).longitudeDeg,
  );
}

/** A sidereal place beyond the bodies of the ephemeris: the nodes under their own names, and the ascendant. */
type SiderealPoint = 'Rahu' | 'Ketu' | 'Lagna';
/** A body of the ephemeris or a point of the sidereal chart. */
export type SiderealSubject = Body | SiderealPoint;

const POINTS: ReadonlyMap<string, SiderealPoint> = new Map([
  ['rahu', 'Rahu'],
  ['ketu', 'Ketu'],
  ['lagna', 'Lagna'],
  ['ascendant', 'Lagna'],
]);
const BODIES_ADMITTED = 'Sun, Moon, Mercury ... Pluto, an asteroid or a comet';
const ADMITTED = `${BODIES_ADMITTED}; Rahu, Ketu, Lagna (with an observer)`;
/** The ten, asteroids and comets: no points of the lunar orbit. */
const isChartBody = (body: Body): boolean =>
  body.kind === 'major' ? CHART_BODIES.includes(body) : body.kind !== 'lunar_point';

/** The body of that name that a sidereal chart places by itself. `field`: JSON pointer. Errors: InvalidInput. */
export const siderealBody = (engine: Engine, name: string, field: string): Body =>
  engine.bodies.resolve(name, field, isChartBody, BODIES_ADMITTED);

/** The subject of that name: such a body, Rahu, Ketu or the Lagna. `field`: JSON pointer. Errors: InvalidInput. */
export function siderealSubject(engine: Engine, name: string, field: string): SiderealSubject {
  return POINTS.get(foldName(name)) ?? engine.bodies.resolve(name, field, isChartBody, ADMITTED);
}

/** The same among all bodies that charts admit: for places that are only listed. */
const listedSubject = (engine: Engine, name: string, field: string): SiderealSubject =>
  POINTS.get(foldName(name)) ?? engine.bodies.resolve(name, field);

export const subjectName = (subject: SiderealSubject): string => (typeof subject === 'string' ? subject : subject.name);

const PLANETS: ReadonlyMap<string, Body> = new Map(CHART_BODIES.map((body) => [body.name, body]));

/** The body of the ephemeris that bears one of the ten names. */
export const planetBody = (name: string): Body => {
  const body = PLANETS.get(name);
  if (body === undefined) throw new RangeError(`${name} is none of the ten bodies`);
  return body;
};

/** Tropical longitude of a subject, degrees. `field`: JSON pointer for the Lagna without an observer. Errors: InvalidInput, OutOfCoverage. */
export function tropicalSubjectDeg(
  engine: Engine,
  sky: TropicalSky,
  subject: SiderealSubject,
  field = '/observer_lat',
): number {
  if (subject === 'Lagna') return requiredLagnaDeg(engine, sky, field);
  if (subject === 'Rahu' || subject === 'Ketu') {
    const node = LUNAR_POINTS[sky.node === 'mean' ? MEAN_NODE : TRUE_NODE];
    return normalizeDeg(tropicalLongitudeDeg(engine, sky, node) + (subject === 'Ketu' ? 180 : 0));
  }
  return tropicalLongitudeDeg(engine, sky, subject);
}

/** The tropical ascendant; there must be an observer. Errors: InvalidInput at `field`. */
function requiredLagnaDeg(engine: Engine, { instant, site }: TropicalSky, field: string): number {
  if (site === null)
    throw new InvalidInput({
      field,
      message: 'the Lagna needs a place: give observer_lat and observer_lon',
      allowed: 'a latitude and a longitude',
    });
  return figureAt(engine, instant, site.latitudeDeg, site.longitudeDeg).ascDeg;
}

/** A sidereal chart: longitudes by name, in the order asked for. */
export interface SiderealChart {
  readonly zodiac: SiderealZodiac;
  readonly siderealDeg: Readonly<Record<string, number>>;
  readonly tropicalDeg: Readonly<Record<string, number>>;
  readonly siderealLagnaDeg: number | null;
  readonly provenance: SiderealChartProvenanceResponse;
}

interface SiderealChartNeeds {
  /** Subjects that the answer stands on: always computed, and listed first. */
  readonly subjects: readonly SiderealSubject[];
  /** True where the answer uses Rahu or Ketu, so that the provenance says which node it is. */
  readonly usesNode?: boolean;
  /** True where the answer needs houses: Placidus where the request names no system. Elsewhere there are none without a system. */
  readonly needsHouses?: boolean;
}

/**
 * The sidereal chart of a request: the places it names and those that the answer needs, the Lagna when there is an observer, and the
 * provenance that chart-backed answers carry. Errors: InvalidInput, OutOfCoverage.
 */
export function siderealChart(
  engine: Engine,
  request: SiderealChartRequestPart,
  needs: SiderealChartNeeds,
): SiderealChart {
  const stages = new StageLog();
  const requestedDatetime = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const subjects = stages.run('chart_body_validation', () => [
    ...needs.subjects,
    ...(request.bodies ?? []).map((name, i) => listedSubject(engine, name, `/bodies/${i}`)),
  ]);
  const { sky, tropical, requested } = stages.run('tropical_chart_derivation', () =>
    tropicalChart(engine, request, subjects),
  );
  const zodiac = stages.run('ayanamsa_resolution', () => ({
    ...ayanamsaAt(engine, sky.instant, request, '/ayanamsa_system'),
    ...sky,
  }));
  const sidereal = stages.run('tropical_to_sidereal_reduction', () =>
    Object.fromEntries(
      Object.entries(tropical).map(([name, degrees]) => [name, siderealDeg(degrees, zodiac.ayanamsaDeg)]),
    ),
  );
  const houses = stages.run('optional_house_derivation', () =>
    siderealHouses(engine, zodiac, request.house_system ?? (needs.needsHouses ? DEFAULT_HOUSE_SYSTEM.code : null)),
  );
  const { site, instant } = sky;
  const lagna = stages.run('optional_lagna_reduction', () => {
    if (site === null) return null;
    const degrees = requiredLagnaDeg(engine, sky, '/observer_lat');
    return { tropicalDeg: degrees, siderealDeg: siderealDeg(degrees, zodiac.ayanamsaDeg) };
  });
  return stages.run('context_materialization', () => ({
    zodiac,
    siderealDeg: sidereal,
    tropicalDeg: tropical,
    siderealLagnaDeg: lagna?.siderealDeg ?? null,
    provenance: {
      requested_datetime: requestedDatetime,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: instant.ut1J2k + J2000_JD,
      ayanamsa_system: zodiac.system,
      ayanamsa_offset: zodiac.ayanamsaDeg,
      requested_bodies: requested,
      returned_bodies: Object.keys(tropical),
      observer:
        site === null
          ? null
          : { latitude: site.latitudeDeg, longitude: site.longitudeDeg, elevation_m: site.elevationM },
      sidereal_longitudes: sidereal,
      tropical_lagna: lagna?.tropicalDeg ?? null,
      sidereal_lagna: lagna?.siderealDeg ?? null,
      sidereal_lagna_sign_index: lagna === null ? null : signIndex(lagna.siderealDeg),
      ...houses,
      stage_sequence: stages.names,
      ayanamsa_mode: zodiac.ayanamsaMode,
      place_center: zodiac.placeCenter,
      place_reduction: zodiac.placeReduction,
      node: (needs.usesNode ?? false) ? zodiac.node : null,
      computation_basis: engine.basis(instant),
    },
  }));
}

/** Tropical longitudes by name: of the subjects, and of the lunar points where the request wants them. `requested`: names of the subjects. */
function tropicalChart(engine: Engine, request: SiderealChartRequestPart, subjects: readonly SiderealSubject[]) {
  const sky = tropicalSky(engine.time.instantFromIso(request.dt, '/dt'), request, '');
  const tropical: Record<string, number> = {};
  for (const subject of subjects) tropical[subjectName(subject)] ??= tropicalSubjectDeg(engine, sky, subject);
  const requested = Object.keys(tropical);
  if (request.include_nodes ?? false)
    for (const point of LUNAR_POINTS) tropical[point.name] ??= tropicalLongitudeDeg(engine, sky, point);
  return { sky, tropical, requested };
}

/** The house system as it is echoed, with its cusps when there is a place. */
function siderealHouses(engine: Engine, zodiac: SiderealZodiac, system: string | null) {
  if (system === null) return { house_system: null };
  if (zodiac.site === null)
    throw new InvalidInput({
      field: '/house_system',
      message: 'houses need an observer',
      given: system,
      allowed: 'observer_lat and observer_lon beside house_system, or no house_system',
    });
  const { latitudeDeg: latitude, longitudeDeg: longitude } = zodiac.site;
  const houses = housesAt(
    engine,
    zodiac.instant,
    { latitude, longitude, system },
    { system: '/house_system', latitude: '/observer_lat' },
  );
  return {
    house_system: houses.effective.code,
    sidereal_cusps: siderealCusps(houses, zodiac.ayanamsaDeg),
  };
}
