import { withDefaults } from '../../../contract/defaults.js';
import type { Static } from '@sinclair/typebox';
import type { Engine } from '../../../engine.js';
import {
  identityText,
  resolveSmallBody,
  searchEntries,
  smallBodyBulk,
} from '../../../services/small-body-positions.js';
import type { MissingEntry } from '../../../contract/missing.js';
import { StageLog } from '../../../wire/stage-log.js';
import { missingEntry } from '../../../wire/missing.js';
import { InvalidInput } from '../../../kernel/errors.js';
import { ASTEROIDS } from './positions.js';
import { AsteroidSubsetListQuery, AsteroidSubsetPositionsRequest, SUBSETS } from './schema.js';
import type {
  AsteroidSubsetListResponse,
  AsteroidSubsetPositionsResponse,
  AsteroidSubsetsResponse,
  SubsetSlug,
} from './schema.js';

interface Subset {
  readonly label: string;
  readonly catalogSource: string;
  readonly module: string;
  readonly members: readonly (readonly [number: number, name: string])[];
}

/** The four curated subsets. Members are in the order of answers: by catalogue number, TNOs in the order of the contract. */
const REGISTRY: Readonly<Record<SubsetSlug, Subset>> = {
  classical: {
    label: 'Classical asteroids',
    catalogSource: 'CLASSICAL_NAMES',
    module: 'engine.classical_asteroids',
    members: [
      [1, 'Ceres'],
      [2, 'Pallas'],
      [3, 'Juno'],
      [4, 'Vesta'],
    ],
  },
  main_belt: {
    label: 'Main-belt asteroid subset',
    catalogSource: 'MAIN_BELT_NAMES',
    module: 'engine.main_belt',
    members: [
      [5, 'Astraea'],
      [6, 'Hebe'],
      [7, 'Iris'],
      [8, 'Flora'],
      [9, 'Metis'],
      [10, 'Hygiea'],
      [11, 'Parthenope'],
      [12, 'Victoria'],
      [13, 'Egeria'],
      [14, 'Irene'],
      [15, 'Eunomia'],
      [16, 'Psyche'],
      [17, 'Thetis'],
      [18, 'Melpomene'],
      [19, 'Fortuna'],
      [20, 'Massalia'],
      [21, 'Lutetia'],
      [22, 'Kalliope'],
      [23, 'Thalia'],
      [24, 'Themis'],
      [26, 'Proserpina'],
      [27, 'Euterpe'],
      [28, 'Bellona'],
      [29, 'Amphitrite'],
      [30, 'Urania'],
      [31, 'Euphrosyne'],
      [32, 'Pomona'],
      [42, 'Isis'],
      [43, 'Ariadne'],
      [44, 'Nysa'],
      [45, 'Eugenia'],
      [46, 'Hestia'],
      [47, 'Aglaja'],
      [48, 'Doris'],
      [49, 'Pales'],
      [50, 'Virginia'],
    ],
  },
  centaurs: {
    label: 'Centaur subset',
    catalogSource: 'CENTAUR_NAMES',
    module: 'engine.centaurs',
    members: [
      [2060, 'Chiron'],
      [5145, 'Pholus'],
      [7066, 'Nessus'],
      [8405, 'Asbolus'],
      [10199, 'Chariklo'],
      [10370, 'Hylonome'],
    ],
  },
  tnos: {
    label: 'Trans-Neptunian object subset',
    catalogSource: 'TNO_NAMES',
    module: 'engine.tno',
    members: [
      [28978, 'Ixion'],
      [50000, 'Quaoar'],
      [20000, 'Varuna'],
      [90482, 'Orcus'],
    ],
  },
};

/** GET /v1/asteroids/subsets: the subsets and their sizes. */
export function asteroidSubsets(): Static<typeof AsteroidSubsetsResponse> {
  const stages = new StageLog();
  return stages.run('subset_registry_serialization', () => ({
    subsets: SUBSETS.map((subset) => ({
      subset,
      label: REGISTRY[subset].label,
      catalog_source: REGISTRY[subset].catalogSource,
      member_count: REGISTRY[subset].members.length,
    })),
    total: SUBSETS.length,
    stage_sequence: stages.names,
  }));
}

/** GET /v1/asteroids/subsets/{subset}/list: members by name, and whether a file of states has each. */
export function asteroidSubsetList(
  engine: Engine,
  slug: SubsetSlug,
  query: AsteroidSubsetListQuery,
): AsteroidSubsetListResponse {
  const stages = new StageLog(),
    { limit } = withDefaults(AsteroidSubsetListQuery, query);
  const subset = stages.run('subset_catalog_selection', () => REGISTRY[slug]);
  const bodies = stages.run('reader_coverage_intersection', () => {
    const members = subset.members.map(([number, name]) => ({
      name,
      naif_id: number + 2_000_000,
      loaded_kernel_available: engine.smallBodies.isInFile(number + 2_000_000),
    }));
    return searchEntries(members, query.q, limit);
  });
  return {
    subset: slug,
    label: subset.label,
    bodies,
    total: bodies.length,
    provenance: {
      catalog_source: subset.catalogSource,
      subset_source_module: subset.module,
      availability_source: 'loaded_reader_covered_bodies',
      loaded_kernel_available: true,
      requested_query: query.q ?? null,
      limit,
      returned_count: bodies.length,
      stage_sequence: stages.names,
    },
  };
}

/** The requested members, or all. Errors: InvalidInput. */
function selectedMembers(engine: Engine, subset: Subset, request: AsteroidSubsetPositionsRequest) {
  const { skip_missing: skipMissing } = withDefaults(AsteroidSubsetPositionsRequest, request),
    given = request.bodies ?? null,
    names = subset.members.map(([, name]) => name);
  return given === null
    ? { requested: names, resolved: names, missing: [] as MissingEntry[] }
    : { requested: given.map(identityText), ...resolveMembers(engine, subset, given, skipMissing) };
}

/**
 * POST /v1/asteroids/subsets/{subset}/positions: apparent geocentric places of all members or of the requested ones. Errors: InvalidInput,
 * OutOfCoverage.
 */
export function asteroidSubsetPositions(
  engine: Engine,
  slug: SubsetSlug,
  request: AsteroidSubsetPositionsRequest,
): AsteroidSubsetPositionsResponse {
  const stages = new StageLog(),
    subset = REGISTRY[slug];
  const { requested, resolved, missing } = stages.run('subset_catalog_selection', () =>
    selectedMembers(engine, subset, request),
  );
  const datetime = stages.run('datetime_validation', () => engine.time.echoIso(request.dt, '/dt'));
  const { dt, skip_missing } = withDefaults(AsteroidSubsetPositionsRequest, request);
  const placesOf = () => smallBodyBulk(engine, ASTEROIDS, { dt, bodies: resolved, skip_missing });
  const answer = (bulk: ReturnType<typeof placesOf>, normalized: string): AsteroidSubsetPositionsResponse => {
    const given = request.bodies ?? null;
    const reasons = [
      ...missing,
      ...bulk.missing_reasons.map((entry) => ({ ...entry, field: requestField(given, entry.name) })),
    ];
    const allMissing = reasons.map((entry) => entry.name);
    return {
      subset: slug,
      label: subset.label,
      dt: bulk.dt,
      results: bulk.results,
      missing: allMissing,
      missing_reasons: reasons,
      sovereign_used: bulk.sovereign_used,
      provenance: {
        subset: slug,
        subset_source_module: subset.module,
        requested_datetime: datetime,
        normalized_datetime_utc: normalized,
        requested_bodies: requested,
        resolved_subset_bodies: resolved,
        returned_bodies: bulk.provenance.returned_bodies,
        missing_bodies: allMissing,
        loaded_kernel_available: true,
        stage_sequence: stages.names,
      },
      computation_basis: bulk.computation_basis,
    };
  };
  if (resolved.length === 0)
    return stages.run('empty_subset_position_response_serialization', () => {
      const none = placesOf();
      return answer(none, none.provenance.normalized_datetime_utc);
    });
  const instant = stages.run('julian_day_conversion', () => engine.time.instantFromIso(dt, '/dt'));
  const bulk = stages.run('asteroid_bulk_position_transport', placesOf);
  return stages.run('subset_position_response_serialization', () =>
    answer(bulk, engine.time.formatUtc(instant.utcJ2k)),
  );
}

function resolveMembers(
  engine: Engine,
  subset: Subset,
  given: readonly (string | number)[],
  skipMissing: boolean,
): { resolved: string[]; missing: MissingEntry[] } {
  const resolved: string[] = [],
    missing: MissingEntry[] = [];
  given.forEach((identity, i) => {
    try {
      const entry = resolveSmallBody(engine, ASTEROIDS, identity, `/bodies/${i}`);
      if (!subset.members.some(([number]) => number === entry.number)) {
        throw new InvalidInput({
          field: `/bodies/${i}`,
          message: `is not a member of this subset: ${entry.name}`,
          given: identity,
          allowed: subset.members.map(([, name]) => name),
        });
      }
      resolved.push(entry.name);
    } catch (error) {
      if (!skipMissing) throw error;
      missing.push(missingEntry(identityText(identity), `/bodies/${i}`, error));
    }
  });
  return { resolved, missing };
}

/** Field of the request that named a member; the datetime when all members were requested or the member has another name. */
function requestField(given: readonly (string | number)[] | null, name: string): string {
  const at = (given ?? []).findIndex((identity) => identityText(identity) === name);
  return at < 0 ? '/dt' : `/bodies/${at}`;
}
