import { signAnswer } from '../../../wire/positions.js';
import { J2000_JD } from '../../../kernel/constants.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { suggestNames } from '../../../kernel/suggest.js';
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

const provenance = (entrypoint: string, stages: string[]): UranianProvenanceResponse => ({
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
  stage_sequence: stages,
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

function positionOf(point: UniformPoint, jdUt1: number): UranianPositionResponse {
  const longitude = longitudeOf(point, jdUt1 - J2000_JD);
  return {
    name: point.name,
    longitude,
    ...signAnswer(longitude),
    speed: point.motionDegPerDay,
    body_kind: 'hypothetical_body',
  };
}

/** GET /v1/uranian/catalog */
export function uranianCatalog(): UranianCatalogResponse {
  return {
    names: [...URANIAN_NAMES],
    count: URANIAN_NAMES.length,
    ...MODEL,
    provenance: provenance('list_uranian', [
      'catalog_name_table_read',
      'hypothetical_body_provenance_assignment',
      'uranian_catalog_response_serialization',
    ]),
  };
}

/** POST /v1/uranian/position */
export function uranianPosition(request: UranianPositionRequest): UranianSingleResponse {
  return {
    position: positionOf(pointNamed(request.name, '/name'), request.jd_ut),
    provenance: provenance('uranian_at', [
      'jd_ut_validation',
      'case_sensitive_name_lookup',
      'linear_mean_position_computation',
      'sign_derivation',
      'uranian_position_response_serialization',
    ]),
  };
}

/** POST /v1/uranian/bulk */
export function uranianBulk(request: UranianBulkRequest): UranianBulkResponse {
  const names = request.names ?? null;
  const points = names === null ? URANIAN_POINTS : names.map((name, i) => pointNamed(name, `/names/${i}`));
  const repeated = points.findIndex((point, i) => points.indexOf(point) !== i);
  if (repeated >= 0)
    throw new InvalidInput({
      field: `/names/${repeated}`,
      message: 'the same point twice',
      given: points[repeated].name,
      allowed: 'each point once',
    });
  return {
    positions: Object.fromEntries(points.map((point) => [point.name, positionOf(point, request.jd_ut)])),
    count: points.length,
    requested_names: points.map((point) => point.name),
    provenance: provenance(names === null ? 'all_uranian_at' : 'uranian_at', [
      'jd_ut_validation',
      'case_sensitive_name_list_resolution',
      'linear_mean_position_computation',
      'sign_derivation',
      'uranian_bulk_response_serialization',
    ]),
  };
}
