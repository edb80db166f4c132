import { jdOfInstant } from '../../../wire/instant.js';
import { chartAt, requestedBodies } from '../../../wire/chart.js';
import { GalacticBridge } from '../../../sky/galactic.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { checkCusps, galacticCusps, placeInHouse } from './cusps.js';
import type {
  GalacticHouseChartPlacementsResponse,
  GalacticHouseCuspsEnvelopeResponse,
  GalacticHousePlacementEnvelopeResponse,
  GalacticHousePlacementRequest,
  GalacticHousesChartPlacementsRequest,
  GalacticHousesChartRequest,
  GalacticHousesProvenanceResponse,
} from './schema.js';

/** The moment and place of a request, and the cusps that belong to it. */
function frameOf(engine: Engine, request: GalacticHousesChartRequest) {
  const instant = engine.time.instantFromIso(request.dt, '/dt');
  const bridge = new GalacticBridge(engine.nutation, instant.ttJ2k, null);
  const armc = engine.sky.localSiderealTimeDeg(instant, request.longitude);
  const provenance = {
    requested_datetime: engine.time.echoIso(request.dt, '/dt'),
    normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
    jd_ut: jdOfInstant(instant),
    jd_tt: instant.ttJ2k + J2000_JD,
    latitude: request.latitude === 0 ? 0 : request.latitude,
    longitude: request.longitude === 0 ? 0 : request.longitude,
    obliquity_deg: bridge.trueObliquityDeg,
    armc_deg: armc,
  } satisfies Partial<GalacticHousesProvenanceResponse>;
  return { instant, bridge, cusps: galacticCusps(bridge, armc, request.latitude), provenance };
}

/** POST /v1/galactic-houses/cusps */
export function galacticHouseCusps(
  engine: Engine,
  request: GalacticHousesChartRequest,
): GalacticHouseCuspsEnvelopeResponse {
  const { instant, cusps, provenance } = frameOf(engine, request);
  return {
    cusps,
    provenance: {
      ...provenance,
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'chart_time_location_galactic_porphyry',
      stage_sequence: [
        'datetime_validation',
        'location_validation',
        'jd_ut_derivation',
        'jd_tt_derivation',
        'obliquity_derivation',
        'armc_derivation',
        'galactic_angle_search',
        'galactic_porphyry_trisection',
        'ecliptic_projection',
        'response_materialization',
      ],
    },
    computation_basis: engine.basis(instant),
  };
}

/** POST /v1/galactic-houses/placement */
export function galacticHousePlacement(request: GalacticHousePlacementRequest): GalacticHousePlacementEnvelopeResponse {
  const { cusps_gal: cusps, forward } = request.house_cusps;
  checkCusps(cusps, forward, '/house_cusps/cusps_gal');
  return {
    ...placeInHouse(request.galactic_longitude, cusps, forward, request.near_cusp_threshold ?? 3),
    provenance: {
      requested_datetime: null,
      normalized_datetime_utc: null,
      jd_ut: null,
      jd_tt: null,
      latitude: null,
      longitude: null,
      obliquity_deg: null,
      armc_deg: null,
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'direct_galactic_longitude_and_supplied_cusps',
      stage_sequence: [
        'direct_galactic_longitude_validation',
        'supplied_cusp_validation',
        'galactic_house_assignment',
        'fractional_position_derivation',
        'boundary_profile_derivation',
        'response_materialization',
      ],
    },
  };
}

/** POST /v1/galactic-houses/chart/placements: topocentric places of the bodies in the galactic houses of the same place. */
export function galacticHouseChartPlacements(
  engine: Engine,
  request: GalacticHousesChartPlacementsRequest,
): GalacticHouseChartPlacementsResponse {
  const { instant, bridge, cusps, provenance } = frameOf(engine, request);
  const site = { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 };
  const chart = chartAt(engine, instant, {
    bodies: requestedBodies(engine, request.bodies),
    includeNodes: false,
    site,
  });
  const placements = Object.values(chart.planets).map(({ name, longitude, latitude }) => {
    const { lonDeg, latDeg } = bridge.toGalactic(longitude, latitude);
    return {
      body: name,
      ecliptic_longitude: longitude,
      ecliptic_latitude: latitude,
      galactic_longitude: lonDeg,
      galactic_latitude: latDeg,
      ...placeInHouse(lonDeg, cusps.cusps_gal, cusps.forward, request.near_cusp_threshold ?? 3),
    };
  });
  return {
    cusps,
    placements,
    provenance: {
      ...provenance,
      requested_bodies: request.bodies ?? null,
      returned_bodies: placements.map(({ body }) => body),
      coordinate_source: 'chart_ecliptic_to_galactic_positions',
      stage_sequence: [
        'datetime_validation',
        'location_validation',
        'chart_context_derivation',
        'chart_body_validation',
        'jd_tt_derivation',
        'obliquity_derivation',
        'armc_derivation',
        'galactic_angle_search',
        'galactic_porphyry_trisection',
        'chart_ecliptic_coordinate_selection',
        'ecliptic_to_galactic_computation',
        'galactic_house_assignment',
        'fractional_position_derivation',
        'boundary_profile_derivation',
        'response_materialization',
      ],
    },
    computation_basis: chart.computation_basis,
  };
}
