import { byCodeUnit } from '../../kernel/order.js';
import type { Aspect, AspectPoint } from '../aspects/aspects.js';
import { AspectGraph } from './aspect-graph.js';
import { MAX_PATTERNS, TooManyPatterns } from './found-pattern.js';
import type { FoundPattern, PatternOrbs } from './found-pattern.js';
import { stelliums } from './stelliums.js';
import { STELLIUM, TEMPLATES } from './templates.js';

export interface PatternSearch {
  /** Multiplies every orb. */
  readonly orbFactor: number;
  /** Names of the patterns to find; null for all. */
  readonly include: readonly string[] | null;
  /** Omits each pattern that another found aspect pattern contains. */
  readonly dominantOnly: boolean;
  readonly orbs: PatternOrbs;
  /** Whether the speeds of the points enter, which give the motion of the aspects; else all motions are indeterminate. */
  readonly motion?: boolean;
}

/** The patterns among the points, sorted by name, then by their bodies. Longitudes in degrees. Errors: TooManyPatterns. */
export function findPatterns(
  points: readonly AspectPoint[],
  { orbFactor, include, dominantOnly, orbs, motion = false }: PatternSearch,
): FoundPattern[] {
  const isIncluded = (name: string): boolean => include === null || include.includes(name);
  const positions = points.map(({ name, longitudeDeg }) => ({
    name,
    longitudeDeg,
  }));
  const graph = new AspectGraph(motion ? points : positions, orbFactor, orbs);
  const found: FoundPattern[] = [];
  for (const template of TEMPLATES) {
    if (isIncluded(template.name)) found.push(...graph.patterns(template));
    if (found.length > MAX_PATTERNS) throw new TooManyPatterns();
  }
  if (isIncluded(STELLIUM.name)) found.push(...stelliums(positions, orbFactor));
  const kept = dominantOnly ? dominant(found) : found;
  return kept.sort((a, b) => byCodeUnit(a.name, b.name) || compareBodies(a, b));
}

function compareBodies(a: FoundPattern, b: FoundPattern): number {
  for (let i = 0; i < Math.min(a.bodies.length, b.bodies.length); i++) {
    const order = byCodeUnit(a.bodies[i].body, b.bodies[i].body);
    if (order !== 0) return order;
  }
  return a.bodies.length - b.bodies.length;
}

/**
 * Omits each aspect pattern that is contained in another one: its bodies and its aspects are both subsets, at least one of them a proper
 * subset. Patterns of position stay.
 */
function dominant(patterns: readonly FoundPattern[]): FoundPattern[] {
  const sets = patterns.map((pattern) => ({
    pattern,
    bodies: new Set(pattern.bodies.map(({ body }) => body)),
    aspects: new Set(pattern.aspects.map(aspectKey)),
  }));
  return sets
    .filter(
      (small) =>
        small.pattern.sourceKind !== 'aspect' ||
        !sets.some(
          (large) =>
            large !== small &&
            large.pattern.sourceKind === 'aspect' &&
            isSubset(small.bodies, large.bodies) &&
            isSubset(small.aspects, large.aspects) &&
            (small.bodies.size < large.bodies.size || small.aspects.size < large.aspects.size),
        ),
    )
    .map(({ pattern }) => pattern);
}

const aspectKey = ({ first, second, definition }: Aspect): string =>
  [...[first.name, second.name].sort(byCodeUnit), definition.name].join('\u0000');

function isSubset(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const item of a) if (!b.has(item)) return false;
  return true;
}
