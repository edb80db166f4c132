import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../contract/boundaries.js';
import { DoshaPhaseSpanModel, MarriageSolarModel, siderealDegrees } from '../../../contract/election-boundaries.js';
import {
  Apparition,
  MarriageIngressHistoryModel,
  MarriagePlanetModel,
  MarriageYogaEndingModel,
  StarHistory,
} from '../../../contract/election-history.js';
import { MarriageMonthModel } from '../../../contract/election-month.js';
import {
  electionMomentFields,
  electionRangeFields,
  evidenceBasis,
  evidenceFields,
  MarriageDecisionResponse,
  MarriageFindingResponse,
  MarriageLimitsModel,
  MarriageSearchReceiptResponse,
  namedText,
} from '../../../contract/elections.js';
import { defaulted, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import {
  MarriagePersonalModel,
  MarriagePolicyRequest,
  MarriagePolicyResponse,
  personalField,
} from './policy-schema.js';

const midheaven = { midheaven_sidereal_longitude: nullable(siderealDegrees('sidereal longitude of the midheaven')) };
export const MarriageEvidenceModel = shape('MarriageEvidenceModel', evidenceFields);
export const VivahaVrindavanaEvidenceModel = shape('VivahaVrindavanaEvidenceModel', {
  ...evidenceFields,
  ...midheaven,
});
export const MarriageEvidenceResponse = shape('MarriageEvidenceResponse', { ...evidenceFields, ...evidenceBasis });
export const VivahaVrindavanaEvidenceResponse = shape('VivahaVrindavanaEvidenceResponse', {
  ...evidenceFields,
  ...midheaven,
  ...evidenceBasis,
});
const evidenceRequest = Type.Unsafe<
  Static<typeof VivahaVrindavanaEvidenceModel> | Static<typeof MarriageEvidenceModel>
>({ anyOf: [VivahaVrindavanaEvidenceModel, MarriageEvidenceModel] });
const evidenceAnswer = Type.Unsafe<
  Static<typeof VivahaVrindavanaEvidenceResponse> | Static<typeof MarriageEvidenceResponse>
>({ anyOf: [VivahaVrindavanaEvidenceResponse, MarriageEvidenceResponse] });

/** How much of an answer is sent: all findings, or those that restrict or are unresolved. */
const DETAILS = ['relevant', 'all'] as const;
const detail = (description: string) => defaulted(oneOf(DETAILS, { description }), 'relevant');

export const MarriageDirectRequest = shape('MarriageDirectRequest', {
  evidence: evidenceRequest,
  policy: MarriagePolicyRequest,
  personal: personalField,
});
export type MarriageDirectRequest = Static<typeof MarriageDirectRequest>;

export const MarriageAssessmentResponse = shape('MarriageAssessmentResponse', {
  policy: MarriagePolicyResponse,
  evidence: evidenceAnswer,
  personal: nullable(MarriagePersonalModel),
  astronomical_findings: Type.Array(MarriageFindingResponse),
  personal_findings: Type.Array(MarriageFindingResponse),
  composition_findings: Type.Array(MarriageFindingResponse, {
    description: 'the astronomical findings that remain when the dust of the cows is elected',
  }),
  astronomical: MarriageDecisionResponse,
  personal_decision: MarriageDecisionResponse,
  requested_composition: MarriageDecisionResponse,
  input_basis: Type.String(),
  exclusions: Type.Array(namedText()),
  ...optionsNotApplied,
});
export type MarriageAssessmentResponse = Static<typeof MarriageAssessmentResponse>;

export const MarriageDateTimeRequest = shape('MarriageDateTimeRequest', {
  ...electionMomentFields,
  policy: MarriagePolicyRequest,
  personal: personalField,
  limits: Type.Optional(MarriageLimitsModel),
  detail: detail(
    'all: every finding with the complete evidence; relevant: findings that restrict or are unresolved, and those that a remedy lifts',
  ),
});
export type MarriageDateTimeRequest = Static<typeof MarriageDateTimeRequest>;

export const MarriageSnapshotResponse = shape('MarriageSnapshotResponse', {
  ...electionMomentFields,
  assessment: MarriageAssessmentResponse,
  kernel_label: Type.String(),
  reader_binding: Type.String(),
  jd_tt: Type.Number(),
  jd_tdb: Type.Number(),
  search_receipt: MarriageSearchReceiptResponse,
  ...optionsNotApplied,
});
export type MarriageSnapshotResponse = Static<typeof MarriageSnapshotResponse>;

export const MarriageWindowsRequest = shape('MarriageWindowsRequest', {
  ...electionRangeFields,
  policy: MarriagePolicyRequest,
  personal: personalField,
  limits: Type.Optional(MarriageLimitsModel),
  detail: detail('all: the evidence of every cell; relevant: findings and verdicts of the cells'),
});
export type MarriageWindowsRequest = Static<typeof MarriageWindowsRequest>;

const part = <const K extends string>(title: string, kind: K, value: Parameters<typeof shape>[1][string]) =>
  shape(title, { kind: oneOf([kind]), value });
const EVIDENCE_PARTS = [
  part('MarriageSolarPart', 'solar', MarriageSolarModel),
  part('MarriagePhasePart', 'phase_spans', Type.Array(DoshaPhaseSpanModel)),
  part('MarriageYogaPart', 'yoga_span', ShuddhiIntervalModel),
  part('MarriageKaranaPart', 'karana_span', ShuddhiIntervalModel),
  part('MarriageMonthPart', 'lunar_month', MarriageMonthModel),
  part('MarriageIngressPart', 'ingress_history', MarriageIngressHistoryModel),
  part('MarriageStarPart', 'star_history', StarHistory),
  part('MarriageYogaEndingsPart', 'yoga_endings', Type.Array(MarriageYogaEndingModel)),
  part('MarriageJupiterPart', 'jupiter_apparition', Apparition),
  part('MarriageVenusPart', 'venus_apparition', Apparition),
] as const;
/** Names of the parts in the order of `part_references`. */
export const PART_KINDS = [
  'solar',
  'phase_spans',
  'yoga_span',
  'karana_span',
  'lunar_month',
  'ingress_history',
  'star_history',
  'yoga_endings',
  'jupiter_apparition',
  'venus_apparition',
] as const;
export type PartKind = (typeof PART_KINDS)[number];
export interface EvidencePart {
  kind: PartKind;
  value: unknown;
}

const witnessFields = {
  jd_ut1: Type.Number({ description: 'the instant that was judged' }),
  planets: Type.Array(MarriagePlanetModel),
  lagna_sidereal_longitude: nullable(Type.Number()),
  part_references: Type.Array(nullable(Type.Integer()), {
    minItems: 10,
    maxItems: 10,
    description: 'place in evidence_parts of each part of the evidence, or null',
  }),
};
const MarriageWindowWitnessResponse = shape('MarriageWindowWitnessResponse', witnessFields);
const VivahaVrindavanaWindowWitnessResponse = shape('VivahaVrindavanaWindowWitnessResponse', {
  ...witnessFields,
  midheaven_sidereal_longitude: nullable(Type.Number()),
});
const references = (of: string) => Type.Array(Type.Integer(), { description: `places of ${of} in findings` });
export const MarriageCellResponse = shape('MarriageCellResponse', {
  interval: ShuddhiIntervalModel,
  witness: Type.Unsafe<
    Static<typeof VivahaVrindavanaWindowWitnessResponse> | Static<typeof MarriageWindowWitnessResponse>
  >({ anyOf: [VivahaVrindavanaWindowWitnessResponse, MarriageWindowWitnessResponse] }),
  astronomical_finding_refs: references('the astronomical findings'),
  personal_finding_refs: references('the personal findings'),
  composition_finding_refs: references('the findings of the composition'),
  astronomical: MarriageDecisionResponse,
  personal_decision: MarriageDecisionResponse,
  requested_composition: MarriageDecisionResponse,
  constancy_certified: Type.Boolean({ description: 'no event at which a verdict may change is inside the cell' }),
});
export type MarriageCellResponse = Static<typeof MarriageCellResponse>;

export const MarriageWindowsResponse = shape('MarriageWindowsResponse', {
  start: electionRangeFields.start,
  end: electionRangeFields.end,
  start_jd_ut1: Type.Number(),
  end_jd_ut1: Type.Number(),
  latitude: electionRangeFields.latitude,
  longitude: electionRangeFields.longitude,
  timezone: electionRangeFields.timezone,
  policy: MarriagePolicyResponse,
  personal: nullable(MarriagePersonalModel),
  evidence_parts: Type.Unsafe<EvidencePart[]>({ type: 'array', items: { anyOf: [...EVIDENCE_PARTS] } }),
  findings: Type.Array(MarriageFindingResponse),
  cells: Type.Array(MarriageCellResponse),
  eligible_intervals: Type.Array(ShuddhiIntervalModel),
  indeterminate_cell_indices: Type.Array(Type.Integer()),
  transition_bands: Type.Array(ShuddhiBoundaryModel),
  kernel_label: Type.String(),
  reader_binding: Type.String(),
  search_receipt: MarriageSearchReceiptResponse,
  boundary_ownership: Type.String(),
  ...optionsNotApplied,
});
export type MarriageWindowsResponse = Static<typeof MarriageWindowsResponse>;
