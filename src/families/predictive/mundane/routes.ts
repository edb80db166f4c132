import { declareFamily, route } from '../../../contract/route.js';
import { eventChartProfile } from './profile.js';
import { MundaneEventChartProfileResponse } from './profile-schema.js';
import { MundaneEventChartProfileRequest } from './schema.js';

export const family = declareFamily({
  name: 'mundane',
  tag: 'mundane',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/mundane/event-chart-profile',
        minimalExample: false,
        summary: 'A mundane event with its chart at a place',
        description:
          'Four kinds of event: cardinal ingresses of the Sun (the search must contain each once), the new or full Moon before an ingress, an eclipse (the search must contain exactly one of the kind), and conjunctions of Jupiter and Saturn in longitude. The event is valid for the entire Earth. The chart at the place is separate; if it cannot be computed, the answer gives the reason. No prediction, score or advice.',
        run: 'pool',
        body: MundaneEventChartProfileRequest,
        response: MundaneEventChartProfileResponse,
        example: {
          body: {
            event_type: 'cardinal_ingress',
            search_start_utc: '2024-01-01T00:00:00Z',
            search_end_utc: '2025-01-01T00:00:00Z',
            location: {
              label: 'London',
              role: 'seat_of_government',
              source_id: 'atlas',
              valid_from_utc: '1707-05-12T00:00:00Z',
              valid_until_utc: null,
              latitude_deg: 51.5074,
              longitude_deg_east: -0.1278,
            },
            house_system: 'R',
            selected_ingress: 'aries',
            selection_policy: 'authA_1653_ascendant_modality_v1',
          },
        },
      },
      (engine, { body }) => eventChartProfile(engine, body),
    ),
  ],
});
