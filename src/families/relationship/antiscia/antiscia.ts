import { REFLECTIONS, antiscion, contraAntiscion } from '../../../doctrine/zodiac/antiscia.js';
import { arcBetween } from '../../../kernel/circle.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
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

function provenance(entrypoint: string, stages: StageLog, ordering: string | null): AntisciaProvenanceResponse {
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
    stage_sequence: stages.names,
  };
}

/** POST /v1/antiscia/reflect */
export function reflect(request: AntisciaReflectRequest): AntisciaReflectResponse {
  const stages = new StageLog();
  // The body of the request is checked before: a longitude is any finite number.
  const longitude = stages.run('longitude_validation', () => (request.longitude === 0 ? 0 : request.longitude));
  const kind = stages.run('reflection_kind_resolution', () => request.kind ?? 'both');
  const reflections = stages.run('direct_reflection_computation', () => ({
    antiscion: kind === 'contra_antiscion' ? null : antiscion(longitude),
    contra_antiscion: kind === 'antiscion' ? null : contraAntiscion(longitude),
  }));
  return stages.run('antiscia_reflection_response_serialization', () => ({
    longitude,
    ...reflections,
    normalized_range: [0, 360],
    provenance: provenance(kind === 'both' ? 'antiscion+contra_antiscion' : kind, stages, null),
  }));
}

const contactOrb = (request: { readonly orb?: number }): number => (request.orb === 0 ? 0 : (request.orb ?? 1));

function answer(
  contacts: AntisciaContactResponse[],
  orb: number,
  entrypoint: string,
  stages: StageLog,
): AntisciaContactsResponse {
  return { contacts, count: contacts.length, orb, provenance: provenance(entrypoint, stages, 'increasing_orb') };
}

const byOrb = (found: AntisciaContactResponse[]): AntisciaContactResponse[] => found.sort((a, b) => a.orb - b.orb);

/**
 * Contacts between the points, each pair once for each reflection. A falls on B's reflection as B falls on A's; body1 is the one
 * whose reading is tighter in the last digit, the first of the request when they are equal.
 */
function pairContacts(points: readonly NamedValue[], orb: number): AntisciaContactResponse[] {
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
  return found;
}

/** POST /v1/antiscia/contacts */
export function contacts(request: AntisciaContactsRequest): AntisciaContactsResponse {
  const stages = new StageLog();
  const points = stages.run('positions_validation', () => namedLongitudes(request.positions, '/positions', 'trim'));
  const orb = stages.run('orb_validation', () => contactOrb(request));
  const found = stages.run('pair_contact_search', () => pairContacts(points, orb));
  const sorted = stages.run('increasing_orb_sorting', () => byOrb(found));
  return stages.run('antiscia_contacts_response_serialization', () => answer(sorted, orb, 'find_antiscia', stages));
}

/** The point of the request: its longitude, in degrees, and its name. Errors: InvalidInput for a blank name. */
function requestedPoint(request: AntisciaToPointRequest): NamedValue {
  const name = (request.point_name ?? 'Point').trim();
  if (name === '')
    throw new InvalidInput({
      field: '/point_name',
      message: 'a point needs a name',
      given: request.point_name,
      allowed: 'a name that is not blank',
    });
  return { name, value: normalizeDeg(request.point_longitude) };
}

function pointContacts(points: readonly NamedValue[], point: NamedValue, orb: number): AntisciaContactResponse[] {
  const found: AntisciaContactResponse[] = [];
  for (const body of points) {
    for (const [aspect, reflection] of REFLECTIONS) {
      const shadow = reflection(body.value),
        distance = arcBetween(shadow, point.value);
      if (distance <= orb)
        found.push({
          body1: body.name,
          body2: point.name,
          aspect,
          lon1: body.value,
          lon2: point.value,
          shadow,
          orb: distance,
        });
    }
  }
  return found;
}

/** POST /v1/antiscia/to-point: bodies whose reflection falls on a point. */
export function toPoint(request: AntisciaToPointRequest): AntisciaContactsResponse {
  const stages = new StageLog();
  const point = stages.run('point_longitude_validation', () => requestedPoint(request));
  const points = stages.run('positions_validation', () => namedLongitudes(request.positions, '/positions', 'trim'));
  const orb = stages.run('orb_validation', () => contactOrb(request));
  const found = stages.run('point_contact_search', () => pointContacts(points, point, orb));
  const sorted = stages.run('increasing_orb_sorting', () => byOrb(found));
  return stages.run('antiscia_to_point_response_serialization', () => answer(sorted, orb, 'antiscia_to_point', stages));
}
