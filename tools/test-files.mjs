// Finds the compiled test files and runs them with node:test; shared by tools/test.mjs and tools/test-random.mjs.
//
// The name of a file declares its kind:
//   X.routes.test.ts    walks the routes; runs in each of two processes, with half of the families in each (TEST_SHARE)
//   X.service.test.ts   sends requests to the one service of its process
//   X.process.test.ts   starts programs of its own; needs the bundle of the service
//   test/browser/**     opens pages in Chromium
//   X.test.ts           anything else
// Files of one kind share processes, so that the engine, the service and the browser start once: a process for each of 400 files would
// take twice as long.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const groups = join(root, 'dist', 'test-groups');
const SHARES = 2,
  GROUPS = 2;

/** Paths of all compiled test files, from the root of the repository. */
export const testFiles = () =>
  ['src', 'test', 'tools'].flatMap((dir) =>
    readdirSync(join(root, 'dist', dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.js'))
      .map((name) => join('dist', dir, name).replaceAll('\\', '/'))
      .sort(),
  );

/** Tests that only `npm run test:all` runs: scenarios in the browser, each cell of the tables of the page, the service under faults. */
const ONLY_IN_ALL = /^dist\/test\/(?:browser\/(?!looks\.)|contract\/soak\.)/;
export const isInEveryRun = (file) => !ONLY_IN_ALL.test(file);

function kindOf(file) {
  if (file.startsWith('dist/test/browser/')) return 'browser';
  return (
    /\.(routes|service|process)\.test\.js$/.exec(file)?.[1] ?? (file.startsWith('dist/src/') ? 'unit' : 'contract')
  );
}

/** Deals files into at most `count` hands, back and forth, so that the hands take about the same time. */
const deal = (files, count) =>
  Array.from({ length: Math.min(count, files.length) }, (_, k) =>
    files.filter((_file, i) => (i % (2 * count) < count ? i % count : count - 1 - (i % count)) === k),
  );

/** Writes one file that imports the files of a group, after the files of `first`. Node starts groups in the order of their names. */
function writeGroup(name, members, first = []) {
  const path = join(groups, `${name}.test.js`);
  const lines = [...first, ...members.map((file) => `../${file.slice('dist/'.length)}`)].map(
    (file) => `import '${file}';`,
  );
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

/** Writes the groups of files that share a process, the slowest first; returns their paths. */
function writeGroups(files) {
  rmSync(groups, { recursive: true, force: true });
  mkdirSync(groups, { recursive: true });
  const ofKind = (kind) => files.filter((file) => kindOf(file) === kind);
  const [browser, routes, services, processes, contract, units] = [
    'browser',
    'routes',
    'service',
    'process',
    'contract',
    'unit',
  ].map(ofKind);
  const shares = Array.from({ length: routes.length + services.length > 0 ? SHARES : 0 }, (_, k) => {
    const share = `./share-${k + 1}.js`;
    writeFileSync(join(groups, share), `process.env.TEST_SHARE = '${k + 1}/${SHARES}';\n`);
    return { share, members: [...routes, ...(deal(services, SHARES)[k] ?? [])] };
  });
  return [
    ...(browser.length > 0 ? [writeGroup('1-browser', browser)] : []),
    ...shares
      .filter(({ members }) => members.length > 0)
      .map(({ share, members }, k) => writeGroup(`2-routes-${k + 1}`, members, [share])),
    ...processes.map((file, k) => writeGroup(`3-process-${k + 1}`, [file])),
    ...deal(units, GROUPS).map((members, k) => writeGroup(`4-units-${k + 1}`, members)),
    ...(contract.length > 0 ? [writeGroup('5-contract', contract)] : []),
  ];
}

/** Runs a program of this repository; returns its exit code. With `asComments` its output is printed at the end, as TAP comments. */
function run(script, { asComments = false } = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', asComments ? 'pipe' : 'inherit', 'inherit'],
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const lines = Buffer.concat(output).toString().trimEnd();
      if (lines) console.log(lines.replaceAll(/^/gm, '# '));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs test files, in two processes more than there are cores, as they wait for workers, pages and services. With `checks`, `npm run check`
 * runs at the same time and ends the tests when it fails. Returns the exit code.
 */
export async function runTests(files, env = {}, { checks = false } = {}) {
  if (files.some((file) => kindOf(file) === 'process') && (await run('tools/build-server.mjs')) !== 0) return 1;
  const started = files.length > 1 ? writeGroups(files) : files;
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
  // Most services of the tests stop before they have warmed up.
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { SERVICE_WARM_UP: 'off', ...process.env, ...env },
  });
  const tests = new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
  const check = checks ? run('tools/check.mjs', { asComments: true }) : Promise.resolve(0);
  void check.then((code) => code !== 0 && child.kill());
  return (await Promise.all([check, tests])).find((code) => code !== 0) ?? 0;
}
