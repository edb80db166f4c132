import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  civilDayFields,
  PanchangaMomentResponse,
  PanchangaSolarDateResponse,
  solverToleranceSeconds,
  sunriseDefinition,
} from '../../../../contract/civil-day.js';
import {
  defaulted,
  julianDayUt1,
  latitudeDeg,
  longitudeDeg,
  nullable,
  oneOf,
  optionalOrNull,
  shape,
  wideJulianDayUt1,
} from '../../../../contract/fields.js';
import { optionsNotApplied } from '../../../../contract/inert-options.js';

const BRAHMA_BASES = ['arunadatta_fixed_ghati', 'legacy_proportional_night_14'] as const;
const ABHIJIT_RULES = ['chintamani_wednesday_exclusion', 'geometry_only'] as const;

const policyFields = {
  brahma_basis: defaulted(
    oneOf(BRAHMA_BASES, {
      description:
        'Brahma muhurta from four to two ghatis of 24 minutes before sunrise, or the fourteenth of fifteen parts of the night',
    }),
    'arunadatta_fixed_ghati',
  ),
  abhijit_weekday_rule: defaulted(
    oneOf(ABHIJIT_RULES, { description: 'whether a Wednesday excludes Abhijit; geometry_only does not judge it' }),
    'chintamani_wednesday_exclusion',
  ),
  sunrise_definition: sunriseDefinition(),
  solver_tolerance_seconds: solverToleranceSeconds(),
};

export const NamedMuhurtaPolicyRequest = shape('NamedMuhurtaPolicyRequest', policyFields);
export type NamedMuhurtaPolicyRequest = Static<typeof NamedMuhurtaPolicyRequest>;

export const NamedMuhurtaDayRequest = shape('NamedMuhurtaDayRequest', {
  ...civilDayFields,
  policy: Type.Optional(NamedMuhurtaPolicyRequest),
});
export type NamedMuhurtaDayRequest = Static<typeof NamedMuhurtaDayRequest>;

/** Weekday, Monday first, of the named and special muhurtas. */
export const mondayFirst = () =>
  Type.Integer({ minimum: 0, maximum: 6, description: 'weekday of the sunrise, 0 Monday ... 6 Sunday' });

export const NamedMuhurtaDirectRequest = shape('NamedMuhurtaDirectRequest', {
  sunrise_jd_ut1: wideJulianDayUt1('sunrise, Julian day UT1'),
  sunset_jd_ut1: optionalOrNull(wideJulianDayUt1('the sunset after it, Julian day UT1')),
  previous_sunset_jd_ut1: optionalOrNull(wideJulianDayUt1('the sunset before it, Julian day UT1')),
  weekday: mondayFirst(),
  policy: Type.Optional(NamedMuhurtaPolicyRequest),
});
export type NamedMuhurtaDirectRequest = Static<typeof NamedMuhurtaDirectRequest>;

export const NamedMuhurtaPolicyResponse = shape('NamedMuhurtaPolicyResponse', {
  brahma_basis: oneOf(BRAHMA_BASES),
  abhijit_weekday_rule: oneOf(ABHIJIT_RULES),
  sunrise_definition: Type.String(),
  solver_tolerance_seconds: Type.Number(),
  abhijit_basis: oneOf(['chintamani_eighth_daylight_part']),
  endpoint_convention: Type.String(),
  weekday_basis: Type.String(),
  event_timescale: oneOf(['UT1']),
  horizon_model: Type.String(),
  maximum_civil_dates: Type.Integer(),
});
export type NamedMuhurtaPolicyResponse = Static<typeof NamedMuhurtaPolicyResponse>;

export const NamedMuhurtaAnchorResponse = shape('NamedMuhurtaAnchorResponse', {
  kind: oneOf(['sunrise', 'sunset', 'previous_sunset']),
  jd_ut1: julianDayUt1(),
  lower_jd_ut1: julianDayUt1(),
  upper_jd_ut1: julianDayUt1(),
  basis: oneOf(['caller_supplied_ut1', 'solved_solar_crossing']),
  moment: nullable(PanchangaMomentResponse),
});
export type NamedMuhurtaAnchorResponse = Static<typeof NamedMuhurtaAnchorResponse>;

const ELIGIBILITY = ['excluded', 'not_excluded_by_selected_rule', 'not_evaluated'] as const;
export const eligibility = () =>
  oneOf(ELIGIBILITY, { description: 'whether the weekday rule of the policy excludes the span' });
export type Eligibility = (typeof ELIGIBILITY)[number];

const NamedMuhurtaIntervalResponse = shape('NamedMuhurtaIntervalResponse', {
  name: oneOf(['Abhijit', 'Brahma']),
  basis: Type.String(),
  citations: Type.Array(Type.String()),
  status: oneOf(['available', 'unavailable']),
  unavailable_reasons: Type.Array(Type.String()),
  eligibility: eligibility(),
  eligibility_rule: Type.String(),
  start_jd_ut1: nullable(julianDayUt1()),
  end_jd_ut1: nullable(julianDayUt1()),
  start_lower_jd_ut1: nullable(julianDayUt1()),
  start_upper_jd_ut1: nullable(julianDayUt1()),
  end_lower_jd_ut1: nullable(julianDayUt1()),
  end_upper_jd_ut1: nullable(julianDayUt1()),
  start: nullable(PanchangaMomentResponse),
  end: nullable(PanchangaMomentResponse),
});
export type NamedMuhurtaIntervalResponse = Static<typeof NamedMuhurtaIntervalResponse>;

export const dayStatus = () =>
  oneOf(['available', 'partial', 'unavailable'], {
    description: 'partial or unavailable where the Sun does not rise or set; the reasons are listed',
  });

const namedFields = {
  policy: NamedMuhurtaPolicyResponse,
  weekday: Type.Integer(),
  sunrise: nullable(NamedMuhurtaAnchorResponse),
  sunset: nullable(NamedMuhurtaAnchorResponse),
  previous_sunset: nullable(NamedMuhurtaAnchorResponse),
  intervals: Type.Array(NamedMuhurtaIntervalResponse),
  solar_policy_applied: Type.Boolean({ description: 'false: the caller supplied sunrise and sunset' }),
  status: dayStatus(),
};
export const NamedMuhurtaResponse = shape('NamedMuhurtaResponse', { ...namedFields, ...optionsNotApplied });
export type NamedMuhurtaResponse = Static<typeof NamedMuhurtaResponse>;

export const NamedMuhurtaDayResponse = shape('NamedMuhurtaDayResponse', {
  local_date: Type.String(),
  timezone: Type.String(),
  latitude: latitudeDeg(),
  longitude: longitudeDeg(),
  result: shape('NamedMuhurtaDayResult', namedFields),
  solar_dates: Type.Array(PanchangaSolarDateResponse),
  reader_binding: Type.String(),
  kernel_label: Type.String(),
  clock_jd_ut1: julianDayUt1('middle of the civil date'),
  clock_jd_tt: Type.Number({ description: 'Julian day TT' }),
  clock_jd_tdb: Type.Number({ description: 'Julian day TDB' }),
  delta_t_source: Type.String(),
  delta_t_seconds: Type.Number(),
  delta_t_correction_seconds: Type.Number(),
  tdb_minus_tt_seconds: Type.Number(),
});
export type NamedMuhurtaDayResponse = Static<typeof NamedMuhurtaDayResponse>;
