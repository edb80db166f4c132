import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { optionalOrNull, nullable, shape } from '../../../contract/fields.js';

/** Classification of a technique in receipts. */
const doctrineFields = {
  technique_name: Type.String(),
  doctrine_family: Type.String({ description: 'time_key, uniform_arc or house_frame' }),
  rate_mode: Type.String({ description: 'variable (real motion), fixed, or stepped' }),
  application_mode: Type.String({
    description: 'differential (each point has its own motion) or uniform (one arc for all points)',
  }),
  coordinate_system: Type.String(),
  converse: Type.Boolean(),
};
const useFields = {
  uses_directed_arc: Type.Boolean(),
  uses_reference_body: Type.Boolean(),
  uses_stepped_key: Type.Boolean(),
  uses_house_frame: Type.Boolean(),
};

export const ProgressionRelationResponse = shape('ProgressionRelationResponse', {
  technique_name: Type.String(),
  relation_kind: Type.String({ description: 'time_key, directing_arc or house_frame_projection' }),
  basis: Type.String(),
  reference_name: nullable(Type.String({ description: 'point whose motion gives the arc' })),
  converse: Type.Boolean(),
  coordinate_system: Type.String(),
});
export type ProgressionRelationResponse = Static<typeof ProgressionRelationResponse>;

export const ProgressionConditionProfileResponse = shape('ProgressionConditionProfileResponse', {
  technique_name: Type.String(),
  doctrine_family: Type.String(),
  relation_kind: Type.String(),
  relation_basis: Type.String(),
  coordinate_system: Type.String(),
  rate_mode: Type.String(),
  application_mode: Type.String(),
  converse: Type.Boolean(),
  ...useFields,
  structural_state: Type.String({ description: 'uniform, differential or hybrid' }),
});
export type ProgressionConditionProfileResponse = Static<typeof ProgressionConditionProfileResponse>;

const ProgressionDoctrineTruthResponse = shape('ProgressionDoctrineTruthResponse', {
  ...doctrineFields,
  life_unit: Type.String({ description: 'unit of life that corresponds to one ephemeris unit' }),
  ephemeris_unit: Type.String(),
});
export const ProgressionComputationTruthResponse = shape('ProgressionComputationTruthResponse', {
  doctrine: ProgressionDoctrineTruthResponse,
  target_jd_ut: Type.Number({ description: 'Julian day UT1' }),
  age_years: Type.Number({ description: 'years of 365.24219 days' }),
  progressed_jd_ut: Type.Number({ description: 'Julian day UT1' }),
  directed_arc_deg: optionalOrNull(Type.Number({ description: 'directed arc, degrees; negative for converse motion' })),
  reference_body: optionalOrNull(Type.String()),
  reference_start_value: optionalOrNull(
    Type.Number({ description: 'right ascension of the reference at birth, degrees; for arcs in right ascension' }),
  ),
  reference_end_value: optionalOrNull(
    Type.Number({
      description: 'right ascension of the reference at the progressed instant, degrees; for arcs in right ascension',
    }),
  ),
  stepped_years: optionalOrNull(Type.Integer({ description: 'completed years of a stepped key' })),
  stepped_months: optionalOrNull(Type.Integer({ description: 'completed lunar months of a stepped key' })),
  latitude: optionalOrNull(Type.Number()),
  longitude: optionalOrNull(Type.Number()),
  house_system: optionalOrNull(Type.String()),
});
export type ProgressionComputationTruth = Static<typeof ProgressionComputationTruthResponse>;

const ProgressionDoctrineClassificationResponse = shape('ProgressionDoctrineClassificationResponse', doctrineFields);
export const ProgressionComputationClassificationResponse = shape('ProgressionComputationClassificationResponse', {
  doctrine: ProgressionDoctrineClassificationResponse,
  ...useFields,
});
export type ProgressionClassification = Static<typeof ProgressionComputationClassificationResponse>;

const truthFields = {
  computation_truth: ProgressionComputationTruthResponse,
  classification: optionalOrNull(ProgressionComputationClassificationResponse),
  stage_sequence: Type.Array(Type.String()),
};
const requestedFields = {
  engine_surface: Type.String(),
  requested_natal_datetime: Type.String(),
  requested_target_datetime: Type.String(),
};
const requestedPlace = {
  requested_latitude: Type.Number(),
  requested_longitude: Type.Number(),
  requested_house_system: optionalOrNull(Type.String()),
};
const requestedBodies = { requested_bodies: optionalOrNull(Type.Array(Type.String())) };

export const ProgressedChartReductionTruthResponse = shape('ProgressedChartReductionTruthResponse', {
  ...requestedFields,
  ...requestedBodies,
  ...truthFields,
});
export const ProgressedHouseFrameReductionTruthResponse = shape('ProgressedHouseFrameReductionTruthResponse', {
  ...requestedFields,
  ...requestedPlace,
  ...requestedBodies,
  ...truthFields,
});
export const ProgressedHouseFrameArcReductionTruthResponse = shape('ProgressedHouseFrameArcReductionTruthResponse', {
  ...requestedFields,
  ...requestedPlace,
  requested_method: Type.String(),
  requested_converse: Type.Boolean(),
  ...requestedBodies,
  ...truthFields,
});
export const ProgressionAggregateReductionTruthResponse = shape('ProgressionAggregateReductionTruthResponse', {
  engine_surface: Type.String(),
  chart_item_count: Type.Integer(),
  house_frame_item_count: Type.Integer(),
  item_profiles: Type.Array(ProgressionConditionProfileResponse),
  stage_sequence: Type.Array(Type.String()),
});
