// Types, lint, format, layers and dead code, side by side: what must hold before any test is worth running. Types, lint and format are
// native programs that npm brings for each platform (typescript 7, oxlint, oxfmt); the tools that need the compiler's interface have
// typescript 5.9 beside it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Name, package, its command's script within it, arguments; the longest first. */
const steps = [
  [
    'layers',
    'dependency-cruiser',
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
      '--excludePathsFromReport=src/index.ts;src/node-data.ts;src/main.ts;src/client/;src/transport/worker.ts;src/transport/telemetry-sdk.ts;src/mcp/run.ts;bench/;.test.ts;option-rows.ts',
    ],
  ],
  ['types', 'typescript-native', ['--noEmit', '--singleThreaded', '-p', 'tsconfig.json']],
  ['types of the pages', 'typescript-native', ['--noEmit', '--singleThreaded', '-p', 'tsconfig.pages.json']],
  ['format', 'oxfmt', ['--check', '.']],
  ['source rules', 'tools/check-source.mjs', []],
  ['lint', 'oxlint', ['--report-unused-disable-directives', '--deny-warnings']],
];

/** The script of a package's first command, or our own: run by node itself, which is the same on every system. */
function script(name) {
  if (name.startsWith('tools/')) return name;
  const { bin } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return `node_modules/${name}/${typeof bin === 'string' ? bin : Object.values(bin)[0]}`;
}

/** Room for young objects: these programs make trees that live for a while, and copying them takes a sixth of their time otherwise. */
const NODE = ['--max-semi-space-size=64'];

/** What such a program says when npm has not brought the part that is compiled for this system. */
const WITHOUT_NATIVE_PART = /native binding|Unable to resolve @typescript\//i;

/** Runs one step and keeps what it says until it ends, so that two do not talk at once. */
function runStep([name, tool, args]) {
  const started = performance.now();
  return new Promise((resolve) => {
    // The compiler ends before its memory must be swept; sweeping takes a fifth of its time.
    const child = spawn(process.execPath, [...NODE, script(tool), ...args], { env: { GOGC: '400', ...process.env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      process.stdout.write(text);
      if (code !== 0 && WITHOUT_NATIVE_PART.test(text))
        console.log(
          `${tool} is a native program, and its part for ${process.platform}-${process.arch} is not installed: run \`npm ci\` without --omit=optional on this system`,
        );
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
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, lane));
process.exit(passed ? 0 : 1);
