import { Type } from '@sinclair/typebox';
import { defaulted, nullable, optionalOrNull, shape } from '../contract/fields.js';
import { declareFamily, route } from '../contract/route.js';
import type { Family } from '../contract/route.js';
import { catalogueEntries, queryCatalogue } from './catalogue.js';
import type { CatalogueEntry } from './catalogue.js';
import { ServiceError } from './errors.js';

/** Versions of the service and state of its ephemeris. */
export interface ServiceStatus {
  readonly serverVersion: string;
  readonly engineVersion: string;
  /** Identifies the code and the data: the ETags of two services of one release agree. */
  readonly release: string;
  /** One sentence about the ephemeris in use. */
  readonly kernelStatus: string;
  /** Names of the ephemeris sources in order of priority. Empty: no position can be computed. */
  readonly kernels: readonly string[];
}

/** `draining` is true from the moment the service begins to stop: `/ready` then answers 503, so that load balancers send no more requests. */
export interface Lifecycle {
  draining: boolean;
  /** Complete answers that wait until the service accepts no more connections; undefined: answers do not wait. */
  held?: (() => void)[] | undefined;
}

const Health = shape('HealthResponse', { status: Type.String() });
const Ready = shape('ReadyResponse', {
  ready: Type.Boolean(),
  kernel_available: Type.Boolean(),
  kernel_status: Type.String(),
});
const Version = shape('VersionResponse', { server_version: Type.String(), engine_version: Type.String() });
const KernelMeta = shape('KernelMetaResponse', {
  kernel_available: Type.Boolean(),
  kernel_status: Type.String(),
  available_kernels: Type.Array(Type.String()),
});

const CatalogueQuery = shape('RouteCatalogQuery', {
  family: optionalOrNull(Type.String({ maxLength: 100, description: 'group, by its name or its label' })),
  tag: optionalOrNull(Type.String({ maxLength: 100, description: 'exact tag' })),
  method: optionalOrNull(Type.String({ maxLength: 10, description: 'HTTP method' })),
  path_contains: optionalOrNull(Type.String({ maxLength: 200, description: 'part of the path' })),
  include_hidden: defaulted(Type.Boolean({ description: 'also list the documentation and metrics routes' }), false),
});
const Catalogue = shape('RouteCatalogResponse', {
  total_count: Type.Integer(),
  count: Type.Integer(),
  filters: shape('RouteCatalogFiltersResponse', {
    family: nullable(Type.String()),
    tag: nullable(Type.String()),
    method: nullable(Type.String()),
    path_contains: nullable(Type.String()),
    include_hidden: Type.Boolean(),
  }),
  available_families: Type.Array(
    shape('RouteFamilySummaryResponse', {
      family: Type.String(),
      family_label: Type.String(),
      route_count: Type.Integer(),
      tags: Type.Array(Type.String()),
    }),
  ),
  available_tags: Type.Array(Type.String()),
  routes: Type.Array(
    shape('RouteSummaryResponse', {
      path: Type.String(),
      methods: Type.Array(Type.String()),
      name: Type.String(),
      summary: nullable(Type.String()),
      operation_id: nullable(Type.String()),
      tags: Type.Array(Type.String()),
      family: Type.String(),
      family_label: Type.String(),
      include_in_schema: Type.Boolean(),
    }),
  ),
});

/** The operational routes. They describe the running service, so they are created for it; `others` are all other families. */
export function metaFamily(status: ServiceStatus, lifecycle: Lifecycle, others: readonly Family[]): Family {
  const available = status.kernels.length > 0;
  let entries: readonly CatalogueEntry[] | undefined;
  const meta: Family = declareFamily({
    name: 'meta',
    tag: 'meta',
    group: 'operational',
    routes: [
      route(
        {
          method: 'GET',
          path: '/health',
          name: 'health',
          summary: 'Liveness: the process answers',
          response: Health,
          deterministic: false,
          example: {},
        },
        () => ({ status: 'ok' }),
      ),
      route(
        {
          method: 'GET',
          path: '/ready',
          name: 'ready',
          summary: 'Readiness: the service can compute (503 while it cannot)',
          response: Ready,
          deterministic: false,
          example: {},
        },
        () => readiness(status, lifecycle),
      ),
      route(
        {
          method: 'GET',
          path: '/meta/version',
          name: 'version',
          summary: 'Versions of server and engine',
          response: Version,
          example: {},
        },
        () => ({ server_version: status.serverVersion, engine_version: status.engineVersion }),
      ),
      route(
        {
          method: 'GET',
          path: '/meta/kernel',
          name: 'kernel_meta',
          summary: 'The ephemeris in use',
          response: KernelMeta,
          example: {},
        },
        () => ({
          kernel_available: available,
          kernel_status: status.kernelStatus,
          available_kernels: [...status.kernels],
        }),
      ),
      route(
        {
          method: 'GET',
          path: '/v1/meta/routes',
          name: 'route_catalog',
          summary: 'Catalogue of all routes, with filters',
          query: CatalogueQuery,
          response: Catalogue,
          example: { query: { family: 'core' } },
        },
        (_engine, { query }) => {
          entries ??= catalogueEntries([meta, ...others]);
          return queryCatalogue(entries, query) as never;
        },
      ),
    ],
  });
  return meta;
}

function readiness(status: ServiceStatus, lifecycle: Lifecycle) {
  const available = status.kernels.length > 0;
  if (lifecycle.draining)
    throw new ServiceError(503, 'not_ready', 'lifecycle', 'the service is shutting down', {}, { 'retry-after': '5' });
  if (!available)
    throw new ServiceError(
      503,
      'not_ready',
      'configuration',
      status.kernelStatus,
      { kernel_available: false },
      { 'retry-after': '60' },
    );
  return { ready: true, kernel_available: true, kernel_status: status.kernelStatus };
}
