import { declareFamily, route } from '../../../../contract/route.js';
import { PhysicalVisibilityAssessmentResponse, PhysicalVisibilityEventResponse } from './answer-schema.js';
import { physicalAssessment } from './assessment.js';
import { eventCostMs, physicalEvent } from './event.js';
import { PhysicalVisibilityAssessmentRequest, PhysicalVisibilityEventRequest } from './schema.js';

export const family = declareFamily({
  name: 'physical-visibility',
  tag: 'visibility',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/visibility/physical-assessment',
        summary: 'Visibility of a point source from the physics of eye, air and sky',
        description:
          "Brightness of the sky behind the target (twilight, moonlight, airglow, zodiacal light, starlight, or values of the request), extinction of the target, and threshold of the adapted eye (Crumey 2014), from the operator's data pack; each with its receipt, and an error budget. Without a data pack: 503 `server_not_configured`. Requests outside the domain of the pack are `not_evaluable`, never extrapolated.",
        body: PhysicalVisibilityAssessmentRequest,
        response: PhysicalVisibilityAssessmentResponse,
        table: { list: 'components' },
        example: { body: { body: 'Venus', jd_ut: 2460646.2083333335, lat: 40, lon: 0 } },
      },
      (engine, { body }) => physicalAssessment(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/visibility/physical-event',
        summary: 'Next heliacal or acronychal event of a planet or star, from the physics of eye, air and sky',
        description:
          'The first event strictly after `jd_start` within `search_window_days`: the first morning or last evening of a season on which the target is visible (heliacal phases), or its rising or setting is visible (the two others: at the edge of visibility extinction changes faster than the brightness of the sky). Nights on which only moonlight hides the target neither start nor end a season. Without a data pack: 503 `server_not_configured`.',
        body: PhysicalVisibilityEventRequest,
        response: PhysicalVisibilityEventResponse,
        table: { list: 'components' },
        run: 'pool',
        costMs: ({ body }) => eventCostMs(body),
        example: { body: { body: 'Venus', phase: 'evening_last_setting', jd_start: 2460735.5, lat: 40, lon: 0 } },
      },
      (engine, { body }) => physicalEvent(engine, body),
    ),
  ],
});
