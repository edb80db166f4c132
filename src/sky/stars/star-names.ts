import { suggestNames } from '../../kernel/suggest.js';
import type { Star, StarCatalogue } from './catalogue.js';
import { compactKey, designationKey } from './star-key.js';

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

/**
 * The first character of a key of the packed index says which form of a name it is. Folded further names go before what
 * designations fold to (`Alpha Centauri` is its component A); `letter` has numbered letters without their number (`alf lib` of
 * `alf01 Lib` and `alf02 Lib`).
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

  constructor(catalogue: StarCatalogue) {
    this.catalogue = catalogue;
  }

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

  /** Names near to one that was not found. */
  suggest(text: string, count = 3): string[] {
    const { catalogue } = this;
    const names = new Set<string>();
    for (let row = 0; row < catalogue.count; row++) names.add(catalogue.textAt('name', row));
    for (let row = 0; row < catalogue.aliases.count; row++) names.add(catalogue.aliases.at(row));
    return suggestNames(text, names, count);
  }

  /** Names of the stars of which a name or designation holds the fragment (case, accents, Greek letters aside), in the order of the table. */
  holding(fragment: string): string[] {
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
