import { lookupTable } from '../../kernel/lookup.js';

/** Kinds of the seven planets and the two nodes. */
export type PlanetKind = 'luminary' | 'inner' | 'outer' | 'node';

const kinds = (inner: readonly string[], outer: readonly string[]) =>
  lookupTable<PlanetKind>({
    Sun: 'luminary',
    Moon: 'luminary',
    ...Object.fromEntries(inner.map((name) => [name, 'inner'])),
    ...Object.fromEntries(outer.map((name) => [name, 'outer'])),
    Rahu: 'node',
    Ketu: 'node',
  });

const BY_EARTH_ORBIT = kinds(['Mercury', 'Venus'], ['Mars', 'Jupiter', 'Saturn']);
const BY_ASTEROID_BELT = kinds(['Mercury', 'Venus', 'Mars'], ['Jupiter', 'Saturn']);

/**
 * Kind of a dasha lord by the orbit of the Earth: Mercury and Venus are inner, Mars, Jupiter and Saturn outer (the inferior and superior
 * planets of astronomy). `name`: one of the seven planets, Rahu or Ketu. House rule: Vedic authors do not use these kinds; each set of
 * answers keeps the division that was recorded.
 */
export const kindByEarthOrbit = (name: string): PlanetKind => BY_EARTH_ORBIT[name];

/**
 * Kind of a weekday lord or a Jaimini significator by the asteroid belt: Mercury, Venus and Mars are inner, Jupiter and Saturn outer (the
 * inner and outer solar system). `name` and house rule as in `kindByEarthOrbit`.
 */
export const kindByAsteroidBelt = (name: string): PlanetKind => BY_ASTEROID_BELT[name];
