import { declareFamily, route } from '../../../contract/route.js';
import { evidenceProfile } from './evidence.js';
import { HoraryEvidenceProfileRequest, HoraryEvidenceProfileResponse } from './schema.js';

export const family = declareFamily({
  name: 'horary',
  tag: 'horary',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/horary/evidence-profile',
        summary: 'Evidence of a horary figure after Lilly: significators, hour, considerations, perfection',
        description:
          'The evidence that Lilly uses before and in judgement (Christian Astrology, 1647), each item with its page; no answer, score or advice. The requested house system is used without a fallback; where it is undefined the request is refused. With `perfection_end` (at most 31 days later) the answer lists every exact aspect, station and ingress of the seven planets and the perfection of the two lords.',
        run: 'pool',
        body: HoraryEvidenceProfileRequest,
        response: HoraryEvidenceProfileResponse,
        table: { list: 'considerations' },
        example: {
          body: {
            question_id: 'lost-dog',
            question_instant: '2023-04-12T14:20:00+01:00',
            stated_basis: 'question_proposed_and_figure_erected',
            stated_basis_source: 'querent by telephone',
            source_calendar: 'gregorian',
            source_instant_label: '12 April 2023, 14:20 BST',
            conversion_policy_id: 'engine.julian.jd_from_datetime+utc_to_ut1:v1',
            latitude_deg: 51.5074,
            longitude_deg: -0.1278,
            house_system: 'R',
            perspective_path: [],
            terminal_topic_house: 6,
            perfection_end: '2023-05-12T14:20:00+01:00',
          },
        },
      },
      (engine, { body }) => evidenceProfile(engine, body),
    ),
  ],
});
