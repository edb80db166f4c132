import { declareFamily, route } from '../../../contract/route.js';
import { nineParts } from './nine-parts.js';
import { NinePartsAuthKRequest, NinePartsAuthKResponse } from './schema.js';

export const family = declareFamily({
  name: 'nine-parts',
  tag: 'nine-parts',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/nine-parts/authK',
        summary: 'Nine parts of Abu Mashar: lots of the seven planets, Sword and Node',
        description:
          'The request gives ascendant, longitudes and sect; no chart is computed. By night all formulas are reversed.',
        body: NinePartsAuthKRequest,
        response: NinePartsAuthKResponse,
        table: { list: 'parts' },
        example: {
          body: {
            asc: 183.2,
            planets: {
              Sun: 84.23,
              Moon: 346.75,
              Mercury: 65.87,
              Venus: 48.1,
              Mars: 11.4,
              Jupiter: 107.2,
              Saturn: 293.5,
              'North Node': 308.1,
            },
            is_night_chart: false,
          },
        },
      },
      (_engine, { body }) => nineParts(body),
    ),
  ],
});
