import type { Aspect } from '../aspects/aspects.js';
import type { BodyRole } from './templates.js';

/** A pattern among the points of a chart. Degrees. */
export interface FoundPattern {
  readonly name: string;
  /** Whether aspects or positions make the pattern. */
  readonly sourceKind: 'aspect' | 'position';
  /** The bodies, sorted by name; in templates with `apexLast` the apex comes last. */
  readonly bodies: readonly {
    readonly body: string;
    readonly role: BodyRole;
  }[];
  readonly apex: string | null;
  readonly aspects: readonly Aspect[];
  /** The orb that the pattern allows each of its aspects, in the order of `aspects`. */
  readonly aspectOrbsDeg: readonly number[];
  /** Of stelliums: the circular mean of the bodies, the distance of the farthest body from it, and the limit of that distance. */
  readonly centroidDeg: number | null;
  readonly maxBodyDistanceDeg: number | null;
  readonly orbLimitDeg: number | null;
}

/** Which orbs limit the aspects of a pattern: those of the pattern (templates.ts), or those of the aspect table. */
export type PatternOrbs = 'pattern' | 'aspect';

/** Limits of one search. With wide orbs and many bodies almost every set of bodies is a pattern. */
export const MAX_PATTERNS = 5000;
export const MAX_TRIALS = 2_000_000;

/** A search would exceed MAX_PATTERNS or MAX_TRIALS. */
export class TooManyPatterns extends Error {
  constructor() {
    super(`more than ${MAX_PATTERNS} patterns or ${MAX_TRIALS} trials`);
    this.name = 'TooManyPatterns';
  }
}
