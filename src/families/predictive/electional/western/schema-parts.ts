import { Type } from '@sinclair/typebox';
import type { TProperties } from '@sinclair/typebox';
import {
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
} from '../../../../contract/fields.js';
import { FULFILLMENTS, PROFILE_STATUSES, RULE_STATES } from './wire-words.js';

export const STATUSES = Object.values(PROFILE_STATUSES);
export const PROFILE_STATUS = oneOf(STATUSES);
export const text = () => Type.String();
export const texts = () => Type.Array(Type.String());
export const literal = <const T extends string>(one: T) => oneOf([one] as const);
export const optionalLiteral = <const T extends string>(one: T) => Type.Optional(oneOf([one] as const));
export const houseSystem = () =>
  Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'code or name of a house system; an unknown one is refused',
  });

/** Instant and place of an election. */
export const siteFields = {
  jd_ut: julianDayUt1(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  house_system: houseSystem(),
};
export const urgency = {
  unavoidable_time_urgency: optionalOrNull(
    Type.Boolean({
      description: 'true if the work cannot wait, so that remedies apply; null if unknown',
    }),
  ),
};
export const electionClass = () =>
  defaulted(
    oneOf(['ephemeral', 'radical'], {
      description: 'radical uses the natal chart and requires the four natal fields',
    }),
    'ephemeral',
  );
export const natalFields = {
  natal_jd_ut: optionalOrNull(julianDayUt1()),
  natal_latitude: optionalOrNull(latitudeDeg()),
  natal_longitude: optionalOrNull(longitudeDeg()),
  natal_house_system: optionalOrNull(houseSystem()),
};

const scalar = (description?: string) =>
  Type.Unsafe<number | string | boolean | null>({
    type: ['number', 'string', 'boolean', 'null'],
    ...(description ? { description } : {}),
  });

export type Author = 'AuthA' | 'AuthB' | 'AuthC';
export const measurement = (author: Author) =>
  shape(`${author}MeasurementResponse`, {
    name: text(),
    value: scalar(),
    units: optionalOrNull(text()),
    comparison: optionalOrNull(text()),
    threshold: Type.Optional(scalar('limit of the comparison')),
  });

const clauseFields = (author: Author) => ({
  clause_id: text(),
  policy_id: text(),
  policy_reference: text(),
  measurements: Type.Array(measurement(author)),
  explanation: text(),
});
const RULE_STATE = oneOf(Object.values(RULE_STATES));

export const rules = (author: Author, count: number) =>
  Type.Array(
    shape(`${author}RuleWitnessResponse`, {
      rule_id: text(),
      source_order: Type.Integer({ minimum: 1, maximum: count }),
      state: RULE_STATE,
      clauses: Type.Array(
        shape(`${author}ClauseWitnessResponse`, {
          ...clauseFields(author),
          state: RULE_STATE,
        }),
      ),
      source_reference: text(),
      modifiers: texts(),
    }),
  );

const remedyFields = {
  remedy_id: text(),
  applicability: oneOf(['not_applicable', 'applicable', 'indeterminate']),
  triggering_rule_ids: texts(),
  unavoidable_time_urgency: nullable(Type.Boolean()),
  source_reference: text(),
  instructions: texts(),
  uncomputed_requirements: texts(),
  erases_triggered_rules: Type.Literal(false),
};
const FULFILLMENT = oneOf(Object.values(FULFILLMENTS));
export const rameseyRemedies = Type.Array(
  shape('AuthARemedyWitnessResponse', {
    ...remedyFields,
    fulfillment: FULFILLMENT,
    clauses: Type.Array(
      shape('AuthARemedyClauseWitnessResponse', {
        ...clauseFields('AuthA'),
        state: FULFILLMENT,
      }),
    ),
    assessment_semantics: literal('tri_state_non_erasing_fulfillment_assessment'),
  }),
);
export const dorotheanRemedies = Type.Array(
  shape('AuthCRemedyWitnessResponse', {
    ...remedyFields,
    assessment_semantics: literal('instruction_only_not_fulfillment_assessment'),
  }),
);

/** Fields in which every evaluation states what it does not contain. */
export const disclaimers = {
  complete_electional_judgement: Type.Literal(false),
  advice_language: literal('not_provided'),
  recommendation_language: literal('not_provided'),
};
const houseTruth = {
  latitude: Type.Number(),
  longitude: Type.Number(),
  requested_house_system: nullable(text()),
  effective_house_system: nullable(text()),
  house_fallback: nullable(Type.Boolean()),
};

/** Response shape of a Moon profile. */
export const moonEvaluation = <P extends TProperties, const I extends string>(author: Author, profileId: I, own: P) =>
  shape(`${author}MoonConditionEvaluationResponse`, {
    jd_ut: Type.Number(),
    profile_id: literal(profileId),
    profile_version: text(),
    status: PROFILE_STATUS,
    triggered_rule_ids: texts(),
    not_evaluable_rule_ids: texts(),
    ...own,
    position_product: Type.String({
      description: 'product name of the contract; see rate_product for the rates',
    }),
    rate_product: oneOf(['apparent_geocentric_ecliptic_longitude_rate'], {
      description: 'kind of the longitude rates; the lunar flow and the perfection use astrometric rates',
    }),
    reader_provenance: text(),
    ...houseTruth,
    election_class: literal('ephemeral'),
    matter_scope: text(),
    ...disclaimers,
  });

/** Provenance of an answer. */
export const transportProvenance = <P extends TProperties>(title: string, own: P) =>
  shape(title, {
    source_module: Type.Optional(text()),
    facade_entrypoint: Type.Optional(text()),
    ...own,
    stage_sequence: texts(),
  });
