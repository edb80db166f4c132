import { bodyOrStar } from '../wire/body-or-star.js';
import type { Engine } from '../engine.js';
import { bodyTarget } from '../events/horizon-target.js';
import type { HorizonTarget } from '../events/horizon-target.js';
import { starTarget } from '../events/star-target.js';
import type { Body } from '../sky/bodies.js';

/** Something that rises and sets, with the name that answers give it. */
export interface RisingTarget {
  readonly name: string;
  readonly target: HorizonTarget;
  /** Null for a fixed star. */
  readonly body: Body | null;
}

/** What rises and sets under a name, as `named` reads it: a body or a fixed star. `field` is the JSON pointer. Errors: InvalidInput. */
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
