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

/** Fields that apply to searches, not to submitted arcs. */
const searchAlone: Inert[] = inSubmitted(
  ['/max_arc', '/significators', '/promissors', '/aspect_promissors', '/max_age', '/limit', '/offset'],
  'submitted arcs are evaluated without a search',
);
/** Fields of the figure, for answers that do not contain it. */
const ofFigure: Inert[] = inSubmitted(
  ['/bodies', '/include_nodes', '/observer_lon', '/observer_elev_m', '/obliquity', '/place_center'],
  'the answer of submitted arcs does not use a figure',
);
const houses: Inert = {
  field: '/house_system',
  reason: 'only cusps (H1 ... H12) depend on the house system, and the request names none',
  when: (body) => submitted(body) || !namesCusp(body),
};
const depth: Inert[] = [
  { field: '/include_relations', reason: 'only profiles contain relations' },
  { field: '/include_condition', reason: 'only profiles contain conditions' },
];
/** Fields of ages, which networks do not contain; they act if `max_age` selects the arcs. */
const ages = (fields: readonly string[]): Inert[] =>
  fields.map((field) => ({
    field,
    reason: 'a network contains no ages, and max_age does not select its arcs',
    when: (body) => submitted(body) || (body.max_age ?? null) === null,
  }));
/** Fields of the bodies; reductions of submitted arcs echo the rest of the figure. */
const ofReduction: Inert[] = inSubmitted(
  ['/bodies', '/include_nodes', '/obliquity', '/place_center'],
  'the answer of submitted arcs contains no bodies',
);

const ways =
  'Direct: the daily motion carries the promissor to the mundane place of the significator. Converse: promissor and significator exchange their roles. A preset fixes all choices of a method (formulas and sources: src/families/predictive/primary-directions/README.md). `significators`, `promissors`, `max_arc`, `max_age`, `limit` and `offset` bound the answer. `not_evaluable` lists points that have no mundane place at this latitude.';

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
          'Right ascension, declination, semi-arcs, ascensions, circles of position and poles. A point that never crosses the horizon has the semi-arcs 180 and 0, and `rising` reports it.',
        body: PrimaryDirectionsSpeculumRequest,
        response: PrimaryDirectionsSpeculumResponse,
        table: { list: 'entries' },
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
        table: { list: 'arcs' },
        calendar: { list: 'arcs', moments: [{ begin: 'timing.datetime_utc' }] },
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
          'Validates each arc against the policy: method, space, motion, relation, and the rate of the solar key.',
        run: 'pool',
        body: PrimaryDirectionsRelationsRequest,
        response: Type.Array(PrimaryDirectionRelationProfileResponse),
        table: { list: null },
        example: { body: { submitted_arcs: [{ significator: 'Sun', promissor: 'Mars', arc: 12.5, direction: 'D' }] } },
      },
      (_engine, { body }) => directionRelations(body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/profile`,
        summary: 'Primary directions by significator',
        description: `${ways} An empty profile has 0 as nearest and farthest arc.`,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsProfileResponse,
        table: { list: 'not_evaluable' },
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
        summary: 'Promissors and significators as a network',
        description: ways,
        run: 'pool',
        body: PrimaryDirectionsSearchRequest,
        response: PrimaryDirectionsNetworkResponse,
        table: { list: 'not_evaluable' },
        inert: [...searchAlone, ...ofFigure, houses, ...depth, ...ages(['/policy/key', '/timing'])],
        example,
      },
      (engine, { body }) => directionsNetwork(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/network/reduction`,
        summary: 'Promissors and significators as a network, with its receipts',
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
