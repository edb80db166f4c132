import { route } from '../../../../contract/route.js';
import {
  MuhurtaYogaRequest,
  MuhurtaYogaResponse,
  SpecialMuhurtaDayRequest,
  SpecialMuhurtaDayResponse,
  SpecialMuhurtaSolarRequest,
  SpecialMuhurtaSolarResponse,
} from './schema.js';
import { specialDay, specialSolar } from './special.js';
import { specialYogas } from './star-yogas.js';

const solarGiven = 'the request gives the instants of sunrise and sunset',
  noNamed = 'the answer has neither Abhijit nor Brahma muhurta',
  noStars = 'the answer has no yoga of weekday and nakshatra';
const namedOptions = (reason: string) =>
  ['brahma_basis', 'abhijit_weekday_rule'].map((field) => ({ field: `/policy/solar_policy/${field}`, reason }));
const solverOptions = (reason: string) =>
  ['sunrise_definition', 'solver_tolerance_seconds'].map((field) => ({
    field: `/policy/solar_policy/${field}`,
    reason,
  }));

export const specialRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/special/day',
      summary: 'Muhurta: Vijaya, Godhuli and the yogas of weekday and nakshatra of a civil date at a place',
      description:
        'Vijaya is the eleventh of the fifteen parts of the daylight. Godhuli lasts half a ghati on each side of the instant at which half of the disc has set. Amrita Siddhi (or Amirtha), Ravi and Sarvarthasiddhi yoga last from sunrise to sunrise while Sun and Moon are in their nakshatras; each boundary is solved. `named` has Abhijit and Brahma muhurta of the day.',
      body: SpecialMuhurtaDayRequest,
      response: SpecialMuhurtaDayResponse,
      example: {
        body: { local_date: '2024-07-04', timezone: 'America/New_York', latitude: 40.7128, longitude: -74.006 },
      },
    },
    (engine, { body }) => specialDay(engine, body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/special/solar',
      summary: 'Muhurta: Vijaya and Godhuli of given instants of the Sun',
      description:
        'Vijaya needs sunrise and sunset, Godhuli the instant at which half of the disc has set; on Thursday and Saturday it also needs the instant at which the disc disappears.',
      body: SpecialMuhurtaSolarRequest,
      response: SpecialMuhurtaSolarResponse,
      inert: [
        { field: '/policy/amrita_basis', reason: noStars },
        { field: '/policy/ayanamsa_system', reason: noStars },
        { field: '/policy/godhuli_horizon', reason: solarGiven },
        ...namedOptions(noNamed),
        ...solverOptions(solarGiven),
      ],
      example: {
        body: { weekday: 3, sunrise_jd_ut1: 2460409.52, sunset_jd_ut1: 2460410.05, half_set_jd_ut1: 2460410.048 },
      },
    },
    (_engine, { body }) => specialSolar(body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/muhurta/special/yogas',
      summary: 'Muhurta: yogas of weekday and nakshatra of given sidereal longitudes',
      description:
        'Amrita Siddhi (or Amirtha), Ravi yoga and Sarvarthasiddhi of a weekday and of the nakshatras of Sun and Moon.',
      body: MuhurtaYogaRequest,
      response: MuhurtaYogaResponse,
      inert: [
        { field: '/policy/godhuli_weekday_rule', reason: 'the answer has no Godhuli' },
        { field: '/policy/godhuli_horizon', reason: 'the answer has no Godhuli' },
        { field: '/policy/ayanamsa_system', reason: 'the longitudes of the request are sidereal' },
        ...namedOptions(noNamed),
        ...solverOptions('the answer has no solar event'),
      ],
      example: { body: { weekday: 0, sun_sidereal_longitude: 10.2, moon_sidereal_longitude: 55 } },
    },
    (_engine, { body }) => specialYogas(body),
  ),
];
