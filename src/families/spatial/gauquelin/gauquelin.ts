import { PLUS_ZONES, SECTOR_COUNT, sectorsSinceRise } from '../../../doctrine/sectors/sectors.js';
import type { PlusZones } from '../../../doctrine/sectors/sectors.js';
import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { semiArc } from '../../../sky/lines/angle-lines.js';
import { requestedBodies } from '../../../wire/chart.js';
import { jdOfInstant } from '../../../wire/instant.js';
import { distinctNames } from '../../../wire/named-points.js';
import type {
  ChartSectorsRequest,
  SectorPosition,
  SectorRequest,
  SectorResponse,
  SectorsProvenance,
  SectorsRequest,
  SectorsResponse,
} from './schema.js';

/** Degrees of a sector. */
const SECTOR_DEG = 360 / SECTOR_COUNT;
/** Diurnal positions count from the upper culmination, sectors from the rise. */
const RISE_DEG = 270;

/** The place on the Earth that sectors belong to, and what counts as the horizon. */
interface Diurnal {
  readonly latitudeDeg: number;
  readonly siderealTimeDeg: number;
  readonly horizonDeg: number;
  readonly plusZones: PlusZones;
}

interface Placed {
  readonly body: string;
  readonly raDeg: number;
  readonly decDeg: number;
}

function sectorOf({ body, raDeg, decDeg }: Placed, place: Diurnal, echoes: boolean): SectorPosition {
  const { status, hourAngleDeg: semi } = semiArc(place.latitudeDeg, decDeg, place.horizonDeg);
  const common = {
    body,
    sectors: SECTOR_COUNT,
    horizon_status: status,
    right_ascension: echoes ? normalizeDeg(raDeg) : null,
    declination: echoes ? decDeg + 0 : null,
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

const diurnalOf = (request: SectorRequest | SectorsRequest): Diurnal => ({
  latitudeDeg: request.latitude,
  siderealTimeDeg: normalizeDeg(request.local_sidereal_time),
  horizonDeg: request.horizon_altitude ?? 0,
  plusZones: request.plus_zones ?? 'classic',
});

const LAST_STAGES = [
  'horizon_altitude_validation',
  'canonical_sector_policy_validation',
  'authN_sector_computation',
  'response_materialization',
] as const;

function directProvenance(
  request: SectorRequest | SectorsRequest,
  names: { readonly requested: string[] | null; readonly returned: string[] },
  source: SectorsProvenance['coordinate_source'],
  stages: readonly string[],
): SectorsProvenance {
  return {
    requested_datetime: null,
    normalized_datetime_utc: null,
    jd_ut: null,
    jd_tt: null,
    latitude: request.latitude + 0,
    longitude: null,
    local_sidereal_time: request.local_sidereal_time + 0,
    horizon_altitude: (request.horizon_altitude ?? 0) + 0,
    sectors: SECTOR_COUNT,
    requested_bodies: names.requested,
    returned_bodies: names.returned,
    coordinate_source: source,
    stage_sequence: [...stages, 'location_validation', 'lst_validation', ...LAST_STAGES],
    plus_zone_sectors: [...PLUS_ZONES[request.plus_zones ?? 'classic']],
  };
}

/** POST /v1/authN/sector */
export function sector(request: SectorRequest): SectorResponse {
  const name = request.body?.trim() ?? '';
  return {
    position: sectorOf(
      { body: name, raDeg: request.right_ascension, decDeg: request.declination },
      diurnalOf(request),
      false,
    ),
    provenance: directProvenance(
      request,
      { requested: request.body ? [request.body] : null, returned: request.body ? [name] : [] },
      'direct_apparent_ra_dec_lst',
      ['direct_ra_dec_validation'],
    ),
  };
}

/** POST /v1/authN/sectors. Errors: InvalidInput for a body that is named twice. */
export function sectors(request: SectorsRequest): SectorsResponse {
  const place = diurnalOf(request),
    given = request.bodies.map(({ body }) => body),
    names = distinctNames(given, (i) => `/bodies/${i}/body`);
  return {
    positions: request.bodies.map((one, i) =>
      sectorOf({ body: names[i], raDeg: one.right_ascension, decDeg: one.declination }, place, false),
    ),
    provenance: directProvenance(request, { requested: given, returned: names }, 'direct_apparent_ra_dec_map_lst', [
      'direct_body_list_validation',
      'direct_ra_dec_validation',
    ]),
  };
}

/** POST /v1/authN/chart/sectors */
export function chartSectors(engine: Engine, request: ChartSectorsRequest): SectorsResponse {
  const instant = engine.time.instantFromIso(request.dt, '/dt'),
    topocentric = (request.place_center ?? 'topocentric') === 'topocentric',
    site = topocentric ? { latitudeDeg: request.latitude, longitudeDeg: request.longitude, elevationM: 0 } : null,
    siderealTimeDeg = engine.sky.localSiderealTimeDeg(instant, request.longitude);
  const place: Diurnal = {
    latitudeDeg: request.latitude,
    siderealTimeDeg,
    horizonDeg: request.horizon_altitude ?? 0,
    plusZones: request.plus_zones ?? 'classic',
  };
  const positions = requestedBodies(engine, request.bodies).map((body) => {
    const seen = engine.sky.apparentEquatorial(body, instant, site);
    return sectorOf({ body: body.name, raDeg: seen.longitudeDeg, decDeg: seen.latitudeDeg }, place, true);
  });
  return {
    positions,
    provenance: {
      requested_datetime: engine.time.echoIso(request.dt, '/dt'),
      normalized_datetime_utc: engine.time.formatUtc(instant.utcJ2k),
      jd_ut: jdOfInstant(instant),
      jd_tt: instant.ttJ2k + J2000_JD,
      latitude: request.latitude + 0,
      longitude: request.longitude + 0,
      local_sidereal_time: siderealTimeDeg,
      horizon_altitude: (request.horizon_altitude ?? 0) + 0,
      sectors: SECTOR_COUNT,
      requested_bodies: request.bodies ?? null,
      returned_bodies: positions.map(({ body }) => body),
      coordinate_source: topocentric ? 'chart_apparent_topocentric_ra_dec_lst' : 'chart_apparent_geocentric_ra_dec_lst',
      stage_sequence: [
        'datetime_validation',
        'location_validation',
        'chart_body_validation',
        'jd_ut_derivation',
        'jd_tt_derivation',
        'nutation_derivation',
        'true_obliquity_derivation',
        'local_sidereal_time_derivation',
        topocentric ? 'apparent_topocentric_ra_dec_derivation' : 'apparent_geocentric_ra_dec_derivation',
        ...LAST_STAGES,
      ],
      plus_zone_sectors: [...PLUS_ZONES[place.plusZones]],
    },
    computation_basis: engine.basis(instant),
  };
}
