import type { InertOption } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import { siderealChartInert } from '../../../contract/sidereal-chart.js';
import {
  VedicChartDignityProfileResponse,
  VedicDignityAnswerResponse,
  VedicDignityChartBackedProfileRequest,
  VedicDignityChartBackedProfileResponse,
  VedicDignityChartBackedRelationshipsRequest,
  VedicDignityChartBackedRelationshipsResponse,
  VedicDignityChartBackedRequest,
  VedicDignityChartBackedResultResponse,
  VedicDignityChartRequest,
  VedicDignityConditionResponse,
  VedicDignityRelationshipsAnswer,
  VedicDignityRequest,
} from './schema.js';
import {
  chartBackedProfile,
  chartDignity,
  chartProfile,
  chartRelationships,
  condition,
  dignity,
  relations,
} from './vedic-dignities.js';

const RULES =
  'Vedic dignities after Brihat Parashara Hora Shastra ch. 3. `policy` selects the reading of the moolatrikonas and the friendship.';
const seven = {
  Sun: 316.6,
  Moon: 40.2,
  Mercury: 335.4,
  Venus: 358.9,
  Mars: 139,
  Jupiter: 13.1,
  Saturn: 185.2,
};
const dt = '2012-02-29T16:05:30+05:30';

const lordInert: InertOption<VedicDignityRequest> = {
  field: '/sign_lord_longitude',
  reason: 'natural friendship (policy) does not depend on the longitude of the lord',
  when: (body) => body.policy?.friendship === 'natural',
};
const relationsInert = ['friendship', 'moolatrikona'].map((field) => ({
  field: `/policy/${field}`,
  reason: 'the answer has natural, temporary and compound relationships, and no rank',
}));

export const family = declareFamily({
  name: 'vedic-dignities',
  tag: 'vedic-dignities',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/dignity',
        summary: 'Vedic dignity of a planet at a sidereal longitude',
        description: `${RULES} Without \`sign_lord_longitude\` the rank is by natural friendship, with it by compound friendship.`,
        body: VedicDignityRequest,
        response: VedicDignityAnswerResponse,
        inert: [lordInert],
        example: { body: { planet: 'Venus', sidereal_longitude: 358.9 } },
      },
      (_engine, { body }) => dignity(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/relationships',
        summary: 'Natural, temporary and compound friendships of given longitudes',
        description:
          'Temporary friends are in the second, third, fourth, tenth, eleventh and twelfth sign (BPHS ch. 3).',
        body: VedicDignityChartRequest,
        response: VedicDignityRelationshipsAnswer,
        table: { list: 'relationships' },
        inert: relationsInert,
        example: { body: { sidereal_longitudes: seven } },
      },
      (_engine, { body }) => relations(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/condition',
        summary: 'Vedic dignity of a planet with its tier',
        description: `${RULES} Without \`sign_lord_longitude\` the rank is by natural friendship, with it by compound friendship.`,
        body: VedicDignityRequest,
        response: VedicDignityConditionResponse,
        inert: [lordInert],
        example: { body: { planet: 'Venus', sidereal_longitude: 358.9 } },
      },
      (_engine, { body }) => condition(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/chart-profile',
        name: 'vedic_dignities_given_chart_profile_route',
        summary: 'Vedic dignities of given longitudes',
        description: RULES,
        body: VedicDignityChartRequest,
        response: VedicChartDignityProfileResponse,
        table: { list: 'results' },
        example: { body: { sidereal_longitudes: seven } },
      },
      (_engine, { body }) => chartProfile(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/chart/dignity',
        summary: 'Vedic dignity of a planet in a chart',
        description: RULES,
        body: VedicDignityChartBackedRequest,
        response: VedicDignityChartBackedResultResponse,
        inert: siderealChartInert,
        example: { body: { dt, planet: 'Mars' } },
      },
      (engine, { body }) => chartDignity(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/chart/relationships',
        summary: 'Friendships of the planets of a chart',
        description: 'Natural, temporary and compound friendships of the seven planets (BPHS ch. 3).',
        body: VedicDignityChartBackedRelationshipsRequest,
        response: VedicDignityChartBackedRelationshipsResponse,
        inert: siderealChartInert,
        example: { body: { dt } },
      },
      (engine, { body }) => chartRelationships(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/vedic-dignities/chart/profile',
        summary: 'Vedic dignities of the planets of a chart',
        description: RULES,
        body: VedicDignityChartBackedProfileRequest,
        response: VedicDignityChartBackedProfileResponse,
        inert: siderealChartInert,
        example: { body: { dt } },
      },
      (engine, { body }) => chartBackedProfile(engine, body),
    ),
  ],
});
