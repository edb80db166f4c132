// `npm run soak [-- MINUTES [NAME]]`: causes every fault (the endurance run takes MINUTES, default 60), or only
// the one of that name; writes docs/soak.json and README's table of faults.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCENARIOS, rounded, withSoakTable } from './scenarios.js';
import type { SoakFigures } from './scenarios.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const figuresPath = `${root}docs/soak.json`,
  readmePath = `${root}README.md`;
const minutes = Number(process.argv[2] ?? 60),
  wanted = process.argv[3],
  // Less than a minute: a short form of every fault, as in the tests.
  whole = minutes >= 1;
const chosen = SCENARIOS.filter(({ name }) => wanted === undefined || name === wanted);
if (!(minutes > 0) || chosen.length === 0) {
  console.error(`npm run soak [-- MINUTES [${SCENARIOS.map(({ name }) => name).join(' | ')}]]`);
  process.exit(1);
}

let failed = false;
for (const { name, run } of chosen) {
  const started = performance.now();
  try {
    const figures = rounded(await run({ seconds: whole ? 20 : 1, minutes, whole }));
    const known = JSON.parse(readFileSync(figuresPath, 'utf8')) as SoakFigures;
    const all = Object.fromEntries(SCENARIOS.map((scenario) => [scenario.name, known[scenario.name]]));
    writeFileSync(figuresPath, `${JSON.stringify({ ...all, [name]: figures }, null, 2)}\n`);
    console.log(`ok   ${name} (${Math.round((performance.now() - started) / 1000)} s) ${JSON.stringify(figures)}`);
  } catch (error) {
    failed = true;
    console.error(`FAIL ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
const figures = JSON.parse(readFileSync(figuresPath, 'utf8')) as SoakFigures;
if (SCENARIOS.every(({ name }) => figures[name] !== undefined))
  writeFileSync(readmePath, withSoakTable(readFileSync(readmePath, 'utf8'), figures));
process.exit(failed ? 1 : 0);
