import {
  EARTH,
  JUPITER,
  MARS,
  MERCURY,
  MOON,
  NEPTUNE,
  PLUTO,
  SATURN,
  SUN,
  URANUS,
  VENUS,
} from '../ephemeris/source.js';
import { InvalidInput } from '../kernel/errors.js';
import { foldName, suggestNames } from '../kernel/suggest.js';

/** A body that has a place in the sky: of the ephemeris, or a point of the lunar orbit. Small bodies join through `SmallBodies`. */
export interface Body {
  readonly name: string;
  readonly kind: 'major' | 'lunar_point' | 'asteroid' | 'comet';
  /** Index in the ephemeris for a major body, in LUNAR_POINTS for a lunar point, NAIF id for a small body. */
  readonly index: number;
}

export const TRUE_NODE = 0,
  MEAN_NODE = 1,
  MEAN_APOGEE = 2,
  TRUE_APOGEE = 3;

const major = (name: string, index: number): Body => ({ name, kind: 'major', index });
const point = (name: string, index: number): Body => ({ name, kind: 'lunar_point', index });

/** Sun, Moon and the eight planets, in the order in which charts list them. */
export const CHART_BODIES: readonly Body[] = [
  major('Sun', SUN),
  major('Moon', MOON),
  major('Mercury', MERCURY),
  major('Venus', VENUS),
  major('Mars', MARS),
  major('Jupiter', JUPITER),
  major('Saturn', SATURN),
  major('Uranus', URANUS),
  major('Neptune', NEPTUNE),
  major('Pluto', PLUTO),
];

/** True Node, Mean Node, Lilith (mean apogee), True Lilith (osculating apogee): definitions in lunar-points.ts. */
export const LUNAR_POINTS: readonly Body[] = [
  point('True Node', TRUE_NODE),
  point('Mean Node', MEAN_NODE),
  point('Lilith', MEAN_APOGEE),
  point('True Lilith', TRUE_APOGEE),
];

export const EARTH_BODY: Body = major('Earth', EARTH);

/** Catalogues of asteroids and comets, when the engine carries them. */
export interface SmallBodies {
  /** The body of that name, number or designation; `collision` when both catalogues have it and no qualifier chose one. */
  find(name: string): { body: Body } | { collision: readonly string[] } | { unavailable: string } | null;
  suggest(name: string): readonly string[];
}

/** Names of bodies: the identity rule of the documents in one place. */
export class BodyNames {
  private readonly byName: ReadonlyMap<string, Body>;
  private readonly smallBodies: SmallBodies | null;

  constructor(smallBodies: SmallBodies | null) {
    this.byName = new Map([...CHART_BODIES, ...LUNAR_POINTS, EARTH_BODY].map((body) => [foldName(body.name), body]));
    this.smallBodies = smallBodies;
  }

  /**
   * The body a caller means. `Lilith` is the lunar mean apogee, `asteroid:Lilith` minor planet 1181.
   * @param allowed which bodies the route admits; @param field JSON pointer for the error. Throws InvalidInput.
   */
  resolve(
    name: string,
    field: string,
    allowed: (body: Body) => boolean = isGeocentric,
    allowedText = 'Sun ... Pluto, True Node, Mean Node, Lilith, True Lilith, or a named small body',
  ): Body {
    const known = this.byName.get(foldName(name));
    if (known !== undefined && !name.includes(':')) {
      if (allowed(known)) return known;
      throw new InvalidInput({
        field,
        message: `${known.name} is not admitted here`,
        given: name,
        allowed: allowedText,
      });
    }
    const found = this.smallBodies?.find(name) ?? null;
    if (found !== null && 'collision' in found) {
      throw new InvalidInput({
        field,
        message: 'the name stands for more than one body of the asteroid and comet catalogues: qualify it',
        given: name,
        allowed: found.collision,
      });
    }
    if (found !== null && 'unavailable' in found)
      throw new InvalidInput({ field, message: found.unavailable, given: name, allowed: allowedText });
    if (found !== null && allowed(found.body)) return found.body;
    const names = [...this.byName.values()].filter(allowed).map((body) => body.name);
    throw new InvalidInput({
      field,
      given: name,
      allowed: allowedText,
      message: found === null ? 'unknown body' : `${found.body.name} is not admitted here`,
      suggestions: [...suggestNames(name, names), ...(this.smallBodies?.suggest(name) ?? [])].slice(0, 5),
    });
  }
}

/** Everything but the Earth itself has a geocentric place. */
const isGeocentric = (body: Body): boolean => body.index !== EARTH || body.kind !== 'major';
export const isMajor = (body: Body): boolean => body.kind === 'major';
