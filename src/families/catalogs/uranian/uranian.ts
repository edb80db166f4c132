import { signAnswer } from '../../../wire/positions.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { suggestNames } from '../../../kernel/suggest.js';
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

const provenance = (entrypoint: string, stages: StageLog): UranianProvenanceResponse => ({
  source_module: 'engine.uranian',
  engine_entrypoint: entrypoint,
  body_kind: 'hypothetical_body',
  school: 'Hamburg_Uranian',
  formula_basis: 'longitude = mean longitude at J2000 + constant daily motion * (jd_ut - 2451545)',
  ...MODEL,
  physical_ephemeris: 'none',
  spk_kernel_used: false,
  current_name_count: URANIAN_NAMES.length,
  note: 'Mean points of hypothetical orbits, seen from the Sun: no bodies that an ephemeris knows, no equation of the centre, no parallax of the Earth.',
  element_source: 'Neely 1988 (Hamburg school), Strubell and Landscheidt (Transpluto); general precession IAU 2006',
  stage_sequence: stages.names,
});

/** The point of that name, as the catalogue writes it. Errors: InvalidInput with suggestions. */
function pointNamed(name: string, field: string): UniformPoint {
  const point = URANIAN_POINTS.find((candidate) => candidate.name === name.trim());
  if (point !== undefined) return point;
  throw new InvalidInput({
    field,
    message: 'no such hypothetical point (names are case-sensitive)',
    given: name,
    allowed: URANIAN_NAMES,
    suggestions: suggestNames(name, URANIAN_NAMES),
  });
}

type Sign = ReturnType<typeof signAnswer>;

const positionAnswer = (point: UniformPoint, longitude: number, sign: Sign): UranianPositionResponse => ({
  name: point.name,
  longitude,
  ...sign,
  speed: point.motionDegPerDay,
  body_kind: 'hypothetical_body',
});

/** Days from J2000.0, UT1, of the request, whose body is checked before: the points move evenly through all time. */
const daysOf = (stages: StageLog, { jd_ut: jd }: { readonly jd_ut: number }): number =>
  stages.run('jd_ut_validation', () => jd - J2000_JD);

/** GET /v1/uranian/catalog */
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

/** POST /v1/uranian/position */
export function uranianPosition(request: UranianPositionRequest): UranianSingleResponse {
  const stages = new StageLog(),
    days = daysOf(stages, request);
  const point = stages.run('case_sensitive_name_lookup', () => pointNamed(request.name, '/name'));
  const longitude = stages.run('linear_mean_position_computation', () => longitudeOf(point, days));
  const sign = stages.run('sign_derivation', () => signAnswer(longitude));
  return stages.run('uranian_position_response_serialization', () => ({
    position: positionAnswer(point, longitude, sign),
    provenance: provenance('uranian_at', stages),
  }));
}

/** The points of the request, each once; all of them when it names none. Errors: InvalidInput. */
function requestedPoints(names: readonly string[] | null): readonly UniformPoint[] {
  if (names === null) return URANIAN_POINTS;
  const points = names.map((name, i) => pointNamed(name, `/names/${i}`));
  const repeated = points.findIndex((point, i) => points.indexOf(point) !== i);
  if (repeated >= 0)
    throw new InvalidInput({
      field: `/names/${repeated}`,
      message: 'the same point twice',
      given: points[repeated].name,
      allowed: 'each point once',
    });
  return points;
}

/** POST /v1/uranian/bulk */
export function uranianBulk(request: UranianBulkRequest): UranianBulkResponse {
  const stages = new StageLog(),
    names = request.names ?? null,
    days = daysOf(stages, request);
  const points = stages.run('case_sensitive_name_list_resolution', () => requestedPoints(names));
  const longitudes = stages.run('linear_mean_position_computation', () =>
    points.map((point) => longitudeOf(point, days)),
  );
  const signs = stages.run('sign_derivation', () => longitudes.map(signAnswer));
  return stages.run('uranian_bulk_response_serialization', () => ({
    positions: Object.fromEntries(
      points.map((point, i) => [point.name, positionAnswer(point, longitudes[i], signs[i])]),
    ),
    count: points.length,
    requested_names: points.map((point) => point.name),
    provenance: provenance(names === null ? 'all_uranian_at' : 'uranian_at', stages),
  }));
}
