import { RAD_PER_DEG } from '../../kernel/constants.js';
import type { HouseFigure } from './figure.js';
import { fillOpposites, onHourCircle } from './projection.js';
import type { HouseSystem } from './system.js';

/** Writes the cusps of the hour circles every 30 degrees of right ascension from the meridian. It never fails. */
export function meridianCusps(figure: HouseFigure, out: Float64Array): null {
  for (let step = 0; step < 6; step++)
    out[(9 + step) % 12] = onHourCircle(figure, figure.armcRad + 30 * step * RAD_PER_DEG);
  fillOpposites(out);
  return null;
}

/** Meridian: divides the equator into twelve parts from the meridian and projects by hour circles; cusp 1 is the equatorial ascendant. */
export const meridian: HouseSystem = {
  code: 'X',
  name: 'Meridian',
  aliases: ['Axial Rotation', 'Axial', 'Equatorial'],
  family: 'equal',
  cuspBasis: 'equatorial',
  latitudeSensitive: false,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'celestial_pole' },
  cusps: meridianCusps,
};
