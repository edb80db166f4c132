import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCSEC_PER_RAD, RAD_PER_ARCSEC } from '../../src/kernel/constants.js';
import { NutationSeries } from '../../src/ephemeris/nutation-series.js';
import type { NutationTerms } from '../../src/ephemeris/nutation-series.js';
import { PACKED_NUTATION, PACKED_NUTATION_SERIES, PackedNutation } from '../../src/ephemeris/packed-nutation.js';
import { fitGranules } from './chebyshev-fit.js';
import { RAW_DIR, rawSha256, writePacked } from './manifest.js';
import { packFile } from './pack.js';

const LONGITUDE_TABLE = 'iers2010-tab5.3a-nutation-longitude.txt', OBLIQUITY_TABLE = 'iers2010-tab5.3b-nutation-obliquity.txt';
const START_J2K = 2287184.5 - 2451545;
const GRANULE_DAYS = 32, GRANULES = 12556, COEFFICIENTS = 30;
const QUANTUM_MAS = 7e-4;
const GOAL_MAS = 0.01;
const MULTIPLIERS = 14;

/** Rows of one table: `j` = 0 periodic, 1 times t; 14 multipliers; the two amplitudes in the order of the file, microarcseconds. */
function readTable(name: string): { j: number; multipliers: number[]; first: number; second: number }[] {
  const rows: { j: number; multipliers: number[]; first: number; second: number }[] = [];
  let j = -1, announced = 0;
  for (const line of readFileSync(join(RAW_DIR, name), 'latin1').split(/\r?\n/)) {
    const heading = /^j = (\d)\s+Number\s+of terms =\s+(\d+)/.exec(line);
    if (heading) { j = Number(heading[1]); announced += Number(heading[2]); continue; }
    const fields = line.trim().split(/\s+/).map(Number);
    if (fields.length !== MULTIPLIERS + 3 || fields.some(Number.isNaN) || j < 0) continue;
    rows.push({ j, first: fields[1], second: fields[2], multipliers: fields.slice(3) });
  }
  if (rows.length !== announced || announced === 0) throw new Error(`${name}: ${rows.length} rows, its headings announce ${announced}`);
  return rows;
}

/** Both tables joined by argument, as integers of 0.01 microarcsecond. 5.3a lists sin then cos, 5.3b sin then cos as well. */
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

/** Packs the IAU 2000A R06 series and its Chebyshev table, checks the table against the series, and writes both. */
export function buildNutation(): void {
  const entry = {
    source: 'IERS Conventions 2010 (IERS Technical Note 36), tables 5.3a and 5.3b: nutation IAU 2000A_R06',
    source_sha256: rawSha256(LONGITUDE_TABLE, OBLIQUITY_TABLE),
    licence: 'free use with attribution (IERS Conventions Centre)',
  };
  const terms = joinTables();
  const seriesBytes = new TextEncoder().encode(`{"periodic":[\n${terms.periodic.map((term) => JSON.stringify(term)).join(',\n')}\n],"secular":[\n${terms.secular.map((term) => JSON.stringify(term)).join(',\n')}\n]}\n`);

  const series = new NutationSeries(terms);
  const quantum = QUANTUM_MAS * 1e-3 * RAD_PER_ARCSEC;
  const plan = { startJ2k: START_J2K, granuleDays: GRANULE_DAYS, granules: GRANULES, coefficients: COEFFICIENTS, components: 2, quantum };
  const table = { body: 0, name: 'dpsi deps', ...plan, integers: fitGranules(plan, (t, out) => series.angles(t, out)) };
  const endJ2k = START_J2K + GRANULES * GRANULE_DAYS;
  const bytes = packFile({ kind: 'nutation', label: 'IAU 2000A nutation, R06', startJ2k: START_J2K, endJ2k }, [table]);
  checkTable(bytes, series, START_J2K, endJ2k);
  writePacked(PACKED_NUTATION, bytes, { coverage: { start: START_J2K, end: endJ2k, scale: 'TT' }, ...entry });
  writePacked(PACKED_NUTATION_SERIES, seriesBytes, entry);
}

function checkTable(bytes: Uint8Array, series: NutationSeries, start: number, end: number): void {
  const packed = new PackedNutation({ bytes: () => bytes, has: () => true, sha256: () => '' });
  const a = new Float64Array(4), b = new Float64Array(4), worst = [0, 0, 0, 0];
  const compare = (t: number): void => {
    packed.angles(t, a);
    series.angles(t, b);
    for (let i = 0; i < 4; i++) worst[i] = Math.max(worst[i], Math.abs(a[i] - b[i]) * ARCSEC_PER_RAD * 1000);
  };
  // An irrational step reaches every part of the granules; then both sides of every boundary.
  for (let i = 0, t = 0.5; i < 50_000; i++, t = (t + (Math.sqrt(5) - 1) / 2) % 1) compare(start + t * (end - start));
  for (let g = 0; g <= GRANULES; g++) { compare(start + g * GRANULE_DAYS); if (g > 0) compare(start + g * GRANULE_DAYS - 1e-6); }
  console.log(`nutation table against the series: dpsi ${worst[0].toFixed(4)} mas, deps ${worst[1].toFixed(4)} mas; rates ${worst[2].toFixed(4)}, ${worst[3].toFixed(4)} mas/day`);
  if (!(Math.max(worst[0], worst[1]) <= GOAL_MAS)) throw new Error(`the nutation table misses ${GOAL_MAS} mas`);
}
