/**
 * The intensity curve of a house and its golden section (B. and L. Huber, The Astrological Houses; LifeClock). The balance point divides
 * a house at 0.381966, the low point at 0.618034. The books draw the curve, highest at the cusps and lowest at the low point, and give
 * no formula. Two half cosines are a house rule; answers state that the formula is a reconstruction.
 */
export const LOW_POINT = (Math.sqrt(5) - 1) / 2;
export const BALANCE_POINT = 1 - LOW_POINT;

/** The three zones of a house. */
export type Zone = 'cardinal' | 'fixed' | 'mutable';

/** The zone at a fraction [0, 1] of a house: cardinal before the balance point, fixed before the low point, then mutable. */
export const zoneOf = (fraction: number): Zone =>
  fraction < BALANCE_POINT ? 'cardinal' : fraction < LOW_POINT ? 'fixed' : 'mutable';

/** The intensity at a fraction [0, 1] of a house: 1 at the cusps, 0 at the low point. */
export function intensityOf(fraction: number): number {
  const phase = fraction <= LOW_POINT ? fraction / LOW_POINT : (1 - fraction) / (1 - LOW_POINT);
  return (1 + Math.cos(Math.PI * phase)) / 2;
}
