import { RAD_PER_DEG } from '../../kernel/constants.js';
import { AXIS_IN_ECLIPTIC, fillOpposites, onHalfCircle } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Azimuthal: divides the horizon into twelve parts and projects by vertical circles. House 10 begins below the midheaven, which culminates
 * south or north of the zenith; the houses follow from there by the east, so that cusp 1 is always the anti-vertex.
 */
export const azimuthal: HouseSystem = {
  code: 'H',
  name: 'Azimuthal',
  aliases: ['Horizontal', 'Horizon'],
  family: 'quadrant',
  cuspBasis: 'horizon',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'zenith' },
  cusps: (figure, out) => {
    if (Math.abs(figure.zenithE) < AXIS_IN_ECLIPTIC) return 'house_axis_in_ecliptic';
    const north = figure.zenithE < 0 ? 1 : -1;
    for (let step = 1; step < 6; step++) {
      const sine = Math.sin(30 * step * RAD_PER_DEG),
        cosine = north * Math.cos(30 * step * RAD_PER_DEG);
      out[(9 + step) % 12] = onHalfCircle(
        figure.zenithX,
        figure.zenithW,
        figure.zenithE,
        cosine * figure.northX + sine * figure.eastX,
        cosine * figure.northW + sine * figure.eastW,
        cosine * figure.northE + sine * figure.eastE,
      );
    }
    out[9] = figure.mcDeg;
    fillOpposites(out);
    return null;
  },
};
