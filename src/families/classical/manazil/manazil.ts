import { ttOfJd } from '../../../wire/instant.js';
import { ayanamsaDeg, ayanamsaSystem, siderealDeg } from '../../../services/ayanamsa.js';
import { namedValues } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { MANSION_SPAN_DEG, mansionAt, mansionIn, MANSIONS, sourceOf } from '../../../doctrine/manazil/mansions.js';
import type { Mansion } from '../../../doctrine/manazil/mansions.js';
import { Type } from '@sinclair/typebox';
import { MansionPositionRequest } from './schema.js';
import type {
  MansionBulkRequest,
  MansionBulkResponse,
  MansionCatalogResponse,
  MansionComputationMode,
  MansionInfoResponse,
  MansionPositionEnvelopeResponse,
  MansionPositionResponse,
  MansionProvenanceResponse,
  MansionTraditionLookupResponse,
  MansionTraditionParams,
} from './schema.js';
import { TRADITIONS_BY_WORD } from './wire-words.js';
import type { TraditionWord } from './wire-words.js';

/** Zodiac and tradition of a request. The ayanamsa (degrees) and its instant are null in the tropical mode. */
interface Policy {
  readonly mode: MansionComputationMode;
  readonly tradition: TraditionWord;
  readonly jdUt: number | null;
  readonly system: string | null;
  readonly ayanamsaMode: string | null;
  readonly ayanamsa: number | null;
}
const PolicyRequest = Type.Omit(MansionPositionRequest, ['longitude']);

const TROPICAL: Policy = {
  mode: 'tropical',
  tradition: 'al_biruni',
  jdUt: null,
  system: null,
  ayanamsaMode: null,
  ayanamsa: null,
};

/** Zodiac and tradition of a request, with defaults. Errors: InvalidInput. */
function policyOf(engine: Engine, request: Omit<MansionPositionRequest, 'longitude'>): Policy {
  const {
    mode,
    tradition,
    jd_ut: jdUt = null,
    ayanamsa_system,
    ayanamsa_mode: ayanamsaMode,
  } = withDefaults(PolicyRequest, request);
  const system = ayanamsaSystem(ayanamsa_system, '/ayanamsa_system');
  if (mode === 'tropical') return { ...TROPICAL, tradition, jdUt };
  if (jdUt === null)
    throw new InvalidInput({
      field: '/jd_ut',
      message: 'is required in the sidereal mode',
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
    attribution_source: sourceOf(TRADITIONS_BY_WORD[policy.tradition]),
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

/** Longitudes that are divided into mansions, degrees in [0, 360): sidereal if the policy has an ayanamsa, else tropical. */
const computedLongitudes = (stages: StageLog, policy: Policy, longitudes: readonly number[]): number[] => {
  const { ayanamsa } = policy;
  return ayanamsa === null
    ? stages.run('tropical_longitude_use', () => longitudes.map(normalizeDeg))
    : stages.run('sidereal_conversion', () => longitudes.map((longitude) => siderealDeg(longitude, ayanamsa)));
};

/** The mansion of each longitude. */
function mansionsOf(stages: StageLog, policy: Policy, longitudes: readonly number[]): MansionPositionResponse[] {
  const computed = computedLongitudes(stages, policy, longitudes);
  const found = stages.run('equal_28_mansion_assignment', () => computed.map(mansionAt));
  const attributed = stages.run('tradition_attribution_selection', () =>
    found.map(({ index }) => info(mansionIn(index, TRADITIONS_BY_WORD[policy.tradition]))),
  );
  return longitudes.map((longitude, i) => ({
    mansion: attributed[i],
    degrees_in: found[i].degreesIn,
    longitude: longitude === 0 ? 0 : longitude,
    computation_longitude: computed[i],
  }));
}

/** GET /v1/manazil/catalog: the 28 mansions in the default tradition. */
export function mansionCatalog(): MansionCatalogResponse {
  const stages = new StageLog();
  return stages.run('mansion_catalog_serialization', () => ({
    mansions: MANSIONS.map(info),
    total: MANSIONS.length,
    span_degrees: MANSION_SPAN_DEG,
    traditions: Object.keys(TRADITIONS_BY_WORD) as TraditionWord[],
    provenance: provenance(TROPICAL, 0, stages),
  }));
}

/** GET /v1/manazil/traditions/{tradition}/mansions/{mansion_index}: nature and signification of a mansion. */
export function mansionInTradition(params: MansionTraditionParams): MansionTraditionLookupResponse {
  const stages = new StageLog();
  // The schema limits the index to 1 to 28.
  const index = stages.run('mansion_index_validation', () => params.mansion_index);
  const { nature, signification } = stages.run('tradition_attribution_lookup', () =>
    mansionIn(index, TRADITIONS_BY_WORD[params.tradition]),
  );
  return stages.run('tradition_response_serialization', () => ({
    mansion_index: index,
    tradition: params.tradition,
    nature,
    signification,
    provenance: provenance({ ...TROPICAL, tradition: params.tradition }, 0, stages),
  }));
}

/** POST /v1/manazil/position: the mansion of a longitude. Errors: InvalidInput, OutOfCoverage. */
export function mansionPosition(engine: Engine, request: MansionPositionRequest): MansionPositionEnvelopeResponse {
  const stages = new StageLog();
  const policy = stages.run('longitude_validation', () => policyOf(engine, request));
  const [result] = mansionsOf(stages, policy, [request.longitude]);
  return stages.run('mansion_response_serialization', () => ({
    result,
    provenance: provenance(policy, request.longitude, stages),
  }));
}

/** POST /v1/manazil/bulk: the mansions of named longitudes. Errors: InvalidInput, OutOfCoverage. */
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
