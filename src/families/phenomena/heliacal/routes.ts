import { withDefaults } from '../../../contract/defaults.js';
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
/** A search through a century takes about 0.2 s. */
const COST_MS_PER_DAY = 0.006;
const DESCRIPTION =
  'The first event strictly after `jd_start`, or null (with `explain_absence` the reason: too faint, never rises, circumpolar, no twilight). By default the instant is that at which the depression of the Sun equals the arcus visionis for the magnitude. `by_physics` adds the day from extinction, twilight and the threshold of the eye, with the first and last day for clear and hazy air. Dates are accurate to a few days only.';

const ofMoon = (body: { readonly body: string }): boolean => foldName(body.body) === 'moon';
const inert = ['model', 'extinction_coefficient_k', 'horizon_altitude_deg'].map(
  (field): InertOption<GeneralVisibilityEventRequest> => ({
    field: `/${field}`,
    reason: 'the visibility of the crescent follows Yallop 1997, from arcs alone',
    when: ofMoon,
  }),
);
const cosmicInert: InertOption<GeneralVisibilityEventRequest> = {
  field: '/model',
  reason:
    'rising with the Sun does not depend on visibility; by_physics has the first morning on which the body is visible',
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
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        run: 'pool',
        costMs: ({ body }) => withDefaults(HeliacalPlanetEventRequest, body).search_days * COST_MS_PER_DAY,
        example: { body: { body: 'Venus', kind: 'heliacal_rising', ...where, search_days: 60 } },
      },
      (engine, { body }) => planetEvent(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/heliacal/visibility-event',
        name: 'heliacal_visibility_event_route',
        summary: 'Next first or last visibility of a planet, a fixed star or the lunar crescent',
        description: `${DESCRIPTION} The Moon: first evening and last morning crescent, classes A and B of Yallop 1997.`,
        body: GeneralVisibilityEventRequest,
        response: GeneralVisibilityAnswer,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        run: 'pool',
        costMs: ({ body }) => withDefaults(GeneralVisibilityEventRequest, body).search_window_days * COST_MS_PER_DAY,
        inert: [...inert, cosmicInert],
        example: { body: { body: 'Sirius', kind: 'heliacal_rising', jd_start: 2460754.5, lat: 29.85, lon: 31.25 } },
      },
      (engine, { body }) => visibilityEvent(engine, body),
    ),
  ],
});
