import { foldName } from '../kernel/suggest.js';
import { lookupTable } from '../kernel/lookup.js';

/**
 * Neutral tokens of the wire and the conventional names that stand for them. A conventional name is accepted wherever its token
 * is (values of closed lists, path segments); answers and the OpenAPI document use the token.
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

// A token stands alone or between separators: `authI`, `authI_true`, `moon_void_authA_sign_bound`.
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
