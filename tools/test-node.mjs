// Runs the tests on other versions of Node: `npm run test:node [-- MAJOR ...] [PART ...]`; default: 20, 22, 24 and 26. PART: as in
// tools/test.mjs.
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, nodeProgram } from './node-program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2),
  majors = given.filter((argument) => /^\d+$/.test(argument)),
  parts = given.filter((argument) => !/^\d+$/.test(argument));

let failed = 0;
for (const major of majors.length ? majors : ['20', '22', '24', '26']) {
  const node = nodeProgram(major);
  console.log(`# Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`);
  const env = environmentOf(node);
  const run = (script, args) => spawnSync(node, [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
  if (!run('tools/build.mjs', []) || !run('tools/test.mjs', parts)) failed++;
}
process.exit(failed === 0 ? 0 : 1);
