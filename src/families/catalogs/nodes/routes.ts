import { declareFamily, route } from '../../../contract/route.js';
import { geometricNode } from './geometric-node.js';
import { meanPlanetaryNode, meanPlanetaryNodes, nodeCatalog } from './mean-nodes.js';
import {
  GeometricNodeRequest,
  GeometricNodeResponse,
  MeanPlanetaryNodeRequest,
  MeanPlanetaryNodesBulkRequest,
  MeanPlanetaryNodesBulkResponse,
  NodeCatalogResponse,
  NodeResponse,
} from './schema.js';

const MEAN =
  'Mean elements of Simon et al. 1994 in the mean ecliptic and equinox of date (tropical); `j2000` has them in the fixed ecliptic. The mean orbit of the Earth is the ecliptic itself: its node is set to 0. No ephemeris is used.';

export const family = declareFamily({
  name: 'nodes',
  tag: 'nodes',
  group: 'catalogs',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/nodes/catalog',
        summary: 'Bodies with heliocentric nodes, and the methods for each',
        response: NodeCatalogResponse,
        table: { list: 'bodies' },
        example: {},
      },
      () => nodeCatalog(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/nodes/planetary/mean',
        summary: 'Mean node and apsides of a planet',
        description: MEAN,
        body: MeanPlanetaryNodeRequest,
        response: NodeResponse,
        example: { body: { planet: 'Mars', jd: 2451545 } },
      },
      (_engine, { body }) => meanPlanetaryNode(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/nodes/planetary/mean/bulk',
        summary: 'Mean nodes and apsides of several planets',
        description: MEAN,
        body: MeanPlanetaryNodesBulkRequest,
        response: MeanPlanetaryNodesBulkResponse,
        table: { list: 'nodes' },
        example: { body: { jd: 2451545, planets: ['Venus', 'Mars'] } },
      },
      (_engine, { body }) => meanPlanetaryNodes(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/nodes/geometric',
        summary: 'Node and apsides of an osculating heliocentric orbit',
        run: 'pool',
        description:
          'Osculating elements of the geometric heliocentric state, in the true ecliptic and equinox of date, with GM of Sun and planet (DE440). Mars to Pluto are the barycentres of their systems. `perihelion` is the ecliptic longitude of the perihelion; `longitude_of_perihelion` is node + argument. A small body without a kernel is integrated from its elements.',
        body: GeometricNodeRequest,
        response: GeometricNodeResponse,
        example: { body: { body: 'Mars', jd_ut: 2451545 } },
      },
      (engine, { body }) => geometricNode(engine, body),
    ),
  ],
});
