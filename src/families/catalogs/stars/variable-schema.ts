import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { VARIABLE_TYPES } from '../../../sky/stars/variable-catalogue.js';
import { limit, query, starName, typeFilter } from './schema.js';
import { windowFields } from '../../../contract/window.js';

/** Longest range, days. */
export const MAX_RANGE_DAYS = 366;
/** Default depth of an eclipse, magnitudes. House value. */
export const DEFAULT_THRESHOLD_MAG = 0.05;

const threshold = () =>
  optionalOrNull(
    Type.Number({
      minimum: 0,
      maximum: 5,
      description: 'an eclipsing star this many magnitudes below maximum light counts as eclipsed; default 0.05',
    }),
  );
const variableName = () => starName('name, designation (bet Per, β Per) or name in the star catalogue');

export const VariableListQuery = shape('VariableStarListQuery', {
  q: query('part of a name'),
  var_type: typeFilter(`GCVS type: ${VARIABLE_TYPES.join(', ')}`),
  limit: limit(),
});
export type VariableListQuery = Static<typeof VariableListQuery>;
export const VariableParams = shape('VariableStarParams', { name: variableName() });

const EclipseWindowResponse = shape('EclipseWindowResponse', {
  kind: oneOf(['primary', 'secondary']),
  start_jd: Type.Number({ description: 'first contact, heliocentric Julian day' }),
  mid_jd: Type.Number(),
  end_jd: Type.Number({ description: 'last contact' }),
});

export const VariableStarCatalogResponse = shape('VariableStarCatalogResponse', {
  name: Type.String(),
  designation: Type.String(),
  var_type: Type.String(),
  epoch_jd: Type.Number({ description: 'heliocentric Julian day of primary minimum (eclipsing) or maximum' }),
  epoch_is_minimum: Type.Boolean(),
  period_days: Type.Number({ description: 'at the epoch of the elements' }),
  mag_max: Type.Number(),
  mag_min: Type.Number(),
  mag_min2: Type.Number(),
  eclipse_width: Type.Number({ description: 'half the width of the primary eclipse as a fraction of the period' }),
  classical_quality: Type.String(),
  amplitude: Type.Number(),
  type_class: Type.String(),
  is_eclipsing: Type.Boolean(),
  is_pulsating: Type.Boolean(),
  is_long_period: Type.Boolean(),
  is_irregular: Type.Boolean(),
  note: Type.String(),
  provenance: shape('VariableStarCatalogProvenanceResponse', {
    catalog_source: Type.Array(Type.String()),
    catalog_scope: Type.Optional(Type.String()),
    phase_convention: Type.String(),
    var_type: Type.String(),
    epoch_jd: Type.Number(),
    epoch_is_minimum: Type.Boolean(),
    period_days: Type.Number(),
    stage_sequence: Type.Array(Type.String()),
    elements_source: Type.String(),
  }),
  period_change_days_per_cycle: Type.Number({ description: 'secular change of the period; 0 for linear elements' }),
});
export type VariableStarCatalogResponse = Static<typeof VariableStarCatalogResponse>;

export const VariableStarConditionResponse = shape('VariableStarConditionResponse', {
  name: Type.String(),
  designation: Type.String(),
  var_type: Type.String(),
  type_class: Type.String(),
  classical_quality: Type.String(),
  is_malefic: Type.Boolean(),
  is_benefic: Type.Boolean(),
  amplitude: Type.Number(),
  period_days: Type.Number(),
  is_irregular: Type.Boolean(),
  phase: Type.Number({ minimum: 0, exclusiveMaximum: 1 }),
  magnitude: Type.Number({ description: 'V of the mean light curve' }),
  malefic_score: Type.Number({ minimum: 0, maximum: 1 }),
  benefic_score: Type.Number({ minimum: 0, maximum: 1 }),
  in_eclipse: Type.Boolean(),
});
export type VariableStarConditionResponse = Static<typeof VariableStarConditionResponse>;

const VariableStarComputationProvenanceResponse = shape('VariableStarComputationProvenanceResponse', {
  requested_datetime: optionalOrNull(Type.String()),
  normalized_datetime_utc: optionalOrNull(Type.String()),
  jd: optionalOrNull(
    Type.Number({ description: 'Julian day UT1, used as the heliocentric Julian day of the elements' }),
  ),
  computation_source: Type.Optional(Type.String()),
  catalog_source: Type.Array(Type.String()),
  requested_stars: Type.Array(Type.String()),
  returned_stars: Type.Array(Type.String()),
  eclipse_threshold: Type.Number(),
  phase_convention: Type.String(),
  stage_sequence: Type.Array(Type.String()),
  extrema_convention: oneOf(['cycle_points_at_phase_0_and_one_half']),
});
export type VariableStarComputationProvenanceResponse = Static<typeof VariableStarComputationProvenanceResponse>;

export const VariableStarStateRequest = shape('VariableStarStateRequest', {
  dt: isoInstant(),
  star: variableName(),
  eclipse_threshold: threshold(),
});
export type VariableStarStateRequest = Static<typeof VariableStarStateRequest>;

export const VariableStarStateResponse = shape('VariableStarStateResponse', {
  star: VariableStarCatalogResponse,
  condition: VariableStarConditionResponse,
  next_minimum_jd: nullable(
    Type.Number({ description: 'eclipsing: primary minimum; others: half a cycle after maximum' }),
  ),
  next_maximum_jd: nullable(
    Type.Number({ description: 'eclipsing: half a cycle after primary minimum; others: maximum light' }),
  ),
  provenance: VariableStarComputationProvenanceResponse,
  light_curve: shape('LightCurveResponse', {
    minimum_phases: Type.Array(Type.Number(), { description: 'phases of the minima of the mean light curve' }),
    maximum_phases: Type.Array(Type.Number(), {
      description: 'phases of its maxima; empty when it is constant between eclipses',
    }),
    next_light_minimum_jd: Type.Number(),
    next_light_maximum_jd: nullable(Type.Number()),
    period_days_at_date: Type.Number(),
  }),
  eclipse: shape('VariableStarEclipseResponse', {
    current: nullable(EclipseWindowResponse),
    next: nullable(EclipseWindowResponse),
  }),
  observed: nullable(
    shape(
      'VariableStarObservedResponse',
      {
        heliocentric_delay_days: Type.Number({ description: 'delay of the light at the Earth relative to the Sun' }),
        phase: Type.Number({ description: 'phase for an observer on the Earth' }),
        magnitude: Type.Number(),
        next_minimum_jd_ut: nullable(
          Type.Number({
            description:
              'next (primary) minimum of the light curve for an observer on the Earth, Julian day UT1; null outside the ephemeris',
          }),
        ),
      },
      {
        description:
          'values with the light-time from the Sun to the Earth; null for stars without catalogued coordinates and outside the ephemeris',
      },
    ),
  ),
});
export type VariableStarStateResponse = Static<typeof VariableStarStateResponse>;

export const VariableStarRangeRequest = shape('VariableStarRangeRequest', {
  star: variableName(),
  ...windowFields(`Julian day, at most ${MAX_RANGE_DAYS} days after jd_start`),
});
export type VariableStarRangeRequest = Static<typeof VariableStarRangeRequest>;
export const VariableStarRangeResponse = shape('VariableStarRangeResponse', {
  star: Type.String(),
  minima_jd: Type.Array(Type.Number(), { description: 'as next_minimum_jd, in [jd_start, jd_end]' }),
  maxima_jd: Type.Array(Type.Number()),
  provenance: VariableStarComputationProvenanceResponse,
  eclipses: Type.Array(EclipseWindowResponse, { description: 'eclipses that overlap the range' }),
});
export type VariableStarRangeResponse = Static<typeof VariableStarRangeResponse>;

export const VariableStarCatalogProfileRequest = shape('VariableStarCatalogProfileRequest', {
  dt: isoInstant(),
  eclipse_threshold: threshold(),
});
export type VariableStarCatalogProfileRequest = Static<typeof VariableStarCatalogProfileRequest>;
const count = () => Type.Integer({ minimum: 0 });
export const VariableStarCatalogProfileResponse = shape('VariableStarCatalogProfileResponse', {
  profiles: Type.Array(VariableStarConditionResponse),
  star_count: count(),
  eclipsing_count: count(),
  pulsating_count: count(),
  long_period_count: count(),
  malefic_count: count(),
  benefic_count: count(),
  neutral_count: count(),
  mixed_count: count(),
  eclipse_active_count: count(),
  has_active_eclipses: Type.Boolean(),
  provenance: VariableStarComputationProvenanceResponse,
});
export type VariableStarCatalogProfileResponse = Static<typeof VariableStarCatalogProfileResponse>;

export const VariableStarPairRequest = shape('VariableStarPairRequest', {
  dt: isoInstant(),
  primary: variableName(),
  secondary: variableName(),
  eclipse_threshold: threshold(),
});
export type VariableStarPairRequest = Static<typeof VariableStarPairRequest>;
export const VariableStarPairResponse = shape('VariableStarPairResponse', {
  primary: VariableStarConditionResponse,
  secondary: VariableStarConditionResponse,
  is_same_type_class: Type.Boolean(),
  is_same_quality: Type.Boolean(),
  both_malefic: Type.Boolean(),
  both_in_eclipse: Type.Boolean(),
  quality_conflict: Type.Boolean({ description: 'one is malefic and the other benefic' }),
  provenance: VariableStarComputationProvenanceResponse,
});
export type VariableStarPairResponse = Static<typeof VariableStarPairResponse>;
