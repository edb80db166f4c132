import { declareFamily, route } from '../../../contract/route.js';
import { lunarPhases } from './lunar-phases.js';
import { LunarPhaseSearchRequest, LunarPhaseSearchResponse } from './schema.js';

export const family = declareFamily({
  name: 'lunar-phases',
  tag: 'predictive',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/lunar-phases',
        summary: 'Phases of the Moon between two instants',
        run: 'pool',
        description:
          'New Moon, quarters, Full Moon and the four phases between them: the instants at which the apparent geocentric longitude of the Moon is a multiple of 45 degrees ahead of that of the Sun. At most 101 years.',
        body: LunarPhaseSearchRequest,
        response: LunarPhaseSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { jd_start: 2460310.5, jd_end: 2460341.5 } },
      },
      (engine, { body }) => lunarPhases(engine, body),
    ),
  ],
});
