// `npm run figures [-- accuracy | speed [PART]]`: measures the accuracy figures (the accuracy tests write their largest differences to
// FIGURES_OUT) and the speed figures (the bench, on an otherwise idle machine; PART: only the rows whose name contains it); writes
// docs/figures.json and the tables of the README. On the shipped version of Node (tools/figures/shipped.mjs) the speed figures go to the
// second column. The figures are reports: tests compare with test/support/requirements.ts.
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

/** Speed figures of the bench; rows that were not selected by `part` keep their committed figures. */
function speed(before: Readonly<Record<string, number>>, part?: string): Record<string, number> {
  const rows = figuresOf('dist/bench/run.js', part === undefined ? [] : [part]);
  const measured = Object.entries(SPEED_FIGURES).flatMap(([name, { row, scale }]) => {
    const value = rows.get(row);
    if (value !== undefined) return [[name, Number((value * scale).toPrecision(2))] as const];
    // Without a browser the figures of pages stay as they were measured.
    const isKept = part !== undefined || (row.startsWith('page') && chromiumPath === undefined);
    if (!isKept) throw new Error(`the bench has no row "${row}"`);
    return name in before ? [[name, before[name]] as const] : [];
  });
  const peers = PEER_FIGURES.filter((name) => name in before).map((name) => [name, before[name]] as const);
  return Object.fromEntries([...measured, ...peers]);
}

try {
  const [kind, part] = process.argv.slice(2);
  const isShipped = process.versions.node.startsWith(`${readFileSync(join(root, '.nvmrc'), 'utf8').trim()}.`);
  const figures = {
    ...committed,
    ...(kind === 'speed' ? {} : { accuracy: accuracy() }),
    ...(kind === 'accuracy'
      ? {}
      : isShipped
        ? { speedShipped: speed(committed.speedShipped, part) }
        : { speed: speed(committed.speed, part) }),
  };
  writeFileSync(join(root, 'docs/figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const readme = join(root, 'README.md');
  writeFileSync(readme, withTables(readFileSync(readme, 'utf8'), figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
