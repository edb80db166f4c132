import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { julianDayUt1, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import {
  OrbitalGravityResponse,
  OrbitalStateSourceResponse,
  OrbitTimeResponse,
} from '../../../contract/orbit-receipts.js';

const MAX_BODIES = 128;
/** Name or number of a small body. */
const smallBody = () =>
  Type.Unsafe<string | number>({
    type: ['string', 'integer'],
    minLength: 1,
    maxLength: 100,
    minimum: 1,
    maximum: 99_999_999,
    description:
      'asteroid or comet: Ceres, "1 Ceres", 1, a designation (1801 AA), 1P/Halley; asteroid:NAME and comet:NAME qualify ambiguous names',
  });

export const OrbitClassRequest = shape('OrbitClassRequest', {
  body: smallBody(),
  jd_ut: julianDayUt1(),
  absolute_magnitude: optionalOrNull(
    Type.Number({
      minimum: -10,
      maximum: 50,
      description: 'absolute magnitude H of the asteroid, for `is_potentially_hazardous_candidate`; default: unknown',
    }),
  ),
});
export type OrbitClassRequest = Static<typeof OrbitClassRequest>;

export const OrbitClassBatchRequest = shape('OrbitClassBatchRequest', {
  bodies: Type.Array(smallBody(), { minItems: 1, maxItems: MAX_BODIES }),
  jd_ut: julianDayUt1(),
});
export type OrbitClassBatchRequest = Static<typeof OrbitClassBatchRequest>;

const OrbitClassResponse = shape('OrbitClassResponse', {
  name: Type.String(),
  code: Type.String({ description: 'code of the class in the JPL Small-Body Database; case matters (JFc, JFC)' }),
  title: Type.String(),
  description: Type.String(),
  is_near_earth_asteroid: Type.Boolean({ description: 'an asteroid on a closed orbit with q < 1.3 au' }),
  is_potentially_hazardous_candidate: Type.Boolean({
    description:
      'a near-Earth asteroid whose perihelion and aphelion admit a distance of 0.05 au from the orbit of the Earth, and with H at most 22 where it is given',
  }),
  condition_summary: Type.String(),
  predicates: Type.Array(
    shape('OrbitClassPredicateMarginResponse', {
      parameter: oneOf(['a', 'q', 'Q', 'e', 'T_J', 'P']),
      operator: oneOf(['>', '<', '=']),
      boundary: Type.Number(),
      value: Type.Number(),
      margin: Type.Number({ description: 'distance to the boundary, positive when the condition is met' }),
      satisfied: Type.Boolean(),
      unit: Type.String(),
    }),
  ),
  kind: oneOf(['asteroid', 'comet']),
  number: nullable(Type.Integer({ description: 'number in the catalogue' })),
  designation: nullable(Type.String()),
  catalogue_code: nullable(
    Type.String({ description: 'class in the JPL Small-Body Database, by the elements at their own epoch' }),
  ),
  tisserand_jupiter: nullable(
    Type.Number({ description: 'Tisserand parameter with respect to Jupiter; null for a parabola' }),
  ),
  hazard_basis: oneOf(['orbit', 'orbit_and_absolute_magnitude']),
});
export type OrbitClassResponse = Static<typeof OrbitClassResponse>;

const provenance = {
  source_module: Type.Optional(Type.String()),
  engine_entrypoint: Type.Optional(Type.String()),
  reader_owner: Type.String(),
  center: Type.Optional(Type.String()),
  frame: Type.Optional(Type.String()),
  classification_policy: Type.Optional(Type.String()),
};

export const OrbitClassEnvelopeResponse = shape('OrbitClassEnvelopeResponse', {
  request: shape('OrbitClassEchoResponse', { body: Type.String(), jd_ut: Type.Number() }),
  time: OrbitTimeResponse,
  orbit_class: OrbitClassResponse,
  provenance: shape('OrbitClassProvenanceResponse', {
    ...provenance,
    gravity: OrbitalGravityResponse,
    state_source: OrbitalStateSourceResponse,
    stage_sequence: Type.Array(Type.String()),
  }),
  computation_basis: ComputationBasis,
});
export type OrbitClassEnvelopeResponse = Static<typeof OrbitClassEnvelopeResponse>;

export const OrbitClassBatchEnvelopeResponse = shape('OrbitClassBatchEnvelopeResponse', {
  request: shape('OrbitClassBatchEchoResponse', { bodies_count: Type.Integer(), jd_ut: Type.Number() }),
  time: OrbitTimeResponse,
  results: mapOf(OrbitClassResponse),
  errors: mapOf(
    shape('OrbitClassBatchItemErrorResponse', {
      error_code: Type.String(),
      message: Type.String(),
      category: Type.String(),
    }),
  ),
  total_requested: Type.Integer({ description: 'length of the list; a repeated name has one result' }),
  total_succeeded: Type.Integer(),
  total_failed: Type.Integer(),
  provenance: shape('OrbitClassBatchProvenanceResponse', {
    ...provenance,
    stage_sequence: Type.Array(Type.String()),
  }),
  computation_basis: ComputationBasis,
});
export type OrbitClassBatchEnvelopeResponse = Static<typeof OrbitClassBatchEnvelopeResponse>;
