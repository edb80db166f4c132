import { SOLAR_ORBS } from '../../doctrine/dignity/solar.js';
import type { HellenisticProfilePolicyRequest } from './policy-schema.js';

type Policy = HellenisticProfilePolicyRequest;

const dignityOf = ({ essential, accidental }: NonNullable<Policy['dignity']>): NonNullable<Policy['dignity']> => ({
  essential: { doctrine: 'traditional_classic_7', scoring: 'highest_dignity', triplicity: 'sect_ruler', ...essential },
  accidental: {
    include_house_strength: true,
    include_motion: true,
    include_oriental_occidental: true,
    ...accidental,
    solar: {
      include_cazimi: true,
      include_combust: true,
      include_under_sunbeams: true,
      include_for_luminaries: false,
      cazimi_orb_deg: SOLAR_ORBS.cazimi,
      combust_orb_deg: SOLAR_ORBS.combust,
      under_sunbeams_orb_deg: SOLAR_ORBS.under_sunbeams,
      ...accidental?.solar,
    },
    mutual_reception: { include_domicile: true, include_exaltation: true, ...accidental?.mutual_reception },
    sect: {
      doctrine: 'al_qabisi_bonatti_dykes_2007',
      mercury_sect_model: 'longitude_heuristic',
      include_hayz: true,
      include_halb: true,
      mars_hayz: 'masculine_sign',
      ...accidental?.sect,
    },
  },
});

const lotsOf = ({ derived, external, ...rest }: NonNullable<Policy['lots']>): NonNullable<Policy['lots']> => ({
  unresolved_reference_mode: 'skip',
  disputed_reversals: 'reversed_by_night',
  ...rest,
  derived: { include_fortune: true, include_spirit: true, include_eros_valens: true, ...derived },
  external: {
    include_syzygy: true,
    include_prenatal_new_moon: true,
    include_prenatal_full_moon: true,
    include_lord_of_hour: true,
    ...external,
  },
});

/** The policy with every default, as the answer names it. */
export const appliedPolicy = (policy: Policy = {}): Policy => ({
  dignity: dignityOf(policy.dignity ?? {}),
  lots: lotsOf(policy.lots ?? {}),
  triplicity_doctrine: 'dorothean_pingree_1976',
  bounds: { doctrine: policy.bounds?.doctrine ?? 'egyptian' },
  decennials: {
    start_lord_basis: 'sect_light',
    sequence_mode: 'zodiacal_from_sect_light',
    subperiod_mode: 'rotated_minor_months',
    major_months: 129,
    month_basis_days: 30,
    time_basis: 'valens_lived_days_to_360_day_distribution',
    calendar_projection_basis: 'elapsed_julian_days_from_natal_jd',
  },
  zr_year: { year_days: 360 },
  activation_orb_deg: policy.activation_orb_deg ?? 5,
  leap_day_policy: policy.leap_day_policy ?? null,
  monthly_profection_interval_policy:
    policy.monthly_profection_interval_policy ?? 'equal_twelfths_of_civil_anniversary_year',
  profection_ambiguous_time_policy: policy.profection_ambiguous_time_policy ?? null,
  zr_lot_name: policy.zr_lot_name ?? 'Spirit',
  zr_levels: policy.zr_levels ?? 2,
  use_loosing_of_bond: policy.use_loosing_of_bond ?? true,
  revival: {
    dual_zr: false,
    zr_peak_grades: false,
    zr_display_levels: 2,
    sign_per_month_profections: false,
    label_overlays: false,
    ...policy.revival,
  },
  overlays: { supporting_lots: false, assemble_condition: false, twelfth_parts: false, ...policy.overlays },
});
