import { suggestNames } from '../../kernel/suggest.js';
import type { Star, StarCatalogue } from './catalogue.js';
import { compactKey, designationKey } from './star-key.js';

/** Kind of the match of a name, as reported in answers. */
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

/**
 * First character of a key of the packed index, for each form of a name. Folded further names take precedence over folded designations
 * (`Alpha Centauri` is its component A). `letter` has numbered letters without their number (`alf lib` of `alf01 Lib` and `alf02 Lib`).
 */
export const NAME_FORMS = {
  name: 'n',
  designation: 'd',
  nameFolded: 'N',
  designationFolded: 'D',
  historical: 'h',
  historicalFolded: 'H',
  aliasKey: 'a',
  key: 'k',
  letter: 'l',
} as const;
type NameForm = keyof typeof NAME_FORMS;

/** A star and the kind of the match. */
export interface FoundStar {
  readonly star: Star;
  readonly lookupKind: StarLookupKind;
}

/** Result of a lookup: one star, the candidates of an ambiguous name, or null. */
export type StarLookup = FoundStar | { readonly candidates: readonly string[] } | null;

/** Shortest prefix that is accepted as a name. */
const MIN_PREFIX = 3;
const CANDIDATES_SHOWN = 8;

/**
 * Looks up stars by name. The order of matches: the exact name; the exact designation (of two names of one star the shorter); both without
 * case; traditional names; folded forms (accents, Greek letters and their names, genitives, Bayer and Flamsteed designations, HIP numbers);
 * the prefix of exactly one name. Bayer letters exist in both cases (`q Car`, `Q Car`): case decides, and without it the candidates are
 * returned.
 */
export class StarNames {
  private readonly catalogue: StarCatalogue;

  constructor(catalogue: StarCatalogue) {
    this.catalogue = catalogue;
  }

  /** The star or the candidates of a name; null for an unknown name. */
  find(text: string): StarLookup {
    const query = text.trim().replace(/\s+/g, ' ');
    if (query === '') return null;
    const lower = query.toLowerCase();
    const named = this.stars('name', query);
    if (named.length) return { star: named[0], lookupKind: 'traditional_name' };
    const designated = this.stars('designation', query);
    if (designated.length)
      return {
        star: shortest(designated),
        lookupKind: designated.length > 1 ? 'nomenclature_duplicate' : 'nomenclature',
      };
    const folded = this.stars('nameFolded', lower);
    if (folded.length) return one(folded, 'traditional_name_casefold');
    const foldedDesignation = this.stars('designationFolded', lower);
    if (foldedDesignation.length) return one(foldedDesignation, 'nomenclature_casefold');
    const alias = this.stars('historical', query);
    if (alias.length) return { star: alias[0], lookupKind: 'historical_alias' };
    const foldedAlias = this.stars('historicalFolded', lower);
    if (foldedAlias.length) return one(foldedAlias, 'historical_alias_casefold');
    return this.byKey(designationKey(query, this.catalogue.meta.constellationKeys)) ?? this.byPrefix(lower);
  }

  /** Up to `count` names similar to an unknown one. */
  suggest(text: string, count = 3): string[] {
    const { catalogue } = this;
    const names = new Set<string>();
    for (let row = 0; row < catalogue.count; row++) names.add(catalogue.textAt('name', row));
    for (let row = 0; row < catalogue.aliases.count; row++) names.add(catalogue.aliases.at(row));
    return suggestNames(text, names, count);
  }

  /**
   * Names of all stars whose name or designation contains the fragment (ignoring case, accents and the spelling of Greek letters), in the
   * order of the table.
   */
  containing(fragment: string): string[] {
    const { catalogue } = this;
    const needle = fragment.trim().toLowerCase();
    const key = designationKey(fragment, catalogue.meta.constellationKeys);
    const found: string[] = [];
    for (let row = 0; row < catalogue.count; row++) {
      const name = catalogue.textAt('name', row);
      if (
        name.toLowerCase().includes(needle) ||
        catalogue.textAt('designation', row).toLowerCase().includes(needle) ||
        (key !== '' &&
          (catalogue.textAt('nameKey', row).includes(key) || catalogue.textAt('designationKey', row).includes(key)))
      )
        found.push(name);
    }
    return found;
  }

  private stars(form: NameForm, text: string): Star[] {
    return Array.from(this.catalogue.index.find(NAME_FORMS[form] + text), (row) => this.catalogue.at(row));
  }

  private byKey(key: string): StarLookup {
    if (key === '') return null;
    for (const [form, text] of [
      ['aliasKey', key],
      ['aliasKey', compactKey(key)],
      ['key', key],
      ['key', compactKey(key)],
      ['letter', key],
    ] as const) {
      const found = this.stars(form, text);
      if (found.length) return one(found, 'catalogue_alias');
    }
    return null;
  }

  private byPrefix(lower: string): StarLookup {
    if (lower.length < MIN_PREFIX) return null;
    const rows = this.catalogue.index.beginning(NAME_FORMS.nameFolded + lower);
    return rows.length === 0
      ? null
      : one(
          rows.map((row) => this.catalogue.at(row)),
          'prefix_unique',
        );
  }
}

const shortest = (stars: readonly Star[]): Star =>
  [...stars].sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1))[0];

const one = (stars: readonly Star[], lookupKind: StarLookupKind): StarLookup =>
  stars.length === 1
    ? { star: stars[0], lookupKind }
    : { candidates: stars.slice(0, CANDIDATES_SHOWN).map((star) => star.name) };
