// Imports go down only. One rule for each layer: its allowed imports, and the reason.
const layer = (name, mayImport, reason) => ({
  name: `${name}-imports-down`,
  severity: 'error',
  comment: reason,
  from: { path: `^src/${name}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/', pathNot: [`^src/${name}/`, ...mayImport.map((other) => `^src/${other}`)] },
});
const down = ['kernel/'];
const timeUp = [...down, 'time/'];
const skyUp = [...timeUp, 'frames/', 'ephemeris/', 'reduction/'];
const wireUp = [...skyUp, 'sky/', 'doctrine/', 'contract/', 'engine\\.ts$'];
const servicesUp = [...wireUp, 'wire/', 'events/'];
const families = [...servicesUp, 'services/'];
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'a cycle has no bottom',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    layer('forms', [], 'tables and calendars as text, which the service, the command line and the page share'),
    layer('kernel', [], 'mathematics and units know nothing of the sky'),
    layer('time', down, 'time scales need mathematics only'),
    layer('frames', timeUp, 'frames are rotations that depend on time'),
    layer('ephemeris', timeUp, 'body states depend on time, not on frames'),
    layer('reduction', [...timeUp, 'frames/', 'ephemeris/'], 'the stages combine states and frames'),
    layer('sky', skyUp, 'the sky is built on the reduction'),
    layer('events', [...skyUp, 'sky/'], 'searches evaluate functions of the sky'),
    layer('doctrine', down, 'rules and tables: numbers in, numbers out'),
    {
      name: 'wire-imports-down',
      severity: 'error',
      comment: 'wire reads requests and builds answers: it searches nothing (of events it sees types alone)',
      from: { path: '^src/wire/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: ['^src/wire/', ...wireUp.map((other) => `^src/${other}`)],
        dependencyTypesNot: ['type-only'],
      },
    },
    layer('services', servicesUp, 'computations that several families share: they combine sky, events and doctrine'),
    layer('contract', ['engine\\.ts$', 'kernel/'], 'a declaration needs TypeBox, errors and the Engine type only'),
    layer('bundles', [...families, 'families/'], 'bundles are the only code that imports several families'),
    {
      name: 'families-import-down',
      severity: 'error',
      comment: 'families use the layers below',
      from: { path: '^src/families/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/families/', ...families.map((other) => `^src/${other}`)] },
    },
    {
      name: 'families-are-strangers',
      severity: 'error',
      comment: 'code that a second family needs moves down',
      from: { path: '^src/families/([^/]+/[^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/families/', pathNot: '^src/families/$1/' },
    },
    layer('client', [], 'a client knows the service by its document alone'),
    {
      name: 'nobody-sees-client-or-cli',
      severity: 'error',
      comment: 'client and command line are entry points: only the command for language models imports them',
      from: { path: '^src/', pathNot: '^src/(client|cli|mcp)/' },
      to: { path: '^src/(client|cli|mcp)/' },
    },
    {
      name: 'mcp-is-a-command',
      severity: 'error',
      comment:
        'tools call routes by path, in process: of the layers below they see the registry, the contract and what reads requests',
      from: { path: '^src/mcp/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/|node_modules/(fastify|@fastify|@modelcontextprotocol)',
        pathNot: [
          '^src/(mcp|contract|kernel)/',
          '^src/(registry|engine|package-root)\\.ts$',
          '^src/ephemeris/work-errors\\.ts$',
          '^src/cli/(service|moment|degrees|names)\\.ts$',
          '^src/transport/(pool|worker-module|node-engine|config|cut-answer|errors|validator|json-schema)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'cli-needs-no-server',
      severity: 'error',
      comment: 'commands call the registry in process; only `serve` starts main.ts',
      from: { path: '^src/cli/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/(workbench/|client/client|transport/(app|server|handler|pool))|node_modules/(fastify|@fastify)',
      },
    },
    {
      name: 'tables-when-asked-for',
      severity: 'error',
      comment: 'optional packages are loaded by `bulk`, when a form needs them: the service starts without them',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(apache-arrow|hyparquet)', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'workbench-asks-the-routes',
      severity: 'error',
      comment: 'the page computes nothing: it knows the service by its routes and their generated types alone',
      from: { path: '^src/workbench/' },
      to: { path: '^src/', pathNot: '^src/(workbench|forms)/|^src/client/openapi\\.d\\.ts$' },
    },
    {
      name: 'no-transport-below',
      severity: 'error',
      comment: 'everything below transport runs without it',
      from: { path: '^src/', pathNot: '^src/(transport/|main\\.ts|workbench/|cli/|mcp/)|\\.test\\.ts$' },
      to: { path: '^src/(transport|workbench)/|node_modules/(fastify|@fastify|prom-client|ajv)' },
    },
    {
      name: 'no-node-below',
      severity: 'error',
      comment: 'the library also runs in a browser: only node-data.ts, kernel files and the transport touch Node',
      from: {
        path: '^src/(kernel|time|frames|ephemeris|reduction|sky|events|doctrine|contract|wire|services|families|bundles)/',
        pathNot: '\\.test\\.ts$|^src/ephemeris/node-',
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Most of the time goes into looking for files: only what occurs here is tried.
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['main'],
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
    skipAnalysisNotInRules: true,
    exclude: { path: '^dist|^src/client/openapi\\.d\\.ts$' },
  },
};
