// Types, lint, format, layers and dead code, side by side: what must hold before any test is worth running.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const steps = [
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['types of the pages', 'tsc', ['--noEmit', '-p', 'tsconfig.pages.json']],
  ['lint', 'eslint', ['--cache', '--cache-location', 'node_modules/.cache/eslint', '.']],
  [
    'format',
    'prettier',
    ['--check', '--log-level', 'warn', '--cache', '--cache-location', 'node_modules/.cache/prettier-cache', '.'],
  ],
  [
    'layers',
    'depcruise',
    [
      '--config',
      '.dependency-cruiser.cjs',
      '--cache',
      'node_modules/.cache/dependency-cruiser',
      '--cache-strategy',
      'content',
      'src',
    ],
  ],
  [
    'dead code',
    'ts-unused-exports',
    [
      'tsconfig.json',
      '--allowUnusedTypes',
      '--excludePathsFromReport=src/index.ts;src/node-data.ts;src/main.ts;src/client/;src/transport/worker.ts;src/mcp/run.ts;bench/;.test.ts;option-rows.ts',
    ],
  ],
];

/** Runs one step and keeps what it says until it ends, so that two do not talk at once. */
function runStep([name, command, args]) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { shell: process.platform === 'win32' });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

const waiting = [...steps];
let passed = true;
const lane = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) passed = (await runStep(step)) && passed;
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 3) }, lane));
process.exit(passed ? 0 : 1);
