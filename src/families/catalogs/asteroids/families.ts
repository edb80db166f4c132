import type { Engine } from '../../../engine.js';
import { FAMILY_CATALOGUE } from '../../../ephemeris/small-bodies/asteroid-families.js';
import type {
  AsteroidFamiliesInChartRequest,
  AsteroidFamiliesInChartResponse,
  AsteroidFamilyLookupResponse,
  AsteroidFamilyMembersResponse,
  FamilyMembersQuery,
} from './schema.js';

export const FAMILY_SOURCE = {
  catalog_source: FAMILY_CATALOGUE,
  number_system: 'MPC_catalog_number',
  lookup_source_module: 'engine.asteroid_families',
} as const;

/** GET /v1/asteroids/families/by-number/{number}: the families of one asteroid; none is no error. */
export function familyOfNumber(engine: Engine, number: number): AsteroidFamilyLookupResponse {
  const names = engine.smallBodies.families.ofNumber(number);
  return {
    number,
    family_name: names[0] ?? null,
    family_names: names,
    provenance: {
      ...FAMILY_SOURCE,
      requested_number: number,
      stage_sequence: ['mpc_number_validation', 'nesvorny_family_lookup'],
    },
  };
}

/** GET /v1/asteroids/families/{family_name}/members: numbers of the members, increasing; none for an unknown label. */
export function familyMembers(engine: Engine, name: string, query: FamilyMembersQuery): AsteroidFamilyMembersResponse {
  const offset = query.offset ?? 0,
    limit = query.limit ?? 500;
  const all = engine.smallBodies.families.members(name);
  const members = all.slice(offset, offset + limit);
  return {
    family_name: name,
    members,
    total_available: all.length,
    returned_count: members.length,
    provenance: {
      ...FAMILY_SOURCE,
      requested_family_name: name,
      offset,
      limit,
      total_available: all.length,
      returned_count: members.length,
      stage_sequence: ['family_name_lookup', 'mpc_member_catalog_selection', 'bounded_member_serialization'],
    },
  };
}

/** POST /v1/asteroids/families/chart: the numbers of a chart by family; one asteroid may stand in several. */
export function familiesInChart(
  engine: Engine,
  request: AsteroidFamiliesInChartRequest,
): AsteroidFamiliesInChartResponse {
  const byFamily = new Map<string, Set<number>>();
  const grouped = new Set<number>();
  for (const number of request.numbers) {
    for (const name of engine.smallBodies.families.ofNumber(number)) {
      grouped.add(number);
      const members = byFamily.get(name);
      if (members) members.add(number);
      else byFamily.set(name, new Set([number]));
    }
  }
  const ungrouped = request.numbers.filter((number) => !grouped.has(number));
  const groups = [...byFamily]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]): [string, number[]] => [name, [...members].sort((a, b) => a - b)]);
  return {
    groups: Object.fromEntries(groups),
    ungrouped_numbers: ungrouped,
    provenance: {
      ...FAMILY_SOURCE,
      requested_count: request.numbers.length,
      grouped_count: grouped.size,
      ungrouped_count: ungrouped.length,
      stage_sequence: ['mpc_number_list_validation', 'nesvorny_family_grouping', 'family_group_response_serialization'],
    },
  };
}
