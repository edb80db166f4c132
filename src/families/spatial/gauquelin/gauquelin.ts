import { withDefaults } from '../../../contract/defaults.js';
import { PLUS_ZONES, SECTOR_COUNT, sectorsSinceRise } from '../../../doctrine/sectors/sectors.js';
import type { PlusZones } from '../../../doctrine/sectors/sectors.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { equatorialOfEcliptic } from '../../../sky/equator.js';
import { semiArc } from '../../../sky/lines/angle-lines.js';
import { requestedBodies } from '../../../services/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { StageLog } from '../../../wire/stage-log.js';
import { distinctNames } from '../../../wire/named-points.js';
import { ChartSectorsRequest, SectorPolicy } from './schema.js';
import type {
  SectorPosition,
  SectorRequest,
  SectorResponse,
  SectorsProvenance,
  SectorsRequest,
  SectorsResponse,
} from './schema.js';

/** Degrees of diurnal position in one sector. */
const SECTOR_DEG = 360 / SECTOR_COUNT;
/** Diurnal position of the rise: positions are counted from the upper culmination, sectors from the rise. */
const RISE_DEG = 270;

/** Location, sidereal time, altitude of the horizon (degrees) and plus zones. */
interface Diurnal {
  readonly latitudeDeg: number;
  readonly siderealTimeDeg: number;
  readonly horizonDeg: number;
  readonly plusZones: PlusZones;
}

/** A body with its apparent equatorial coordinates of date, degrees. */
interface Placed {
  readonly body: string;
  readonly raDeg: number;
  readonly decDeg: number;
}

/** Sector of a body in the wire shape. `withCoordinates` adds its equatorial coordinates. */
function sectorOf({ body, raDeg, decDeg }: Placed, place: Diurnal, withCoordinates: boolean): SectorPosition {
  const { status, hourAngleDeg: semi } = semiArc(place.latitudeDeg, decDeg, place.horizonDeg);
  const common = {
    body,
    sectors: SECTOR_COUNT,
    horizon_status: status,
    right_ascension: withCoordinates ? normalizeDeg(raDeg) : null,
    declination: withCoordinates ? decDeg + 0 : null,
  };
  if (status !== 'normal')
    return {
      ...common,
      sector: null,
      zone: null,
      diurnal_position: null,
      degree_in_sector: null,
      is_plus_zone: false,
      sector_fraction: null,
    };
  const passed = sectorsSinceRise(place.siderealTimeDeg - normalizeDeg(raDeg), semi),
    sector = Math.floor(passed) + 1,
    isPlus = (PLUS_ZONES[place.plusZones] as readonly number[]).includes(sector);
  return {
    ...common,
    sector,
    zone: isPlus ? 'Plus Zone' : 'Neutral Zone',
    diurnal_position: normalizeDeg(passed * SECTOR_DEG + RISE_DEG),
    degree_in_sector: (passed - sector + 1) * SECTOR_DEG,
    is_plus_zone: isPlus,
    sector_fraction: passed + 1,
  };
}

type Policy = Pick<Diurnal, 'horizonDeg' | 'plusZones'>;

/** Altitude of the horizon and plus zones of a request. */
function policyStages(stages: StageLog, request: Pick<SectorRequest, 'horizon_altitude' | 'plus_zones'>): Policy {
  const filled = withDefaults(SectorPolicy, request);
  const horizonDeg = stages.run('horizon_altitude_validation', () => filled.horizon_altitude);
  const plusZones = stages.run('canonical_sector_policy_validation', () => filled.plus_zones);
  return { horizonDeg, plusZones };
}

/** Location, sidereal time and policy of a request. */
function diurnalStages(stages: StageLog, request: SectorRequest | SectorsRequest): Diurnal {
  const latitudeDeg = stages.run('location_validation', () => request.latitude);
  const siderealTimeDeg = stages.run('lst_validation', () => normalizeDeg(request.local_sidereal_time));
  return { latitudeDeg, siderealTimeDeg, ...policyStages(stages, request) };
}

/** Sectors of bodies. `withCoordinates` adds their equatorial coordinates. */
const sectorStage = (
  stages: StageLog,
  placed: readonly Placed[],
  place: Diurnal,
  withCoordinates: boolean,
): SectorPosition[] =>
  stages.run('authN_sector_computation', () => placed.map((body) => sectorOf(body, place, withCoordinates)));

function directProvenance(
  request: SectorRequest | SectorsRequest,
  names: { readonly requested: string[] | null; readonly returned: string[] },
  source: SectorsProvenance['coordinate_source'],
  stages: StageLog,
): SectorsProvenance {
  const { horizon_altitude, plus_zones } = withDefaults(SectorPolicy, request);
  return {
    requested_datetime: null,
    normalized_datetime_utc: null,
    jd_ut: null,
    jd_tt: null,
    latitude: request.latitude + 0,
    longitude: null,
    local_sidereal_time: request.local_sidereal_time + 0,
    horizon_altitude: horizon_altitude + 0,
    sectors: SECTOR_COUNT,
    requested_bodies: names.requested,
    returned_bodies: names.returned,
    coordinate_source: source,
    stage_sequence: stages.names,
    plus_zone_sectors: [...PLUS_ZONES[plus_zones]],
  };
}

/** POST /v1/authN/sector: the Gauquelin sector of one position. */
export function sector(request: SectorRequest): SectorResponse {
  const stages = new StageLog();
  const body = stages.run('direct_ra_dec_validation', () => ({
    body: request.body?.trim() ?? '',
    raDeg: request.right_ascension,
    decDeg: request.declination,
  }));
  const place = diurnalStages(stages, request);
  const [position] = sectorStage(stages, [body], place, false);
  return stages.run('response_materialization', () => ({
    position,
    provenance: directProvenance(
      request,
      { requested: request.body ? [request.body] : null, returned: request.body ? [body.body] : [] },
      'direct_apparent_ra_dec_lst',
      stages,
    ),
  }));
}

/** POST /v1/authN/sectors: the Gauquelin sectors of several positions. Errors: InvalidInput for a repeated name. */
export function sectors(request: SectorsRequest): SectorsResponse {
  const stages = new StageLog(),
    given = request.bodies.map(({ body }) => body);
  const names = stages.run('direct_body_list_validation', () => distinctNames(given, (i) => `/bodies/${i}/body`));
  const placed = stages.run('direct_ra_dec_validation', () =>
    request.bodies.map(({ right_ascension, declination }, i) => ({
      body: names[i],
      raDeg: right_ascension,
      decDeg: declination,
    })),
  );
  const place = diurnalStages(stages, request);
  const positions = sectorStage(stages, placed, place, false);
  return stages.run('response_materialization', () => ({
    positions,
    provenance: directProvenance(
      request,
      { requested: given, returned: names },
      'direct_apparent_ra_dec_map_lst',
      stages,
    ),
  }));
}

/** POST /v1/authN/chart/sectors: the Gauquelin sectors of bodies at an instant and place. Errors: InvalidInput, OutOfCoverage. */
export function chartSectors(engine: Engine, request: ChartSectorsRequest): SectorsResponse {
  const stages = new StageLog(),
    topocentric = withDefaults(ChartSectorsRequest, request).place_center === 'topocentric';
  const requested = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const site = stages.run('location_validation', () =>
    topocentric ? { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 } : null,
  );
  const bodies = stages.run('chart_body_validation', () => requestedBodies(engine, request.bodies));
  const instant = stages.run('jd_ut_derivation', () => engine.time.instantFromIso(request.dt, '/dt'));
  const jdTt = stages.run('jd_tt_derivation', () => instant.ttJ2k + J2000_JD);
  const epoch = stages.run('nutation_derivation', () => engine.sky.epoch(instant));
  const obliquityRad = stages.run('true_obliquity_derivation', () => epoch.trueObliquityRad);
  const siderealTimeDeg = stages.run('local_sidereal_time_derivation', () =>
    engine.sky.localSiderealTimeDeg(instant, request.longitude),
  );
  const placed = stages.run(
    topocentric ? 'apparent_topocentric_ra_dec_derivation' : 'apparent_geocentric_ra_dec_derivation',
    () =>
      bodies.map((body) => {
        const place = engine.sky.apparent(body, instant, site);
        const equatorial = equatorialOfEcliptic(place.longitudeDeg, place.latitudeDeg, obliquityRad);
        return { body: body.name, raDeg: equatorial.longitudeDeg, decDeg: equatorial.latitudeDeg };
      }),
  );
  const place: Diurnal = { latitudeDeg: request.latitude, siderealTimeDeg, ...policyStages(stages, request) };
  const positions = sectorStage(stages, placed, place, true);
  return stages.run('response_materialization', () => ({
    positions,
    provenance: {
      requested_datetime: requested,
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: jdTt,
      latitude: request.latitude + 0,
      longitude: request.longitude + 0,
      local_sidereal_time: siderealTimeDeg,
      horizon_altitude: place.horizonDeg + 0,
      sectors: SECTOR_COUNT,
      requested_bodies: request.bodies ?? null,
      returned_bodies: positions.map(({ body }) => body),
      coordinate_source: topocentric ? 'chart_apparent_topocentric_ra_dec_lst' : 'chart_apparent_geocentric_ra_dec_lst',
      stage_sequence: stages.names,
      plus_zone_sectors: [...PLUS_ZONES[place.plusZones]],
    },
    computation_basis: engine.basis(instant),
  }));
}
