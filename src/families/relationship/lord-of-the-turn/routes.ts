import { declareFamily, route } from '../../../contract/route.js';
import { LordOfTheTurnProfileRequest, LordOfTheTurnProfileResponse } from './schema.js';
import { lordOfTheTurn } from './turn.js';

export const family = declareFamily({
  name: 'lord-of-the-turn',
  tag: 'lord-of-the-turn',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/lord-of-the-turn/profile',
        summary: 'Lord of the turn (lord of the year) after al-Qabisi or al-Sijzi',
        description:
          'The lord is chosen among the rulers of the degree of the year (the natal ascendant advanced by one sign for each year) in a solar return that the request gives. Without house placements authL takes the domicile ruler. The Lot of Fortune has no effect.',
        body: LordOfTheTurnProfileRequest,
        response: LordOfTheTurnProfileResponse,
        table: { list: 'candidates' },
        inert: [{ field: '/sr_chart/sr_lot_fortune', reason: 'neither method uses the Lot of Fortune' }],
        example: {
          body: {
            natal_asc: 183.2,
            age: 35,
            sr_chart: {
              sr_asc: 200,
              planets: { Sun: 84.23, Moon: 12, Mercury: 70, Venus: 120, Mars: 300, Jupiter: 150, Saturn: 330 },
              house_placements: { Sun: 9, Moon: 7, Mercury: 9, Venus: 10, Mars: 4, Jupiter: 11, Saturn: 5 },
              retrograde_planets: ['Saturn'],
            },
          },
        },
      },
      (_engine, { body }) => lordOfTheTurn(body),
    ),
  ],
});
