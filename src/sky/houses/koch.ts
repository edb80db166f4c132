import { RAD_PER_DEG } from '../../kernel/constants.js';
import { cuspOrder } from './cusp-order.js';
import type { HouseFigure } from './figure.js';
import { fillOpposites, risingDegree, semiArc } from './projection.js';
import type { HouseSystem } from './system.js';

/** Sidereal time (rad) at which the degree of a cusp rises: the ARMC plus or minus thirds of the midheaven's semi-arc. */
const risingTime = (figure: HouseFigure, diurnal: number, step: number): number =>
  figure.armcRad + ((step - 3) * diurnal) / 3;

const midheavenArc = (figure: HouseFigure): number =>
  semiArc(figure, figure.sinObliquity * Math.sin(figure.mcDeg * RAD_PER_DEG));

/**
 * Koch (birthplace houses): cusps 11, 12, 1, 2, 3 rise when the degree of the midheaven has completed 1/3, 2/3, 3/3, ... of its diurnal
 * semi-arc (W. Koch and F. Zanzinger, 1962). When that degree has no semi-arc, there are no cusps.
 */
export const koch: HouseSystem = {
  code: 'K',
  name: 'Koch',
  aliases: ['Birthplace', 'GOH'],
  family: 'quadrant',
  cuspBasis: 'oblique_ascension',
  latitudeSensitive: true,
  polarCapable: false,
  needsSun: false,
  boundary: { kind: 'horizons' },
  cusps: (figure, out) => {
    const diurnal = midheavenArc(figure);
    if (Number.isNaN(diurnal)) return 'midheaven_degree_circumpolar';
    for (let step = 1; step < 6; step++) {
      out[(9 + step) % 12] = risingDegree(
        figure,
        risingTime(figure, diurnal, step),
        figure.sinLatitude,
        figure.cosLatitude,
      );
    }
    out[9] = figure.mcDeg;
    out[0] = figure.ascDeg;
    fillOpposites(out);
    return cuspOrder(out) === 'direct' ? null : 'cusps_out_of_order';
  },
  // At step 0 the degree of the midheaven rises: its horizon passes through cusp 10, as the other horizons pass through their cusps.
  boundaryZenith: (figure, step, out) => {
    const time = risingTime(figure, midheavenArc(figure), step);
    out[0] = figure.cosLatitude * Math.cos(time);
    out[1] = figure.cosLatitude * Math.sin(time);
    out[2] = figure.sinLatitude;
  },
};
