import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { DignityComputationPolicyRequest } from '../../contract/dignity-policy.js';
import { defaulted, oneOf, shape } from '../../contract/fields.js';
import { LotsComputationPolicyRequest } from '../../contract/lots-policy.js';
import { EgyptianBoundLookupRequest } from '../../families/classical/egyptian-bounds/schema.js';
import { ProfectionScheduleRequest } from '../../families/predictive/profections/schema.js';
import { RELEASING_LOTS } from '../../doctrine/periods/releasing.js';

/** A field with one allowed value, which documents the method. */
const fixed = <const T extends string>(value: T) => defaulted(oneOf([value]), value);
const fixedNumber = <T extends number>(value: T) => Type.Optional(Type.Literal(value, { default: value }));
/** The subdivision of levels 3 and 4 of the decennials, which are not available. */
export const deepSubdivision = {
  deep_subdivision_method: Type.Optional(
    Type.Null({ description: 'deprecated; levels 3 and 4 are not available, so only null is accepted' }),
  ),
};
const off = (description?: string) => defaulted(Type.Boolean(description === undefined ? {} : { description }), false);

const { leap_day_policy, ambiguous_time_policy, interval_policy } = ProfectionScheduleRequest.properties;

export const HellenisticDecennialPolicyRequest = shape('HellenisticDecennialPolicyRequest', {
  start_lord_basis: fixed('sect_light'),
  sequence_mode: fixed('zodiacal_from_sect_light'),
  subperiod_mode: fixed('rotated_minor_months'),
  major_months: fixedNumber(129),
  month_basis_days: fixedNumber(30),
  time_basis: fixed('valens_lived_days_to_360_day_distribution'),
  calendar_projection_basis: fixed('elapsed_julian_days_from_natal_jd'),
  ...deepSubdivision,
});
export const HellenisticZRYearPolicyRequest = shape('HellenisticZRYearPolicyRequest', { year_days: fixedNumber(360) });
export const HellenisticRevivalPolicyRequest = shape('HellenisticRevivalPolicyRequest', {
  dual_zr: off('add the zodiacal releasing from Fortune'),
  zr_peak_grades: off('grade each active period by the angularity of its sign from Fortune'),
  zr_display_levels: defaulted(
    Type.Integer({ minimum: 1, maximum: 4, description: 'levels of the releasing from Fortune' }),
    2,
  ),
  sign_per_month_profections: off('add monthly profections, one sign for each month from the sign of the year'),
  label_overlays: off('add explanations of the labels in this profile'),
});
export const HellenisticProfileOverlaysRequest = shape('HellenisticProfileOverlaysRequest', {
  supporting_lots: off('add all other Hellenistic lots, and the lots with an ingredient that the request gives'),
  assemble_condition: off('add testimony, overcoming, enclosure and adherence of each planet'),
  twelfth_parts: off('add the twelfth-part (dodecatemorion) of each planet'),
});

export const HellenisticProfilePolicyRequest = shape('HellenisticProfilePolicyRequest', {
  dignity: Type.Optional(DignityComputationPolicyRequest),
  lots: Type.Optional(LotsComputationPolicyRequest),
  triplicity_doctrine: fixed('dorothean_pingree_1976'),
  bounds: EgyptianBoundLookupRequest.properties.policy,
  decennials: Type.Optional(HellenisticDecennialPolicyRequest),
  zr_year: Type.Optional(HellenisticZRYearPolicyRequest),
  activation_orb_deg: defaulted(
    Type.Number({
      minimum: 0,
      maximum: 180,
      description: 'largest distance of an activated body from the profected Ascendant, degrees',
    }),
    5,
  ),
  leap_day_policy,
  monthly_profection_interval_policy: interval_policy,
  profection_ambiguous_time_policy: ambiguous_time_policy,
  zr_lot_name: defaulted(oneOf(RELEASING_LOTS), 'Spirit'),
  zr_levels: defaulted(Type.Integer({ minimum: 1, maximum: 4 }), 2),
  use_loosing_of_bond: defaulted(Type.Boolean(), true),
  revival: Type.Optional(HellenisticRevivalPolicyRequest),
  overlays: Type.Optional(HellenisticProfileOverlaysRequest),
});
export type HellenisticProfilePolicyRequest = Static<typeof HellenisticProfilePolicyRequest>;
