import { nextReturn, returnTruth, solarReturn } from '../../../services/returns.js';
import type { ReturnMoment, ReturnRequest } from '../../../services/returns.js';
import type { Engine } from '../../../engine.js';
import { CHART_BODIES, MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import type { LunarReturnRequest, ReturnEventResponse, SolarReturnRequest } from './schema.js';
import { PlanetReturnRequest } from './schema.js';
import { withDefaults } from '../../../contract/defaults.js';

type Controls = Pick<SolarReturnRequest, 'step_days' | 'solver_tolerance_days'>;

/** A return with its kind and its search. */
interface FoundReturn {
  readonly kind: string;
  readonly search: Omit<ReturnRequest, 'startJd'>;
  readonly moment: ReturnMoment;
}

function returnEvent(engine: Engine, { kind, search, moment }: FoundReturn, controls: Controls): ReturnEventResponse {
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

/** POST /v1/returns/solar: the solar return of a calendar year. Errors: InvalidInput, OutOfCoverage. */
export function solarReturnEvent(engine: Engine, request: SolarReturnRequest): ReturnEventResponse {
  const { natal_sun_lon: longitudeDeg, year } = request;
  const search = { body: SUN_BODY, longitudeDeg, direction: 'direct' } as const;
  return returnEvent(
    engine,
    { kind: 'solar_return', search, moment: solarReturn(engine, longitudeDeg, year) },
    request,
  );
}

/** POST /v1/returns/lunar: the next lunar return. Errors: InvalidInput, NotFound, OutOfCoverage. */
export function lunarReturnEvent(engine: Engine, request: LunarReturnRequest): ReturnEventResponse {
  const search = { body: MOON_BODY, longitudeDeg: request.natal_moon_lon, direction: 'direct' } as const;
  const moment = nextReturn(engine, { ...search, startJd: request.jd_start });
  return returnEvent(engine, { kind: 'lunar_return', search, moment }, request);
}

/** The body of a return by name: Sun to Pluto, or a small body. `field`: JSON pointer. Errors: InvalidInput. */
export const returningBody = (engine: Engine, name: string, field: string): Body =>
  engine.bodies.resolve(
    name,
    field,
    (body) => CHART_BODIES.includes(body) || body.kind === 'asteroid' || body.kind === 'comet',
    'Sun ... Pluto, or a named small body',
  );

/**
 * POST /v1/returns/planet: the next return of a body in the requested direction. Errors: InvalidInput, NotFound,
 * OutOfCoverage.
 */
export function planetReturnEvent(engine: Engine, given: PlanetReturnRequest): ReturnEventResponse {
  const request = withDefaults(PlanetReturnRequest, given);
  const search = {
    body: returningBody(engine, request.body, '/body'),
    longitudeDeg: request.natal_lon,
    direction: request.direction,
  };
  const moment = nextReturn(engine, { ...search, startJd: request.jd_start });
  return returnEvent(engine, { kind: 'planet_return', search, moment }, request);
}
