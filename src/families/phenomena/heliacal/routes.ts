import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { foldName } from '../../../kernel/suggest.js';
import { planetEvent, visibilityEvent } from './heliacal.js';
import {
  GeneralVisibilityAnswer,
  GeneralVisibilityEventRequest,
  HeliacalPlanetEventRequest,
  PlanetHeliacalAnswer,
} from './schema.js';

const where = { jd_start: 2460754.5, lat: 40, lon: 0 };
/** A century of looks takes about 0.2 s. */
const COST_MS_PER_DAY = 0.006;
const DESCRIPTION =
  'The first event after `jd_start`, strictly; null where there is none (`explain_absence` tells why: too faint, never rises, circumpolar, no twilight). By default the moment is that at which the Sun stands below the horizon by the arcus visionis of the magnitude. `by_physics` answers beside it the day by extinction, twilight and the threshold of the eye, and the days between which clear and hazy air put it. Dates are good to a few days only.';

const ofMoon = (body: { readonly body: string }): boolean => foldName(body.body) === 'moon';
const inert = ['model', 'extinction_coefficient_k', 'horizon_altitude_deg'].map(
  (field): InertOption<GeneralVisibilityEventRequest> => ({
    field: `/${field}`,
    reason: 'the crescent of the Moon is judged after Yallop 1997, from arcs alone',
    when: ofMoon,
  }),
);
const cosmicInert: InertOption<GeneralVisibilityEventRequest> = {
  field: '/model',
  reason:
    'what rises with the Sun does so whether it is seen or not; by_physics has the first morning on which it is seen',
  when: ({ body, kind }) => kind === 'cosmic_rising' && !ofMoon({ body }),
};

export const family = declareFamily({
  name: 'heliacal',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/heliacal/planet',
        name: 'heliacal_planet_route',
        summary: 'Next heliacal or acronychal phase of a planet at a place',
        description: DESCRIPTION,
        body: HeliacalPlanetEventRequest,
        response: PlanetHeliacalAnswer,
        run: 'pool',
        costMs: ({ body }) => (body.search_days ?? 400) * COST_MS_PER_DAY,
        example: { body: { body: 'Venus', kind: 'heliacal_rising', ...where, search_days: 60 } },
      },
      (engine, { body }) => planetEvent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/heliacal/visibility-event',
        name: 'heliacal_visibility_event_route',
        summary: 'Next first or last sight of a planet, a fixed star or the crescent of the Moon',
        description: `${DESCRIPTION} The Moon: first evening and last morning crescent, classes A and B of Yallop 1997.`,
        body: GeneralVisibilityEventRequest,
        response: GeneralVisibilityAnswer,
        run: 'pool',
        costMs: ({ body }) => (body.search_window_days ?? 400) * COST_MS_PER_DAY,
        inert: [...inert, cosmicInert],
        example: { body: { body: 'Sirius', kind: 'heliacal_rising', jd_start: 2460754.5, lat: 29.85, lon: 31.25 } },
      },
      (engine, { body }) => visibilityEvent(engine, body),
    ),
  ],
});
