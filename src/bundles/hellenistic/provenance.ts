import type { Engine } from '../../engine.js';
import type { Instant } from '../../time/instant.js';
import type { HellenisticChartProfileResponse, HellenisticProfileNotEvaluableResponse } from './schema.js';

/** Components of the profile, as `included_components`. */
export const INCLUDED = [
  'whole_sign_houses',
  'whole_sign_aspects',
  'essential_dignity_components',
  'sect_and_planetary_condition',
  'triplicity',
  'bounds',
  'chaldean_faces',
  'lots',
  'profection',
  'decennials_l1_l2',
  'zodiacal_releasing',
];
/** Components that the profile leaves out, as `excluded_components`. */
export const EXCLUDED = [
  'firdaria',
  'medieval_almutens',
  'later_electional_rules',
  'unscoped_primary_directions',
  'decennials_l3_l4',
  'hermetic_decan_geometry',
  'valens_distribution_interpretation',
  'triacontaeteris',
];

/** Provenance of the profile: sources, frames, ephemeris, and the parts that cannot be evaluated. */
export function profileProvenance(
  engine: Engine,
  instant: Instant,
  notEvaluable: HellenisticProfileNotEvaluableResponse[],
  withLabels: boolean,
): HellenisticChartProfileResponse['provenance'] {
  const { source, coverage_start_jd_tdb, coverage_end_jd_tdb } = engine.basis(instant).ephemeris;
  return {
    method_id: 'engine.hellenistic_chart_profile.v2',
    lineage: 'hellenistic_with_explicit_component_boundaries',
    source_refs: [
      'Vettius Valens, Anthologies (books II, IV, VI)',
      'Ptolemy, Tetrabiblos I.13 and I.20/I.21',
      'Dorotheus, Carmen Astrologicum I.1 (Pingree 1976)',
      'Paulus Alexandrinus, Introduction',
      ...(withLabels ? ['al-Qabisi, Introduction I.78, and Bonatti, Liber Astronomiae: the label hayz'] : []),
    ],
    input_semantics:
      'tropical_ecliptic_longitudes_degrees; explicit_body_speeds; exact_ascendant_and_midheaven; whole_sign_house_cusps',
    position_frame: 'apparent_geocentric_true_ecliptic_of_date_positions_and_longitude_rates',
    calendar_and_timescale:
      'timezone_aware_civil_datetimes_for_profection; UT1_Julian_day_projection_for_Decennials_and_ZR',
    engine_version: null,
    kernel_id: /\bDE\d{3}/.exec(source)?.[0] ?? source,
    kernel_coverage: `JD_TDB[${coverage_start_jd_tdb.toFixed(6)},${coverage_end_jd_tdb.toFixed(6)}]`,
    derivation_or_evidence: 'identity_preserving_composition_of_admitted_atomic_receipts',
    warnings: [],
    not_evaluable: notEvaluable,
  };
}
