import { declareFamily, route } from '../../../contract/route.js';
import { alcocoden } from './alcocoden.js';
import { hyleg } from './hyleg.js';
import {
  AlcocodenLilly1647Request,
  AlcocodenLilly1647Response,
  HylegLilly1647Request,
  HylegLilly1647Response,
} from './schema.js';

/** A figure of Paris with the Moon in the tenth house. */
const figure = {
  house_cusps: [137.03, 156.08, 180.63, 212.88, 251.47, 287.81, 317.03, 336.08, 0.63, 32.88, 71.47, 107.81],
  is_day_chart: true,
  armc: 30.67,
  obliquity: 23.4428,
  geographic_latitude: 48.86,
  prenatal_new_moon_longitude: 86.1,
  prenatal_full_moon_longitude: 100.8,
  latest_prenatal_syzygy: 'full_moon',
};
const five = { Mercury: 138.3, Venus: 68.6, Mars: 112.93, Jupiter: 314.64, Saturn: 231.58 };

export const family = declareFamily({
  name: 'hyleg',
  tag: 'hyleg',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/hyleg/lilly-1647',
        summary: 'The giver of life, after Lilly',
        description:
          'Christian Astrology III.104. The positions and cusps are supplied. A step without its data answers `not_evaluable` with the reason.',
        body: HylegLilly1647Request,
        response: HylegLilly1647Response,
        minimalExample: false,
        example: { body: { sun_longitude: 111.76, moon_longitude: 68.07, planets: five, ...figure } },
      },
      (_engine, { body }) => hyleg(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/hyleg/lilly-1647/alcocoden',
        summary: 'The giver of years, after Lilly or another named author',
        description:
          'Lilly’s rule names the planet and its years. With `giver_of_years` Dorotheus, Ptolemy, Bonatti or Ibn Ezra choose the planet, and `granted_years` has the years with additions and subtractions.',
        body: AlcocodenLilly1647Request,
        response: AlcocodenLilly1647Response,
        minimalExample: false,
        inert: [
          {
            field: '/retrograde_planets',
            reason: 'Lilly grants no years, and Ptolemy’s years do not depend on the direction of motion',
            when: ({ giver_of_years: rule }) =>
              rule === undefined || rule === null || rule === 'william_lilly_1647' || rule === 'authF_iii_10',
          },
        ],
        example: { body: { positions: { Sun: 111.76, Moon: 68.07, ...five }, ...figure } },
      },
      (_engine, { body }) => alcocoden(body),
    ),
  ],
});
