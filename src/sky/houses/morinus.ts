import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { fillOpposites } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Morinus: divides the equator into twelve parts from the meridian and projects by circles of longitude (J.-B. Morin, Astrologia Gallica,
 * XVII).
 */
export const morinus: HouseSystem = {
  code: 'M',
  name: 'Morinus',
  aliases: ['Morin'],
  family: 'equal',
  cuspBasis: 'equatorial',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'ecliptic_pole' },
  cusps: (figure, out) => {
    for (let step = 0; step < 6; step++) {
      const ra = figure.armcRad + 30 * step * RAD_PER_DEG;
      out[(9 + step) % 12] = normalizeDeg(Math.atan2(Math.sin(ra) * figure.cosObliquity, Math.cos(ra)) * DEG_PER_RAD);
    }
    fillOpposites(out);
    return null;
  },
};
