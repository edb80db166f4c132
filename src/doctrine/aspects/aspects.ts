import { normalizeDeg, separationDeg as separationOf } from '../../kernel/angle.js';
import { stationaryThreshold } from '../zodiac/stationary.js';

/**
 * The aspect table and the orb rule, shared by every family. Two longitudes form an aspect of angle A if
 * ||l1 - l2| - A| <= orb(A) * orb factor on the shortest arc. The five Ptolemaic aspects are those of Tetrabiblos I.13 (with the
 * conjunction). The minor aspects are Kepler's (Harmonices Mundi IV.5) and the later harmonic series 360 n / H. Orbs
 * belong to the aspect, not to the bodies; their values are a house rule.
 */
type AspectTierName = 'major' | 'commonMinor' | 'extendedMinor';

const define = <const Name extends string>(
  tier: AspectTierName,
  name: Name,
  angleDeg: number,
  orbDeg: number,
  symbol: string,
  family = name.toLowerCase(),
) => ({ name, angleDeg, orbDeg, symbol, tier, family });

const MAJOR = [
  define('major', 'Conjunction', 0, 8, '☌'),
  define('major', 'Sextile', 60, 5, '⚹'),
  define('major', 'Square', 90, 7, '□'),
  define('major', 'Trine', 120, 7, '△'),
  define('major', 'Opposition', 180, 8, '☍'),
];
const COMMON_MINOR = [
  define('commonMinor', 'Semisextile', 30, 2, '⚺'),
  define('commonMinor', 'Semisquare', 45, 2, '∠'),
  define('commonMinor', 'Sesquiquadrate', 135, 2, '⚼'),
  define('commonMinor', 'Quincunx', 150, 3, '⚻'),
  define('commonMinor', 'Quintile', 72, 2, 'Q'),
  define('commonMinor', 'Biquintile', 144, 2, 'bQ', 'quintile'),
];
const EXTENDED_MINOR = [
  define('extendedMinor', 'Septile', 360 / 7, 1.5, 'S'),
  define('extendedMinor', 'Biseptile', 720 / 7, 1.5, 'bS', 'septile'),
  define('extendedMinor', 'Triseptile', 1080 / 7, 1.5, 'tS', 'septile'),
  define('extendedMinor', 'Novile', 40, 1.5, 'N'),
  define('extendedMinor', 'Binovile', 80, 1.5, 'bN', 'novile'),
  define('extendedMinor', 'Quadnovile', 160, 1.5, 'qN', 'novile'),
  define('extendedMinor', 'Decile', 36, 1.5, '⊼'),
  define('extendedMinor', 'Tredecile', 108, 1.5, 'Td', 'decile'),
  define('extendedMinor', 'Undecile', 360 / 11, 1, 'U'),
  define('extendedMinor', 'Quindecile', 24, 1, 'Qd'),
  define('extendedMinor', 'Vigintile', 18, 1, 'V'),
];

export type AspectName = (typeof MAJOR | typeof COMMON_MINOR | typeof EXTENDED_MINOR)[number]['name'];

export interface AspectDefinition {
  readonly name: AspectName;
  readonly angleDeg: number;
  readonly orbDeg: number;
  readonly symbol: string;
  readonly tier: AspectTierName;
  /** Harmonic family: the name of the aspect of which this one is a multiple. */
  readonly family: string;
}

const TIERS: readonly (readonly AspectDefinition[])[] = [
  MAJOR,
  [...MAJOR, ...COMMON_MINOR],
  [...MAJOR, ...COMMON_MINOR, ...EXTENDED_MINOR],
];
const BY_NAME: ReadonlyMap<string, AspectDefinition> = new Map(
  TIERS[2].map((definition) => [definition.name, definition]),
);

export type AspectTier = 0 | 1 | 2;

/** The aspects of a tier: 0 the five Ptolemaic ones, 1 also the common minor ones, 2 all. */
export const aspectsOfTier = (tier: AspectTier): readonly AspectDefinition[] => TIERS[tier];

/** The definition of an aspect by its name. Errors: Error for an unknown name. */
export function aspectNamed(name: AspectName): AspectDefinition {
  const definition = BY_NAME.get(name);
  if (definition === undefined) throw new Error(`unknown aspect ${name}`);
  return definition;
}

/** A point of the ecliptic: longitude in degrees, speed in degrees per day if known. */
export interface AspectPoint {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly speedDegPerDay?: number | null;
}

/**
 * Orbs up to this are exact (degrees; 3.6 micro-arcseconds): rounding hides on which side of exactness they are. House
 * rule.
 */
const EXACT_ORB_DEG = 1e-9;

/** Names of the lunar nodes and apogees among the points of a chart. */
export const NODE_NAMES: ReadonlySet<string> = new Set([
  'True Node',
  'Mean Node',
  'Lilith',
  'Mean Lilith',
  'True Lilith',
]);

export type AspectMotionState = 'applying' | 'exact' | 'separating' | 'stationary' | 'indeterminate';

/** An aspect between two points, degrees. */
export interface Aspect {
  readonly first: AspectPoint;
  readonly second: AspectPoint;
  readonly definition: AspectDefinition;
  readonly separationDeg: number;
  readonly orbDeg: number;
  readonly allowedOrbDeg: number;
  /** Null if the motion is exact, stationary or indeterminate. */
  readonly applying: boolean | null;
  /** At least one of the points is slower than its stationary threshold. */
  readonly stationary: boolean;
  readonly motion: AspectMotionState;
}

/** Appends each aspect between two points to `out`, in the order of the table. */
function pairAspects(
  first: AspectPoint,
  second: AspectPoint,
  definitions: readonly AspectDefinition[],
  orbFactor: number,
  out: Aspect[],
): void {
  const separationDeg = separationOf(first.longitudeDeg, second.longitudeDeg);
  for (const definition of definitions) {
    const orbDeg = Math.abs(separationDeg - definition.angleDeg);
    const allowedOrbDeg = definition.orbDeg * orbFactor;
    if (orbDeg <= allowedOrbDeg)
      out.push({
        first,
        second,
        definition,
        separationDeg,
        orbDeg,
        allowedOrbDeg,
        ...motionOf(first, second, definition, separationDeg, orbDeg),
      });
  }
}

/**
 * All aspects among the points, smallest orb first; equal orbs keep the order of the pairs. Orbs are multiplied by
 * `orbFactor`.
 */
export function findAspects(points: readonly AspectPoint[], tier: AspectTier, orbFactor: number): Aspect[] {
  const found: Aspect[] = [],
    definitions = TIERS[tier];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) pairAspects(points[i], points[j], definitions, orbFactor, found);
  return found.sort(byOrb);
}

/** All aspects from the points of one chart (`first`) to those of another (`second`), smallest orb first. */
export function findCrossAspects(
  first: readonly AspectPoint[],
  second: readonly AspectPoint[],
  tier: AspectTier,
  orbFactor: number,
): Aspect[] {
  const found: Aspect[] = [],
    definitions = TIERS[tier];
  for (const a of first) for (const b of second) pairAspects(a, b, definitions, orbFactor, found);
  return found.sort(byOrb);
}

const byOrb = (a: Aspect, b: Aspect): number => a.orbDeg - b.orbDeg;

/** The order of the tests: exact, stationary, indeterminate (a speed is missing), then the direction of the orb. */
function motionOf(
  a: AspectPoint,
  b: AspectPoint,
  definition: AspectDefinition,
  separation: number,
  orb: number,
): Pick<Aspect, 'applying' | 'stationary' | 'motion'> {
  const speedA = a.speedDegPerDay ?? null,
    speedB = b.speedDegPerDay ?? null;
  const stationary =
    (speedA !== null && Math.abs(speedA) < stationaryThreshold(a.name)) ||
    (speedB !== null && Math.abs(speedB) < stationaryThreshold(b.name));
  if (orb <= EXACT_ORB_DEG) return { applying: null, stationary, motion: 'exact' };
  if (stationary) return { applying: null, stationary, motion: 'stationary' };
  if (speedA === null || speedB === null) return { applying: null, stationary, motion: 'indeterminate' };
  const applying = isApplying(a.longitudeDeg, b.longitudeDeg, speedB - speedA, separation, definition.angleDeg);
  return { applying, stationary, motion: applying ? 'applying' : 'separating' };
}

/**
 * Whether the orb shrinks. The separation changes at the relative speed if body2 is ahead, at its negative if body2 is
 * behind.
 */
function isApplying(
  longitude1: number,
  longitude2: number,
  relativeSpeed: number,
  separation: number,
  angle: number,
): boolean {
  const separationRate = normalizeDeg(longitude2 - longitude1 + 180) >= 180 ? relativeSpeed : -relativeSpeed;
  return separation >= angle ? separationRate < 0 : separationRate > 0;
}

/**
 * Sinister: body2 is ahead of body1 in the zodiac, by at most half the circle; dexter: behind (Ptolemy I.13). Null for
 * 0 and 180.
 */
export function aspectDirection(
  longitude1: number,
  longitude2: number,
  angleDeg: number,
): 'sinister' | 'dexter' | null {
  if (angleDeg === 0 || angleDeg === 180) return null;
  return normalizeDeg(longitude2 - longitude1) <= 180 ? 'sinister' : 'dexter';
}

/** Completed degrees within the sign, 0 to 29. */
export const signDegree = (longitudeDeg: number): number => Math.floor(normalizeDeg(longitudeDeg) % 30);
