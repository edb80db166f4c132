import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { relocatedReturn } from './relocated.js';
import { lunarReturnEvent, planetReturnEvent, solarReturnEvent } from './returns.js';
import {
  LunarReturnRequest,
  PlanetReturnRequest,
  RelocatedReturnRequest,
  RelocatedReturnResponse,
  ReturnEventResponse,
  SolarReturnRequest,
} from './schema.js';

const rule =
  'A return is the instant at which the apparent geocentric longitude of the body (true ecliptic and equinox of date) is equal to the natal longitude.';

/** The charts are for the instant itself, which is exact to about 0.1 ms for any tolerance. */
const noBracket = {
  field: '/solver_tolerance_days',
  reason: 'the answer contains no bracket; the instant is exact to about 0.1 ms',
};

export const family = declareFamily({
  name: 'returns',
  tag: 'predictive',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/returns/solar',
        errors: [404],
        summary: 'Solar return of a year',
        description: `${rule} Returns the solar return of the calendar year, for any birthday.`,
        body: SolarReturnRequest,
        response: ReturnEventResponse,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { natal_sun_lon: 84.33, year: 2024 } },
      },
      (engine, { body }) => solarReturnEvent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/returns/lunar',
        errors: [404],
        summary: 'Next lunar return',
        description: rule,
        body: LunarReturnRequest,
        response: ReturnEventResponse,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { natal_moon_lon: 222.5, jd_start: 2460310.5 } },
      },
      (engine, { body }) => lunarReturnEvent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/returns/planet',
        errors: [404],
        summary: 'Next return of a body',
        run: 'pool',
        description: `${rule} The search covers one and a half sidereal periods; \`direction\` is the motion at the return. Answers 404 \`not_found\` if there is no such return.`,
        body: PlanetReturnRequest,
        response: ReturnEventResponse,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { body: 'Saturn', natal_lon: 325, jd_start: 2459933.5 } },
      },
      (engine, { body }) => planetReturnEvent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/returns/relocated',
        minimalExample: false,
        errors: [404],
        summary: 'Relocated return: one return in the houses of two places',
        run: 'pool',
        description: `${rule} \`year\` selects a solar return, \`jd_start\` the other returns. Both charts contain the same geocentric sky; the receipt compares them.`,
        body: RelocatedReturnRequest,
        response: RelocatedReturnResponse,
        inert: [ownSearchSteps, noBracket],
        example: {
          body: {
            return_kind: 'solar_return',
            natal_longitude: 84.33,
            year: 2024,
            source_latitude: 51.5,
            source_longitude: -0.12,
            relocated_latitude: 40.71,
            relocated_longitude: -74,
            bodies: ['Sun', 'Moon'],
          },
        },
      },
      (engine, { body }) => relocatedReturn(engine, body),
    ),
  ],
});
