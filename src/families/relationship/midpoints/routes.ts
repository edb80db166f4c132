import type { Static } from '@sinclair/typebox';
import { withDefaults } from '../../../contract/defaults.js';
import { declareFamily, route } from '../../../contract/route.js';
import { housesDoNotEnter, nodesNeedTheRequest } from '../../../contract/party.js';
import { chartPoints, partyChart } from '../../../services/party.js';
import type { Engine } from '../../../engine.js';
import type { Point } from '../../../doctrine/relationship/midpoints.js';
import { clusterAnswers, midpointAnswers, midpointHits, pictureAnswers, weightAnswers } from './answers.js';
import {
  MidpointClusterRequest,
  MidpointClusterSearchResponse,
  MidpointHitSearchResponse,
  MidpointRequest,
  MidpointSearchResponse,
  MidpointToPointRequest,
  MidpointWeightRequest,
  MidpointWeightSearchResponse,
  PlanetaryPictureRequest,
  PlanetaryPictureSearchResponse,
} from './schema.js';
import { lookupTable } from '../../../kernel/lookup.js';

const CLASSIC = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
const MODERN = [...CLASSIC, 'Uranus', 'Neptune', 'Pluto'];
const SETS = lookupTable<ReadonlySet<string>>({
  classic: new Set(CLASSIC),
  modern: new Set(MODERN),
  extended: new Set([...MODERN, 'True Node', 'North Node', 'Chiron']),
});

/** Computes `events` from the points of the chart that belong to the requested set; adds the basis of the chart. */
function chartSet<T>(
  engine: Engine,
  given: MidpointRequest,
  events: (points: readonly Point[]) => T,
): {
  events: T;
  computation_basis: Static<typeof MidpointSearchResponse>['computation_basis'];
} {
  const request = withDefaults(MidpointRequest, given);
  const { chart } = partyChart(engine, request.chart, request.include_nodes, '/chart');
  const set = SETS[request.planet_set];
  return {
    events: events(chartPoints(chart).filter(({ name }) => set.has(name))),
    computation_basis: chart.computation_basis,
  };
}

const inert = [
  ...housesDoNotEnter('/chart'),
  nodesNeedTheRequest,
  {
    field: '/include_nodes',
    reason: 'the sets classic and modern contain no node; extended contains the True Node',
    when: (body: MidpointRequest) => body.planet_set !== 'extended',
  },
];
const chart = { dt: '1985-07-14T08:25:00+02:00', latitude: 48.8566, longitude: 2.3522 };
const DIAL = 'On a dial, longitudes that differ by a multiple of the dial coincide. Orbs are degrees of longitude.';

export const family = declareFamily({
  name: 'midpoints',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/midpoints/calculate',
        name: 'midpoints_route',
        summary: 'Midpoints of all pairs of a chart',
        body: MidpointRequest,
        response: MidpointSearchResponse,
        table: { list: 'events' },
        inert,
        example: { body: { chart } },
      },
      (engine, { body }) => chartSet(engine, body, midpointAnswers),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/midpoints/to-point',
        name: 'midpoints_to_point_route',
        summary: 'Midpoints within an orb of a longitude',
        body: MidpointToPointRequest,
        response: MidpointHitSearchResponse,
        table: { list: 'events' },
        inert,
        example: { body: { chart, target: 112 } },
      },
      (engine, { body: given }) => {
        const body = withDefaults(MidpointToPointRequest, given);
        return chartSet(engine, body, (points) => midpointHits(points, body.target, body.orb));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/midpoints/pictures',
        name: 'midpoint_pictures_route',
        summary: 'Planetary pictures (Witte): bodies at the midpoint of two others',
        description: DIAL,
        body: PlanetaryPictureRequest,
        response: PlanetaryPictureSearchResponse,
        table: { list: 'events' },
        inert,
        example: { body: { chart, planet_set: 'modern', dial: 90, orb: 0.5 } },
      },
      (engine, { body: given }) => {
        const body = withDefaults(PlanetaryPictureRequest, given);
        return chartSet(engine, body, (points) => pictureAnswers(points, body.orb, body.dial));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/midpoints/weighting',
        name: 'midpoint_weighting_route',
        summary: 'Bodies by the number of their planetary pictures',
        description: DIAL,
        body: MidpointWeightRequest,
        response: MidpointWeightSearchResponse,
        table: { list: 'events' },
        inert,
        example: { body: { chart, dial: 90 } },
      },
      (engine, { body: given }) => {
        const body = withDefaults(MidpointWeightRequest, given);
        return chartSet(engine, body, (points) => weightAnswers(points, body.orb, body.dial));
      },
    ),
    route(
      {
        method: 'POST',
        path: '/v1/midpoints/clusters',
        name: 'midpoint_clusters_route',
        summary: 'Clusters of neighbouring midpoints on a dial',
        description: DIAL,
        body: MidpointClusterRequest,
        response: MidpointClusterSearchResponse,
        table: { list: 'events' },
        inert,
        example: { body: { chart, planet_set: 'modern', cluster_orb: 1 } },
      },
      (engine, { body: given }) => {
        const body = withDefaults(MidpointClusterRequest, given);
        return chartSet(engine, body, (points) =>
          clusterAnswers(points, { gapDeg: body.cluster_orb, minSize: body.min_size, dialDeg: body.dial }),
        );
      },
    ),
  ],
});
