import { RAD_PER_DEG } from '../../kernel/constants.js';
import { AXIS_IN_ECLIPTIC, fillOpposites, onHalfCircle } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Campanus: divides the prime vertical into twelve parts from the zenith and projects by circles through the north and south points of the
 * horizon (Campanus of Novara, 13th century). When the midheaven is below the horizon, these circles meet the ecliptic in reverse order
 * from the zenith; the cusps are then counted from the nadir, the side of the midheaven.
 */
export const campanus: HouseSystem = {
  code: 'C',
  name: 'Campanus',
  aliases: [],
  family: 'quadrant',
  cuspBasis: 'prime_vertical',
  latitudeSensitive: true,
  polarCapable: false,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'north_point' },
  cusps: (figure, out) => {
    if (Math.abs(figure.northE) < AXIS_IN_ECLIPTIC) return 'house_axis_in_ecliptic';
    const up = figure.midheavenAboveHorizon ? 1 : -1;
    for (let step = 1; step < 6; step++) {
      const sine = Math.sin(30 * step * RAD_PER_DEG),
        cosine = up * Math.cos(30 * step * RAD_PER_DEG);
      out[(9 + step) % 12] = onHalfCircle(
        figure.northX,
        figure.northW,
        figure.northE,
        cosine * figure.zenithX + sine * figure.eastX,
        cosine * figure.zenithW + sine * figure.eastW,
        cosine * figure.zenithE + sine * figure.eastE,
      );
    }
    out[9] = figure.mcDeg;
    out[0] = figure.ascDeg;
    fillOpposites(out);
    return figure.midheavenAboveHorizon ? null : 'midheaven_below_horizon';
  },
};
