import { aspectNamed, signDegree } from '../../../doctrine/aspects/aspects.js';
import { distinctPoints, namedLongitudes } from '../../../wire/named-points.js';
import { superiority, wholeSignAspect } from '../../../doctrine/aspects/whole-sign-aspects.js';
import type { AspectName } from '../../../contract/aspects.js';
import { normalizeDeg, separationDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type {
  HellenisticAspectProvenanceResponse,
  OvercomingRequest,
  OvercomingResponse,
  WholeSignAspectResponse,
  WholeSignAspectsRequest,
  WholeSignAspectsResponse,
} from './hellenistic-schema.js';

const SOURCES = ['Ptolemy, Tetrabiblos I.13', 'Vettius Valens, Anthologies'];

function provenance(entrypoint: string, doctrine: string, stages: string[]): HellenisticAspectProvenanceResponse {
  return {
    source_module: 'engine.aspects',
    engine_entrypoint: entrypoint,
    doctrine,
    ephemeris: 'not_used',
    chart_motion: 'not_computed',
    position_semantics: 'caller_supplied_tropical_ecliptic_longitudes_degrees',
    source_refs: [...SOURCES],
    stage_sequence: stages,
  };
}

type SuperiorityTruth = OvercomingResponse['hellenistic_superiority_truth'];

/** Direction and overcoming of two bodies with what they follow from; longitudes in degrees. `aspect` null: none is asserted. */
function superiorityTruth(
  body1: string,
  longitude1: number,
  body2: string,
  longitude2: number,
  aspect: AspectName | null,
): SuperiorityTruth {
  const found = superiority(longitude1, longitude2, aspect),
    { aspectAngleDeg: angle, direction } = found;
  return {
    body1,
    body2,
    longitude1: normalizeDeg(longitude1),
    longitude2: normalizeDeg(longitude2),
    direction_truth: {
      status: direction === null ? 'not_evaluable' : 'evaluated',
      aspect_angle_deg: angle,
      forward_arc_body1_to_body2_deg: found.forwardArcDeg,
      direction,
      reason:
        angle === null
          ? 'aspect_angle_not_supplied'
          : direction === null
            ? 'direction_not_applicable_to_conjunction_or_opposition'
            : null,
    },
    overcoming_truth: {
      status: 'evaluated',
      body1_sign_index: found.firstSignIndex,
      body2_sign_index: found.secondSignIndex,
      body1_place_from_body2: found.firstPlaceFromSecond,
      body2_place_from_body1: found.secondPlaceFromFirst,
      relation:
        found.overcomes === null
          ? 'neither'
          : found.overcomes === 'first'
            ? 'body1_overcomes_body2'
            : 'body2_overcomes_body1',
      reason: null,
    },
  };
}

/** POST /v1/aspects/hellenistic/whole-sign: every pair of bodies whose signs regard each other, in the order of the request. */
export function wholeSign(request: WholeSignAspectsRequest): WholeSignAspectsResponse {
  const points = namedLongitudes(request.positions, '/positions', 'trim');
  const aspects: WholeSignAspectResponse[] = [];
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      const a = points[i],
        b = points[j];
      const name = wholeSignAspect(a.value, b.value);
      if (name === null) continue;
      const definition = aspectNamed(name),
        truth = superiorityTruth(a.name, a.value, b.name, b.value, name);
      aspects.push({
        body1: a.name,
        body2: b.name,
        aspect: name,
        symbol: definition.symbol,
        angle: definition.angleDeg,
        separation: separationDeg(a.value, b.value),
        direction: truth.direction_truth.direction,
        sign_degree1: signDegree(a.value),
        sign_degree2: signDegree(b.value),
        body1_overcomes_body2: truth.overcoming_truth.relation === 'body1_overcomes_body2',
        body2_overcomes_body1: truth.overcoming_truth.relation === 'body2_overcomes_body1',
        hellenistic_superiority_truth: truth,
        classification: { domain: 'whole_sign', tier: definition.tier, family: definition.family },
      });
    }
  }
  return {
    aspects,
    count: aspects.length,
    provenance: provenance('find_whole_sign_aspects', 'whole_sign_ptolemaic_aspects_with_direction_and_overcoming', [
      'caller_position_validation',
      'whole_sign_relation_classification',
      'sinister_dexter_direction',
      'tenth_sign_overcoming_relation',
      'lossless_response_serialization',
    ]),
  };
}

/** POST /v1/aspects/hellenistic/overcoming: which of two bodies stands at the tenth place from the other, if one does. */
export function overcoming(request: OvercomingRequest): OvercomingResponse {
  const body1 = request.body1.trim(),
    body2 = request.body2.trim();
  for (const [field, name] of [
    ['/body1', body1],
    ['/body2', body2],
  ])
    if (name === '')
      throw new InvalidInput({ field, message: 'a body needs a name', given: '', allowed: 'a name that is not blank' });
  distinctPoints(body1, body2, '/body2');
  const longitude1 = normalizeDeg(request.longitude1),
    longitude2 = normalizeDeg(request.longitude2);
  const truth = superiorityTruth(body1, longitude1, body2, longitude2, null);
  const { relation } = truth.overcoming_truth;
  return {
    body1,
    longitude1,
    body2,
    longitude2,
    body1_overcomes_body2: relation === 'body1_overcomes_body2',
    body2_overcomes_body1: relation === 'body2_overcomes_body1',
    overcoming_body: relation === 'body1_overcomes_body2' ? body1 : relation === 'body2_overcomes_body1' ? body2 : null,
    hellenistic_superiority_truth: truth,
    provenance: provenance('hellenistic_superiority_truth', 'tenth_sign_overcoming', [
      'caller_position_validation',
      'bidirectional_tenth_sign_relation',
      'lossless_response_serialization',
    ]),
  };
}
