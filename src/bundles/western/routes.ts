import { declareFamily, route } from '../../contract/route.js';
import { includes, westernProfile } from './profile.js';
import { WesternChartProfileRequest, WesternChartProfileResponse } from './schema.js';

type Body = WesternChartProfileRequest;
const noChart = (body: Body): boolean => !includes(body, 'chart');
const noDignities = (body: Body): boolean => !includes(body, 'dignities') && !includes(body, 'dignity_profile');
const noHouses = (body: Body): boolean => !includes(body, 'houses') && noDignities(body);

export const family = declareFamily({
  name: 'western',
  tag: 'western-profile',
  group: 'profile-bundles',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/western/chart-profile',
        summary: 'Western chart profile: chart, houses and dignities in one answer',
        description:
          'Contains the answers of `/v1/chart/reduction`, `/v1/houses/reduction`, `/v1/dignities/chart` and `/v1/dignities/chart/profile`; an excluded section is null. No further computation.',
        body: WesternChartProfileRequest,
        response: WesternChartProfileResponse,
        inert: [
          { field: '/bodies', reason: 'the chart is excluded', when: noChart },
          { field: '/include_nodes', reason: 'the chart is excluded', when: noChart },
          { field: '/house_system', reason: 'houses and dignities are excluded', when: noHouses },
          { field: '/house_policy', reason: 'houses and dignities are excluded', when: noHouses },
          { field: '/dignity_policy', reason: 'the dignities are excluded', when: noDignities },
        ],
        example: { body: { dt: '1990-06-15T14:30:00Z', observer_lat: 51.5, observer_lon: -0.12 } },
      },
      (engine, { body }) => westernProfile(engine, body),
    ),
  ],
});
