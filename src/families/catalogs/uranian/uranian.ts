import type { Engine } from '../../../engine.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { DEG_PER_RAD, J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput, namingField } from '../../../kernel/errors.js';
import { LON, LON_RATE } from '../../../kernel/spherical.js';
import { suggestNames } from '../../../kernel/suggest.js';
import { placeOnFixedOrbit } from '../../../sky/fixed-orbit.js';
import { basisOfJd, instantOfJd } from '../../../wire/instant.js';
import { signAnswer } from '../../../wire/positions.js';
import { StageLog } from '../../../wire/stage-log.js';
import { longitudeOf, URANIAN_NAMES, URANIAN_POINTS } from './points.js';
import type { UniformPoint } from './points.js';
import type {
  UranianBulkRequest,
  UranianBulkResponse,
  UranianCatalogResponse,
  UranianPositionRequest,
  UranianPositionResponse,
  UranianProvenanceResponse,
  UranianSingleResponse,
} from './schema.js';

const MODEL = { model: 'linear_mean_motion_table', frame: 'tropical_ecliptic_longitude', epoch: 'J2000' };
const HELIOCENTRIC = {
  formula_basis: 'longitude = mean longitude at J2000 + constant daily motion * (jd_ut - 2451545)',
  ...MODEL,
  physical_ephemeris: 'none',
  note: 'Heliocentric mean longitudes of hypothetical bodies, which are in no ephemeris: without equation of the centre and without parallax.',
};
const GEOCENTRIC = {
  formula_basis:
    'Kepler ellipse of the elements in the ecliptic and equinox of their day; light time, deflection, aberration, precession, nutation',
  model: 'keplerian_ellipse_geocentric_apparent',
  frame: 'tropical_ecliptic_longitude',
  epoch: 'of date',
  physical_ephemeris: 'Earth and Sun alone',
  note: 'Geocentric apparent positions of hypothetical bodies, which are in no ephemeris.',
};
type PlaceCenter = NonNullable<UranianPositionRequest['place_center']>;

const provenance = (
  entrypoint: string,
  stages: StageLog,
  placeCenter: PlaceCenter = 'heliocentric',
): UranianProvenanceResponse => ({
  source_module: 'engine.uranian',
  engine_entrypoint: entrypoint,
  body_kind: 'hypothetical_body',
  school: 'Hamburg_Uranian',
  ...(placeCenter === 'geocentric' ? GEOCENTRIC : HELIOCENTRIC),
  place_center: placeCenter,
  spk_kernel_used: false,
  current_name_count: URANIAN_NAMES.length,
  element_source: 'Neely 1988 (Hamburg school), Strubell and Landscheidt (Transpluto); general precession IAU 2006',
  stage_sequence: stages.names,
});

/** The point with a name; names are case-sensitive. Errors: InvalidInput with suggestions. */
function pointNamed(name: string, field: string): UniformPoint {
  const point = URANIAN_POINTS.find((candidate) => candidate.name === name.trim());
  if (point !== undefined) return point;
  throw new InvalidInput({
    field,
    message: 'is not a known hypothetical point (names are case-sensitive)',
    given: name,
    allowed: URANIAN_NAMES,
    suggestions: suggestNames(name, URANIAN_NAMES),
  });
}

interface Position {
  readonly longitude: number;
  /** Degrees per day. */
  readonly speed: number;
}

/** Positions of points at the Julian day UT1 of a request, `days` after J2000.0. Errors: OutOfCoverage for geocentric positions. */
function positionsOf(
  engine: Engine,
  { jd_ut: jd, place_center: placeCenter }: UranianBulkRequest,
  days: number,
  points: readonly UniformPoint[],
): readonly Position[] {
  if (placeCenter !== 'geocentric')
    return points.map((point) => ({ longitude: longitudeOf(point, days), speed: point.motionDegPerDay }));
  const epoch = namingField('/jd_ut', jd, () => engine.sky.epoch(instantOfJd(engine, jd)));
  const place = new Float64Array(6);
  return points.map(({ orbit }) => {
    placeOnFixedOrbit(epoch, orbit, place);
    return { longitude: normalizeDeg(place[LON] * DEG_PER_RAD), speed: place[LON_RATE] * DEG_PER_RAD };
  });
}

const geocentricBasis = (engine: Engine, { jd_ut: jd, place_center: placeCenter }: UranianBulkRequest) =>
  placeCenter === 'geocentric' ? { computation_basis: basisOfJd(engine, jd) } : {};

const positionAnswer = (
  point: UniformPoint,
  position: Position,
  sign: ReturnType<typeof signAnswer>,
): UranianPositionResponse => ({
  name: point.name,
  longitude: position.longitude,
  ...sign,
  speed: position.speed,
  body_kind: 'hypothetical_body',
});

/** Name of the stage that computes the positions. */
const computation = ({ place_center: placeCenter }: UranianBulkRequest): string =>
  placeCenter === 'geocentric' ? 'geocentric_apparent_position_computation' : 'linear_mean_position_computation';

/** Days since J2000.0, UT1, of a request. The uniform motion has no limits in time. */
const daysOf = (stages: StageLog, { jd_ut: jd }: { readonly jd_ut: number }): number =>
  stages.run('jd_ut_validation', () => jd - J2000_JD);

/** GET /v1/uranian/catalog: names of the nine points. */
export function uranianCatalog(): UranianCatalogResponse {
  const stages = new StageLog();
  const names = stages.run('catalog_name_table_read', () => [...URANIAN_NAMES]);
  const model = stages.run('hypothetical_body_provenance_assignment', () => MODEL);
  return stages.run('uranian_catalog_response_serialization', () => ({
    names,
    count: names.length,
    ...model,
    provenance: provenance('list_uranian', stages),
  }));
}

/** POST /v1/uranian/position: position of one point. Errors: InvalidInput, OutOfCoverage. */
export function uranianPosition(engine: Engine, request: UranianPositionRequest): UranianSingleResponse {
  const stages = new StageLog(),
    days = daysOf(stages, request);
  const point = stages.run('case_sensitive_name_lookup', () => pointNamed(request.name, '/name'));
  const [position] = stages.run(computation(request), () => positionsOf(engine, request, days, [point]));
  const sign = stages.run('sign_derivation', () => signAnswer(position.longitude));
  return stages.run('uranian_position_response_serialization', () => ({
    position: positionAnswer(point, position, sign),
    provenance: provenance('uranian_at', stages, request.place_center),
    ...geocentricBasis(engine, request),
  }));
}

/** The requested points; all nine for null. Errors: InvalidInput for unknown or repeated names. */
function requestedPoints(names: readonly string[] | null): readonly UniformPoint[] {
  if (names === null) return URANIAN_POINTS;
  const points = names.map((name, i) => pointNamed(name, `/names/${i}`));
  const repeated = points.findIndex((point, i) => points.indexOf(point) !== i);
  if (repeated >= 0)
    throw new InvalidInput({
      field: `/names/${repeated}`,
      message: 'must not repeat a point',
      given: points[repeated].name,
      allowed: 'each point once',
    });
  return points;
}

/** POST /v1/uranian/bulk: positions of several points. Errors: InvalidInput, OutOfCoverage. */
export function uranianBulk(engine: Engine, request: UranianBulkRequest): UranianBulkResponse {
  const stages = new StageLog(),
    names = request.names ?? null,
    days = daysOf(stages, request);
  const points = stages.run('case_sensitive_name_list_resolution', () => requestedPoints(names));
  const found = stages.run(computation(request), () => positionsOf(engine, request, days, points));
  const signs = stages.run('sign_derivation', () => found.map(({ longitude }) => signAnswer(longitude)));
  return stages.run('uranian_bulk_response_serialization', () => ({
    positions: Object.fromEntries(points.map((point, i) => [point.name, positionAnswer(point, found[i], signs[i])])),
    count: points.length,
    requested_names: points.map((point) => point.name),
    provenance: provenance(names === null ? 'all_uranian_at' : 'uranian_at', stages, request.place_center),
    ...geocentricBasis(engine, request),
  }));
}
