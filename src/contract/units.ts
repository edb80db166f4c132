import type { TSchema } from '@sinclair/typebox';

/** Units of numbers in the contract: degrees, degrees per day, metres, days. */
export type Unit = 'deg' | 'deg/d' | 'm' | 'd';

/** A schema with its unit as `x-unit`. */
export const inUnit = <T extends TSchema>(unit: Unit, schema: T): T => ({ ...schema, 'x-unit': unit });

/** The part of a schema that units are read from. */
interface MeasuredSchema {
  readonly type?: string | readonly string[];
  readonly 'x-unit'?: Unit;
  readonly properties?: Readonly<Record<string, MeasuredSchema>>;
  readonly patternProperties?: Readonly<Record<string, MeasuredSchema>>;
  readonly additionalProperties?: boolean | MeasuredSchema;
  readonly items?: MeasuredSchema | readonly MeasuredSchema[];
  readonly anyOf?: readonly MeasuredSchema[];
  readonly oneOf?: readonly MeasuredSchema[];
  readonly allOf?: readonly MeasuredSchema[];
}

/** Fields of answers in degrees whose schemas do not state their unit. Every name has this unit in the complete contract. */
const DEGREES = `
  activation_orb_deg actual_maximum_gap_deg add_longitude admitted_maximum_gap_deg admitted_presence_orb_deg admitted_scoring_orb_deg
  allowed_orb allowed_orb_deg altitude altitude_deg altitude_geometric anchor_longitude anchor_residual angle angle_deg angle_range
  angular_distance_to_galactic_anticenter angular_distance_to_galactic_center angular_luminary_deg angular_planet_deg anti_vertex
  antiscion apparent_altitude_deg apparent_horizon_altitude_deg apparent_latitude apparent_longitude apparent_sidereal_time_deg
  apparent_target_altitude_deg arc arc_deg arcl_deg arcv_deg arg_peri_deg arg_perihelion_deg armc armc_deg asc asc_longitude
  ascendant_longitude ascendant_longitude_deg ascending_node ascensional_arc_degrees ascensional_difference aspect_angle aspect_angle_deg
  aspect_angles aspect_orbs ayanamsa_deg ayanamsa_degrees ayanamsa_offset azimuth azimuth_deg backward_distance_deg
  balance_point_longitude body1_longitude body2_latitude body2_longitude body_longitude_at_exact_deg boundary_distance_deg
  boundary_longitude bracket_end_residual_deg bracket_start_residual_deg bright_limb_angle_deg cadent_luminary_deg cadent_planet_deg
  cazimi_orb_deg cell_lat_min cell_lon_min center_longitude central_line_lats central_line_lons centroid_longitude clearance_deg
  closing_cusp collision_orb_deg combust_orb combust_orb_deg composite_armc composite_mc computation_longitude contra_antiscion
  coordinates corrected_target_mc cusp_longitude cusp_longitude_deg cusp_longitudes cusps cusps_ecl cusps_gal d
  data_pack_target_true_altitude_floor_deg daz_deg dec dec1 dec2 declination declination1_deg declination2_deg declination_a_deg
  declination_b_deg declination_deg declination_icrs declinations degree degree_emphasis_orb_deg degree_in_decan degree_in_sector
  degree_in_sign degrees_elapsed degrees_in_nakshatra degrees_remaining derived_arcus_deg descending_node dial_position directed_arc_deg
  directed_error_deg directed_separation_deg direction_deg directional_angle_deg directional_offset_deg disc_altitude_deg dist_to_closing
  dist_to_opening distance_deg distance_from_exact_degree distance_from_perfect_deg distance_from_profected_asc_deg distance_from_sun
  distance_from_sun_deg distance_from_weaker_cusp_deg draconic_longitude dsa dsc east_point ecliptic_latitude ecliptic_longitude
  egress_altitude_deg elongation elongation_deg end_angle_deg end_degree end_lat end_lon end_longitude equatorial_position exact_angle_deg
  exact_degree exaltation_degree fall_degree farthest_arc fortune_longitude forward_arc_body1_to_body2_deg forward_arc_from_sect_light_deg
  forward_distance_deg forward_distance_to_sun_deg from_longitude ga_ecl ga_lon galactic_latitude galactic_longitude gaussian_width_deg
  gd_ecl gd_lon geo_latitude geo_longitude geocentric_longitude geographic_latitude geographic_longitude geometric_latitude
  geometric_longitude gic_ecl gic_lon gmc_ecl gmc_lon gmst_deg ha harmonic_longitude horizon_altitude horizon_altitude_deg
  horizontal_parallax_deg house_size house_size_deg ic incl_deg inclination inclination_deg ingress_altitude_deg input_longitude_deg
  intensity_phase_deg jupiter_longitude_deg largest_gap lat lat_step latitude latitude_deg latitude_midpoint latitude_residual_deg
  latitudes local_horizon_altitude_deg local_sidereal_time local_sidereal_time_deg lon lon1 lon2 lon_ascending_node_deg longitude
  longitude1 longitude1_deg longitude2 longitude2_deg longitude_a_deg longitude_b_deg longitude_deg longitude_deg_east
  longitude_displacement longitude_location_deg longitude_midpoint longitude_of_perihelion longitude_range longitude_used
  longitudinal_separation_deg lot_longitude low_point_longitude lst_deg major_longitude max_angle max_arc max_eclipse_lat max_eclipse_lon
  max_orb max_orb_width_deg maximum_abs_residual_deg maximum_latitude mc mc_longitude mean_anomaly_deg meridian_distance
  meridian_signed_delta_deg midheaven_constant_deg midpoint_longitude min_angle min_label_separation_deg min_separation
  minor_moon_target_longitude_deg moon_altitude_deg moon_azimuth_deg moon_latitude moon_longitude moon_longitude_at_exact_deg
  moon_longitude_deg moon_minus_sun_elongation_deg moon_semidiameter_deg moon_sidereal_lon moon_sidereal_longitude
  moon_sidereal_longitude_deg moon_tropical_lon moon_tropical_longitude moon_tropical_longitude_deg mu mu_ut1 muntha_longitude
  muntha_lord_longitude natal_asc natal_cusps natal_lon natal_longitude natal_longitudes natal_sidereal_asc natal_sidereal_planets
  nearest_arc nearest_cusp nearest_cusp_distance next_cusp_longitude node_deg node_longitude normalized_declinations normalized_longitude
  normalized_longitudes nsa nutation_longitude_deg oblique_ascension oblique_descension obliquity obliquity_deg observer_lat
  observer_latitude observer_latitude_deg observer_lon observer_longitude occupied_arc occupied_sign_degree opening_cusp orb orb_deg
  orb_limit orb_width_deg orientation_offset_deg output_longitude_deg pada_span_deg parallactic_angle_deg pattern_orb penumbra_radius_deg
  perfection_longitude perihelion perihelion_latitude phase_angle phase_angle_deg phase_deg place_offset_deg placidus_pole
  planet_altitude_deg planet_longitudes position_angle_deg presence_orb_a_deg presence_orb_b_deg prime_vertical_position profected_asc_lon
  profected_degree_in_sign profected_longitude projected_longitude projected_longitude_deg projected_orb_limit_deg projected_spread_deg
  queried_relative_solar_azimuth_deg queried_solar_azimuth_deg queried_solar_center_altitude_deg queried_target_azimuth_deg
  queried_target_true_altitude_deg ra ref_pa_deg ref_pos reference_end_value reference_latitude reference_longitude reference_orb_deg
  reference_start_value reference_value_j2000_deg regiomontanus_oblique_ascension regiomontanus_pole relative_solar_azimuth_deg
  relocated_latitude relocated_longitude requested_latitude requested_longitude required_solar_depression_deg right_ascension
  right_ascension_deg right_ascension_icrs root_residual_deg rotation_degrees saturn_longitude_deg scoring_orb_a_deg scoring_orb_b_deg
  sect_light_longitude segment_end_degree segment_start_degree semi_arc semidiameter_deg separation separation_deg separation_degrees
  separation_from_sun_deg shadow sidereal_cusps sidereal_lagna sidereal_lon sidereal_longitude sidereal_longitude_a sidereal_longitude_b
  sidereal_longitude_deg sidereal_longitudes sidereal_planets sign_degree sign_degree1 sign_degree2 sign_longitude sign_lord_longitude
  signed_delta_deg signed_error_at_exact_deg signed_error_at_query_deg signed_error_deg signed_target_deg solar_altitude_deg
  solar_apparent_horizon_altitude_deg solar_arc_deg solar_constant_deg solar_distance_degrees solar_elongation_deg
  solar_event_altitude_deg solar_local_horizon_altitude_deg source_dec_deg source_latitude source_longitude source_longitude_deg
  source_meridian_longitude source_only_latitudes source_orb_limit_deg source_phase_deg source_ra_deg source_residual_spread_deg span_deg
  span_degrees spread stage_longitudes start_angle_deg start_degree start_lat start_lon start_longitude sub_longitude
  succedent_luminary_deg succedent_planet_deg sun_altitude sun_altitude_deg sun_azimuth_deg sun_longitude sun_longitude_deg
  sun_node_distance sun_semidiameter_deg sun_target_separation_deg sun_tropical_lon target target_altitude_deg target_angle
  target_angle_deg target_apparent_boundary_altitude_deg target_azimuth_deg target_directed_separation_deg
  target_local_horizon_altitude_deg target_lon target_longitude target_meridian_longitude target_only_latitudes target_semidiameter_deg
  temporal_hour to_longitude topocentric_pole topocentric_separation_deg tropical_lagna tropical_longitude tropical_longitude_deg
  true_altitude_deg true_obliquity_deg true_obliquity_degrees true_solar_center_altitude_deg true_target_altitude_deg umbra_radius_deg
  under_sunbeams_orb_deg varga_longitude vertex zenith_distance_deg zodiac_offset_deg
`;

/** Fields of answers in degrees per day. */
const DEGREES_PER_DAY = `
  latitude_rate_deg_per_day mean_motion_deg_per_day orb_rate_deg_per_day relative_speed_deg_per_day solar_rate source_speed speed
  speed1_deg_per_day speed2_deg_per_day target_speed
`;

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
const UNIT_OF_NAME: ReadonlyMap<string, Unit> = new Map([
  ...wordsOf(DEGREES).map((name) => [name, 'deg'] as const),
  ...wordsOf(DEGREES_PER_DAY).map((name) => [name, 'deg/d'] as const),
]);

const isNumber = ({ type }: MeasuredSchema): boolean => [type ?? []].flat().includes('number');
const unitOf = (name: string, schema: MeasuredSchema): Unit | undefined => schema['x-unit'] ?? UNIT_OF_NAME.get(name);

/** A cache by schema: bulk work needs the units of one schema for every row. */
const UNITS_OF_SCHEMA = new WeakMap<MeasuredSchema, ReadonlyMap<string, Unit>>();

/** Units of the numbers of an answer by the name of their field. Items of a list and values of a map have the name of the list or map. */
export function unitsOf(schema: MeasuredSchema): ReadonlyMap<string, Unit> {
  const known = UNITS_OF_SCHEMA.get(schema);
  if (known !== undefined) return known;
  const units = new Map<string, Unit>();
  const visit = (node: MeasuredSchema, name: string): void => {
    const unit = isNumber(node) ? unitOf(name, node) : undefined;
    if (unit !== undefined) units.set(name, unit);
    for (const [key, inner] of Object.entries(node.properties ?? {})) visit(inner, key);
    for (const inner of valuesOf(node)) visit(inner, name);
  };
  visit(schema, '');
  UNITS_OF_SCHEMA.set(schema, units);
  return units;
}

/** Schemas whose values have no name of their own: branches, items of lists, values of maps. */
function valuesOf(node: MeasuredSchema): MeasuredSchema[] {
  const { anyOf = [], oneOf = [], allOf = [], items = [], patternProperties = {}, additionalProperties } = node;
  return [
    ...[...anyOf, ...oneOf, ...allOf],
    ...[items].flat(),
    ...Object.values(patternProperties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
}

/** A schema in which every number with a known unit has it as `x-unit`, for the OpenAPI document. */
export function withUnits<T extends object>(schema: T, name = ''): T {
  if (Array.isArray(schema)) return schema.map((item: object) => withUnits(item, name)) as unknown as T;
  const out: Record<string, unknown> = { ...(schema as Readonly<Record<string, unknown>>) };
  for (const key of ['anyOf', 'oneOf', 'allOf', 'items', 'additionalProperties']) {
    const inner = out[key];
    if (typeof inner === 'object' && inner !== null) out[key] = withUnits(inner, name);
  }
  for (const key of ['properties', 'patternProperties']) {
    const inner = out[key] as Readonly<Record<string, object>> | undefined;
    if (inner === undefined) continue;
    out[key] = Object.fromEntries(
      Object.entries(inner).map(([own, value]) => [own, withUnits(value, key === 'properties' ? own : name)]),
    );
  }
  const unit = isNumber(schema) ? unitOf(name, schema) : undefined;
  if (unit !== undefined) out['x-unit'] = unit;
  return out as T;
}
