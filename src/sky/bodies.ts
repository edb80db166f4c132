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
import { lookupTable } from '../kernel/lookup.js';

/** A body with a place in the sky: a body of the ephemeris, a point of the lunar orbit, or a small body (`SmallBodies`). */
export interface Body {
  readonly name: string;
  readonly kind: 'major' | 'lunar_point' | 'asteroid' | 'comet';
  /** Index in the ephemeris for a major body, index of the point (TRUE_NODE ...) for a lunar point, NAIF id for a small body. */
  readonly index: number;
}

/** Largest number of suggestions. */
const SUGGESTIONS = 5;

/** Indices of the lunar points (lunar-points.ts). */
export const TRUE_NODE = 0,
  MEAN_NODE = 1,
  MEAN_APOGEE = 2,
  TRUE_APOGEE = 3,
  PROJECTED_APOGEE = 4;

const major = (name: string, index: number): Body => ({ name, kind: 'major', index });
const point = (name: string, index: number): Body => ({ name, kind: 'lunar_point', index });

/** Sun and Moon. */
export const SUN_BODY: Body = major('Sun', SUN),
  MOON_BODY: Body = major('Moon', MOON);

/** Sun, Moon and the eight planets, in the order of charts. */
export const CHART_BODIES: readonly Body[] = [
  SUN_BODY,
  MOON_BODY,
  major('Mercury', MERCURY),
  major('Venus', VENUS),
  major('Mars', MARS),
  major('Jupiter', JUPITER),
  major('Saturn', SATURN),
  major('Uranus', URANUS),
  major('Neptune', NEPTUNE),
  major('Pluto', PLUTO),
];

/** True Node, Mean Node, Lilith (mean apogee) and True Lilith (osculating apogee), defined in lunar-points.ts. */
export const LUNAR_POINTS: readonly Body[] = [
  point('True Node', TRUE_NODE),
  point('Mean Node', MEAN_NODE),
  point('Lilith', MEAN_APOGEE),
  point('True Lilith', TRUE_APOGEE),
];

/**
 * The mean apogee projected on the ecliptic, as in most programs. It differs by up to 7 arcminutes from `Lilith`, which is measured along
 * the orbit. Charts include it only on request.
 */
export const MEAN_LILITH: Body = point('Mean Lilith', PROJECTED_APOGEE);

/** The Earth, for places from other centres. */
export const EARTH_BODY: Body = major('Earth', EARTH);

/** Other words for nodes and points, for suggestions before asteroids are searched. */
const OTHER_WORDS = lookupTable<readonly string[]>({
  node: ['True Node', 'Mean Node'],
  nodes: ['True Node', 'Mean Node'],
  rahu: ['True Node', 'Mean Node'],
  ketu: ['True Node', 'Mean Node'],
  caput: ['True Node', 'Mean Node'],
  cauda: ['True Node', 'Mean Node'],
  dragon: ['True Node', 'Mean Node'],
  dragons: ['True Node', 'Mean Node'],
  lilith: ['Lilith', 'Mean Lilith', 'True Lilith'],
  apogee: ['Lilith', 'Mean Lilith', 'True Lilith'],
  luna: ['Moon'],
  sol: ['Sun'],
});

/** Lookup of asteroids and comets by name. */
export interface SmallBodies {
  /**
   * The body of a name, number or designation. `collision` lists qualified names when several bodies match, `unavailable` explains why a
   * catalogued body cannot be computed. Null for an unknown name.
   */
  find(name: string): { body: Body } | { collision: readonly string[] } | { unavailable: string } | null;
  /** Names similar to an unknown one. */
  suggest(name: string): readonly string[];
}

/** Resolves the names of bodies in requests. */
export class BodyNames {
  private readonly byName: ReadonlyMap<string, Body>;
  private readonly smallBodies: SmallBodies | null;

  constructor(smallBodies: SmallBodies | null) {
    this.byName = new Map(
      [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH, EARTH_BODY].map((body) => [foldName(body.name), body]),
    );
    this.smallBodies = smallBodies;
  }

  /**
   * The body of a requested name. `Lilith` is the lunar mean apogee, `asteroid:Lilith` is minor planet 1181. `field` is the JSON pointer of
   * the name; `allowed` selects the bodies of the route and `allowedText` describes them. Errors: InvalidInput with suggestions.
   */
  resolve(
    name: string,
    field: string,
    allowed: (body: Body) => boolean = isGeocentric,
    allowedText = 'Sun ... Pluto, True Node, Mean Node, Lilith, True Lilith, or a named small body',
  ): Body {
    const known = this.main(name);
    if (known !== null) {
      if (allowed(known)) return known;
      throw new InvalidInput({
        field,
        message: `must be another body: ${known.name} is not accepted here`,
        given: name,
        allowed: allowedText,
      });
    }
    const found = this.smallBodies?.find(name) ?? null;
    if (found !== null && 'collision' in found) {
      throw new InvalidInput({
        field,
        message: 'is ambiguous: several asteroids or comets have this name; qualify it',
        given: name,
        allowed: found.collision,
      });
    }
    if (found !== null && 'unavailable' in found)
      throw new InvalidInput({ field, message: found.unavailable, given: name, allowed: allowedText });
    if (found !== null && allowed(found.body)) return found.body;
    throw new InvalidInput({
      field,
      given: name,
      allowed: allowedText,
      message: found === null ? 'is not a known body' : `must be another body: ${found.body.name} is not accepted here`,
      suggestions: this.suggest(name, allowed),
    });
  }

  /** The body of a name when it has a computable geocentric place; null otherwise. */
  find(name: string): Body | null {
    const main = this.main(name);
    if (main !== null) return isGeocentric(main) ? main : null;
    const found = this.smallBodies?.find(name) ?? null;
    return found !== null && 'body' in found ? found.body : null;
  }

  /** The planet, node, lunar point or Earth of a name; null for other names. */
  main(name: string): Body | null {
    return name.includes(':') ? null : (this.byName.get(foldName(name)) ?? null);
  }

  /**
   * Suggestions for an unknown name: planets, nodes and points that share a word with it or are spelt similarly. Asteroids and comets
   * follow only when no word was recognized and the route accepts them.
   */
  private suggest(text: string, allowed: (body: Body) => boolean): string[] {
    const main = [...this.byName.values()].filter(allowed).map((body) => body.name);
    const words = text.split(/[^\p{L}]+/u).map(foldName);
    const shared = text.includes(':')
      ? []
      : main.filter((name) =>
          words.some(
            (word) =>
              name.split(' ').some((part) => foldName(part) === word && word !== 'true' && word !== 'mean') ||
              (Object.hasOwn(OTHER_WORDS, word) && OTHER_WORDS[word].includes(name)),
          ),
        );
    if (shared.length > 0) return shared.slice(0, SUGGESTIONS);
    const small = (this.smallBodies?.suggest(text) ?? [])
      .flatMap((name) => this.choices(name))
      .filter((name) => this.isAccepted(name, allowed));
    return [...new Set([...suggestNames(text, main), ...small])].slice(0, SUGGESTIONS);
  }

  /** The name itself, or its qualified forms when it is ambiguous. */
  private choices(name: string): readonly string[] {
    const found = this.smallBodies?.find(name) ?? null;
    return found !== null && 'collision' in found ? found.collision : [name];
  }

  private isAccepted(name: string, allowed: (body: Body) => boolean): boolean {
    const found = this.smallBodies?.find(name) ?? null;
    return found !== null && 'body' in found && allowed(found.body);
  }
}

/** True for all bodies except the Earth, which has no geocentric place. */
const isGeocentric = (body: Body): boolean => body.index !== EARTH || body.kind !== 'major';
/** True for the Sun, the Moon and the planets. */
export const isMajor = (body: Body): boolean => body.kind === 'major';
