// Finds the compiled test files and runs them with node:test; what tools/test.mjs and tools/test-random.mjs share.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const groups = join(root, 'dist', 'test-groups');
const GROUPS = 2,
  SHARES = 2;
/** Files that tell those groups that start services of the bundle, which is made beside the first tests. */
const READY = 'bundle-ready',
  FAILED = 'bundle-failed',
  WAITING = 'wait-for-bundle.js';
const WAIT = `import { existsSync } from 'node:fs';
const told = (name) => existsSync(new URL(name, import.meta.url));
while (!told('${READY}')) {
  if (told('${FAILED}')) throw new Error('the bundle could not be made');
  await new Promise((resolve) => setTimeout(resolve, 100));
}
`;

/** Paths of all compiled test files, from the root of the repository. */
export const testFiles = () =>
  ['src', 'test', 'tools'].flatMap((dir) =>
    readdirSync(join(root, 'dist', dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => join('dist', dir, name).replaceAll('\\', '/'))
      .sort(),
  );

/** What `npm run test:all` adds to `npm test`: people at work in each view and every cell of its tables, and the service under faults. */
const ADDED = /^dist\/test\/(?:browser\/(?!looks\.)|contract\/soak\.)/;
export const isOfEveryRun = (file) => !ADDED.test(file);

/** Tests that start services start the bundle. */
const startsServices = (file) =>
  file.endsWith('/soak.test.js') || /service-process\.js'/.test(readFileSync(join(root, file), 'utf8'));

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
  if (/^dist\/test\/golden\//.test(file)) return 'contract';
  if (/real-app\.js'/.test(text)) return 'service';
  if (!/^dist\/test\/contract\//.test(file)) return 'other';
  return startsServices(file) || file.endsWith('/transport-pool.test.js') ? 'alone' : 'contract';
}

/**
 * Files that share a process, and so one engine, one service, one browser and one start; the longest first. Suites by route run in two
 * processes, each with half of the families (TEST_SHARE) and half of the other suites over a service: what a route compiles and warms serves
 * all of them. Suites before a browser are one group, as are the short ones of the contract with the recorded cases; suites with services or
 * pools of their own stay alone, all others are dealt into a few. A group is a file that imports its members.
 */
function entries(files) {
  rmSync(groups, { recursive: true, force: true });
  mkdirSync(groups, { recursive: true });
  writeFileSync(join(groups, WAITING), WAIT);
  const kinds = new Map(files.map((file) => [file, kindOf(file)]));
  const of = (kind) => files.filter((file) => kinds.get(file) === kind);
  let written = 0;
  // node:test starts files in the order of their names.
  const write = (name, members, first = []) => {
    const path = join(groups, `${String(++written).padStart(2, '0')}-${name}.test.js`);
    const ofBundle = members.filter(startsServices),
      others = members.filter((file) => !ofBundle.includes(file));
    const at = (file) => `'../${file.slice('dist/'.length)}'`;
    const lines = [
      ...first.map((name) => `import '${name}';`),
      ...others.map((file) => `import ${at(file)};`),
      ...(ofBundle.length ? [`await import('./${WAITING}');`] : []),
      ...ofBundle.map((file) => `await import(${at(file)});`),
    ];
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  const group = (name) => (members, k) => write(`${name}-${k + 1}`, members);
  const share = (k) => {
    const name = `./share-${k + 1}.js`;
    writeFileSync(join(groups, name), `process.env.TEST_SHARE = '${k + 1}/${SHARES}';\n`);
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

/** Runs a program of this repository, giving way to the tests; its exit code. What it says is kept and told when it ends, or passed on. */
function run(script, { quiet }) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'],
  });
  const said = [];
  child.stdout?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const lines = Buffer.concat(said).toString().trimEnd();
      if (lines) console.log(lines.replaceAll(/^/gm, '# '));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs test files, two processes more at a time than there are cores (they wait for workers, pages and services), and beside them, where it
 * is asked for, `npm run check`, which ends them when it fails; the exit code. Tells at the end which files took longest.
 */
export async function runTests(files, env = {}, { checks = false } = {}) {
  const started = files.length > 1 ? entries(files) : files;
  const bundle = files.some(startsServices) ? run('tools/build-server.mjs', { quiet: false }) : Promise.resolve(0);
  // A file alone waits here, groups where they need it.
  if (files.length === 1 && (await bundle) !== 0) return 1;
  const reporter = process.stdout.isTTY ? 'spec' : 'tap';
  const args = [
    '--import=./dist/test/support/random-seed.js',
    '--test',
    `--test-concurrency=${Math.min(availableParallelism(), 4) + 2}`,
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    '--test-reporter=./tools/test-summary.mjs',
    '--test-reporter-destination=stdout',
    ...started,
  ];
  // Most services of the tests are stopped before they have warmed up.
  const all = { SERVICE_WARM_UP: 'off', ...process.env, ...env };
  const tests = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: all });
  const ended = new Promise((resolve) => {
    tests.on('close', (code) => resolve(code ?? 1));
  });
  const needed = async (code) => {
    if ((await code) !== 0) tests.kill();
    return code;
  };
  const codes = [needed(bundle), needed(checks ? run('tools/check.mjs', { quiet: true }) : 0), ended];
  if (files.length > 1) void bundle.then((code) => writeFileSync(join(groups, code === 0 ? READY : FAILED), ''));
  return (await Promise.all(codes)).find((code) => code !== 0) ?? 0;
}
