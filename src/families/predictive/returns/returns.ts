import type { Direction } from '../../../contract/transits.js';
import { nextReturn, returnTruth, solarReturn } from '../../../wire/returns.js';
import type { ReturnMoment } from '../../../wire/returns.js';
import type { Engine } from '../../../engine.js';
import { CHART_BODIES, MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { LunarReturnRequest, PlanetReturnRequest, ReturnEventResponse, SolarReturnRequest } from './schema.js';

type Controls = Pick<SolarReturnRequest, 'step_days' | 'solver_tolerance_days'>;

function returnEvent(
  engine: Engine,
  kind: string,
  body: Body,
  natalLongitude: number,
  direction: Direction,
  moment: ReturnMoment,
  controls: Controls,
): ReturnEventResponse {
  const instant = engine.time.instantFromTdb(moment.tdbJ2k);
  return {
    return_type: kind,
    body: body.name,
    jd_ut: moment.jdUt1,
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    computation_truth: returnTruth(body, natalLongitude, direction, moment, controls),
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/returns/solar: the return of the Sun in a calendar year. */
export function solarReturnEvent(engine: Engine, request: SolarReturnRequest): ReturnEventResponse {
  return returnEvent(
    engine,
    'solar_return',
    SUN_BODY,
    request.natal_sun_lon,
    'direct',
    solarReturn(engine, request.natal_sun_lon, request.year),
    request,
  );
}

/** POST /v1/returns/lunar: the next return of the Moon. */
export function lunarReturnEvent(engine: Engine, request: LunarReturnRequest): ReturnEventResponse {
  return returnEvent(
    engine,
    'lunar_return',
    MOON_BODY,
    request.natal_moon_lon,
    'direct',
    nextReturn(engine, MOON_BODY, request.natal_moon_lon, request.jd_start, 'direct'),
    request,
  );
}

/** Bodies that return: those of the chart and small bodies. */
export const returningBody = (engine: Engine, name: string, field: string): Body =>
  engine.bodies.resolve(
    name,
    field,
    (body) => CHART_BODIES.includes(body) || body.kind === 'asteroid' || body.kind === 'comet',
    'Sun ... Pluto, or a named small body',
  );

/** POST /v1/returns/planet: the next return of a body in the wanted direction. */
export function planetReturnEvent(engine: Engine, request: PlanetReturnRequest): ReturnEventResponse {
  const body = returningBody(engine, request.body, '/body'),
    direction = request.direction ?? 'direct';
  return returnEvent(
    engine,
    'planet_return',
    body,
    request.natal_lon,
    direction,
    nextReturn(engine, body, request.natal_lon, request.jd_start, direction),
    request,
  );
}
