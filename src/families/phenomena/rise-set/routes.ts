import { declareFamily, route } from '../../../contract/route.js';
import { phenomena, transit } from './rise-set.js';
import {
  RiseSetPhenomenaRequest,
  RiseSetPhenomenaResponse,
  RiseSetTransitRequest,
  RiseSetTransitResponse,
  TwilightRequest,
  TwilightTimesResponse,
} from './schema.js';
import { twilight } from './twilight.js';

/** Cost of the twilights of one day, milliseconds. */
const MS_PER_DAY = 2;
const london = { lat: 51.5074, lon: -0.1278 };

export const family = declareFamily({
  name: 'rise-set',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/rise-set/phenomena',
        name: 'rise_set_phenomena_route',
        summary: 'Rise, set and meridian passages of a body within 24 hours',
        description:
          'Topocentric, at every latitude. `rise`, `set`, `transit` and `anti_transit` are the first of their kind at or after `jd_start`, `events` lists all; `visibility_state` distinguishes a body that never crosses the horizon from one whose crossing is outside the 24 hours. Without `altitude` and `policy` the horizon is that of almanacs: -0.8333 degrees for the centre of Sun and Moon, -0.5667 for others. With a policy the limb is that of the apparent disc of the moment.',
        body: RiseSetPhenomenaRequest,
        response: RiseSetPhenomenaResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { body: 'Sun', jd_start: 2460481.5, ...london } },
      },
      (engine, { body }) => phenomena(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/rise-set/transit',
        name: 'rise_set_transit_route',
        summary: 'Next upper or lower meridian passage of a body',
        description:
          'The first passage strictly after `jd_day`, by the topocentric hour angle. The Moon may need up to 25 hours.',
        body: RiseSetTransitRequest,
        response: RiseSetTransitResponse,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        example: { body: { body: 'Moon', jd_day: 2460481.5, ...london } },
      },
      (engine, { body }) => transit(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/rise-set/twilight',
        name: 'twilight_times_route',
        run: 'pool',
        costMs: ({ body }) => (body.days ?? 1) * MS_PER_DAY,
        summary: 'Dawn, sunrise, sunset and dusk of one day',
        description:
          'Centre of the Sun at -18, -12, -6 and -0.8333 degrees during the local solar day around the noon of `jd_day`; null when the Sun does not cross that altitude, with the reason in `visibility_states`.',
        body: TwilightRequest,
        response: TwilightTimesResponse,
        table: { list: 'daily' },
        calendar: {
          list: 'daily',
          moments: [
            { begin: 'astronomical_dawn.datetime_utc', name: 'astronomical dawn' },
            { begin: 'nautical_dawn.datetime_utc', name: 'nautical dawn' },
            { begin: 'civil_dawn.datetime_utc', name: 'civil dawn' },
            { begin: 'sunrise.datetime_utc', name: 'sunrise' },
            { begin: 'sunset.datetime_utc', name: 'sunset' },
            { begin: 'civil_dusk.datetime_utc', name: 'civil dusk' },
            { begin: 'nautical_dusk.datetime_utc', name: 'nautical dusk' },
            { begin: 'astronomical_dusk.datetime_utc', name: 'astronomical dusk' },
          ],
          own: [
            { begin: 'astronomical_dawn.datetime_utc', name: 'astronomical dawn' },
            { begin: 'nautical_dawn.datetime_utc', name: 'nautical dawn' },
            { begin: 'civil_dawn.datetime_utc', name: 'civil dawn' },
            { begin: 'sunrise.datetime_utc', name: 'sunrise' },
            { begin: 'sunset.datetime_utc', name: 'sunset' },
            { begin: 'civil_dusk.datetime_utc', name: 'civil dusk' },
            { begin: 'nautical_dusk.datetime_utc', name: 'nautical dusk' },
            { begin: 'astronomical_dusk.datetime_utc', name: 'astronomical dusk' },
          ],
        },
        example: { body: { jd_day: 2460389.5, lat: 40.7128, lon: -74.006 } },
      },
      (engine, { body }) => twilight(engine, body),
    ),
  ],
});
