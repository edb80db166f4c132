import type { Engine } from '../engine.js';
import type { Body } from '../sky/bodies.js';
import type { FoundStar } from '../sky/stars/star-names.js';

/** What a name means where bodies and fixed stars are admitted: the body, or else the star. `field` is the JSON pointer. Errors: InvalidInput. */
export function bodyOrStar(engine: Engine, name: string, field: string): Body | FoundStar {
  return (
    engine.bodies.find(name) ??
    (engine.stars.find(name) === null ? engine.bodies.resolve(name, field) : engine.stars.resolve(name, field))
  );
}

/**
 * The same where stars are the subject: planets and points, then stars, then asteroids and comets. `Mimosa` is the star, `asteroid:Mimosa`
 * the minor planet; what is only the beginning of a star's name gives way to a small body of that name. Errors: InvalidInput.
 */
export function starOrSmallBody(engine: Engine, name: string, field: string): Body | FoundStar {
  if (engine.bodies.main(name) !== null) return engine.bodies.resolve(name, field);
  const star = engine.stars.find(name);
  const whole = star !== null && 'star' in star && star.lookupKind !== 'prefix_unique';
  return whole ? star : bodyOrStar(engine, name, field);
}
