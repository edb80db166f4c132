import type { Route } from '../contract/route.js';
import { foldName } from '../kernel/suggest.js';
import type { JsonSchema } from '../transport/json-schema.js';
import { mapSubschemas } from '../transport/json-schema.js';
import { lookupTable } from '../kernel/lookup.js';

/** Index entry of a route: its words with the weights of the fields that contain them. */
interface Entry {
  readonly route: Route;
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
  /** Words of the path without its version. */
  readonly path: ReadonlySet<string>;
}

const WEIGHTS = { path: 4, summary: 6, description: 2, request: 1, answer: 0.5 } as const;

/** Parameters k1 (saturation of frequent words) and b (normalization by length) of BM25 (Robertson & Zaragoza 2009). */
const SATURATION = 1.5,
  LENGTH_SHARE = 0.4;

/** Common words for terms that routes name differently; the word itself then has a lower weight. */
const SYNONYMS = lookupTable<readonly string[]>({
  horoscope: ['chart'],
  natal: ['chart'],
  nativity: ['chart'],
  birth: ['chart'],
  arabic: ['lots'],
  parts: ['lots'],
  sunrise: ['rise', 'set'],
  sunset: ['rise', 'set'],
  moonrise: ['rise', 'set'],
  planets: ['bodies', 'positions'],
  ephemeris: ['positions', 'chart'],
  retrograde: ['retrograde', 'stations'],
  kundli: ['vedic', 'chart'],
  navamsa: ['varga'],
  divisional: ['varga'],
  compatibility: ['synastry'],
  city: ['locations'],
  timezone: ['timezone', 'locations'],
});

/** Weight of a word that has synonyms. */
const REPLACED = 0.3;

const ENDINGS = /(ies|ses|s|ing|ed)$/;
/** A word without case, accents and common endings. */
const stem = (word: string): string => {
  const folded = foldName(word);
  return folded.length > 4
    ? folded.replace(ENDINGS, (end) => (end === 'ies' ? 'y' : end === 'ses' ? 's' : ''))
    : folded;
};
const WORD = /[\p{L}\p{N}]+/gu;

/** Splits prose into stems. The stem of each different word is computed once. */
class Words {
  readonly #stems = new Map<string, string>();

  of(text: string): string[] {
    return (text.match(WORD) ?? []).map((word) => {
      let known = this.#stems.get(word);
      if (known === undefined) this.#stems.set(word, (known = stem(word)));
      return known;
    });
  }
}

/** Words of the names of a schema's fields and, if `described`, of their descriptions. */
function fieldWords(schema: JsonSchema | undefined, words: Words, described = true): string[] {
  const found: string[] = [];
  const walk = (node: JsonSchema): JsonSchema => {
    for (const [name, property] of Object.entries(node.properties ?? {}))
      found.push(...words.of(name), ...(described ? words.of(property.description ?? '') : []));
    return mapSubschemas(node, walk);
  };
  if (schema) walk(schema);
  return found;
}

function entryOf(route: Route, words: Words): Entry {
  const weights = new Map<string, number>();
  const add = (found: readonly string[], weight: number, once = false): void => {
    for (const word of once ? new Set(found) : found) weights.set(word, (weights.get(word) ?? 0) + weight);
  };
  add(words.of(route.path), WEIGHTS.path);
  add(words.of(route.summary), WEIGHTS.summary);
  add(words.of(route.description), WEIGHTS.description);
  add(fieldWords((route.body ?? route.query) as JsonSchema | undefined, words), WEIGHTS.request, true);
  add(fieldWords(route.response as JsonSchema, words, false), WEIGHTS.answer, true);
  return {
    route,
    weights,
    length: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    path: new Set(words.of(route.path.replace(/^\/v1/, ''))),
  };
}

/** Factor from 1 to 2 by the share of the words of the path that the query contains. */
const fit = ({ path }: Entry, query: ReadonlyMap<string, number>): number =>
  1 + [...path].filter((word) => query.has(word)).length / Math.max(1, path.size);

/** Searches routes by the words of their paths, summaries, descriptions and fields. */
export class CatalogueSearch {
  readonly #entries: readonly Entry[];
  readonly #meanLength: number;

  constructor(routes: readonly Route[]) {
    const words = new Words();
    this.#entries = routes.map((route) => entryOf(route, words));
    this.#meanLength = this.#entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, routes.length);
  }

  /** The routes that contain words of the query, the best matches first. */
  find(text: string, limit: number): Route[] {
    const given = text.match(WORD) ?? [];
    const weights = new Map<string, number>();
    for (const word of given) {
      const others = SYNONYMS[foldName(word)] ?? [];
      weights.set(stem(word), others.length ? REPLACED : 1);
      for (const other of others) weights.set(stem(other), 1);
    }
    const words = [...weights].map(([word, weight]) => ({ word, weight: weight * this.#rarity(word) }));
    return this.#entries
      .map((entry) => ({
        entry,
        score:
          fit(entry, weights) * words.reduce((sum, { word, weight }) => sum + weight * this.#score(entry, word), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.entry.route.path.length - b.entry.route.path.length)
      .slice(0, limit)
      .map(({ entry }) => entry.route);
  }

  #rarity(word: string): number {
    const holders = this.#entries.filter(({ weights }) => weights.has(word)).length;
    return Math.log(1 + (this.#entries.length - holders + 0.5) / (holders + 0.5));
  }

  #score({ weights, length }: Entry, word: string): number {
    const weight = weights.get(word) ?? 0;
    return (
      (weight * (SATURATION + 1)) /
      (weight + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / this.#meanLength))
    );
  }
}
