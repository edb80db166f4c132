import { compactKey, designationKey } from '../../src/sky/stars/star-key.js';
import type { ConstellationKeys } from '../../src/sky/stars/star-key.js';
import { NAME_FORMS } from '../../src/sky/stars/star-names.js';

interface NamedStar {
  readonly name: string;
  readonly designation: string;
  readonly bayer: string;
  readonly hip: number;
}
type Alias = readonly [alias: string, star: string, kind: string];

/** Every form by which a star is found, with its rows: the packed index that src/sky/stars/star-names.ts reads. */
export function starNameForms(
  stars: readonly NamedStar[],
  aliases: readonly Alias[],
  constellations: ConstellationKeys,
): Map<string, number[]> {
  const forms = new Map<string, number[]>();
  const add = (form: keyof typeof NAME_FORMS, text: string, row: number): void => {
    const rows = forms.get(NAME_FORMS[form] + text);
    if (rows === undefined) forms.set(NAME_FORMS[form] + text, [row]);
    else if (!rows.includes(row)) rows.push(row);
  };
  const addKey = (form: 'key' | 'aliasKey', text: string, row: number): void => {
    const key = designationKey(text, constellations);
    add(form, key, row);
    add(form, compactKey(key), row);
  };
  stars.forEach(({ name, designation, bayer, hip }, row) => {
    add('name', name, row);
    add('designation', designation, row);
    add('nameFolded', name.toLowerCase(), row);
    add('designationFolded', designation.toLowerCase(), row);
    for (const text of [name, designation, bayer]) if (text) addKey('key', text, row);
    const numbered = /^([a-z]+) \d+ (.+)$/.exec(designationKey(designation, constellations));
    if (numbered) add('letter', `${numbered[1]} ${numbered[2]}`, row);
    if (hip > 0) {
      add('key', `hip ${hip}`, row);
      add('key', `hip${hip}`, row);
    }
  });
  for (const [alias, target, kind] of aliases) {
    const row = rowOf(stars, target);
    if (kind === 'historical') {
      add('historical', alias, row);
      add('historicalFolded', alias.toLowerCase(), row);
    }
    addKey('aliasKey', alias, row);
  }
  return forms;
}

/** Row of the star with this name or designation; of two stars with one designation, the one with the shorter name. */
function rowOf(stars: readonly NamedStar[], target: string): number {
  const named = stars.findIndex((star) => star.name === target);
  if (named >= 0) return named;
  const designated = stars
    .filter((star) => star.designation === target)
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  if (designated.length === 0) throw new Error(`there is no star ${target}`);
  return stars.indexOf(designated[0]);
}
