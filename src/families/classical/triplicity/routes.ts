import { declareFamily, route } from '../../../contract/route.js';
import {
  TriplicityAssignmentRequest,
  TriplicityAssignmentResponse,
  TriplicityScoreRequest,
  TriplicityScoreResponse,
  TriplicityTableQuery,
  TriplicityTableResponse,
} from './schema.js';
import { triplicityAssignment, triplicityScore, triplicityTable } from './triplicity.js';

export const family = declareFamily({
  name: 'triplicity',
  tag: 'triplicity',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/triplicity/table',
        summary: 'Triplicity rulers of all signs (Dorotheus) in a day chart or a night chart',
        query: TriplicityTableQuery,
        response: TriplicityTableResponse,
        table: { list: 'assignments' },
        example: { query: { is_day_chart: true } },
      },
      (_engine, { query }) => triplicityTable(query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/triplicity/assignment',
        summary: 'Triplicity rulers of a sign (Dorotheus)',
        body: TriplicityAssignmentRequest,
        response: TriplicityAssignmentResponse,
        example: { body: { sign: 'Aries', is_day_chart: true } },
      },
      (_engine, { body }) => triplicityAssignment(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/triplicity/score',
        summary: 'Triplicity score of a planet in a sign',
        body: TriplicityScoreRequest,
        response: TriplicityScoreResponse,
        example: { body: { planet: 'Sun', sign: 'Leo', is_day_chart: true } },
      },
      (_engine, { body }) => triplicityScore(body),
    ),
  ],
});
