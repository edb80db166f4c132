import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { longitude, longitudeMap } from '../../../contract/points.js';

const METHODS = ['authL', 'authM'] as const;
const method = () =>
  oneOf(METHODS, {
    description:
      'authL (al-Qabisi): the first suitable ruler of the degree in the order of the dignities; authM (al-Sijzi): the bound ruler, or the witnessing planet with the most dignities',
  });
const ROLES = ['domicile', 'exaltation', 'triplicity', 'bound', 'testimony'] as const;
const REASONS = [
  'domicile_only',
  'domicile_well_placed',
  'exaltation_fallback',
  'triplicity_fallback',
  'bound_fallback',
  'bound_primary_witnessing',
  'testimony_winner_witnessing',
] as const;
const optionalText = () => Type.Optional(Type.String());
const MAX_AGE = 1000;

export const LordOfTheTurnSRChartRequest = shape('LordOfTheTurnSRChartRequest', {
  sr_asc: longitude('ascendant of the solar return, degrees'),
  planets: longitudeMap(1, 7, 'the seven planets of the solar return, degrees'),
  house_placements: Type.Optional(
    mapOf(Type.Integer({ minimum: 1, maximum: 12 }), {
      maxProperties: 7,
      description: 'houses of the seven planets; without them authL considers only the domicile ruler',
    }),
  ),
  is_night: defaulted(Type.Boolean({ description: 'whether the solar return is a night chart' }), false),
  retrograde_planets: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 32 }), {
      maxItems: 7,
      uniqueItems: true,
      description: 'retrograde planets of the solar return; default none',
    }),
  ),
  sr_lot_fortune: optionalOrNull(longitude('Lot of Fortune of the solar return, degrees')),
});
export const LordOfTheTurnProfileRequest = shape('LordOfTheTurnProfileRequest', {
  natal_asc: longitude('natal ascendant, degrees'),
  age: Type.Integer({ minimum: 0, maximum: MAX_AGE, description: 'completed years' }),
  sr_chart: LordOfTheTurnSRChartRequest,
  method: defaulted(method(), 'authL'),
  combust_orb: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 180 }), 8.5),
  include_validation: defaulted(
    Type.Boolean({ description: 'whether to check the answer and report the result' }),
    true,
  ),
});
export type LordOfTheTurnProfileRequest = Static<typeof LordOfTheTurnProfileRequest>;

const LordOfTheTurnCandidateResponse = shape('LordOfTheTurnCandidateResponse', {
  planet: Type.String(),
  role: oneOf(ROLES, {
    description:
      'dignity at the degree of the year for which the planet is considered; testimony: all of its dignities',
  }),
  sr_house: nullable(Type.Integer()),
  is_combust: Type.Boolean(),
  is_retrograde: Type.Boolean(),
  is_well_placed: Type.Boolean({
    description:
      'whether the planet is in house 1, 2, 4, 5, 7, 10 or 11 of the return (if houses are given), not combust and not retrograde',
  }),
  blocker_reasons: Type.Array(oneOf(['cadent_in_sr', 'combust', 'retrograde'])),
  witnesses_target: Type.Boolean({
    description: 'whether the planet aspects, by sign, the ascendant of the return or the light of its sect',
  }),
  testimony_count: Type.Integer({ description: 'number of kinds of dignity of the planet at the degree of the year' }),
});
export type LordOfTheTurnCandidateResponse = Static<typeof LordOfTheTurnCandidateResponse>;

export const LordOfTheTurnProfileResponse = shape('LordOfTheTurnProfileResponse', {
  profile: shape('LordOfTheTurnConditionProfileResponse', {
    lord: Type.String(),
    sign_of_year: Type.String(),
    sr_is_night: Type.Boolean(),
    sect_light: oneOf(['Sun', 'Moon']),
    lord_witnesses_sr_asc: Type.Boolean(),
    lord_sr_house: nullable(Type.Integer()),
    is_fallback: Type.Boolean(),
    condition_mode: oneOf(['domicile_only', 'solar_return_condition_assessment']),
  }),
  result: shape('LordOfTheTurnResultResponse', {
    lord: Type.String(),
    method: method(),
    selection_reason: oneOf(REASONS),
    sign_of_year: Type.String(),
    age: Type.Integer(),
    is_fallback: Type.Boolean(),
    winning_candidate: LordOfTheTurnCandidateResponse,
    blocked_candidates: Type.Array(LordOfTheTurnCandidateResponse),
  }),
  profection: shape('LordOfTheTurnProfectionResponse', {
    natal_asc: Type.Number(),
    age: Type.Integer(),
    profected_longitude: Type.Number({
      description: 'degree of the year: natal ascendant plus 30 degrees for each year, degrees in [0, 360)',
    }),
    profected_sign: Type.String(),
    profected_degree_in_sign: Type.Number(),
    profected_sign_index: Type.Integer(),
  }),
  candidates: Type.Array(LordOfTheTurnCandidateResponse),
  policy: shape('LordOfTheTurnPolicyResponse', { method: method(), combust_orb: Type.Number() }),
  validation: shape('LordOfTheTurnValidationResponse', {
    included: Type.Boolean(),
    passed: nullable(Type.Boolean()),
    failures: nullable(Type.Array(Type.String())),
  }),
  provenance: shape('LordOfTheTurnProvenanceResponse', {
    source_module: optionalText(),
    engine_entrypoint: optionalText(),
    validation_entrypoint: optionalText(),
    method: method(),
    combust_orb: Type.Number(),
    sr_chart_owner: optionalText(),
    solar_return_construction_owner: optionalText(),
    house_calculation_owner: optionalText(),
    ephemeris_derivation_owner: optionalText(),
    sect_owner: optionalText(),
    witnessing_target: optionalText(),
    testimony_count_policy: optionalText(),
    al_qabisi_selection_policy: optionalText(),
    annual_hierarchy_orchestration: optionalText(),
    interpretation_policy: optionalText(),
    domicile_only_mode: Type.Boolean(),
    stage_sequence: Type.Array(Type.String()),
  }),
  ...optionsNotApplied,
});
export type LordOfTheTurnProfileResponse = Static<typeof LordOfTheTurnProfileResponse>;
