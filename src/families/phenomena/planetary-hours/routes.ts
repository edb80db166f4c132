import { declareFamily, route } from '../../../contract/route.js';
import { hourOf, schedule } from './hours.js';
import {
  PlanetaryHoursHourAtRequest,
  PlanetaryHoursHourAtResponse,
  PlanetaryHoursScheduleRequest,
  PlanetaryHoursScheduleResponse,
} from './schema.js';

const example = { body: { jd: 2451545, latitude: 51.5, longitude: -0.12 } };
const description =
  'The planetary day runs from the last sunrise at or before the instant to the next sunrise. Day and night are each divided into twelve equal hours. There is no civil day and no time zone. If the Sun does not rise and set around the instant, the answer is 422.';

export const family = declareFamily({
  name: 'planetary-hours',
  tag: 'planetary-hours',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/planetary-hours/schedule',
        name: 'planetary_hours_schedule_route',
        summary: 'The 24 planetary hours around an instant',
        description,
        body: PlanetaryHoursScheduleRequest,
        response: PlanetaryHoursScheduleResponse,
        table: { list: 'hours' },
        calendar: { list: 'hours', moments: [{ begin: 'start_utc', end: 'end_utc' }] },
        example,
      },
      (engine, { body }) => schedule(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/planetary-hours/hour-at',
        name: 'planetary_hours_hour_at_route',
        summary: 'The planetary hour that contains an instant',
        description,
        body: PlanetaryHoursHourAtRequest,
        response: PlanetaryHoursHourAtResponse,
        example,
      },
      (engine, { body }) => hourOf(engine, body),
    ),
  ],
});
