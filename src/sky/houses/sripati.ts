import { normalizeDeg } from '../../kernel/angle.js';
import { porphyryCusps } from './porphyry.js';
import type { HouseSystem } from './system.js';

/** Sripati: Porphyry's cusps are the middles of the houses, and a house begins half-way between two of them (Sripati, Jatakapaddhati). */
export const sripati: HouseSystem = {
  code: 'SRIPATI',
  name: 'Sripati',
  aliases: ['Shripati', 'Sripathi'],
  family: 'quadrant',
  cuspBasis: 'quadrant_trisection',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'none' },
  cusps: (figure, out) => {
    porphyryCusps(figure, out);
    const last = out[11];
    for (let house = 11; house > 0; house--)
      out[house] = normalizeDeg(out[house - 1] + normalizeDeg(out[house] - out[house - 1]) / 2);
    out[0] = normalizeDeg(last + normalizeDeg(out[0] - last) / 2);
    return null;
  },
};
