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

/** A body that has a place in the sky: of the ephemeris, or a point of the lunar orbit. Small bodies join through `SmallBodies`. */
export interface Body {
  readonly name: string;
  readonly kind: 'major' | 'lunar_point' | 'asteroid' | 'comet';
  /** Index in the ephemeris for a major body, one of those above for a lunar point, NAIF id for a small body. */
  readonly index: number;
}

/** Names that a message suggests at most. */
const SUGGESTIONS = 5;

export const TRUE_NODE = 0,
  MEAN_NODE = 1,
  MEAN_APOGEE = 2,
  TRUE_APOGEE = 3,
  PROJECTED_APOGEE = 4;

const major = (name: string, index: number): Body => ({ name, kind: 'major', index });
const point = (name: string, index: number): Body => ({ name, kind: 'lunar_point', index });

export const SUN_BODY: Body = major('Sun', SUN),
  MOON_BODY: Body = major('Moon', MOON);

/** Sun, Moon and the eight planets, in the order in which charts list them. */
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

/** True Node, Mean Node, Lilith (mean apogee), True Lilith (osculating apogee): definitions in lunar-points.ts. */
export const LUNAR_POINTS: readonly Body[] = [
  point('True Node', TRUE_NODE),
  point('Mean Node', MEAN_NODE),
  point('Lilith', MEAN_APOGEE),
  point('True Lilith', TRUE_APOGEE),
];

/**
 * The mean apogee projected on the ecliptic, as most programs show it: up to 7 arc minutes from `Lilith`, which is measured along the
 * orbit. It is a body that requests name; charts list it where it is requested.
 */
export const MEAN_LILITH: Body = point('Mean Lilith', PROJECTED_APOGEE);

export const EARTH_BODY: Body = major('Earth', EARTH);

/** Words by which planets, nodes and points are also known: what a suggestion offers before it looks among asteroids. */
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
    this.byName = new Map(
      [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH, EARTH_BODY].map((body) => [foldName(body.name), body]),
    );
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
    const known = this.main(name);
    if (known !== null) {
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
    throw new InvalidInput({
      field,
      given: name,
      allowed: allowedText,
      message: found === null ? 'unknown body' : `${found.body.name} is not admitted here`,
      suggestions: this.suggest(name, allowed),
    });
  }

  /** The body of a name, if it has a place in the sky that is computed here; null otherwise, whatever the reason. */
  find(name: string): Body | null {
    const main = this.main(name);
    if (main !== null) return isGeocentric(main) ? main : null;
    const found = this.smallBodies?.find(name) ?? null;
    return found !== null && 'body' in found ? found.body : null;
  }

  /** The planet, node or point of a name, the Earth among them; null for what only a catalogue knows. */
  main(name: string): Body | null {
    return name.includes(':') ? null : (this.byName.get(foldName(name)) ?? null);
  }

  /**
   * Names that may have been meant: first planets, nodes and points that share a word with the text or are spelt nearly so. Asteroids
   * and comets follow only where no word was recognized, and only if the route admits them.
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
      .filter((name) => this.isAdmitted(name, allowed));
    return [...new Set([...suggestNames(text, main), ...small])].slice(0, SUGGESTIONS);
  }

  /** The name itself, or the qualified names between which it does not choose. */
  private choices(name: string): readonly string[] {
    const found = this.smallBodies?.find(name) ?? null;
    return found !== null && 'collision' in found ? found.collision : [name];
  }

  private isAdmitted(name: string, allowed: (body: Body) => boolean): boolean {
    const found = this.smallBodies?.find(name) ?? null;
    return found !== null && 'body' in found && allowed(found.body);
  }
}

/** Everything but the Earth itself has a geocentric place. */
const isGeocentric = (body: Body): boolean => body.index !== EARTH || body.kind !== 'major';
export const isMajor = (body: Body): boolean => body.kind === 'major';
