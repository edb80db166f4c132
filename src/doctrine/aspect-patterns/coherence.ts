import { lookupTable } from '../../kernel/lookup.js';
import type { Aspect } from '../aspects/aspects.js';
import type { FoundPattern } from './found-pattern.js';

/**
 * Coherence of an aspect pattern: the band of its loosest aspect, measured by fixed reference orbs, and how its aspects move. House rule: no
 * tradition has such bands. They describe, and do not judge.
 */

/** Reference orbs, degrees. They do not depend on the orbs of the search. House rule. */
const REFERENCE_ORBS_DEG = lookupTable<number>({
  Conjunction: 8,
  Opposition: 8,
  Square: 7,
  Trine: 7,
  Sextile: 5,
  Quincunx: 3,
});

/** Patterns whose aspects are all required and have reference orbs. */
export const ASSESSED_PATTERNS = ['Grand Cross', 'Grand Trine', 'Kite', 'Mystic Rectangle', 'T-Square', 'Yod'] as const;

export type CoherenceBand = 'veryStrong' | 'strong' | 'moderate' | 'loose' | 'marginal';
/** Upper limits of the bands, as part of the reference orb of the loosest aspect; the limit belongs to its band. House rule. */
const BAND_LIMITS: readonly (readonly [CoherenceBand, number])[] = [
  ['veryStrong', 0.1],
  ['strong', 0.25],
  ['moderate', 0.5],
  ['loose', 0.75],
];

export type PatternMotion = 'stationSensitive' | 'applying' | 'separating' | 'exact' | 'mixed' | 'indeterminate';

/** An aspect with the part of its reference orb that it uses. Degrees. */
export interface ReferencedAspect {
  readonly aspect: Aspect;
  readonly referenceOrbDeg: number;
  readonly use: number;
}

/** The coherence of a pattern; `band` is null for a pattern that is not assessed. `aspects`: those with a reference orb. */
export interface PatternCoherence {
  readonly band: CoherenceBand | null;
  readonly motion: PatternMotion | null;
  /** Largest use of a reference orb; null without a band. */
  readonly weakestUse: number | null;
  readonly aspects: readonly ReferencedAspect[];
}

const MOTIONS = ['indeterminate', 'stationary', 'exact', 'applying', 'separating'] as const;
export type CountedMotion = (typeof MOTIONS)[number];

/** How many aspects are in each state of motion. */
export function motionCounts(aspects: readonly ReferencedAspect[]): Readonly<Record<CountedMotion, number>> {
  const count = (motion: CountedMotion): number => aspects.filter(({ aspect }) => aspect.motion === motion).length;
  return {
    indeterminate: count('indeterminate'),
    stationary: count('stationary'),
    exact: count('exact'),
    applying: count('applying'),
    separating: count('separating'),
  };
}

/** The motion of a complete: one stationary aspect decides, then what all have in common. */
function commonMotion(aspects: readonly ReferencedAspect[]): PatternMotion {
  const counts = motionCounts(aspects);
  if (counts.stationary > 0) return 'stationSensitive';
  const present = MOTIONS.filter((motion) => counts[motion] > 0);
  return present.length === 1 ? (present[0] as Exclude<CountedMotion, 'stationary'>) : 'mixed';
}

/** The coherence of a found pattern. */
export function patternCoherence({ name, aspects }: FoundPattern): PatternCoherence {
  const referenced = aspects.flatMap((aspect): ReferencedAspect[] => {
    const referenceOrbDeg = REFERENCE_ORBS_DEG[aspect.definition.name];
    return referenceOrbDeg === undefined ? [] : [{ aspect, referenceOrbDeg, use: aspect.orbDeg / referenceOrbDeg }];
  });
  if (!(ASSESSED_PATTERNS as readonly string[]).includes(name))
    return { band: null, motion: null, weakestUse: null, aspects: referenced };
  const weakestUse = Math.max(...referenced.map(({ use }) => use));
  return {
    band: BAND_LIMITS.find(([, limit]) => weakestUse <= limit)?.[0] ?? 'marginal',
    motion: commonMotion(referenced),
    weakestUse,
    aspects: referenced,
  };
}
