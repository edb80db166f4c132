import { fillEqual } from './projection.js';
import type { HouseSystem } from './system.js';

/** Twelve arcs of 30 degrees, house 10 from the midheaven. */
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
