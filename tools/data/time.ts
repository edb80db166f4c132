import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { J2000_MJD } from '../../src/time/packed.js';
import type { PackedTimeScales } from '../../src/time/packed.js';
import { RAW_DIR, sha256Of, writePacked } from './manifest.js';

const LEAP_SECONDS = 'iers-leap-seconds.txt',
  UT1 = 'iers-ut1-utc.txt',
  DELTA_T_TABLE = 'delta-t-hpiers-2016.txt';
const rawLines = (name: string): string[] =>
  readFileSync(join(RAW_DIR, name), 'utf8')
    .split('\n')
    .map((line) => line.trim());
const rows = (name: string): string[][] =>
  rawLines(name)
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

/**
 * TAI - UTC in seconds before 1972, when UTC was steered by steps and rates: [first MJD, offset, MJD of the origin, rate per day]. Source:
 * USNO tai-utc.dat. Used only to convert the UT1-UTC of these years to TT-UT1.
 */
const STEERED_UTC: readonly (readonly [number, number, number, number])[] = [
  [37665, 1.845858, 37665, 0.0011232],
  [38334, 1.945858, 37665, 0.0011232],
  [38395, 3.24013, 38761, 0.001296],
  [38486, 3.34013, 38761, 0.001296],
  [38639, 3.44013, 38761, 0.001296],
  [38761, 3.54013, 38761, 0.001296],
  [38820, 3.64013, 38761, 0.001296],
  [38942, 3.74013, 38761, 0.001296],
  [39004, 3.84013, 38761, 0.001296],
  [39126, 4.31317, 39126, 0.002592],
  [39887, 4.21317, 39126, 0.002592],
];
const UNCERTAINTY_BLOCK_DAYS = 32;

function leapSeconds(): PackedTimeScales['leapSeconds'] {
  const header = rawLines(LEAP_SECONDS)
    .filter((line) => line.startsWith('#'))
    .join(' ');
  const expires = /expires: (\d+ \w+ \d+)/.exec(header),
    bulletin = /bulletin: (C \d+ \([^)]*\))/.exec(header);
  if (!expires || !bulletin) throw new Error(`${LEAP_SECONDS}: the header gives no bulletin or no expiry`);
  return {
    source: `IERS Bulletin ${bulletin[1]}`,
    announcedUntilMjd: Date.parse(`${expires[1]} UTC`) / 86_400_000 + 40587,
    entries: rows(LEAP_SECONDS).map(([mjd, taiMinusUtc]) => [Number(mjd), Number(taiMinusUtc)]),
  };
}

/** The published table without its duplicate rows: where two parts meet, the later (finer) part is used. */
function smh2016(): PackedTimeScales['smh2016'] {
  const byYear = new Map<number, number[]>();
  for (const [year, deltaT, sigma, lod] of rows(DELTA_T_TABLE))
    byYear.set(Number(year), [Number(deltaT), Number(sigma), Number(lod)]);
  const sorted = [...byYear].sort(([a], [b]) => a - b).map(([year, values]) => [year, ...values]);
  return { columns: ['year', 'deltaTSeconds', 'uncertaintySeconds', 'excessLengthOfDayMs'], rows: sorted };
}

function iers(leap: PackedTimeScales['leapSeconds']): PackedTimeScales['iers'] {
  const taiMinusUtc = (mjd: number): number => {
    const late = leap.entries.findLast(([from]) => from <= mjd);
    if (late) return late[1];
    const steered = STEERED_UTC.findLast(([from]) => from <= mjd);
    if (!steered) throw new Error(`there is no TAI-UTC for MJD ${mjd}`);
    return steered[1] + (mjd - steered[2]) * steered[3];
  };
  const data = rows(UT1).map(([mjd, dut1, sigma, origin]) => ({
    mjd: Number(mjd),
    dut1: Number(dut1),
    sigma: Number(sigma),
    origin,
  }));
  data.forEach((row, i) => {
    if (row.mjd !== data[0].mjd + i) throw new Error(`${UT1}: a day is missing before MJD ${row.mjd}`);
  });
  const units = data.map(({ mjd, dut1 }) => Math.round((taiMinusUtc(mjd) + 32.184 - dut1) * 1e7));
  const firstOf = (origin: string): number => {
    const row = data.find((candidate) => candidate.origin === origin);
    if (!row) throw new Error(`${UT1}: there is no row of origin ${origin}`);
    return row.mjd;
  };
  const uncertaintyMicroseconds = [];
  for (let i = 0; i < data.length; i += UNCERTAINTY_BLOCK_DAYS) {
    uncertaintyMicroseconds.push(
      Math.max(1, Math.round(1e6 * Math.max(...data.slice(i, i + UNCERTAINTY_BLOCK_DAYS).map((row) => row.sigma)))),
    );
  }
  return {
    firstMjd: data[0].mjd,
    firstFinalsMjd: firstOf('I'),
    firstPredictionMjd: firstOf('P'),
    deltaTUnitsOf1e7: [units[0], ...units.slice(1).map((value, i) => value - units[i])],
    uncertaintyBlockDays: UNCERTAINTY_BLOCK_DAYS,
    uncertaintyMicroseconds,
  };
}

/** Builds data/packed/time-scales.json from data/raw (leap seconds, delta T table, IERS series). */
export async function buildTime(): Promise<void> {
  const leap = leapSeconds();
  const packed: PackedTimeScales = { format: 'time-scales/1', leapSeconds: leap, smh2016: smh2016(), iers: iers(leap) };
  const { firstMjd, deltaTUnitsOf1e7 } = packed.iers;
  writePacked('time-scales.json', new TextEncoder().encode(`${JSON.stringify(packed)}\n`), {
    coverage: { start: firstMjd - J2000_MJD, end: firstMjd + deltaTUnitsOf1e7.length - 1 - J2000_MJD, scale: 'UT1' },
    source: `UT1-UTC: IERS EOP 20 C04 (1962-1972) and finals2000A; leap seconds: ${leap.source}; TT-UT1 before: Stephenson, Morrison, Hohenkerk 2016, Proc. R. Soc. A 472:20160404`,
    source_sha256: [UT1, LEAP_SECONDS, DELTA_T_TABLE]
      .map((name) => sha256Of(readFileSync(join(RAW_DIR, name))))
      .join(' '),
    licence: 'free use with attribution (IERS; HM Nautical Almanac Office)',
  });
}
