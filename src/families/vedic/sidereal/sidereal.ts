import { ttOfJd } from '../../../wire/instant.js';
import { siderealProvenance } from '../../../contract/sidereal.js';
import {
  AYANAMSA_MODES,
  ayanamsaAtJ2000Deg,
  ayanamsaDeg,
  ayanamsaSystem,
  siderealDeg,
  tropicalDeg,
} from '../../../wire/ayanamsa.js';
import { AYANAMSA_SYSTEMS, REGISTERED_SYSTEMS } from '../../../doctrine/ayanamsa/systems.js';
import type { AyanamsaSystem } from '../../../doctrine/ayanamsa/anchor.js';
import type { Engine } from '../../../engine.js';
import type {
  AyanamsaSystemResponse,
  AyanamsaSystemsEnvelopeResponse,
  SiderealAyanamsaRequest,
  SiderealAyanamsaResponse,
  SiderealConversionRequest,
  SiderealConversionResponse,
} from './schema.js';

const FULL_CIRCLE = [0, '360_exclusive'];

const described = (entry: AyanamsaSystem): AyanamsaSystemResponse => ({
  system: entry.system,
  reference_value_j2000_deg: ayanamsaAtJ2000Deg(entry),
  is_star_anchored: entry.anchor.kind === 'star',
  default_mode: 'true',
  supported_modes: [...AYANAMSA_MODES],
  aliases: [...entry.aliases],
  definition: entry.definition,
  anchor: entry.anchor.kind === 'epoch' ? 'J2000' : entry.anchor.name,
});

/** GET /v1/sidereal/ayanamsa-systems */
export function ayanamsaSystems(): AyanamsaSystemsEnvelopeResponse {
  return {
    systems: REGISTERED_SYSTEMS.map(described),
    total: REGISTERED_SYSTEMS.length,
    further_systems: AYANAMSA_SYSTEMS.slice(REGISTERED_SYSTEMS.length).map(described),
    provenance: siderealProvenance({
      engine_entrypoint: 'list_ayanamsa_systems',
      product_kind: 'ayanamsa_system_registry',
      registry_owner: 'engine.sidereal.Ayanamsa',
      reference_epoch: 'J2000',
      user_defined_ayanamsa: 'not_admitted',
      stage_sequence: ['registry_lookup', 'system_serialization', 'provenance_serialization'],
    }),
  };
}

const POLICIES = {
  jd_policy: 'caller_supplied_UT_JD',
  mode_policy: 'true_or_mean_only',
  star_anchor_policy: 'engine_owned_for_true_star_anchored_systems',
};

function valueAt(engine: Engine, request: SiderealAyanamsaRequest) {
  const system = ayanamsaSystem(request.ayanamsa_system ?? 'authI', '/ayanamsa_system'),
    mode = request.mode ?? 'true';
  return {
    system: system.system,
    mode,
    degrees: ayanamsaDeg(engine.nutation, ttOfJd(engine, request.jd_ut), system, mode),
  };
}

/** POST /v1/sidereal/ayanamsa */
export function ayanamsa(engine: Engine, request: SiderealAyanamsaRequest): SiderealAyanamsaResponse {
  const { system, mode, degrees } = valueAt(engine, request);
  return {
    jd_ut: request.jd_ut,
    ayanamsa_system: system,
    mode,
    ayanamsa_deg: degrees,
    value_range: FULL_CIRCLE,
    provenance: siderealProvenance({
      engine_entrypoint: 'ayanamsa',
      product_kind: 'date_specific_ayanamsa_value',
      ayanamsa_system: system,
      ayanamsa_mode: mode,
      ...POLICIES,
      stage_sequence: [
        'input_validation',
        'ayanamsa_resolution',
        'ayanamsa_response_serialization',
        'provenance_serialization',
      ],
    }),
  };
}

/** POST /v1/sidereal/convert */
export function convert(engine: Engine, request: SiderealConversionRequest): SiderealConversionResponse {
  const { system, mode, degrees } = valueAt(engine, request);
  return {
    direction: request.direction,
    jd_ut: request.jd_ut,
    ayanamsa_system: system,
    mode,
    input_longitude_deg: request.longitude_deg === 0 ? 0 : request.longitude_deg,
    output_longitude_deg:
      request.direction === 'tropical_to_sidereal'
        ? siderealDeg(request.longitude_deg, degrees)
        : tropicalDeg(request.longitude_deg, degrees),
    ayanamsa_deg: degrees,
    longitude_range: FULL_CIRCLE,
    provenance: siderealProvenance({
      engine_entrypoint: request.direction,
      product_kind: 'sidereal_longitude_conversion',
      ayanamsa_system: system,
      ayanamsa_mode: mode,
      ...POLICIES,
      longitude_input_policy: 'finite_input_normalized_by_engine_modulo',
      conversion_direction: request.direction,
      stage_sequence: [
        'input_validation',
        'ayanamsa_resolution',
        'longitude_conversion',
        'conversion_response_serialization',
        'provenance_serialization',
      ],
    }),
  };
}
