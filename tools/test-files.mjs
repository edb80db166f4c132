// Finds the compiled test files and runs them with node:test; what tools/test.mjs and tools/test-random.mjs share.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const GROUPS = 3,
  SHARES = 2;

/** Paths of all compiled test files, from the root of the repository. */
export const testFiles = () =>
  ['src', 'test', 'tools'].flatMap((dir) =>
    readdirSync(join(root, 'dist', dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => join('dist', dir, name).replaceAll('\\', '/'))
      .sort(),
  );

/** Tests that start services start the bundle. */
const startsServices = (file) =>
  /service-process\.js'|\/soak\/scenarios\.js'/.test(readFileSync(join(root, file), 'utf8'));

/** The longest suites over a service, so that those which are dealt out end at about the same time. */
const LONG = ['stream', 'client', 'documents', 'openapi', 'client-python'];
const rank = (file) => LONG.findIndex((name) => file.endsWith(`/${name}.test.js`)) >>> 0;

/** Files dealt out in turns, there and back. */
const deal = (files, count) =>
  Array.from({ length: Math.min(count, files.length) }, (_, k) =>
    files.filter((_file, i) => (i % (2 * count) < count ? i % count : count - 1 - (i % count)) === k),
  );

function kindOf(file) {
  if (/^dist\/test\/browser\//.test(file)) return 'browser';
  const text = readFileSync(join(root, file), 'utf8');
  if (/\bsharedRoutes\b/.test(text)) return 'routes';
  if (/^dist\/test\/golden\//.test(file)) return 'alone';
  if (/real-app\.js'/.test(text)) return 'service';
  if (!/^dist\/test\/contract\//.test(file)) return 'other';
  return startsServices(file) || file.endsWith('/transport-pool.test.js') ? 'alone' : 'contract';
}

/**
 * Files that share a process, and so one engine, one service, one browser and one start; the longest first. Suites by route run in two
 * processes, each with half of the families (TEST_SHARE) and half of the other suites over a service: what a route compiles and warms serves
 * all of them. Suites before a browser are one group, as are the short ones of the contract; suites with services or pools of their own stay
 * alone, all others are dealt into a few. A group is a file that imports its members.
 */
function entries(files) {
  const folder = join(root, 'dist', 'test-groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kinds = new Map(files.map((file) => [file, kindOf(file)]));
  const of = (kind) => files.filter((file) => kinds.get(file) === kind);
  let written = 0;
  // node:test starts files in the order of their names.
  const write = (name, members, first = []) => {
    const path = join(folder, `${String(++written).padStart(2, '0')}-${name}.test.js`);
    const imported = [...first, ...members.map((file) => `../${file.slice('dist/'.length)}`)];
    writeFileSync(path, imported.map((file) => `import '${file}';\n`).join(''));
    return path;
  };
  const group = (name) => (members, k) => write(`${name}-${k + 1}`, members);
  const share = (k) => {
    const name = `./share-${k + 1}.js`;
    writeFileSync(join(folder, name), `process.env.TEST_SHARE = '${k + 1}/${SHARES}';\n`);
    return name;
  };
  const services = deal(
    of('service').sort((a, b) => rank(a) - rank(b)),
    SHARES,
  );
  const byRoute = of('routes');
  return [
    ...deal(of('browser'), 1).map(group('browser')),
    ...(byRoute.length > 0
      ? Array.from({ length: SHARES }, (_, k) =>
          write(`routes-${k + 1}`, [...byRoute, ...(services[k] ?? [])], [share(k)]),
        )
      : services.map(group('service'))),
    ...of('alone')
      .sort((a, b) => startsServices(b) - startsServices(a))
      .map((file) => write('alone', [file])),
    ...deal(of('other'), GROUPS).map(group('group')),
    ...deal(of('contract'), 1).map(group('contract')),
  ];
}

/** Runs test files, two processes more at a time than there are cores (they wait for workers, pages and services); the exit code. Tells at the end which files took longest. */
export function runTests(files, env = {}) {
  if (files.some(startsServices)) {
    const { status } = spawnSync(process.execPath, ['tools/build-server.mjs'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  const reporter = process.stdout.isTTY ? 'spec' : 'tap';
  const args = [
    '--import=./dist/test/support/random-seed.js',
    '--test',
    `--test-concurrency=${Math.min(availableParallelism(), 4) + 2}`,
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    '--test-reporter=./tools/slowest.mjs',
    '--test-reporter-destination=stdout',
    ...(files.length > 1 ? entries(files) : files),
  ];
  // Most services of the tests are stopped before they have warmed up.
  const all = { SERVICE_WARM_UP: 'off', ...process.env, ...env };
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: all }).status ?? 1;
}
