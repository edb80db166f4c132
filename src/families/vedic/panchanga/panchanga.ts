import { withDefaults } from '../../../contract/defaults.js';
import { PanchangaPolicyRequest } from '../../../contract/panchanga.js';
import type { PanchangaResultResponse } from '../../../contract/panchanga.js';
import type { Engine } from '../../../engine.js';
import { karanaType, TITHI_SPAN_DEG, yogaClass } from '../../../doctrine/panchanga/limbs.js';
import { kindByAsteroidBelt } from '../../../doctrine/vedic-dignity/planet-kind.js';
import { panchangaAt, panchangaOf, requestedAyanamsa } from '../../../services/panchanga.js';
import { PanchangaChartRequest, PanchangaDirectRequest } from './schema.js';
import type { PanchangaProfileResponse } from './schema.js';

/** POST /v1/panchanga/instant. Errors: InvalidInput. */
export function instantPanchanga(engine: Engine, input: PanchangaDirectRequest): PanchangaResultResponse {
  const request = withDefaults(PanchangaDirectRequest, input);
  return panchangaOf(engine, request, requestedAyanamsa(request.ayanamsa_system, request.policy));
}

/** POST /v1/panchanga/chart. Errors: InvalidInput, OutOfCoverage. */
export function chartPanchanga(engine: Engine, input: PanchangaChartRequest): PanchangaResultResponse {
  const request = withDefaults(PanchangaChartRequest, input);
  return panchangaAt(engine, request, requestedAyanamsa(request.ayanamsa_system, request.policy));
}

/** Classes of the limbs. `policy` decides which yogas are inauspicious. */
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
    yoga_class: yogaClass(yoga.name, withDefaults(PanchangaPolicyRequest, policy ?? {}).shunned_yogas),
    karana_type: karanaType(karana.index),
    vara_lord,
    vara_lord_type: kindByAsteroidBelt(vara_lord) as PanchangaProfileResponse['vara_lord_type'],
    ayanamsa_system: panchanga.ayanamsa_system,
    elongation_deg: tithi.index * TITHI_SPAN_DEG + tithi.degrees_elapsed,
    moon_sidereal_lon: panchanga.nakshatra.sidereal_lon,
    vara_basis: panchanga.vara_basis,
    ayanamsa_mode: panchanga.ayanamsa_mode,
    ayanamsa_degrees: panchanga.ayanamsa_degrees,
    ...(place_center === undefined ? {} : { place_center, place_reduction, computation_basis }),
  };
}
