import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { ClassicalPerfectionEvaluationResponse, PERFECTION_MAX_DAYS } from '../../../contract/classical-perfection.js';
import {
  isoInstant,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  trimmedText,
} from '../../../contract/fields.js';
import { HousesResponse } from '../../../contract/houses.js';
import { SolarProximityTruthResponse } from '../../../contract/solar-proximity.js';
import { houseSystemCode } from '../../../contract/strict-houses.js';

const house = () => Type.Integer({ minimum: 1, maximum: 12 });
const path = (description: string) => Type.Array(house(), { maxItems: 12, description });
const statedBasis = () => oneOf(['question_proposed_and_figure_erected']);
const calendar = () => oneOf(['gregorian']);
const evidence = () => oneOf(['evaluated', 'not_evaluable']);
const sourceMode = () => oneOf(['computed', 'historical_source_chart_assignment']);
const reason = () => nullable(Type.String());
const jdUt1 = () => Type.Number({ description: 'Julian day, UT1' });

export const HoraryEvidenceProfileRequest = shape('HoraryEvidenceProfileRequest', {
  question_id: trimmedText(255, 'identifier of the question, chosen by the caller'),
  question_instant: isoInstant(
    'instant at which the question was proposed and the figure erected, ISO 8601 with offset',
  ),
  stated_basis: statedBasis(),
  stated_basis_source: trimmedText(1000, 'source of the stated instant'),
  source_calendar: calendar(),
  source_instant_label: trimmedText(1000, 'the instant as written in the source'),
  conversion_policy_id: trimmedText(
    255,
    'conversion of the instant to UT1; only engine.julian.jd_from_datetime+utc_to_ut1:v1',
  ),
  latitude_deg: latitudeDeg(),
  longitude_deg: longitudeDeg(),
  house_system: houseSystemCode(),
  perspective_path: path(
    'houses through which the figure is turned, each counted from the one before; empty for the radical figure',
  ),
  terminal_topic_house: Type.Integer({
    minimum: 1,
    maximum: 12,
    description: 'house of the matter, counted from the end of the path',
  }),
  perfection_end: optionalOrNull(
    isoInstant(
      `end of the perfection search, at most ${PERFECTION_MAX_DAYS} days after the question; without it there is no search`,
    ),
  ),
});
export type HoraryEvidenceProfileRequest = Static<typeof HoraryEvidenceProfileRequest>;

const HoraryQuestionResponse = shape('HoraryQuestionResponse', {
  question_id: Type.String(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
  time: shape('HoraryQuestionTimeResponse', {
    state: evidence(),
    stated_basis: statedBasis(),
    stated_basis_source: Type.String(),
    source_calendar: calendar(),
    source_instant_label: Type.String(),
    normalized_instant: Type.String({ description: 'UTC' }),
    normalized_jd_ut1: jdUt1(),
    conversion_policy_id: Type.String(),
    reason: Type.Null(),
  }),
  perspective_path: Type.Array(house()),
  terminal_topic_house: house(),
});

const HoraryTurnedHouseResponse = shape('HoraryTurnedHouseResponse', {
  perspective_path: Type.Array(house()),
  terminal_topic_house: house(),
  steps: Type.Array(
    shape('HoraryTurnStepResponse', {
      index: Type.Integer({ minimum: 1 }),
      kind: oneOf(['perspective', 'terminal_topic']),
      from_radical_house: house(),
      counted_house: house(),
      resolved_radical_house: house(),
    }),
  ),
  resolved_radical_house: house(),
  counting_semantics: oneOf(['inclusive_one_based_from_each_preceding_perspective']),
});
export type HoraryTurnedHouseResponse = Static<typeof HoraryTurnedHouseResponse>;

const HorarySignificatorEvidenceResponse = shape('HorarySignificatorEvidenceResponse', {
  role: oneOf(['principal_querent', 'querent_co_significator', 'principal_quesited']),
  state: evidence(),
  body: nullable(Type.String()),
  radical_house: nullable(house()),
  cusp_longitude_deg: nullable(Type.Number()),
  sign: nullable(Type.String()),
  reason: reason(),
  source_reference: Type.String(),
});
export type HorarySignificatorEvidenceResponse = Static<typeof HorarySignificatorEvidenceResponse>;

const HorarySignificatorSetResponse = shape('HorarySignificatorSetResponse', {
  state: evidence(),
  principal_querent: HorarySignificatorEvidenceResponse,
  querent_co_significator: HorarySignificatorEvidenceResponse,
  principal_quesited: HorarySignificatorEvidenceResponse,
  same_body_principals: nullable(Type.Boolean()),
  reason: reason(),
});

const HoraryChartSectResponse = shape('HoraryChartSectResponse', {
  state: evidence(),
  question_id: Type.String(),
  jd_ut1: nullable(jdUt1()),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
  sect: nullable(oneOf(['day', 'night'])),
  planetary_hour_source_id: nullable(
    Type.String({ description: 'null without planetary hours; the altitude of the Sun then decides the sect' }),
  ),
  reason: reason(),
});

const HoraryObservedValueResponse = shape('HoraryObservedValueResponse', {
  name: Type.String(),
  value: Type.Union([Type.String(), Type.Boolean(), Type.Integer(), Type.Number()]),
});
export type HoraryObservedValueResponse = Static<typeof HoraryObservedValueResponse>;

const HoraryPlanetaryHourResponse = shape('HoraryPlanetaryHourResponse', {
  question_id: Type.String(),
  jd_ut1: jdUt1(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
  source_id: Type.String(),
  hour_ruler: Type.String(),
  hour_number: Type.Integer({ minimum: 1, maximum: 24 }),
  hour_start_jd: jdUt1(),
  hour_end_jd: jdUt1(),
  sunrise_jd: Type.Number({
    description: 'Julian day, UT1: by day the sunrise before the hour, by night the one after it',
  }),
  sunset_jd: jdUt1(),
  local_time_algorithm_id: Type.String(),
});
export type HoraryPlanetaryHourResponse = Static<typeof HoraryPlanetaryHourResponse>;

const HoraryHourRuleResponse = shape('HoraryHourRuleResponse', {
  rule_id: oneOf(['same_planet', 'triplicity', 'same_nature']),
  state: oneOf(['matched', 'not_matched', 'not_evaluable']),
  derived_by: Type.String(),
  observed: Type.Array(HoraryObservedValueResponse),
  reason: reason(),
  source_reference: Type.String(),
});
export type HoraryHourRuleResponse = Static<typeof HoraryHourRuleResponse>;

const HoraryHourAgreementResponse = shape('HoraryHourAgreementResponse', {
  state: oneOf(['agrees', 'does_not_agree', 'not_evaluable']),
  ascendant_lord: nullable(Type.String()),
  hour_ruler: nullable(Type.String()),
  planetary_hour_receipt: nullable(HoraryPlanetaryHourResponse),
  rules: Type.Array(HoraryHourRuleResponse),
  reason: reason(),
  semantics: oneOf(['evidence_only_not_chart_rejection']),
});
export type HoraryHourAgreementResponse = Static<typeof HoraryHourAgreementResponse>;

const HoraryBodyPlacementResponse = shape('HoraryBodyPlacementResponse', {
  question_id: Type.String(),
  body: Type.String(),
  longitude_deg: Type.Number(),
  house: house(),
  latitude_deg: Type.Number({ description: 'latitude of the place' }),
  longitude_location_deg: Type.Number({ description: 'longitude of the place' }),
  geometry_source_id: Type.String(),
  source_id: Type.String(),
  source_mode: sourceMode(),
  jd_ut1: nullable(jdUt1()),
});
export type HoraryBodyPlacementResponse = Static<typeof HoraryBodyPlacementResponse>;

const HorarySolarProximityResponse = shape('HorarySolarProximityResponse', {
  question_id: Type.String(),
  body: Type.String(),
  truth: SolarProximityTruthResponse,
  calculation_policy_id: Type.String(),
  latitude_deg: Type.Number(),
  longitude_deg: Type.Number(),
  geometry_source_id: Type.String(),
  source_id: Type.String(),
  source_mode: sourceMode(),
  jd_ut1: nullable(jdUt1()),
  source_component: Type.String(),
});
export type HorarySolarProximityResponse = Static<typeof HorarySolarProximityResponse>;

const HoraryConsiderationInputsResponse = shape('HoraryConsiderationInputsResponse', {
  moon_placement: nullable(HoraryBodyPlacementResponse),
  saturn_placement: nullable(HoraryBodyPlacementResponse),
  first_ruler_solar_proximity: nullable(HorarySolarProximityResponse),
});

const HoraryConsiderationResponse = shape('HoraryConsiderationResponse', {
  rule_id: Type.String(),
  state: oneOf(['satisfied', 'caution', 'not_applicable', 'not_evaluable']),
  observed: Type.Array(HoraryObservedValueResponse),
  reason: reason(),
  source_reference: Type.String(),
});
export type HoraryConsiderationResponse = Static<typeof HoraryConsiderationResponse>;

const HoraryPerfectionEvidenceResponse = shape('HoraryPerfectionEvidenceResponse', {
  state: oneOf(['composed', 'not_evaluable']),
  principal_querent: nullable(Type.String()),
  principal_quesited: nullable(Type.String()),
  analysis: nullable(ClassicalPerfectionEvaluationResponse),
  reason: reason(),
  search_policy: shape('HoraryPerfectionSearchPolicyResponse', {
    policy_id: Type.String(),
    max_span_days: Type.Literal(PERFECTION_MAX_DAYS),
    authority: Type.String(),
    interval_selection: oneOf(['caller_supplied_start_and_end_preserved']),
    historical_duration_claim: Type.Literal(false),
  }),
});
export type HoraryPerfectionEvidenceResponse = Static<typeof HoraryPerfectionEvidenceResponse>;

export const HoraryEvidenceProfileResponse = shape('HoraryEvidenceProfileResponse', {
  question: HoraryQuestionResponse,
  house_policy: shape('HoraryHousePolicyResponse', {
    house_system: houseSystemCode(),
    exact_system_required: Type.Literal(true),
  }),
  house_geometry: shape('HoraryHouseGeometryResponse', {
    question_id: Type.String(),
    latitude_deg: Type.Number(),
    longitude_deg: Type.Number(),
    source_id: Type.String(),
    source_mode: sourceMode(),
    jd_ut1: jdUt1(),
    house_cusps: HousesResponse,
  }),
  chart_policy: shape('HoraryChartPolicyResponse', {
    state: evidence(),
    requested_system: houseSystemCode(),
    effective_system: houseSystemCode(),
    fallback: Type.Boolean(),
    reason: reason(),
  }),
  turned_house: HoraryTurnedHouseResponse,
  significators: HorarySignificatorSetResponse,
  chart_sect: HoraryChartSectResponse,
  hour_agreement: HoraryHourAgreementResponse,
  consideration_inputs: HoraryConsiderationInputsResponse,
  considerations: Type.Array(HoraryConsiderationResponse),
  perfection_analysis_input: nullable(ClassicalPerfectionEvaluationResponse),
  perfection: HoraryPerfectionEvidenceResponse,
  provenance: shape('HoraryProvenanceResponse', {
    lineage_id: oneOf(['lilly_1647_ca_books_i_ii_v1']),
    profile_version: oneOf(['1.0.0']),
    authority: Type.String(),
    unresolved_policies: Type.Array(Type.String()),
    excluded_components: Type.Array(Type.String()),
    complete_horary_judgement: Type.Literal(false),
    scoring: oneOf(['not_provided']),
    outcome_language: oneOf(['not_provided']),
    advice_language: oneOf(['not_provided']),
  }),
  computation_basis: ComputationBasis,
});
export type HoraryEvidenceProfileResponse = Static<typeof HoraryEvidenceProfileResponse>;
