import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, nullable, oneOf, shape } from '../../../contract/fields.js';
import { longitude, longitudeMap, pointName } from '../../../contract/points.js';

const status = () => oneOf(['evaluated', 'not_evaluable']);

const HellenisticSuperiorityTruthResponse = shape('HellenisticSuperiorityTruthResponse', {
  body1: Type.String(),
  body2: Type.String(),
  longitude1: Type.Number(),
  longitude2: Type.Number(),
  direction_truth: shape('HellenisticDirectionTruthResponse', {
    status: status(),
    aspect_angle_deg: nullable(Type.Number()),
    forward_arc_body1_to_body2_deg: Type.Number(),
    direction: nullable(oneOf(['sinister', 'dexter'])),
    reason: nullable(Type.String()),
  }),
  overcoming_truth: shape('HellenisticOvercomingTruthResponse', {
    status: status(),
    body1_sign_index: Type.Integer({ description: '0 Aries ... 11 Pisces' }),
    body2_sign_index: Type.Integer(),
    body1_place_from_body2: Type.Integer({ description: 'place by sign (1 to 12) of body1 counted from body2' }),
    body2_place_from_body1: Type.Integer(),
    relation: oneOf(['body1_overcomes_body2', 'body2_overcomes_body1', 'neither']),
    reason: nullable(Type.String()),
  }),
});

const HellenisticAspectProvenanceResponse = shape('HellenisticAspectProvenanceResponse', {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.String(),
  doctrine: Type.String(),
  ephemeris: defaulted(Type.String(), 'not_used'),
  chart_motion: defaulted(Type.String(), 'not_computed'),
  position_semantics: defaulted(Type.String(), 'caller_supplied_tropical_ecliptic_longitudes_degrees'),
  source_refs: Type.Array(Type.String()),
  stage_sequence: Type.Array(Type.String()),
});
export type HellenisticAspectProvenanceResponse = Static<typeof HellenisticAspectProvenanceResponse>;

export const WholeSignAspectsRequest = shape('WholeSignAspectsRequest', {
  positions: longitudeMap(2, 64, 'tropical ecliptic longitudes by body name, degrees'),
});
export type WholeSignAspectsRequest = Static<typeof WholeSignAspectsRequest>;

const WholeSignAspectResponse = shape('WholeSignAspectResponse', {
  body1: Type.String(),
  body2: Type.String(),
  aspect: Type.String(),
  symbol: Type.String(),
  angle: Type.Number(),
  separation: Type.Number(),
  direction: nullable(Type.String()),
  sign_degree1: Type.Integer(),
  sign_degree2: Type.Integer(),
  body1_overcomes_body2: Type.Boolean(),
  body2_overcomes_body1: Type.Boolean(),
  hellenistic_superiority_truth: HellenisticSuperiorityTruthResponse,
  classification: shape('HellenisticAspectClassificationResponse', {
    domain: Type.String(),
    tier: Type.String(),
    family: Type.String(),
  }),
});
export type WholeSignAspectResponse = Static<typeof WholeSignAspectResponse>;

export const WholeSignAspectsResponse = shape('WholeSignAspectsResponse', {
  aspects: Type.Array(WholeSignAspectResponse),
  count: Type.Integer(),
  provenance: HellenisticAspectProvenanceResponse,
});
export type WholeSignAspectsResponse = Static<typeof WholeSignAspectsResponse>;

export const OvercomingRequest = shape('OvercomingRequest', {
  body1: pointName(64),
  longitude1: longitude(),
  body2: pointName(64),
  longitude2: longitude(),
});
export type OvercomingRequest = Static<typeof OvercomingRequest>;

export const OvercomingResponse = shape('OvercomingResponse', {
  body1: Type.String(),
  longitude1: Type.Number(),
  body2: Type.String(),
  longitude2: Type.Number(),
  body1_overcomes_body2: Type.Boolean(),
  body2_overcomes_body1: Type.Boolean(),
  overcoming_body: nullable(Type.String()),
  hellenistic_superiority_truth: HellenisticSuperiorityTruthResponse,
  provenance: HellenisticAspectProvenanceResponse,
});
export type OvercomingResponse = Static<typeof OvercomingResponse>;
