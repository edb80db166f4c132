import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { ComputationBasis } from '../../../contract/basis.js';
import { chartBodiesOrNone } from '../../../contract/chart.js';
import { defaulted, isoInstant, nullable, oneOf, optionalOrNull, shape } from '../../../contract/fields.js';
import { houseSystemName } from '../../../contract/houses.js';
import { optionsNotApplied } from '../../../contract/inert-options.js';
import { observerFields, placeFields } from '../../../contract/place.js';

const LEAP_DAY_POLICIES = ['february_28', 'march_1'] as const;
const AMBIGUOUS_TIME_POLICIES = ['earlier_occurrence', 'later_occurrence'] as const;
const MONTH_POLICY_WORDS = ['equal_twelfths_of_civil_anniversary_year', 'ptolemaic_28_days'] as const;
/** A bound for requests, longer than any life. */
const MAX_AGE_YEARS = 10_000;
/** A year has thirteen months of 28 days and a shorter one. */
const MAX_MONTH_INDEX = 13;

const leapDayPolicy = () =>
  oneOf(LEAP_DAY_POLICIES, {
    description: 'birthday in common years after a birth on 29 February; required for such a birth',
  });
const ambiguousTimePolicy = () =>
  oneOf(AMBIGUOUS_TIME_POLICIES, {
    description: 'which occurrence counts where the local time of a birthday occurs twice',
  });
const monthPolicy = () =>
  oneOf(MONTH_POLICY_WORDS, {
    description:
      'months of the year: twelve equal parts (Valens IV.11), or 28 days for each sign from the sign of the year (Ptolemy IV.10)',
  });

export const TimelordNativityRequest = shape('TimelordNativityRequest', {
  dt: isoInstant(),
  ...placeFields,
  house_system: optionalOrNull(houseSystemName()),
  bodies: chartBodiesOrNone,
  include_nodes: defaulted(
    Type.Boolean({ description: 'whether to include True Node, Mean Node, Lilith and True Lilith' }),
    false,
  ),
  ...observerFields,
  activation_orb: defaulted(
    Type.Number({
      minimum: 0,
      maximum: 180,
      description: 'largest distance of an activated body from the profected Ascendant, degrees',
    }),
    5,
  ),
});
export type TimelordNativityRequest = Static<typeof TimelordNativityRequest>;

const ageYears = () => Type.Integer({ minimum: 0, maximum: MAX_AGE_YEARS, description: 'completed years' });

export const AnnualProfectionRequest = shape('AnnualProfectionRequest', {
  natal: TimelordNativityRequest,
  age_years: ageYears(),
});
export type AnnualProfectionRequest = Static<typeof AnnualProfectionRequest>;

export const MonthlyProfectionRequest = shape('MonthlyProfectionRequest', {
  natal: TimelordNativityRequest,
  age_years: ageYears(),
  month_index: Type.Integer({ minimum: 0, maximum: 11, description: 'completed months of the year' }),
});
export type MonthlyProfectionRequest = Static<typeof MonthlyProfectionRequest>;

export const ProfectionScheduleRequest = shape('ProfectionScheduleRequest', {
  natal: TimelordNativityRequest,
  current_dt: isoInstant(),
  civil_timezone: optionalOrNull(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'IANA time zone of the birthdays; default: the offset of natal.dt',
    }),
  ),
  leap_day_policy: optionalOrNull(leapDayPolicy()),
  ambiguous_time_policy: optionalOrNull(ambiguousTimePolicy()),
  interval_policy: defaulted(monthPolicy(), 'equal_twelfths_of_civil_anniversary_year'),
});
export type ProfectionScheduleRequest = Static<typeof ProfectionScheduleRequest>;

const ProfectionActivationTruthResponse = shape('ProfectionActivationTruthResponse', {
  status: oneOf(['evaluated', 'not_evaluable']),
  profected_asc_lon: Type.Number(),
  activation_orb_deg: Type.Number(),
  body_truths: Type.Array(
    shape('ProfectionActivationBodyTruthResponse', {
      body: Type.String(),
      natal_longitude: Type.Number(),
      distance_from_profected_asc_deg: Type.Number(),
      activated: Type.Boolean(),
    }),
  ),
  reason: nullable(Type.String()),
});
export type ProfectionActivationTruthResponse = Static<typeof ProfectionActivationTruthResponse>;

const monthIndex = () => Type.Integer({ minimum: 0, maximum: MAX_MONTH_INDEX });
const MonthlyProfectionIntervalResponse = shape('MonthlyProfectionIntervalResponse', {
  month_index: monthIndex(),
  profected_longitude: Type.Number(),
  sign: Type.String(),
  lord_of_month: Type.String(),
  start_utc: Type.String(),
  end_utc: Type.String(),
  start_jd: Type.Number(),
  end_jd: Type.Number(),
  active: Type.Boolean(),
});
export type MonthlyProfectionIntervalResponse = Static<typeof MonthlyProfectionIntervalResponse>;

const ProfectionChronologyResponse = shape('ProfectionChronologyResponse', {
  age_years: Type.Integer({ minimum: 0 }),
  civil_timezone: Type.String({ description: 'IANA zone, or the offset of natal.dt (UTC, +02:00)' }),
  timezone_data_source: oneOf(['caller_supplied_tzinfo', 'iana_time_zone_database']),
  timezone_data_version: nullable(Type.String()),
  interval_policy: monthPolicy(),
  ambiguous_time_policy: nullable(ambiguousTimePolicy()),
  ambiguous_time_resolution_applied: Type.Boolean(),
  method: oneOf(['computational_projection']),
  boundary_semantics: oneOf(['start_inclusive_end_exclusive']),
  leap_day_policy: nullable(leapDayPolicy()),
  query_utc: Type.String(),
  query_jd: Type.Number({ description: 'Julian day UT1, like the other Julian days here' }),
  annual_start_utc: Type.String(),
  annual_end_utc: Type.String(),
  annual_start_jd: Type.Number(),
  annual_end_jd: Type.Number(),
  active_month_index: monthIndex(),
  intervals: Type.Array(MonthlyProfectionIntervalResponse),
});
export type ProfectionChronologyResponse = Static<typeof ProfectionChronologyResponse>;

export const ProfectionResultResponse = shape('ProfectionResultResponse', {
  age_years: Type.Integer(),
  profected_house: Type.Integer({ minimum: 1, maximum: 12 }),
  profected_asc_lon: Type.Number({ description: 'natal Ascendant plus 30 degrees for each year, degrees in [0, 360)' }),
  profected_sign: Type.String(),
  lord_of_year: Type.String(),
  activated_planets: Type.Array(Type.String()),
  monthly_lords: Type.Array(Type.String()),
  age_basis: oneOf(['explicit_completed_age', 'civil_anniversary']),
  leap_day_policy: nullable(leapDayPolicy()),
  activation_truth: ProfectionActivationTruthResponse,
  chronology: nullable(ProfectionChronologyResponse),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type ProfectionResultResponse = Static<typeof ProfectionResultResponse>;

export const MonthlyProfectionResponse = shape('MonthlyProfectionResponse', {
  profected_longitude: Type.Number(),
  sign: Type.String(),
  lord_of_month: Type.String(),
  computation_basis: ComputationBasis,
  ...optionsNotApplied,
});
export type MonthlyProfectionResponse = Static<typeof MonthlyProfectionResponse>;
