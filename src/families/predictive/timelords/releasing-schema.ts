import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { longitude } from '../../../contract/points.js';
import { RELEASING_CYCLE_YEARS, RELEASING_LOTS } from '../../../doctrine/periods/releasing.js';

export const ZRNatalRequest = shape('ZRNatalRequest', {
  dt: isoInstant(),
  lot_longitude: longitude('longitude of the lot from which time is released, degrees'),
  lot_name: defaulted(
    oneOf(RELEASING_LOTS, { description: 'name of the lot; Spirit in the sign of Fortune begins with the next sign' }),
    'Spirit',
  ),
  fortune_longitude: optionalOrNull(
    longitude('longitude of Fortune, degrees; angularity and peak periods are counted from its sign'),
  ),
  use_loosing_of_bond: defaulted(
    Type.Boolean({
      description: 'loosing of the bond: after twelve signs the next period has the opposite sign, at every level',
    }),
    true,
  ),
});
export type ZRNatalRequest = Static<typeof ZRNatalRequest>;
const levels = () => defaulted(Type.Integer({ minimum: 1, maximum: 4 }), 2);
const spanYears = () =>
  optionalOrNull(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: RELEASING_CYCLE_YEARS,
      description: 'only periods that begin within this number of years of 360 days from birth; default: all 211 years',
    }),
  );

export const ZRBaseRequest = shape('ZRBaseRequest', {
  natal: ZRNatalRequest,
  levels: levels(),
  span_years: spanYears(),
});
export type ZRBaseRequest = Static<typeof ZRBaseRequest>;
export const ZRCurrentRequest = shape('ZRCurrentRequest', {
  natal: ZRNatalRequest,
  current_dt: isoInstant(),
  levels: levels(),
});
export type ZRCurrentRequest = Static<typeof ZRCurrentRequest>;
export const ZRProfileRequest = shape('ZRProfileRequest', {
  natal: ZRNatalRequest,
  levels: levels(),
  profile_level: defaulted(Type.Integer({ minimum: 1, maximum: 4, description: 'at most levels' }), 1),
  span_years: spanYears(),
});
export type ZRProfileRequest = Static<typeof ZRProfileRequest>;
export const ZRLevelPairRequest = shape('ZRLevelPairRequest', {
  natal: ZRNatalRequest,
  query_dt: isoInstant(),
  upper_level: defaulted(Type.Integer({ minimum: 1, maximum: 3 }), 1),
  lower_level: defaulted(Type.Integer({ minimum: 2, maximum: 4, description: 'greater than upper_level' }), 2),
});
export type ZRLevelPairRequest = Static<typeof ZRLevelPairRequest>;

const angularityClass = () => nullable(oneOf(['angular', 'succedent', 'cadent']));
const place = () =>
  nullable(Type.Integer({ minimum: 1, maximum: 12, description: 'place by whole signs from the sign of Fortune' }));
const common = {
  level: Type.Integer({ minimum: 1, maximum: 4 }),
  level_name: Type.String(),
  sign: Type.String(),
  ruler: Type.String(),
  years: Type.Number({ description: 'years of 360 days' }),
  days: Type.Number(),
  lot_name: oneOf(RELEASING_LOTS),
  is_loosing_of_bond: Type.Boolean({ description: 'whether the loosing of the bond begins this period' }),
  is_peak_period: Type.Boolean({
    description: 'whether the sign is angular from Fortune; false without fortune_longitude',
  }),
  angularity_from_fortune: place(),
  angularity_class: angularityClass(),
  use_loosing_of_bond: Type.Boolean(),
};

const ZRFortuneAngularityTruthResponse = shape('ZRFortuneAngularityTruthResponse', {
  status: oneOf(['evaluated', 'not_evaluable']),
  period_sign: Type.String(),
  fortune_sign: nullable(Type.String()),
  angularity_from_fortune: place(),
  angularity_class: angularityClass(),
  is_peak_period: nullable(Type.Boolean()),
  reason: nullable(Type.String()),
});
export type ZRFortuneAngularityTruthResponse = Static<typeof ZRFortuneAngularityTruthResponse>;

const ZRReleasingPeriodResponse = shape('ZRReleasingPeriodResponse', {
  ...common,
  start_jd: Type.Number({ description: 'Julian day UT1, included in the period' }),
  end_jd: Type.Number({ description: 'Julian day UT1, not included in the period' }),
  start_date: Type.String({ description: 'UTC' }),
  end_date: Type.String({ description: 'UTC' }),
  fortune_angularity_truth: ZRFortuneAngularityTruthResponse,
});
export type ZRReleasingPeriodResponse = Static<typeof ZRReleasingPeriodResponse>;

const ZRConditionProfileResponse = shape('ZRConditionProfileResponse', common);
export type ZRConditionProfileResponse = Static<typeof ZRConditionProfileResponse>;

const ZRReleasingStartResponse = shape('ZRReleasingStartResponse', {
  lot_sign: Type.String(),
  start_sign: Type.String(),
  moved_from_sign_of_fortune: Type.Boolean({
    description: 'whether Spirit is in the sign of Fortune and therefore begins with the next sign',
  }),
});
export type ZRReleasingStartResponse = Static<typeof ZRReleasingStartResponse>;
const stated = { releasing_start: ZRReleasingStartResponse };

export const ZRSequenceResponse = shape('ZRSequenceResponse', {
  periods: Type.Array(ZRReleasingPeriodResponse),
  total_count: Type.Integer(),
  level1_count: Type.Integer(),
  levels_generated: Type.Integer(),
  ...stated,
});
export type ZRSequenceResponse = Static<typeof ZRSequenceResponse>;

export interface ZRPeriodGroupResponse {
  readonly period: ZRReleasingPeriodResponse;
  readonly sub_groups: ZRPeriodGroupResponse[];
  readonly level: number;
  readonly has_sub_groups: boolean;
  readonly is_leaf: boolean;
  readonly angularity_class: ZRReleasingPeriodResponse['angularity_class'];
}

/** A group of one level. Groups of the fourth level have no subgroups. */
const groupShape = (title: string, inner: TSchema | null): TSchema =>
  shape(title, {
    period: ZRReleasingPeriodResponse,
    sub_groups: Type.Optional(inner === null ? Type.Array(Type.Unknown(), { maxItems: 0 }) : Type.Array(inner)),
    level: Type.Integer(),
    has_sub_groups: Type.Boolean(),
    is_leaf: Type.Boolean(),
    angularity_class: angularityClass(),
  });
const group = ['Level4', 'Level3', 'Level2', ''].reduce<TSchema | null>(
  (inner, name) => groupShape(`ZRPeriodGroup${name}Response`, inner),
  null,
) as TSchema;

export const ZRGroupsResponse = shape('ZRGroupsResponse', {
  groups: Type.Unsafe<ZRPeriodGroupResponse[]>(Type.Array(group)),
  level1_count: Type.Integer(),
  ...stated,
});
export type ZRGroupsResponse = Static<typeof ZRGroupsResponse>;

export const ZRCurrentResponse = shape('ZRCurrentResponse', {
  periods: Type.Array(ZRReleasingPeriodResponse),
  active_count: Type.Integer(),
  ...stated,
});
export type ZRCurrentResponse = Static<typeof ZRCurrentResponse>;

export const ZRSequenceProfileResponse = shape('ZRSequenceProfileResponse', {
  profiles: Type.Array(ZRConditionProfileResponse),
  profile_count: Type.Integer(),
  period_count: Type.Integer(),
  peak_period_count: Type.Integer(),
  non_peak_count: Type.Integer(),
  loosing_of_bond_count: Type.Integer(),
  angular_count: Type.Integer(),
  succedent_count: Type.Integer(),
  cadent_count: Type.Integer(),
  total_years: Type.Number(),
  profile_level: Type.Integer(),
  ...stated,
});
export type ZRSequenceProfileResponse = Static<typeof ZRSequenceProfileResponse>;

export const ZRLevelPairResponse = shape('ZRLevelPairResponse', {
  upper_profile: ZRConditionProfileResponse,
  lower_profile: ZRConditionProfileResponse,
  house_distance: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'place of the lower sign from the upper sign, by whole signs',
  }),
  signs_are_identical: Type.Boolean(),
  is_adjacent_levels: Type.Boolean(),
  is_angular_distance: Type.Boolean(),
  is_peak_pair: Type.Boolean({ description: 'whether both periods are peak periods' }),
  ...stated,
});
export type ZRLevelPairResponse = Static<typeof ZRLevelPairResponse>;
