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
        summary: 'Whether a point of light is seen, from the physics of eye, air and sky',
        description:
          "Light of the sky behind the target (twilight, moonlight, airglow, zodiacal light, starlight, or what the request gives), the target through the air, and the threshold of the adapted eye, from the operator's data pack; each with its receipt, and an error budget. Without a data pack: 503 `server_not_configured`. What the pack does not cover is `not_evaluable`, never extrapolated.",
        body: PhysicalVisibilityAssessmentRequest,
        response: PhysicalVisibilityAssessmentResponse,
        example: { body: { body: 'Venus', jd_ut: 2460646.2083333335, lat: 40, lon: 0 } },
      },
      (engine, { body }) => physicalAssessment(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/visibility/physical-event',
        summary: 'Next heliacal or acronychal day of a planet or star, from the same physics',
        description:
          'The first event after `jd_start` (strictly) within `search_window_days`: the first morning or last evening of a season on which the target is seen (heliacal phases), or is seen to rise or set (the two others: at the edge of its visibility its height decides more than the light of the sky). Nights on which only the Moon hides it neither begin nor end a season. Without a data pack: 503 `server_not_configured`.',
        body: PhysicalVisibilityEventRequest,
        response: PhysicalVisibilityEventResponse,
        run: 'pool',
        costMs: ({ body }) => eventCostMs(body),
        example: { body: { body: 'Venus', phase: 'evening_last_setting', jd_start: 2460735.5, lat: 40, lon: 0 } },
      },
      (engine, { body }) => physicalEvent(engine, body),
    ),
  ],
});
