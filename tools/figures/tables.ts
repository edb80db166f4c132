import { ACCURACY_REQUIREMENTS } from '../../test/support/requirements.js';
import type { MeasuredFigures } from '../../test/support/figures.js';

/** A row of the accuracy table in the README. */
interface AccuracyRow {
  readonly what: string;
  readonly against: string;
  /** `{name}` is a measured figure of docs/figures.json. */
  readonly worst: string;
  /** `{name}` is the requirement of that figure in test/support/requirements.ts. */
  readonly required: string;
}

/** Figures that the builders of the packed files print (`npm run data:build`). They compare far more epochs than the tests. */
export const MEASURED_BY_BUILDER = [
  'embedded-direction-mas',
  'embedded-rate-mas-per-day',
  'antiquity-planets-built-mas',
  'antiquity-moon-built-mas',
  'classical-asteroids-built-arcsec',
  'nutation-built-mas',
];

export const ACCURACY_ROWS: readonly AccuracyRow[] = [
  {
    what: 'embedded ephemeris, geocentric direction',
    against: 'JPL DE440, 1,000,000 epochs 1550-2650 (`npm run data:build -- ephemeris` prints it)',
    worst: '{embedded-direction-mas} mas',
    required: '{embedded-direction-mas} mas',
  },
  {
    what: 'rates of the embedded ephemeris',
    against: 'JPL DE440',
    worst: '{embedded-rate-mas-per-day} mas/day (Moon)',
    required: '{embedded-rate-mas-per-day} mas/day',
  },
  {
    what: '-3000 ... 1550 and 2650 ... 3000',
    against: 'JPL DE422 (uncertain by 0.5-3 arcsec there; each answer states the error)',
    worst:
      '{antiquity-planets-built-mas} mas planets, {antiquity-moon-built-mas} mas Moon ' +
      '({antiquity-planets-mas} and {antiquity-moon-mas} at the epochs of the tests)',
    required: '{antiquity-planets-built-mas} mas planets, {antiquity-moon-built-mas} mas Moon',
  },
  {
    what: '25 classical asteroids and dwarf planets, embedded',
    against: 'JPL Horizons',
    worst: '{classical-asteroids-built-arcsec} arcsec ({classical-asteroids-arcsec} at the epochs of the tests)',
    required: '{classical-asteroids-built-arcsec} arcsec',
  },
  {
    what: 'other asteroids, integrated from their elements, 1900-2100',
    against: 'JPL Horizons',
    worst: 'main belt {main-belt-arcsec} arcsec; table in `src/families/catalogs/asteroids/README.md`',
    required: '{main-belt-arcsec} arcsec',
  },
  {
    what: 'apparent places, geocentric',
    against: 'DE440 + ERFA (`ld`, `ab`, `pnm06a`), 300 instants x 10 bodies',
    worst: '{apparent-geocentric-mas} mas; distance {apparent-distance-relative}',
    required: '{apparent-geocentric-mas} mas; distance {apparent-distance-relative}',
  },
  {
    what: 'apparent places, topocentric',
    against: 'the same with `pvtob`, `gst06a`',
    worst: '{apparent-topocentric-mas} mas',
    required: '{apparent-topocentric-mas} mas',
  },
  {
    what: 'nutation table',
    against: 'IAU 2000A R06 series',
    worst: '{nutation-built-mas} mas ({nutation-mas} in the tests)',
    required: '{nutation-built-mas} mas',
  },
  {
    what: 'true node, osculating apogee',
    against: 'DE440 elements',
    worst: '{true-node-mas} mas, {true-apogee-mas} mas',
    required: '{true-node-mas} mas, {true-apogee-mas} mas',
  },
  {
    what: 'houses, 20 systems, latitude below 66 degrees',
    against: 'Swiss Ephemeris 2.10.03',
    worst: '{houses-placidus-arcsec} arcsec (its Placidus iteration), others {houses-others-arcsec}',
    required: '{houses-placidus-arcsec} arcsec, others {houses-others-arcsec}',
  },
  {
    what: 'UTC to TT; TDB',
    against: 'ERFA `utctai`, `taitt`; `dtdb`',
    worst: '{utc-tt-microseconds} and {tdb-microseconds} microseconds (the latter 1550-3000)',
    required: '{utc-tt-microseconds} and {tdb-microseconds} microseconds',
  },
  {
    what: 'star places, 300 star-epochs',
    against: 'ERFA on DE440',
    worst: '{stars-mas} mas',
    required: '{stars-mas} mas',
  },
  {
    what: 'instants of ingresses and aspects',
    against: 'dense scan with ERFA + DE440',
    worst:
      'ingresses {ingresses-fast-seconds} s (Sun, Moon, Mercury), aspects and phases of the Moon {moon-events-seconds} s; ' +
      'the longitude there {ingresses-mas} mas',
    required: '{ingresses-fast-seconds} s, {moon-events-seconds} s; {ingresses-mas} mas',
  },
  {
    what: 'stations',
    against: 'the same',
    worst: 'inner planets {stations-inner-seconds} s, outer {stations-outer-seconds} s',
    required: '{stations-inner-seconds} s, {stations-outer-seconds} s',
  },
  {
    what: 'rise and set, 90 S to 90 N',
    against: 'one-minute sampling with ERFA + DE440',
    worst: 'every event, {rise-set-arcsec} arcsec of altitude',
    required: '{rise-set-arcsec} arcsec',
  },
  {
    what: 'greatest eclipse, 80 eclipses of 2018-2040',
    against: 'NASA canons, with their constants',
    worst: 'solar {solar-eclipse-seconds} s, lunar {lunar-eclipse-seconds} s',
    required: 'solar {solar-eclipse-seconds} s, lunar {lunar-eclipse-seconds} s',
  },
  { what: 'refraction', against: 'SLALIB `refro`', worst: '{refraction-rad} rad', required: '{refraction-rad} rad' },
];

interface SpeedRow {
  readonly what: string;
  /** `{name}` is a measured figure of `speed`, in the second column of `speedShipped`. */
  readonly median: string;
}

/** A speed figure: the row of `npm run bench` that measures it, and the factor from the unit of the row (us). */
interface SpeedFigure {
  readonly row: string;
  readonly scale: number;
}
const us = 1;
const ms = 1e-3;

export const SPEED_FIGURES: Readonly<Record<string, SpeedFigure>> = {
  'ten-bodies-us': { row: 'ten bodies, apparent, with speeds, random epoch', scale: us },
  'chart-us': { row: 'chart: ten bodies, nodes, Lilith, Placidus houses, random epoch', scale: us },
  'ingresses-ms': { row: 'ingresses of the ten bodies, 100 years', scale: ms },
  'stations-ms': { row: 'stations of the eight planets, 100 years', scale: ms },
  'solar-return-ms': { row: 'solar return of a year', scale: ms },
  'sunrises-ms': { row: 'a year of sunrises and sunsets at one place', scale: ms },
  'next-eclipse-ms': { row: 'next solar eclipse', scale: ms },
  'eclipses-ms': { row: 'all eclipses of a century', scale: ms },
  'aspects-ms': { row: 'aspect table of 64 points, all 22 aspects', scale: ms },
  'stars-ms': { row: 'all 1,809 stars, apparent, with rates, one instant', scale: ms },
  'asteroid-ms': { row: 'small bodies: first integration of one asteroid over 100 years', scale: ms },
  'wheel-ms': { row: 'chart wheel: SVG of a stellium, 22 aspects', scale: ms },
  'occultations-ms': { row: 'lunar occultations of seven planets, a year', scale: ms },
  'http-ms': { row: 'chart over HTTP, mean of one connection', scale: 1 },
  'http-charts-per-second': { row: 'charts over HTTP, eight connections', scale: 1 },
  'http-chart-cpu-us': { row: 'CPU time of the service per chart', scale: 1 },
  'http-health-cpu-us': { row: 'CPU time of the service per /health', scale: 1 },
  'http-ratio-chart': { row: 'service / node:http alone: POST /v1/chart', scale: 1 },
  'http-ratio-health': { row: 'service / node:http alone: GET /health', scale: 1 },
  'http-ratio-batch': { row: 'service / node:http alone: a chart in a batch of 1000', scale: 1 },
  'http-ratio-same-batch': {
    row: 'service / node:http alone: a chart in a batch of 1000, of the same batch',
    scale: 1,
  },
  'bare-get-cpu-us': { row: 'CPU time of node:http alone: GET /health', scale: 1 },
  'bare-post-cpu-us': { row: 'CPU time of node:http alone: POST /v1/chart', scale: 1 },
  'http-beside-ms': { row: 'charts during searches on all workers, 99th percentile', scale: 1 },
  'further-process-mb': { row: 'memory of a further process at rest', scale: 1 },
  'batch-ms': { row: 'a batch of 1,000 charts over HTTP, median of nineteen', scale: 1 },
  'batch-packed-ms': { row: 'a batch of 1,000 charts over HTTP, median of nineteen, compressed', scale: 1 },
  'bulk-rows-per-second': { row: 'bulk: charts from NDJSON to Parquet, all cores', scale: 1 },
  'bulk-memory-mb': { row: 'bulk: peak of memory', scale: 1 },
  'stream-items-per-second': { row: 'charts over one stream', scale: 1 },
  'start-seconds': { row: 'start to first chart', scale: 1e-3 },
  'memory-mb': { row: 'memory at first chart', scale: 1 },
  'page-interactive-ms': { row: 'pages: greatest first view, interactive', scale: 1 },
  'page-first-view-ms': { row: 'pages: greatest first view, settled', scale: 1 },
  'page-first-view-kb': { row: 'pages: greatest first view, compressed', scale: 1 },
  'page-next-paint-ms': { row: 'pages: greatest to the next paint', scale: 1 },
  'page-slider-per-second': { row: 'page chart: wheels drawn under the slider', scale: 1 },
};

/** Measured by the separate package in bench/peers, which has its own dependencies. `npm run figures` keeps the committed values. */
export const PEER_FIGURES = ['swiss-ephemeris-us', 'astronomy-engine-us'];

export const SPEED_ROWS: readonly SpeedRow[] = [
  { what: 'Sun, Moon and eight planets, apparent, with speeds, random epoch', median: '{ten-bodies-us} us' },
  { what: 'chart with nodes, Lilith and Placidus houses, random epoch', median: '{chart-us} us' },
  {
    what: 'the same ten bodies in Swiss Ephemeris 2.10.03 (C, through `sweph`, Moshier mode)',
    median: '{swiss-ephemeris-us} us',
  },
  {
    what: 'the same in astronomy-engine (JavaScript, 1 arcminute) without speeds',
    median: '{astronomy-engine-us} us',
  },
  { what: 'all ingresses of the ten bodies in 100 years', median: '{ingresses-ms} ms' },
  { what: 'all stations of eight planets in 100 years', median: '{stations-ms} ms' },
  { what: 'solar return', median: '{solar-return-ms} ms' },
  { what: 'a year of sunrises and sunsets at one place', median: '{sunrises-ms} ms' },
  {
    what: 'next solar eclipse; all solar and lunar eclipses of a century',
    median: '{next-eclipse-ms} ms; {eclipses-ms} ms',
  },
  { what: 'aspect table of 64 points, 22 aspects', median: '{aspects-ms} ms' },
  { what: '1,809 stars, apparent, one instant', median: '{stars-ms} ms' },
  { what: 'an asteroid integrated over 100 years, the first time', median: '{asteroid-ms} ms' },
  { what: 'chart wheel as SVG, eight bodies in one sign (an ordinary chart takes 2 to 3 ms)', median: '{wheel-ms} ms' },
  {
    what: 'POST /v1/chart over HTTP, one serving thread',
    median: '{http-ms} ms a call; {http-charts-per-second} charts/s',
  },
  {
    what: 'CPU time of the service for a chart over HTTP; for GET /health',
    median: '{http-chart-cpu-us} us; {http-health-cpu-us} us',
  },
  {
    what: 'the same for a minimal server of node:http that stringifies the same answers (no computation, no checks)',
    median: '{bare-post-cpu-us} us; {bare-get-cpu-us} us',
  },
  {
    what: 'CPU time of the service, in times of that server, measured in turns: a chart; GET /health (required: 1.8; 1.6)',
    median: '{http-ratio-chart}; {http-ratio-health}',
  },
  {
    what: 'a chart in a batch of 1,000, in times of a single chart of that server (required: 1.1); of that server with the same batch, which computes nothing',
    median: '{http-ratio-batch}; {http-ratio-same-batch}',
  },
  { what: 'charts while searches keep all workers busy, 99th percentile', median: '{http-beside-ms} ms' },
  { what: 'all lunar occultations of the planets in a year', median: '{occultations-ms} ms' },
  { what: '1,000 charts in one batch over HTTP; compressed', median: '{batch-ms} ms; {batch-packed-ms} ms' },
  {
    what: '100,000 charts from NDJSON to Parquet by `bulk`, two threads; peak of memory',
    median: '{bulk-rows-per-second} charts/s; {bulk-memory-mb} MB',
  },
  { what: 'complete charts over one stream of NDJSON', median: '{stream-items-per-second} charts/s' },
  {
    what: 'workbench in Chromium, first load: the slowest view until it is interactive, until it is settled; the largest, compressed',
    median: '{page-interactive-ms} ms, {page-first-view-ms} ms; {page-first-view-kb} kB',
  },
  {
    what: 'the slowest action of a user to the next paint; new wheels while the time slider moves',
    median: '{page-next-paint-ms} ms; {page-slider-per-second} a second',
  },
  {
    what: 'start to first answer; memory then; memory of a further process at rest',
    median: '{start-seconds} s; {memory-mb} MB; {further-process-mb} MB',
  },
];

/** A value rounded up to two significant digits, so that the printed figure is never below the measured one. */
export function roundedUp(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}

const shown = (value: number): string => {
  if (value >= 1000) return value.toLocaleString('en-US');
  return value !== 0 && value < 1e-5 ? value.toExponential() : String(value);
};

function filled(text: string, figures: Readonly<Record<string, number>>): string {
  return text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    if (!(name in figures)) throw new Error(`docs/figures.json has no figure ${name}`);
    return shown(figures[name]);
  });
}

const REQUIRED: Readonly<Record<string, number>> = Object.fromEntries(
  ACCURACY_REQUIREMENTS.map(({ figure, requirement }) => [figure, requirement]),
);

/** A cell of the shipped version of Node: empty when one of its figures was not measured there. */
const filledIfMeasured = (text: string, figures: Readonly<Record<string, number>>): string =>
  [...text.matchAll(/\{([\w-]+)\}/g)].every(([, name]) => name in figures) ? filled(text, figures) : '';

/** Both tables in Markdown. Errors: Error that names a figure without a value. */
function renderTables({ accuracy, speed, speedShipped }: MeasuredFigures): { accuracy: string; speed: string } {
  const table = (head: string, rows: string[]): string => `${head}\n${rows.join('\n')}\n`;
  return {
    accuracy: table(
      '| what | against | worst | required |\n|---|---|---|---|',
      ACCURACY_ROWS.map(
        ({ what, against, worst, required }) =>
          `| ${what} | ${against} | ${filled(worst, accuracy)} | ${filled(required, REQUIRED)} |`,
      ),
    ),
    speed: table(
      '| what | Node 20 | Node 24 |\n|---|---|---|',
      SPEED_ROWS.map(
        ({ what, median }) => `| ${what} | ${filled(median, speed)} | ${filledIfMeasured(median, speedShipped)} |`,
      ),
    ),
  };
}

const TABLES = {
  accuracy: /\| what \| against \| worst \|[^\n]*\n(?:\|.*\n)+/,
  speed: /\| what \| (?:median|Node 20 \| Node 24) \|\n(?:\|.*\n)+/,
};

/** The README with both tables replaced by those of these figures. */
export function withTables(readme: string, figures: MeasuredFigures): string {
  const tables = renderTables(figures);
  return readme.replace(TABLES.accuracy, () => tables.accuracy).replace(TABLES.speed, () => tables.speed);
}

/** The result of `npm run test:mutation -- --write`, docs/mutation.json. */
export interface MutationScore {
  readonly drawn: number;
  readonly killed: number;
  readonly percent: number;
}

const MUTATION_SENTENCE = /Of [\d,]+ random changes of doctrine and services, these tests notice [\d.]+ %/;

/** The README with the mutation score in its sentence. */
export const withMutationScore = (readme: string, { drawn, percent }: MutationScore): string =>
  readme.replace(
    MUTATION_SENTENCE,
    `Of ${shown(drawn)} random changes of doctrine and services, these tests notice ${percent.toFixed(1)} %`,
  );
