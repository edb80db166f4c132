import { bodyOrStar } from '../../../wire/body-or-star.js';
import type { Engine } from '../../../engine.js';
import { bodyTarget } from '../../../events/horizon-target.js';
import type { HorizonTarget } from '../../../events/horizon-target.js';
import { starTarget } from '../../../events/star-target.js';

/** What rises and sets under a name: a body, or else a fixed star. Errors: InvalidInput on /body. */
export function risingTarget(engine: Engine, name: string): { readonly name: string; readonly target: HorizonTarget } {
  const found = bodyOrStar(engine, name, '/body');
  return 'star' in found
    ? { name: found.star.name, target: starTarget(engine.stars, found.star) }
    : { name: found.name, target: bodyTarget(engine.sky, found) };
}
