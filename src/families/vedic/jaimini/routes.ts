import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { extended } from './extended-routes.js';
import { karakaCondition, karakaPair, karakaProfile, karakaResult, rankChart, rankDirect } from './jaimini.js';
import {
  AuthOChartProfileResponse,
  AuthOChartRequest,
  AuthOConditionChartRequest,
  AuthOConditionDirectRequest,
  AuthODirectRequest,
  AuthOKarakaResultResponse,
  AuthOPairChartRequest,
  AuthOPairDirectRequest,
  KarakaConditionProfileResponse,
  KarakaPairResponse,
} from './schema.js';

const RULE =
  'Jaimini chara karakas: the planets rank by the degrees that they have traversed in their signs, most first; in the scheme of eight the degrees of Rahu count to the end of its sign. In the scheme of seven the policy decides whether the fifth rank is Pitrikaraka or Putrakaraka. `tie_warnings` lists planets at equal degrees, the naturally stronger first.';
const ONE_OF = `${RULE} Give exactly one of \`karaka_name\` and \`planet\`.`;

const sidereal_longitudes = {
  Sun: 316.6,
  Moon: 40.2,
  Mercury: 335.4,
  Venus: 358.9,
  Mars: 139,
  Jupiter: 13.1,
  Saturn: 185.2,
};
const dt = '2012-02-29T16:05:30+05:30';

/** The longitudes of these requests are sidereal. */
const directInert: readonly InertOption<AuthODirectRequest>[] = [
  {
    field: '/ayanamsa_system',
    reason: 'the longitudes of the request are sidereal; the name is only returned',
  },
  {
    field: '/policy/ayanamsa_system',
    reason: 'the longitudes of the request are sidereal; the name is only returned',
  },
];
const chartInert: readonly InertOption<AuthOChartRequest>[] = [
  {
    field: '/node',
    reason: 'the scheme of seven does not rank Rahu',
    when: (body) => (body.policy?.scheme ?? body.scheme) !== 8,
  },
];

const direct = [
  route(
    {
      method: 'POST',
      path: '/v1/authO/karakas',
      summary: 'Jaimini karakas of given sidereal longitudes',
      description: RULE,
      body: AuthODirectRequest,
      response: AuthOKarakaResultResponse,
      table: { list: 'assignments' },
      inert: directInert,
      example: { body: { sidereal_longitudes } },
    },
    (_engine, { body }) => karakaResult(rankDirect(body)),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/karakas/profile',
      summary: 'Profile of the Jaimini karakas of given sidereal longitudes',
      description: RULE,
      body: AuthODirectRequest,
      response: AuthOChartProfileResponse,
      table: { list: 'profiles' },
      inert: directInert,
      example: { body: { sidereal_longitudes } },
    },
    (_engine, { body }) => karakaProfile(rankDirect(body)),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/karakas/condition',
      minimalExample: false,
      summary: 'One Jaimini karaka of given sidereal longitudes',
      description: ONE_OF,
      body: AuthOConditionDirectRequest,
      response: KarakaConditionProfileResponse,
      inert: directInert,
      example: { body: { sidereal_longitudes, karaka_name: 'Atmakaraka' } },
    },
    (_engine, { body }) => karakaCondition(rankDirect(body), body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/karakas/pair',
      summary: 'Two Jaimini karakas of given sidereal longitudes',
      description: RULE,
      body: AuthOPairDirectRequest,
      response: KarakaPairResponse,
      inert: directInert,
      example: { body: { sidereal_longitudes, role_a: 'Atmakaraka', role_b: 'Darakaraka' } },
    },
    (_engine, { body }) => karakaPair(rankDirect(body), body),
  ),
];

const chart = [
  route(
    {
      method: 'POST',
      path: '/v1/authO/chart/karakas',
      summary: 'Jaimini karakas of an instant',
      description: RULE,
      body: AuthOChartRequest,
      response: AuthOKarakaResultResponse,
      table: { list: 'assignments' },
      inert: chartInert,
      example: { body: { dt } },
    },
    (engine, { body }) => karakaResult(rankChart(engine, body)),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/chart/profile',
      summary: 'Profile of the Jaimini karakas of an instant',
      description: RULE,
      body: AuthOChartRequest,
      response: AuthOChartProfileResponse,
      table: { list: 'profiles' },
      inert: chartInert,
      example: { body: { dt } },
    },
    (engine, { body }) => karakaProfile(rankChart(engine, body)),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/chart/condition',
      minimalExample: false,
      summary: 'One Jaimini karaka of an instant',
      description: ONE_OF,
      body: AuthOConditionChartRequest,
      response: KarakaConditionProfileResponse,
      inert: chartInert,
      example: { body: { dt, karaka_name: 'Amatyakaraka' } },
    },
    (engine, { body }) => karakaCondition(rankChart(engine, body), body),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/authO/chart/pair',
      summary: 'Two Jaimini karakas of an instant',
      description: RULE,
      body: AuthOPairChartRequest,
      response: KarakaPairResponse,
      inert: chartInert,
      example: { body: { dt, role_a: 'Atmakaraka', role_b: 'Amatyakaraka' } },
    },
    (engine, { body }) => karakaPair(rankChart(engine, body), body),
  ),
];

export const family = declareFamily({
  name: 'authO',
  tag: 'authO',
  group: 'classical-vedic',
  routes: [...direct, ...chart, ...extended],
});
