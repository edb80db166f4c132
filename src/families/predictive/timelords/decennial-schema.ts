import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import {
  defaulted,
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';

const deepSubdivision = {
  deep_subdivision_method: Type.Optional(
    Type.Null({ description: 'deprecated; levels 3 and 4 are not available, so only null is accepted' }),
  ),
};
const startRule = () =>
  oneOf(['sect_light', 'valens_vi'], {
    description:
      'planet that begins. sect_light: the light of the sect. valens_vi (Valens VI.6, needs latitude and longitude): the light of the sect unless it is cadent, then the other light unless it is cadent, then the first planet after the Ascendant',
  });

export const DecennialNatalRequest = shape('DecennialNatalRequest', {
  dt: isoInstant(),
  is_day_chart: Type.Boolean({ description: 'whether the birth was by day' }),
  levels: defaulted(Type.Integer({ minimum: 1, maximum: 2 }), 2),
  ...deepSubdivision,
  start_rule: defaulted(startRule(), 'sect_light'),
  latitude: optionalOrNull(latitudeDeg('geodetic latitude of the birth, degrees north; for valens_vi')),
  longitude: optionalOrNull(longitudeDeg('geodetic longitude of the birth, degrees east; for valens_vi')),
});
export type DecennialNatalRequest = Static<typeof DecennialNatalRequest>;

export const DecennialBaseRequest = shape('DecennialBaseRequest', { natal: DecennialNatalRequest });
export type DecennialBaseRequest = Static<typeof DecennialBaseRequest>;
export const DecennialCurrentRequest = shape('DecennialCurrentRequest', {
  natal: DecennialNatalRequest,
  current_dt: isoInstant(),
});
export type DecennialCurrentRequest = Static<typeof DecennialCurrentRequest>;
export const DecennialActivePairRequest = shape('DecennialActivePairRequest', {
  natal: DecennialNatalRequest,
  query_dt: isoInstant(),
});
export type DecennialActivePairRequest = Static<typeof DecennialActivePairRequest>;

const sequenceKind = () =>
  oneOf(['diurnal_solar', 'nocturnal_lunar', 'diurnal_valens_vi', 'nocturnal_valens_vi'], {
    description: 'sect of the birth, and the rule for the planet that begins',
  });
const basis = {
  time_basis: oneOf(['valens_lived_days_to_360_day_distribution'], {
    description: 'each day of life counts as one day of a 360-day year',
  }),
  calendar_projection_basis: oneOf(['elapsed_julian_days_from_natal_jd'], {
    description: 'dates are elapsed days from birth, not anniversaries',
  }),
  sequence_origin_jd: Type.Number({ description: 'Julian day UT1 of the birth' }),
};
const distribution = {
  start_distribution_day: Type.Number({ description: 'days from birth' }),
  end_distribution_day: Type.Number({ description: 'days from birth' }),
  distribution_years: Type.Number({ description: 'length in years of 360 days' }),
};
const lineage = {
  major_planet: nullable(Type.String()),
  parent_planet: nullable(Type.String()),
  parent_level: nullable(Type.Integer()),
  is_day_chart: nullable(Type.Boolean()),
  sect_light: nullable(Type.String()),
  sequence_kind: nullable(sequenceKind()),
  major_index: Type.Integer(),
  sub_index: nullable(Type.Integer()),
  ancestor_planets: Type.Array(Type.String()),
  sequence_position: Type.Integer({ description: 'position from 1 among the periods of the same parent' }),
  ...deepSubdivision,
};
const level = {
  planet: Type.String(),
  level: Type.Integer({ minimum: 1, maximum: 2 }),
  level_name: oneOf(['Major', 'Sub-period']),
};
const lengths = {
  years: Type.Number({ description: 'years of 12 months of 30 days' }),
  months: Type.Number(),
  days: Type.Number(),
};

const DecennialSequenceAssemblyTruthResponse = shape('DecennialSequenceAssemblyTruthResponse', {
  status: oneOf(['evaluated', 'not_evaluable']),
  is_day_chart: Type.Boolean(),
  sect_light: Type.String(),
  sequence_kind: sequenceKind(),
  sect_light_longitude: Type.Number(),
  body_truths: Type.Array(
    shape('DecennialSequenceBodyTruthResponse', {
      planet: Type.String(),
      longitude: Type.Number({ description: 'apparent geocentric longitude, degrees' }),
      forward_arc_from_sect_light_deg: Type.Number(),
      is_sect_light: Type.Boolean(),
    }),
  ),
  sequence: nullable(Type.Array(Type.String())),
  ambiguous_groups: Type.Array(Type.Array(Type.String())),
  reason: nullable(Type.String()),
});
export type DecennialSequenceAssemblyTruthResponse = Static<typeof DecennialSequenceAssemblyTruthResponse>;

const DecennialPeriodResponse = shape('DecennialPeriodResponse', {
  ...level,
  start_jd: Type.Number({ description: 'Julian day UT1, included in the period' }),
  end_jd: Type.Number({ description: 'Julian day UT1, not included in the period' }),
  ...lengths,
  ...basis,
  ...distribution,
  start_date: Type.String({ description: 'UTC' }),
  end_date: Type.String({ description: 'UTC' }),
  ...lineage,
  sequence_truth: DecennialSequenceAssemblyTruthResponse,
});
export type DecennialPeriodResponse = Static<typeof DecennialPeriodResponse>;

const DecennialConditionProfileResponse = shape('DecennialConditionProfileResponse', {
  ...level,
  is_major: Type.Boolean(),
  lord_type: oneOf(['luminary', 'planet']),
  ...lineage,
  effective_major_planet: Type.String(),
  ...lengths,
  month_basis_days: Type.Number(),
  ...basis,
  ...distribution,
});
export type DecennialConditionProfileResponse = Static<typeof DecennialConditionProfileResponse>;

const DecennialStartResponse = shape('DecennialStartResponse', {
  rule: startRule(),
  starting_planet: Type.String(),
  reason: oneOf(['sect_light', 'sect_light_not_cadent', 'other_light_not_cadent', 'first_after_ascendant']),
  ascendant_longitude: nullable(Type.Number()),
  sun_place: nullable(
    Type.Integer({ description: 'house by whole signs from the Ascendant; 3, 6, 9 and 12 are cadent' }),
  ),
  moon_place: nullable(Type.Integer({ description: 'house by whole signs from the Ascendant' })),
});
export type DecennialStartResponse = Static<typeof DecennialStartResponse>;
const stated = {
  ...deepSubdivision,
  sequence_start: DecennialStartResponse,
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
};

export const DecennialSequenceResponse = shape('DecennialSequenceResponse', {
  periods: Type.Array(DecennialPeriodResponse),
  total_count: Type.Integer(),
  major_count: Type.Integer(),
  sub_count: Type.Integer(),
  levels_generated: Type.Integer(),
  ...basis,
  ...stated,
});
export type DecennialSequenceResponse = Static<typeof DecennialSequenceResponse>;

export const DecennialGroupsResponse = shape('DecennialGroupsResponse', {
  groups: Type.Array(
    shape('DecennialMajorGroupResponse', {
      major: DecennialPeriodResponse,
      subs: Type.Array(DecennialPeriodResponse),
      sub_count: Type.Integer(),
    }),
  ),
  major_count: Type.Integer(),
  ...stated,
});
export type DecennialGroupsResponse = Static<typeof DecennialGroupsResponse>;

export const DecennialCurrentResponse = shape('DecennialCurrentResponse', {
  major: DecennialPeriodResponse,
  sub: Type.Unsafe<DecennialPeriodResponse>({
    ...DecennialPeriodResponse,
    description: 'the subperiod at the instant; with levels 1, the major period itself',
  }),
  ...basis,
  ...stated,
});
export type DecennialCurrentResponse = Static<typeof DecennialCurrentResponse>;

export const DecennialSequenceProfileResponse = shape('DecennialSequenceProfileResponse', {
  profiles: Type.Array(DecennialConditionProfileResponse),
  profile_count: Type.Integer(),
  major_count: Type.Integer(),
  luminary_major_count: Type.Integer(),
  planetary_major_count: Type.Integer(),
  total_major_years: Type.Number(),
  total_major_months: Type.Number(),
  sequence_kind: nullable(sequenceKind()),
  sect_light: nullable(Type.String()),
  ...basis,
  deepest_level: Type.Integer(),
  ...stated,
});
export type DecennialSequenceProfileResponse = Static<typeof DecennialSequenceProfileResponse>;

export const DecennialActivePairOptionalResponse = shape('DecennialActivePairOptionalResponse', {
  active: Type.Boolean({ description: 'whether the instant is within the seven major periods' }),
  pair: nullable(
    shape('DecennialActivePairResponse', {
      major_profile: DecennialConditionProfileResponse,
      sub_profile: nullable(DecennialConditionProfileResponse),
      has_sub: Type.Boolean(),
      is_same_lord: Type.Boolean(),
      is_same_lord_type: Type.Boolean(),
      shares_sect_light: Type.Boolean(),
    }),
  ),
  ...stated,
});
export type DecennialActivePairOptionalResponse = Static<typeof DecennialActivePairOptionalResponse>;

export const DecennialActivePathOptionalResponse = shape('DecennialActivePathOptionalResponse', {
  active: Type.Boolean({ description: 'whether the instant is within the seven major periods' }),
  path: nullable(
    shape('DecennialActivePathResponse', {
      profiles: Type.Array(DecennialConditionProfileResponse),
      deepest_level: Type.Integer(),
      has_deep_subdivision: Type.Boolean(),
    }),
  ),
  ...stated,
});
export type DecennialActivePathOptionalResponse = Static<typeof DecennialActivePathOptionalResponse>;
