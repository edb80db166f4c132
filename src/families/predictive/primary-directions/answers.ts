import { directionNetwork, extremeSignificators, significatorProfiles } from '../../../doctrine/directions/evaluate.js';
import type { SignificatorProfile } from '../../../doctrine/directions/evaluate.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { prepareDirections, refuseSearchPolicy, submittedArcs } from './arcs.js';
import type { AnsweredArc, PreparedDirections } from './arcs.js';
import { resolvePolicy } from './policy.js';
import type { ResolvedPolicy } from './policy.js';
import type {
  PrimaryDirectionRelationProfileResponse,
  PrimaryDirectionsArcsResponse,
  PrimaryDirectionsNetworkResponse,
  PrimaryDirectionsProfileResponse,
} from './schema-answer.js';
import type { PrimaryDirectionsRelationsRequest, PrimaryDirectionsSearchRequest } from './schema-request.js';
import { RELATION_WORDS, PERFECTION_WORDS, STATE_WORDS, CONVERSE_WORDS, NOT_EVALUABLE_WORDS } from './wire-words.js';

/** The fields that all answers of searches share. */
const common = (engine: Engine, { notEvaluable, page, figure }: PreparedDirections) => ({
  ...(notEvaluable.length > 0
    ? { not_evaluable: notEvaluable.map(({ name, reason }) => ({ name, reason: NOT_EVALUABLE_WORDS[reason] })) }
    : {}),
  ...(page ? { page } : {}),
  ...(figure ? { computation_basis: engine.basis(figure.instant) } : {}),
});

/** The arcs of a request in answer shape. */
export function arcsAnswer(engine: Engine, prepared: PreparedDirections): PrimaryDirectionsArcsResponse {
  return { arcs: prepared.arcs.map(({ answer }) => answer), ...common(engine, prepared) };
}
export const directionArcs = (engine: Engine, request: PrimaryDirectionsSearchRequest): PrimaryDirectionsArcsResponse =>
  arcsAnswer(engine, prepareDirections(engine, request));

/** The relations of one arc. An arc has one relation, which the policy admits and scores. */
function relationProfile(
  { answer, relation }: AnsweredArc,
  policy: ResolvedPolicy,
): PrimaryDirectionRelationProfileResponse {
  const detected = {
    arc: answer,
    relation_kind: PERFECTION_WORDS[policy.preset.perfection],
    years: answer.years,
    perfection_kind: PERFECTION_WORDS[policy.preset.perfection],
    relational_kind: RELATION_WORDS[relation],
    converse_doctrine: CONVERSE_WORDS[policy.converseDoctrine],
    key: answer.key,
  };
  return { arc: answer, detected_relation: detected, admitted_relations: [detected], scored_relations: [detected] };
}

/** POST /v1/primary-directions/relations: relations of submitted arcs. Errors: InvalidInput. */
export function directionRelations(
  request: PrimaryDirectionsRelationsRequest,
): PrimaryDirectionRelationProfileResponse[] {
  if (request.include_relations === false)
    throw new InvalidInput({
      field: '/include_relations',
      message: 'must be true: this route returns relations',
      given: false,
      allowed: [true],
    });
  if (request.include_condition === true)
    throw new InvalidInput({
      field: '/include_condition',
      message: 'must be false: the profile route returns conditions',
      given: true,
      allowed: [false],
    });
  const policy = resolvePolicy(request.policy);
  refuseSearchPolicy(request.policy, policy);
  return submittedArcs(request.submitted_arcs, policy, '/submitted_arcs').map((arc) => relationProfile(arc, policy));
}

type ProfileAnswer = PrimaryDirectionsProfileResponse['aggregate']['profiles'][number];

function profileOf(
  profile: SignificatorProfile<AnsweredArc>,
  policy: ResolvedPolicy,
  request: PrimaryDirectionsSearchRequest,
): ProfileAnswer {
  const counts = {
    direct_count: profile.directCount,
    converse_count: profile.converseCount,
    nearest_arc: profile.nearestArc,
    farthest_arc: profile.farthestArc,
  };
  return {
    significator: profile.significator,
    arcs: profile.arcs.map(({ answer }) => answer),
    ...counts,
    relation_profiles: request.include_relations ? profile.arcs.map((arc) => relationProfile(arc, policy)) : [],
    condition: request.include_condition ? { state: STATE_WORDS[profile.state], ...counts } : null,
  };
}

/** The profiles of the significators in answer shape. */
export function profileAnswer(
  engine: Engine,
  prepared: PreparedDirections,
  request: PrimaryDirectionsSearchRequest,
): PrimaryDirectionsProfileResponse {
  const profiles = significatorProfiles(prepared.arcs);
  const { strongest, weakest } = extremeSignificators(profiles);
  const none = profiles.length === 0;
  return {
    aggregate: {
      profiles: profiles.map((profile) => profileOf(profile, prepared.policy, request)),
      total_arcs: prepared.arcs.length,
      direct_count: profiles.reduce((n, { directCount }) => n + directCount, 0),
      converse_count: profiles.reduce((n, { converseCount }) => n + converseCount, 0),
      nearest_arc: none ? 0 : Math.min(...profiles.map(({ nearestArc }) => nearestArc)),
      farthest_arc: none ? 0 : Math.max(...profiles.map(({ farthestArc }) => farthestArc)),
      strongest_significator: strongest,
      weakest_significator: weakest,
    },
    ...common(engine, prepared),
  };
}
export const directionProfile = (
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
): PrimaryDirectionsProfileResponse =>
  profileAnswer(engine, prepareDirections(engine, request, { relations: request.include_relations }), request);

/** The network of promissors and significators in answer shape. */
export function networkAnswer(engine: Engine, prepared: PreparedDirections): PrimaryDirectionsNetworkResponse {
  const { nodes, edges, mostConnected } = directionNetwork(prepared.arcs);
  return {
    network: {
      nodes: nodes.map((node) => ({
        name: node.name,
        total_count: node.incomingCount + node.outgoingCount,
        direct_count: node.directCount,
        converse_count: node.converseCount,
        incoming_count: node.incomingCount,
        outgoing_count: node.outgoingCount,
      })),
      edges: edges.map((edge) => ({
        promissor: edge.promissor,
        significator: edge.significator,
        count: edge.count,
        nearest_arc: edge.nearestArc,
        direct_count: edge.directCount,
        converse_count: edge.count - edge.directCount,
      })),
      most_connected: mostConnected,
      // Each node is the end of an arc.
      isolated: [],
    },
    ...common(engine, prepared),
  };
}
export const directionsNetwork = (
  engine: Engine,
  request: PrimaryDirectionsSearchRequest,
): PrimaryDirectionsNetworkResponse => networkAnswer(engine, prepareDirections(engine, request));
