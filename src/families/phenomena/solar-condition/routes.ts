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
  'Bands by distance in apparent longitude: cazimi to 17 minutes, combust to 8 degrees, under the beams to 17 degrees.';

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
        description: `${bands} Sun and Moon return an absent condition.`,
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
        summary: 'When a planet enters and leaves a band around the Sun',
        run: 'pool',
        description: `${bands} At most ${MAX_SPAN_DAYS} days.`,
        body: SolarConditionEventsRequest,
        response: SolarConditionEventsEnvelopeResponse,
        example: { body: { body: 'Mercury', jd_start: 2460310.5, jd_end: 2460500.5 } },
      },
      (engine, { body }) => solarConditionEvents(engine, body),
    ),
  ],
});
