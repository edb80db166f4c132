import { jdOfInstant } from '../../../wire/instant.js';
import { housePolicy, housePolicyAnswer, housesAnswer, housesAt } from '../../../wire/houses.js';
import { HOUSE_POINTERS } from '../../../sky/houses/resolve.js';
import type { HousePointers } from '../../../sky/houses/resolve.js';
import type { Engine } from '../../../engine.js';
import type { HousesAnswer, HousesReductionResponse, HousesRequest } from './schema.js';

/** POST /v1/houses */
export function houses(engine: Engine, request: HousesRequest): HousesAnswer {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  return {
    ...housesAnswer(housesAt(engine, instant, request), request.include_boundary_geometry),
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/houses/reduction: the houses, with what was asked for beside what was applied. */
export function housesReduction(
  engine: Engine,
  request: HousesRequest,
  pointers: HousePointers = HOUSE_POINTERS,
): HousesReductionResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const cast = housesAt(engine, instant, request, pointers);
  const { effective } = cast;
  return {
    result: { ...housesAnswer(cast, request.include_boundary_geometry), computation_basis: engine.basis(instant) },
    reduction: {
      engine_surface: 'Engine.houses',
      source_vessel: 'HouseCusps',
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_jd_ut: jdOfInstant(instant),
      requested_system: request.system ?? null,
      effective_system: effective.code,
      requested_policy: request.policy ? housePolicyAnswer(housePolicy(request.policy)) : null,
      applied_policy: housePolicyAnswer(cast.policy),
      fallback: cast.fallback,
      fallback_reason: cast.fallbackReason,
      classification: {
        family: effective.family,
        cusp_basis: effective.cuspBasis,
        latitude_sensitive: effective.latitudeSensitive,
        polar_capable: effective.polarCapable,
      },
    },
  };
}
