import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../../contract/boundaries.js';
import { civilDayFields, solverToleranceSeconds, sunriseDefinition } from '../../../../contract/civil-day.js';
import { defaulted, nullable, oneOf, optionalOrNull, shape, wideJulianDayUt1 } from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { ayanamsaName, siderealDegrees } from '../../../../contract/sidereal.js';
import { CellFindingResponse, dayFields, sundayFirst } from '../shuddhi/schema.js';

const VISHANADI = ['mc_vivaha_49_51.v1', 'kp_185_single_mula.v1', 'kp_185_dual_mula.v1'] as const;
const CLOCKS = ['mc_avasthi_scaled_start_fixed_width.v1', 'normalized_nakshatra_sixtieths.v1'] as const;
const GANDANTA = ['mc_vivaha_43_fixed_ghati.v1', 'bphs_santhanam_92_fixed_ghati.v1'] as const;
const PARIHARA = [
  'kp_195_seven_star_tyajya_exemption.v1',
  'mc_shubhashubha_37_necessary_first_half.v1',
  'mc_avasthi_vivaha_43_abhijit.v1',
] as const;
export type PariharaProfile = (typeof PARIHARA)[number];

export const DoshaPolicyRequest = shape('DoshaPolicyRequest', {
  vishanadi_profile: defaulted(
    oneOf(VISHANADI, {
      description: 'table of the poisoned ghatis: Muhurta Chintamani, or Kalaprakasika with one or two for Mula',
    }),
    'mc_vivaha_49_51.v1',
  ),
  vishanadi_clock: defaulted(
    oneOf(CLOCKS, {
      description:
        'beginning in sixtieths of the nakshatra and a length of four ghatis of 24 minutes, or both in sixtieths of the nakshatra',
    }),
    'mc_avasthi_scaled_start_fixed_width.v1',
  ),
  gandanta_profile: defaulted(
    oneOf(GANDANTA, {
      description:
        'ghatis at each side of a junction: nakshatra 2, tithi 1 (Muhurta Chintamani) or 2 (Parashara), rising sign one half',
    }),
    'mc_vivaha_43_fixed_ghati.v1',
  ),
  parihara_profiles: Type.Optional(
    Type.Array(oneOf(PARIHARA), {
      maxItems: PARIHARA.length,
      uniqueItems: true,
      description: 'exceptions that may neutralize a fault; default: none',
      default: [],
    }),
  ),
  ayanamsa_system: ayanamsaName(),
  sunrise_definition: sunriseDefinition(),
  solver_tolerance_seconds: solverToleranceSeconds(),
});
export type DoshaPolicyRequest = Static<typeof DoshaPolicyRequest>;

const necessary = optionalOrNull(
  Type.Boolean({ description: 'the activity cannot wait; the exception of the first half of yamaghanta needs it' }),
);
const policy = Type.Optional(DoshaPolicyRequest);

const DETAILS = ['compact', 'full', 'findings'] as const;
export type DoshaDetail = (typeof DETAILS)[number];

export const DoshaDayRequest = shape('DoshaDayRequest', {
  ...civilDayFields,
  necessary_activity: necessary,
  detail: defaulted(
    oneOf(DETAILS, {
      description:
        'compact: unclipped_window is null where it equals window, and exceptions of faults that are absent have no evidence; full: with both; findings: each cell with the states of its rules only',
    }),
    'compact',
  ),
  policy,
});
export type DoshaDayRequest = Static<typeof DoshaDayRequest>;

export const PHASE_KINDS = ['nakshatra', 'tithi', 'lagna'] as const;
export const DoshaPhaseSpanModel = shape('DoshaPhaseSpanModel', {
  kind: oneOf(PHASE_KINDS),
  index: Type.Integer({ minimum: 0, maximum: 29, description: 'nakshatra 0 ... 26, tithi 0 ... 29, sign 0 ... 11' }),
  interval: ShuddhiIntervalModel,
});
export type DoshaPhaseSpanModel = Static<typeof DoshaPhaseSpanModel>;

export const DoshaDirectRequest = shape('DoshaDirectRequest', {
  sun_sidereal_longitude: siderealDegrees('sidereal longitude of the Sun'),
  moon_sidereal_longitude: siderealDegrees('sidereal longitude of the Moon'),
  jd_ut1: wideJulianDayUt1(),
  weekday: optionalOrNull(sundayFirst()),
  lagna_sidereal_longitude: optionalOrNull(siderealDegrees('sidereal ascendant')),
  phase_spans: Type.Optional(
    Type.Array(DoshaPhaseSpanModel, {
      maxItems: 64,
      default: [],
      description: 'complete spans, consecutive in each kind, that cover jd_ut1',
    }),
  ),
  sunrise_day: optionalOrNull(ShuddhiIntervalModel),
  sunset: optionalOrNull(ShuddhiBoundaryModel),
  necessary_activity: necessary,
  policy,
});
export type DoshaDirectRequest = Static<typeof DoshaDirectRequest>;

export const DoshaPolicyResponse = shape('DoshaPolicyResponse', {
  vishanadi_profile: oneOf(VISHANADI),
  vishanadi_clock: oneOf(CLOCKS),
  gandanta_profile: oneOf(GANDANTA),
  parihara_profiles: Type.Array(oneOf(PARIHARA)),
  ayanamsa_system: Type.String(),
  sunrise_definition: Type.String(),
  solver_tolerance_seconds: Type.Number(),
  ghati_seconds: Type.Integer(),
  weekday_basis: Type.String(),
  endpoint_convention: Type.String(),
  cancellation_scope: Type.String(),
});
export type DoshaPolicyResponse = Static<typeof DoshaPolicyResponse>;

export const DoshaInputsModel = shape('DoshaInputsModel', {
  sun_sidereal_longitude: Type.Number(),
  moon_sidereal_longitude: Type.Number(),
  jd_ut1: Type.Number(),
  weekday: nullable(Type.Integer()),
  lagna_sidereal_longitude: nullable(Type.Number()),
  phase_spans: Type.Array(DoshaPhaseSpanModel),
  sunrise_day: nullable(ShuddhiIntervalModel),
  sunset: nullable(ShuddhiBoundaryModel),
  necessary_activity: nullable(Type.Boolean()),
});
export type DoshaInputsModel = Static<typeof DoshaInputsModel>;

export const DoshaPredicateResponse = shape('DoshaPredicateResponse', {
  name: Type.String(),
  satisfied: nullable(Type.Boolean()),
  evidence: Type.String(),
});
export type DoshaPredicateResponse = Static<typeof DoshaPredicateResponse>;

const DoshaWitnessResponse = shape('DoshaWitnessResponse', {
  label: Type.String(),
  parent_index: nullable(Type.Integer({ description: 'nakshatra, tithi or sign that has the fault' })),
  window: nullable(ShuddhiIntervalModel),
  unclipped_window: nullable(ShuddhiIntervalModel),
  detected: nullable(Type.Boolean()),
});
export type DoshaWitnessResponse = Static<typeof DoshaWitnessResponse>;

const PariharaEvidenceResponse = shape('PariharaEvidenceResponse', {
  profile: oneOf(PARIHARA),
  witness_index: Type.Integer(),
  state: oneOf(['not_selected', 'excluded', 'not_applicable', 'not_satisfied', 'unavailable', 'uncertain', 'applied']),
  prerequisites: Type.Array(DoshaPredicateResponse),
  window: nullable(ShuddhiIntervalModel),
  citations: Type.Array(Type.String()),
});
export type PariharaEvidenceResponse = Static<typeof PariharaEvidenceResponse>;

export const DOSHA_RULES = [
  'vishanadi',
  'yamaghanta_yoga',
  'yamaghanta_kala',
  'nakshatra_gandanta',
  'tithi_gandanta',
  'lagna_gandanta',
] as const;

const DoshaFindingResponse = shape('DoshaFindingResponse', {
  rule_id: oneOf(DOSHA_RULES),
  profile: Type.String(),
  citations: Type.Array(Type.String()),
  state: oneOf(['clear', 'detected', 'neutralized', 'uncertain', 'unavailable']),
  detected: nullable(Type.Boolean()),
  neutralized: nullable(Type.Boolean()),
  witnesses: Type.Array(DoshaWitnessResponse),
  parihara: Type.Array(PariharaEvidenceResponse),
  unavailable_reasons: Type.Array(Type.String()),
});
export type DoshaFindingResponse = Static<typeof DoshaFindingResponse>;

const assessment = {
  policy: DoshaPolicyResponse,
  inputs: DoshaInputsModel,
  findings: Type.Array(DoshaFindingResponse),
  excluded_rules: Type.Array(Type.String()),
  input_basis: Type.String(),
  activity_suitability: oneOf(['not_evaluated']),
};
export const DoshaAssessmentResponse = shape('DoshaAssessmentResponse', { ...assessment, ...optionsNotApplied });
export type DoshaAssessmentResponse = Static<typeof DoshaAssessmentResponse>;

const DoshaCellResponse = shape('DoshaCellResponse', {
  interval: ShuddhiIntervalModel,
  assessment: Type.Optional(shape('DoshaCellAssessment', assessment)),
  findings: Type.Optional(
    Type.Array(CellFindingResponse, { description: 'instead of the assessment, with detail findings' }),
  ),
});
export type DoshaCellResponse = Static<typeof DoshaCellResponse>;

export const DoshaDayResponse = shape('DoshaDayResponse', {
  ...dayFields,
  detail: oneOf(DETAILS),
  policy: DoshaPolicyResponse,
  cells: Type.Array(DoshaCellResponse),
});
export type DoshaDayResponse = Static<typeof DoshaDayResponse>;

export const DoshaCatalogueResponse = shape('DoshaCatalogueResponse', {
  profiles: Type.Array(
    shape('DoshaCatalogueEntryResponse', {
      profile: Type.String(),
      kind: Type.String(),
      citations: Type.Array(Type.String()),
    }),
  ),
  rules: Type.Array(Type.String()),
  excluded_rules: Type.Array(Type.String()),
});
export type DoshaCatalogueResponse = Static<typeof DoshaCatalogueResponse>;
