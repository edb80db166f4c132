import { nextReturn, returnTruth, solarReturn } from '../../../services/returns.js';
import type { ReturnMoment, ReturnRequest } from '../../../services/returns.js';
import type { Engine } from '../../../engine.js';
import { CHART_BODIES, MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { LunarReturnRequest, PlanetReturnRequest, ReturnEventResponse, SolarReturnRequest } from './schema.js';

type Controls = Pick<SolarReturnRequest, 'step_days' | 'solver_tolerance_days'>;

interface Found {
  readonly kind: string;
  readonly search: Omit<ReturnRequest, 'startJd'>;
  readonly moment: ReturnMoment;
}

function returnEvent(engine: Engine, { kind, search, moment }: Found, controls: Controls): ReturnEventResponse {
  const instant = engine.time.instantFromTdb(moment.tdbJ2k);
  return {
    return_type: kind,
    body: search.body.name,
    jd_ut: moment.jdUt1,
    datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    computation_truth: returnTruth(search, moment, controls),
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/returns/solar: the return of the Sun in a calendar year. */
export function solarReturnEvent(engine: Engine, request: SolarReturnRequest): ReturnEventResponse {
  const { natal_sun_lon: longitudeDeg, year } = request;
  const search = { body: SUN_BODY, longitudeDeg, direction: 'direct' } as const;
  return returnEvent(
    engine,
    { kind: 'solar_return', search, moment: solarReturn(engine, longitudeDeg, year) },
    request,
  );
}

/** POST /v1/returns/lunar: the next return of the Moon. */
export function lunarReturnEvent(engine: Engine, request: LunarReturnRequest): ReturnEventResponse {
  const search = { body: MOON_BODY, longitudeDeg: request.natal_moon_lon, direction: 'direct' } as const;
  const moment = nextReturn(engine, { ...search, startJd: request.jd_start });
  return returnEvent(engine, { kind: 'lunar_return', search, moment }, request);
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
  const search = {
    body: returningBody(engine, request.body, '/body'),
    longitudeDeg: request.natal_lon,
    direction: request.direction ?? 'direct',
  };
  const moment = nextReturn(engine, { ...search, startJd: request.jd_start });
  return returnEvent(engine, { kind: 'planet_return', search, moment }, request);
}
