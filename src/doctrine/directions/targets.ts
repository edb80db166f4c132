import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';

/** A position in ecliptic coordinates, degrees. */
interface EclipticPosition {
  readonly lonDeg: number;
  readonly latDeg: number;
}

/**
 * Aspects directed as points, with their angle in the order of the signs (degrees): sinister forward, dexter backward.
 */
export const ASPECT_POINTS: readonly (readonly [string, number])[] = [
  ['Opposition', 180],
  ['Sinister Sextile', 60],
  ['Dexter Sextile', -60],
  ['Sinister Square', 90],
  ['Dexter Square', -90],
  ['Sinister Trine', 120],
  ['Dexter Trine', -120],
];
/** Aspect names without a side, which mean the sinister aspect. */
export const BARE_ASPECTS: readonly (readonly [string, number])[] = [
  ['Sextile', 60],
  ['Square', 90],
  ['Trine', 120],
];

/**
 * The number of quadrants by which a mundane aspect is west of its body. `angleDeg`: in the order of the signs, which
 * is eastward.
 */
export const quadrantsWestOf = (angleDeg: number): number => -angleDeg / 90;

/** Rules for the latitude of the point of an aspect. */
export type AspectLatitude = 'inherited' | 'bianchini' | 'zero';

/**
 * The point of an aspect. `inherited`: the latitude of the planet, with the opposite sign at the opposition.
 * `bianchini`: the latitude on the great circle through the planet that has its greatest latitude there, tan b' = tan b
 * cos A (Giovanni Bianchini; Regiomontanus, Tabulae directionum, problem 22): about half at 60 degrees, none at 90, the
 * opposite at 180. `zero`: latitude 0. Degrees.
 */
export function aspectPoint(source: EclipticPosition, angleDeg: number, rule: AspectLatitude): EclipticPosition {
  return {
    lonDeg: normalizeDeg(source.lonDeg + angleDeg),
    latDeg: aspectLatitudeDeg(source.latDeg, angleDeg, rule) + 0,
  };
}

function aspectLatitudeDeg(latDeg: number, angleDeg: number, rule: AspectLatitude): number {
  if (rule === 'zero') return 0;
  if (Math.abs(angleDeg) === 180) return -latDeg;
  if (rule === 'inherited') return latDeg;
  if (Math.abs(angleDeg) === 90) return 0;
  return Math.atan(Math.tan(latDeg * RAD_PER_DEG) * Math.cos(angleDeg * RAD_PER_DEG)) * DEG_PER_RAD;
}

/** The motion of a planet in latitude. */
export interface LatitudePath {
  /** The greatest latitude in the current half revolution, degrees, signed. */
  readonly maximumDeg: number;
  readonly movingTowardMaximum: boolean;
}

/**
 * The point of an aspect on Morin's circle of aspects (Astrologia Gallica XVI.I.9, XXII.II): the great circle through
 * the planet that has the greatest latitude of the planet. The aspect is measured along this circle. With u the
 * distance on the circle from the node before the maximum, sin b = sin u sin(max) and tan(longitude from the node) =
 * tan u cos(max). Degrees. Null if the latitude of the planet exceeds the maximum.
 */
export function morinusAspectPoint(
  source: EclipticPosition,
  angleDeg: number,
  path: LatitudePath,
): EclipticPosition | null {
  const max = path.maximumDeg * RAD_PER_DEG,
    sinB = Math.sin(source.latDeg * RAD_PER_DEG);
  if (max === 0 ? sinB !== 0 : Math.abs(sinB) > Math.abs(Math.sin(max))) return null;
  const rising = max === 0 ? 0 : Math.asin(sinB / Math.sin(max)),
    from = path.movingTowardMaximum ? rising : Math.PI - rising,
    to = from + angleDeg * RAD_PER_DEG;
  const alongEcliptic = (u: number): number => Math.atan2(Math.sin(u) * Math.cos(max), Math.cos(u)) * DEG_PER_RAD;
  return {
    lonDeg: normalizeDeg(source.lonDeg + alongEcliptic(to) - alongEcliptic(from)),
    latDeg: Math.asin(Math.sin(to) * Math.sin(max)) * DEG_PER_RAD + 0,
  };
}

/**
 * The longitude on the ecliptic with a declination; of the two solutions the nearer to `nearLonDeg`. Ptolemy's
 * parallels are directed to this point (Sepharial, Primary Directions made easy; A. Leo, The Progressed Horoscope).
 * Degrees. Null for declinations beyond the obliquity.
 */
export function declinationEquivalent(decDeg: number, nearLonDeg: number, obliquityDeg: number): number | null {
  const sine = Math.sin(decDeg * RAD_PER_DEG) / Math.sin(obliquityDeg * RAD_PER_DEG);
  if (Math.abs(sine) > 1) return null;
  const first = normalizeDeg(Math.asin(sine) * DEG_PER_RAD),
    second = normalizeDeg(180 - first);
  return separationDeg(first, nearLonDeg) <= separationDeg(second, nearLonDeg) ? first : second;
}
