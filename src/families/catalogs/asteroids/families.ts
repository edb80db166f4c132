import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { StageLog } from '../../../wire/stage-log.js';
import { FAMILY_CATALOGUE } from '../../../ephemeris/small-bodies/asteroid-families.js';
import type {
  AsteroidFamiliesInChartRequest,
  AsteroidFamiliesInChartResponse,
  AsteroidFamilyLookupResponse,
  AsteroidFamilyMembersResponse,
} from './schema.js';
import { FamilyMembersQuery } from './schema.js';

/** Provenance fields of all family answers. */
export const FAMILY_SOURCE = {
  catalog_source: FAMILY_CATALOGUE,
  number_system: 'MPC_catalog_number',
  lookup_source_module: 'engine.asteroid_families',
} as const;

/** GET /v1/asteroids/families/by-number/{number}: the families of one asteroid; an asteroid without a family is not an error. */
export function familyOfNumber(engine: Engine, requested: number): AsteroidFamilyLookupResponse {
  const stages = new StageLog();
  // The schema has checked the number. Any catalogue number may have families or none.
  const number = stages.run('mpc_number_validation', () => requested);
  return stages.run('nesvorny_family_lookup', () => {
    const names = engine.smallBodies.families.ofNumber(number);
    return {
      number,
      family_name: names[0] ?? null,
      family_names: names,
      provenance: { ...FAMILY_SOURCE, requested_number: number, stage_sequence: stages.names },
    };
  });
}

/** GET /v1/asteroids/families/{family_name}/members: catalogue numbers of the members, increasing; empty for an unknown label. */
export function familyMembers(engine: Engine, name: string, query: FamilyMembersQuery): AsteroidFamilyMembersResponse {
  const stages = new StageLog(),
    { offset, limit } = withDefaults(FamilyMembersQuery, query);
  const all = stages.run('family_name_lookup', () => engine.smallBodies.families.members(name));
  const members = stages.run('mpc_member_catalog_selection', () => all.slice(offset, offset + limit));
  return stages.run('bounded_member_serialization', () => ({
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
      stage_sequence: stages.names,
    },
  }));
}

/** Groups catalogue numbers by family; `grouped` has the numbers with a family. */
function groupedByFamily(engine: Engine, numbers: readonly number[]) {
  const byFamily = new Map<string, Set<number>>();
  const grouped = new Set<number>();
  for (const number of numbers) {
    for (const name of engine.smallBodies.families.ofNumber(number)) {
      grouped.add(number);
      const members = byFamily.get(name);
      if (members) members.add(number);
      else byFamily.set(name, new Set([number]));
    }
  }
  return { byFamily, grouped };
}

/** POST /v1/asteroids/families/chart: the catalogue numbers of a chart by family. An asteroid may be in several families. */
export function familiesInChart(
  engine: Engine,
  request: AsteroidFamiliesInChartRequest,
): AsteroidFamiliesInChartResponse {
  const stages = new StageLog();
  // The schema has checked the numbers.
  const numbers = stages.run('mpc_number_list_validation', () => request.numbers);
  const { byFamily, grouped } = stages.run('nesvorny_family_grouping', () => groupedByFamily(engine, numbers));
  return stages.run('family_group_response_serialization', () => {
    const ungrouped = numbers.filter((number) => !grouped.has(number));
    const groups = [...byFamily]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, members]): [string, number[]] => [name, [...members].sort((a, b) => a - b)]);
    return {
      groups: Object.fromEntries(groups),
      ungrouped_numbers: ungrouped,
      provenance: {
        ...FAMILY_SOURCE,
        requested_count: numbers.length,
        grouped_count: grouped.size,
        ungrouped_count: ungrouped.length,
        stage_sequence: stages.names,
      },
    };
  });
}
