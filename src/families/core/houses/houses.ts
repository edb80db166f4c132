import { jdOfInstant } from '../../../wire/instant.js';
import { housePolicy, housePolicyAnswer, housesAnswer, housesAt } from '../../../wire/houses.js';
import { HOUSE_POINTERS } from '../../../sky/houses/resolve.js';
import type { HousePointers } from '../../../sky/houses/resolve.js';
import type { Engine } from '../../../engine.js';
import { withDefaults } from '../../../contract/defaults.js';
import { HousesRequest } from './schema.js';
import type { HousesAnswer, HousesReductionResponse } from './schema.js';

/** POST /v1/houses: angles and cusps of a place and instant. Errors: InvalidInput, OutOfCoverage. */
export function houses(engine: Engine, request: HousesRequest): HousesAnswer {
  const filled = withDefaults(HousesRequest, request),
    instant = engine.time.instantFromIso(filled.dt, '/dt');
  return {
    ...housesAnswer(housesAt(engine, instant, filled), filled.include_boundary_geometry),
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/houses/reduction: the houses, with the requested and the applied system and policy. Errors: as `houses`. */
export function housesReduction(
  engine: Engine,
  request: HousesRequest,
  pointers: HousePointers = HOUSE_POINTERS,
): HousesReductionResponse {
  const { include_boundary_geometry: withBoundaries } = withDefaults(HousesRequest, request),
    instant = engine.time.instantFromIso(request.dt, '/dt');
  const cast = housesAt(engine, instant, request, pointers);
  const { effective } = cast;
  return {
    result: { ...housesAnswer(cast, withBoundaries), computation_basis: engine.basis(instant) },
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
