// Runs the tests on other versions of Node: `npm run test:node [-- MAJOR ...] [PART ...]`; default: 20, 22, 24 and 26. The npm package of each
// version carries the program for this platform; it is kept in node_modules/.cache. PART: as in tools/test.mjs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2),
  majors = given.filter((argument) => /^\d+$/.test(argument)),
  parts = given.filter((argument) => !/^\d+$/.test(argument));
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The program of a version, installed on first use. */
function program(major) {
  const folder = join(root, 'node_modules/.cache', `node-${major}`);
  const path = join(
    folder,
    'node_modules',
    `node-${system}`,
    process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  );
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        `node-${system}@${major}`,
      ],
      {
        stdio: 'inherit',
      },
    );
  }
  return path;
}

let failed = 0;
for (const major of majors.length ? majors : ['20', '22', '24', '26']) {
  const node = program(major);
  console.log(`# Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
  // Processes that the tests start by name get the same version.
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  const run = (script, args) => spawnSync(node, [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
  if (!run('tools/build.mjs', []) || !run('tools/test.mjs', parts)) failed++;
}
process.exit(failed === 0 ? 0 : 1);
