import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { DignityComputationPolicyRequest } from '../../contract/dignity-policy.js';
import { defaulted, oneOf, shape } from '../../contract/fields.js';
import { LotsComputationPolicyRequest } from '../../contract/lots-policy.js';
import { EgyptianBoundLookupRequest } from '../../families/classical/egyptian-bounds/schema.js';
import { ProfectionScheduleRequest } from '../../families/predictive/profections/schema.js';
import { RELEASING_LOTS } from '../../doctrine/periods/releasing.js';

/** A field with one lawful value: it names what is done. */
const fixed = <const T extends string>(value: T) => defaulted(oneOf([value]), value);
const fixedNumber = <T extends number>(value: T) => Type.Optional(Type.Literal(value, { default: value }));
/** Levels 3 and 4 of the decennials are closed: null alone. */
export const deepSubdivision = {
  deep_subdivision_method: Type.Optional(
    Type.Null({ description: 'deprecated: levels 3 and 4 are not given; null alone' }),
  ),
};
const off = (description?: string) => defaulted(Type.Boolean(description === undefined ? {} : { description }), false);

const { leap_day_policy, ambiguous_time_policy, interval_policy } = ProfectionScheduleRequest.properties;

export const HellenisticProfilePolicyRequest = shape('HellenisticProfilePolicyRequest', {
  dignity: Type.Optional(DignityComputationPolicyRequest),
  lots: Type.Optional(LotsComputationPolicyRequest),
  triplicity_doctrine: fixed('dorothean_pingree_1976'),
  bounds: EgyptianBoundLookupRequest.properties.policy,
  decennials: Type.Optional(
    shape('HellenisticDecennialPolicyRequest', {
      start_lord_basis: fixed('sect_light'),
      sequence_mode: fixed('zodiacal_from_sect_light'),
      subperiod_mode: fixed('rotated_minor_months'),
      major_months: fixedNumber(129),
      month_basis_days: fixedNumber(30),
      time_basis: fixed('valens_lived_days_to_360_day_distribution'),
      calendar_projection_basis: fixed('elapsed_julian_days_from_natal_jd'),
      ...deepSubdivision,
    }),
  ),
  zr_year: Type.Optional(shape('HellenisticZRYearPolicyRequest', { year_days: fixedNumber(360) })),
  activation_orb_deg: defaulted(
    Type.Number({ minimum: 0, maximum: 180, description: 'degrees from the profected Ascendant, inclusive' }),
    5,
  ),
  leap_day_policy,
  monthly_profection_interval_policy: interval_policy,
  profection_ambiguous_time_policy: ambiguous_time_policy,
  zr_lot_name: defaulted(oneOf(RELEASING_LOTS), 'Spirit'),
  zr_levels: defaulted(Type.Integer({ minimum: 1, maximum: 4 }), 2),
  use_loosing_of_bond: defaulted(Type.Boolean(), true),
  revival: Type.Optional(
    shape('HellenisticRevivalPolicyRequest', {
      dual_zr: off('also the releasing of Fortune'),
      zr_peak_grades: off('a grade of each active period by its place from Fortune'),
      zr_display_levels: defaulted(
        Type.Integer({ minimum: 1, maximum: 4, description: 'levels of the releasing of Fortune' }),
        2,
      ),
      sign_per_month_profections: off('a sign for each month, from that of the year'),
      label_overlays: off('what the labels of this profile stand for'),
    }),
  ),
  overlays: Type.Optional(
    shape('HellenisticProfileOverlaysRequest', {
      supporting_lots: off('every other Hellenistic lot, and those that rest on a place the request gives'),
      assemble_condition: off('testimony, overcoming, enclosure and adherence of each planet'),
      twelfth_parts: off('the twelfth-part of each planet'),
    }),
  ),
});
export type HellenisticProfilePolicyRequest = Static<typeof HellenisticProfilePolicyRequest>;
