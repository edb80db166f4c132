import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { fillOpposites } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Krusinski: divides the great circle through ascendant and zenith into twelve parts from the ascendant and projects by hour circles (B.
 * Krusinski, 1995).
 */
export const krusinski: HouseSystem = {
  code: 'U',
  name: 'Krusinski',
  aliases: ['Krusinski-Pisa-Goelzer', 'Krusinski-Pisa'],
  family: 'quadrant',
  cuspBasis: 'great_circle',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'celestial_pole' },
  cusps: (figure, out) => {
    const { cosObliquity, cosLatitude } = figure;
    const asc = figure.ascDeg * RAD_PER_DEG;
    const ascX = Math.cos(asc),
      ascY = Math.sin(asc) * cosObliquity;
    out[9] = figure.mcDeg;
    out[0] = figure.ascDeg;
    for (let step = 1; step < 6; step++) {
      if (step === 3) continue;
      const sine = Math.sin(30 * step * RAD_PER_DEG),
        cosine = Math.cos(30 * step * RAD_PER_DEG);
      const x = cosine * cosLatitude * figure.cosArmc + sine * ascX;
      const y = cosine * cosLatitude * figure.sinArmc + sine * ascY;
      out[(9 + step) % 12] = normalizeDeg(Math.atan2(y, x * cosObliquity) * DEG_PER_RAD);
    }
    fillOpposites(out);
    return null;
  },
};
