import { fillEqual } from './projection.js';
import type { HouseSystem } from './system.js';

/** Whole Sign: house 1 is the sign of the ascendant. */
export const wholeSign: HouseSystem = {
  code: 'W',
  name: 'Whole Sign',
  aliases: ['Whole Sign Houses'],
  family: 'whole_sign',
  cuspBasis: 'ecliptic',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => fillEqual(out, Math.floor(figure.ascDeg / 30) * 30),
};
