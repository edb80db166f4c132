import type { Engine } from '../engine.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import type { FoundStar } from '../sky/stars/star-names.js';

/** What a name means where bodies and fixed stars are admitted: the body, or else the star. `field` is the JSON pointer. Errors: InvalidInput. */
export function bodyOrStar(engine: Engine, name: string, field: string): Body | FoundStar {
  // A body that is unknown is an error with suggestions, which take milliseconds to find: a star's name is spared that.
  if (!engine.bodies.knows(name) && engine.stars.find(name) !== null) return engine.stars.resolve(name, field);
  try {
    return engine.bodies.resolve(name, field);
  } catch (error) {
    if (!(error instanceof InvalidInput) || engine.stars.find(name) === null) throw error;
    return engine.stars.resolve(name, field);
  }
}
