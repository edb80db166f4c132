import { RAD_PER_DEG } from '../../kernel/constants.js';
import { fillOpposites, onHourCircle } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Carter: divides the equator into twelve parts from the right ascension of the ascendant and projects by hour circles (C. E. O. Carter,
 * Essays on the Foundations of Astrology).
 */
export const carter: HouseSystem = {
  code: 'CT',
  name: 'Carter',
  aliases: ['Carter Poli-Equatorial', 'Poli-Equatorial'],
  family: 'quadrant',
  cuspBasis: 'equatorial',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'celestial_pole' },
  cusps: (figure, out) => {
    const asc = figure.ascDeg * RAD_PER_DEG;
    const ra = Math.atan2(Math.sin(asc) * figure.cosObliquity, Math.cos(asc));
    // Cusps 1, 2, 3 and, half a circle back, 10, 11, 12.
    for (let step = -3; step < 3; step++) out[(12 + step) % 12] = onHourCircle(figure, ra + 30 * step * RAD_PER_DEG);
    out[0] = figure.ascDeg;
    fillOpposites(out);
    return null;
  },
};
