import { aspectNamed, signDegree } from '../../../doctrine/aspects/aspects.js';
import { ASPECT_TIER_WORDS } from '../../../wire/aspect-words.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { distinctPoints, namedLongitudes } from '../../../wire/named-points.js';
import { overcomingOf, pairDirection, wholeSignAspect } from '../../../doctrine/aspects/whole-sign-aspects.js';
import { superiorityTruth } from '../../../wire/hellenistic.js';
import type { Overcoming, PairDirection } from '../../../doctrine/aspects/whole-sign-aspects.js';
import type { AspectName } from '../../../contract/aspects.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { HellenisticAspectProvenanceResponse } from '../../../contract/hellenistic.js';
import type {
  OvercomingRequest,
  OvercomingResponse,
  WholeSignAspectResponse,
  WholeSignAspectsRequest,
  WholeSignAspectsResponse,
} from './hellenistic-schema.js';

const SOURCES = ['Ptolemy, Tetrabiblos I.13', 'Vettius Valens, Anthologies'];

function provenance(entrypoint: string, doctrine: string, stages: StageLog): HellenisticAspectProvenanceResponse {
  return {
    source_module: 'engine.aspects',
    engine_entrypoint: entrypoint,
    doctrine,
    ephemeris: 'not_used',
    chart_motion: 'not_computed',
    position_semantics: 'caller_supplied_tropical_ecliptic_longitudes_degrees',
    source_refs: [...SOURCES],
    stage_sequence: stages.names,
  };
}

interface Pair {
  readonly first: NamedValue;
  readonly second: NamedValue;
}

interface AspectingPair extends Pair {
  readonly aspect: AspectName;
}

/** Each pair of points whose signs aspect each other, in the order of the request. */
function aspectingPairs(points: readonly NamedValue[]): AspectingPair[] {
  const found: AspectingPair[] = [];
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const aspect = wholeSignAspect(points[i].value, points[j].value);
      if (aspect !== null) found.push({ first: points[i], second: points[j], aspect });
    }
  }
  return found;
}

function pairAnswer(pair: AspectingPair, relation: PairDirection, found: Overcoming): WholeSignAspectResponse {
  const { first, second, aspect } = pair,
    definition = aspectNamed(aspect);
  return {
    body1: first.name,
    body2: second.name,
    aspect,
    symbol: definition.symbol,
    angle: definition.angleDeg,
    separation: separationDeg(first.value, second.value),
    direction: relation.direction,
    sign_degree1: signDegree(first.value),
    sign_degree2: signDegree(second.value),
    body1_overcomes_body2: found.overcomes === 'first',
    body2_overcomes_body1: found.overcomes === 'second',
    hellenistic_superiority_truth: superiorityTruth(pair, relation, found),
    classification: { domain: 'whole_sign', tier: ASPECT_TIER_WORDS[definition.tier], family: definition.family },
  };
}

/**
 * POST /v1/aspects/hellenistic/whole-sign: each pair of bodies whose signs aspect each other, in the order of the
 * request.
 */
export function wholeSign(request: WholeSignAspectsRequest): WholeSignAspectsResponse {
  const stages = new StageLog();
  const points = stages.run('caller_position_validation', () =>
    namedLongitudes(request.positions, '/positions', 'trim'),
  );
  const pairs = stages.run('whole_sign_relation_classification', () => aspectingPairs(points));
  const directions = stages.run('sinister_dexter_direction', () =>
    pairs.map(({ first, second, aspect }) => pairDirection(first.value, second.value, aspect)),
  );
  const found = stages.run('tenth_sign_overcoming_relation', () =>
    pairs.map(({ first, second }) => overcomingOf(first.value, second.value)),
  );
  return stages.run('lossless_response_serialization', () => ({
    aspects: pairs.map((pair, i) => pairAnswer(pair, directions[i], found[i])),
    count: pairs.length,
    provenance: provenance(
      'find_whole_sign_aspects',
      'whole_sign_ptolemaic_aspects_with_direction_and_overcoming',
      stages,
    ),
  }));
}

/** The two bodies of the request. Errors: InvalidInput for a blank name or the same name twice. */
function requestedPair(request: OvercomingRequest): Pair {
  const body1 = request.body1.trim(),
    body2 = request.body2.trim();
  for (const [field, name] of [
    ['/body1', body1],
    ['/body2', body2],
  ])
    if (name === '')
      throw new InvalidInput({
        field,
        message: 'must not be blank',
        given: '',
        allowed: 'a name with at least one visible character',
      });
  distinctPoints(body1, body2, '/body2');
  return {
    first: { name: body1, value: normalizeDeg(request.longitude1) },
    second: { name: body2, value: normalizeDeg(request.longitude2) },
  };
}

/** POST /v1/aspects/hellenistic/overcoming: which of two bodies, if any, is in the tenth sign from the other. */
export function overcoming(request: OvercomingRequest): OvercomingResponse {
  const stages = new StageLog();
  const pair = stages.run('caller_position_validation', () => requestedPair(request)),
    { first, second } = pair;
  const found = stages.run('bidirectional_tenth_sign_relation', () => overcomingOf(first.value, second.value));
  return stages.run('lossless_response_serialization', () => ({
    body1: first.name,
    longitude1: first.value,
    body2: second.name,
    longitude2: second.value,
    body1_overcomes_body2: found.overcomes === 'first',
    body2_overcomes_body1: found.overcomes === 'second',
    overcoming_body: found.overcomes === 'first' ? first.name : found.overcomes === 'second' ? second.name : null,
    hellenistic_superiority_truth: superiorityTruth(pair, pairDirection(first.value, second.value, null), found),
    provenance: provenance('hellenistic_superiority_truth', 'tenth_sign_overcoming', stages),
  }));
}
