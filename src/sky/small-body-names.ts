import type { SmallBody, SmallBodyKind } from '../ephemeris/small-bodies/catalogue.js';
import type { SmallBodyEphemeris } from '../ephemeris/small-bodies/small-body-ephemeris.js';
import { foldName } from '../kernel/suggest.js';
import { CHART_BODIES, EARTH_BODY, LUNAR_POINTS, MEAN_LILITH } from './bodies.js';
import type { Body, SmallBodies } from './bodies.js';

/** Largest number of candidates in a message. */
const CANDIDATES_SHOWN = 8;

const MAIN_NAMES: ReadonlySet<string> = new Set(
  [...CHART_BODIES, ...LUNAR_POINTS, MEAN_LILITH, EARTH_BODY].map((body) => foldName(body.name)),
);

/** The sky's body of a catalogued small body. A name that a main body or lunar point also has (Lilith) keeps its qualifier. */
export const bodyOf = (entry: SmallBody): Body => ({
  name: MAIN_NAMES.has(foldName(entry.name)) ? `${entry.kind}:${entry.name}` : entry.name,
  kind: entry.kind,
  index: entry.id,
});

/**
 * Resolves names of small bodies in `body` fields. A unique name, designation or asteroid number resolves directly. `asteroid:` and
 * `comet:` select a catalogue; names with several matches need this qualifier.
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

/** Splits off the qualifier `asteroid:` or `comet:`. */
function qualified(name: string): { kinds: readonly SmallBodyKind[]; text: string } {
  const parts = /^(asteroid|comet):(.*)$/is.exec(name.trim());
  if (!parts) return { kinds: ['asteroid', 'comet'], text: name };
  return { kinds: [parts[1].toLowerCase() as SmallBodyKind], text: parts[2] };
}

/** Qualified names of matching bodies, for messages: `asteroid:Halley`, `comet:1P/Halley`. */
export const candidates = (found: readonly SmallBody[]): string[] =>
  found.slice(0, CANDIDATES_SHOWN).map((entry) => `${entry.kind}:${entry.name}`);

/** Message for a catalogued body without an orbit. */
export const unavailable = (entry: SmallBody): string =>
  `is catalogued, but the embedded tables have no orbit of ${entry.name}: its places need an SPK kernel`;
