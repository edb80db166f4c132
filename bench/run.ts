import { appendFileSync } from 'node:fs';
import { createEngine } from '../src/engine.js';
import { nodeDataProvider, nodeVisibilityPack } from '../src/node-data.js';
import { visibilityPackDirectory } from '../test/support/visibility-pack.js';
import { benchBulk } from './bulk.js';
import { benchBareHttp } from './bare-http.js';
import { chartBench } from './chart.js';
import { classicalBench } from './classical.js';
import { directionsBench } from './directions.js';
import { eclipsesBench } from './eclipses.js';
import { electionalBench } from './electional.js';
import { eventsBench } from './events.js';
import { geometryBench } from './geometry.js';
import { horizonBench } from './horizon.js';
import { benchHttp } from './http.js';
import { measure } from './measure.js';
import { benchPages } from './pages.js';
import { paransBench } from './parans.js';
import { periodsBench } from './periods.js';
import { placesBench } from './places.js';
import { physicalVisibilityBench } from './physical-visibility.js';
import type { BenchRow } from './row.js';
import { occultationsBench } from './occultations.js';
import { progressionsBench } from './progressions.js';
import { relationshipBench } from './relationship.js';
import { smallBodiesBench } from './small-bodies.js';
import { profilesBench } from './profiles.js';
import { smallFamiliesBench } from './small-families.js';
import { starsBench } from './stars.js';
import { vedicBench } from './vedic.js';
import { visibilityBench } from './visibility.js';
import { varshaphalBench } from './varshaphal.js';

/**
 * npm run bench [-- PART]: warm timings in one thread of this process: minimum, median and 95th percentile of a call, and the limit. PART
 * selects rows by name; `http` starts a service and loads it over loopback, `bare-http` compares it with a minimal server of node:http,
 * `bulk` times a file of charts and a stream, `pages` the workbench in a browser.
 */
const part = process.argv[2] ?? '';
const engine = createEngine(nodeDataProvider(), { visibilityPack: nodeVisibilityPack(visibilityPackDirectory()) });
const rows: BenchRow[] = [
  ...chartBench(engine),
  ...classicalBench(engine),
  ...electionalBench(engine),
  ...eventsBench(engine),
  ...eclipsesBench(engine),
  ...horizonBench(engine),
  ...occultationsBench(engine),
  ...geometryBench(engine),
  ...paransBench(engine),
  ...progressionsBench(engine),
  ...directionsBench(engine),
  ...relationshipBench(engine),
  ...smallBodiesBench(engine),
  ...starsBench(engine),
  ...profilesBench(engine),
  ...smallFamiliesBench(engine),
  ...vedicBench(engine),
  ...periodsBench(engine),
  ...placesBench(engine),
  ...physicalVisibilityBench(engine),
  ...varshaphalBench(engine),
  ...visibilityBench(engine),
].filter((row) => row.name.includes(part));

/** Writes a figure for `npm run figures`: medians in microseconds, figures of HTTP in their unit. */
const keep = (name: string, value: number): void => {
  if (process.env.FIGURES_OUT) appendFileSync(process.env.FIGURES_OUT, `${name}\t${value}\n`);
};

console.log(
  `node ${process.version}, ${rows.length} rows\n${'row'.padEnd(64)} ${'min'.padStart(10)} ${'median'.padStart(10)} ${'p95'.padStart(10)}  limit`,
);
let missed = 0;
for (const row of rows) {
  const { min, median, p95 } = measure(row);
  const scale = row.unit === 'ms' ? 1e3 : 1;
  const show = (us: number): string => (us / scale).toFixed(us / scale < 10 ? 2 : 1).padStart(10);
  const over = row.limit !== undefined && median / scale > row.limit;
  if (over) missed++;
  keep(row.name, median);
  console.log(
    `${row.name.padEnd(64)} ${show(min)} ${show(median)} ${show(p95)}  ${row.limit === undefined ? '' : `${row.limit} ${row.unit ?? 'us'}${over ? '  MISSED' : ''}`}`,
  );
}
for (const [suite, measured] of [
  ['http', benchHttp],
  ['bare-http', benchBareHttp],
  ['bulk', benchBulk],
  ['pages', benchPages],
] as const) {
  if (part !== '' && !suite.startsWith(part)) continue;
  for (const { name, value, unit, note } of await measured()) {
    keep(name, value);
    console.log(
      `${name.padEnd(64)} ${value.toFixed(value < 10 ? 2 : 0).padStart(10)} ${unit}${note ? `  (${note})` : ''}`,
    );
  }
}
if (missed && !process.env.FIGURES_OUT) {
  console.log(`${missed} of ${rows.length} rows over their limit`);
  process.exitCode = 1;
}
