/** How many members of a triple transit. */
export type TripleMode = 'oneTransitTwoNatal' | 'twoTransitsOneNatal';

/** Three points of two charts: indices of the natal and of the transiting members. */
export interface Triple {
  readonly mode: TripleMode;
  readonly natal: readonly number[];
  readonly transit: readonly number[];
}

/** Rounding of three harmonic longitudes: an arc up to this much wider than the orb is within the orb (degrees). */
const ARC_ROUNDING_DEG = 1e-12;
/** Rounding of the arc of three equal longitudes, degrees. */
const ZERO_ARC_DEG = 1e-14;

/** The smallest arc that contains three longitudes, degrees: 360 less the widest gap between neighbours. */
export function coveringArc(a: number, b: number, c: number): number {
  const low = Math.min(a, b, c),
    high = Math.max(a, b, c),
    inner = a + b + c - low - high;
  const arc = 360 - Math.max(inner - low, high - inner, low + 360 - high);
  return arc <= ZERO_ARC_DEG ? 0 : arc;
}

/** Whether the covering arc of a triple is within the orb, degrees of the harmonic circle (Cochrane, Vibrational Astrology, 2018). */
export const isWithinOrb = (arcDeg: number, orbDeg: number): boolean => arcDeg <= orbDeg + ARC_ROUNDING_DEG;

/** All triples of a mode among `natal` natal and `transit` transiting points, in the order of the natal, then the transiting members. */
export function triplesOf(mode: TripleMode, natal: number, transit: number): Triple[] {
  return mode === 'oneTransitTwoNatal'
    ? pairsOf(natal).flatMap((pair) => Array.from({ length: transit }, (_, t) => ({ mode, natal: pair, transit: [t] })))
    : Array.from({ length: natal }, (_, n) =>
        pairsOf(transit).map((pair) => ({ mode, natal: [n], transit: pair })),
      ).flat();
}

function pairsOf(count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: count - i - 1 }, (_unused, k) => [i, i + k + 1] as const),
  ).flat();
}
