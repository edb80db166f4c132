import { withDefaults } from '../../../contract/defaults.js';
import { basisOfJd, eventInstant, tdbOfJd } from '../../../wire/instant.js';
import type { Static } from '@sinclair/typebox';
import { checkBudget, instantWithin, searchWindow, SLACK_DAYS, windowAfter } from '../../../wire/search-window.js';
import type { EventInstantResponse } from '../../../contract/transits.js';
import { longitudeBounds } from '../../../events/longitude-bounds.js';
import type { SearchWindow } from '../../../wire/search-window.js';
import type { Engine } from '../../../engine.js';
import { BodyLongitude } from '../../../events/functions.js';
import { TurningSearch } from '../../../events/turnings.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { namingField } from '../../../kernel/errors.js';
import { LUNAR_POINTS, MEAN_APOGEE, MEAN_LILITH, MEAN_NODE, MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { NextStationRequest } from './schema.js';
import type {
  NextStationResponse,
  RetrogradePeriodSearchRequest,
  RetrogradePeriodSearchResponse,
  StationItem,
  StationSearchRequest,
  StationSearchTruthResponse,
  StationSearchResponse,
  StationStateRequest,
  StationStateResponse,
} from './schema.js';
import { lookupTable } from '../../../kernel/lookup.js';

/** Bodies whose apparent longitude has no stations. */
const NEVER_TURNING: readonly Body[] = [
  SUN_BODY,
  MOON_BODY,
  LUNAR_POINTS[MEAN_NODE],
  LUNAR_POINTS[MEAN_APOGEE],
  MEAN_LILITH,
];
/**
 * Upper bounds of the number of stations per day; per year the True Node has about 54, True Lilith 25, Mercury 6 or 7.
 */
const STATIONS_PER_DAY = lookupTable<number>({ 'True Node': 0.15, 'True Lilith': 0.07 });
const OTHER_STATIONS_PER_DAY = 0.018;
/**
 * Distance outside the window within which the stations of a retrograde period are searched, days: longer than any
 * period (Pluto's last 165 days).
 */
const BEYOND_DAYS = 400;

interface Station {
  readonly instant: EventInstantResponse;
  readonly retrograde: boolean;
  readonly longitudeDeg: number;
}

/** Stations of a window in order of time; with `first` only the first. Errors: OutOfCoverage. */
function stationsBetween(engine: Engine, body: Body, window: SearchWindow, first = false): Station[] {
  const found: Station[] = [];
  if (NEVER_TURNING.includes(body)) return found;
  new TurningSearch(new BodyLongitude(engine.sky, body)).run(window, (tdb, maximum, value) => {
    const instant = instantWithin(engine, window, tdb);
    if (instant === null) return false;
    found.push({ instant, retrograde: maximum, longitudeDeg: normalizeDeg(value) });
    return first;
  });
  return found;
}

/** Requested step, and step of the search; a body without stations is not searched. */
const searchOf = (body: Body, stepDays: number | null | undefined): Static<typeof StationSearchTruthResponse> => ({
  requested_step_days: stepDays ?? null,
  step_days: NEVER_TURNING.includes(body) ? null : longitudeBounds(body).stepDays,
});

const stationItem = (body: Body, station: Station): StationItem => ({
  body: body.name,
  station_type: station.retrograde ? 'retrograde' : 'direct',
  ...station.instant,
  longitude: station.longitudeDeg,
});

function stationWindow(engine: Engine, body: Body, request: StationSearchRequest): SearchWindow {
  const window = searchWindow(engine, request.jd_start, request.jd_end, true);
  checkBudget(window, STATIONS_PER_DAY[body.name] ?? OTHER_STATIONS_PER_DAY);
  return window;
}

/**
 * POST /v1/stations/search: all stations between two instants, in order of time. Errors: InvalidInput, OutOfCoverage.
 */
export function searchStations(engine: Engine, request: StationSearchRequest): Static<typeof StationSearchResponse> {
  const body = engine.bodies.resolve(request.body, '/body');
  const window = stationWindow(engine, body, request);
  const stations = stationsBetween(engine, body, window);
  return {
    events: stations.map((station) => stationItem(body, station)),
    search: searchOf(body, request.step_days),
    computation_basis: basisOfJd(engine, request.jd_start),
  };
}

/** POST /v1/stations/next: first station strictly after an instant, or null. Errors: InvalidInput, OutOfCoverage. */
export function nextStation(engine: Engine, request: NextStationRequest): Static<typeof NextStationResponse> {
  const body = engine.bodies.resolve(request.body, '/body');
  const window = windowAfter(engine, request.jd_start, withDefaults(NextStationRequest, request).max_days);
  const [station] = namingField('/jd_start', request.jd_start, () => stationsBetween(engine, body, window, true));
  return station === undefined
    ? null
    : {
        ...stationItem(body, station),
        search: searchOf(body, request.step_days),
        computation_basis: basisOfJd(engine, request.jd_start),
      };
}

/**
 * POST /v1/stations/is-retrograde: whether the apparent longitude decreases; false at a station itself. Errors:
 * InvalidInput, OutOfCoverage.
 */
export function stationState(engine: Engine, request: StationStateRequest): Static<typeof StationStateResponse> {
  const body = engine.bodies.resolve(request.body, '/body');
  const motion = new BodyLongitude(engine.sky, body);
  motion.at(tdbOfJd(engine, request.jd_ut, '/jd_ut'), false);
  return {
    body: body.name,
    jd_ut: request.jd_ut,
    is_retrograde: motion.rate < 0,
    speed: motion.rate,
    computation_basis: basisOfJd(engine, request.jd_ut),
  };
}

/**
 * POST /v1/stations/retrograde-periods: all retrograde periods that overlap the window, from station to station. A
 * station outside the window is searched there and marked; if it is outside the ephemeris, the edge of the window
 * replaces it, marked. Errors: InvalidInput, OutOfCoverage.
 */
export function retrogradePeriods(
  engine: Engine,
  request: RetrogradePeriodSearchRequest,
): Static<typeof RetrogradePeriodSearchResponse> {
  const body = engine.bodies.resolve(request.body, '/body');
  const window = stationWindow(engine, body, request);
  const periods: Static<typeof RetrogradePeriodSearchResponse>['periods'] = [];
  const inside = stationsBetween(engine, body, window);
  const motion = new BodyLongitude(engine.sky, body);
  motion.at(window.startTdb, false);
  const opensBefore = inside.length > 0 ? !inside[0].retrograde : motion.rate < 0 && !NEVER_TURNING.includes(body);
  let start = opensBefore ? outside(engine, body, window.jdStart, -BEYOND_DAYS) : null;
  for (const station of inside) {
    if (station.retrograde) start = { instant: station.instant, kind: 'station' };
    else if (start !== null) {
      periods.push({
        start: start.instant,
        end: station.instant,
        start_kind: start.kind,
        end_kind: 'station',
      });
      start = null;
    }
  }
  if (start !== null) {
    const end = outside(engine, body, window.jdEnd, BEYOND_DAYS);
    periods.push({ start: start.instant, end: end.instant, start_kind: start.kind, end_kind: end.kind });
  }
  return { periods, search: searchOf(body, request.step_days), computation_basis: basisOfJd(engine, request.jd_start) };
}

type Edge = Static<typeof RetrogradePeriodSearchResponse>['periods'][number]['start_kind'];

/**
 * Nearest station outside an edge of the window (Julian day UT1), or the edge itself when the ephemeris ends before the
 * station.
 */
function outside(
  engine: Engine,
  body: Body,
  edgeJd: number,
  days: number,
): { instant: EventInstantResponse; kind: Edge } {
  const edgeTdb = tdbOfJd(engine, edgeJd);
  const reached = engine.sky.reach(body, edgeTdb, days < 0 ? 'backward' : 'forward');
  const startTdb = days < 0 ? Math.max(reached, edgeTdb + days) : edgeTdb,
    endTdb = days < 0 ? edgeTdb : Math.min(reached, edgeTdb + days);
  const window = {
    startTdb,
    endTdb,
    slackDays: SLACK_DAYS,
    jdStart: days < 0 ? edgeJd + days : edgeJd,
    jdEnd: days < 0 ? edgeJd : edgeJd + days,
    opensAfterStart: false,
    days: Math.abs(days),
  };
  const found = stationsBetween(engine, body, window, days > 0);
  const station = days > 0 ? found[0] : found.at(-1);
  return station === undefined
    ? { instant: eventInstant(engine, edgeTdb), kind: 'window_edge' }
    : { instant: station.instant, kind: 'station_outside_window' };
}
