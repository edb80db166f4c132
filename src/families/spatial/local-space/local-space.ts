import { withDefaults } from '../../../contract/defaults.js';
import type { MapLineOptions } from '../../../contract/map-lines.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { horizontal } from '../../../sky/horizon.js';
import { verticalArc } from '../../../sky/lines/angle-lines.js';
import { requestedBodies } from '../../../services/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { mapLineAnswersOf } from '../../../wire/map-lines.js';
import type { MapLine } from '../../../wire/map-lines.js';
import { StageLog } from '../../../wire/stage-log.js';
import { pointNames } from '../../../wire/named-points.js';
import { LocalSpaceChartPositionsRequest } from './schema.js';
import type { LocalSpaceDirectPositionsRequest, LocalSpacePosition, LocalSpacePositionsResponse } from './schema.js';

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
const COMPASS_STEP_DEG = 360 / COMPASS.length;

/** A body with its apparent equatorial coordinates of date, degrees. */
interface Placed {
  readonly body: string;
  readonly raDeg: number;
  readonly decDeg: number;
}

/** Horizontal coordinates of bodies in the wire shape, sorted by azimuth. Arguments in degrees. */
function positionsOf(bodies: readonly Placed[], latitudeDeg: number, siderealTimeDeg: number): LocalSpacePosition[] {
  return bodies
    .map(({ body, raDeg, decDeg }): LocalSpacePosition => {
      const { azimuthDeg, altitudeDeg } = horizontal(siderealTimeDeg - normalizeDeg(raDeg), decDeg, latitudeDeg);
      return {
        body,
        azimuth: azimuthDeg,
        altitude: altitudeDeg + 0,
        is_above: altitudeDeg > 0,
        compass_direction: COMPASS[Math.round(azimuthDeg / COMPASS_STEP_DEG) % COMPASS.length],
      };
    })
    .sort((a, b) => a.azimuth - b.azimuth);
}

/** Two lines for each body: in the direction of its azimuth and in the opposite direction. They meet at the antipode. */
const linesOf = (positions: readonly LocalSpacePosition[], latitudeDeg: number, longitudeDeg: number): MapLine[] =>
  positions.flatMap(({ body, azimuth }) => [
    { planet: body, line_type: 'towards', arc: verticalArc(latitudeDeg, longitudeDeg, azimuth) },
    { planet: body, line_type: 'away', arc: verticalArc(latitudeDeg, longitudeDeg, azimuth + 180) },
  ]);

/** POST /v1/local-space/positions: azimuths and altitudes of given positions. Errors: InvalidInput, also for lines without a longitude. */
export function directPositions(request: LocalSpaceDirectPositionsRequest): LocalSpacePositionsResponse {
  const stages = new StageLog(),
    given = Object.keys(request.positions);
  const bodies = stages.run('direct_ra_dec_validation', () =>
    pointNames(given, '/positions', 'trim').map((body, i) => {
      const { right_ascension: raDeg, declination: decDeg } = request.positions[given[i]];
      return { body, raDeg, decDeg };
    }),
  );
  const latitude = stages.run('observer_latitude_validation', () => request.latitude);
  const siderealTimeDeg = stages.run('local_sidereal_time_validation', () => normalizeDeg(request.lst_deg));
  const positions = stages.run('local_space_computation', () => positionsOf(bodies, latitude, siderealTimeDeg));
  return stages.run('response_materialization', () => ({
    positions,
    ...directMap(positions, request),
    provenance: {
      requested_datetime: null,
      normalized_datetime_utc: null,
      jd_ut: null,
      jd_tt: null,
      lst_deg: request.lst_deg + 0,
      observer: {
        latitude: latitude + 0,
        longitude: (request.longitude ?? null) === null ? null : (request.longitude ?? 0) + 0,
        elevation_m: null,
        source: 'direct_request',
      },
      requested_bodies: given,
      returned_bodies: positions.map(({ body }) => body),
      coordinate_source: 'direct_ra_dec',
      stage_sequence: stages.names,
    },
  }));
}

/** Map lines of a direct request, if it requests any. Errors: InvalidInput without a longitude. */
function directMap(positions: readonly LocalSpacePosition[], request: LocalSpaceDirectPositionsRequest) {
  const options: MapLineOptions = request;
  if (!(options.geojson ?? false) && !options.near) return {};
  const longitude = request.longitude ?? null;
  if (longitude === null)
    throw new InvalidInput({
      field: '/longitude',
      message: 'is required for geojson and near',
      given: null,
      allowed: 'degrees east',
    });
  return mapLineAnswersOf(linesOf(positions, request.latitude, longitude), options);
}

/** POST /v1/local-space/chart/positions: azimuths and altitudes of bodies, topocentric. Errors: InvalidInput, OutOfCoverage. */
export function chartPositions(engine: Engine, request: LocalSpaceChartPositionsRequest): LocalSpacePositionsResponse {
  const stages = new StageLog();
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const instant = stages.run('chart_context_derivation', () => engine.time.instantFromIso(request.dt, '/dt'));
  const site = stages.run('observer_policy_validation', () => ({
    latitudeDeg: request.observer_lat,
    longitudeDeg: request.observer_lon,
    elevationM: withDefaults(LocalSpaceChartPositionsRequest, request).observer_elev_m,
  }));
  const siderealTimeDeg = stages.run('local_sidereal_time_derivation', () =>
    engine.sky.localSiderealTimeDeg(instant, site.longitudeDeg),
  );
  const bodies = stages.run('body_ra_dec_derivation', () =>
    requestedBodies(engine, request.bodies).map((body) => {
      const { longitudeDeg: raDeg, latitudeDeg: decDeg } = engine.sky.apparentEquatorial(body, instant, site);
      return { body: body.name, raDeg, decDeg };
    }),
  );
  const positions = stages.run('local_space_computation', () => positionsOf(bodies, site.latitudeDeg, siderealTimeDeg));
  return stages.run('response_materialization', () => ({
    positions,
    ...mapLineAnswersOf(linesOf(positions, site.latitudeDeg, site.longitudeDeg), request),
    provenance: {
      requested_datetime: requested,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: instant.ttJ2k + J2000_JD,
      lst_deg: siderealTimeDeg,
      observer: {
        latitude: site.latitudeDeg + 0,
        longitude: site.longitudeDeg + 0,
        elevation_m: site.elevationM + 0,
        source: 'chart_request',
      },
      requested_bodies: request.bodies ?? null,
      returned_bodies: positions.map(({ body }) => body),
      coordinate_source: 'chart_apparent_topocentric_ra_dec',
      stage_sequence: stages.names,
    },
    computation_basis: engine.basis(instant),
  }));
}
