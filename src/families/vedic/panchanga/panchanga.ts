import type { PanchangaPolicyRequest, PanchangaResultResponse } from '../../../contract/panchanga.js';
import type { Engine } from '../../../engine.js';
import { karanaType, planetType, TITHI_SPAN_DEG, yogaClass } from '../../../doctrine/panchanga/limbs.js';
import { panchangaAt, panchangaOf, requestedAyanamsa } from '../../../services/panchanga.js';
import type { PanchangaChartRequest, PanchangaDirectRequest, PanchangaProfileResponse } from './schema.js';

/** POST /v1/panchanga/instant. Errors: InvalidInput. */
export const instantPanchanga = (engine: Engine, request: PanchangaDirectRequest): PanchangaResultResponse =>
  panchangaOf(engine, request, requestedAyanamsa(request.ayanamsa_system, request.policy));

/** POST /v1/panchanga/chart. Errors: InvalidInput, OutOfCoverage. */
export const chartPanchanga = (engine: Engine, request: PanchangaChartRequest): PanchangaResultResponse =>
  panchangaAt(engine, request, requestedAyanamsa(request.ayanamsa_system, request.policy));

/** What the limbs are, without their arcs and times; the policy says which yogas are shunned. */
export function panchangaProfile(
  panchanga: PanchangaResultResponse,
  policy?: PanchangaPolicyRequest | null,
): PanchangaProfileResponse {
  const { tithi, vara_lord, yoga, karana, place_center, place_reduction, computation_basis } = panchanga;
  return {
    jd: panchanga.jd,
    paksha: panchanga.paksha,
    is_purnima: tithi.index === 14,
    is_amavasya: tithi.index === 29,
    yoga_class: yogaClass(yoga.name, policy?.shunned_yogas ?? 'nine'),
    karana_type: karanaType(karana.index),
    vara_lord,
    vara_lord_type: planetType(vara_lord) as PanchangaProfileResponse['vara_lord_type'],
    ayanamsa_system: panchanga.ayanamsa_system,
    elongation_deg: tithi.index * TITHI_SPAN_DEG + tithi.degrees_elapsed,
    moon_sidereal_lon: panchanga.nakshatra.sidereal_lon,
    vara_basis: panchanga.vara_basis,
    ayanamsa_mode: panchanga.ayanamsa_mode,
    ayanamsa_degrees: panchanga.ayanamsa_degrees,
    ...(place_center === undefined ? {} : { place_center, place_reduction, computation_basis }),
  };
}
