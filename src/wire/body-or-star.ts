import type { Engine } from '../engine.js';
import { InvalidInput } from '../kernel/errors.js';
import type { Body } from '../sky/bodies.js';
import type { FoundStar } from '../sky/stars/star-names.js';

/** Greatest number of suggestions in an error. */
const SUGGESTIONS = 5;

/**
 * Resolves a name to a body or, if there is none, to a fixed star.
 *
 * @param field JSON pointer of the name, for errors
 * @throws {InvalidInput} for an unknown or ambiguous name
 */
export function bodyOrStar(engine: Engine, name: string, field: string): Body | FoundStar {
  return (
    engine.bodies.find(name) ??
    (engine.stars.find(name) === null ? resolveBody(engine, name, field) : engine.stars.resolve(name, field))
  );
}

/**
 * Resolves a name on routes whose subject is stars: first planets and points, then stars, then asteroids and comets. `Mimosa` is the star,
 * `asteroid:Mimosa` the minor planet. A small body with exactly this name has precedence over a star whose name only begins with it.
 *
 * @param field JSON pointer of the name, for errors
 * @throws {InvalidInput} for an unknown or ambiguous name
 */
export function starOrSmallBody(engine: Engine, name: string, field: string): Body | FoundStar {
  if (engine.bodies.main(name) !== null) return engine.bodies.resolve(name, field);
  const star = engine.stars.find(name);
  const isFullName = star !== null && 'star' in star && star.lookupKind !== 'prefix_unique';
  return isFullName ? star : bodyOrStar(engine, name, field);
}

/** Resolves a name that no star has. The error for an unknown name suggests bodies and stars. */
function resolveBody(engine: Engine, name: string, field: string): Body {
  try {
    return engine.bodies.resolve(name, field);
  } catch (error) {
    if (!(error instanceof InvalidInput) || error.problems[0].suggestions === undefined) throw error;
    const [problem] = error.problems,
      stars = engine.stars.names.suggest(name);
    throw new InvalidInput({
      ...problem,
      message: 'is not a known body or fixed star',
      allowed: `${String(problem.allowed)}, or a fixed star`,
      suggestions: [...new Set([...stars, ...(problem.suggestions ?? [])])].slice(0, SUGGESTIONS),
    });
  }
}
