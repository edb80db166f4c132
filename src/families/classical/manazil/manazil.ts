import { ttOfJd } from '../../../wire/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../wire/ayanamsa.js';
import { namedValues } from '../../../wire/named-points.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { MANSION_SPAN_DEG, mansionAt, mansionIn, MANSIONS, sourceOf, TRADITIONS } from './mansions.js';
import type { Mansion, Tradition } from './mansions.js';
import type {
  MansionBulkRequest,
  MansionBulkResponse,
  MansionCatalogResponse,
  MansionComputationMode,
  MansionInfoResponse,
  MansionPositionEnvelopeResponse,
  MansionPositionRequest,
  MansionPositionResponse,
  MansionProvenanceResponse,
  MansionTraditionLookupResponse,
  MansionTraditionParams,
} from './schema.js';

/** How longitudes of one request become mansions. */
interface Policy {
  readonly mode: MansionComputationMode;
  readonly tradition: Tradition;
  readonly jdUt: number | null;
  readonly system: string | null;
  readonly ayanamsaMode: string | null;
  readonly ayanamsa: number | null;
}
const PLAIN: Policy = {
  mode: 'tropical',
  tradition: 'al_biruni',
  jdUt: null,
  system: null,
  ayanamsaMode: null,
  ayanamsa: null,
};

function policyOf(engine: Engine, request: Omit<MansionPositionRequest, 'longitude'>): Policy {
  const mode = request.mode ?? 'tropical',
    tradition = request.tradition ?? 'al_biruni',
    jdUt = request.jd_ut ?? null;
  const system = ayanamsaSystem(request.ayanamsa_system ?? 'authI', '/ayanamsa_system'),
    ayanamsaMode = request.ayanamsa_mode ?? 'true';
  if (mode === 'tropical') return { ...PLAIN, tradition, jdUt };
  if (jdUt === null)
    throw new InvalidInput({
      field: '/jd_ut',
      message: 'the sidereal mode needs an instant',
      given: null,
      allowed: 'a Julian day UT1',
    });
  return {
    mode,
    tradition,
    jdUt,
    system: system.system,
    ayanamsaMode,
    ayanamsa: ayanamsaDeg(engine.nutation, ttOfJd(engine, jdUt), system, ayanamsaMode),
  };
}

function provenance(policy: Policy, longitude: number, stages: string[]): MansionProvenanceResponse {
  return {
    mansion_system: 'Arabic_Manazil_28_equal_mansions',
    computational_basis: 'equal_division_360_by_28',
    default_authority: 'al_biruni_book_of_instruction',
    mode: policy.mode,
    tradition: policy.tradition,
    requested_longitude: longitude === 0 ? 0 : longitude,
    normalized_longitude: normalizeDeg(longitude),
    jd_ut: policy.jdUt,
    ayanamsa_system: policy.system,
    ayanamsa_mode: policy.ayanamsaMode,
    ayanamsa_deg: policy.ayanamsa,
    attribution_source: sourceOf(policy.tradition),
    stage_sequence: stages,
  };
}

const info = (mansion: Mansion): MansionInfoResponse => ({
  index: mansion.index,
  arabic_name: mansion.arabicName,
  latin_name: mansion.latinName,
  ruling_star: mansion.star,
  nature: mansion.nature,
  signification: mansion.signification,
});

function placed(policy: Policy, longitude: number): MansionPositionResponse {
  const computed = policy.ayanamsa === null ? normalizeDeg(longitude) : siderealDeg(longitude, policy.ayanamsa);
  const { index, degreesIn } = mansionAt(computed);
  return {
    mansion: info(mansionIn(index, policy.tradition)),
    degrees_in: degreesIn,
    longitude: longitude === 0 ? 0 : longitude,
    computation_longitude: computed,
  };
}

const useStage = (policy: Policy): string =>
  policy.mode === 'sidereal' ? 'sidereal_conversion' : 'tropical_longitude_use';

/** GET /v1/manazil/catalog */
export function mansionCatalog(): MansionCatalogResponse {
  return {
    mansions: MANSIONS.map(info),
    total: MANSIONS.length,
    span_degrees: MANSION_SPAN_DEG,
    traditions: [...TRADITIONS],
    provenance: provenance(PLAIN, 0, ['mansion_catalog_serialization']),
  };
}

/** GET /v1/manazil/traditions/{tradition}/mansions/{mansion_index} */
export function mansionInTradition(params: MansionTraditionParams): MansionTraditionLookupResponse {
  const { nature, signification } = mansionIn(params.mansion_index, params.tradition);
  return {
    mansion_index: params.mansion_index,
    tradition: params.tradition,
    nature,
    signification,
    provenance: provenance({ ...PLAIN, tradition: params.tradition }, 0, [
      'mansion_index_validation',
      'tradition_attribution_lookup',
      'tradition_response_serialization',
    ]),
  };
}

/** POST /v1/manazil/position */
export function mansionPosition(engine: Engine, request: MansionPositionRequest): MansionPositionEnvelopeResponse {
  const policy = policyOf(engine, request);
  return {
    result: placed(policy, request.longitude),
    provenance: provenance(policy, request.longitude, [
      'longitude_validation',
      useStage(policy),
      'equal_28_mansion_assignment',
      'tradition_attribution_selection',
      'mansion_response_serialization',
    ]),
  };
}

/** POST /v1/manazil/bulk */
export function mansionBulk(engine: Engine, request: MansionBulkRequest): MansionBulkResponse {
  const points = namedValues(request.positions, '/positions', 'trim');
  const policy = policyOf(engine, request);
  return {
    results: Object.fromEntries(points.map(({ name, value }) => [name, placed(policy, value)])),
    total: points.length,
    provenance: provenance(policy, 0, [
      'bulk_longitude_validation',
      useStage(policy),
      'equal_28_mansion_assignment',
      'tradition_attribution_selection',
      'mansion_bulk_response_serialization',
    ]),
  };
}
