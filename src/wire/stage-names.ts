import { lookupTable } from '../kernel/lookup.js';

/** Names of the stages as reduction answers list them. */
export const PLANET_STAGE_SEQUENCE: readonly string[] = [
  'datetime_to_jd',
  'utc_to_tt',
  'utc_to_ut1',
  'chart_assembly',
  'all_planets_at',
  'light_time',
  'gravitational_deflection',
  'annual_aberration',
  'frame_bias',
  'precession',
  'nutation',
  'optional_topocentric_parallax',
  'optional_diurnal_aberration',
  'ecliptic_projection',
  'planet_selection',
];

export const SKY_STAGE_SEQUENCE: readonly string[] = [
  'datetime_to_jd',
  'utc_to_tt',
  'light_time',
  'gravitational_deflection',
  'annual_aberration',
  'frame_bias',
  'precession',
  'nutation',
  'topocentric_parallax',
  'diurnal_aberration',
  'equatorial_projection',
  'horizontal_projection',
  'optional_refraction',
];

export const FRAME_STAGE_SEQUENCE: readonly string[] = [
  'input_validation',
  'datetime_normalization',
  'reader_binding',
  'engine_call',
  'position_serialization',
  'provenance_serialization',
];

/** How each point of the lunar orbit comes about (definitions: sky/lunar-points.ts). */
export const LUNAR_POINT_STAGES = lookupTable<readonly string[]>({
  'True Node': [
    'datetime_to_jd',
    'ut_to_tt',
    'moon_state_sampling',
    'orbital_plane_solution',
    'ecliptic_intersection',
    'node_vessel_materialization',
  ],
  'Mean Node': [
    'datetime_to_jd',
    'ut_to_tt',
    'iers_2003_mean_node_solution',
    'iau_2000a_nutation_in_longitude',
    'true_equinox_of_date_longitude',
    'node_vessel_materialization',
  ],
  Lilith: [
    'datetime_to_jd',
    'ut_to_tt',
    'iers_2003_mean_apogee_solution',
    'iau_2000a_nutation_in_longitude',
    'true_equinox_of_date_longitude',
    'lilith_vessel_materialization',
  ],
  'Mean Lilith': [
    'datetime_to_jd',
    'ut_to_tt',
    'iers_2003_mean_apogee_solution',
    'ecliptic_projection',
    'iau_2000a_nutation_in_longitude',
    'true_equinox_of_date_longitude',
    'lilith_vessel_materialization',
  ],
  'True Lilith': [
    'datetime_to_jd',
    'ut_to_tt',
    'moon_state_sampling',
    'apogee_solution',
    'ecliptic_projection',
    'lilith_vessel_materialization',
  ],
});
