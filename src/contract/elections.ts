import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { ShuddhiBoundaryModel, ShuddhiIntervalModel } from './boundaries.js';
import { latitudeBetweenPoles, timezoneName } from './civil-day.js';
import { DoshaPhaseSpanModel, MarriageSolarModel, siderealDegrees } from './election-boundaries.js';
import {
  Apparition,
  MarriageIngressHistoryModel,
  MarriagePlanetModel,
  MarriageYogaEndingModel,
  StarHistory,
} from './election-history.js';
import { electionAyanamsa, MarriageMonthModel } from './election-month.js';
import { defaulted, isoInstant, julianDayUt1, longitudeDeg, nullable, oneOf, optionalOrNull, shape } from './fields.js';
import { defaultedList, stated } from './filled.js';
import { optionsNotApplied } from './inert-options.js';

const limit = (maximum: number, value: number, description: string) =>
  defaulted(Type.Integer({ minimum: 1, maximum, description }), value);

/** Bounds of a search. A search that reaches one of them is refused; none is needed to keep an answer short. */
export const MarriageLimitsModel = shape('MarriageLimitsModel', {
  max_evaluations: limit(400_000, 300_000, 'evaluations of functions of time'),
  max_root_iterations: limit(200_000, 100_000, 'iterations of root finding'),
  max_historical_cells: limit(4096, 4096, 'spans of a record of events'),
  max_reader_calls: limit(4_000_000, 2_000_000, 'reads of the ephemeris'),
  max_history_days: limit(4096, 2048, 'days before the instant that a record of events may cover'),
  max_cells: limit(4096, 2048, 'cells of an answer'),
  max_transitions: limit(16_384, 8192, 'solved transitions'),
  max_range_days: limit(31, 7, 'days of a window'),
  max_output_bytes: limit(32_000_000, 8_000_000, 'bytes of an answer'),
});
export type MarriageLimitsModel = Static<typeof MarriageLimitsModel>;

const certificate = Type.Unsafe<[string, number, number, number, number, [number, number, string][]]>({
  type: 'array',
  items: [
    { type: 'string' },
    { type: 'number' },
    { type: 'number' },
    { type: 'integer' },
    { type: 'integer' },
    { type: 'array' },
  ],
  minItems: 6,
  maxItems: 6,
  description: '[search, start, end (Julian days UT1), roots, evaluations, failures]',
});

/** The work of a search, as it was done. */
export const MarriageSearchReceiptResponse = shape('MarriageSearchReceiptResponse', {
  limits: MarriageLimitsModel,
  evaluations: Type.Integer({ description: 'evaluations of functions of time' }),
  reader_calls: Type.Integer({ description: 'reads of the ephemeris' }),
  transitions: Type.Integer({ description: 'solved transitions' }),
  cells: Type.Integer(),
  output_bytes: Type.Integer({ description: 'bytes of the answer without this receipt' }),
  history_extents: Type.Array(
    Type.Unsafe<[string, number, number]>({
      type: 'array',
      items: [{ type: 'string' }, { type: 'number' }, { type: 'number' }],
      minItems: 3,
      maxItems: 3,
    }),
    { description: '[record, start, end], Julian days UT1' },
  ),
  event_discovery: Type.String({ description: 'how transitions are found' }),
  crossing_completeness: Type.String({ description: 'why no transition is missed' }),
  unavailable_reasons: Type.Array(Type.String()),
  root_iterations: Type.Integer(),
  historical_cells: Type.Integer(),
  numerical_arithmetic_model: Type.String(),
  arithmetic_assumptions: Type.Array(Type.String()),
  kernel_source_sha256: Type.Array(Type.String({ description: 'checksums of the ephemeris sources' })),
  numerical_source_sha256: Type.String(),
  native_backend_sha256: Type.String(),
  reader_pool_generation: nullable(Type.Integer()),
  maximum_boundary_width_seconds: Type.Number({ description: 'width of the widest bounds' }),
  supporting_certificates: Type.Array(certificate),
});
export type MarriageSearchReceiptResponse = Static<typeof MarriageSearchReceiptResponse>;

export const MarriageMeasureResponse = shape('MarriageMeasureResponse', {
  name: Type.String(),
  value: Type.Unsafe<boolean | number | string | null>({ type: ['boolean', 'integer', 'number', 'string', 'null'] }),
  unit: Type.String(),
});
export type MarriageMeasureResponse = Static<typeof MarriageMeasureResponse>;

export const MarriageExceptionResponse = shape('MarriageExceptionResponse', {
  exception_id: Type.String(),
  targets: Type.Array(Type.String(), { description: 'findings that the exception lifts' }),
  satisfied: nullable(Type.Boolean()),
  prerequisites: Type.Array(MarriageMeasureResponse),
  source: Type.String(),
});
export type MarriageExceptionResponse = Static<typeof MarriageExceptionResponse>;

const known = (description: string) => nullable(Type.Boolean({ description: `${description}; null: unknown` }));

/** One test of a rule on the evidence. */
export const MarriageFindingResponse = shape('MarriageFindingResponse', {
  rule_id: Type.String({ description: 'test' }),
  family_id: Type.String({ description: 'rule of the catalogue' }),
  source: Type.String(),
  applicable: known('the test applies'),
  detected: known('the blemish is present'),
  measures: Type.Array(MarriageMeasureResponse),
  exceptions: Type.Array(MarriageExceptionResponse),
  unavailable_reasons: Type.Array(Type.String()),
  advisory: Type.Boolean({ description: 'the finding is testimony and restricts nothing' }),
  effective_restriction: known('the finding restricts: it is present, applies, and no exception lifts it'),
  coverage_complete: Type.Boolean({ description: 'the evidence decides the test' }),
});
export type MarriageFindingResponse = Static<typeof MarriageFindingResponse>;

/** The verdict on a layer of findings. */
export const MarriageDecisionResponse = shape('MarriageDecisionResponse', {
  status: oneOf(['not_requested', 'restricted', 'indeterminate', 'passes_selected_profile']),
  coverage_complete: Type.Boolean(),
  effective_restriction_ids: Type.Array(Type.String()),
  unresolved_rule_ids: Type.Array(Type.String()),
});
export type MarriageDecisionResponse = Static<typeof MarriageDecisionResponse>;

export const ElectionRuleResponse = shape('ElectionRuleResponse', {
  rule_id: Type.String(),
  source: Type.String(),
  formula: Type.String({ description: 'the rule in words' }),
  purposes: Type.Array(Type.String()),
  dependencies: Type.Array(Type.String(), { description: 'evidence that the rule reads' }),
  transitions: Type.Array(Type.String(), { description: 'events at which the verdict of the rule may change' }),
  attribution: Type.String({ description: 'how the rule follows from its source' }),
});
export type ElectionRuleResponse = Static<typeof ElectionRuleResponse>;

/** [name, explanation]. */
export const namedText = () =>
  Type.Unsafe<[string, string]>({ type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 });

/** A person of the election. */
export const ElectionParticipantModel = shape('ElectionParticipantModel', {
  participant_id: Type.String({ minLength: 1, maxLength: 120 }),
  natal_moon_sidereal_longitude: optionalOrNull(siderealDegrees()),
  natal_lagna_sidereal_longitude: optionalOrNull(siderealDegrees()),
  natal_jd_ut1: optionalOrNull(julianDayUt1()),
  ayanamsa_system: electionAyanamsa(),
});
export type ElectionParticipantModel = Static<typeof ElectionParticipantModel>;

/** The evidence of an election: facts of one instant, and spans and records around it. Absent facts are unknown. */
export const evidenceFields = {
  jd_ut1: julianDayUt1(),
  planets: defaultedList(MarriagePlanetModel, 9),
  lagna_sidereal_longitude: optionalOrNull(siderealDegrees()),
  solar: optionalOrNull(MarriageSolarModel),
  phase_spans: defaultedList(DoshaPhaseSpanModel, 64),
  yoga_span: optionalOrNull(ShuddhiIntervalModel),
  karana_span: optionalOrNull(ShuddhiIntervalModel),
  lunar_month: optionalOrNull(MarriageMonthModel),
  ingress_history: optionalOrNull(MarriageIngressHistoryModel),
  star_history: optionalOrNull(StarHistory),
  yoga_endings: defaultedList(MarriageYogaEndingModel, 64),
  jupiter_apparition: optionalOrNull(Apparition),
  venus_apparition: optionalOrNull(Apparition),
  ayanamsa_system: electionAyanamsa(),
};

/** Conventions of the evidence that answers state. */
export const evidenceBasis = {
  longitude_frame: stated('apparent_geocentric_true_ecliptic_of_date'),
  node_basis: stated('true_geometric_of_date'),
};

export const ElectionEvidenceModel = shape('ElectionEvidenceModel', evidenceFields);
export type ElectionEvidenceModel = Static<typeof ElectionEvidenceModel>;
export const ElectionEvidenceResponse = shape('ElectionEvidenceResponse', { ...evidenceFields, ...evidenceBasis });
export type ElectionEvidenceResponse = Static<typeof ElectionEvidenceResponse>;

const placeOfElection = { latitude: latitudeBetweenPoles(), longitude: longitudeDeg(), timezone: timezoneName() };

/** Fields of a request about an instant at a place. */
export const electionMomentFields = {
  dt: isoInstant(),
  ...placeOfElection,
};

/** Fields of a request about a span at a place. */
export const electionRangeFields = {
  start: isoInstant(),
  end: isoInstant(),
  ...placeOfElection,
};

const DETAILS = ['full', 'decisions', 'statuses'] as const;

/** How much of each cell an answer about a span has. */
export const windowDetail = () =>
  optionalOrNull(
    oneOf(DETAILS, {
      description:
        'full: every finding and the evidence of each cell; decisions: the ids that restrict or are undecided; statuses: cells of equal status are joined, with the ids that all of them have. Default: the fullest below 300 kB',
    }),
  );

/** The answers of a family of elections; `policy` and `context` are the shapes of its echoes, `name` is part of the titles. */
export function electionAnswers<P extends TSchema, C extends TSchema>(name: string, policy: P, context: C) {
  const generic = `${name}PolicyResponse_${name}ContextResponse_`;
  const assessment = shape(`ElectionAssessmentResponse_${generic}`, {
    family: Type.String(),
    policy,
    context,
    evidence: ElectionEvidenceResponse,
    astronomical_findings: Type.Array(MarriageFindingResponse),
    personal_findings: Type.Array(MarriageFindingResponse),
    astronomical: MarriageDecisionResponse,
    personal_decision: MarriageDecisionResponse,
    requested_composition: MarriageDecisionResponse,
    source_manifest_sha256: Type.String({ description: 'checksum of the rules of the catalogue' }),
    exclusions: Type.Array(namedText()),
    input_basis: Type.String(),
    ...optionsNotApplied,
  });
  const cell = shape(`ElectionCellResponse_${generic}`, {
    interval: ShuddhiIntervalModel,
    assessment,
    constancy_certified: Type.Boolean({ description: 'no transition of an ingredient is inside the cell' }),
  });
  return {
    assessment,
    snapshot: shape(`ElectionSnapshotResponse_${generic}`, {
      ...electionMomentFields,
      assessment,
      kernel_label: Type.String(),
      reader_binding: Type.String(),
      jd_tt: Type.Number(),
      jd_tdb: Type.Number(),
      search_receipt: MarriageSearchReceiptResponse,
      ...optionsNotApplied,
    }),
    windows: shape(`ElectionWindowsResponse_${generic}`, {
      start: isoInstant(),
      end: isoInstant(),
      jd_start_ut1: Type.Number(),
      jd_end_ut1: Type.Number(),
      ...placeOfElection,
      family: Type.String(),
      policy,
      context,
      detail: Type.Optional(oneOf(DETAILS)),
      cells: Type.Array(cell),
      transition_bands: Type.Array(ShuddhiBoundaryModel),
      eligible_intervals: Type.Array(ShuddhiIntervalModel),
      indeterminate_cell_indices: Type.Array(Type.Integer()),
      kernel_label: Type.String(),
      reader_binding: Type.String(),
      search_receipt: MarriageSearchReceiptResponse,
      ...optionsNotApplied,
    }),
  };
}
