import { fillEqual } from './projection.js';
import type { HouseSystem } from './system.js';

/** Equal from MC: twelve arcs of 30 degrees, cusp 10 at the midheaven. */
export const equalMidheaven: HouseSystem = {
  code: 'EM',
  name: 'Equal from MC',
  aliases: ['Equal MC', 'Equal Midheaven'],
  family: 'equal',
  cuspBasis: 'ecliptic',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => fillEqual(out, figure.mcDeg + 90),
};
