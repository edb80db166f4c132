import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARCSEC_PER_RAD, AU_KM } from '../../src/kernel/constants.js';
import { PACKED_ANCIENT, PACKED_FUTURE } from '../../src/ephemeris/antiquity.js';
import { Ephemeris } from '../../src/ephemeris/ephemeris.js';
import { NodeFile } from '../../src/ephemeris/node-file.js';
import { PackedEphemeris } from '../../src/ephemeris/packed.js';
import {
  BODY_NAMES,
  EARTH,
  EMB,
  JUPITER,
  MARS,
  MERCURY,
  MOON,
  NEPTUNE,
  PACKED_BODY_COUNT,
  PLUTO,
  SATURN,
  SUN,
  URANUS,
  VENUS,
} from '../../src/ephemeris/source.js';
import type { EphemerisSource } from '../../src/ephemeris/source.js';
import { SpkFile } from '../../src/ephemeris/spk.js';
import { SpkSource } from '../../src/ephemeris/spk-source.js';
import { fitGranules } from './chebyshev-fit.js';
import { cheapestPlan } from './chebyshev-plan.js';
import { sha256Of, writePacked } from './manifest.js';
import { NpyEphemeris } from './npy-ephemeris.js';
import { packFile } from './pack.js';
import { SeamedEphemeris } from './seam.js';

/** The span of the embedded DE440. DE422 is used outside it. */
const DE440_START_J2K = 2287184.5 - 2451545,
  DE440_END_J2K = 2688976.5 - 2451545;
/**
 * Tolerance of the fit of each body, km: 50 mas of the body's least distance from the Earth for planets, less for bodies that other
 * computations use, and 0.3 mas for the Moon, because the osculating node and apogee amplify errors of its velocity.
 */
const FIT_ARCSEC = 0.03,
  MOON_FIT_ARCSEC = 0.0002;
const LEAST_DISTANCE_AU: Readonly<Record<number, number>> = {
  [SUN]: 0.6,
  [MERCURY]: 0.55,
  [VENUS]: 0.27,
  [EMB]: 0.2,
  [MARS]: 0.37,
  [JUPITER]: 3.9,
  [SATURN]: 8,
  [URANUS]: 17.3,
  [NEPTUNE]: 28.8,
  [PLUTO]: 28.6,
};
const GOAL_ARCSEC = 0.05,
  MOON_GOAL_ARCSEC = 0.0005;
const MOON_DISTANCE_KM = 356_000;

/**
 * Fits DE422 before and after the embedded DE440, blends it into DE440 at the seams, compares the result with DE422, and writes both files.
 */
export function buildAntiquity(directory: string, kernelPath: string): void {
  const de422 = new NpyEphemeris(directory);
  const de440 = new SpkSource(new SpkFile(new NodeFile(kernelPath)), 'DE440', '');
  const { startTdbJ2k, endTdbJ2k } = de422.identity.coverage;
  const sums = [
    'sun',
    'mercury',
    'venus',
    'earthmoon',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
    'moon',
  ]
    .map((name) => sha256Of(readFileSync(join(directory, `jpl-${name}.npy`))))
    .join(' ');
  for (const [name, label, start, end, seam] of [
    [PACKED_ANCIENT, 'DE422 (embedded, -3000 to 1550)', startTdbJ2k, DE440_START_J2K, DE440_START_J2K],
    [PACKED_FUTURE, 'DE422 (embedded, 2650 to 3000)', DE440_END_J2K, endTdbJ2k, DE440_END_J2K],
  ] as const) {
    const source = new SeamedEphemeris(de422, de440, seam);
    const bytes = fit(label, source, start, end);
    check(name, bytes, source, start, end);
    writePacked(name, bytes, {
      coverage: { start, end, scale: 'TDB' },
      source:
        'JPL planetary and lunar ephemeris DE422 (Folkner 2009; NASA/JPL, PyPI package de422), re-fitted with Chebyshev granules, led into DE440 within two years of the seam',
      source_sha256: sums,
      licence: 'public domain (work of NASA/JPL, United States)',
    });
  }
}

const toleranceKm = (body: number): number =>
  (body === MOON ? MOON_DISTANCE_KM * MOON_FIT_ARCSEC : LEAST_DISTANCE_AU[body] * AU_KM * FIT_ARCSEC) / ARCSEC_PER_RAD;

function fit(label: string, source: EphemerisSource, start: number, end: number): Uint8Array {
  const span = end - start;
  const counts = Array.from({ length: 40 }, (_, i) => (i % 2 ? 3 : 2) * 2 ** (i >> 1)).filter(
    (count) => span / count > 6 && span / count < 420 && start + count * (span / count) === end,
  );
  const series = Array.from({ length: PACKED_BODY_COUNT }, (_, body) => {
    const sampled = (t: number, out: Float64Array): void =>
      source.state(body, Math.min(end, Math.max(start, t)), 1, out, 0);
    const { granules, coefficients } = cheapestPlan(sampled, start, span, toleranceKm(body), counts);
    const plan = {
      startJ2k: start,
      granuleDays: span / granules,
      granules,
      coefficients,
      components: 3,
      quantum: toleranceKm(body) / 8,
    };
    console.log(
      `${BODY_NAMES[body]}: ${granules} granules of ${plan.granuleDays.toFixed(2)} d, ${coefficients} coefficients, quantum ${plan.quantum.toFixed(3)} km`,
    );
    return { body, name: BODY_NAMES[body], ...plan, integers: fitGranules(plan, sampled) };
  });
  return packFile(
    { kind: 'ephemeris', label, startJ2k: start, endJ2k: end, earthMoonMassRatio: source.earthMoonMassRatio },
    series,
  );
}

function check(name: string, bytes: Uint8Array, source: EphemerisSource, start: number, end: number): void {
  const ours = new Ephemeris([new PackedEphemeris({ bytes: () => bytes, has: () => true, sha256: () => '' }, name)]),
    theirs = new Ephemeris([source]);
  const a = new Float64Array(9),
    b = new Float64Array(9),
    earthA = new Float64Array(9),
    earthB = new Float64Array(9);
  let missed = '';
  for (let body = 0; body < PACKED_BODY_COUNT; body++) {
    if (body === EMB) continue;
    let worst = 0;
    for (let i = 0; i < 60_000; i++) {
      const t = start + (end - start) * ((i * 0.6180339887498949) % 1);
      if (body === MOON) {
        ours.geocentricMoon(t, 1, a, 0);
        theirs.geocentricMoon(t, 1, b, 0);
      } else {
        ours.barycentric(body, t, 1, a, 0);
        theirs.barycentric(body, t, 1, b, 0);
        ours.barycentric(EARTH, t, 1, earthA, 0);
        theirs.barycentric(EARTH, t, 1, earthB, 0);
        for (let k = 0; k < 3; k++) {
          a[k] -= earthA[k];
          b[k] -= earthB[k];
        }
      }
      worst = Math.max(
        worst,
        (Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / Math.hypot(b[0], b[1], b[2])) * ARCSEC_PER_RAD,
      );
    }
    console.log(`${BODY_NAMES[body].padEnd(8)} ${(worst * 1000).toFixed(1)} mas`);
    if (!(worst <= (body === MOON ? MOON_GOAL_ARCSEC : GOAL_ARCSEC))) missed += ` ${BODY_NAMES[body]}`;
  }
  if (missed) throw new Error(`${name}: the tolerance is exceeded for${missed}`);
}
