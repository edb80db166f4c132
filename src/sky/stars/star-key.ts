/** Greek letters by their symbol and names, with the three-letter forms of SIMBAD. */
const GREEK: ReadonlyMap<string, string> = new Map(
  [
    ['α', 'alpha', 'alf', 'alp'],
    ['β', 'beta', 'bet'],
    ['γ', 'gamma', 'gam'],
    ['δ', 'delta', 'del'],
    ['ε', 'epsilon', 'eps'],
    ['ζ', 'zeta', 'zet'],
    ['η', 'eta', 'eta'],
    ['θ', 'theta', 'tet', 'the'],
    ['ι', 'iota', 'iot'],
    ['κ', 'kappa', 'kap'],
    ['λ', 'lambda', 'lam'],
    ['μ', 'mu', 'mu'],
    ['ν', 'nu', 'nu'],
    ['ξ', 'xi', 'ksi'],
    ['ο', 'omicron', 'omi'],
    ['π', 'pi', 'pi'],
    ['ρ', 'rho', 'rho'],
    ['σ', 'sigma', 'sig'],
    ['τ', 'tau', 'tau'],
    ['υ', 'upsilon', 'ups'],
    ['φ', 'phi', 'phi'],
    ['χ', 'chi', 'chi'],
    ['ψ', 'psi', 'psi'],
    ['ω', 'omega', 'ome'],
  ].flatMap(([sign, name, short, other]) =>
    [sign, name, short, ...(other ? [other] : [])].map((form) => [form, short] as const),
  ),
);

/**
 * Key of a designation or name for comparison: without case and accents, Greek letters and their names in one spelling, numbers without
 * leading zeros. `α Lib`, `alf Lib` and `Alpha Librae` (after the caller has replaced the genitive) have one key.
 */
export function starKey(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2019\u2018`\u00b4\u02bb\u02bc]/g, '')
    .toLowerCase();
  const words = plain.match(/[a-z]+|[\u03b1-\u03c9]|[0-9]+/g) ?? [];
  return words.map((word) => GREEK.get(word === 'ς' ? 'σ' : word) ?? word.replace(/^0+(?=.)/, '')).join(' ');
}

/** The key without blanks, because proper names are also compared without them (`Zuben Elgenubi`). */
export const compactKey = (key: string): string => key.replaceAll(' ', '');

/** Keys of names and genitives of constellations, longest first, each with the key of its abbreviation. */
export type ConstellationKeys = readonly (readonly [words: string, code: string])[];

/** Makes the keys of constellations from their codes, names and genitives. */
export const constellationKeys = (
  constellations: readonly (readonly [code: string, name: string, genitive: string])[],
): ConstellationKeys =>
  constellations
    .flatMap(
      ([code, name, genitive]) =>
        [
          [starKey(name), starKey(code)],
          [starKey(genitive), starKey(code)],
        ] as const,
    )
    .sort((a, b) => b[0].length - a[0].length);

/** Key of a designation, with the name or genitive of a constellation at its end replaced by the abbreviation. */
export function designationKey(text: string, constellations: ConstellationKeys): string {
  const key = starKey(text);
  for (const [words, code] of constellations)
    if (key.endsWith(` ${words}`)) return `${key.slice(0, -words.length)}${code}`;
  return key;
}
