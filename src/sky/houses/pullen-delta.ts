import { compressedQuadrant, fillQuadrants } from './pullen-quadrants.js';
import type { HouseSystem } from './system.js';

/**
 * Pullen Sinusoidal Delta: house widths x + n, x, x + n in the compressed quadrant q and x + 3n, x + 4n, x + 3n in the other (W. Pullen,
 * Astrolog 5.30, 1994), so that n = (90 - q)/4 and x = (q - 30)/2. Below q = 30 the middle width x remains zero.
 */
export const pullenDelta: HouseSystem = {
  code: 'PSD',
  name: 'Pullen Sinusoidal Delta',
  aliases: ['Pullen SD', 'Sinusoidal Delta'],
  family: 'quadrant',
  cuspBasis: 'sinusoidal',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => {
    const q = compressedQuadrant(figure);
    const delta = (90 - q) / 4;
    const outer = q < 30 ? q / 2 : (q - 30) / 2 + delta;
    return fillQuadrants(figure, outer, (180 - q - delta) / 3, out);
  },
};
