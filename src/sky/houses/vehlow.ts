import { fillEqual } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Vehlow: twelve arcs of 30 degrees, with the ascendant in the middle of house 1 (J. Vehlow, Lehrkurs der wissenschaftlichen
 * Geburts-Astrologie).
 */
export const vehlow: HouseSystem = {
  code: 'V',
  name: 'Vehlow',
  aliases: ['Vehlow Equal'],
  family: 'equal',
  cuspBasis: 'ecliptic',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => fillEqual(out, figure.ascDeg - 15),
};
