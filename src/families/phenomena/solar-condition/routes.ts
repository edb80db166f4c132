import { declareFamily, route } from '../../../contract/route.js';
import {
  MAX_SPAN_DAYS,
  SolarConditionEventsEnvelopeResponse,
  SolarConditionEventsRequest,
  SolarConditionInstantEnvelopeResponse,
  SolarConditionInstantRequest,
} from './schema.js';
import { solarConditionAt, solarConditionEvents } from './solar-condition.js';

const bands =
  'Bands by the difference of apparent longitude from the Sun: cazimi within 17 arcminutes, combust within 8 degrees, under the beams within 17 degrees.';

export const family = declareFamily({
  name: 'solar-condition',
  tag: 'generic-phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/solar-condition/instant',
        name: 'solar_condition_instant_route',
        summary: 'Cazimi, combust or under the beams at one instant',
        description: `${bands} For the Sun and the Moon the condition is absent.`,
        body: SolarConditionInstantRequest,
        response: SolarConditionInstantEnvelopeResponse,
        example: { body: { body: 'Mercury', jd_ut: 2451545 } },
      },
      (engine, { body }) => solarConditionAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/solar-condition/events',
        name: 'solar_condition_events_route',
        summary: 'Instants at which a planet enters or leaves a band of the Sun',
        run: 'pool',
        description: `${bands} The window has at most ${MAX_SPAN_DAYS} days.`,
        body: SolarConditionEventsRequest,
        response: SolarConditionEventsEnvelopeResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { body: 'Mercury', jd_start: 2460310.5, jd_end: 2460500.5 } },
      },
      (engine, { body }) => solarConditionEvents(engine, body),
    ),
  ],
});
