import { withDefaults } from '../../../contract/defaults.js';
import { KEY_RATES } from '../../../doctrine/directions/keys.js';
import { DIRECTION_METHODS } from '../../../doctrine/directions/presets.js';
import type { Engine } from '../../../engine.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { observerContext } from '../../../wire/observer.js';
import { StageLog } from '../../../wire/stage-log.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { arcsAnswer, networkAnswer, profileAnswer } from './answers.js';
import { prepareDirections } from './arcs.js';
import type { PreparedDirections } from './arcs.js';
import { PrimaryDirectionsSearchRequest } from './schema-request.js';
import type {
  PrimaryDirectionsArcsReductionTruthResponse,
  PrimaryDirectionsResolvedPolicyResponse,
} from './schema-reduction.js';
import {
  PRESET_WORDS,
  METHOD_WORDS,
  LAW_WORDS,
  SPACE_WORDS,
  RELATION_WORDS,
  CLASS_WORDS,
  LATITUDE_WORDS,
  LATITUDE_SOURCE_WORDS,
  PERFECTION_WORDS,
  CONVERSE_WORDS,
  KEY_SOURCE_WORDS,
  POLICY_SOURCE_WORDS,
} from './wire-words.js';

type Truth = PrimaryDirectionsArcsReductionTruthResponse;
type Product = 'arcs' | 'profile' | 'network';

const SURFACE = 'engine.primary_directions.';
const EVALUATIONS = {
  profile: { surface: `${SURFACE}evaluate_primary_directions_aggregate`, stage: 'aggregate_evaluation' },
  network: { surface: `${SURFACE}evaluate_primary_directions_network`, stage: 'network_evaluation' },
} as const;
const RESULTS = {
  profile: 'primary_direction_aggregate_profile',
  network: 'primary_direction_network_profile',
} as const;

export const directionArcsReduction = (engine: Engine, request: PrimaryDirectionsSearchRequest) =>
  reduced(engine, request, 'arcs', (prepared) => arcsAnswer(engine, prepared));
export const directionProfileReduction = (engine: Engine, request: PrimaryDirectionsSearchRequest) =>
  reduced(engine, request, 'profile', (prepared) => profileAnswer(engine, prepared, request));
export const directionNetworkReduction = (engine: Engine, request: PrimaryDirectionsSearchRequest) =>
  reduced(engine, request, 'network', (prepared) => networkAnswer(engine, prepared));

/** An answer with its receipts. Without arcs there is no evaluation stage. */
function reduced<T>(
  engine: Engine,
  given: PrimaryDirectionsSearchRequest,
  product: Product,
  answer: (prepared: PreparedDirections) => T,
) {
  const request = withDefaults(PrimaryDirectionsSearchRequest, given);
  const stages = new StageLog(),
    relations = product === 'profile' && request.include_relations === true;
  const prepared = prepareDirections(engine, request, { figure: true, relations, stages });
  const evaluation = product === 'arcs' || prepared.arcs.length === 0 ? null : EVALUATIONS[product];
  const result = evaluation === null ? answer(prepared) : stages.run(evaluation.stage, () => answer(prepared));
  return {
    result,
    reduction: {
      ...surfaces(prepared, product, evaluation?.surface ?? null),
      stage_sequence: stages.names,
      ...truthOf(engine, request, prepared),
    },
  };
}

/** The names of the computations of an answer. `evaluation`: name of the evaluation of the arcs, if any. */
function surfaces(
  prepared: PreparedDirections,
  product: Product,
  evaluation: string | null,
): Pick<Truth, 'engine_surface' | 'engine_surfaces' | 'result_surface'> {
  const source = `${SURFACE}${prepared.submitted ? 'PrimaryArc' : 'find_primary_arcs'}`;
  const ofArcs = prepared.submitted ? 'primary_direction_submitted_arcs' : 'primary_direction_arc_search';
  return {
    engine_surface: evaluation ?? source,
    engine_surfaces: evaluation === null ? [source] : [source, evaluation],
    result_surface: product === 'arcs' ? ofArcs : RESULTS[product],
  };
}

function truthOf(
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
  prepared: PreparedDirections,
): Omit<Truth, 'engine_surface' | 'engine_surfaces' | 'result_surface' | 'stage_sequence'> {
  const figure = prepared.figure!,
    filled = withDefaults(PrimaryDirectionsSearchRequest, request),
    { instant, houses } = figure;
  return {
    requested_datetime: engine.time.echoIso(request.dt, '/dt'),
    normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    jd_ut: jdOfInstant(instant),
    jd_tt: instant.ttJ2k + J2000_JD,
    delta_t_seconds: instant.deltaTSeconds,
    observer: observerContext(engine, figure.site, instant, 0),
    natal_observer: {
      latitude: figure.natalSite.latitudeDeg,
      longitude: figure.natalSite.longitudeDeg,
      elevation_m: figure.natalSite.elevationM,
      local_sidereal_time_deg: null,
    },
    requested_bodies: request.bodies ?? null,
    include_nodes_requested: filled.include_nodes,
    search_mode: prepared.submitted ? 'submitted_arcs' : 'engine_search',
    max_arc: filled.max_arc,
    significators_requested: request.significators ?? null,
    promissors_requested: request.promissors ?? null,
    include_relations_requested: filled.include_relations,
    include_condition_requested: filled.include_condition,
    submitted_arc_count: request.submitted_arcs?.length ?? 0,
    chosen_key: prepared.policy.key.toUpperCase(),
    house_context: {
      requested_system: request.house_system ?? houses.requested,
      effective_system: houses.effective.code,
      fallback: houses.fallback,
      fallback_reason: houses.fallbackReason,
    },
    resolved_policy: policyAnswer(request, prepared),
  };
}

const sorted = (names: readonly string[]): string[] => [...names].sort();

function policyAnswer(
  request: PrimaryDirectionsSearchRequest,
  { policy, figure }: PreparedDirections,
): PrimaryDirectionsResolvedPolicyResponse {
  const { preset } = policy;
  const motion = preset.motion === 'raptDirect' ? 'direct' : preset.motion === 'raptConverse' ? 'converse' : null;
  return {
    method: METHOD_WORDS[preset.method],
    space: SPACE_WORDS[preset.space],
    include_converse: policy.includeConverse,
    converse_doctrine: CONVERSE_WORDS[policy.converseDoctrine],
    key: policy.key.toUpperCase(),
    key_source: KEY_SOURCE_WORDS[policy.keySource],
    latitude_doctrine: LATITUDE_WORDS[policy.latitude],
    latitude_source: LATITUDE_SOURCE_WORDS[policy.latitudeSource],
    perfection_kind: PERFECTION_WORDS[preset.perfection],
    admitted_relation_kinds: sorted(policy.relations.map((kind) => RELATION_WORDS[kind])),
    admitted_significator_classes: sorted(policy.significatorClasses.map((kind) => CLASS_WORDS[kind])),
    admitted_promissor_classes: sorted(policy.promissorClasses.map((kind) => CLASS_WORDS[kind])),
    requested_preset: policy.requestedPreset,
    canonical_preset: PRESET_WORDS[policy.name],
    policy_source: POLICY_SOURCE_WORDS[policy.policySource],
    antiscia_targets: request.antiscia_targets ?? [],
    authF_parallel_targets: request.authF_parallel_targets ?? [],
    placidian_rapt_parallel_targets: request.placidian_rapt_parallel_targets ?? [],
    fixed_star_targets: request.fixed_star_targets ?? [],
    authG_aspect_contexts: request.authG_aspect_contexts ?? [],
    placidian_rapt_parallel_motion: motion,
    law: LAW_WORDS[policy.law],
    source: DIRECTION_METHODS[preset.method].source,
    significator_latitude: policy.significatorLatitude,
    rapt_axis: policy.raptAxis,
    aspect_latitude: policy.aspectLatitude,
    star_place: policy.starPlace,
    years_rate_deg: policy.key === 'solar' ? figure!.sunRate.longitude : KEY_RATES[policy.key],
    place_center: figure!.placeCenter,
  };
}
