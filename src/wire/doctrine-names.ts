import { CLASSICAL_PLANETS } from '../doctrine/dignity/planets.js';
import type { ClassicalPlanet } from '../doctrine/dignity/planets.js';
import { SIGNS } from '../doctrine/zodiac/zodiac.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName, suggestNames } from '../kernel/suggest.js';

/**
 * The member of a closed list with a name, in any case.
 * @param what noun for the error message
 * Errors: InvalidInput at `field`, with suggestions.
 */
export function namedMember<T extends string>(name: string, members: readonly T[], field: string, what: string): T {
  const found = members.find((member) => foldName(member) === foldName(name));
  if (found !== undefined) return found;
  throw new InvalidInput({
    field,
    message: `is not the name of a ${what} that is accepted here`,
    given: name,
    allowed: members,
    suggestions: suggestNames(name, members),
  });
}

/** One of the seven classical planets by name, in any case. Errors: InvalidInput at `field`. */
export const classicalPlanet = (name: string, field: string): ClassicalPlanet =>
  namedMember(name, CLASSICAL_PLANETS, field, 'planet');

/** Index (0 is Aries) of a sign by name, in any case. Errors: InvalidInput at `field`. */
export const signIndexOf = (name: string, field: string): number =>
  (SIGNS as readonly string[]).indexOf(namedMember(name, SIGNS, field, 'sign'));
