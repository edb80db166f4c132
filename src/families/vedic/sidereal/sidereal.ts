import { ttOfJd } from '../../../wire/instant.js';
import { siderealProvenance } from '../../../contract/sidereal.js';
import {
  AYANAMSA_MODES,
  ayanamsaAtJ2000Deg,
  ayanamsaDeg,
  ayanamsaSystem,
  siderealDeg,
  tropicalDeg,
} from '../../../services/ayanamsa.js';
import { AYANAMSA_SYSTEMS, REGISTERED_SYSTEMS } from '../../../doctrine/ayanamsa/systems.js';
import type { AyanamsaSystem } from '../../../doctrine/ayanamsa/anchor.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Engine } from '../../../engine.js';
import { withDefaults } from '../../../contract/defaults.js';
import { SiderealAyanamsaRequest, SiderealConversionRequest } from './schema.js';
import type {
  AyanamsaSystemResponse,
  AyanamsaSystemsEnvelopeResponse,
  SiderealAyanamsaResponse,
  SiderealConversionResponse,
} from './schema.js';

const FULL_CIRCLE = [0, '360_exclusive'];

const systemAnswer = (entry: AyanamsaSystem): AyanamsaSystemResponse => ({
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
  const stages = new StageLog();
  const [registered, further] = stages.run('registry_lookup', () => [
    REGISTERED_SYSTEMS,
    AYANAMSA_SYSTEMS.slice(REGISTERED_SYSTEMS.length),
  ]);
  const answers = stages.run('system_serialization', () => ({
    systems: registered.map(systemAnswer),
    total: registered.length,
    further_systems: further.map(systemAnswer),
  }));
  return stages.run('provenance_serialization', () => ({
    ...answers,
    provenance: siderealProvenance({
      engine_entrypoint: 'list_ayanamsa_systems',
      product_kind: 'ayanamsa_system_registry',
      registry_owner: 'engine.sidereal.Ayanamsa',
      reference_epoch: 'J2000',
      user_defined_ayanamsa: 'not_admitted',
      stage_sequence: stages.names,
    }),
  }));
}

const POLICIES = {
  jd_policy: 'caller_supplied_UT_JD',
  mode_policy: 'true_or_mean_only',
  star_anchor_policy: 'engine_owned_for_true_star_anchored_systems',
};

type Filled = ReturnType<typeof withDefaults<typeof SiderealAyanamsaRequest>>;

/** The ayanamsa of a request: the first stages of both routes. Errors: InvalidInput. */
function valueAt(engine: Engine, stages: StageLog, request: Filled) {
  const system = stages.run('input_validation', () => ayanamsaSystem(request.ayanamsa_system, '/ayanamsa_system')),
    { mode } = request;
  const degrees = stages.run('ayanamsa_resolution', () =>
    ayanamsaDeg(engine.nutation, ttOfJd(engine, request.jd_ut), system, mode),
  );
  return { system: system.system, mode, degrees };
}

/** POST /v1/sidereal/ayanamsa. Errors: InvalidInput for an unknown system. */
export function ayanamsa(engine: Engine, input: SiderealAyanamsaRequest): SiderealAyanamsaResponse {
  const request = withDefaults(SiderealAyanamsaRequest, input);
  const stages = new StageLog(),
    { system, mode, degrees } = valueAt(engine, stages, request);
  const answer = stages.run('ayanamsa_response_serialization', () => ({
    jd_ut: request.jd_ut,
    ayanamsa_system: system,
    mode,
    ayanamsa_deg: degrees,
    value_range: FULL_CIRCLE,
  }));
  return stages.run('provenance_serialization', () => ({
    ...answer,
    provenance: siderealProvenance({
      engine_entrypoint: 'ayanamsa',
      product_kind: 'date_specific_ayanamsa_value',
      ayanamsa_system: system,
      ayanamsa_mode: mode,
      ...POLICIES,
      stage_sequence: stages.names,
    }),
  }));
}

/** POST /v1/sidereal/convert. Errors: InvalidInput for an unknown system. */
export function convert(engine: Engine, input: SiderealConversionRequest): SiderealConversionResponse {
  const request = withDefaults(SiderealConversionRequest, input);
  const stages = new StageLog(),
    { system, mode, degrees } = valueAt(engine, stages, request);
  const converted = stages.run('longitude_conversion', () =>
    request.direction === 'tropical_to_sidereal'
      ? siderealDeg(request.longitude_deg, degrees)
      : tropicalDeg(request.longitude_deg, degrees),
  );
  const answer = stages.run('conversion_response_serialization', () => ({
    direction: request.direction,
    jd_ut: request.jd_ut,
    ayanamsa_system: system,
    mode,
    input_longitude_deg: request.longitude_deg === 0 ? 0 : request.longitude_deg,
    output_longitude_deg: converted,
    ayanamsa_deg: degrees,
    longitude_range: FULL_CIRCLE,
  }));
  return stages.run('provenance_serialization', () => ({
    ...answer,
    provenance: siderealProvenance({
      engine_entrypoint: request.direction,
      product_kind: 'sidereal_longitude_conversion',
      ayanamsa_system: system,
      ayanamsa_mode: mode,
      ...POLICIES,
      longitude_input_policy: 'finite_input_normalized_by_engine_modulo',
      conversion_direction: request.direction,
      stage_sequence: stages.names,
    }),
  }));
}
