import { compressedQuadrant, fillQuadrants } from './pullen-quadrants.js';
import type { HouseSystem } from './system.js';

/** Root r >= 1 of r^3 (r + 2) q = (2 r + 1)(180 - q). The ratio of both sides increases with r, so that the root is single. */
function widthRatio(q: number): number {
  const p = 180 - q;
  // Newton's method from above: the quartic is convex there, so that the iteration decreases to the root.
  let r = 1 + Math.cbrt((2 * p) / q);
  for (let step = 0; step < 60; step++) {
    const value = (r + 2) * r * r * r * q - (2 * r + 1) * p;
    const slope = (4 * r + 6) * r * r * q - 2 * p;
    const next = r - value / slope;
    if (!(next < r)) return r;
    r = next;
  }
  return r;
}

/**
 * Pullen Sinusoidal Ratio: house widths r x, x, r x in the compressed quadrant and r^3 x, r^4 x, r^3 x in the other (W. Pullen, Astrolog
 * 6.00, 2016).
 */
export const pullenRatio: HouseSystem = {
  code: 'PSR',
  name: 'Pullen Sinusoidal Ratio',
  aliases: ['Pullen SR', 'Sinusoidal Ratio'],
  family: 'quadrant',
  cuspBasis: 'sinusoidal',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => {
    const q = compressedQuadrant(figure);
    if (q < 1e-9) return 'quadrant_vanishes';
    const r = widthRatio(q);
    return fillQuadrants(figure, (r * q) / (2 * r + 1), (180 - q) / (r + 2), out);
  },
};
