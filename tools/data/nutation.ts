import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCSEC_PER_RAD, J2000_JD, RAD_PER_ARCSEC } from '../../src/kernel/constants.js';
import { NutationSeries } from '../../src/ephemeris/nutation-series.js';
import type { NutationTerms } from '../../src/ephemeris/nutation-series.js';
import {
  PACKED_NUTATION,
  PACKED_NUTATION_ANCIENT,
  PACKED_NUTATION_FUTURE,
  PACKED_NUTATION_SERIES,
} from '../../src/ephemeris/packed-nutation.js';
import { openPacked } from '../../src/ephemeris/packed-format.js';
import { PackedTable } from '../../src/ephemeris/packed-table.js';
import { fitGranules } from './chebyshev-fit.js';
import { RAW_DIR, rawSha256, writePacked } from './manifest.js';
import { packFile } from './pack.js';

const LONGITUDE_TABLE = 'iers2010-tab5.3a-nutation-longitude.txt',
  OBLIQUITY_TABLE = 'iers2010-tab5.3b-nutation-obliquity.txt';
/**
 * The tables: the span of DE440 with an error of at most 0.01 mas, and the span of DE422 (-3000 to 3000) before and after it with at most
 * 0.1 mas. The ephemeris has errors of arcseconds there; the tables exist so that searches do not use the series, which takes forty times
 * as long.
 */
const TABLES = [
  { file: PACKED_NUTATION, startJd: 2287184.5, granules: 12556, coefficients: 30, quantumMas: 7e-4, goalMas: 0.01 },
  {
    file: PACKED_NUTATION_ANCIENT,
    startJd: 625648.5,
    granules: 51923,
    coefficients: 27,
    quantumMas: 7e-3,
    goalMas: 0.1,
  },
  {
    file: PACKED_NUTATION_FUTURE,
    startJd: 2688976.5,
    granules: 3995,
    coefficients: 27,
    quantumMas: 7e-3,
    goalMas: 0.1,
  },
] as const;
const GRANULE_DAYS = 32;
const MULTIPLIERS = 14;

/**
 * Rows of one table: `j` is 0 for periodic terms and 1 for terms times t; 14 multipliers; the two amplitudes in the order of the file,
 * microarcseconds.
 */
function readTable(name: string): { j: number; multipliers: number[]; first: number; second: number }[] {
  const rows: { j: number; multipliers: number[]; first: number; second: number }[] = [];
  let j = -1,
    announced = 0;
  for (const line of readFileSync(join(RAW_DIR, name), 'latin1').split(/\r?\n/)) {
    const heading = /^j = (\d)\s+Number\s+of terms =\s+(\d+)/.exec(line);
    if (heading) {
      j = Number(heading[1]);
      announced += Number(heading[2]);
      continue;
    }
    const fields = line.trim().split(/\s+/).map(Number);
    if (fields.length !== MULTIPLIERS + 3 || fields.some(Number.isNaN) || j < 0) continue;
    rows.push({ j, first: fields[1], second: fields[2], multipliers: fields.slice(3) });
  }
  if (rows.length !== announced || announced === 0)
    throw new Error(`${name}: ${rows.length} rows, but its headings announce ${announced}`);
  return rows;
}

/** Both tables joined by argument, in integers of 0.01 microarcsecond. Tables 5.3a and 5.3b both list the sine before the cosine. */
function joinTables(): NutationTerms {
  const parts = [new Map<string, number[]>(), new Map<string, number[]>()];
  const add = (table: string, sineAt: number, cosineAt: number): void => {
    for (const { j, multipliers, first, second } of readTable(table)) {
      const key = multipliers.join(' ');
      const term = parts[j].get(key) ?? [...multipliers, 0, 0, 0, 0];
      term[MULTIPLIERS + sineAt] += Math.round(first * 100);
      term[MULTIPLIERS + cosineAt] += Math.round(second * 100);
      parts[j].set(key, term);
    }
  };
  add(LONGITUDE_TABLE, 0, 1);
  add(OBLIQUITY_TABLE, 3, 2);
  return { periodic: [...parts[0].values()], secular: [...parts[1].values()] };
}

/** Packs the IAU 2000A R06 series and its Chebyshev tables, compares the tables with the series, and writes them. */
export function buildNutation(): void {
  const entry = {
    source: 'IERS Conventions 2010 (IERS Technical Note 36), tables 5.3a and 5.3b: nutation IAU 2000A_R06',
    source_sha256: rawSha256(LONGITUDE_TABLE, OBLIQUITY_TABLE),
    licence: 'free use with attribution (IERS Conventions Centre)',
  };
  const terms = joinTables();
  const seriesBytes = new TextEncoder().encode(
    `{"periodic":[\n${terms.periodic.map((term) => JSON.stringify(term)).join(',\n')}\n],"secular":[\n${terms.secular.map((term) => JSON.stringify(term)).join(',\n')}\n]}\n`,
  );

  writePacked(PACKED_NUTATION_SERIES, seriesBytes, entry);
  const series = new NutationSeries(terms);
  for (const { file, startJd, granules, coefficients, quantumMas, goalMas } of TABLES) {
    const startJ2k = startJd - J2000_JD,
      endJ2k = startJ2k + granules * GRANULE_DAYS;
    const plan = {
      startJ2k,
      granuleDays: GRANULE_DAYS,
      granules,
      coefficients,
      components: 2,
      quantum: quantumMas * 1e-3 * RAD_PER_ARCSEC,
    };
    const table = {
      body: 0,
      name: 'dpsi deps',
      ...plan,
      integers: fitGranules(plan, (t, out) => series.angles(t, out)),
    };
    const bytes = packFile({ kind: 'nutation', label: 'IAU 2000A nutation, R06', startJ2k, endJ2k }, [table]);
    checkTable(file, bytes, series, goalMas);
    writePacked(file, bytes, { coverage: { start: startJ2k, end: endJ2k, scale: 'TT' }, ...entry });
  }
}

function checkTable(file: string, bytes: Uint8Array, series: NutationSeries, goalMas: number): void {
  const {
    contents: {
      startJ2k: start,
      endJ2k: end,
      series: [plan],
    },
    dataAt,
  } = openPacked(file, bytes, 'nutation');
  const table = new PackedTable(bytes, dataAt, start, plan);
  const a = new Float64Array(4),
    b = new Float64Array(4),
    worst = [0, 0, 0, 0];
  const compare = (t: number): void => {
    table.pair(t, a);
    series.angles(t, b);
    for (let i = 0; i < 4; i++) worst[i] = Math.max(worst[i], Math.abs(a[i] - b[i]) * ARCSEC_PER_RAD * 1000);
  };
  // An irrational step samples every part of the granules; both sides of every boundary follow.
  for (let i = 0, t = 0.5; i < 50_000; i++, t = (t + (Math.sqrt(5) - 1) / 2) % 1) compare(start + t * (end - start));
  for (let g = 0; g <= plan.granules; g++) {
    compare(start + g * GRANULE_DAYS);
    if (g > 0) compare(start + g * GRANULE_DAYS - 1e-6);
  }
  console.log(
    `${file} against the series: dpsi ${worst[0].toFixed(4)} mas, deps ${worst[1].toFixed(4)} mas; rates ${worst[2].toFixed(4)}, ${worst[3].toFixed(4)} mas/day`,
  );
  if (!(Math.max(worst[0], worst[1]) <= goalMas)) throw new Error(`${file} exceeds ${goalMas} mas`);
}
