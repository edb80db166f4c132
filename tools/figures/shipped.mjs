// `node tools/figures/shipped.mjs [speed PART]`: measures the speed figures on the version of Node that the image contains (.nvmrc), as
// `npm run figures` does on the installed one.
import { spawnSync } from 'node:child_process';
import { environmentOf, nodeProgram, shippedMajor } from '../node-program.mjs';

const node = nodeProgram(shippedMajor());
const run = (script, args = []) =>
  spawnSync(node, [script, ...args], { stdio: 'inherit', env: environmentOf(node) }).status === 0;
const given = process.argv.slice(2);
const measured =
  run('tools/build-server.mjs') && run('dist/tools/figures/measure.js', given.length > 0 ? given : ['speed']);
process.exit(measured ? 0 : 1);
