// Types, lint, layers and dead code: what must hold before any test is worth running.
import { spawnSync } from 'node:child_process';
const steps = [
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['lint', 'eslint', ['--cache', '--cache-location', 'node_modules/.cache/eslint', '.']],
  ['layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src']],
  ['dead code', 'ts-unused-exports', ['tsconfig.json', '--allowUnusedTypes', '--excludePathsFromReport=src/index.ts;src/node-data.ts;src/main.ts;src/transport/worker.ts;bench/;\.test\.ts']],
];
for (const [name, command, args] of steps) {
  const started = performance.now();
  const run = spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' });
  console.log(`${run.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (run.status !== 0) process.exit(1);
}
