import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { icrsToEcliptic } from '../../src/frames/ecliptic.js';
import { precessionAngles } from '../../src/frames/precession.js';
import { DEG_PER_RAD, J2000_JD, RAD_PER_DEG } from '../../src/kernel/constants.js';
import { directionVector } from '../../src/kernel/spherical.js';
import { multiplyTransposed } from '../../src/kernel/vec3.js';
import { galacticOfIcrs } from '../../src/sky/galactic.js';
import { bordersOf, readZones } from './constellation-zones.js';
import type { Border } from './constellation-zones.js';

const root = new URL('../../../', import.meta.url);
/** B1875.0, the Besselian epoch of the equator and equinox that define the boundaries. */
const B1875_TT_J2K = 2415020.31352 - 25 * 365.242198781 - J2000_JD;
/**
 * Greatest distance of two points on a boundary, degrees. A parallel is not a great circle; at this distance the two differ by a few
 * arcseconds.
 */
const RA_STEP_DEG = 1.5,
  DEC_STEP_DEG = 15;

/** ICRS place, degrees, of a place in the mean equator and equinox of B1875.0 (IAU 2006 precession). */
export function icrsOfB1875(ra: number, dec: number): readonly [ra: number, dec: number] {
  const angles = new Float64Array(8),
    toEcliptic = new Float64Array(9);
  precessionAngles(B1875_TT_J2K, angles);
  icrsToEcliptic(B1875_TT_J2K, 0, toEcliptic);
  const [x, y, z] = directionVector(ra * RAD_PER_DEG, dec * RAD_PER_DEG, new Float64Array(3));
  const [sin, cos] = [Math.sin(angles[3]), Math.cos(angles[3])];
  const ecliptic = Float64Array.of(x, cos * y + sin * z, -sin * y + cos * z);
  const [a, b, c] = multiplyTransposed(toEcliptic, ecliptic, new Float64Array(3));
  return [(Math.atan2(b, a) * DEG_PER_RAD + 360) % 360, Math.atan2(c, Math.hypot(a, b)) * DEG_PER_RAD];
}

/** A boundary in galactic longitudes and latitudes, which do not precess: alternating degrees. */
function galacticLine({ from, to }: Border): number[] {
  const [ra, dec] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(1, Math.ceil(ra / RA_STEP_DEG), Math.ceil(dec / DEC_STEP_DEG));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { lonDeg, latDeg } = galacticOfIcrs(...icrsOfB1875(from[0] + (ra * i) / steps, from[1] + (dec * i) / steps));
    return [lonDeg, latDeg].map((degrees) => Number(degrees.toFixed(2)));
  }).flat();
}

/** Builds src/workbench/data/constellation-boundaries.json, which the sky picture draws, from data/raw. */
export function buildConstellationBoundaries(): void {
  const zones = readZones(readFileSync(new URL('data/raw/constellation-zones.csv', root), 'utf8'));
  const lines = bordersOf(zones).map(galacticLine);
  mkdirSync(new URL('src/workbench/data/', root), { recursive: true });
  const text = lines.map((line) => JSON.stringify(line)).join(',\n');
  writeFileSync(new URL('src/workbench/data/constellation-boundaries.json', root), `[\n${text}\n]\n`);
}
