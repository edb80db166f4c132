import { bodyOrStar } from '../wire/body-or-star.js';
import type { Engine } from '../engine.js';
import { bodyTarget } from '../events/horizon-target.js';
import type { HorizonTarget } from '../events/horizon-target.js';
import { starTarget } from '../events/star-target.js';
import type { Body } from '../sky/bodies.js';

/** A target that rises and sets, with its name in answers. */
export interface RisingTarget {
  readonly name: string;
  readonly target: HorizonTarget;
  /** Null for a fixed star. */
  readonly body: Body | null;
}

/**
 * Resolves a name to a body or a fixed star that rises and sets.
 *
 * @param field JSON pointer of the name, for errors
 * @param named how names are resolved; the default gives bodies precedence over stars
 * @throws {InvalidInput} for an unknown name, with suggestions
 */
export function risingTarget(
  engine: Engine,
  name: string,
  field = '/body',
  named: typeof bodyOrStar = bodyOrStar,
): RisingTarget {
  const found = named(engine, name, field);
  return 'star' in found
    ? { name: found.star.name, target: starTarget(engine.stars, found.star), body: null }
    : { name: found.name, target: bodyTarget(engine.sky, found), body: found };
}
