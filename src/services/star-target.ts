import type { Engine } from '../engine.js';
import { fixedStarTarget } from '../events/heliacal/target.js';
import type { HeliacalTarget } from '../events/heliacal/target.js';
import { InvalidInput } from '../kernel/errors.js';
import type { FoundStar } from '../sky/stars/star-names.js';

/** A star of which it is asked when or whether it is seen; `given` is the name in `/body`. Errors: InvalidInput without a V magnitude. */
export function visibleStar(engine: Engine, { star }: FoundStar, given: string): HeliacalTarget {
  if (star.vMagnitude !== null) return fixedStarTarget(engine.stars, star, star.vMagnitude);
  throw new InvalidInput({
    field: '/body',
    message: `the catalogue has no V magnitude of ${star.name}, without which nothing tells when it is seen`,
    given,
    allowed: 'a star with a V magnitude',
  });
}
