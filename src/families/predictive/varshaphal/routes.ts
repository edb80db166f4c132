import { declareFamily, route } from '../../../contract/route.js';
import { judgementProfile, judgementYear, topicWindows, yearSummary, yearTopics } from './answers.js';
import { varshaphalChart } from './chart.js';
import {
  TopicQuery,
  VarshaphalChartRequest,
  VarshaphalDoctrineRequest,
  VarshaphalTimingRequest,
  VarshaphalWindowsRequest,
} from './schema.js';
import {
  MuddaActiveResponse,
  MuddaPeriodJudgementResponse,
  TasiraActiveResponse,
  VarshaphalChartResponse,
} from './schema-chart.js';
import {
  VarshaphalJudgementProfileResponse,
  VarshaphalTopicsResponse,
  VarshaphalWindowsResponse,
  VarshaphalYearJudgementResponse,
  VarshaphalYearSummaryResponse,
} from './schema-judgement.js';
import { muddaActive, muddaJudgement, tasiraActive } from './timing.js';

const chart = {
  natal_dt: '1985-03-21T13:45:00+05:30',
  natal_latitude: 28.61,
  natal_longitude: 77.21,
  year: 2024,
  latitude: 28.61,
  longitude: 77.21,
};
const timing = { body: { ...chart, query_dt: '2024-09-01T00:00:00Z' } };

const RETURN =
  'The year begins when the Sun returns to its natal sidereal longitude. Years are counted from the civil year of birth in the offset of `natal_dt`.';
const READINGS =
  'The rules follow the Tajika Neelakanthi; the points and terms of the judgements are house rules. Readings on which authors differ are fields of the request; `basis` returns them.';

const bodiesDoNotEnter = { field: '/bodies', reason: 'the rules use only the seven planets' };
const noHouses = { field: '/house_system', reason: 'this answer does not depend on houses' };
const YEAR_LORD_FIELDS = ['/year_lord_rule', '/moon_year_lord'];
const YOGA_FIELDS = ['/ithasala_motion', '/kamboola_contact', '/manahoo_contact', '/nakta_mediator', '/khallasara'];
const STRENGTH_FIELDS = ['/varga_shares', '/directional_strength', '/mean_motions'];
/** The readings do not change an answer that contains only times. */
const noReading = [
  ...YEAR_LORD_FIELDS.map((field) => ({ field, reason: 'this answer does not depend on the lord of the year' })),
  ...YOGA_FIELDS.map((field) => ({ field, reason: 'this answer does not depend on yogas' })),
  ...STRENGTH_FIELDS.map((field) => ({ field, reason: 'this answer does not depend on strengths' })),
];
const noNode = { field: '/node', reason: 'this answer contains no position of a node' };
const noMudda = { field: '/mudda_first_period', reason: 'this answer does not depend on mudda periods' };

export const family = declareFamily({
  name: 'varshaphal',
  tag: 'varshaphal',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/chart',
        summary: 'Annual chart (varshaphal) with muntha, lord of the year, yogas, sahams and periods',
        description: `${RETURN} ${READINGS}`,
        body: VarshaphalChartRequest,
        response: VarshaphalChartResponse,
        table: { list: 'tajika_aspects' },
        example: { body: chart },
      },
      (engine, { body }) => varshaphalChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/judgement/profile',
        summary: 'Strengths of the governors and sahams of a year',
        description: `${RETURN} ${READINGS}`,
        body: VarshaphalDoctrineRequest,
        response: VarshaphalJudgementProfileResponse,
        table: { list: 'actor_rankings' },
        inert: [bodiesDoNotEnter],
        example: { body: chart },
      },
      (engine, { body }) => judgementProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/judgement/year',
        summary: 'Judgement of a year and of its topics',
        description: `${RETURN} ${READINGS}`,
        body: VarshaphalDoctrineRequest,
        response: VarshaphalYearJudgementResponse,
        table: { list: 'supporting_governors' },
        example: { body: chart },
      },
      (engine, { body }) => judgementYear(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/summary',
        summary: 'Summary of a year',
        description: `${RETURN} ${READINGS}`,
        body: VarshaphalDoctrineRequest,
        response: VarshaphalYearSummaryResponse,
        inert: [bodiesDoNotEnter],
        example: { body: chart },
      },
      (engine, { body }) => yearSummary(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/topics',
        summary: 'Topics of a year by points',
        description: `${RETURN} ${READINGS}`,
        body: VarshaphalDoctrineRequest,
        response: VarshaphalTopicsResponse,
        table: { list: null },
        example: { body: chart },
      },
      (engine, { body }) => yearTopics(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/topics/windows',
        summary: 'Periods of a year in which a matter is active',
        description: `${RETURN} The windows are the mudda sub-periods of the ruler of the matter's saham, or of a lord of its houses, by time; then the tasira periods of these planets. ${READINGS}`,
        query: TopicQuery,
        body: VarshaphalWindowsRequest,
        response: VarshaphalWindowsResponse,
        table: { list: null },
        calendar: { list: null, moments: [{ begin: 'start_jd', end: 'end_jd' }] },
        example: { query: { topic: 'marriage' }, body: chart },
      },
      (engine, { body, query }) => topicWindows(engine, body, query.topic),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/mudda/active',
        summary: 'Mudda period and sub-period at an instant',
        description: `${RETURN} An instant outside the year gives 422.`,
        body: VarshaphalTimingRequest,
        response: MuddaActiveResponse,
        inert: [bodiesDoNotEnter, noHouses, ...noReading, noNode],
        example: timing,
      },
      (engine, { body }) => muddaActive(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/mudda/judgement',
        summary: 'Result of a mudda period',
        description: `${RETURN} ${READINGS}`,
        body: VarshaphalTimingRequest,
        response: MuddaPeriodJudgementResponse,
        inert: [bodiesDoNotEnter],
        example: timing,
      },
      (engine, { body }) => muddaJudgement(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/varshaphal/tasira/active',
        errors: [404],
        summary: 'Tasira period at an instant',
        description: `${RETURN} The answer is 404 when no body has a distinct aspect to the lagna.`,
        body: VarshaphalTimingRequest,
        response: TasiraActiveResponse,
        inert: [noHouses, ...noReading, noNode, noMudda],
        example: timing,
      },
      (engine, { body }) => tasiraActive(engine, body),
    ),
  ],
});
