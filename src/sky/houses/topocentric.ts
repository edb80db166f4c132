import { RAD_PER_DEG } from '../../kernel/constants.js';
import { cuspOrder } from './cusp-order.js';
import type { HouseFigure } from './figure.js';
import { fillOpposites, risingDegree } from './projection.js';
import type { HouseSystem } from './system.js';

/** Poles of cusps 11, 12, 1, 2, 3: their tangents are 1/3, 2/3, 3/3, 2/3, 1/3 of that of the latitude. */
const poleFraction = (step: number): number => (step <= 3 ? step : 6 - step) / 3;

/** sin(a) for the tan(a) below, 0.9289: smallest tan(latitude) tan(obliquity) at which cusps can overtake each other. */
// ts-unused-exports:disable-next-line
export const TOPOCENTRIC_ORDER_LIMIT = 3 / Math.sqrt(52 - 24 * Math.sqrt(3));

/** Sidereal time (rad) of the horizon that bounds a house, counted from the lower meridian when the midheaven is there. */
const horizonTime = (figure: HouseFigure, step: number): number =>
  figure.armcRad + (figure.midheavenAboveHorizon ? 30 * step - 90 : 90 - 30 * step) * RAD_PER_DEG;

/**
 * Topocentric (Polich-Page): ascendants under fractional poles, every two hours of sidereal time (W. Polich, A. P. N. Page, 1961).
 *
 * Range of the definition: cusps 12 and 1 (and 1 and 2) coincide at a degree whose ascensional difference exceeds that under two thirds of
 * the pole by the 30 degrees between them: sin(a - 30) = 2/3 sin(a) with sin(a) = tan(declination) tan(latitude), so that tan(a) = 3 / (3
 * sqrt(3) - 4). No degree of the ecliptic reaches this while tan(latitude) tan(obliquity) is below `TOPOCENTRIC_ORDER_LIMIT` (latitude
 * 64.98 at present): there the cusps are in order at every sidereal time. From there to the polar circle, 1.6 degrees further, they
 * overtake each other while degrees near a solstice rise: `cusps_out_of_order`.
 */
export const topocentric: HouseSystem = {
  code: 'T',
  name: 'Topocentric',
  aliases: ['Polich-Page', 'Polich Page'],
  family: 'quadrant',
  cuspBasis: 'polar_projection',
  latitudeSensitive: true,
  polarCapable: false,
  needsSun: false,
  boundary: { kind: 'horizons' },
  cusps: (figure, out) => {
    for (let step = 1; step < 6; step++) {
      out[(9 + step) % 12] = risingDegree(
        figure,
        horizonTime(figure, step),
        figure.sinLatitude * poleFraction(step),
        figure.cosLatitude,
      );
    }
    out[9] = figure.mcDeg;
    out[0] = figure.ascDeg;
    fillOpposites(out);
    if (cuspOrder(out) !== 'direct') return 'cusps_out_of_order';
    return figure.midheavenAboveHorizon ? null : 'midheaven_below_horizon';
  },
  boundaryZenith: (figure, step, out) => {
    const time = horizonTime(figure, step);
    out[0] = figure.cosLatitude * Math.cos(time);
    out[1] = figure.cosLatitude * Math.sin(time);
    out[2] = figure.sinLatitude * poleFraction(step);
  },
};
