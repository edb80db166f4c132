import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { nullable, shape } from '../../../contract/fields.js';
import {
  HellenisticAspectProvenanceResponse,
  HellenisticSuperiorityTruthResponse,
} from '../../../contract/hellenistic.js';
import { longitude, longitudeMap, pointName } from '../../../contract/points.js';

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
