import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import type { SmallBody } from '../../../ephemeris/small-bodies/catalogue.js';
import { oneSmallBody, searchEntries, smallBodyBulk } from '../../../services/small-body-positions.js';
import { StageLog } from '../../../wire/stage-log.js';
import type { SmallBodyFamily } from '../../../services/small-body-positions.js';
import type { CometListResponse, CometPositionAnswer, CometPositionRequest, CometsBulkResponse } from './schema.js';
import { CometListQuery, CometsBulkRequest } from './schema.js';

const COMETS: SmallBodyFamily = {
  kind: 'comet',
  coordinateSource: 'comet_at_geocentric_tropical_ecliptic',
  naifConvention: 'periodic_comet_naif_id_1000000_plus_number',
  allowed: 'name, alias, designation or NAIF id (1000000 + number) of a periodic comet',
  refuse: (entry) =>
    isPeriodic(entry)
      ? null
      : `is not a periodic comet: ${entry.name}; generic body fields accept comet:${entry.designation}`,
};

const isPeriodic = (entry: SmallBody): boolean => entry.number > 0 || /^(\d+)?[PD]/.test(entry.designation);

/** POST /v1/comets/position: the apparent geocentric place of one comet. Errors: InvalidInput, OutOfCoverage. */
export function cometPosition(engine: Engine, request: CometPositionRequest): CometPositionAnswer {
  const place = oneSmallBody(engine, COMETS, request);
  return { ...place, provenance: { ...place.provenance, resolved_body: place.name } };
}

/** POST /v1/comets/bulk: apparent geocentric places of up to 500 comets. Errors: InvalidInput, OutOfCoverage. */
export function cometBulk(engine: Engine, request: CometsBulkRequest): CometsBulkResponse {
  const bulk = smallBodyBulk(engine, COMETS, withDefaults(CometsBulkRequest, request));
  const results = Object.fromEntries(
    Object.entries(bulk.results).map(([key, place]) => [
      key,
      { ...place, provenance: { ...place.provenance, resolved_body: place.name } },
    ]),
  );
  return { ...bulk, results };
}

const computableComets = ({ smallBodies }: Engine): SmallBody[] =>
  smallBodies.catalogue.all('comet').filter((entry) => entry.naifId !== null && smallBodies.isComputable(entry));

/** GET /v1/comets/list: computable numbered periodic comets, sorted by name. */
export function cometList(engine: Engine, query: CometListQuery): CometListResponse {
  const stages = new StageLog(),
    { limit } = withDefaults(CometListQuery, query);
  const entries = stages.run('reader_coverage_intersection', () => computableComets(engine));
  return stages.run('loaded_kernel_list_serialization', () => {
    const bodies = searchEntries(
      entries.map((entry) => ({ name: entry.name, naif_id: entry.naifId })),
      query.q,
      limit,
    );
    return {
      bodies,
      total: bodies.length,
      provenance: {
        catalog_source: 'COMET_NAIF',
        catalog_scope: 'numbered_periodic_comet_identity_mapping',
        availability_source: 'loaded_reader_or_osculating_elements',
        loaded_kernel_available: true,
        requested_query: query.q ?? null,
        limit,
        returned_count: bodies.length,
        stage_sequence: stages.names,
      },
    };
  });
}
