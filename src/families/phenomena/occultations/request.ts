import { jdOfTt, ttOfJd } from '../../../wire/instant.js';
import { searchWindow } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { CellBudgetExceeded } from '../../../events/occultations/search.js';
import type { OccultationContext } from '../../../events/occultations/search.js';
import { UnclosedBand } from '../../../events/occultations/band.js';
import { bodyTarget, starTarget } from '../../../events/occultations/target.js';
import type { CatalogueStar, StarDirection } from '../../../events/occultations/target.js';
import { MOON, SUN } from '../../../ephemeris/source.js';
import { WGS84_EQUATORIAL_RADIUS_KM } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { foldName } from '../../../kernel/suggest.js';
import { CHART_BODIES } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { LONGEST_SEARCH_DAYS, LONGEST_TOPOLOGY_DAYS, MOST_TOPOLOGY_CELLS } from './schema.js';

const CHART_NAMES = new Set(CHART_BODIES);
const RESERVED_LABELS = new Set([...CHART_BODIES.map((body) => foldName(body.name)), foldName('Earth')]);

/** Target of an occultation, with its name in answers. */
export interface NamedContext extends OccultationContext {
  readonly name: string;
}

/** One of the ten bodies of a chart. Errors: InvalidInput at `field`. */
export function skyBody(engine: Engine, name: string, field: string): Body {
  return engine.bodies.resolve(
    name,
    field,
    (body) => CHART_NAMES.has(body),
    CHART_BODIES.map((body) => body.name).join(', '),
  );
}

/** Search context for a body that the Moon can occult. Errors: InvalidInput. */
export function planetContext(
  engine: Engine,
  name: string,
  elevationM: number,
  sunAdmitted: boolean,
  field = '/target',
): NamedContext {
  const admitted = CHART_BODIES.filter((body) => body.index !== MOON && (sunAdmitted || body.index !== SUN));
  const body = engine.bodies.resolve(
    name,
    field,
    (candidate) => admitted.includes(candidate),
    admitted.map((candidate) => candidate.name).join(', '),
  );
  return { sky: engine.sky, time: engine.time, target: bodyTarget(body), height: height(elevationM), name: body.name };
}

interface StarRequest {
  readonly star_lon?: number;
  readonly star_lat?: number;
  readonly star_name: string;
  readonly star_place?: 'true' | 'apparent' | 'catalogue';
}

/**
 * Search context for a star given by coordinates or from the catalogue. Errors: InvalidInput for a label that is blank,
 * padded, or the name of a body of the solar system.
 */
export function starContext(engine: Engine, request: StarRequest, elevationM: number): NamedContext {
  const { star_name: name } = request;
  if (name.trim() === '' || name.trim() !== name) {
    throw new InvalidInput({
      field: '/star_name',
      message: 'must not be blank and must not start or end with a blank',
      given: name,
      allowed: 'for example Aldebaran',
    });
  }
  if (RESERVED_LABELS.has(foldName(name))) {
    throw new InvalidInput({
      field: '/star_name',
      message: 'must not be the name of a body of the solar system, which has routes of its own',
      given: name,
      allowed: 'the name of a star',
    });
  }
  return {
    sky: engine.sky,
    time: engine.time,
    target: starTarget(starOf(engine, request)),
    height: height(elevationM),
    name,
  };
}

function starOf(
  engine: Engine,
  { star_lon: lon, star_lat: lat, star_name: name, star_place: kind = 'true' }: StarRequest,
): StarDirection | CatalogueStar {
  if (kind === 'catalogue') {
    const given = lon !== undefined ? 'star_lon' : lat !== undefined ? 'star_lat' : null;
    if (given !== null)
      throw new InvalidInput({
        field: `/${given}`,
        message: 'must not be combined with star_place catalogue, which uses the name',
        given: lon ?? lat,
        allowed: 'no star_lon and star_lat, or another star_place',
      });
    return { kind, stars: engine.stars, astrometry: engine.stars.resolve(name, '/star_name').star.astrometry };
  }
  if (lon === undefined || lat === undefined) {
    throw new InvalidInput({
      field: lon === undefined ? '/star_lon' : '/star_lat',
      message: 'is required',
      allowed: 'ecliptic coordinates of date in degrees, or star_place catalogue',
    });
  }
  return { longitudeDeg: lon, latitudeDeg: lat, kind };
}

/** Limit of the observer's height, metres: 0.1 light year. */
const FARTHEST_ELEVATION_M = 1e15;

function height(elevationM: number): number {
  if (elevationM > FARTHEST_ELEVATION_M)
    throw new InvalidInput({
      field: '/observer_elev_m',
      message: 'is outside the solar system',
      given: elevationM,
      allowed: `at most ${FARTHEST_ELEVATION_M}`,
    });
  return elevationM / (1000 * WGS84_EQUATORIAL_RADIUS_KM);
}

/** A window in TT; `contains` tests the Julian day of the answer: [jd_start, jd_end). */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly contains: (ttJ2k: number) => boolean;
}

/** Window of a search. Errors: InvalidInput when it is empty or longer than `longestDays`, OutOfCoverage. */
export function searchSpan(
  engine: Engine,
  request: { readonly jd_start: number; readonly jd_end: number },
  longestDays = LONGEST_SEARCH_DAYS,
): Span {
  const { jdStart, jdEnd, days } = searchWindow(engine, request.jd_start, request.jd_end);
  if (days > longestDays)
    throw new InvalidInput({
      field: '/jd_end',
      message: 'must not be so far from jd_start',
      given: jdEnd,
      allowed: `at most ${longestDays} days after jd_start`,
    });
  return {
    start: ttOfJd(engine, jdStart),
    end: ttOfJd(engine, jdEnd),
    contains: (ttJ2k) => {
      const jd = jdOfTt(engine, ttJ2k);
      return jd >= jdStart && jd < jdEnd;
    },
  };
}

/**
 * Window of a topology search, with its solver tolerance in days: max(4e-8, 8 ULP of the Julian day). Errors:
 * InvalidInput, OutOfCoverage.
 */
export function topologySpan(
  engine: Engine,
  request: { readonly jd_start: number; readonly jd_end: number; readonly step_days: number },
): Span & { stepDays: number; toleranceDays: number } {
  const span = searchSpan(engine, request, LONGEST_TOPOLOGY_DAYS),
    stepDays = request.step_days;
  const cells = Math.ceil((request.jd_end - request.jd_start) / stepDays);
  if (cells > MOST_TOPOLOGY_CELLS) {
    throw new InvalidInput({
      field: '/step_days',
      message: `would divide the window into ${cells} cells`,
      given: stepDays,
      allowed: `at least ${(request.jd_end - request.jd_start) / MOST_TOPOLOGY_CELLS} for this window (${MOST_TOPOLOGY_CELLS} cells)`,
    });
  }
  const ulp = 2 ** (Math.floor(Math.log2(Math.max(1, Math.abs(request.jd_end), Math.abs(request.jd_start)))) - 52);
  return { ...span, stepDays, toleranceDays: Math.max(4e-8, 8 * ulp) };
}

/** Latitude and longitude of an observer, or null without both. Errors: InvalidInput when only one is given. */
export function observerOf(request: {
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
}): { latitude: number; longitude: number } | null {
  const { observer_lat: latitude = null, observer_lon: longitude = null } = request;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude === null && longitude === null) return null;
  throw new InvalidInput({
    field: latitude === null ? '/observer_lat' : '/observer_lon',
    message: 'must be given with the other coordinate of the observer',
    allowed: 'both observer_lat and observer_lon, or neither',
  });
}

/** Runs a computation and converts geometry errors at heights above any ground to InvalidInput. */
export function atHeight<T>(elevationM: number | undefined, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof UnclosedBand) && !(error instanceof CellBudgetExceeded)) throw error;
    throw new InvalidInput({
      field: '/observer_elev_m',
      message: `is a height without a closed band of occultation: ${error.message}`,
      given: elevationM ?? 0,
      allowed: 'heights well below the Moon',
    });
  }
}
