import type { Aspect } from '../aspects/aspects.js';
import type { FoundPattern } from './found-pattern.js';
import type { BodyRole } from './templates.js';

/** The function of an aspect in a pattern. */
export type LinkRole = 'apexLink' | 'baseLink' | 'axisLink' | 'cycleLink' | 'supportLink' | 'memberLink';

/** House rule: how many aspects of a pattern have a specific role: all (reinforced), some (mixed), or no aspects exist (weakened). */
export type PatternState = 'weakened' | 'mixed' | 'reinforced';

/**
 * The function of each aspect of a pattern, in the order of its aspects, from the roles of the two bodies. An opposition between two
 * members of a cycle is an axis. House rule.
 */
export function linkRoles({ bodies, aspects }: FoundPattern): LinkRole[] {
  const roles = new Map(bodies.map(({ body, role }) => [body, role]));
  return aspects.map((aspect) => linkRole(aspect, roles));
}

function linkRole({ first, second, definition }: Aspect, roles: ReadonlyMap<string, BodyRole>): LinkRole {
  const a = roles.get(first.name),
    b = roles.get(second.name);
  if (a === 'apex' || b === 'apex') return 'apexLink';
  if (a === 'base' && b === 'base') return 'baseLink';
  if (a === 'axis' && b === 'axis') return 'axisLink';
  if (a === 'cycleMember' && b === 'cycleMember') return definition.name === 'Opposition' ? 'axisLink' : 'cycleLink';
  return [a, b].some((role) => role === 'support' || role === 'tail' || role === 'boomerang')
    ? 'supportLink'
    : 'memberLink';
}

/** The state of a pattern, from the roles of its aspects. */
export function patternState(links: readonly LinkRole[]): PatternState {
  if (!links.length) return 'weakened';
  return links.every((role) => role !== 'memberLink') ? 'reinforced' : 'mixed';
}
