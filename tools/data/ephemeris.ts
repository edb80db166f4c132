import { readFileSync } from 'node:fs';
import { EARTH_MOON_MASS_RATIO_DE440 } from '../../src/kernel/constants.js';
import { NodeFile } from '../../src/ephemeris/node-file.js';
import {
  EMB,
  JUPITER,
  MARS,
  MERCURY,
  MOON,
  NEPTUNE,
  PLUTO,
  SATURN,
  SUN,
  URANUS,
  VENUS,
  BODY_NAMES,
} from '../../src/ephemeris/source.js';
import { SpkFile } from '../../src/ephemeris/spk.js';
import { SpkSource } from '../../src/ephemeris/spk-source.js';
import { fitGranules } from './chebyshev-fit.js';
import { checkEphemeris } from './ephemeris-check.js';
import { sha256Of, writePacked } from './manifest.js';
import { packFile } from './pack.js';

const START_J2K = 2287184.5 - 2451545;
const SPAN_DAYS = 401792;

/**
 * Length of a granule (days; a divisor of the span), number of coefficients, and quantum (km), chosen so that the error of geocentric
 * directions stays below 0.02 mas.
 */
const PLAN: readonly (readonly [body: number, granuleDays: number, coefficients: number, quantumKm: number])[] = [
  [SUN, 64, 13, 1e-3],
  [MERCURY, 32, 23, 9e-4],
  [VENUS, 64, 15, 2.5e-4],
  [EMB, 64, 20, 1.2e-4],
  [MARS, 128, 15, 2.2e-4],
  [JUPITER, 292, 10, 1.2e-2],
  [SATURN, 584, 10, 2e-2],
  [URANUS, 584, 8, 4e-2],
  [NEPTUNE, 584, 6, 4e-2],
  [PLUTO, 584, 6, 5e-2],
  [MOON, 16, 25, 4.4e-6],
];

/** Fits the embedded ephemeris to an SPK file of DE440, compares it with that file, and writes it. */
export function buildEphemeris(kernelPath: string): void {
  const name = 'ephemeris-de440.bin';
  const sourceSha256 = sha256Of(readFileSync(kernelPath));
  const spk = new SpkFile(new NodeFile(kernelPath));
  const source = new SpkSource(spk, 'DE440', sourceSha256);
  if (!/DE-?0?440/.test(spk.comments(4000))) throw new Error(`${kernelPath} does not name DE440 in its comments`);
  if (Math.abs(source.earthMoonMassRatio / EARTH_MOON_MASS_RATIO_DE440 - 1) > 1e-12)
    throw new Error(`${kernelPath} has the Earth/Moon mass ratio ${source.earthMoonMassRatio}, not DE440's`);
  const series = PLAN.map(([body, granuleDays, coefficients, quantum]) => {
    const granules = SPAN_DAYS / granuleDays;
    if (!Number.isInteger(granules)) throw new Error(`granules of ${granuleDays} days do not divide the span`);
    const plan = { startJ2k: START_J2K, granuleDays, granules, coefficients, components: 3, quantum };
    return {
      body,
      name: BODY_NAMES[body],
      ...plan,
      integers: fitGranules(plan, (t, out) => source.state(body, t, 1, out, 0)),
    };
  });
  const label = 'DE440 (embedded)';
  const bytes = packFile(
    {
      kind: 'ephemeris',
      label,
      startJ2k: START_J2K,
      endJ2k: START_J2K + SPAN_DAYS,
      earthMoonMassRatio: EARTH_MOON_MASS_RATIO_DE440,
    },
    series,
  );
  checkEphemeris(name, bytes, source);
  writePacked(name, bytes, {
    coverage: { start: START_J2K, end: START_J2K + SPAN_DAYS, scale: 'TDB' },
    source:
      'JPL planetary and lunar ephemeris DE440 (Park, Folkner, Williams, Boggs 2021, AJ 161:105; NASA/JPL/NAIF, de440.bsp), re-fitted with Chebyshev granules',
    source_sha256: sourceSha256,
    licence: 'public domain (work of NASA/JPL, United States)',
  });
}
