// Mutation testing of doctrine and services: `npm run test:mutation [-- PATH ...] [--sample N] [--seed S] [--minutes M] [--require PERCENT]
// [--write]`.
// Draws mutants of the files below PATH (default: src/doctrine and src/services), runs for each the tests that can notice it, and prints how
// many were killed, by subject, and each survivor. The recorded cases are not among these tests: a rule must be tested by its sources.
// `--minutes` starts no further mutant after that time: they are in random order, so the first ones are a fair sample. `--write` puts the
// result into docs/mutation.json and README. A mutant that runs over the time limit counts as killed.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1000' },
    require: { type: 'string', default: '0' },
    lanes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    write: { type: 'boolean', default: false },
  },
});
const TIME_LIMIT_MS = 180_000;
/** Tests of these folders can notice a mutant; those of test/golden and of the transport are left out. */
const TESTS = /^(?:src\/(?:doctrine|services|families|bundles|events|sky|wire)\/|test\/doctrine\/).*\.test\.js$/;
/** Families' tests that walk many routes are slow and belong to no subject. */
const tree = (lane) => `dist-mutation-${lane}`;

const paths = (positionals.length ? positionals : ['src/doctrine', 'src/services']).map((path) =>
  path.replace(/\/$/, ''),
);
const all = ['src', 'test'].flatMap((folder) =>
  readdirSync(join('dist', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !/^src\/(?:workbench|pages|transport|cli|mcp)\//.test(name)),
);
const isTest = (file) => file.endsWith('.test.js');
const subjects = all.filter(
  (file) =>
    !isTest(file) &&
    !/option-rows|schema\.js$/.test(file) &&
    paths.some((path) => file.startsWith(`${path}/`) || file === path.replace(/\.ts$/, '.js')),
);

/** Files that import each file, from the import statements of the compiled files. */
const importers = new Map();
for (const file of all)
  for (const [, target] of readFileSync(join('dist', file), 'utf8').matchAll(/(?:from|import)\s*'(\.[^']+)'/g)) {
    const to = normalize(join(dirname(file), target)).replaceAll('\\', '/');
    if (!importers.has(to)) importers.set(to, []);
    importers.get(to).push(file);
  }

/**
 * The tests that can notice a change of a file, nearest first: those that import it, then those of the modules that import it, and so on. The
 * steps are kept apart, so that a near test can end the search. Worked examples of the doctrine come last.
 */
function testsOf(file) {
  const steps = [],
    seen = new Set([file]);
  let front = [file];
  for (let depth = 0; depth < 4 && front.length > 0; depth++) {
    const next = [...new Set(front.flatMap((name) => importers.get(name) ?? []))].filter((name) => !seen.has(name));
    for (const name of next) seen.add(name);
    const tests = next.filter((name) => isTest(name) && TESTS.test(name));
    if (tests.length > 0) steps.push(tests);
    front = next.filter((name) => !isTest(name));
  }
  const folder = dirname(file).split('/').slice(0, 3).join('/');
  const near = all.filter((name) => isTest(name) && name.startsWith(`${folder}/`) && !seen.has(name));
  if (near.length > 0) steps.push(near);
  if (file.startsWith('src/doctrine'))
    steps.push(all.filter((name) => /^test\/doctrine\/[\w-]+\.test\.js$/.test(name)));
  return steps.filter((step) => step.length > 0);
}

/** A number in [0, 1) from a seed and an index (mulberry32), so that a draw can be repeated. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const mutants = subjects.flatMap((file) => mutantsOf(file, readFileSync(join('dist', file), 'utf8')));
const draw = random(Number(values.seed));
const drawn = mutants
  .map((mutant) => ({ mutant, key: draw() }))
  .sort((a, b) => a.key - b.key)
  .slice(0, Number(values.sample))
  .map(({ mutant }) => mutant);
console.log(`${mutants.length} mutants in ${subjects.length} files; ${drawn.length} drawn with seed ${values.seed}`);

const run = (lane, files) =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['tools/mutation/run-tests.mjs', ...files.map((file) => join(tree(lane), file))],
      {
        stdio: ['ignore', 'ignore', process.env.MUTATION_DEBUG ? 'inherit' : 'ignore'],
        env: { ...process.env, FUZZ_RUNS: '10' },
      },
    );
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });

/** Whether tests pass without a mutant: others, or tests over the time limit on a busy machine, would count every mutant as killed. */
const sound = new Map();
async function passUnchanged(lane, step) {
  const key = step.join();
  if (!sound.has(key)) sound.set(key, await run(lane, step));
  return sound.get(key);
}

/** Whether a test notices the mutant; null when tests fail without it too. */
async function isKilled(lane, mutant) {
  const path = join(tree(lane), mutant.file);
  const source = readFileSync(path, 'utf8');
  for (const step of testsOf(mutant.file)) {
    writeFileSync(path, source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end));
    const passes = await run(lane, step);
    writeFileSync(path, source);
    if (passes) continue;
    return (await passUnchanged(lane, step)) ? true : null;
  }
  return false;
}

const waiting = [...drawn],
  results = [],
  until = performance.now() + Number(values.minutes) * 60_000;
async function work(lane) {
  rmSync(tree(lane), { recursive: true, force: true });
  mkdirSync(tree(lane));
  for (const folder of ['src', 'test', 'tools'])
    cpSync(join('dist', folder), join(tree(lane), folder), { recursive: true });
  for (let mutant = waiting.shift(); mutant && performance.now() < until; mutant = waiting.shift()) {
    const killed = await isKilled(lane, mutant);
    if (killed === null) {
      console.log(`undecided ${mutant.file.replace(/\.js$/, '.ts')}:${mutant.line}: its tests fail without the change`);
      continue;
    }
    results.push({ mutant, killed });
    if (results.length % 10 === 0)
      console.log(`${results.filter((result) => result.killed).length} of ${results.length} killed so far`);
    if (!killed)
      console.log(
        `survived ${mutant.file.replace(/\.js$/, '.ts')}:${mutant.line}: ${mutant.was.replace(/\s+/g, ' ')} -> ${mutant.text || 'removed'}`,
      );
  }
  rmSync(tree(lane), { recursive: true, force: true });
}
await Promise.all(Array.from({ length: Number(values.lanes) }, (_, lane) => work(lane)));

const bySubject = new Map();
for (const { mutant, killed } of results) {
  const subject = mutant.file.split('/').slice(0, 3).join('/').replace(/\.js$/, '.ts');
  const row = bySubject.get(subject) ?? { killed: 0, of: 0 };
  bySubject.set(subject, { killed: row.killed + (killed ? 1 : 0), of: row.of + 1 });
}
for (const [subject, row] of [...bySubject].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${String(row.killed).padStart(4)} of ${String(row.of).padStart(4)} ${subject}`);
const killed = results.filter((result) => result.killed).length,
  percent = results.length ? (100 * killed) / results.length : 100;
console.log(`killed ${killed} of ${results.length}: ${percent.toFixed(1)} %`);
if (values.write) {
  const score = {
    paths,
    seed: Number(values.seed),
    drawn: results.length,
    killed,
    percent: Math.round(percent * 10) / 10,
  };
  writeFileSync('docs/mutation.json', `${JSON.stringify(score, null, 2)}\n`);
  const { withMutationScore } = await import('../../dist/tools/figures/tables.js');
  writeFileSync('README.md', withMutationScore(readFileSync('README.md', 'utf8'), score));
}
process.exit(percent < Number(values.require) ? 1 : 0);
