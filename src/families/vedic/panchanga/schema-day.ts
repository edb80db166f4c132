import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ShuddhiBoundaryModel } from '../../../contract/boundaries.js';
import {
  civilDayFields,
  PanchangaMomentResponse,
  PanchangaSolarDateResponse,
  solverToleranceSeconds,
  sunriseDefinition,
} from '../../../contract/civil-day.js';
import { defaulted, latitudeDeg, nullable, oneOf, shape } from '../../../contract/fields.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { NakshatraPositionResponse, PanchangaElementResponse } from '../../../contract/panchanga.js';
import { ayanamsaName, siderealJulianDay } from '../../../contract/sidereal.js';

const DailyPanchangaPolicyRequest = shape('DailyPanchangaPolicyRequest', {
  ayanamsa_system: ayanamsaName(),
  sunrise_definition: sunriseDefinition(),
  solver_tolerance_seconds: solverToleranceSeconds(),
});
/** The policy of a day with its defaults. */
export const DailyPanchangaPolicy = DailyPanchangaPolicyRequest;

export const DailyPanchangaRequest = shape('DailyPanchangaRequest', {
  ...civilDayFields,
  latitude: latitudeDeg(),
  policy: Type.Optional(DailyPanchangaPolicyRequest),
});
export type DailyPanchangaRequest = Static<typeof DailyPanchangaRequest>;

const PanchangaAtSunriseResponse = shape('PanchangaAtSunriseResponse', {
  jd: Type.Number({ description: 'Julian day UT1' }),
  ayanamsa_system: Type.String(),
  tithi: PanchangaElementResponse,
  vara: PanchangaElementResponse,
  vara_lord: Type.String(),
  nakshatra: NakshatraPositionResponse,
  yoga: PanchangaElementResponse,
  karana: PanchangaElementResponse,
});

const PanchangaLimbIntervalResponse = shape('PanchangaLimbIntervalResponse', {
  index: Type.Integer({ description: 'from 0; tithis and karanas count through both halves of the month' }),
  number: Type.Integer(),
  name: Type.String(),
  coverage_start: PanchangaMomentResponse,
  coverage_end: PanchangaMomentResponse,
  ending: PanchangaMomentResponse,
});

const PanchangaLimbDayResponse = shape('PanchangaLimbDayResponse', {
  limb: oneOf(['tithi', 'nakshatra', 'yoga', 'karana']),
  intervals: Type.Array(PanchangaLimbIntervalResponse, {
    description: 'coverage: the part within [sunrise, next sunrise); ending: the true end of the limb',
  }),
  index_at_sunrise: Type.Integer(),
  index_at_next_sunrise: Type.Integer(),
  repeated_at_next_sunrise: Type.Boolean({ description: 'the limb covers both sunrises' }),
  skipped_at_sunrise_indices: Type.Array(Type.Integer(), { description: 'limbs that cover no sunrise' }),
});
export type PanchangaLimbDay = Static<typeof PanchangaLimbDayResponse>;

export const DailyPanchangaResponse = shape('DailyPanchangaResponse', {
  local_date: Type.String(),
  timezone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  policy: DailyPanchangaPolicyRequest,
  provenance: shape('DailyPanchangaProvenanceResponse', {
    reader_binding: Type.String(),
    longitude_origin: Type.String(),
    longitude_frame: Type.String(),
    sidereal_mode: Type.String(),
    event_timescale: Type.String(),
    civil_clock: Type.String(),
    vara_basis: Type.String(),
    day_boundary: Type.String(),
    sunrise_altitude_degrees: Type.Number(),
    bracket_step_seconds: Type.Integer(),
    maximum_search_hours: Type.Integer(),
    horizon_model: Type.String(),
  }),
  status: oneOf(['available', 'unavailable']),
  unavailable_reasons: Type.Array(
    oneOf(['sunrise_absent', 'sunrise_ambiguous', 'next_sunrise_absent', 'next_sunrise_ambiguous']),
  ),
  solar_date: PanchangaSolarDateResponse,
  next_solar_date: PanchangaSolarDateResponse,
  at_sunrise: nullable(PanchangaAtSunriseResponse),
  limbs: Type.Array(PanchangaLimbDayResponse),
  ...optionsNotApplied,
});
export type DailyPanchangaResponse = Static<typeof DailyPanchangaResponse>;

export const LunarMonthPolicyRequest = shape('LunarMonthPolicyRequest', {
  system: defaulted(
    oneOf(['amanta', 'purnimanta'], {
      description: 'months from new moon to new moon, or from full moon to full moon',
    }),
    'amanta',
  ),
  ayanamsa_system: ayanamsaName(),
  solver_tolerance_seconds: solverToleranceSeconds(),
});
export const LunarMonthRequest = shape('LunarMonthRequest', {
  jd_ut1: siderealJulianDay(),
  policy: Type.Optional(LunarMonthPolicyRequest),
});
export type LunarMonthRequest = Static<typeof LunarMonthRequest>;

const CalendarBoundaryResponse = shape('CalendarBoundaryResponse', {
  kind: oneOf(['new_moon', 'full_moon', 'solar_ingress']),
  target_degrees: Type.Number({ description: 'elongation of the Moon, or sidereal longitude of the Sun' }),
  lower_jd_ut1: ShuddhiBoundaryModel.properties.lower_jd_ut1,
  upper_jd_ut1: ShuddhiBoundaryModel.properties.upper_jd_ut1,
  jd_ut1: ShuddhiBoundaryModel.properties.jd_ut1,
});
export type CalendarBoundary = Static<typeof CalendarBoundaryResponse>;

const LunarMonthLabelResponse = shape('LunarMonthLabelResponse', {
  index: Type.Integer({ description: '0 Chaitra ... 11 Phalguna' }),
  name: Type.String(),
  qualifier: oneOf(['ordinary', 'adhika', 'ksaya_context'], {
    description: 'adhika: without a solar ingress; ksaya_context: with two, so that a name is omitted',
  }),
});
export type LunarMonthLabel = Static<typeof LunarMonthLabelResponse>;

const LunarLunationResponse = shape('LunarLunationResponse', {
  start: CalendarBoundaryResponse,
  end: CalendarBoundaryResponse,
  solar_rashi_at_start: Type.Integer(),
  ingresses: Type.Array(CalendarBoundaryResponse),
  uncertain_ingresses: Type.Array(CalendarBoundaryResponse, {
    description: 'always empty: syzygies and ingresses are solved, not bracketed',
  }),
  label: nullable(LunarMonthLabelResponse),
  omitted_months: Type.Array(Type.String()),
});
export type LunarLunation = Static<typeof LunarLunationResponse>;

export const LunarMonthResponse = shape('LunarMonthResponse', {
  jd_ut1: Type.Number(),
  policy: LunarMonthPolicyRequest,
  provenance: shape('LunarMonthProvenanceResponse', {
    reader_binding: Type.String(),
    source: Type.String(),
    longitude_origin: Type.String(),
    longitude_frame: Type.String(),
    sidereal_mode: Type.String(),
    event_timescale: Type.String(),
    naming_rule: Type.String(),
    boundary_ownership: Type.String(),
    intercalation_rule: Type.String(),
    purnimanta_scope: Type.String(),
    ksaya_scope: Type.String(),
    scan_step_days: Type.Number(),
    search_radius_days: Type.Integer(),
  }),
  status: oneOf(['available', 'boundary_ambiguous', 'unsupported_intercalation']),
  unavailable_reasons: Type.Array(Type.String()),
  paksha: oneOf(['Shukla', 'Krishna']),
  tithi_number: Type.Integer({ description: '1 ... 15 of the half month' }),
  uncertain_phase_boundaries: Type.Array(CalendarBoundaryResponse),
  previous_lunation: LunarLunationResponse,
  amanta_lunation: LunarLunationResponse,
  next_lunation: LunarLunationResponse,
  month_start: nullable(CalendarBoundaryResponse),
  month_end: nullable(CalendarBoundaryResponse),
  label: nullable(LunarMonthLabelResponse),
});
export type LunarMonthResponse = Static<typeof LunarMonthResponse>;
