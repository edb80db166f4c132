import { PERFECTION_MAX_DAYS } from '../../../contract/classical-perfection.js';
import type { ClassicalPerfectionEvaluationResponse } from '../../../contract/classical-perfection.js';
import { isClassicalPlanet } from '../../../doctrine/dignity/planets.js';
import type { Engine } from '../../../engine.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { perfectionEvaluation } from '../../../services/classical-perfection.js';
import { housesAnswer } from '../../../wire/houses.js';
import { considerationInputs, considerations } from './considerations.js';
import { CONVERSION_POLICY, horaryFigure } from './figure.js';
import type { HoraryFigure } from './figure.js';
import { hourAgreementAnswer } from './hour-agreement.js';
import { geometrySource, HOUR_SOURCE } from './receipts.js';
import type {
  HoraryEvidenceProfileRequest,
  HoraryEvidenceProfileResponse,
  HoraryPerfectionEvidenceResponse,
} from './schema.js';
import { significators, turnedHouse } from './significators.js';

const PROVENANCE: HoraryEvidenceProfileResponse['provenance'] = {
  lineage_id: 'lilly_1647_ca_books_i_ii_v1',
  profile_version: '1.0.0',
  authority: 'William Lilly, Christian Astrology (London 1647), books I and II',
  unresolved_policies: [
    'early_ascendant_contextual_qualifications_not_composed',
    'late_ascendant_contextual_qualifications_not_composed',
    'lilly_late_moon_degrees_have_no_finite_numeric_boundary',
    'void_of_course_sign_mitigation_requires_separate_source_contract',
    'seventh_cusp_or_ruler_impediment_requires_separate_input_contract',
    'fortunate_unfortunate_testimony_balance_requires_separate_source_contract',
  ],
  excluded_components: [
    'yes_no_outcome',
    'confidence_or_strength_score',
    'advice_or_recommendation',
    'degrees_to_time_conversion',
    'question_topic_inference',
    'house_system_inference',
    'late_moon_numeric_rule',
    'void_of_course_sign_mitigation',
    'seventh_cusp_or_ruler_impediment',
    'balanced_testimony_aggregation',
    'topic_specific_significator_overrides',
    'modern_planets_and_minor_aspects',
  ],
  complete_horary_judgement: false,
  scoring: 'not_provided',
  outcome_language: 'not_provided',
  advice_language: 'not_provided',
};
const SEARCH_POLICY: HoraryPerfectionEvidenceResponse['search_policy'] = {
  policy_id: 'engine_horary_perfection_search_safety_31_days_v1',
  max_span_days: PERFECTION_MAX_DAYS,
  authority: 'engine_owned_computational_safety_not_historical_doctrine',
  interval_selection: 'caller_supplied_start_and_end_preserved',
  historical_duration_claim: false,
};

type Significators = HoraryEvidenceProfileResponse['significators'];

/** Tolerance of a span between two instants that are read to the microsecond, days. */
const ROUNDING_DAYS = 1e-11;

/**
 * The perfection of the two lords; null without `perfection_end` or if one planet is both lords. Errors: InvalidInput on `/perfection_end`.
 */
function analysisOf(
  engine: Engine,
  { request, instant, isDay }: HoraryFigure,
  { principal_querent: querent, principal_quesited: quesited }: Significators,
): ClassicalPerfectionEvaluationResponse | null {
  const given = request.perfection_end ?? null;
  if (given === null) return null;
  const end = engine.time.instantFromIso(given, '/perfection_end'),
    // The span is measured in UTC, like its ends: in UT1 a span of 31 days may be some milliseconds longer.
    days = end.utcJ2k - instant.utcJ2k;
  if (!(days > 0 && days <= PERFECTION_MAX_DAYS + ROUNDING_DAYS))
    throw new InvalidInput({
      field: '/perfection_end',
      message: `must be after question_instant, by at most ${PERFECTION_MAX_DAYS} days`,
      given,
      allowed: `an instant up to ${PERFECTION_MAX_DAYS} days after question_instant`,
    });
  const a = querent.body ?? '',
    b = quesited.body ?? '';
  if (a === b || !isClassicalPlanet(a) || !isClassicalPlanet(b)) return null;
  return perfectionEvaluation(engine, { start: instant, end, a, b, isDay });
}

function perfectionOf(
  found: Significators,
  analysis: ClassicalPerfectionEvaluationResponse | null,
): HoraryPerfectionEvidenceResponse {
  const missing = found.same_body_principals
    ? 'principal_significators_are_same_body'
    : 'classical_perfection_analysis_not_supplied';
  return {
    state: analysis === null ? 'not_evaluable' : 'composed',
    principal_querent: found.principal_querent.body,
    principal_quesited: found.principal_quesited.body,
    analysis,
    reason: analysis === null ? missing : null,
    search_policy: SEARCH_POLICY,
  };
}

function questionOf(
  engine: Engine,
  { request, instant, jdUt1 }: HoraryFigure,
): HoraryEvidenceProfileResponse['question'] {
  return {
    question_id: request.question_id,
    latitude_deg: request.latitude_deg,
    longitude_deg: request.longitude_deg,
    time: {
      state: 'evaluated',
      stated_basis: request.stated_basis,
      stated_basis_source: request.stated_basis_source,
      source_calendar: request.source_calendar,
      source_instant_label: request.source_instant_label,
      normalized_instant: engine.time.formatUtc(instant.utcJ2k).replace('+00:00', 'Z'),
      normalized_jd_ut1: jdUt1,
      conversion_policy_id: CONVERSION_POLICY,
      reason: null,
    },
    perspective_path: request.perspective_path,
    terminal_topic_house: request.terminal_topic_house,
  };
}

/** POST /v1/horary/evidence-profile. Errors: InvalidInput, OutOfCoverage. */
export function evidenceProfile(engine: Engine, request: HoraryEvidenceProfileRequest): HoraryEvidenceProfileResponse {
  const figure = horaryFigure(engine, request);
  const { jdUt1, houses, hour, isDay } = figure;
  const turned = turnedHouse(request.perspective_path, request.terminal_topic_house);
  const found = significators(figure, turned.resolved_radical_house),
    analysis = analysisOf(engine, figure, found);
  const place = {
    question_id: request.question_id,
    latitude_deg: request.latitude_deg,
    longitude_deg: request.longitude_deg,
  };
  return {
    question: questionOf(engine, figure),
    house_policy: { house_system: request.house_system, exact_system_required: true },
    house_geometry: {
      ...place,
      source_id: geometrySource(request.house_system),
      source_mode: 'computed',
      jd_ut1: jdUt1,
      house_cusps: housesAnswer(houses),
    },
    chart_policy: {
      state: 'evaluated',
      requested_system: request.house_system,
      effective_system: request.house_system,
      fallback: false,
      reason: null,
    },
    turned_house: turned,
    significators: found,
    chart_sect: {
      state: 'evaluated',
      ...place,
      jd_ut1: jdUt1,
      sect: isDay ? 'day' : 'night',
      planetary_hour_source_id: hour === null ? null : HOUR_SOURCE,
      reason: null,
    },
    hour_agreement: hourAgreementAnswer(figure),
    consideration_inputs: considerationInputs(figure),
    considerations: considerations(figure),
    perfection_analysis_input: analysis,
    perfection: perfectionOf(found, analysis),
    provenance: PROVENANCE,
    computation_basis: engine.basis(figure.instant),
  };
}
