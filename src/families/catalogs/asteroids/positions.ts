import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import type { SmallBody } from '../../../ephemeris/small-bodies/catalogue.js';
import { oneSmallBody, searchEntries, smallBodyBulk } from '../../../services/small-body-positions.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { SmallBodyFamily } from '../../../services/small-body-positions.js';
import type {
  AsteroidListResponse,
  AsteroidPositionAnswer,
  AsteroidPositionRequest,
  AsteroidsBulkResponse,
} from './schema.js';
import { AsteroidListQuery, AsteroidsBulkRequest } from './schema.js';

/** The family of asteroid routes, for the shared services of small bodies. */
export const ASTEROIDS: SmallBodyFamily = {
  kind: 'asteroid',
  coordinateSource: 'asteroid_at_geocentric_tropical_ecliptic',
  naifConvention: 'small_body_naif_id_2000000_plus_catalog_number',
  allowed: 'name, designation, catalogue number or NAIF id (2000000 + number) of an asteroid',
};

/** POST /v1/asteroids/position: the apparent geocentric place of one asteroid. Errors: InvalidInput, OutOfCoverage. */
export const asteroidPosition = (engine: Engine, request: AsteroidPositionRequest): AsteroidPositionAnswer =>
  oneSmallBody(engine, ASTEROIDS, request);

/** POST /v1/asteroids/bulk: apparent geocentric places of up to 500 asteroids. Errors: InvalidInput, OutOfCoverage. */
export const asteroidBulk = (engine: Engine, request: AsteroidsBulkRequest): AsteroidsBulkResponse =>
  smallBodyBulk(engine, ASTEROIDS, withDefaults(AsteroidsBulkRequest, request));

type Scope = NonNullable<AsteroidListQuery['scope']>;

const AVAILABILITY: Readonly<Record<Scope, string>> = {
  covered: 'loaded_reader_covered_bodies',
  computable: 'loaded_reader_or_osculating_elements',
  known: 'known_catalog_identities',
};

/** The asteroids of a scope. */
const asteroidsOf = ({ smallBodies }: Engine, scope: Scope): SmallBody[] =>
  scope === 'covered'
    ? smallBodies.bodiesInFiles().filter((entry) => entry.kind === 'asteroid')
    : smallBodies.catalogue.all('asteroid').filter((entry) => scope === 'known' || smallBodies.isComputable(entry));

/** GET /v1/asteroids/list: the asteroids of a scope, sorted by name. */
export function asteroidList(engine: Engine, query: AsteroidListQuery): AsteroidListResponse {
  const stages = new StageLog(),
    { scope, limit } = withDefaults(AsteroidListQuery, query);
  const entries = stages.run(scope === 'covered' ? 'reader_coverage_intersection' : 'catalog_selection', () =>
    asteroidsOf(engine, scope),
  );
  return stages.run('loaded_kernel_list_serialization', () => {
    const bodies = searchEntries(
      entries.map((entry) => ({
        name: entry.name,
        naif_id: entry.naifId,
        designation: entry.designation,
        orbit_class: entry.orbitClass,
      })),
      query.q,
      limit,
    );
    return {
      bodies,
      total: bodies.length,
      provenance: {
        catalog_source: 'ASTEROID_NAIF',
        catalog_scope: 'known_asteroid_identity_mapping',
        availability_source: AVAILABILITY[scope],
        loaded_kernel_available: true,
        requested_query: query.q ?? null,
        limit,
        returned_count: bodies.length,
        stage_sequence: stages.names,
      },
    };
  });
}
