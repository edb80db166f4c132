import { defaultOf, withDefaults } from '../../../contract/defaults.js';
import type { ChartResponse } from '../../../contract/chart.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { DEFAULT_TOLERANCE_DAYS } from '../../../wire/crossing-truth.js';
import { housesAnswer, housesAt } from '../../../wire/houses.js';
import { nextReturn, solarReturn } from '../../../services/returns.js';
import type { ReturnMoment } from '../../../services/returns.js';
import type { Engine } from '../../../engine.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { horizontal } from '../../../sky/horizon.js';
import type { Instant } from '../../../time/instant.js';
import { returningBody } from './returns.js';
import type { ChartContextResponse, RelocatedReturnResponse } from './schema.js';
import { RelocatedReturnRequest } from './schema.js';

const TIMING = {
  solar_return: 'solar_return',
  lunar_return: 'lunar_return',
  planetary_return: 'planet_return',
} as const;

function refuse(field: string, message: string, given: unknown, allowed: unknown): never {
  throw new InvalidInput({ field, message, given: given ?? null, allowed });
}

/**
 * The body and the moment of the requested return. Errors: InvalidInput for missing or extra selectors, NotFound,
 * OutOfCoverage.
 */
function selectedReturn(engine: Engine, request: RelocatedReturnRequest): { body: Body; moment: ReturnMoment } {
  const { return_kind: kind, natal_longitude: longitude } = request,
    direction = request.direction ?? defaultOf(RelocatedReturnRequest.properties.direction);
  const year = request.year ?? null,
    start = request.jd_start ?? null,
    name = request.body ?? null;
  if (kind === 'solar_return') {
    if (year === null) refuse('/year', 'must be given for a solar return', year, 'a calendar year');
    if (start !== null) refuse('/jd_start', 'does not apply to a solar return, which `year` selects', start, null);
  } else {
    if (start === null) refuse('/jd_start', 'must be given for this return', start, 'a Julian day UT1');
    if (year !== null) refuse('/year', 'applies to solar returns only', year, null);
  }
  if (kind === 'planetary_return') {
    if (name === null)
      refuse('/body', 'must be given for a planetary return', name, 'Sun ... Pluto, or a named small body');
    const body = returningBody(engine, name, '/body');
    return { body, moment: nextReturn(engine, { body, longitudeDeg: longitude, startJd: start!, direction }) };
  }
  const body = kind === 'solar_return' ? SUN_BODY : MOON_BODY;
  if (name !== null && engine.bodies.resolve(name, '/body') !== body)
    refuse('/body', `must be the ${body.name} for a ${kind.replace('_', ' ')}`, name, [body.name, null]);
  if (direction !== 'direct') refuse('/direction', `must be direct for the ${body.name}`, direction, 'direct');
  return {
    body,
    moment:
      kind === 'solar_return'
        ? solarReturn(engine, longitude, year!)
        : nextReturn(engine, { body: MOON_BODY, longitudeDeg: longitude, startJd: start!, direction }),
  };
}

/** Whether the centre of the Sun is above the horizon: geocentric apparent place, no refraction. Degrees. */
function isDay(engine: Engine, instant: Instant, latitudeDeg: number, longitudeDeg: number): boolean {
  const sun = engine.sky.apparentEquatorial(SUN_BODY, instant);
  const hourAngleDeg = engine.sky.epoch(instant).gastRad * DEG_PER_RAD + longitudeDeg - sun.longitudeDeg;
  return horizontal(hourAngleDeg, sun.latitudeDeg, latitudeDeg).altitudeDeg >= 0;
}

/** The sky of a return with the houses of a place, in answer shape. `prefix`: prefix of the fields of the place. */
function frame(
  engine: Engine,
  instant: Instant,
  sky: ChartResponse,
  place: { latitude: number; longitude: number; system: string },
  request: RelocatedReturnRequest,
  prefix: string,
): ChartContextResponse {
  const houses = housesAt(
    engine,
    instant,
    { latitude: place.latitude, longitude: place.longitude, system: place.system, policy: request.house_policy },
    { system: `/${prefix}_house_system`, latitude: `/${prefix}_latitude` },
  );
  return {
    jd_ut: sky.jd_ut,
    jd_tt: instant.ttJ2k + J2000_JD,
    latitude: place.latitude,
    longitude: place.longitude,
    planets: sky.planets,
    nodes: sky.nodes,
    houses: housesAnswer(houses),
    is_day: isDay(engine, instant, place.latitude, place.longitude),
  };
}

/**
 * POST /v1/returns/relocated: the geocentric sky of a return in the houses of two places. Errors: InvalidInput,
 * NotFound, OutOfCoverage.
 */
export function relocatedReturn(engine: Engine, given: RelocatedReturnRequest): RelocatedReturnResponse {
  const request = withDefaults(RelocatedReturnRequest, given);
  const bodies = requestedBodies(engine, request.bodies);
  const { body, moment } = selectedReturn(engine, request);
  const instant = engine.time.instantFromTdb(moment.tdbJ2k);
  const sky = chartAt(engine, instant, { bodies });
  const sourceSystem = request.source_house_system;
  const source = frame(
    engine,
    instant,
    sky,
    { latitude: request.source_latitude, longitude: request.source_longitude, system: sourceSystem },
    request,
    'source',
  );
  const relocated = frame(
    engine,
    instant,
    sky,
    {
      latitude: request.relocated_latitude,
      longitude: request.relocated_longitude,
      system: request.relocated_house_system ?? sourceSystem,
    },
    request,
    'relocated',
  );
  const overridden = (request.step_days ?? null) !== null || (request.solver_tolerance_days ?? null) !== null;
  return {
    source_chart: source,
    relocated_chart: relocated,
    return_truth: {
      return_kind: request.return_kind,
      body: body.name,
      natal_longitude: normalizeDeg(request.natal_longitude),
      jd_return_ut: sky.jd_ut,
      direction: request.direction,
      timing_source: `engine.transits.${TIMING[request.return_kind]}`,
      search_policy: {
        step_days_override: request.step_days ?? null,
        default_max_days: null,
        per_body_max_days: [],
        step_days: moment.stepDays,
        solver_tolerance_days: request.solver_tolerance_days ?? DEFAULT_TOLERANCE_DAYS,
        policy_source: overridden ? 'caller_supplied' : 'default',
      },
      year: request.year ?? null,
      search_start_jd_ut: request.jd_start ?? null,
      reference_frame: 'apparent_geocentric_true_ecliptic_of_date',
      timescale: 'UT1_input_with_internal_TT_ephemeris',
      datetime_utc: sky.datetime_utc,
    },
    relocation_truth: {
      source_latitude: source.latitude,
      source_longitude: source.longitude,
      relocated_latitude: relocated.latitude,
      relocated_longitude: relocated.longitude,
      source_requested_house_system: source.houses.system,
      source_effective_house_system: source.houses.effective_system,
      source_house_fallback: source.houses.fallback,
      relocated_requested_house_system: relocated.houses.system,
      relocated_effective_house_system: relocated.houses.effective_system,
      relocated_house_fallback: relocated.houses.fallback,
      same_epoch: source.jd_ut === relocated.jd_ut && source.jd_tt === relocated.jd_tt,
      same_celestial_snapshot: source.planets === relocated.planets && source.nodes === relocated.nodes,
      chart_source: 'engine.chart.create_chart',
      relocation_source: 'engine.chart.relocated_chart',
      interpretation: 'none_geometry_only',
    },
    computation_basis: sky.computation_basis,
  };
}
