import { declareFamily, route } from '../../../contract/route.js';
import { dispositors } from './dispositors.js';
import { lunarContext } from './lunar-context.js';
import {
  NatalDiscoveryRequest,
  NatalDispositorsResponse,
  NatalLunarContextResponse,
  NatalShapeResponse,
} from './schema.js';
import { natalShape } from './shape.js';

const dt = '2012-11-14T06:40:00+11:00';
const seven = {
  Sun: 231.838402,
  Moon: 230.38277,
  Mercury: 240.560608,
  Venus: 199.850755,
  Mars: 267.521699,
  Jupiter: 73.806547,
  Saturn: 214.669982,
};
const GIVEN =
  'The places are those of the chart that the caller has accepted; `time_unknown` says that `dt` is a reference such as noon.';

export const family = declareFamily({
  name: 'natal-discovery',
  tag: 'natal-discovery',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/natal-discovery/dispositors',
        summary: 'Chains of dispositors to a final dispositor or a cycle',
        description: `Domicile rulers of the seven planets (Tetrabiblos I.17). Uranus, Neptune and Pluto rule no sign here and are out of scope. ${GIVEN}`,
        body: NatalDiscoveryRequest,
        response: NatalDispositorsResponse,
        table: { list: 'chains' },
        example: { body: { dt, longitudes: seven } },
      },
      (engine, { body }) => dispositors(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/natal-discovery/lunar-context',
        summary: 'Lunar phase at birth, the new and full moon before it, and their aspects to the chart',
        description: `The later of the two lunations is the prenatal syzygy. Each given longitude must be within 0.001 degrees of that of the instant (sidereal: 0.01). ${GIVEN}`,
        body: NatalDiscoveryRequest,
        response: NatalLunarContextResponse,
        table: { list: 'contacts' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        example: { body: { dt, longitudes: seven } },
      },
      (engine, { body }) => lunarContext(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/natal-discovery/shape',
        summary: 'Jones shape of the ten planets, with the empty arcs between them',
        description: `Bundle, bowl, bucket, seesaw, locomotive, splay or splash, as in /v1/chart-shape/classify; only with all ten planets. ${GIVEN}`,
        body: NatalDiscoveryRequest,
        response: NatalShapeResponse,
        table: { list: 'gaps' },
        example: { body: { dt, longitudes: { ...seven, Uranus: 5.1, Neptune: 330.4, Pluto: 277.9 } } },
      },
      (engine, { body }) => natalShape(engine, body),
    ),
  ],
});
