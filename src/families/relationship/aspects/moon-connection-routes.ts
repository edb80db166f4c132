import { route } from '../../../contract/route.js';
import { MoonConnectionFlowAnalysisResponse, MoonConnectionFlowRequest } from './moon-connection-schema.js';
import { moonConnectionFlow } from './moon-connection.js';

export const moonConnectionRoutes = [
  route(
    {
      method: 'POST',
      path: '/v1/aspects/moon-connection-flow',
      name: 'moon_connection_flow_route',
      summary: 'Previous separation, present motion and next connection of the Moon',
      description:
        'The last exact Ptolemaic aspect of the Moon in the requested window, the motion of that aspect at the query, and the next exact aspect before the Moon leaves its tropical sign. If there is no event, the answer gives the reason. Longitudes are apparent; speeds are rates of the astrometric longitude. Geometry only, without doctrine.',
      body: MoonConnectionFlowRequest,
      response: MoonConnectionFlowAnalysisResponse,
      example: { body: { jd_ut: 2460310.5, previous_window_policy: 'current_sign' } },
    },
    (engine, { body }) => moonConnectionFlow(engine, body),
  ),
];
