import { suggestNames } from '../../kernel/suggest.js';
import type { Star, StarCatalogue } from './catalogue.js';
import { compactKey, starKey } from './star-key.js';

/** How a name was matched, as answers state it. */
export type StarLookupKind =
  | 'traditional_name'
  | 'nomenclature'
  | 'nomenclature_duplicate'
  | 'traditional_name_casefold'
  | 'nomenclature_casefold'
  | 'historical_alias'
  | 'historical_alias_casefold'
  | 'catalogue_alias'
  | 'prefix_unique';

export interface FoundStar {
  readonly star: Star;
  readonly lookupKind: StarLookupKind;
}

/** A name matches one star, several between which it does not choose, or none. */
export type StarLookup = FoundStar | { readonly candidates: readonly string[] } | null;

/** Shortest beginning of a name that stands for it. */
const MIN_PREFIX = 3;
const CANDIDATES_SHOWN = 8;

/**
 * Names of stars. In this order: the exact name, the exact designation (of two names of one star the shorter), either without
 * regard to case, traditional names, then the folded forms (accents, Greek letters and their names, genitives, Bayer and
 * Flamsteed designations, HIP numbers), and last the beginning of exactly one name. Bayer letters of both cases exist
 * (`q Car`, `Q Car`): case decides, and without it the answer is the candidates.
 */
export class StarNames {
  private readonly catalogue: StarCatalogue;
  private readonly exactNames = new Map<string, Star>();
  private readonly exactDesignations = new Map<string, Star[]>();
  private readonly foldedNames = new Map<string, Star[]>();
  private readonly foldedDesignations = new Map<string, Star[]>();
  private readonly aliases = new Map<string, Star>();
  private readonly foldedAliases = new Map<string, Star[]>();
  private readonly keys = new Map<string, Star[]>();
  /** Folded further names: they go before what designations fold to (`Alpha Centauri` is its component A). */
  private readonly aliasKeys = new Map<string, Star[]>();
  /** Numbered letters without their number: `alf lib` of `alf01 Lib` and `alf02 Lib`. */
  private readonly unnumbered = new Map<string, Star[]>();
  private readonly genitives: readonly (readonly [words: string, code: string])[];

  constructor(catalogue: StarCatalogue) {
    this.catalogue = catalogue;
    const forms = catalogue.constellations.flatMap(
      ([code, name, genitive]) =>
        [
          [starKey(name), starKey(code)],
          [starKey(genitive), starKey(code)],
        ] as const,
    );
    this.genitives = [...forms].sort((a, b) => b[0].length - a[0].length);
    for (const star of catalogue.stars) {
      this.exactNames.set(star.name, star);
      add(this.exactDesignations, star.designation, star);
      add(this.foldedNames, star.name.toLowerCase(), star);
      add(this.foldedDesignations, star.designation.toLowerCase(), star);
      for (const text of [star.name, star.designation, star.bayer]) if (text) this.addKey(this.keys, text, star);
      const numbered = /^([a-z]+) \d+ (.+)$/.exec(this.keyOf(star.designation));
      if (numbered) add(this.unnumbered, `${numbered[1]} ${numbered[2]}`, star);
      if (star.hip > 0) add(this.keys, `hip ${star.hip}`, star);
    }
    for (const [alias, target, kind] of catalogue.aliases) {
      const star = this.exactNames.get(target) ?? shortest(this.exactDesignations.get(target) ?? []);
      if (star === undefined) continue;
      if (kind === 'historical') {
        this.aliases.set(alias, star);
        add(this.foldedAliases, alias.toLowerCase(), star);
      }
      this.addKey(this.aliasKeys, alias, star);
    }
  }

  find(text: string): StarLookup {
    const query = text.trim().replace(/\s+/g, ' ');
    if (query === '') return null;
    const lower = query.toLowerCase();
    const named = this.exactNames.get(query);
    if (named) return { star: named, lookupKind: 'traditional_name' };
    const designated = this.exactDesignations.get(query);
    if (designated)
      return {
        star: shortest(designated)!,
        lookupKind: designated.length > 1 ? 'nomenclature_duplicate' : 'nomenclature',
      };
    const folded = this.foldedNames.get(lower);
    if (folded) return one(folded, 'traditional_name_casefold');
    const foldedDesignation = this.foldedDesignations.get(lower);
    if (foldedDesignation) return one(foldedDesignation, 'nomenclature_casefold');
    const alias = this.aliases.get(query);
    if (alias) return { star: alias, lookupKind: 'historical_alias' };
    const foldedAlias = this.foldedAliases.get(lower);
    if (foldedAlias) return one(foldedAlias, 'historical_alias_casefold');
    const key = this.keyOf(query);
    if (key === '') return null;
    const known =
      this.aliasKeys.get(key) ??
      this.aliasKeys.get(compactKey(key)) ??
      this.keys.get(key) ??
      this.keys.get(compactKey(key)) ??
      this.unnumbered.get(key);
    return known ? one(known, 'catalogue_alias') : this.byPrefix(lower);
  }

  /** Names near to one that was not found. */
  suggest(text: string, count = 3): string[] {
    return suggestNames(
      text,
      new Set([...this.exactNames.keys(), ...this.catalogue.aliases.map(([alias]) => alias)]),
      count,
    );
  }

  /** Whether a name, designation or further name of the star holds the fragment (case, accents, Greek letters aside). */
  matches(star: Star, fragment: string): boolean {
    const needle = fragment.trim().toLowerCase();
    if (star.name.toLowerCase().includes(needle) || star.designation.toLowerCase().includes(needle)) return true;
    const key = this.keyOf(fragment);
    return key !== '' && (starKey(star.name).includes(key) || starKey(star.designation).includes(key));
  }

  private byPrefix(lower: string): StarLookup {
    if (lower.length < MIN_PREFIX) return null;
    const matches = this.catalogue.stars.filter((star) => star.name.toLowerCase().startsWith(lower));
    return matches.length === 0 ? null : one(matches, 'prefix_unique');
  }

  private addKey(map: Map<string, Star[]>, text: string, star: Star): void {
    const key = this.keyOf(text);
    add(map, key, star);
    if (compactKey(key) !== key) add(map, compactKey(key), star);
  }

  /** The folded form, with a constellation's name or genitive at its end brought to the abbreviation. */
  private keyOf(text: string): string {
    const key = starKey(text);
    for (const [words, code] of this.genitives)
      if (key.endsWith(` ${words}`)) return `${key.slice(0, -words.length)}${code}`;
    return key;
  }
}

function add(map: Map<string, Star[]>, key: string, star: Star): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [star]);
  else if (!list.includes(star)) list.push(star);
}

const shortest = (stars: readonly Star[]): Star | undefined =>
  [...stars].sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1)).at(0);

const one = (stars: readonly Star[], lookupKind: StarLookupKind): StarLookup =>
  stars.length === 1
    ? { star: stars[0], lookupKind }
    : { candidates: stars.slice(0, CANDIDATES_SHOWN).map((star) => star.name) };
