import { hostileRequests, largeBodies, pathTraversal, slowClients } from './clients.js';
import { concurrency } from './concurrency.js';
import { endurance } from './endurance.js';
import { termination, workerLoss } from './ends.js';
import { damagedData, fileSystems } from './files.js';
import { overload } from './overload.js';
import type { Figures, Scenario } from './scenario.js';

/** In the order of README's table. */
export const SCENARIOS: readonly Scenario[] = [
  overload,
  workerLoss,
  termination,
  damagedData,
  fileSystems,
  slowClients,
  largeBodies,
  hostileRequests,
  pathTraversal,
  concurrency,
  endurance,
];

export type SoakFigures = Readonly<Record<string, Figures>>;

const shown = (value: number): string => (value >= 1000 ? value.toLocaleString('en-US') : String(value));

function filled(text: string, name: string, figures: Figures | undefined): string {
  return text.replace(/\{([\w-]+)\}/g, (_, figure: string) => {
    const value = figures?.[figure];
    if (value === undefined) throw new Error(`docs/soak.json has no ${figure} of ${name}`);
    return shown(value);
  });
}

/** Three significant digits; counts are not rounded. */
export const rounded = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      Number.isInteger(value) ? value : Number(value.toPrecision(2)),
    ]),
  );

const TABLE = /\| fault \| what happens \|\n(?:\|.*\n)+/;

/** The README with its table replaced by one of these figures. */
export function withSoakTable(readme: string, figures: SoakFigures): string {
  const rows = SCENARIOS.map(
    ({ name, fault, outcome }) =>
      `| ${filled(fault, name, figures[name])} | ${filled(outcome, name, figures[name])} |\n`,
  );
  return readme.replace(TABLE, () => `| fault | what happens |\n|---|---|\n${rows.join('')}`);
}
