import { jdOfInstant } from '../../../wire/instant.js';
import { chartAt, requestedBodies } from '../../../services/chart.js';
import { GalacticBridge } from '../../../sky/galactic.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { Instant } from '../../../time/instant.js';
import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { checkCusps, cuspsAnswer, galacticFigure, placementsIn } from './cusps.js';
import { GalacticHousePlacementRequest, GalacticHousesChartPlacementsRequest } from './schema.js';
import type {
  GalacticHouseChartPlacementsResponse,
  GalacticHouseCuspsEnvelopeResponse,
  GalacticHousePlacementEnvelopeResponse,
  GalacticHousesChartRequest,
} from './schema.js';

/** Datetime and place of a request, as the answer repeats them. Errors: InvalidInput. */
function echoedRequest(engine: Engine, stages: StageLog, request: GalacticHousesChartRequest) {
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const place = stages.run('location_validation', () => ({
    latitude: request.latitude === 0 ? 0 : request.latitude,
    longitude: request.longitude === 0 ? 0 : request.longitude,
  }));
  return { requested, place };
}

const bridgeAt = (engine: Engine, { ttJ2k }: Instant): GalacticBridge =>
  new GalacticBridge(engine.nutation, ttJ2k, null);

/** Quantities of the requested instant and place. Degrees. */
interface Moment extends ReturnType<typeof echoedRequest> {
  readonly instant: Instant;
  readonly jdTt: number;
  readonly bridge: GalacticBridge;
  readonly armcDeg: number;
}

const momentProvenance = (engine: Engine, { requested, place, instant, jdTt, bridge, armcDeg }: Moment) => ({
  requested_datetime: requested,
  normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
  jd_ut: jdOfInstant(instant),
  jd_tt: jdTt,
  ...place,
  obliquity_deg: bridge.trueObliquityDeg,
  armc_deg: armcDeg,
});

/** POST /v1/galactic-houses/cusps: galactic house cusps at an instant and place. Errors: InvalidInput. */
export function galacticHouseCusps(
  engine: Engine,
  request: GalacticHousesChartRequest,
): GalacticHouseCuspsEnvelopeResponse {
  const stages = new StageLog(),
    moment = echoedRequest(engine, stages, request);
  const instant = stages.run('jd_ut_derivation', () => engine.time.instantFromIso(request.dt, '/dt'));
  const jdTt = stages.run('jd_tt_derivation', () => instant.ttJ2k + J2000_JD);
  const bridge = stages.run('obliquity_derivation', () => bridgeAt(engine, instant));
  const armcDeg = stages.run('armc_derivation', () => engine.sky.localSiderealTimeDeg(instant, request.longitude));
  const figure = galacticFigure(stages, bridge, armcDeg, request.latitude);
  const cusps = stages.run('ecliptic_projection', () => cuspsAnswer(bridge, figure));
  return stages.run('response_materialization', () => ({
    cusps,
    provenance: {
      ...momentProvenance(engine, { ...moment, instant, jdTt, bridge, armcDeg }),
      requested_bodies: null,
      returned_bodies: [],
      coordinate_source: 'chart_time_location_galactic_porphyry',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}

/** POST /v1/galactic-houses/placement: house of a galactic longitude among given cusps. Errors: InvalidInput. */
export function galacticHousePlacement(request: GalacticHousePlacementRequest): GalacticHousePlacementEnvelopeResponse {
  const stages = new StageLog();
  const longitude = stages.run('direct_galactic_longitude_validation', () => request.galactic_longitude);
  const figure = stages.run('supplied_cusp_validation', () => {
    const supplied = { cuspsDeg: request.house_cusps.cusps_gal, forward: request.house_cusps.forward };
    checkCusps(supplied, '/house_cusps/cusps_gal');
    return supplied;
  });
  const [placement] = placementsIn(
    stages,
    [longitude],
    figure,
    withDefaults(GalacticHousePlacementRequest, request).near_cusp_threshold,
  );
  return stages.run('response_materialization', () => ({
    ...placement,
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
      stage_sequence: stages.names,
    },
  }));
}

/** POST /v1/galactic-houses/chart/placements: topocentric bodies in the galactic houses of the same place. Errors: InvalidInput, OutOfCoverage. */
export function galacticHouseChartPlacements(
  engine: Engine,
  request: GalacticHousesChartPlacementsRequest,
): GalacticHouseChartPlacementsResponse {
  const stages = new StageLog(),
    moment = echoedRequest(engine, stages, request);
  const { instant, site } = stages.run('chart_context_derivation', () => ({
    instant: engine.time.instantFromIso(request.dt, '/dt'),
    site: { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 },
  }));
  const bodies = stages.run('chart_body_validation', () => requestedBodies(engine, request.bodies));
  const jdTt = stages.run('jd_tt_derivation', () => instant.ttJ2k + J2000_JD);
  const bridge = stages.run('obliquity_derivation', () => bridgeAt(engine, instant));
  const armcDeg = stages.run('armc_derivation', () => engine.sky.localSiderealTimeDeg(instant, request.longitude));
  const figure = galacticFigure(stages, bridge, armcDeg, request.latitude);
  const chart = stages.run('chart_ecliptic_coordinate_selection', () =>
      chartAt(engine, instant, { bodies, includeNodes: false, site }),
    ),
    planets = Object.values(chart.planets);
  const galactic = stages.run('ecliptic_to_galactic_computation', () =>
    planets.map(({ longitude, latitude }) => bridge.toGalactic(longitude, latitude)),
  );
  const placed = placementsIn(
    stages,
    galactic.map(({ lonDeg }) => lonDeg),
    figure,
    withDefaults(GalacticHousesChartPlacementsRequest, request).near_cusp_threshold,
  );
  return stages.run('response_materialization', () => ({
    cusps: cuspsAnswer(bridge, figure),
    placements: planets.map(({ name, longitude, latitude }, i) => ({
      body: name,
      ecliptic_longitude: longitude,
      ecliptic_latitude: latitude,
      galactic_longitude: galactic[i].lonDeg,
      galactic_latitude: galactic[i].latDeg,
      ...placed[i],
    })),
    provenance: {
      ...momentProvenance(engine, { ...moment, instant, jdTt, bridge, armcDeg }),
      requested_bodies: request.bodies ?? null,
      returned_bodies: planets.map(({ name }) => name),
      coordinate_source: 'chart_ecliptic_to_galactic_positions',
      stage_sequence: stages.names,
    },
    computation_basis: chart.computation_basis,
  }));
}
