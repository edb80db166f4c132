import type { Engine } from '../engine.js';
import { fixedStarTarget } from '../events/heliacal/target.js';
import type { HeliacalTarget } from '../events/heliacal/target.js';
import { InvalidInput } from '../kernel/errors.js';
import type { FoundStar } from '../sky/stars/star-names.js';

/**
 * Target of a search or a decision about the visibility of a fixed star.
 *
 * @param given the name in `/body` of the request, for the error
 * @throws {InvalidInput} when the catalogue has no V magnitude of the star
 */
export function visibleStar(engine: Engine, { star }: FoundStar, given: string): HeliacalTarget {
  if (star.vMagnitude !== null) return fixedStarTarget(engine.stars, star, star.vMagnitude);
  throw new InvalidInput({
    field: '/body',
    message: `${star.name} has no V magnitude in the catalogue, so its visibility cannot be computed`,
    given,
    allowed: 'a star with a V magnitude',
  });
}
