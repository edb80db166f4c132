/**
 * Limiting magnitude (V, without extinction) of the naked eye for a background in nanolamberts, from night to day: the
 * threshold of Hecht 1934 fitted to the observations of Knoll, Tousey & Hulburt 1946 (J. Opt. Soc. Am. 36, 480) by
 * Schaefer 1990, PASP 102, 212, eqs. 2-4. Rod vision below 1500 nanolamberts, cone vision above.
 */
export function visualLimit(nanolamberts: number): number {
  const rods = nanolamberts < 1500;
  const scale = rods ? -9.8 : -8.35,
    bend = rods ? 10 ** -1.9 : 10 ** -5.9;
  const root = 1 + Math.sqrt(bend * nanolamberts);
  return -16.57 - 2.5 * scale - 5 * Math.log10(root);
}
