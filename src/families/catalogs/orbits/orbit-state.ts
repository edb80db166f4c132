import type { Engine } from '../../../engine.js';
import { SUN } from '../../../ephemeris/source.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Body } from '../../../sky/bodies.js';
import { osculatingElements } from './osculating.js';
import type { OsculatingElements } from './osculating.js';

/**
 * Geometric state of a body from the Sun (6 numbers, km and km/day, ICRF axes) at an instant, days since J2000.0 TDB. Errors:
 * OutOfCoverage, NeedsWorker.
 */
export function stateFromSun(engine: Engine, body: Body, tdbJ2k: number): Float64Array {
  const found = new Float64Array(6),
    sun = new Float64Array(6);
  engine.ephemeris.barycentric(body.index, tdbJ2k, 1, found, 0);
  engine.ephemeris.barycentric(SUN, tdbJ2k, 1, sun, 0);
  for (let i = 0; i < 6; i++) found[i] -= sun[i];
  return found;
}

/** The elements of a state in ecliptic axes (GM in km^3/s^2). Errors: InvalidInput for a state without elements. */
export function requiredElements(state: Float64Array, gm: number, requested: string): OsculatingElements {
  const elements = osculatingElements(state, gm);
  if (elements === null)
    throw new InvalidInput({
      field: '/body',
      message: 'has no elements: its state has no angular momentum and moves on a straight line',
      given: requested,
      allowed: 'a body in an orbit',
    });
  return elements;
}
