import { withDefaults } from '../../../contract/defaults.js';
import type { Position } from '../../../wire/geojson.js';
import { basisOfJd, ttOfJd } from '../../../wire/instant.js';
import type { Engine } from '../../../engine.js';
import type { OccultationBand, Side } from '../../../events/occultations/band.js';
import { CONTACT_CLEARANCE_RAD, LATTICE_DAYS, UnclosedBand } from '../../../events/occultations/band.js';
import { normalLatitudeDeg } from '../../../events/occultations/centre.js';
import type { Centre } from '../../../events/occultations/centre.js';
import { bandFor, greatestBetween, occultationsBetween } from '../../../events/occultations/search.js';
import { signedDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, WGS84_EQUATORIAL_RADIUS_KM } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { stamp } from './events.js';
import { bandGeoJson, pathGeoJson } from './geojson.js';
import { grazeLimits } from './limits.js';
import {
  LunarOccultationPathAtRequest,
  LunarOccultationPathRequest,
  LunarOccultationPathTopologyAtRequest,
  LunarOccultationPathTopologyRequest,
  LunarStarOccultationPathAtRequest,
  LunarStarOccultationPathRequest,
  LunarStarOccultationPathTopologyAtRequest,
  LunarStarOccultationPathTopologyRequest,
} from './schema.js';
import type { OccultationPathGeometryResponse, OccultationPathSearchResponse } from './schema.js';
import type {
  OccultationPathBoundaryPointResponse,
  OccultationPathPointResponse,
  OccultationPathTopologyResponse,
  OccultationPathTopologySearchResponse,
} from './schema-topology.js';
import { atHeight, planetContext, searchSpan, starContext, topologySpan } from './request.js';
import type { NamedContext } from './request.js';

/** Instant of a path: Julian day UT1 (as in answers) and TT. */
interface Epoch {
  readonly jd: number;
  readonly tt: number;
}

type GreatestDefinition = NonNullable<OccultationPathGeometryResponse['greatest_definition']>;

/** A band with its greatest instant and the instants of its samples. */
interface Path {
  readonly band: OccultationBand;
  readonly definition: GreatestDefinition;
  readonly greatest: Epoch;
  readonly epochs: readonly Epoch[];
  readonly first: number;
  readonly last: number;
}

/** Fields of a request with their defaults. */
interface Sampled {
  readonly sample_count: number;
  readonly observer_elev_m: number;
  readonly geojson: boolean;
}
type Ranged = Sampled & { readonly jd_start: number; readonly jd_end: number };
type Pointed = Sampled & { readonly jd_mid: number };

/** POST /v1/occultations/lunar-path: paths of the occultations of a planet. Errors: InvalidInput, OutOfCoverage. */
export function lunarPath(engine: Engine, request: LunarOccultationPathRequest): OccultationPathSearchResponse {
  const given = withDefaults(LunarOccultationPathRequest, request);
  return paths(engine, planetContext(engine, given.target, given.observer_elev_m, true), given);
}

/** POST /v1/occultations/lunar-star-path: paths of the occultations of a star. Errors: InvalidInput, OutOfCoverage. */
export function lunarStarPath(engine: Engine, request: LunarStarOccultationPathRequest): OccultationPathSearchResponse {
  const given = withDefaults(LunarStarOccultationPathRequest, request);
  return paths(engine, starContext(engine, given, given.observer_elev_m), given);
}

/**
 * POST /v1/occultations/lunar-path-at: path of a planet's occultation at an instant. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lunarPathAt(engine: Engine, request: LunarOccultationPathAtRequest): OccultationPathGeometryResponse {
  const given = withDefaults(LunarOccultationPathAtRequest, request);
  return pathAt(engine, planetContext(engine, given.target, given.observer_elev_m, true), given);
}

/**
 * POST /v1/occultations/lunar-star-path-at: path of a star's occultation at an instant. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lunarStarPathAt(
  engine: Engine,
  request: LunarStarOccultationPathAtRequest,
): OccultationPathGeometryResponse {
  const given = withDefaults(LunarStarOccultationPathAtRequest, request);
  return pathAt(engine, starContext(engine, given, given.observer_elev_m), given);
}

/**
 * POST /v1/occultations/lunar-path-topology: bands of the occultations of a planet. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lunarTopology(
  engine: Engine,
  request: LunarOccultationPathTopologyRequest,
): OccultationPathTopologySearchResponse {
  const given = withDefaults(LunarOccultationPathTopologyRequest, request);
  return topologies(engine, planetContext(engine, given.target, given.observer_elev_m, false), given);
}

/**
 * POST /v1/occultations/lunar-star-path-topology: bands of the occultations of a star. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lunarStarTopology(
  engine: Engine,
  request: LunarStarOccultationPathTopologyRequest,
): OccultationPathTopologySearchResponse {
  const given = withDefaults(LunarStarOccultationPathTopologyRequest, request);
  return topologies(engine, starContext(engine, given, given.observer_elev_m), given);
}

/**
 * POST /v1/occultations/lunar-path-topology-at: band of a planet's occultation at an instant. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lunarTopologyAt(
  engine: Engine,
  request: LunarOccultationPathTopologyAtRequest,
): OccultationPathTopologyResponse {
  const given = withDefaults(LunarOccultationPathTopologyAtRequest, request);
  return topologyAt(engine, planetContext(engine, given.target, given.observer_elev_m, false), given);
}

/**
 * POST /v1/occultations/lunar-star-path-topology-at: band of a star's occultation at an instant. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function lunarStarTopologyAt(
  engine: Engine,
  request: LunarStarOccultationPathTopologyAtRequest,
): OccultationPathTopologyResponse {
  const given = withDefaults(LunarStarOccultationPathTopologyAtRequest, request);
  return topologyAt(engine, starContext(engine, given, given.observer_elev_m), given);
}

function paths(engine: Engine, context: NamedContext, request: Ranged): OccultationPathSearchResponse {
  const { start, end, contains } = searchSpan(engine, request);
  const found = () =>
    [...occultationsBetween(context, start, end, LATTICE_DAYS)].filter(({ insideTtJ2k }) => contains(insideTtJ2k));
  const events = atHeight(request.observer_elev_m, () =>
    found().map(({ band, ttJ2k, insideTtJ2k: tt }) => {
      const path = pathOf(engine, band, { tt, jd: stamp(engine, tt).jd }, request.sample_count);
      const definition = tt === ttJ2k ? 'least_geocentric_separation' : 'greatest_clearance';
      return withMap(summaryOf(engine, context, { ...path, definition }), path, request);
    }),
  );
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}

function pathAt(engine: Engine, context: NamedContext, request: Pointed): OccultationPathGeometryResponse {
  const summary = atHeight(request.observer_elev_m, () => {
    const path = givenPath(engine, context, request, request.sample_count);
    return withMap(summaryOf(engine, context, path), path, request);
  });
  return { ...summary, computation_basis: basisOfJd(engine, request.jd_mid) };
}

function topologies(
  engine: Engine,
  context: NamedContext,
  request: Ranged & { readonly step_days: number },
): OccultationPathTopologySearchResponse {
  const { start, end, stepDays, toleranceDays } = topologySpan(engine, request);
  const events = atHeight(request.observer_elev_m, () =>
    greatestBetween(context, start, end, stepDays, toleranceDays).map(({ band, ttJ2k: tt }) =>
      topologyOf(
        engine,
        context,
        {
          ...pathOf(engine, band, { tt, jd: stamp(engine, tt).jd }, request.sample_count),
          definition: 'greatest_clearance',
        },
        request,
      ),
    ),
  );
  return { events, computation_basis: basisOfJd(engine, request.jd_start) };
}

function topologyAt(engine: Engine, context: NamedContext, request: Pointed): OccultationPathTopologyResponse {
  const topology = atHeight(request.observer_elev_m, () =>
    topologyOf(engine, context, givenPath(engine, context, request, request.sample_count), request),
  );
  return { ...topology, computation_basis: basisOfJd(engine, request.jd_mid) };
}

/** Path around an instant of the request. Errors: InvalidInput when no place has an occultation at it. */
function givenPath(engine: Engine, context: NamedContext, request: Pointed, sampleCount: number): Path {
  const tt = ttOfJd(engine, request.jd_mid),
    band = bandFor(context, tt);
  if (!(band.clearanceAt(tt) > CONTACT_CLEARANCE_RAD)) {
    throw new InvalidInput({
      field: '/jd_mid',
      message: `is not an instant at which the Moon occults ${context.name} for some place`,
      given: request.jd_mid,
      allowed: nearestOf(engine, context, tt),
    });
  }
  return { ...pathOf(engine, band, { tt, jd: request.jd_mid }, sampleCount), definition: 'requested_instant' };
}

/** The occultation nearest to an instant, within a month, as text for an error. */
function nearestOf(engine: Engine, context: NamedContext, tt: number): string {
  let nearest: { jd: number; utc: string } | null = null,
    away = Infinity;
  for (const { insideTtJ2k } of occultationsBetween(context, tt, tt, 29)) {
    if (Math.abs(insideTtJ2k - tt) < away) {
      away = Math.abs(insideTtJ2k - tt);
      nearest = stamp(engine, insideTtJ2k);
    }
  }
  return nearest === null
    ? 'an instant during an occultation; there is none within 29 days'
    : `an instant during an occultation; the nearest one is greatest near ${nearest.jd} (${nearest.utc})`;
}

/**
 * Samples equally spaced in UT1 from first to last contact; the inner sample nearest to the greatest instant is
 * replaced by that instant.
 */
function pathOf(engine: Engine, band: OccultationBand, greatest: Epoch, sampleCount: number): Omit<Path, 'definition'> {
  const { first, last } = band.contacts(greatest.tt),
    from = stamp(engine, first).jd,
    to = stamp(engine, last).jd;
  if (sampleCount === 1) return { band, greatest, epochs: [greatest], first, last };
  const epochs: Epoch[] = [];
  for (let i = 0; i < sampleCount; i++) {
    const jd = from + ((to - from) * i) / (sampleCount - 1);
    epochs.push(
      i === 0 ? { jd: from, tt: first } : i === sampleCount - 1 ? { jd: to, tt: last } : { jd, tt: ttOfJd(engine, jd) },
    );
  }
  if (sampleCount > 2) {
    const near = Math.round(((greatest.jd - from) / (to - from)) * (sampleCount - 1));
    epochs[Math.min(sampleCount - 2, Math.max(1, near))] = greatest;
  }
  return { band, greatest, epochs, first, last };
}

function summaryOf(engine: Engine, context: NamedContext, path: Path): OccultationPathGeometryResponse {
  const { band, greatest } = path,
    centres = path.epochs.map(({ tt }) => band.centreAt(tt));
  const centre = band.centreAt(greatest.tt),
    across = limitsAt(band, centre);
  return {
    occulting_body: 'Moon',
    occulted_body: context.name,
    jd_greatest_ut: greatest.jd,
    greatest_datetime_utc: stamp(engine, greatest.tt).utc,
    greatest_definition: path.definition,
    central_line_lats: centres.map(latitudeOf),
    central_line_lons: centres.map(longitudeOf),
    path_width_km: across.left.distanceKm + across.right.distanceKm,
    duration_at_greatest_s: band.durationSeconds(centre, path.first, path.last),
  };
}

/** The answer with its map, if requested. */
const withMap = (
  answer: OccultationPathGeometryResponse,
  { band, greatest }: Pick<Path, 'band' | 'greatest'>,
  { geojson = false }: Pick<Ranged, 'geojson'>,
): OccultationPathGeometryResponse =>
  geojson ? { ...answer, geojson: pathGeoJson(answer, positionOf(band.centreAt(greatest.tt))) } : answer;

interface Limit {
  readonly centre: Centre;
  readonly distanceKm: number;
}

/** Limits on both sides of the track at a centre. Errors: UnclosedBand. */
function limitsAt(band: OccultationBand, centre: Centre): { left: Limit; right: Limit } {
  const left = band.leftOf(centre);
  if (left === null) throw new UnclosedBand('the centre does not move over the ground');
  const of = (side: Side): Limit => {
    const { centre: place, distanceRad } = band.limit(centre, left, side);
    return { centre: place, distanceKm: distanceRad * WGS84_EQUATORIAL_RADIUS_KM };
  };
  return { left: of('left'), right: of('right') };
}

function topologyOf(
  engine: Engine,
  context: NamedContext,
  path: Path,
  {
    observer_elev_m: elevationM = 0,
    geojson = false,
    include_limits = false,
  }: Pick<LunarOccultationPathTopologyAtRequest, 'observer_elev_m' | 'geojson' | 'include_limits'>,
): OccultationPathTopologyResponse {
  const { band } = path,
    rows = path.epochs.map((epoch) => {
      const centre = band.centreAt(epoch.tt),
        utc = stamp(engine, epoch.tt).utc;
      // At the contacts the region is a single place.
      const across =
        epoch.tt === path.first || epoch.tt === path.last
          ? { left: { centre, distanceKm: 0 }, right: { centre, distanceKm: 0 } }
          : limitsAt(band, centre);
      return {
        epoch,
        centre: pointOf(epoch.jd, utc, centre),
        left: limitOf('left', epoch.jd, utc, across.left),
        right: limitOf('right', epoch.jd, utc, across.right),
      };
    });
  const greatest = rows.find(({ epoch }) => epoch === path.greatest) ?? rows[0];
  const answer: OccultationPathTopologyResponse = {
    summary: {
      occulting_body: 'Moon',
      occulted_body: context.name,
      jd_greatest_ut: path.greatest.jd,
      greatest_datetime_utc: greatest.centre.datetime_utc,
      greatest_definition: path.definition,
      central_line_lats: rows.map(({ centre }) => centre.latitude_deg),
      central_line_lons: rows.map(({ centre }) => centre.longitude_deg),
      path_width_km: greatest.left.cross_track_distance_km + greatest.right.cross_track_distance_km,
      duration_at_greatest_s: band.durationSeconds(band.centreAt(path.greatest.tt), path.first, path.last),
    },
    topology: 'two_sided_band',
    centers: rows.map(({ centre }) => centre),
    boundaries: [
      { side: 'left', points: rows.map(({ left }) => left) },
      { side: 'right', points: rows.map(({ right }) => right) },
    ],
    greatest_left: greatest.left,
    greatest_right: greatest.right,
    pole_crossings: band.poleContacts(path.first, path.last).map(({ pole, phase, centre, side }) => {
      const { jd, utc } = stamp(engine, centre.ttJ2k);
      return {
        pole,
        phase,
        point: { ...pointOf(jd, utc, centre), latitude_deg: pole === 'north' ? 90 : -90, longitude_deg: 0 },
        boundary_side: side,
      };
    }),
    lunar_limb_model: 'SPHERICAL_MEAN_LIMB',
    target_model: context.target.star !== null ? 'POINT_SOURCE' : 'JPL_EQUATORIAL_SOLID_BODY',
    observer_elevation_m: elevationM,
    observer_geometry: 'WGS84_GEODETIC',
    width_metric: 'SPHERICAL_GREAT_CIRCLE_R6378_137_KM',
    time_scale: 'UT1',
    atmospheric_refraction: false,
    saturn_rings_included: false,
  };
  if (include_limits) answer.limits = grazeLimits(engine, context, path, path.epochs.length);
  return geojson
    ? { ...answer, geojson: bandGeoJson(answer, [greatest.centre.longitude_deg, greatest.centre.latitude_deg]) }
    : answer;
}

const latitudeOf = (centre: Centre): number => normalLatitudeDeg(centre.nx, centre.ny, centre.nz);
const positionOf = (centre: Centre): Position => [longitudeOf(centre), latitudeOf(centre)];
const longitudeOf = ({ nx, ny, gastRad }: Centre): number =>
  nx === 0 && ny === 0 ? 0 : signedDeg((Math.atan2(ny, nx) - gastRad) * DEG_PER_RAD);

function pointOf(jd: number, utc: string, centre: Centre): OccultationPathPointResponse {
  return {
    jd_ut: jd,
    datetime_utc: utc,
    latitude_deg: latitudeOf(centre),
    longitude_deg: longitudeOf(centre),
    separation_deg: centre.separation * DEG_PER_RAD,
    clearance_deg: centre.clearance * DEG_PER_RAD + 0,
    target_altitude_deg: Math.asin(Math.max(-1, Math.min(1, centre.sinAltitude))) * DEG_PER_RAD + 0,
  };
}

const limitOf = (side: Side, jd: number, utc: string, limit: Limit): OccultationPathBoundaryPointResponse => ({
  side,
  point: pointOf(jd, utc, limit.centre),
  cross_track_distance_km: limit.distanceKm,
});
