import { ttOfJd } from '../../../wire/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../wire/ayanamsa.js';
import { namedValues } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
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

function provenance(policy: Policy, longitude: number, stages: StageLog): MansionProvenanceResponse {
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
    stage_sequence: stages.names,
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

/** The longitudes that mansions are read from: sidereal with an ayanamsa, else tropical, in [0, 360). */
const computedLongitudes = (stages: StageLog, policy: Policy, longitudes: readonly number[]): number[] => {
  const { ayanamsa } = policy;
  return ayanamsa === null
    ? stages.run('tropical_longitude_use', () => longitudes.map(normalizeDeg))
    : stages.run('sidereal_conversion', () => longitudes.map((longitude) => siderealDeg(longitude, ayanamsa)));
};

/** The mansions of longitudes, one position for each. */
function mansionsOf(stages: StageLog, policy: Policy, longitudes: readonly number[]): MansionPositionResponse[] {
  const computed = computedLongitudes(stages, policy, longitudes);
  const found = stages.run('equal_28_mansion_assignment', () => computed.map(mansionAt));
  const attributed = stages.run('tradition_attribution_selection', () =>
    found.map(({ index }) => info(mansionIn(index, policy.tradition))),
  );
  return longitudes.map((longitude, i) => ({
    mansion: attributed[i],
    degrees_in: found[i].degreesIn,
    longitude: longitude === 0 ? 0 : longitude,
    computation_longitude: computed[i],
  }));
}

/** GET /v1/manazil/catalog */
export function mansionCatalog(): MansionCatalogResponse {
  const stages = new StageLog();
  return stages.run('mansion_catalog_serialization', () => ({
    mansions: MANSIONS.map(info),
    total: MANSIONS.length,
    span_degrees: MANSION_SPAN_DEG,
    traditions: [...TRADITIONS],
    provenance: provenance(PLAIN, 0, stages),
  }));
}

/** GET /v1/manazil/traditions/{tradition}/mansions/{mansion_index} */
export function mansionInTradition(params: MansionTraditionParams): MansionTraditionLookupResponse {
  const stages = new StageLog();
  // The schema bounds the index: 1 to 28.
  const index = stages.run('mansion_index_validation', () => params.mansion_index);
  const { nature, signification } = stages.run('tradition_attribution_lookup', () =>
    mansionIn(index, params.tradition),
  );
  return stages.run('tradition_response_serialization', () => ({
    mansion_index: index,
    tradition: params.tradition,
    nature,
    signification,
    provenance: provenance({ ...PLAIN, tradition: params.tradition }, 0, stages),
  }));
}

/** POST /v1/manazil/position */
export function mansionPosition(engine: Engine, request: MansionPositionRequest): MansionPositionEnvelopeResponse {
  const stages = new StageLog();
  const policy = stages.run('longitude_validation', () => policyOf(engine, request));
  const [result] = mansionsOf(stages, policy, [request.longitude]);
  return stages.run('mansion_response_serialization', () => ({
    result,
    provenance: provenance(policy, request.longitude, stages),
  }));
}

/** POST /v1/manazil/bulk */
export function mansionBulk(engine: Engine, request: MansionBulkRequest): MansionBulkResponse {
  const stages = new StageLog();
  const { points, policy } = stages.run('bulk_longitude_validation', () => ({
    points: namedValues(request.positions, '/positions', 'trim'),
    policy: policyOf(engine, request),
  }));
  const results = mansionsOf(
    stages,
    policy,
    points.map(({ value }) => value),
  );
  return stages.run('mansion_bulk_response_serialization', () => ({
    results: Object.fromEntries(points.map(({ name }, i) => [name, results[i]])),
    total: points.length,
    provenance: provenance(policy, 0, stages),
  }));
}
