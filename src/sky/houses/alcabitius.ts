import { RAD_PER_DEG } from '../../kernel/constants.js';
import { fillOpposites, onHourCircle } from './projection.js';
import type { HouseSystem } from './system.js';

/**
 * Alcabitius: trisects the diurnal and the nocturnal semi-arc of the ascendant on the equator and projects by hour circles (al-Qabisi,
 * Introduction). The ascendant is on the horizon by definition, so that its arcs exist at every latitude.
 */
export const alcabitius: HouseSystem = {
  code: 'B',
  name: 'Alcabitius',
  aliases: ['Alcabitus', 'Alchabitius', 'al-Qabisi'],
  family: 'quadrant',
  cuspBasis: 'semi_arc',
  latitudeSensitive: true,
  polarCapable: true,
  needsSun: false,
  boundary: { kind: 'axis', axis: 'celestial_pole' },
  cusps: (figure, out) => {
    const asc = figure.ascDeg * RAD_PER_DEG;
    const x = Math.cos(asc),
      y = Math.sin(asc) * figure.cosObliquity;
    const diurnal = Math.atan2(y * figure.cosArmc - x * figure.sinArmc, x * figure.cosArmc + y * figure.sinArmc);
    const nocturnal = Math.PI - diurnal;
    out[9] = figure.mcDeg;
    out[10] = onHourCircle(figure, figure.armcRad + diurnal / 3);
    out[11] = onHourCircle(figure, figure.armcRad + (2 * diurnal) / 3);
    out[0] = figure.ascDeg;
    out[1] = onHourCircle(figure, figure.armcRad + diurnal + nocturnal / 3);
    out[2] = onHourCircle(figure, figure.armcRad + diurnal + (2 * nocturnal) / 3);
    fillOpposites(out);
    return null;
  },
};
