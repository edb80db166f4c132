// Finds the compiled test files and runs them with node:test; what tools/test.mjs and tools/test-random.mjs share.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
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

/**
 * Files that share a process, and so one engine and one start: suites that open a service stay alone and go first (they are the
 * long ones), all others are dealt into a few groups. A group is a file that imports its members.
 */
function entries(files) {
  const folder = join(root, 'dist', 'test-groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const alone = files.filter((file) => /^dist\/test\/(contract|golden)\//.test(file));
  const others = files.filter((file) => !alone.includes(file));
  const groups = Array.from({ length: Math.min(GROUPS, others.length) }, (_, k) =>
    others.filter((_file, i) => i % GROUPS === k),
  );
  return [
    ...alone,
    ...groups.map((members, k) => {
      const path = join(folder, `group-${k + 1}.test.js`);
      writeFileSync(path, members.map((file) => `import '../${file.slice('dist/'.length)}';\n`).join(''));
      return path;
    }),
  ];
}

/** Runs test files two processes at a time; the exit code. Tells at the end which files took longest. */
export function runTests(files, env = {}) {
  const reporter = process.stdout.isTTY ? 'spec' : 'tap';
  const args = [
    '--enable-source-maps',
    '--import=./dist/test/support/random-seed.js',
    '--test',
    '--test-concurrency=2',
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
