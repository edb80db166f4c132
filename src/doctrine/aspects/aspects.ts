import { normalizeDeg, separationDeg as separationOf } from '../../kernel/angle.js';
import { stationaryThreshold } from '../zodiac/stationary.js';

/**
 * The aspect table and orb rule of the product: every family that speaks of an aspect reads it here. An aspect of angle A holds
 * between two longitudes when ||l1 - l2| - A| <= orb(A) * orb factor, on the shortest arc. The five Ptolemaic aspects are those of
 * Tetrabiblos I.13 (with the conjunction); minor ones are Kepler's (Harmonices Mundi IV.5) and the later harmonic series
 * 360 n / H. Orbs belong to the aspect, not to the bodies; they are the product's policy.
 */
type AspectTierName = 'major' | 'common_minor' | 'extended_minor';

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
  define('common_minor', 'Semisextile', 30, 2, '⚺'),
  define('common_minor', 'Semisquare', 45, 2, '∠'),
  define('common_minor', 'Sesquiquadrate', 135, 2, '⚼'),
  define('common_minor', 'Quincunx', 150, 3, '⚻'),
  define('common_minor', 'Quintile', 72, 2, 'Q'),
  define('common_minor', 'Biquintile', 144, 2, 'bQ', 'quintile'),
];
const EXTENDED_MINOR = [
  define('extended_minor', 'Septile', 360 / 7, 1.5, 'S'),
  define('extended_minor', 'Biseptile', 720 / 7, 1.5, 'bS', 'septile'),
  define('extended_minor', 'Triseptile', 1080 / 7, 1.5, 'tS', 'septile'),
  define('extended_minor', 'Novile', 40, 1.5, 'N'),
  define('extended_minor', 'Binovile', 80, 1.5, 'bN', 'novile'),
  define('extended_minor', 'Quadnovile', 160, 1.5, 'qN', 'novile'),
  define('extended_minor', 'Decile', 36, 1.5, '⊼'),
  define('extended_minor', 'Tredecile', 108, 1.5, 'Td', 'decile'),
  define('extended_minor', 'Undecile', 360 / 11, 1, 'U'),
  define('extended_minor', 'Quindecile', 24, 1, 'Qd'),
  define('extended_minor', 'Vigintile', 18, 1, 'V'),
];

export type AspectName = (typeof MAJOR | typeof COMMON_MINOR | typeof EXTENDED_MINOR)[number]['name'];

export interface AspectDefinition {
  readonly name: AspectName;
  readonly angleDeg: number;
  readonly orbDeg: number;
  readonly symbol: string;
  readonly tier: AspectTierName;
  /** Harmonic family: the aspect whose angle this one multiplies. */
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

/** The aspects of a tier: 0 Ptolemaic, 1 with the common minor ones, 2 all. */
export const aspectsOfTier = (tier: AspectTier): readonly AspectDefinition[] => TIERS[tier];

/** The definition of an aspect by its name. */
export function aspectNamed(name: AspectName): AspectDefinition {
  const definition = BY_NAME.get(name);
  if (definition === undefined) throw new Error(`no aspect ${name}`);
  return definition;
}

/** A point of the ecliptic: longitude in degrees, speed in degrees per day where it is known. */
export interface AspectPoint {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly speedDegPerDay?: number | null;
}

/** Orbs below this are exact: a side of the aspect cannot be told there (degrees, 3.6 micro-arcseconds). */
const EXACT_ORB_DEG = 1e-9;

/** Points that a chart of bodies counts as nodes and apogees. */
export const NODE_NAMES: ReadonlySet<string> = new Set([
  'True Node',
  'Mean Node',
  'Lilith',
  'Mean Lilith',
  'True Lilith',
]);

export type AspectMotionState = 'applying' | 'exact' | 'separating' | 'stationary' | 'indeterminate';

/** One aspect that holds between two points: degrees. */
export interface Aspect {
  readonly first: AspectPoint;
  readonly second: AspectPoint;
  readonly definition: AspectDefinition;
  readonly separationDeg: number;
  readonly orbDeg: number;
  readonly allowedOrbDeg: number;
  /** Null where the speeds do not tell. */
  readonly applying: boolean | null;
  /** One of the two moves slower than its stationary threshold. */
  readonly stationary: boolean;
  readonly motion: AspectMotionState;
}

/** Appends every aspect between two points to `out`, in the order of the table. */
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

/** All aspects among the points, tightest first; equal orbs keep the order of the pairs. */
export function findAspects(points: readonly AspectPoint[], tier: AspectTier, orbFactor: number): Aspect[] {
  const found: Aspect[] = [],
    definitions = TIERS[tier];
  for (let i = 0; i < points.length; i++)
    for (let j = i + 1; j < points.length; j++) pairAspects(points[i], points[j], definitions, orbFactor, found);
  return found.sort(byOrb);
}

/** All aspects from points of one chart (first) to points of another (second), tightest first. */
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

/** Exactness comes before standing still, and that before the direction of the orb. */
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

/** Whether the orb shrinks: the separation grows with the relative speed when body2 is ahead, and against it when behind. */
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

/** Sinister: the ray goes forward in the zodiac from body1 to body2 (at most half the circle); dexter: backward (Ptolemy I.13). */
export function aspectDirection(
  longitude1: number,
  longitude2: number,
  angleDeg: number,
): 'sinister' | 'dexter' | null {
  if (angleDeg === 0 || angleDeg === 180) return null;
  return normalizeDeg(longitude2 - longitude1) <= 180 ? 'sinister' : 'dexter';
}

/** Whole degrees within the sign, 0 to 29. */
export const signDegree = (longitudeDeg: number): number => Math.floor(normalizeDeg(longitudeDeg) % 30);
