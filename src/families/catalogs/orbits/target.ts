import type { Engine } from '../../../engine.js';
import type { Body } from '../../../sky/bodies.js';
import { isMajor } from '../../../sky/bodies.js';
import { PLANETS } from '../../../sky/heliocentric-orbit.js';

/** The body of a request: one that orbits the Sun and is in the planetary ephemeris. Errors: InvalidInput. */
export const orbitingBody = (engine: Engine, name: string): Body =>
  engine.bodies.resolve(
    name,
    '/body',
    (candidate) => isMajor(candidate) && PLANETS.has(candidate.index),
    'Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune, Pluto',
  );
