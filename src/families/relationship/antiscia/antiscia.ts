import { REFLECTIONS, antiscion, contraAntiscion } from '../../../doctrine/zodiac/antiscia.js';
import { arcBetween } from '../../../kernel/circle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { MAX_ORB_DEG, MAX_POINT_NAME, MAX_POSITIONS } from './schema.js';
import type {
  AntisciaContactResponse,
  AntisciaContactsRequest,
  AntisciaContactsResponse,
  AntisciaProvenanceResponse,
  AntisciaReflectRequest,
  AntisciaReflectResponse,
  AntisciaToPointRequest,
} from './schema.js';

function provenance(entrypoint: string, stages: string[], ordering: string | null): AntisciaProvenanceResponse {
  return {
    source_module: 'engine.antiscia',
    engine_entrypoint: entrypoint,
    doctrine: 'ordinary_antiscia',
    antiscion_formula: '(180 - longitude) mod 360',
    contra_antiscion_formula: '(360 - longitude) mod 360',
    primary_direction_boundary: 'not_primary_direction_antiscia',
    chart_motion: 'not_computed',
    ephemeris: 'not_used',
    bounds: { max_positions: MAX_POSITIONS, max_orb: MAX_ORB_DEG, max_point_name_length: MAX_POINT_NAME },
    ...(ordering === null ? {} : { result_ordering: ordering }),
    stage_sequence: stages,
  };
}

/** POST /v1/antiscia/reflect */
export function reflect(request: AntisciaReflectRequest): AntisciaReflectResponse {
  const kind = request.kind ?? 'both';
  const entrypoint = kind === 'both' ? 'antiscion+contra_antiscion' : kind;
  return {
    longitude: request.longitude === 0 ? 0 : request.longitude,
    antiscion: kind === 'contra_antiscion' ? null : antiscion(request.longitude),
    contra_antiscion: kind === 'antiscion' ? null : contraAntiscion(request.longitude),
    normalized_range: [0, 360],
    provenance: provenance(
      entrypoint,
      [
        'longitude_validation',
        'reflection_kind_resolution',
        'direct_reflection_computation',
        'antiscia_reflection_response_serialization',
      ],
      null,
    ),
  };
}

function answer(
  contacts: AntisciaContactResponse[],
  orb: number,
  entrypoint: string,
  stages: string[],
): AntisciaContactsResponse {
  contacts.sort((a, b) => a.orb - b.orb);
  return {
    contacts,
    count: contacts.length,
    orb: orb === 0 ? 0 : orb,
    provenance: provenance(entrypoint, stages, 'increasing_orb'),
  };
}

/**
 * POST /v1/antiscia/contacts: each pair once for each reflection. A falls on B's reflection as B falls on A's; body1 is the one
 * whose reading is tighter in the last digit, the first of the request when they are equal.
 */
export function contacts(request: AntisciaContactsRequest): AntisciaContactsResponse {
  const points = namedLongitudes(request.positions, '/positions', 'trim'),
    orb = request.orb ?? 1;
  const found: AntisciaContactResponse[] = [];
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) {
      for (const [aspect, reflection] of REFLECTIONS) {
        const shadowA = reflection(points[i].value),
          shadowB = reflection(points[j].value);
        const orbA = arcBetween(shadowA, points[j].value),
          orbB = arcBetween(shadowB, points[i].value);
        if (Math.min(orbA, orbB) > orb) continue;
        const [a, b, shadow, distance] =
          orbA <= orbB
            ? ([points[i], points[j], shadowA, orbA] as const)
            : ([points[j], points[i], shadowB, orbB] as const);
        found.push({ body1: a.name, body2: b.name, aspect, lon1: a.value, lon2: b.value, shadow, orb: distance });
      }
    }
  }
  return answer(found, orb, 'find_antiscia', [
    'positions_validation',
    'orb_validation',
    'pair_contact_search',
    'increasing_orb_sorting',
    'antiscia_contacts_response_serialization',
  ]);
}

/** POST /v1/antiscia/to-point: bodies whose reflection falls on a point. */
export function toPoint(request: AntisciaToPointRequest): AntisciaContactsResponse {
  const points = namedLongitudes(request.positions, '/positions', 'trim'),
    orb = request.orb ?? 1;
  const point = normalizeDeg(request.point_longitude),
    name = (request.point_name ?? 'Point').trim();
  if (name === '')
    throw new InvalidInput({
      field: '/point_name',
      message: 'a point needs a name',
      given: request.point_name,
      allowed: 'a name that is not blank',
    });
  const found: AntisciaContactResponse[] = [];
  for (const body of points) {
    for (const [aspect, reflection] of REFLECTIONS) {
      const shadow = reflection(body.value),
        distance = arcBetween(shadow, point);
      if (distance <= orb)
        found.push({ body1: body.name, body2: name, aspect, lon1: body.value, lon2: point, shadow, orb: distance });
    }
  }
  return answer(found, orb, 'antiscia_to_point', [
    'point_longitude_validation',
    'positions_validation',
    'orb_validation',
    'point_contact_search',
    'increasing_orb_sorting',
    'antiscia_to_point_response_serialization',
  ]);
}
