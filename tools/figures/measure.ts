// `npm run figures [-- accuracy]`: measures the accuracy figures (the accuracy tests write their largest differences to FIGURES_OUT) and,
// without `accuracy`, the speed figures (the bench, on an otherwise idle machine); writes docs/figures.json and the tables of the README.
// The figures are reports: tests compare with test/support/requirements.ts.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../test/browser/support/chromium.js';
import { measuredFigures } from '../../test/support/figures.js';
import { MEASURED_BY_BUILDER, PEER_FIGURES, SPEED_FIGURES, roundedUp, withTables } from './tables.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const committed = measuredFigures();
const folder = mkdtempSync(join(tmpdir(), 'figures-'));

/** Runs a script of this repository with FIGURES_OUT and returns the figures that it wrote, the largest of each name. Errors: Error when it fails. */
function figuresOf(script: string, args: readonly string[] = []): Map<string, number> {
  const out = join(folder, 'out.tsv');
  writeFileSync(out, '');
  const run = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FIGURES_OUT: out },
  });
  if (run.status !== 0) throw new Error(`${script} failed: run it alone and fix it first`);
  const figures = new Map<string, number>();
  for (const line of readFileSync(out, 'utf8').split('\n').filter(Boolean)) {
    const [name, value] = line.split('\t');
    figures.set(name, Math.max(figures.get(name) ?? 0, Number(value)));
  }
  return figures;
}

/** Paths of the compiled tests that compare a figure with its requirement. */
const measuringTests = (): string[] =>
  ['dist/src', 'dist/test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.js') && !name.endsWith('support/figures.test.js'))
      .filter((name) => readFileSync(join(root, folder, name), 'utf8').includes('new WorstDifference('))
      .map((name) => join(folder, name).replaceAll('\\', '/')),
  );

function accuracy(): Record<string, number> {
  const measured = figuresOf('tools/test.mjs', measuringTests());
  return Object.fromEntries(
    Object.entries(committed.accuracy).map(([name, before]) => {
      if (MEASURED_BY_BUILDER.includes(name)) return [name, before];
      const value = measured.get(name);
      if (value === undefined) throw new Error(`no test measured ${name}`);
      return [name, roundedUp(value)];
    }),
  );
}

function speed(): Record<string, number> {
  const rows = figuresOf('dist/bench/run.js');
  const measured = Object.entries(SPEED_FIGURES).map(([name, { row, scale }]) => {
    const value = rows.get(row);
    // Without a browser the figures of pages stay as they were measured.
    if (value === undefined && row.startsWith('page') && chromiumPath === undefined)
      return [name, committed.speed[name]];
    if (value === undefined) throw new Error(`the bench has no row "${row}"`);
    return [name, Number((value * scale).toPrecision(2))];
  });
  return Object.fromEntries([...measured, ...PEER_FIGURES.map((name) => [name, committed.speed[name]])]);
}

try {
  const figures = {
    accuracy: accuracy(),
    speed: process.argv[2] === 'accuracy' ? committed.speed : speed(),
  };
  writeFileSync(join(root, 'docs/figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const readme = join(root, 'README.md');
  writeFileSync(readme, withTables(readFileSync(readme, 'utf8'), figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
