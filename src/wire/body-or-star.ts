import type { Engine } from '../engine.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import type { FoundStar } from '../sky/stars/star-names.js';

/** Names that a message suggests at most. */
const SUGGESTIONS = 5;

/** What a name means where bodies and fixed stars are admitted: the body, or else the star. `field` is the JSON pointer. Errors: InvalidInput. */
export function bodyOrStar(engine: Engine, name: string, field: string): Body | FoundStar {
  return (
    engine.bodies.find(name) ??
    (engine.stars.find(name) === null ? noStar(engine, name, field) : engine.stars.resolve(name, field))
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

/** A name that no star has: what stands for nothing is refused with what may have been meant of both kinds. Errors: InvalidInput. */
function noStar(engine: Engine, name: string, field: string): Body {
  try {
    return engine.bodies.resolve(name, field);
  } catch (error) {
    if (!(error instanceof InvalidInput) || error.problems[0].suggestions === undefined) throw error;
    const [problem] = error.problems,
      stars = engine.stars.names.suggest(name);
    throw new InvalidInput({
      ...problem,
      message: 'neither a body nor a fixed star has this name',
      allowed: `${String(problem.allowed)}, or a fixed star`,
      suggestions: [...new Set([...stars, ...(problem.suggestions ?? [])])].slice(0, SUGGESTIONS),
    });
  }
}
