import type { CatalogueGroup, Family, Route } from '../contract/route.js';
import { STREAM_PATH } from './stream/streaming.js';

/** One line of the route catalogue (`GET /v1/meta/routes`). */
export interface CatalogueEntry {
  readonly path: string;
  readonly methods: readonly string[];
  readonly name: string;
  readonly summary: string | null;
  readonly operation_id: string | null;
  readonly tags: readonly string[];
  readonly family: CatalogueGroup;
  readonly family_label: string;
  readonly include_in_schema: boolean;
}

/** Groups of the catalogue in the order in which they are listed. */
export const GROUP_LABELS: Readonly<Record<CatalogueGroup, string>> = {
  operational: 'Operational and Discovery',
  core: 'Core Chart and Position Truth',
  'profile-bundles': 'Profile Bundles',
  predictive: 'Predictive Timing',
  relationship: 'Relationship and Pattern Analysis',
  'classical-vedic': 'Classical and Vedic Doctrine',
  spatial: 'Spatial and Local Frames',
  phenomena: 'Phenomena and Visibility',
  catalogs: 'Bodies and Catalogs',
  website: 'Website and Batch Support',
};

/** A route's tag: its own, or its family's. */
export const tagOf = (family: Family, route: Route): string => route.tag ?? family.tag;

/** Routes of the service that are not part of the contract and belong to no family. */
const HIDDEN: readonly {
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly method?: 'POST';
}[] = [
  { path: '/openapi.json', name: 'openapi', summary: 'OpenAPI 3.1 document' },
  { path: '/docs', name: 'docs', summary: 'Interactive API explorer' },
  { path: '/redoc', name: 'redoc', summary: 'API reference for reading' },
  { path: '/metrics', name: 'metrics', summary: 'Prometheus metrics' },
  { path: STREAM_PATH, name: 'batch_stream', summary: 'Items of any routes as lines of JSON', method: 'POST' },
];

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All entries, hidden ones included, sorted by path. */
export function catalogueEntries(families: readonly Family[]): CatalogueEntry[] {
  const declared = families.flatMap((family) =>
    family.routes.map((route): CatalogueEntry => {
      const group = route.group ?? family.group;
      return {
        path: route.path,
        methods: [route.method],
        name: route.name,
        summary: route.summary,
        operation_id: route.operationId,
        tags: [tagOf(family, route)],
        family: group,
        family_label: GROUP_LABELS[group],
        include_in_schema: true,
      };
    }),
  );
  const hidden = HIDDEN.map(({ path, name, summary, method = 'GET' }): CatalogueEntry => ({
    path,
    methods: [method],
    name,
    summary,
    operation_id: null,
    tags: [],
    family: 'operational',
    family_label: GROUP_LABELS.operational,
    include_in_schema: false,
  }));
  return [...declared, ...hidden].sort(
    (a, b) => byCodePoint(a.path, b.path) || byCodePoint(a.methods[0], b.methods[0]),
  );
}

interface CatalogueFilters {
  readonly family?: string | null;
  readonly tag?: string | null;
  readonly method?: string | null;
  readonly path_contains?: string | null;
  readonly include_hidden?: boolean;
}

/**
 * The answer of the route catalogue. `family` is the name or the label of a group; names are compared without case. An empty filter has no
 * effect; a name without routes gives an empty list, with `available_families` and `available_tags`.
 */
export function queryCatalogue(entries: readonly CatalogueEntry[], filters: CatalogueFilters) {
  const listed = filters.include_hidden ? entries : entries.filter((entry) => entry.include_in_schema);
  const family = filters.family?.toLowerCase(),
    tag = filters.tag?.toLowerCase(),
    method = filters.method?.toUpperCase(),
    part = filters.path_contains?.toLowerCase();
  const routes = listed.filter(
    (entry) =>
      (!family || entry.family === family || entry.family_label.toLowerCase() === family) &&
      (!tag || entry.tags.some((own) => own.toLowerCase() === tag)) &&
      (!method || entry.methods.includes(method)) &&
      (!part || entry.path.toLowerCase().includes(part)),
  );
  const groups = (Object.keys(GROUP_LABELS) as CatalogueGroup[])
    .map((group) => ({ group, members: listed.filter((entry) => entry.family === group) }))
    .filter(({ members }) => members.length > 0);
  return {
    total_count: listed.length,
    count: routes.length,
    filters: {
      family: filters.family ?? null,
      tag: filters.tag ?? null,
      method: method ?? null,
      path_contains: filters.path_contains ?? null,
      include_hidden: filters.include_hidden ?? false,
    },
    available_families: groups.map(({ group, members }) => ({
      family: group,
      family_label: GROUP_LABELS[group],
      route_count: members.length,
      tags: sortedTags(members),
    })),
    available_tags: sortedTags(listed),
    routes,
  };
}

const sortedTags = (entries: readonly CatalogueEntry[]): string[] =>
  [...new Set(entries.flatMap((entry) => entry.tags))].sort(byCodePoint);

/** Checks that no path with its method and no operation id is declared twice. Errors: Error that names the duplicate. */
export function assertDistinctRoutes(families: readonly Family[]): void {
  const seen = new Set<string>();
  for (const route of families.flatMap((family) => family.routes)) {
    for (const key of [`${route.method} ${route.path.replace(/\{[^}]*\}/g, '{}')}`, `operation ${route.operationId}`]) {
      if (seen.has(key)) throw new Error(`two routes are declared as ${key}`);
      seen.add(key);
    }
  }
}
