import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { solverToleranceSeconds } from './civil-day.js';
import { siderealDegrees } from './election-boundaries.js';
import { defaulted, julianDayUt1, nullable, oneOf, shape } from './fields.js';
import { stated } from './filled.js';

/** Months that end at new moon or at full moon. */
export const lunarMonthSystem = () => oneOf(['amanta', 'purnimanta'], { title: 'LunarMonthSystem' });

export const electionAyanamsa = () => defaulted(oneOf(['authI'], { description: 'Lahiri' }), 'authI');

const MarriageMonthPolicyModel = shape('MarriageMonthPolicyModel', {
  system: defaulted(lunarMonthSystem(), 'amanta'),
  ayanamsa_system: electionAyanamsa(),
  solver_tolerance_seconds: solverToleranceSeconds(),
});

const MarriageMonthProvenanceModel = shape('MarriageMonthProvenanceModel', {
  reader_binding: Type.String({ maxLength: 256 }),
  source: defaulted(
    Type.String({ maxLength: 512 }),
    'conjunctions, oppositions and solar ingresses of apparent geocentric longitudes',
  ),
  longitude_origin: stated('geocentric'),
  longitude_frame: stated('apparent_ecliptic_of_date'),
  sidereal_mode: stated('true'),
  event_timescale: stated('UT1'),
  naming_rule: stated('nirayana_solar_sign_at_initial_conjunction'),
  boundary_ownership: stated('[entered_conjunction, next_entered_conjunction)'),
  intercalation_rule: stated('zero_one_two_solar_ingresses_per_amanta_lunation'),
  purnimanta_scope: stated('ordinary_neighbourhood_only'),
  ksaya_scope: stated('omitted_name_evidence_without_regional_remapping'),
  scan_step_days: defaulted(Type.Number({ exclusiveMinimum: 0, maximum: 1000 }), 1),
  search_radius_days: defaulted(Type.Integer({ exclusiveMinimum: 0, maximum: 100_000 }), 65),
});

export const MarriageCalendarBoundaryModel = shape('MarriageCalendarBoundaryModel', {
  kind: oneOf(['new_moon', 'full_moon', 'solar_ingress']),
  target_degrees: siderealDegrees('target, degrees'),
  lower_jd_ut1: julianDayUt1('the event is not earlier; Julian day UT1'),
  upper_jd_ut1: julianDayUt1('the event is not later; Julian day UT1'),
});
export type MarriageCalendarBoundaryModel = Static<typeof MarriageCalendarBoundaryModel>;

export const MarriageMonthLabelModel = shape('MarriageMonthLabelModel', {
  index: Type.Integer({ minimum: 0, maximum: 11, description: '0-based month; Chaitra = 0' }),
  name: Type.String({ maxLength: 64 }),
  qualifier: oneOf(['ordinary', 'adhika', 'ksaya_context']),
});
export type MarriageMonthLabelModel = Static<typeof MarriageMonthLabelModel>;

export const MarriageLunationModel = shape('MarriageLunationModel', {
  start: MarriageCalendarBoundaryModel,
  end: MarriageCalendarBoundaryModel,
  solar_rashi_at_start: Type.Integer({ minimum: 0, maximum: 11 }),
  ingresses: Type.Array(MarriageCalendarBoundaryModel, { maxItems: 2 }),
  uncertain_ingresses: Type.Array(MarriageCalendarBoundaryModel, { maxItems: 4 }),
  label: nullable(MarriageMonthLabelModel),
  omitted_months: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1 }),
});
export type MarriageLunationModel = Static<typeof MarriageLunationModel>;

/** The lunar month of the instant, with the lunations around it. */
export const MarriageMonthModel = shape('MarriageMonthModel', {
  jd_ut1: julianDayUt1(),
  policy: MarriageMonthPolicyModel,
  provenance: MarriageMonthProvenanceModel,
  status: oneOf(['available', 'boundary_ambiguous', 'unsupported_intercalation']),
  unavailable_reasons: Type.Array(Type.String({ maxLength: 256 }), { maxItems: 8 }),
  paksha: oneOf(['Shukla', 'Krishna']),
  tithi_number: Type.Integer({ minimum: 1, maximum: 15 }),
  uncertain_phase_boundaries: Type.Array(MarriageCalendarBoundaryModel, { maxItems: 4 }),
  previous_lunation: MarriageLunationModel,
  amanta_lunation: MarriageLunationModel,
  next_lunation: MarriageLunationModel,
  month_start: nullable(MarriageCalendarBoundaryModel),
  month_end: nullable(MarriageCalendarBoundaryModel),
  label: nullable(MarriageMonthLabelModel),
});
export type MarriageMonthModel = Static<typeof MarriageMonthModel>;
