import { declareFamily, route } from '../../../contract/route.js';
import { almutenFiguris, almutenOfDegree } from './almuten.js';
import { AlmutenDegreeRequest, AlmutenFigurisRequest, AlmutenResponse } from './schema.js';

/** Lilly's nativity (Christian Astrology, Book III), with the rulers of its day and hour. */
const figure = {
  positions: { Sun: 49.98, Moon: 284.77, Mercury: 34.27, Venus: 49.15, Mars: 156.55, Jupiter: 193.49, Saturn: 228.7 },
  house_cusps: [330.43, 30.52, 59.69, 78.83, 95.76, 115.49, 150.43, 210.52, 239.69, 258.83, 275.76, 295.49],
  is_day_chart: false,
  doctrine: 'ibn_ezra',
  prenatal_syzygy_longitude: 40.2,
  day_ruler: 'Saturn',
  hour_ruler: 'Mars',
};

interface Choice {
  readonly doctrine?: string | null;
}
const fixedTables = ({ doctrine }: Choice): boolean => doctrine !== 'ibn_ezra' && doctrine !== 'bonatti';
const FIXED = 'only ibn_ezra and bonatti have a choice of tables';
const tableOptions = ['/terms', '/triplicity_rulers', '/dignity_weights'].map((field) => ({
  field,
  reason: FIXED,
  when: fixedTables,
}));

export const family = declareFamily({
  name: 'almuten',
  tag: 'almuten',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/almuten/degree',
        summary: 'The planet with most essential dignities at a degree',
        description:
          'Tallies domicile 5, exaltation 4, triplicity 3, term 2 and face 1 of the seven planets at one degree. Planets with equal totals are listed in `tied_planets`; `almuten` is then null.',
        body: AlmutenDegreeRequest,
        response: AlmutenResponse,
        table: { list: 'tallies' },
        inert: tableOptions,
        example: { body: { longitude: 133, is_day_chart: false } },
      },
      (_engine, { body }) => almutenOfDegree(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/almuten/figuris',
        summary: 'The strongest planet of a figure, by the rule of a named author',
        description:
          'Lilly counts essential and accidental dignities over the complete figure; Ibn Ezra counts five places, houses and the rulers of day and hour; Bonatti counts the five places alone. The chart is supplied by the caller.',
        body: AlmutenFigurisRequest,
        response: AlmutenResponse,
        table: { list: 'tallies' },
        minimalExample: false,
        inert: [
          ...tableOptions,
          {
            field: '/house_points',
            reason: 'only ibn_ezra has a choice of house points',
            when: ({ doctrine }) => doctrine !== 'ibn_ezra',
          },
          {
            field: '/fortune',
            reason: 'only ibn_ezra and bonatti have a choice of the formula of Fortune',
            when: fixedTables,
          },
          {
            field: '/node_doctrine',
            reason: 'the longitude of the node is supplied; the name of the node does not change the count',
          },
        ],
        example: { body: figure },
      },
      (_engine, { body }) => almutenFiguris(body),
    ),
  ],
});
