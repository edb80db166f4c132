import { declareFamily, route } from '../../../contract/route.js';
import { orbCurrent, orbSequence } from './orb.js';
import {
  LordOfTheOrbCurrentRequest,
  LordOfTheOrbCurrentResponse,
  LordOfTheOrbSequenceRequest,
  LordOfTheOrbSequenceResponse,
} from './schema.js';

export const family = declareFamily({
  name: 'lord-of-the-orb',
  tag: 'lord-of-the-orb',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/lord-of-the-orb/sequence',
        summary: 'Lords of the orb for the years of life',
        description:
          'Each year of life has a planet, in Chaldean order from the ruler of the planetary hour of birth, and a house.',
        body: LordOfTheOrbSequenceRequest,
        response: LordOfTheOrbSequenceResponse,
        table: { list: 'periods' },
        example: { body: { birth_planet: 'Mars', years: 24 } },
      },
      (_engine, { body }) => orbSequence(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/lord-of-the-orb/current',
        summary: 'Lord of the orb for one year of life',
        body: LordOfTheOrbCurrentRequest,
        response: LordOfTheOrbCurrentResponse,
        example: { body: { birth_planet: 'Mars', age: 35 } },
      },
      (_engine, { body }) => orbCurrent(body),
    ),
  ],
});
