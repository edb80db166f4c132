import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { mapOf, nullable, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { VarshaphalBasis } from './schema.js';

const text = () => Type.String();
const number = () => Type.Number();
const house = () => Type.Integer({ description: '1 ... 12' });

const TajikaAspectResponse = shape('TajikaAspectResponse', {
  body1: text(),
  body2: text(),
  angle: number(),
  orb: number(),
  relation: text(),
  relation_strength: number(),
  effect: text(),
  is_benefic_relation: Type.Boolean(),
  within_effective_orb: Type.Boolean(),
});

const TajikaYogaResponse = shape('TajikaYogaResponse', {
  name: text(),
  body1: text(),
  body2: text(),
  favorable: Type.Boolean(),
  doctrine: text(),
  mediator: nullable(text()),
});

const VarshaphalSahamResponse = shape('VarshaphalSahamResponse', {
  name: text(),
  longitude: number(),
  house: house(),
  ruler: text(),
});

export const VarsheshaResultResponse = shape('VarsheshaResultResponse', {
  planet: text(),
  roles: Type.Array(text()),
  selection_basis: text(),
  triplicity_contenders: Type.Array(text()),
  year_lord_rule: text(),
  moon_year_lord: text(),
  office_bearers: shape('VarshaphalOfficeBearers', {
    muntha_lord: text(),
    natal_lagna_lord: text(),
    year_lagna_lord: text(),
    trirashi_lord: text(),
    day_night_lord: text(),
  }),
});

const periodFields = {
  level: Type.Integer(),
  lord: text(),
  start_day: Type.Number({ description: 'day of the year of 360 days' }),
  end_day: number(),
  duration_days: number(),
  start_date: text(),
  end_date: text(),
  source_fraction: text(),
};
const MuddaDashaPeriodResponse = shape('MuddaDashaPeriodResponse', {
  ...periodFields,
  sub: Type.Array(
    shape('MuddaDashaSubPeriodResponse', {
      ...periodFields,
      sub: Type.Array(Type.Object({}, { additionalProperties: false }), { maxItems: 0 }),
    }),
  ),
});

const TasiraPeriodResponse = shape('TasiraPeriodResponse', {
  lord: text(),
  aspect_angle: number(),
  aspect_points: number(),
  nominal_days: number(),
  start_date: text(),
  end_date: text(),
});

export const VarshaphalChartResponse = shape('VarshaphalChartResponse', {
  birth_jd: Type.Number({ description: 'Julian day UT1' }),
  return_year: Type.Integer(),
  years_elapsed: Type.Integer(),
  jd_ut: Type.Number({ description: 'Julian day UT1 of the return' }),
  return_date: text(),
  ayanamsa_system: text(),
  sidereal_planets: mapOf(number()),
  sidereal_houses: shape('VarshaphalHouseCuspsResponse', {
    system: text(),
    cusps: Type.Array(number()),
    asc: number(),
    mc: number(),
    vertex: nullable(number()),
  }),
  natal_sidereal_asc: number(),
  natal_sidereal_planets: mapOf(number()),
  muntha_longitude: number(),
  muntha_house: Type.Integer({ description: '1 ... 12, by signs from the lagna of the year' }),
  muntha_lord: text(),
  muntha_sign: text(),
  muntha_profile: shape('MunthaConditionProfileResponse', {
    muntha_longitude: number(),
    muntha_house: house(),
    muntha_sign: text(),
    muntha_lord: text(),
    muntha_lord_longitude: number(),
    muntha_lord_house: house(),
    muntha_lord_sign: text(),
    lord_in_kendra: Type.Boolean(),
    lord_in_trikona: Type.Boolean(),
    lord_in_dusthana: Type.Boolean(),
    lord_is_strong: Type.Boolean(),
    lord_is_weak: Type.Boolean(),
  }),
  varshesha: VarsheshaResultResponse,
  tajika_aspects: Type.Array(TajikaAspectResponse),
  tajika_yogas: Type.Array(TajikaYogaResponse),
  sahams: Type.Array(VarshaphalSahamResponse),
  natal_sahams: Type.Array(VarshaphalSahamResponse),
  mudda_dasha: shape('MuddaDashaResponse', {
    school: text(),
    natal_nakshatra: text(),
    natal_nakshatra_index: Type.Integer({ description: '0 ... 26' }),
    natal_nakshatra_lord: text(),
    birth_elapsed_ghatis: number(),
    birth_remaining_ghatis: number(),
    year_ruler: text(),
    year_start_date: text(),
    year_end_date: text(),
    periods: Type.Array(MuddaDashaPeriodResponse),
  }),
  tasira_dasha: shape('TasiraDashaResponse', {
    year_start_date: text(),
    year_end_date: text(),
    periods: Type.Array(TasiraPeriodResponse),
  }),
  year_judgement_verdict: text(),
  basis: VarshaphalBasis,
});
export type VarshaphalChartResponse = Static<typeof VarshaphalChartResponse>;

export const MuddaDashaActivationResponse = shape('MuddaDashaActivationResponse', {
  query_date: text(),
  major_lord: text(),
  major_start_date: text(),
  major_end_date: text(),
  sub_lord: text(),
  sub_start_date: text(),
  sub_end_date: text(),
});
export type MuddaDashaActivationResponse = Static<typeof MuddaDashaActivationResponse>;

export const MuddaActiveResponse = shape('MuddaActiveResponse', {
  ...MuddaDashaActivationResponse.properties,
  basis: VarshaphalBasis,
  ...optionsNotApplied,
});
export const TasiraActiveResponse = shape('TasiraActiveResponse', {
  ...TasiraPeriodResponse.properties,
  basis: VarshaphalBasis,
  ...optionsNotApplied,
});

const MuddaPeriodResultProfileResponse = shape('MuddaPeriodResultProfileResponse', {
  period_lord: text(),
  governing_year_lord: text(),
  relation_to_varshesha: text(),
  relation_to_year_lagna_lord: text(),
  strength_quality: text(),
  manifestation: text(),
  result_fullness: text(),
  doctrine: text(),
});

export const MuddaPeriodJudgementResponse = shape('MuddaPeriodJudgementResponse', {
  activation: MuddaDashaActivationResponse,
  major_lord: text(),
  sub_lord: text(),
  major_house: nullable(Type.Integer()),
  sub_house: nullable(Type.Integer()),
  major_authority: nullable(text()),
  sub_authority: nullable(text()),
  major_supportive_yoga_count: Type.Integer(),
  major_obstructive_yoga_count: Type.Integer(),
  sub_supportive_yoga_count: Type.Integer(),
  sub_obstructive_yoga_count: Type.Integer(),
  major_result: MuddaPeriodResultProfileResponse,
  sub_result: MuddaPeriodResultProfileResponse,
  major_longitude: number(),
  sub_longitude: number(),
  node: text(),
  basis: VarshaphalBasis,
  ...optionsNotApplied,
});
export type MuddaPeriodJudgementResponse = Static<typeof MuddaPeriodJudgementResponse>;
