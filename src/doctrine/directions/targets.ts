import { normalizeDeg, separationDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';

/** A place of the ecliptic frame, degrees. */
interface EclipticPlace {
  readonly lonDeg: number;
  readonly latDeg: number;
}

/** Aspects that are directed as points, with their angle in the order of the signs: sinister forward, dexter back. */
export const ASPECT_POINTS: readonly (readonly [string, number])[] = [
  ['Opposition', 180],
  ['Sinister Sextile', 60],
  ['Dexter Sextile', -60],
  ['Sinister Square', 90],
  ['Dexter Square', -90],
  ['Sinister Trine', 120],
  ['Dexter Trine', -120],
];
/** The bare name of an aspect is the sinister one. */
export const BARE_ASPECTS: readonly (readonly [string, number])[] = [
  ['Sextile', 60],
  ['Square', 90],
  ['Trine', 120],
];

/** Quadrants by which a mundane aspect of an angle in the order of the signs falls west of its body: the signs rise eastward. */
export const quadrantsWestOf = (angleDeg: number): number => -angleDeg / 90;

/** Latitude of the point of an aspect. */
export type AspectLatitude = 'inherited' | 'bianchini' | 'zero';

/**
 * The point of an aspect: `inherited` keeps the planet's latitude, turned to the other side at the opposition, which is the place
 * itself seen from behind; `bianchini` takes it from the great circle through the planet that is steepest there, tan b' = tan b cos A
 * (Giovanni Bianchini; Regiomontanus, Tabulae directionum, problem 22): whole at 0, half at 60, none at 90, reversed at 180 degrees;
 * `zero` is the ecliptic.
 */
export function aspectPoint(source: EclipticPlace, angleDeg: number, rule: AspectLatitude): EclipticPlace {
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

/** Where a planet stands on its way between the nodes. */
export interface LatitudePath {
  /** The greatest latitude of the half revolution, degrees, signed. */
  readonly maximumDeg: number;
  readonly movingTowardMaximum: boolean;
}

/**
 * The point of an aspect on Morin's circle of aspects (Astrologia Gallica XVI.I.9, XXII.II): the great circle through the planet whose
 * greatest latitude is the planet's own greatest one; the aspect is measured along it. With u the distance on that circle from the
 * node before the maximum, sin b = sin u sin(max), and tan(longitude from the node) = tan u cos(max). Null where the planet is farther
 * from the ecliptic than the maximum, and so on no such circle.
 */
export function morinusAspectPoint(source: EclipticPlace, angleDeg: number, path: LatitudePath): EclipticPlace | null {
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
 * The degree of the ecliptic that has a declination, of the two that do the nearer to a longitude: Ptolemy's parallels are directed by
 * it (Sepharial, Primary Directions made easy; A. Leo, The Progressed Horoscope). Null beyond the obliquity.
 */
export function declinationEquivalent(decDeg: number, nearLonDeg: number, obliquityDeg: number): number | null {
  const sine = Math.sin(decDeg * RAD_PER_DEG) / Math.sin(obliquityDeg * RAD_PER_DEG);
  if (Math.abs(sine) > 1) return null;
  const first = normalizeDeg(Math.asin(sine) * DEG_PER_RAD),
    second = normalizeDeg(180 - first);
  return separationDeg(first, nearLonDeg) <= separationDeg(second, nearLonDeg) ? first : second;
}
