import { foldName } from '../kernel/suggest.js';
import { lookupTable } from '../kernel/lookup.js';

/**
 * Neutral tokens of the contract and their conventional names. A conventional name is accepted in place of its token (values of enumerations, path
 * segments). Answers use the token, or with `names=plain` the name (`plainText`); prose shows the name (`writtenText`).
 */
export const NAME_TOKENS = lookupTable<readonly string[]>({
  authA: ['ramesey'],
  authB: ['sahl'],
  authC: ['dorotheus'],
  authD: ['huber'],
  authE: ['naibod'],
  authF: ['ptolemy', 'ptolemaic'],
  authG: ['morinus'],
  authH: ['placidus', 'placidian'],
  authI: ['lahiri'],
  authJ: ['uromarisi'],
  authK: ['abu-mashar'],
  authL: ['al_qabisi'],
  authM: ['egyptian_al_sijzi'],
  authN: ['gauquelin'],
  authO: ['jaimini'],
  authP: ['davison'],
  authQ: ['addey'],
  agency: ['nasa'],
});

/** How people write the conventional names. */
const WRITTEN_NAMES = lookupTable<string>({
  authA: 'Ramesey',
  authB: 'Sahl',
  authC: 'Dorotheus',
  authD: 'Huber',
  authE: 'Naibod',
  authF: 'Ptolemy',
  authG: 'Morinus',
  authH: 'Placidus',
  authI: 'Lahiri',
  authJ: 'Uromarisi',
  authK: 'Abu Mashar',
  authL: 'al-Qabisi',
  authM: 'Egyptian (al-Sijzi)',
  authN: 'Gauquelin',
  authO: 'Jaimini',
  authP: 'Davison',
  authQ: 'Addey',
  agency: 'NASA',
});

// A token is a word of its own or between separators: `authI`, `authI_true`, `moon_void_authA_sign_bound`.
const TOKEN = /(?<![A-Za-z0-9])(auth[A-Q]|agency)(?![A-Za-z0-9])/;

/** Every conventional spelling of a string that carries tokens; empty when it carries none. */
export function conventionalForms(value: string): string[] {
  const match = TOKEN.exec(value);
  if (!match) return [];
  const before = value.slice(0, match.index),
    after = value.slice(match.index + match[0].length);
  const tails = TOKEN.test(after) ? conventionalForms(after) : [after];
  return NAME_TOKENS[match[0]].flatMap((name) => tails.map((tail) => `${before}${name}${tail}`));
}

/** The member of `allowed` whose conventional spelling is `given` (case, accents and separators aside), if there is one. */
export function canonicalName(given: string, allowed: Iterable<unknown>): string | undefined {
  const wanted = foldName(given);
  for (const value of allowed) {
    if (typeof value === 'string' && conventionalForms(value).some((form) => foldName(form) === wanted)) return value;
  }
  return undefined;
}

/** Paths under which a route also answers: each token replaced by its conventional names, with `-` and with `_`. */
export function aliasPaths(path: string): string[] {
  const literal = path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? [segment] : [segment, ...segmentForms(segment)]));
  const paths = literal.reduce<string[]>(
    (heads, forms) => heads.flatMap((head) => forms.map((form) => (head === '' ? form : `${head}/${form}`))),
    [''],
  );
  return [...new Set(paths.map((alias) => (alias.startsWith('/') ? alias : `/${alias}`)))].filter(
    (alias) => alias !== path,
  );
}

function segmentForms(segment: string): string[] {
  return conventionalForms(segment).flatMap((form) => [form.replaceAll('_', '-'), form.replaceAll('-', '_')]);
}

const EACH_TOKEN = new RegExp(TOKEN, 'g');
/** A string without spaces: a value of an enumeration, a key, a path. */
const ONE_WORD = /^\S*$/;

/** True for a string with a token. `agency` within a sentence is the English word. */
const carriesToken = (text: string): boolean =>
  (text.includes('auth') || text.includes('agency')) &&
  TOKEN.test(text) &&
  (/auth[A-Q]/.test(text) || ONE_WORD.test(text));

/**
 * A string of an answer with conventional names in place of its tokens. Within a sentence a name has its conventional spelling (`Naibod in
 * Longitude`), in a value or key as a request may give it (`naibod_rate`); the ayanamsa alone is `Lahiri`, as its neighbours are written.
 */
export function plainText(text: string): string {
  if (!carriesToken(text)) return text;
  if (text === 'authI') return 'Lahiri';
  if (ONE_WORD.test(text)) return text.replace(EACH_TOKEN, (token) => NAME_TOKENS[token][0]);
  return writtenText(text);
}

/** Prose with the conventional spelling of each name in place of its token. */
export const writtenText = (text: string): string =>
  carriesToken(text)
    ? text.replace(EACH_TOKEN, (token) => (token === 'agency' && !ONE_WORD.test(text) ? token : WRITTEN_NAMES[token]))
    : text;

/** The different tokens of a string with their conventional names. */
export const tokensOf = (text: string): { readonly token: string; readonly name: string }[] =>
  carriesToken(text)
    ? [...new Set(text.match(EACH_TOKEN))].map((token) => ({ token, name: WRITTEN_NAMES[token] }))
    : [];
