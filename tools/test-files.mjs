// Finds the compiled test files and runs them with node:test; what tools/test.mjs and tools/test-random.mjs share.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const GROUPS = 6;

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

/** The suites over all routes, so that the two processes which share them end at about the same time. */
const LONG = ['hostile', 'fuzz', 'options', 'registry', 'client', 'cut', 'openapi', 'coverage'];
const rank = (file) => LONG.findIndex((name) => file.endsWith(`/${name}.test.js`)) >>> 0;

/** Files dealt out in turns, there and back. */
const deal = (files, count) =>
  Array.from({ length: Math.min(count, files.length) }, (_, k) =>
    files.filter((_file, i) => (i % (2 * count) < count ? i % count : count - 1 - (i % count)) === k),
  );

/**
 * Files that share a process, and so one engine, one service, one browser and one start; the longest first. Suites over a service are
 * dealt into two groups, those before a browser are one, as are the short ones of the contract; suites with services or pools of their own
 * stay alone, all others are dealt into a few.
 * A group is a file that imports its members.
 */
function entries(files) {
  const folder = join(root, 'dist', 'test-groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kindOf = (file) => {
    if (/^dist\/test\/browser\//.test(file)) return 'browser';
    if (/^dist\/test\/golden\//.test(file)) return 'alone';
    if (/real-app\.js'/.test(readFileSync(join(root, file), 'utf8'))) return 'service';
    if (!/^dist\/test\/contract\//.test(file)) return 'other';
    return startsServices(file) || file.endsWith('/transport-pool.test.js') ? 'alone' : 'contract';
  };
  const kinds = new Map(files.map((file) => [file, kindOf(file)]));
  const of = (kind) => files.filter((file) => kinds.get(file) === kind);
  const write = (name) => (members, k) => {
    const path = join(folder, `${name}-${k + 1}.test.js`);
    writeFileSync(path, members.map((file) => `import '../${file.slice('dist/'.length)}';\n`).join(''));
    return path;
  };
  return [
    ...deal(
      of('service').sort((a, b) => rank(a) - rank(b)),
      2,
    ).map(write('service')),
    ...deal(of('browser'), 1).map(write('browser')),
    ...of('alone'),
    ...deal(of('contract'), 1).map(write('contract')),
    ...deal(of('other'), GROUPS).map(write('group')),
  ];
}

/** Runs test files, one process more at a time than there are cores (two of them wait for workers and pages); the exit code. Tells at the end which files took longest. */
export function runTests(files, env = {}) {
  if (files.some(startsServices)) {
    const { status } = spawnSync(process.execPath, ['tools/build-server.mjs'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  const reporter = process.stdout.isTTY ? 'spec' : 'tap';
  const args = [
    '--import=./dist/test/support/random-seed.js',
    '--test',
    `--test-concurrency=${Math.min(availableParallelism(), 4) + 1}`,
    `--test-reporter=${reporter}`,
    '--test-reporter-destination=stdout',
    '--test-reporter=./tools/slowest.mjs',
    '--test-reporter-destination=stdout',
    ...(files.length > 1 ? entries(files) : files),
  ];
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  );
}
