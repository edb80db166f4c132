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
        'The last exact Ptolemaic aspect of the Moon in the chosen window, its motion at the query, and the first exact one before the Moon leaves its tropical sign. Absence carries its reason. Longitudes are apparent; speeds are rates of the astrometric longitude. Geometry alone.',
      body: MoonConnectionFlowRequest,
      response: MoonConnectionFlowAnalysisResponse,
      example: { body: { jd_ut: 2460310.5, previous_window_policy: 'current_sign' } },
    },
    (engine, { body }) => moonConnectionFlow(engine, body),
  ),
];
