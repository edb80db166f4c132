import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ShuddhiBoundaryModel, ShuddhiIntervalModel } from '../../../../contract/boundaries.js';
import { civilDayFields, solverToleranceSeconds, sunriseDefinition } from '../../../../contract/civil-day.js';
import {
  defaulted,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  wideJulianDayUt1,
} from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';
import { ayanamsaName, siderealDegrees } from '../../../../contract/sidereal.js';
import { dayStatus } from '../named/schema.js';

const TARA_PROFILES = ['mc_gochara_13_quarters.v1', 'ps_sastri_scientific_273_navaka.v1'] as const;
const TITHI_ORDINALS = ['month_1_to_30', 'paksha_1_to_15'] as const;

export const ShuddhiPolicyRequest = shape('ShuddhiPolicyRequest', {
  tara_profile: defaulted(
    oneOf(TARA_PROFILES, {
      description: 'bad taras by cycle and quarter (Muhurta Chintamani, Gochara 13), or by cycle (P. S. Sastri)',
    }),
    'mc_gochara_13_quarters.v1',
  ),
  tithi_ordinal: defaulted(
    oneOf(TITHI_ORDINALS, {
      description: 'count of the tithi in panchaka: 1 to 30 in the month, or 1 to 15 in each half',
    }),
    'month_1_to_30',
  ),
  ayanamsa_system: ayanamsaName(),
  sunrise_definition: sunriseDefinition(),
  solver_tolerance_seconds: solverToleranceSeconds(),
});
export type ShuddhiPolicyRequest = Static<typeof ShuddhiPolicyRequest>;

/** Weekday, Sunday first, of shuddhi and doshas. */
export const sundayFirst = () =>
  Type.Integer({ minimum: 0, maximum: 6, description: 'weekday of the local sunrise, 0 Sunday ... 6 Saturday' });
const starIndex = (description: string) => Type.Integer({ minimum: 0, maximum: 26, description });

const DETAILS = ['full', 'findings'] as const;
/** Extent of the cells of a day. */
const cellDetail = () =>
  defaulted(
    oneOf(DETAILS, {
      description:
        'full: each cell with its inputs, values and windows; findings: each cell with the states of its rules only (a tenth of the size)',
    }),
    'full',
  );

const natal = optionalOrNull(starIndex('natal nakshatra, 0 Ashwini ... 26 Revati; without it taras are unavailable'));

export const ShuddhiDayRequest = shape('ShuddhiDayRequest', {
  ...civilDayFields,
  natal_nakshatra_index: natal,
  detail: cellDetail(),
  policy: Type.Optional(ShuddhiPolicyRequest),
});
export type ShuddhiDayRequest = Static<typeof ShuddhiDayRequest>;

const inputs = {
  sun_sidereal_longitude: siderealDegrees('sidereal longitude of the Sun'),
  moon_sidereal_longitude: siderealDegrees('sidereal longitude of the Moon'),
  jd_ut1: optionalOrNull(wideJulianDayUt1()),
  weekday: optionalOrNull(sundayFirst()),
  lagna_sidereal_longitude: optionalOrNull(siderealDegrees('sidereal ascendant')),
  natal_nakshatra_index: natal,
  is_daytime: optionalOrNull(Type.Boolean({ description: 'between local sunrise and sunset' })),
  yoga_span: optionalOrNull(ShuddhiIntervalModel),
  tithi_span: optionalOrNull(ShuddhiIntervalModel),
  karana_span: optionalOrNull(ShuddhiIntervalModel),
};
export const ShuddhiDirectRequest = shape('ShuddhiDirectRequest', {
  ...inputs,
  policy: Type.Optional(ShuddhiPolicyRequest),
});
export type ShuddhiDirectRequest = Static<typeof ShuddhiDirectRequest>;

export const ShuddhiPolicyResponse = shape('ShuddhiPolicyResponse', {
  tara_profile: oneOf(TARA_PROFILES),
  tithi_ordinal: oneOf(TITHI_ORDINALS),
  ayanamsa_system: Type.String(),
  sunrise_definition: Type.String(),
  solver_tolerance_seconds: Type.Number(),
  panchaka_profile: Type.String(),
  yoga_profile: Type.String(),
  karana_profile: Type.String(),
  bhadra_profile: Type.String(),
  bhadra_clock: Type.String(),
  exception_precedence: Type.String(),
  weekday_basis: Type.String(),
  endpoint_convention: Type.String(),
});
export type ShuddhiPolicyResponse = Static<typeof ShuddhiPolicyResponse>;

const ShuddhiInputsModel = shape('ShuddhiInputsModel', {
  sun_sidereal_longitude: Type.Number(),
  moon_sidereal_longitude: Type.Number(),
  jd_ut1: nullable(Type.Number()),
  weekday: nullable(Type.Integer()),
  lagna_sidereal_longitude: nullable(Type.Number()),
  natal_nakshatra_index: nullable(Type.Integer()),
  is_daytime: nullable(Type.Boolean()),
  yoga_span: nullable(ShuddhiIntervalModel),
  tithi_span: nullable(ShuddhiIntervalModel),
  karana_span: nullable(ShuddhiIntervalModel),
});
export type ShuddhiInputsModel = Static<typeof ShuddhiInputsModel>;

const PanchakaResponse = shape('PanchakaResponse', {
  tithi_number: Type.Integer(),
  weekday_number: Type.Integer({ description: '1 Sunday ... 7 Saturday' }),
  nakshatra_number: Type.Integer(),
  lagna_number: Type.Integer(),
  total: Type.Integer(),
  remainder: Type.Integer({ description: 'of nine' }),
  category: oneOf(['rahita', 'mrityu', 'agni', 'raja', 'chora', 'roga']),
  profile: Type.String(),
});

const ShuddhiValuesResponse = shape('ShuddhiValuesResponse', {
  tithi_index: Type.Integer(),
  nakshatra_index: Type.Integer(),
  pada: Type.Integer({ description: '1 ... 4' }),
  yoga_index: Type.Integer(),
  yoga_name: Type.String(),
  karana_index: Type.Integer(),
  karana_name: Type.String(),
  moon_sign_index: Type.Integer(),
  tara_count: nullable(Type.Integer({ description: '1 ... 27 from the natal nakshatra' })),
  tara_number: nullable(Type.Integer({ description: '1 ... 9' })),
  tara_cycle: nullable(Type.Integer({ description: '1 ... 3' })),
  base_tara_polarity: nullable(Type.String()),
  panchaka: nullable(PanchakaResponse),
  bhadra_residence: nullable(oneOf(['earth', 'heaven', 'underworld'])),
  karana_activity_tags: Type.Array(Type.String()),
});
export type ShuddhiValuesResponse = Static<typeof ShuddhiValuesResponse>;

const STATES = [
  'clear',
  'restricted',
  'detected',
  'exception_applies',
  'unavailable',
  'not_applicable',
  'not_evaluated',
  'uncertain',
] as const;
export type ShuddhiState = (typeof STATES)[number];

const ShuddhiFindingResponse = shape('ShuddhiFindingResponse', {
  rule_id: Type.String(),
  profile: Type.String(),
  state: oneOf(STATES, { description: 'uncertain: the instant is within the bounds of a boundary' }),
  detected: nullable(Type.Boolean()),
  citations: Type.Array(Type.String()),
  reasons: Type.Array(Type.String()),
  windows: Type.Array(ShuddhiIntervalModel),
  unclipped_windows: Type.Array(ShuddhiIntervalModel),
});
export type ShuddhiFindingResponse = Static<typeof ShuddhiFindingResponse>;

const assessment = {
  policy: ShuddhiPolicyResponse,
  inputs: ShuddhiInputsModel,
  values: ShuddhiValuesResponse,
  findings: Type.Array(ShuddhiFindingResponse),
  applied_profiles: Type.Array(Type.String()),
  simultaneous_bhadra_claims: Type.Boolean({ description: 'Bhadra is present and an exception applies' }),
  input_basis: Type.String(),
  activity_suitability: oneOf(['not_evaluated']),
};
export const ShuddhiAssessmentResponse = shape('ShuddhiAssessmentResponse', { ...assessment, ...optionsNotApplied });
export type ShuddhiAssessmentResponse = Static<typeof ShuddhiAssessmentResponse>;

/** The state of a rule in a cell, for `detail` findings. */
export const CellFindingResponse = shape('CellFindingResponse', {
  rule_id: Type.String(),
  state: Type.String(),
  detected: nullable(Type.Boolean()),
  reasons: Type.Array(Type.String()),
});

const ShuddhiCellResponse = shape('ShuddhiCellResponse', {
  interval: ShuddhiIntervalModel,
  assessment: Type.Optional(shape('ShuddhiCellAssessment', assessment)),
  findings: Type.Optional(
    Type.Array(CellFindingResponse, { description: 'instead of the assessment, with detail findings' }),
  ),
});
export type ShuddhiCellResponse = Static<typeof ShuddhiCellResponse>;

/** Fields of a day of cells. */
export const dayFields = {
  local_date: Type.String(),
  timezone: Type.String(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  status: dayStatus(),
  unavailable_reasons: Type.Array(Type.String()),
  sunrise: nullable(ShuddhiBoundaryModel),
  next_sunrise: nullable(ShuddhiBoundaryModel),
  sunset: nullable(ShuddhiBoundaryModel),
  transition_bands: Type.Array(ShuddhiBoundaryModel, { description: 'edges of the cells' }),
  kernel_label: Type.String(),
  reader_binding: Type.String(),
  activity_suitability: oneOf(['not_evaluated']),
};
export const ShuddhiDayResponse = shape('ShuddhiDayResponse', {
  ...dayFields,
  detail: oneOf(DETAILS),
  policy: ShuddhiPolicyResponse,
  cells: Type.Array(ShuddhiCellResponse),
});
export type ShuddhiDayResponse = Static<typeof ShuddhiDayResponse>;

const ShuddhiCatalogueEntryResponse = shape('ShuddhiCatalogueEntryResponse', {
  kind: oneOf(['profile', 'karana']),
  name: Type.String(),
  profile: Type.String(),
  citations: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
});
export const ShuddhiCatalogueResponse = shape('ShuddhiCatalogueResponse', {
  profiles: Type.Array(ShuddhiCatalogueEntryResponse),
  karanas: Type.Array(ShuddhiCatalogueEntryResponse),
  excluded_profiles: Type.Array(Type.String()),
});
export type ShuddhiCatalogueResponse = Static<typeof ShuddhiCatalogueResponse>;
