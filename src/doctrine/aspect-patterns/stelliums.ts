import { arcBetween } from '../../kernel/circle.js';
import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { byCodeUnit } from '../../kernel/order.js';
import type { AspectPoint } from '../aspects/aspects.js';
import { MAX_PATTERNS, MAX_TRIALS, TooManyPatterns } from './found-pattern.js';
import type { FoundPattern } from './found-pattern.js';
import { STELLIUM } from './templates.js';

interface Group {
  readonly members: readonly number[];
  readonly centroidDeg: number;
  readonly spreadDeg: number;
}

/**
 * Stelliums: the maximal sets of at least three bodies that are all within the orb of their circular mean. Longitudes in degrees. The orb
 * is at most 80 degrees, so a set spans less than half the circle: it has one first body, and its ends are farthest from the mean.
 * Errors: TooManyPatterns.
 */
export function stelliums(points: readonly AspectPoint[], orbFactor: number): FoundPattern[] {
  const bodies = points
    .map(({ name, longitudeDeg }) => ({
      name,
      longitudeDeg: normalizeDeg(longitudeDeg),
    }))
    .sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  const orbLimitDeg = STELLIUM.orbDeg * orbFactor;
  const groups = groupsWithin(
    bodies.map(({ longitudeDeg }) => longitudeDeg),
    orbLimitDeg,
  );
  const sets = groups.map(({ members }) => new Set(members));
  return groups
    .filter((_, i) => !sets.some((other) => isProperSubset(sets[i], other)))
    .map(({ members, centroidDeg, spreadDeg }) => ({
      name: STELLIUM.name,
      sourceKind: 'position',
      bodies: members
        .map((index) => ({
          body: bodies[index].name,
          role: 'clusterMember' as const,
        }))
        .sort((a, b) => byCodeUnit(a.body, b.body)),
      apex: null,
      aspects: [],
      aspectOrbsDeg: [],
      centroidDeg,
      maxBodyDistanceDeg: spreadDeg,
      orbLimitDeg,
    }));
}

/** All sets of at least three longitudes (sorted, [0, 360) degrees) within a distance of their circular mean. */
function groupsWithin(longitudes: readonly number[], orbLimitDeg: number): Group[] {
  const count = longitudes.length;
  const sines = longitudes.map((deg) => Math.sin(deg * RAD_PER_DEG)),
    cosines = longitudes.map((deg) => Math.cos(deg * RAD_PER_DEG));
  const groups: Group[] = [];
  // Each of several bodies at one longitude can be the first of the same set; the keys keep one copy of it.
  const keys = new Set<string>();
  let trials = 0;
  const addGroup = (members: readonly number[], sin: number, cos: number): void => {
    const centroidDeg = normalizeDeg(Math.atan2(sin, cos) * DEG_PER_RAD);
    const spreadDeg = Math.max(
      arcBetween(longitudes[members[0]], centroidDeg),
      arcBetween(longitudes[members[members.length - 1]], centroidDeg),
    );
    if (spreadDeg > orbLimitDeg) return;
    const key = [...members].sort((a, b) => a - b).join(',');
    if (keys.has(key)) return;
    keys.add(key);
    groups.push({ members: [...members], centroidDeg, spreadDeg });
    if (groups.length > MAX_PATTERNS) throw new TooManyPatterns();
  };
  const grow = (members: readonly number[], sin: number, cos: number): void => {
    const first = members[0],
      last = members[members.length - 1];
    if (members.length >= STELLIUM.minBodies) addGroup(members, sin, cos);
    for (let next = (last + 1) % count; next !== first; next = (next + 1) % count) {
      if (++trials > MAX_TRIALS) throw new TooManyPatterns();
      if (normalizeDeg(longitudes[next] - longitudes[first]) > 2 * orbLimitDeg) break;
      grow([...members, next], sin + sines[next], cos + cosines[next]);
    }
  };
  for (let first = 0; first < count; first++) grow([first], sines[first], cosines[first]);
  return groups;
}

function isProperSubset(small: ReadonlySet<number>, large: ReadonlySet<number>): boolean {
  if (large.size <= small.size) return false;
  for (const item of small) if (!large.has(item)) return false;
  return true;
}
