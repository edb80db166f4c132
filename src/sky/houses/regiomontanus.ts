import { RAD_PER_DEG } from '../../kernel/constants.js';
import { AXIS_IN_ECLIPTIC, fillOpposites, throughNorthPoint } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Regiomontanus: divides the equator into twelve parts from the meridian and projects by circles through the north and south points of the
 * horizon (Regiomontanus, Tabulae directionum, 1490). When the midheaven is below the horizon, the circles are counted from its side, the
 * lower half of the equator.
 */
export const regiomontanus: HouseSystem = {
  code: 'R',
  name: 'Regiomontanus',
  aliases: ['Regio'],
  family: 'quadrant',
  cuspBasis: 'polar_projection',
  latitudeSensitive: true,
  polarCapable: false,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'north_point' },
  cusps: (figure, out) => {
    if (Math.abs(figure.northE) < AXIS_IN_ECLIPTIC) return 'house_axis_in_ecliptic';
    for (let step = 1; step < 6; step++) {
      const hourAngle = (figure.midheavenAboveHorizon ? 30 * step : 180 - 30 * step) * RAD_PER_DEG;
      out[(9 + step) % 12] = throughNorthPoint(figure, figure.armcRad + hourAngle, 0, 1);
    }
    out[9] = figure.mcDeg;
    out[0] = figure.ascDeg;
    fillOpposites(out);
    return figure.midheavenAboveHorizon ? null : 'midheaven_below_horizon';
  },
};
