import { fillEqual } from './projection.js';
import type { HouseSystem } from './system.js';

/** Equal: twelve arcs of 30 degrees from the ascendant. */
export const equal: HouseSystem = {
  code: 'E',
  name: 'Equal',
  aliases: ['Equal House', 'Equal from Ascendant'],
  family: 'equal',
  cuspBasis: 'ecliptic',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => fillEqual(out, figure.ascDeg),
};
