/**
 * The curve of intensity inside a house and its golden section (B. and L. Huber, The Astrological Houses, and LifeClock). The
 * balance point stands at the smaller part of the golden section, the low point at the larger; the published curve is a drawing:
 * highest at the cusps, lowest at the low point. Two half cosines are the smoothest curve of that shape; the exact formula of the
 * source is not verified, and answers say so.
 */
export const LOW_POINT = (Math.sqrt(5) - 1) / 2;
export const BALANCE_POINT = 1 - LOW_POINT;

export type Zone = 'cardinal' | 'fixed' | 'mutable';

/** Cardinal up to the balance point, fixed up to the low point, mutable beyond; each zone owns its beginning. */
export const zoneOf = (fraction: number): Zone =>
  fraction < BALANCE_POINT ? 'cardinal' : fraction < LOW_POINT ? 'fixed' : 'mutable';

/** Intensity, [0, 1], at a fraction of the house, [0, 1]. */
export function intensityOf(fraction: number): number {
  const phase = fraction <= LOW_POINT ? fraction / LOW_POINT : (1 - fraction) / (1 - LOW_POINT);
  return (1 + Math.cos(Math.PI * phase)) / 2;
}
