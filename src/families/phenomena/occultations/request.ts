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

/** What is hidden, with the name that answers carry. */
export interface NamedContext extends OccultationContext {
  readonly name: string;
}

/** One of the ten bodies of a chart. Throws InvalidInput. */
export function skyBody(engine: Engine, name: string, field: string): Body {
  return engine.bodies.resolve(
    name,
    field,
    (body) => CHART_NAMES.has(body),
    CHART_BODIES.map((body) => body.name).join(', '),
  );
}

/** A body that the Moon can hide. Throws InvalidInput. */
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

/** A star by its coordinates, or from the catalogue. Throws InvalidInput for a label that is blank, padded, or a body of the solar system. */
export function starContext(engine: Engine, request: StarRequest, elevationM: number): NamedContext {
  const { star_name: name } = request;
  if (name.trim() === '' || name.trim() !== name) {
    throw new InvalidInput({
      field: '/star_name',
      message: 'a star label has no blanks at its ends and is not blank',
      given: name,
      allowed: 'for example Aldebaran',
    });
  }
  if (RESERVED_LABELS.has(foldName(name))) {
    throw new InvalidInput({
      field: '/star_name',
      message:
        'the label is the name of a body of the solar system: a star stands at infinity, bodies have routes of their own',
      given: name,
      allowed: 'a label that is no body of the solar system',
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
        message: 'a star of the catalogue is taken by its name: coordinates would be ignored',
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

/** Outside the solar system (0.1 light year) nothing of it is hidden by the Moon. */
const FARTHEST_ELEVATION_M = 1e15;

function height(elevationM: number): number {
  if (elevationM > FARTHEST_ELEVATION_M)
    throw new InvalidInput({
      field: '/observer_elev_m',
      message: 'the observer stands outside the solar system',
      given: elevationM,
      allowed: `at most ${FARTHEST_ELEVATION_M}`,
    });
  return elevationM / (1000 * WGS84_EQUATORIAL_RADIUS_KM);
}

/** A window in TT; an event belongs to it by the Julian day that is answered: [jd_start, jd_end). */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly holds: (ttJ2k: number) => boolean;
}

/** Throws InvalidInput when the window is empty or longer than `longestDays`, OutOfCoverage. */
export function searchSpan(
  engine: Engine,
  request: { readonly jd_start: number; readonly jd_end: number },
  longestDays = LONGEST_SEARCH_DAYS,
): Span {
  const { jdStart, jdEnd, days } = searchWindow(engine, request.jd_start, request.jd_end);
  if (days > longestDays)
    throw new InvalidInput({
      field: '/jd_end',
      message: 'the window is too long',
      given: jdEnd,
      allowed: `at most ${longestDays} days after jd_start`,
    });
  return {
    start: ttOfJd(engine, jdStart),
    end: ttOfJd(engine, jdEnd),
    holds: (ttJ2k) => {
      const jd = jdOfTt(engine, ttJ2k);
      return jd >= jdStart && jd < jdEnd;
    },
  };
}

/** The window of a topology search, with its solver tolerance in days: max(4e-8, 8 ULP of the Julian day). Throws InvalidInput. */
export function topologySpan(
  engine: Engine,
  request: { readonly jd_start: number; readonly jd_end: number; readonly step_days?: number },
): Span & { stepDays: number; toleranceDays: number } {
  const span = searchSpan(engine, request, LONGEST_TOPOLOGY_DAYS),
    stepDays = request.step_days ?? 0.25;
  const cells = Math.ceil((request.jd_end - request.jd_start) / stepDays);
  if (cells > MOST_TOPOLOGY_CELLS) {
    throw new InvalidInput({
      field: '/step_days',
      message: `the window would be cut into ${cells} cells`,
      given: stepDays,
      allowed: `at least ${(request.jd_end - request.jd_start) / MOST_TOPOLOGY_CELLS} for this window (${MOST_TOPOLOGY_CELLS} cells)`,
    });
  }
  const ulp = 2 ** (Math.floor(Math.log2(Math.max(1, Math.abs(request.jd_end), Math.abs(request.jd_start)))) - 52);
  return { ...span, stepDays, toleranceDays: Math.max(4e-8, 8 * ulp) };
}

/** Latitude and longitude of an observer, both or none. Throws InvalidInput. */
export function observerOf(request: {
  readonly observer_lat?: number | null;
  readonly observer_lon?: number | null;
}): { latitude: number; longitude: number } | null {
  const { observer_lat: latitude = null, observer_lon: longitude = null } = request;
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude === null && longitude === null) return null;
  throw new InvalidInput({
    field: latitude === null ? '/observer_lat' : '/observer_lon',
    message: 'an observer has a latitude and a longitude',
    allowed: 'both observer_lat and observer_lon, or neither',
  });
}

/** Turns the geometry's refusals at heights beyond any ground into an answer. */
export function atHeight<T>(elevationM: number | undefined, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof UnclosedBand) && !(error instanceof CellBudgetExceeded)) throw error;
    throw new InvalidInput({
      field: '/observer_elev_m',
      message: `at this height there is no closed band of occultation: ${error.message}`,
      given: elevationM ?? 0,
      allowed: 'heights well below the Moon',
    });
  }
}
