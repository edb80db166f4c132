import { parallelArcCusps } from './parallel-arcs.js';
import type { HouseSystem } from './system.js';

/** Sunshine: divides the diurnal and the nocturnal arc of the Sun into six parts each (B. Makransky, Primary Directions, 1988). */
export const sunshine: HouseSystem = {
  code: 'N',
  name: 'Sunshine',
  aliases: ['Makransky', 'Makransky Sunshine'],
  family: 'solar',
  cuspBasis: 'solar_position',
  latitudeSensitive: true,
  polarCapable: false,
  needsSun: true,
  boundary: { kind: 'axis', axis: 'north_point' },
  cusps: (figure, out) =>
    Number.isNaN(figure.sinSunDeclination)
      ? 'sun_longitude_required'
      : parallelArcCusps(figure, figure.sinSunDeclination, 'sun_circumpolar', out),
};
