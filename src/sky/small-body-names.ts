import type { SmallBody, SmallBodyKind } from '../ephemeris/small-bodies/catalogue.js';
import type { SmallBodyEphemeris } from '../ephemeris/small-bodies/small-body-ephemeris.js';
import { foldName } from '../kernel/suggest.js';
import { CHART_BODIES, EARTH_BODY, LUNAR_POINTS, MEAN_LILITH } from './bodies.js';
import type { Body, SmallBodies } from './bodies.js';

/** Candidates that a message names at most. */
const CANDIDATES_SHOWN = 8;

const MAIN_NAMES: ReadonlySet<string> = new Set(
  [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH, EARTH_BODY].map((body) => foldName(body.name)),
);

/** A catalogued body as the sky takes it. One that shares the name of a main body or point (Lilith) keeps its qualifier, so that names stay apart. */
export const bodyOf = (entry: SmallBody): Body => ({
  name: MAIN_NAMES.has(foldName(entry.name)) ? `${entry.kind}:${entry.name}` : entry.name,
  kind: entry.kind,
  index: entry.id,
});

/**
 * Names of small bodies in generic `body` fields: a globally unique name, designation or asteroid number resolves directly;
 * `asteroid:` and `comet:` choose a catalogue; a name that both catalogues have, or several comets, needs the choice.
 */
export class SmallBodyNames implements SmallBodies {
  private readonly ephemeris: SmallBodyEphemeris;

  constructor(ephemeris: SmallBodyEphemeris) {
    this.ephemeris = ephemeris;
  }

  find(name: string): ReturnType<SmallBodies['find']> {
    const { kinds, text } = qualified(name);
    const found = kinds.flatMap((kind) => this.ephemeris.catalogue.lookUp(kind, text));
    if (found.length === 0) return null;
    if (found.length > 1) return { collision: candidates(found) };
    const [entry] = found;
    return this.ephemeris.isComputable(entry) ? { body: bodyOf(entry) } : { unavailable: unavailable(entry) };
  }

  suggest(name: string): readonly string[] {
    const { kinds, text } = qualified(name);
    return this.ephemeris.catalogue.suggest(text, kinds);
  }
}

/** Splits `asteroid:` or `comet:` off. */
function qualified(name: string): { kinds: readonly SmallBodyKind[]; text: string } {
  const parts = /^(asteroid|comet):(.*)$/is.exec(name.trim());
  if (!parts) return { kinds: ['asteroid', 'comet'], text: name };
  return { kinds: [parts[1].toLowerCase() as SmallBodyKind], text: parts[2] };
}

/** `asteroid:Halley`, `comet:1P/Halley`. */
export const candidates = (found: readonly SmallBody[]): string[] =>
  found.slice(0, CANDIDATES_SHOWN).map((entry) => `${entry.kind}:${entry.name}`);

export const unavailable = (entry: SmallBody): string =>
  `${entry.name} is catalogued, but there is no orbit of it in the embedded tables: its places need an SPK kernel`;
