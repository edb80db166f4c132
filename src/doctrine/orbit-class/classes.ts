/** Elements that the classes of orbits limit: au, and pure numbers for e and the Tisserand parameter; the period is in Julian years. */
export type OrbitParameter = 'a' | 'q' | 'Q' | 'e' | 'T_J' | 'P';

/** One condition of a class: the parameter must be strictly beyond the boundary. `=` admits only the boundary itself. */
export interface OrbitCondition {
  readonly parameter: OrbitParameter;
  readonly operator: '>' | '<' | '=';
  readonly boundary: number;
}

/** A class of orbits of the JPL Small-Body Database. */
export interface OrbitClass {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly conditions: readonly OrbitCondition[];
}

/**
 * Semi-major axis of Jupiter in the Tisserand parameter, au. Source: Standish and Williams, Keplerian Elements for Approximate Positions of
 * the Major Planets (JPL), table 1.
 */
export const JUPITER_AXIS_AU = 5.202887;

const above = (parameter: OrbitParameter, boundary: number): OrbitCondition => ({ parameter, operator: '>', boundary });
const below = (parameter: OrbitParameter, boundary: number): OrbitCondition => ({ parameter, operator: '<', boundary });
const exactly = (parameter: OrbitParameter, boundary: number): OrbitCondition => ({
  parameter,
  operator: '=',
  boundary,
});

/**
 * Classes of asteroids in the order in which they are tried; the last one has no condition. Source: JPL Small-Body Database, orbit classes
 * (ssd-api.jpl.nasa.gov/doc/sbdb_filter.html, section "Orbit Classes").
 */
export const ASTEROID_CLASSES: readonly OrbitClass[] = [
  {
    code: 'HYA',
    title: 'Hyperbolic Asteroid',
    description: 'An asteroid on an open orbit that leaves the solar system.',
    conditions: [above('e', 1)],
  },
  {
    code: 'PAA',
    title: 'Parabolic Asteroid',
    description: 'An asteroid on a parabola, the boundary between closed and open orbits.',
    conditions: [exactly('e', 1)],
  },
  {
    code: 'IEO',
    title: 'Atira',
    description: 'A near-Earth asteroid whose orbit is entirely inside the orbit of the Earth.',
    conditions: [below('Q', 0.983)],
  },
  {
    code: 'ATE',
    title: 'Aten',
    description: 'A near-Earth asteroid with a smaller orbit than the Earth that reaches the perihelion of the Earth.',
    conditions: [below('a', 1), above('Q', 0.983)],
  },
  {
    code: 'APO',
    title: 'Apollo',
    description:
      'A near-Earth asteroid with a larger orbit than the Earth that comes inside the aphelion of the Earth.',
    conditions: [above('a', 1), below('q', 1.017)],
  },
  {
    code: 'AMO',
    title: 'Amor',
    description: 'A near-Earth asteroid that approaches the orbit of the Earth from outside without crossing it.',
    conditions: [above('q', 1.017), below('q', 1.3)],
  },
  {
    code: 'MCA',
    title: 'Mars-crossing Asteroid',
    description: 'An asteroid that comes inside the aphelion of Mars, but not near the Earth.',
    conditions: [above('q', 1.3), below('q', 1.666), below('a', 3.2)],
  },
  {
    code: 'IMB',
    title: 'Inner Main-belt Asteroid',
    description: 'An asteroid of the inner edge of the main belt, outside the orbit of Mars.',
    conditions: [below('a', 2), above('q', 1.666)],
  },
  {
    code: 'MBA',
    title: 'Main-belt Asteroid',
    description: 'An asteroid of the main belt between Mars and Jupiter.',
    conditions: [above('a', 2), below('a', 3.2), above('q', 1.666)],
  },
  {
    code: 'OMB',
    title: 'Outer Main-belt Asteroid',
    description: 'An asteroid of the outer part of the main belt, up to the Hildas.',
    conditions: [above('a', 3.2), below('a', 4.6)],
  },
  {
    code: 'TJN',
    title: 'Jupiter Trojan',
    description: 'An asteroid with about the period of Jupiter and a nearly circular orbit.',
    conditions: [above('a', 4.6), below('a', 5.5), below('e', 0.3)],
  },
  {
    code: 'CEN',
    title: 'Centaur',
    description: 'A body whose mean distance is between those of Jupiter and Neptune.',
    conditions: [above('a', 5.5), below('a', 30.1)],
  },
  {
    code: 'TNO',
    title: 'TransNeptunian Object',
    description: 'A body whose mean distance is greater than that of Neptune.',
    conditions: [above('a', 30.1)],
  },
  {
    code: 'AST',
    title: 'Asteroid',
    description: 'An asteroid whose orbit belongs to no other class.',
    conditions: [],
  },
];

/**
 * Classes of comets in the order in which they are tried; the last one has no condition. The dynamical classes of Levison and Duncan (1994,
 * Icarus 108, 18; Tisserand parameter) come before the classical ones of the period. Source: as for the asteroids. The order is that of the
 * classes that the database gives its comets.
 */
export const COMET_CLASSES: readonly OrbitClass[] = [
  {
    code: 'HYP',
    title: 'Hyperbolic Comet',
    description: 'A comet on an open orbit that leaves the solar system.',
    conditions: [above('e', 1)],
  },
  {
    code: 'PAR',
    title: 'Parabolic Comet',
    description: 'A comet on a parabola, often an assumption for a short observed arc.',
    conditions: [exactly('e', 1)],
  },
  {
    code: 'ETc',
    title: 'Encke-type Comet',
    description: 'A comet inside the orbit of Jupiter that does not come near that planet (Levison and Duncan).',
    conditions: [above('T_J', 3), below('a', JUPITER_AXIS_AU)],
  },
  {
    code: 'CTc',
    title: 'Chiron-type Comet',
    description: 'A comet outside the orbit of Jupiter that does not come near that planet (Levison and Duncan).',
    conditions: [above('T_J', 3), above('a', JUPITER_AXIS_AU)],
  },
  {
    code: 'JFc',
    title: 'Jupiter-family Comet',
    description: 'A comet whose orbit Jupiter controls, by the Tisserand parameter (Levison and Duncan).',
    conditions: [above('T_J', 2), below('T_J', 3)],
  },
  {
    code: 'JFC',
    title: 'Jupiter-family Comet*',
    description: 'A comet with a period of less than 20 years (classical definition).',
    conditions: [below('P', 20)],
  },
  {
    code: 'HTC',
    title: 'Halley-type Comet*',
    description: 'A comet with a period between 20 and 200 years (classical definition).',
    conditions: [above('P', 20), below('P', 200)],
  },
  {
    code: 'COM',
    title: 'Comet',
    description: 'A comet whose orbit belongs to no other class.',
    conditions: [],
  },
];
