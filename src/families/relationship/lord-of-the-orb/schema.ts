import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { defaulted, mapOf, nullable, oneOf, shape } from '../../../contract/fields.js';

/** Three times 84 years, after which planets and houses coincide again. */
export const MAX_YEARS = 252;
const CYCLE_KINDS = ['continuous_loop', 'single_cycle'] as const;
export type CycleKind = (typeof CYCLE_KINDS)[number];
const cycleKind = () =>
  oneOf(CYCLE_KINDS, {
    description:
      'continuation after twelve years: in Chaldean order without interruption, or again from the planet of the birth hour',
  });
const optionalText = () => Type.Optional(Type.String());

const shared = {
  birth_planet: Type.String({
    minLength: 1,
    maxLength: 32,
    description: 'ruler of the planetary hour of birth',
  }),
  cycle_kind: defaulted(cycleKind(), 'continuous_loop'),
  include_validation: defaulted(
    Type.Boolean({ description: 'whether to check the answer and report the result' }),
    true,
  ),
};
export const LordOfTheOrbSequenceRequest = shape('LordOfTheOrbSequenceRequest', {
  ...shared,
  years: Type.Integer({ minimum: 1, maximum: MAX_YEARS }),
});
export type LordOfTheOrbSequenceRequest = Static<typeof LordOfTheOrbSequenceRequest>;
export const LordOfTheOrbCurrentRequest = shape('LordOfTheOrbCurrentRequest', {
  ...shared,
  age: Type.Integer({ minimum: 0, maximum: MAX_YEARS - 1, description: 'completed years; age 0 is year of life 1' }),
});
export type LordOfTheOrbCurrentRequest = Static<typeof LordOfTheOrbCurrentRequest>;

const LordOfTheOrbPeriodResponse = shape('LordOfTheOrbPeriodResponse', {
  year: Type.Integer({ description: 'year of life, from 1' }),
  planet: Type.String(),
  house: Type.Integer(),
  chaldean_index: Type.Integer({ description: 'index in Chaldean order, 0 (Saturn) to 6 (Moon)' }),
  cycle_kind: cycleKind(),
  house_signification: Type.String(),
  house_zero_indexed: Type.Integer(),
  is_year_one_planet: Type.Boolean(),
  is_house_cycle_start: Type.Boolean(),
  years_until_next_same_planet: Type.Integer(),
});
export type LordOfTheOrbPeriodResponse = Static<typeof LordOfTheOrbPeriodResponse>;
const LordOfTheOrbConditionProfileResponse = shape('LordOfTheOrbConditionProfileResponse', {
  period: LordOfTheOrbPeriodResponse,
  house_signification: Type.String(),
  hierarchy_rank: Type.Integer(),
  house_cycle_number: Type.Integer(),
  planet_cycle_number: Type.Integer(),
  is_cycle_coincidence: Type.Boolean({
    description: 'whether a round of planets and a round of houses begin in this year',
  }),
  is_benefic_planet: Type.Boolean(),
  is_malefic_planet: Type.Boolean(),
});
export type LordOfTheOrbConditionProfileResponse = Static<typeof LordOfTheOrbConditionProfileResponse>;

const basis = {
  policy: shape('LordOfTheOrbPolicyResponse', { cycle_kind: cycleKind() }),
  validation: shape('LordOfTheOrbValidationResponse', {
    included: Type.Boolean(),
    passed: nullable(Type.Boolean()),
    failures: nullable(Type.Array(Type.String())),
  }),
  provenance: shape('LordOfTheOrbProvenanceResponse', {
    source_module: optionalText(),
    engine_entrypoint: Type.String(),
    validation_entrypoint: optionalText(),
    birth_planet_source: optionalText(),
    planetary_hour_derivation_owner: optionalText(),
    cycle_kind: cycleKind(),
    cycle_basis: optionalText(),
    house_cycle_basis: optionalText(),
    hierarchy_rank: Type.Optional(Type.Integer()),
    distinct_from: optionalText(),
    interpretation_policy: optionalText(),
    annual_hierarchy_orchestration: optionalText(),
    dignity_scoring: optionalText(),
    bounds: Type.Optional(
      shape('LordOfTheOrbBoundsResponse', {
        max_years: Type.Optional(Type.Integer()),
        max_age: Type.Optional(Type.Integer()),
      }),
    ),
    stage_sequence: Type.Array(Type.String()),
  }),
};

export const LordOfTheOrbSequenceResponse = shape('LordOfTheOrbSequenceResponse', {
  sequence: shape('LordOfTheOrbSequenceTruthResponse', {
    birth_planet: Type.String(),
    cycle_kind: cycleKind(),
    span: Type.Integer(),
    planets_in_sequence: Type.Array(Type.String()),
    is_full_84_year_cycle: Type.Boolean(),
  }),
  periods: Type.Array(LordOfTheOrbPeriodResponse),
  condition_profiles: Type.Array(LordOfTheOrbConditionProfileResponse),
  aggregate: shape('LordOfTheOrbAggregateResponse', {
    benefic_years: Type.Array(Type.Integer()),
    malefic_years: Type.Array(Type.Integer()),
    planet_year_counts: mapOf(Type.Integer()),
    cycle_coincidence_years: Type.Array(Type.Integer()),
  }),
  ...basis,
});
export type LordOfTheOrbSequenceResponse = Static<typeof LordOfTheOrbSequenceResponse>;
export const LordOfTheOrbCurrentResponse = shape('LordOfTheOrbCurrentResponse', {
  period: LordOfTheOrbPeriodResponse,
  condition_profile: LordOfTheOrbConditionProfileResponse,
  age: Type.Integer(),
  year_of_life: Type.Integer(),
  ...basis,
});
export type LordOfTheOrbCurrentResponse = Static<typeof LordOfTheOrbCurrentResponse>;
