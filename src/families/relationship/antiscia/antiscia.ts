import { withDefaults } from '../../../contract/defaults.js';
import { antiscion, contraAntiscion, reflectionContacts, reflectionsOn } from '../../../doctrine/zodiac/antiscia.js';
import type { ReflectionContact } from '../../../doctrine/zodiac/antiscia.js';
import { namedLongitudes } from '../../../wire/named-points.js';
import type { NamedValue } from '../../../wire/named-points.js';
import { StageLog } from '../../../wire/stage-log.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import {
  AntisciaContactsRequest,
  AntisciaReflectRequest,
  AntisciaToPointRequest,
  MAX_ORB_DEG,
  MAX_POINT_NAME,
  MAX_POSITIONS,
} from './schema.js';
import type {
  AntisciaContactResponse,
  AntisciaContactsResponse,
  AntisciaProvenanceResponse,
  AntisciaReflectResponse,
} from './schema.js';

/** The number with 0 in place of -0. */
const positiveZero = (value: number): number => (value === 0 ? 0 : value);

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

/** POST /v1/antiscia/reflect: antiscion and contra-antiscion of a longitude. */
export function reflect(request: AntisciaReflectRequest): AntisciaReflectResponse {
  const stages = new StageLog();
  // The schema admits every finite number as a longitude. The answer has 0 in place of -0.
  const longitude = stages.run('longitude_validation', () => positiveZero(request.longitude));
  const kind = stages.run('reflection_kind_resolution', () => withDefaults(AntisciaReflectRequest, request).kind);
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

/** A contact in the wire shape. */
const contactAnswer = ({
  reflected,
  other,
  reflection,
  shadowDeg,
  orbDeg,
}: ReflectionContact): AntisciaContactResponse => ({
  body1: reflected.name,
  body2: other.name,
  aspect: reflection,
  lon1: reflected.value,
  lon2: other.value,
  shadow: shadowDeg,
  orb: orbDeg,
});

function answer(
  contacts: AntisciaContactResponse[],
  orb: number,
  entrypoint: string,
  stages: StageLog,
): AntisciaContactsResponse {
  return { contacts, count: contacts.length, orb, provenance: provenance(entrypoint, stages, 'increasing_orb') };
}

const byOrb = (found: readonly ReflectionContact[]): AntisciaContactResponse[] =>
  [...found].sort((a, b) => a.orbDeg - b.orbDeg).map(contactAnswer);

/** POST /v1/antiscia/contacts: contacts among named longitudes. Errors: InvalidInput. */
export function contacts(request: AntisciaContactsRequest): AntisciaContactsResponse {
  const stages = new StageLog();
  const points = stages.run('positions_validation', () => namedLongitudes(request.positions, '/positions', 'trim'));
  const orb = stages.run('orb_validation', () => positiveZero(withDefaults(AntisciaContactsRequest, request).orb));
  const found = stages.run('pair_contact_search', () => reflectionContacts(points, orb));
  const sorted = stages.run('increasing_orb_sorting', () => byOrb(found));
  return stages.run('antiscia_contacts_response_serialization', () => answer(sorted, orb, 'find_antiscia', stages));
}

/** Name and longitude (degrees) of the point of a request. Errors: InvalidInput for a blank name. */
function requestedPoint(request: AntisciaToPointRequest): NamedValue {
  const name = withDefaults(AntisciaToPointRequest, request).point_name.trim();
  if (name === '')
    throw new InvalidInput({
      field: '/point_name',
      message: 'must not be blank',
      given: request.point_name,
      allowed: 'a name that is not blank',
    });
  return { name, value: normalizeDeg(request.point_longitude) };
}

/** POST /v1/antiscia/to-point: bodies whose reflection is close to a point. Errors: InvalidInput. */
export function toPoint(request: AntisciaToPointRequest): AntisciaContactsResponse {
  const stages = new StageLog();
  const point = stages.run('point_longitude_validation', () => requestedPoint(request));
  const points = stages.run('positions_validation', () => namedLongitudes(request.positions, '/positions', 'trim'));
  const orb = stages.run('orb_validation', () => positiveZero(withDefaults(AntisciaToPointRequest, request).orb));
  const found = stages.run('point_contact_search', () => reflectionsOn(points, point, orb));
  const sorted = stages.run('increasing_orb_sorting', () => byOrb(found));
  return stages.run('antiscia_to_point_response_serialization', () => answer(sorted, orb, 'antiscia_to_point', stages));
}
