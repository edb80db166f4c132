import type { components, operations } from '../../client/openapi.js';

/** Every operation that the page uses: its operation id, method and path. A test compares the table with the registry of the service. */
export const OPERATIONS = {
  astroLines: {
    id: 'astrocartography_chart_lines_route_v1_astrocartography_chart_lines_post',
    method: 'POST',
    path: '/v1/astrocartography/chart/lines',
  },
  localSpace: {
    id: 'local_space_chart_positions_route_v1_local_space_chart_positions_post',
    method: 'POST',
    path: '/v1/local-space/chart/positions',
  },
  subplanetaryPoints: {
    id: 'astrocartography_chart_subplanetary_route_v1_astrocartography_chart_subplanetary_post',
    method: 'POST',
    path: '/v1/astrocartography/chart/subplanetary',
  },
  natalParans: { id: 'parans_natal_route_v1_parans_natal_post', method: 'POST', path: '/v1/parans/natal' },
  paranPaths: {
    id: 'parans_field_paths_route_v1_parans_field_paths_post',
    method: 'POST',
    path: '/v1/parans/field/paths',
  },
  charts: { id: 'batch_charts_route_v1_batch_charts_post', method: 'POST', path: '/v1/batch/charts' },
  events: { id: 'batch_events_route_v1_batch_events_post', method: 'POST', path: '/v1/batch/events' },
  lunarPhases: { id: 'lunar_phases_route_v1_lunar_phases_post', method: 'POST', path: '/v1/lunar-phases' },
  solarEclipses: {
    id: 'next_solar_eclipse_route_v1_eclipses_solar_next_post',
    method: 'POST',
    path: '/v1/eclipses/solar/next',
  },
  lunarEclipses: {
    id: 'next_lunar_eclipse_route_v1_eclipses_lunar_next_post',
    method: 'POST',
    path: '/v1/eclipses/lunar/next',
  },
  vargas: {
    id: 'varga_chart_shodashvarga_batch_route_v1_varga_chart_shodashvarga_batch_post',
    method: 'POST',
    path: '/v1/varga/chart/shodashvarga/batch',
  },
  varga: { id: 'varga_generic_route_v1_varga_generic_post', method: 'POST', path: '/v1/varga/generic' },
  ashtakavarga: {
    id: 'ashtakavarga_chart_result_route_v1_ashtakavarga_chart_result_post',
    method: 'POST',
    path: '/v1/ashtakavarga/chart/result',
  },
  shadbala: { id: 'shadbala_chart_route_v1_shadbala_chart_post', method: 'POST', path: '/v1/shadbala/chart' },
  panchanga: { id: 'panchanga_chart_route_v1_panchanga_chart_post', method: 'POST', path: '/v1/panchanga/chart' },
  vimshottari: {
    id: 'dasha_vimshottari_sequence_route_v1_dasha_vimshottari_sequence_post',
    method: 'POST',
    path: '/v1/dasha/vimshottari/sequence',
  },
  currentVimshottari: {
    id: 'dasha_vimshottari_current_route_v1_dasha_vimshottari_current_post',
    method: 'POST',
    path: '/v1/dasha/vimshottari/current',
  },
  heliacalEvent: {
    id: 'heliacal_visibility_event_route_v1_heliacal_visibility_event_post',
    method: 'POST',
    path: '/v1/heliacal/visibility-event',
  },
  twilight: { id: 'twilight_times_route_v1_rise_set_twilight_post', method: 'POST', path: '/v1/rise-set/twilight' },
  solarEclipsePath: {
    id: 'solar_eclipse_path_route_v1_eclipses_solar_path_post',
    method: 'POST',
    path: '/v1/eclipses/solar/path',
  },
  solarEclipseFootprint: {
    id: 'solar_eclipse_footprint_route_v1_eclipses_solar_footprint_post',
    method: 'POST',
    path: '/v1/eclipses/solar/footprint',
  },
  solarEclipseCartography: {
    id: 'solar_eclipse_cartography_route_v1_eclipses_solar_cartography_post',
    method: 'POST',
    path: '/v1/eclipses/solar/cartography',
  },
  lunarEclipseVisibility: {
    id: 'lunar_eclipse_visibility_route_v1_eclipses_lunar_visibility_post',
    method: 'POST',
    path: '/v1/eclipses/lunar/visibility',
  },
  solarEclipseGlobally: {
    id: 'solar_eclipse_global_circumstances_route_v1_eclipses_solar_global_circumstances_post',
    method: 'POST',
    path: '/v1/eclipses/solar/global-circumstances',
  },
  lunarEclipseGlobally: {
    id: 'lunar_eclipse_global_circumstances_route_v1_eclipses_lunar_global_circumstances_post',
    method: 'POST',
    path: '/v1/eclipses/lunar/global-circumstances',
  },
  solarEclipseLocally: {
    id: 'next_visible_solar_eclipse_route_v1_eclipses_solar_local_visible_post',
    method: 'POST',
    path: '/v1/eclipses/solar/local-visible',
  },
  lunarEclipseLocally: {
    id: 'lunar_eclipse_local_route_v1_eclipses_lunar_local_post',
    method: 'POST',
    path: '/v1/eclipses/lunar/local',
  },
  stars: { id: 'stars_bulk_route_v1_stars_bulk_post', method: 'POST', path: '/v1/stars/bulk' },
  horizonPlaces: {
    id: 'local_space_positions_route_v1_local_space_positions_post',
    method: 'POST',
    path: '/v1/local-space/positions',
  },
  galacticToEcliptic: {
    id: 'galactic_galactic_to_ecliptic_route_v1_galactic_galactic_to_ecliptic_post',
    method: 'POST',
    path: '/v1/galactic/galactic-to-ecliptic',
  },
  galacticPoints: {
    id: 'galactic_reference_points_route_v1_galactic_reference_points_post',
    method: 'POST',
    path: '/v1/galactic/reference-points',
  },
  lunarOccultations: {
    id: 'occultations_all_lunar_route_v1_occultations_all_lunar_post',
    method: 'POST',
    path: '/v1/occultations/all-lunar',
  },
  starOccultations: {
    id: 'occultations_lunar_star_route_v1_occultations_lunar_star_post',
    method: 'POST',
    path: '/v1/occultations/lunar-star',
  },
  occultationPath: {
    id: 'occultations_lunar_path_topology_at_route_v1_occultations_lunar_path_topology_at_post',
    method: 'POST',
    path: '/v1/occultations/lunar-path-topology-at',
  },
  starOccultationPath: {
    id: 'occultations_lunar_star_path_topology_at_route_v1_occultations_lunar_star_path_topology_at_post',
    method: 'POST',
    path: '/v1/occultations/lunar-star-path-topology-at',
  },
  localOccultations: {
    id: 'occultations_lunar_route_v1_occultations_lunar_post',
    method: 'POST',
    path: '/v1/occultations/lunar',
  },
  chartWheel: {
    id: 'website_chart_wheel_packet_route_v1_website_chart_wheel_packet_post',
    method: 'POST',
    path: '/v1/website/chart-wheel/packet',
  },
  synastryAspects: {
    id: 'synastry_aspects_route_v1_synastry_aspects_post',
    method: 'POST',
    path: '/v1/synastry/aspects',
  },
  synastryOverlays: {
    id: 'synastry_overlays_route_v1_synastry_overlays_post',
    method: 'POST',
    path: '/v1/synastry/overlays',
  },
  davison: { id: 'authP_chart_route_v1_authP_chart_post', method: 'POST', path: '/v1/davison/chart' },
  composite: { id: 'composite_chart_route_v1_composite_chart_post', method: 'POST', path: '/v1/composite/chart' },
  lots: { id: 'lots_chart_route_v1_lots_chart_post', method: 'POST', path: '/v1/lots/chart' },
  firdariaGroups: {
    id: 'timelords_firdaria_groups_route_v1_timelords_firdaria_groups_post',
    method: 'POST',
    path: '/v1/timelords/firdaria/groups',
  },
  zodiacalReleasing: {
    id: 'timelords_zodiacal_releasing_sequence_route_v1_timelords_zodiacal_releasing_sequence_post',
    method: 'POST',
    path: '/v1/timelords/zodiacal-releasing/sequence',
  },
  progressions: {
    id: 'batch_progressions_route_v1_batch_progressions_post',
    method: 'POST',
    path: '/v1/batch/progressions',
  },
  profections: {
    id: 'profections_schedule_route_v1_profections_schedule_post',
    method: 'POST',
    path: '/v1/profections/schedule',
  },
  secondaryProgressions: {
    id: 'progressions_secondary_route_v1_progressions_secondary_post',
    method: 'POST',
    path: '/v1/progressions/secondary',
  },
  primaryDirections: {
    id: 'primary_directions_arcs_route_v1_primary_directions_arcs_post',
    method: 'POST',
    path: '/v1/primary-directions/arcs',
  },
  dignities: { id: 'dignities_chart_route_v1_dignities_chart_post', method: 'POST', path: '/v1/dignities/chart' },
  placeAt: { id: 'locations_at_route_v1_locations_at_get', method: 'GET', path: '/v1/locations/at' },
  placeSearch: { id: 'locations_search_route_v1_locations_search_get', method: 'GET', path: '/v1/locations/search' },
  placesWithin: { id: 'locations_within_route_v1_locations_within_get', method: 'GET', path: '/v1/locations/within' },
  civilTime: {
    id: 'locations_timezone_validate_route_v1_locations_timezone_validate_post',
    method: 'POST',
    path: '/v1/locations/timezone/validate',
  },
  ayanamsas: {
    id: 'sidereal_ayanamsa_systems_route_v1_sidereal_ayanamsa_systems_get',
    method: 'GET',
    path: '/v1/sidereal/ayanamsa-systems',
  },
} as const satisfies Readonly<
  Record<string, { readonly id: keyof operations; readonly method: 'GET' | 'POST'; readonly path: string }>
>;

export type OperationName = keyof typeof OPERATIONS;
type Operation<N extends OperationName> = operations[(typeof OPERATIONS)[N]['id']];

/** A generated type whose lists and fields are only read. */
export type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

/** A shape of the service by the title that its document gives it. */
export type Shape<K extends keyof components['schemas']> = ReadOnly<components['schemas'][K]>;

/** The body of a POST operation, or the query parameters of a GET operation. */
export type RequestOf<N extends OperationName> = ReadOnly<
  Operation<N> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : Operation<N> extends { parameters: { query?: infer Query } }
      ? NonNullable<Query>
      : never
>;

/** The answer of an operation. A field mask leaves out fields: a caller that sends one reads only the fields it names. */
export type AnswerOf<N extends OperationName> = ReadOnly<
  Operation<N> extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never
>;
