// Checks types, lint, format, layers, unused code and words, concurrently. TypeScript 7, oxlint and oxfmt are native programs that npm installs
// for each platform; the tools for layers and unused code use the programming interface of TypeScript 5.9.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Name, package or script, arguments; the slowest first. */
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
  ['plain words', 'tools/check-words.mjs', []],
  ['lint', 'oxlint', ['--report-unused-disable-directives', '--deny-warnings']],
];

/** Path of a script of ours, or of the script of a package's first command. Node runs it, as on every system. */
function script(name) {
  if (name.startsWith('tools/')) return name;
  const { bin } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return `node_modules/${name}/${typeof bin === 'string' ? bin : Object.values(bin)[0]}`;
}

/** A larger young generation: these programs build trees that live for a while, and copying them takes a sixth of their time. */
const NODE = ['--max-semi-space-size=64'];

/** Errors of a native program whose part for this platform is not installed. */
const WITHOUT_NATIVE_PART = /native binding|Unable to resolve @typescript\//i;

/** Runs one step and prints its output when it ends, so that the outputs of two steps do not mix. */
function runStep([name, tool, args]) {
  const started = performance.now();
  return new Promise((resolve) => {
    // The compiler ends before it must collect garbage; collecting takes a fifth of its time.
    const child = spawn(process.execPath, [...NODE, script(tool), ...args], { env: { GOGC: '400', ...process.env } });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
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
