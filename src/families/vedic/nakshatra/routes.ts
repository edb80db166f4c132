import { declareFamily, route } from '../../../contract/route.js';
import { nakshatraBulk, nakshatraPosition } from './nakshatra.js';
import {
  SiderealNakshatraBulkEnvelopeResponse,
  SiderealNakshatraBulkRequest,
  SiderealNakshatraPositionEnvelopeResponse,
  SiderealNakshatraPositionRequest,
} from './schema.js';

const POLICY =
  'Tropical longitudes of the true equinox of date, as in chart answers, less the true ayanamsa. The 27 nakshatras are equal and have four padas.';

export const family = declareFamily({
  name: 'nakshatra',
  tag: 'sidereal',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/nakshatra/position',
        summary: 'Nakshatra and pada of a longitude',
        description: POLICY,
        body: SiderealNakshatraPositionRequest,
        response: SiderealNakshatraPositionEnvelopeResponse,
        example: { body: { tropical_longitude_deg: 163.2, jd_ut: 2460310.5 } },
      },
      (engine, { body }) => nakshatraPosition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/nakshatra/bulk',
        summary: 'Nakshatras and padas of named longitudes',
        description: POLICY,
        body: SiderealNakshatraBulkRequest,
        response: SiderealNakshatraBulkEnvelopeResponse,
        table: { list: 'positions' },
        example: { body: { positions: { Sun: 280.4, Moon: 163.2, Mars: 265 }, jd_ut: 2460310.5 } },
      },
      (engine, { body }) => nakshatraBulk(engine, body),
    ),
  ],
});
