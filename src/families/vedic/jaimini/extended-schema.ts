import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, julianDayUt1, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import {
  nodeLongitudes,
  SevenLongitudes,
  SevenOrEightLongitudes,
  SevenSigns,
  SevenStrictLongitudes,
  siderealLagna,
  signIndexField,
  strictLagna,
} from '../../../contract/planet-maps.js';
import { RECIPES, YEAR_BASES } from './extended-words.js';
import type { RecipeWord, YearBasisWord } from './extended-words.js';

const SEVEN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const sign = () => Type.Integer({ description: '0 Aries ... 11 Pisces' });
const direction = () =>
  Type.Unsafe<1 | -1>({ type: 'integer', enum: [-1, 1], description: '1 forwards, -1 backwards' });

const birth = { sidereal_longitudes: SevenLongitudes, lagna_sidereal_lon: siderealLagna() };

export const ArgalaRequest = shape('ArgalaRequest', {
  ...birth,
  node_longitudes: nodeLongitudes(),
  participants: defaulted(
    oneOf(['seven', 'nine'], {
      description: 'bodies that are counted: the seven planets, or also the nodes, which are then required',
    }),
    'seven',
  ),
});
export type ArgalaRequest = Static<typeof ArgalaRequest>;

const ArgalaHouseResponse = shape('ArgalaHouseResponse', {
  reference_sign: sign(),
  reversed_by_ketu: Type.Boolean({ description: 'Ketu is in the sign: the places are counted backwards' }),
  argalas: mapOf(Type.Array(Type.String()), { description: 'occupants of the places 2, 4, 11 and 5' }),
  obstructors: mapOf(Type.Array(Type.String()), {
    description: 'occupants of the places that obstruct 2, 4, 11 and 5: 12, 10, 3 and 9',
  }),
  unobstructed: mapOf(Type.Boolean(), { description: 'more occupants than obstructors' }),
  malefic_third_argala: Type.Array(Type.String(), { description: 'malefics in the third, when there are two or more' }),
});
const ArgalaComputation = shape('ArgalaComputation', {
  profile_id: Type.String(),
  participant_pool: Type.Array(Type.String()),
  obstruction_policy: Type.String(),
  reversal_policy: Type.String(),
  special_third_threshold: Type.Integer(),
  special_third_role: Type.String(),
});
export const ArgalaResponse = shape('ArgalaResponse', {
  lagna_sign: sign(),
  houses: mapOf(ArgalaHouseResponse),
  lineage: Type.String(),
  computation: ArgalaComputation,
  ...optionsNotApplied,
});
export type ArgalaResponse = Static<typeof ArgalaResponse>;

export const ArudhaRequest = shape('ArudhaRequest', {
  ...birth,
  arudha_exception: defaulted(
    oneOf(['rath_tenth', 'none'], {
      description: 'rath_tenth: a pada in the house or its seventh moves to the tenth from there; none: it stays',
    }),
    'rath_tenth',
  ),
  arudha_lords: defaulted(
    oneOf(['classical_seven', 'authO_co_lords'], {
      description: 'authO_co_lords: Ketu and Rahu also rule Scorpio and Aquarius, and the stronger lord counts',
    }),
    'classical_seven',
  ),
  node_longitudes: nodeLongitudes(),
});
export type ArudhaRequest = Static<typeof ArudhaRequest>;

const ArudhaPadaResponse = shape('ArudhaPadaResponse', {
  house: Type.Integer(),
  label: Type.String({ description: 'AL, A2 ... A11, UL' }),
  house_sign: sign(),
  lord: Type.String(),
  lord_sign: sign(),
  computed_sign: sign(),
  pada_sign: sign(),
  exception_applied: Type.Boolean(),
});
export const ArudhaResponse = shape('ArudhaResponse', {
  lagna_sign: sign(),
  padas: mapOf(ArudhaPadaResponse),
  arudha_lagna_sign: sign(),
  upapada_lagna_sign: sign(),
  lineage: Type.String(),
  ...optionsNotApplied,
});
export type ArudhaResponse = Static<typeof ArudhaResponse>;

export const CharaDashaRequest = shape('CharaDashaRequest', {
  ...birth,
  birth_jd: julianDayUt1('Julian day of the birth, UT1'),
  node_longitudes: nodeLongitudes(),
  cycles: defaulted(Type.Integer({ minimum: 1, maximum: 2, description: 'the second cycle repeats the first' }), 1),
  dignity_correction: defaulted(
    oneOf(['none', 'plus_minus_one'], {
      description:
        'plus_minus_one: a year more for an exalted lord and a year less for a debilitated one, as the sutras are commonly read; none: K. N. Rao',
    }),
    'none',
  ),
  year_basis: defaulted(
    oneOf(Object.keys(YEAR_BASES) as YearBasisWord[], { description: 'length of the year, days' }),
    'julian_365.25',
  ),
});
export type CharaDashaRequest = Static<typeof CharaDashaRequest>;

const CharaDashaPeriodResponse = shape('CharaDashaPeriodResponse', {
  sign: sign(),
  years: Type.Integer(),
  start_jd: Type.Number(),
  end_jd: Type.Number(),
  lord: Type.String(),
  lord_note: Type.String(),
  antardasha_signs: Type.Array(Type.Integer()),
  antardasha_starts: Type.Array(Type.Number()),
});
const CharaDashaComputationResponse = shape('CharaDashaComputationResponse', {
  cycle_count: Type.Integer(),
  lord_mode: oneOf(['classical_seven', 'engine_existing_co_lords']),
  formulation_id: Type.String(),
  cycle_policy: Type.String(),
  year_basis: Type.String(),
  year_days: Type.Number(),
  epoch_basis: Type.String(),
  dignity_correction: Type.String(),
});
export const CharaDashaResponse = shape('CharaDashaResponse', {
  lagna_sign: sign(),
  direction: direction(),
  birth_jd: Type.Number(),
  periods: Type.Array(CharaDashaPeriodResponse),
  lineage: Type.String(),
  period_count: Type.Integer(),
  computation: CharaDashaComputationResponse,
});
export type CharaDashaResponse = Static<typeof CharaDashaResponse>;

export const KarakamsaRequest = shape('KarakamsaRequest', {
  sidereal_longitudes: SevenOrEightLongitudes,
  lagna_sidereal_lon: optionalOrNull(siderealLagna()),
  scheme: defaulted(
    Type.Integer({ minimum: 7, maximum: 8, description: 'seven planets, or eight with Rahu, which is then required' }),
    7,
  ),
});
export type KarakamsaRequest = Static<typeof KarakamsaRequest>;
export const KarakamsaResponse = shape('KarakamsaResponse', {
  atmakaraka: Type.String(),
  karakamsa_sign: Type.Integer({ description: 'navamsa sign of the Atmakaraka' }),
  d9_reading: Type.String(),
  d1_reading: Type.String(),
  svamsa_sign: nullable(Type.Integer({ description: 'navamsa sign of the Lagna; null without a Lagna' })),
  ...optionsNotApplied,
});
export type KarakamsaResponse = Static<typeof KarakamsaResponse>;

const CharaChart = Type.Union([
  shape('CharaSignChart', { basis: oneOf(['signs']), positions: SevenSigns, lagna: signIndexField() }),
  shape('CharaLongitudeChart', {
    basis: oneOf(['sidereal_longitudes']),
    positions: SevenStrictLongitudes,
    lagna: strictLagna(),
  }),
]);
const projectionFields = {
  epoch_jd: julianDayUt1('Julian day of the birth, UT1'),
  projection_id: oneOf(['engine_fixed_365_25_day_projection_v1'], { description: 'years of 365.25 days' }),
};
export const CharaProfileRequest = shape('CharaProfileRequest', {
  chart: CharaChart,
  profile_id: oneOf(Object.keys(RECIPES) as RecipeWord[]),
  projection: optionalOrNull(shape('AuthOProfilesProjectionRequest', projectionFields)),
});
export type CharaProfileRequest = Static<typeof CharaProfileRequest>;

export const AuthOProfile = shape('AuthOProfile', {
  profile_id: Type.String(),
  family: oneOf(['chara', 'argala']),
  admission: oneOf(['legacy', 'admitted_bounded', 'research_required']),
  rule_ids: Type.Array(Type.String()),
  capabilities: Type.Array(Type.String()),
  limitations: Type.Array(Type.String()),
  required_inputs: Type.Array(Type.String()),
  operation: nullable(Type.String()),
  conflict_ids: Type.Array(Type.String()),
});
export type AuthOProfile = Static<typeof AuthOProfile>;

const CharaRowResponse = shape('CharaRowResponse', {
  ordinal: Type.Integer(),
  sign: sign(),
  lord: oneOf(SEVEN),
  lord_sign: sign(),
  count_direction: direction(),
  inclusive_count: Type.Integer(),
  base_years: Type.Integer(),
  exception: oneOf(['none', 'own_sign_twelve', 'opposite_sign_ten']),
  dignity_adjustment: Type.Integer({ minimum: -1, maximum: 1 }),
  years: Type.Integer(),
  start_year: Type.Integer(),
  end_year: Type.Integer(),
  rule_id: Type.String(),
});
const CharaScheduleResponse = shape('CharaScheduleResponse', {
  status: oneOf(['not_requested', 'projected']),
  projection: nullable(shape('CharaProjection', projectionFields)),
  intervals: Type.Array(
    shape('CharaIntervalResponse', {
      row_ordinal: Type.Integer(),
      start_jd: Type.Number(),
      end_jd: Type.Number(),
    }),
  ),
  not_scheduled_zero_duration: Type.Array(Type.Integer(), { description: 'rows without years' }),
});
export const CharaProfileResponse = shape('CharaProfileResponse', {
  chart: CharaChart,
  profile: AuthOProfile,
  seed_sign: sign(),
  sequence_direction: direction(),
  rows: Type.Array(CharaRowResponse),
  total_years: Type.Integer(),
  schedule: CharaScheduleResponse,
  catalogue_version: Type.String(),
  cycle_count: Type.Integer(),
  subperiod_scope: Type.String(),
  participant_pool: Type.Array(oneOf(SEVEN)),
});
export type CharaProfileResponse = Static<typeof CharaProfileResponse>;

export const AuthOCatalogueResponse = shape('AuthOCatalogueResponse', {
  catalogue_version: Type.String(),
  sources: Type.Array(
    shape('AuthOSource', {
      source_id: Type.String(),
      work: Type.String(),
      author: Type.String(),
      locator: Type.String(),
      witness_sha256: nullable(Type.String({ description: 'of a consulted file, where one was recorded' })),
      edition: Type.String(),
    }),
  ),
  rules: Type.Array(
    shape('AuthORule', {
      rule_id: Type.String(),
      source_id: Type.String(),
      passage: Type.String(),
      printed_pages: Type.Array(Type.Integer()),
      pdf_pages: Type.Array(Type.Integer()),
      reading: Type.String(),
    }),
  ),
  conflicts: Type.Array(
    shape('AuthOConflict', {
      conflict_id: Type.String(),
      source_ids: Type.Array(Type.String()),
      decision: Type.String(),
    }),
  ),
  profiles: Type.Array(AuthOProfile),
});
export type AuthOCatalogueResponse = Static<typeof AuthOCatalogueResponse>;
