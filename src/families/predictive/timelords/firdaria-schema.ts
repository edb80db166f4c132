import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, isoInstant, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { FIRDARIA_VARIANTS } from '../../../doctrine/periods/firdaria.js';

const YEAR_BASES = ['julian_365.25', 'tropical_365.2422'] as const;
const yearBasis = () =>
  oneOf(YEAR_BASES, { description: 'Julian year of 365.25 days or tropical year of 365.2422 days' });
const variant = () =>
  oneOf(FIRDARIA_VARIANTS, {
    description: 'position of the nodes in night births: last (standard, al-Biruni) or after Mars (bonatti)',
  });

const FirdarNatalRequest = shape('FirdarNatalRequest', {
  dt: isoInstant(),
  is_day_chart: Type.Boolean({ description: 'whether the birth was by day' }),
});
const common = {
  natal: FirdarNatalRequest,
  variant: defaulted(variant(), 'standard'),
  include_node_subperiods: defaulted(
    Type.Boolean({ description: 'also divide the periods of the nodes; the sources do not divide them' }),
    false,
  ),
  year_basis: defaulted(yearBasis(), 'julian_365.25'),
};

export const FirdarBaseRequest = shape('FirdarBaseRequest', common);
export type FirdarBaseRequest = Static<typeof FirdarBaseRequest>;
export const FirdarCurrentRequest = shape('FirdarCurrentRequest', { ...common, current_dt: isoInstant() });
export type FirdarCurrentRequest = Static<typeof FirdarCurrentRequest>;
export const FirdarActivePairRequest = shape('FirdarActivePairRequest', { ...common, query_dt: isoInstant() });
export type FirdarActivePairRequest = Static<typeof FirdarActivePairRequest>;

const sequenceKind = () => oneOf(['diurnal', 'nocturnal_standard', 'nocturnal_bonatti']);

const FirdarPeriodResponse = shape('FirdarPeriodResponse', {
  level: Type.Integer({ minimum: 1, maximum: 2 }),
  level_name: oneOf(['Major', 'Sub-period']),
  planet: Type.String(),
  start_jd: Type.Number({ description: 'Julian day UT1, included in the period' }),
  end_jd: Type.Number({ description: 'Julian day UT1, not included in the period' }),
  years: Type.Number(),
  days: Type.Number(),
  start_date: Type.String({ description: 'UTC' }),
  end_date: Type.String({ description: 'UTC' }),
  is_major: Type.Boolean(),
  major_planet: nullable(Type.String()),
  is_day_chart: nullable(Type.Boolean()),
  variant: nullable(variant()),
  sequence_kind: nullable(sequenceKind()),
  is_node_period: Type.Boolean(),
});
export type FirdarPeriodResponse = Static<typeof FirdarPeriodResponse>;

const FirdarPolicyResponse = shape('FirdarPolicyResponse', {
  variant: variant(),
  year_basis: yearBasis(),
  year_days: Type.Number(),
  node_subperiods: oneOf(['undivided', 'divided_from_mars']),
});
export type FirdarPolicyResponse = Static<typeof FirdarPolicyResponse>;
const stated = { policy: FirdarPolicyResponse, ...optionsNotApplied };

export const FirdarSequenceResponse = shape('FirdarSequenceResponse', {
  periods: Type.Array(FirdarPeriodResponse),
  total_count: Type.Integer(),
  major_count: Type.Integer(),
  sub_count: Type.Integer(),
  ...stated,
});
export type FirdarSequenceResponse = Static<typeof FirdarSequenceResponse>;

export const FirdarGroupsResponse = shape('FirdarGroupsResponse', {
  groups: Type.Array(
    shape('FirdarMajorGroupResponse', {
      major: FirdarPeriodResponse,
      subs: Type.Array(FirdarPeriodResponse),
      sub_count: Type.Integer(),
      has_subs: Type.Boolean(),
    }),
  ),
  major_count: Type.Integer(),
  ...stated,
});
export type FirdarGroupsResponse = Static<typeof FirdarGroupsResponse>;

export const FirdarCurrentResponse = shape('FirdarCurrentResponse', {
  major: FirdarPeriodResponse,
  sub: Type.Unsafe<FirdarPeriodResponse>({
    ...FirdarPeriodResponse,
    description: 'the subperiod at the instant; for an undivided period of a node, the major period itself',
  }),
  ...stated,
});
export type FirdarCurrentResponse = Static<typeof FirdarCurrentResponse>;

const FirdarConditionProfileResponse = shape('FirdarConditionProfileResponse', {
  planet: Type.String(),
  level: Type.Integer(),
  level_name: oneOf(['Major', 'Sub-period']),
  is_major: Type.Boolean(),
  is_node_period: Type.Boolean(),
  lord_type: oneOf(['luminary', 'planet', 'node']),
  sequence_kind: nullable(sequenceKind()),
  major_planet: nullable(Type.String()),
  is_day_chart: nullable(Type.Boolean()),
  years: Type.Number(),
  days: Type.Number(),
});
export type FirdarConditionProfileResponse = Static<typeof FirdarConditionProfileResponse>;

export const FirdarSequenceProfileResponse = shape('FirdarSequenceProfileResponse', {
  profiles: Type.Array(FirdarConditionProfileResponse),
  profile_count: Type.Integer(),
  major_count: Type.Integer(),
  luminary_major_count: Type.Integer(),
  planet_major_count: Type.Integer(),
  node_major_count: Type.Integer(),
  total_major_years: Type.Number(),
  sequence_kind: nullable(sequenceKind()),
  has_node_majors: Type.Boolean(),
  ...stated,
});
export type FirdarSequenceProfileResponse = Static<typeof FirdarSequenceProfileResponse>;

export const FirdarActivePairOptionalResponse = shape('FirdarActivePairOptionalResponse', {
  active: Type.Boolean({ description: 'whether the instant is within the 75 years from birth' }),
  pair: nullable(
    shape('FirdarActivePairResponse', {
      major_profile: FirdarConditionProfileResponse,
      sub_profile: nullable(FirdarConditionProfileResponse),
      has_sub: Type.Boolean(),
      is_same_lord: Type.Boolean(),
      is_same_lord_type: Type.Boolean(),
      involves_node: Type.Boolean(),
    }),
  ),
  ...stated,
});
export type FirdarActivePairOptionalResponse = Static<typeof FirdarActivePairOptionalResponse>;
