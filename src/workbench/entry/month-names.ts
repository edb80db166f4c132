/** Languages whose month names are read in addition to the reader's own. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ru',
  'tr',
  'sv',
  'da',
  'fi',
  'cs',
  'hu',
  'ro',
  'el',
  'uk',
];
const SHORTEST = 3;

const folded = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', '');

const tables = new Map<string, ReadonlyMap<string, number>>();

/** The folded month names of a language, long and short, alone and within a date. */
function namesOf(locale: string): ReadonlyMap<string, number> {
  const known = tables.get(locale);
  if (known !== undefined) return known;
  const names = new Map<string, number>();
  for (const month of ['long', 'short'] as const)
    for (const more of [{}, { day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month, ...more, timeZone: 'UTC' });
      for (let i = 0; i < 12; i++) {
        const part = format.formatToParts(new Date(Date.UTC(2000, i, 15))).find(({ type }) => type === 'month');
        if (part && /\p{L}/u.test(part.value)) names.set(folded(part.value), i + 1);
      }
    }
  tables.set(locale, names);
  return names;
}

/** The month (from 1) of a word: a complete name, or its first three letters or more; null if it is none. */
export function monthOfWord(word: string, locale: string): number | null {
  const wanted = folded(word);
  for (const language of [locale, ...LANGUAGES]) {
    const whole = namesOf(language).get(wanted);
    if (whole !== undefined) return whole;
  }
  if (wanted.length < SHORTEST) return null;
  for (const language of [locale, ...LANGUAGES]) {
    const begun = new Set([...namesOf(language)].flatMap(([name, month]) => (name.startsWith(wanted) ? [month] : [])));
    if (begun.size === 1) return [...begun][0];
  }
  return null;
}
