import { Type } from '@sinclair/typebox';
import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { directionArcs, directionProfile, directionRelations, directionsNetwork } from './answers.js';
import { directionArcsReduction, directionNetworkReduction, directionProfileReduction } from './reduction.js';
import {
  PrimaryDirectionRelationProfileResponse,
  PrimaryDirectionsArcsResponse,
  PrimaryDirectionsNetworkResponse,
  PrimaryDirectionsProfileResponse,
  PrimaryDirectionsSpeculumResponse,
} from './schema-answer.js';
import {
  PrimaryDirectionsArcsReductionResponse,
  PrimaryDirectionsNetworkReductionResponse,
  PrimaryDirectionsProfileReductionResponse,
} from './schema-reduction.js';
import {
  PrimaryDirectionsSpeculumRequest,
  PrimaryDirectionsRelationsRequest,
  PrimaryDirectionsSearchRequest,
} from './schema-request.js';
import { directionSpeculum } from './speculum.js';

const base = {
  dt: '1985-03-21T08:15:00Z',
  latitude: 51.5,
  longitude: -0.12,
  bodies: ['Sun', 'Moon', 'Mars'],
  observer_lat: 51.5,
};
const example = { body: { ...base, max_arc: 30, significators: ['Sun', 'ASC'], promissors: ['Mars', 'Moon'] } };

type Search = PrimaryDirectionsSearchRequest;
type Inert = InertOption<Search>;

const submitted = (body: Search): boolean => (body.submitted_arcs ?? null) !== null;
const namesCusp = ({ significators, promissors }: Search): boolean =>
  [...(significators ?? []), ...(promissors ?? [])].some((name) => /^\s*h\s*\d/i.test(name));
const inSubmitted = (fields: readonly string[], reason: string): Inert[] =>
  fields.map((field) => ({ field, reason, when: submitted }));

/** What a search acts on, and arcs that were found elsewhere do not. */
const searchAlone: Inert[] = inSubmitted(
  ['/max_arc', '/significators', '/promissors', '/aspect_promissors', '/max_age', '/limit', '/offset'],
  'submitted arcs are evaluated as they are',
);
/** What the figure is made from, where the answer shows nothing of it. */
const ofFigure: Inert[] = inSubmitted(
  ['/bodies', '/include_nodes', '/observer_lon', '/observer_elev_m', '/obliquity', '/place_center'],
  'no figure enters the answer of submitted arcs',
);
const houses: Inert = {
  field: '/house_system',
  reason: 'only cusps (H1 ... H12) depend on the house system, and none is named',
  when: (body) => submitted(body) || !namesCusp(body),
};
const depth: Inert[] = [
  { field: '/include_relations', reason: 'relations are told in profiles' },
  { field: '/include_condition', reason: 'conditions are told in profiles' },
];
/** A graph shows no ages; they act where they choose its arcs. */
const ages = (fields: readonly string[]): Inert[] =>
  fields.map((field) => ({
    field,
    reason: 'the network has no ages, and none chooses its arcs',
    when: (body) => submitted(body) || (body.max_age ?? null) === null,
  }));
/** Reductions echo the figure also of submitted arcs. */
const ofReduction: Inert[] = inSubmitted(
  ['/bodies', '/include_nodes', '/obliquity', '/place_center'],
  'no body enters the answer of submitted arcs',
);

const ways =
  'Direct: the daily motion carries the promissor to the mundane place of the significator; converse: the two change their parts. Presets are whole ways of directing (README of the family: formulas and sources). Answers are bounded: `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` choose. Points that the method cannot place at the latitude are named in `not_evaluable`.';

const PATH = '/v1/primary-directions';
export const family = declareFamily({
  name: 'primary-directions',
  tag: 'primary-directions',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: `${PATH}/speculum`,
        summary: 'Speculum: the mundane quantities of bodies and angles',
        description:
          'Right ascension, declination, semi-arcs, ascensions, circles of position and poles. What never crosses the horizon has the semi-arcs 180 and 0, and says so in `rising`.',
        body: PrimaryDirectionsSpeculumRequest,
        response: PrimaryDirectionsSpeculumResponse,
        inert: [{ field: '/house_system', reason: 'bodies and angles do not depend on the house system' }],
        example: { body: base },
      },
      (engine, { body }) => directionSpeculum(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/arcs`,
        summary: 'Primary directions by arc',
        description: ways,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsArcsResponse,
        inert: [...searchAlone, ...ofFigure, houses, ...depth],
        example,
      },
      (engine, { body }) => directionArcs(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/arcs/reduction`,
        summary: 'Primary directions by arc, with their receipts',
        description: ways,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsArcsReductionResponse,
        inert: [...searchAlone, ...ofReduction, ...depth],
        example,
      },
      (engine, { body }) => directionArcsReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/relations`,
        summary: 'Relations of submitted arcs under a policy',
        description:
          'Each arc is checked against the policy: method, space, motion, relation, and the rate of the solar key.',
        run: 'pool',
        body: PrimaryDirectionsRelationsRequest,
        response: Type.Array(PrimaryDirectionRelationProfileResponse),
        example: { body: { submitted_arcs: [{ significator: 'Sun', promissor: 'Mars', arc: 12.5, direction: 'D' }] } },
      },
      (_engine, { body }) => directionRelations(body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/profile`,
        summary: 'Primary directions by significator',
        description: `${ways} An empty profile has 0 for its nearest and farthest arc.`,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsProfileResponse,
        inert: [...searchAlone, ...ofFigure, houses],
        example,
      },
      (engine, { body }) => directionProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/profile/reduction`,
        summary: 'Primary directions by significator, with their receipts',
        description: ways,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsProfileReductionResponse,
        inert: [...searchAlone, ...ofReduction],
        example,
      },
      (engine, { body }) => directionProfileReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/network`,
        summary: 'Promissors and significators as a graph',
        description: ways,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsNetworkResponse,
        inert: [...searchAlone, ...ofFigure, houses, ...depth, ...ages(['/policy/key', '/timing'])],
        example,
      },
      (engine, { body }) => directionsNetwork(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/network/reduction`,
        summary: 'Promissors and significators as a graph, with its receipts',
        description: ways,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsNetworkReductionResponse,
        inert: [...searchAlone, ...ofReduction, ...depth, ...ages(['/timing'])],
        example,
      },
      (engine, { body }) => directionNetworkReduction(engine, body),
    ),
  ],
});
