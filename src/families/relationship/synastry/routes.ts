import type { InertOption } from '../../../contract/inert-options.js';
import { housesDoNotEnter, observersDoNotEnter } from '../../../contract/party.js';
import { labelsDoNotEnter } from '../../../contract/relationship.js';
import { declareFamily, route } from '../../../contract/route.js';
import { chartCondition, network } from './condition.js';
import { contactProfiles, contactRelations, synastryAspects, synastryContacts } from './contacts.js';
import { bothOverlays, directionalOverlay, overlayRelations } from './overlays.js';
import {
  MAX_CONTACTS,
  MutualHouseOverlayResponse,
  SynastryAspectSearchResponse,
  SynastryChartConditionProfileResponse,
  SynastryConditionNetworkProfileResponse,
  SynastryConditionProfileListResponse,
  SynastryContactSearchResponse,
  SynastryDirectionalOverlayRequest,
  SynastryHouseOverlayResponse,
  SynastryOverlayPairRequest,
  SynastryPairRequest,
  SynastryRelationListResponse,
} from './schema.js';

const example = {
  body: {
    first: {
      dt: '1985-07-14T08:25:00+02:00',
      latitude: 48.8566,
      longitude: 2.3522,
      bodies: ['Sun', 'Moon', 'Venus', 'Mars'],
    },
    second: {
      dt: '1988-11-02T21:40:00-05:00',
      latitude: 40.7128,
      longitude: -74.006,
      bodies: ['Sun', 'Moon', 'Venus', 'Mars'],
    },
  },
};
const contacts = `Aspects from points of the first chart (body1) to points of the second (body2), sorted by orb. Between bodies, \`applying\` follows from the speeds at the two births. At most ${MAX_CONTACTS} contacts.`;
const overlays =
  'The houses are those of the other party, at its place and in its house_system (default Placidus). The answer names a fallback of the house system.';

const houses = housesDoNotEnter('/first', '/second');
const NO_ASPECT = 'overlays do not use aspects';
const noAspects: readonly InertOption<unknown>[] = [
  { field: '/tier', reason: NO_ASPECT },
  { field: '/orb_factor', reason: NO_ASPECT },
];

/** Fields without effect on an overlay in one direction: points of the target party, houses of the source party. */
const directed = (source: 'first' | 'second'): InertOption<SynastryDirectionalOverlayRequest>[] => {
  const target = source === 'first' ? 'second' : 'first';
  const when = ({ direction }: SynastryDirectionalOverlayRequest): boolean =>
    (direction ?? 'first_in_second') === `${source}_in_${target}`;
  return [
    { field: `/${target}/bodies`, reason: `the points are those of the ${source} party`, when },
    { field: `/${target}/include_nodes`, reason: `the points are those of the ${source} party`, when },
    ...observersDoNotEnter(`the points are those of the ${source} party`, `/${target}`).map((option) => ({
      ...option,
      when,
    })),
    { field: `/${source}/house_system`, reason: `the houses are those of the ${target} party`, when },
  ];
};

const ONLY_PAIRS = 'overlay relations connect the parties, not their points and houses';
const noPoints: readonly InertOption<unknown>[] = [
  ...['/first', '/second'].flatMap((party) =>
    ['bodies', 'include_nodes', 'house_system'].map((name) => ({ field: `${party}/${name}`, reason: ONLY_PAIRS })),
  ),
  ...observersDoNotEnter(ONLY_PAIRS, '/first', '/second'),
  { field: '/include_nodes', reason: ONLY_PAIRS },
];

export const family = declareFamily({
  name: 'synastry',
  tag: 'relationship',
  group: 'relationship',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/synastry/aspects',
        summary: 'Aspects between two charts',
        description: contacts,
        body: SynastryPairRequest,
        response: SynastryAspectSearchResponse,
        table: { list: 'events' },
        inert: [...houses, ...labelsDoNotEnter()],
        example,
      },
      (engine, { body }) => synastryAspects(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/contacts',
        summary: 'Aspects between two charts, with their derivation',
        description: contacts,
        body: SynastryPairRequest,
        response: SynastryContactSearchResponse,
        table: { list: 'events' },
        inert: houses,
        example,
      },
      (engine, { body }) => synastryContacts(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/contact-relations',
        summary: 'The relations of the contacts',
        description: contacts,
        body: SynastryPairRequest,
        response: SynastryRelationListResponse,
        table: { list: 'relations' },
        inert: houses,
        example,
      },
      (engine, { body }) => contactRelations(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/condition-profiles',
        summary: 'Structural profile of each contact',
        description: contacts,
        body: SynastryPairRequest,
        response: SynastryConditionProfileListResponse,
        table: { list: 'profiles' },
        inert: [...houses, ...labelsDoNotEnter()],
        example,
      },
      (engine, { body }) => contactProfiles(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/overlay',
        summary: 'Points of one chart in the houses of the other',
        description: overlays,
        body: SynastryDirectionalOverlayRequest,
        response: SynastryHouseOverlayResponse,
        table: { list: 'placements' },
        inert: [...noAspects, ...directed('first'), ...directed('second')],
        example,
      },
      (engine, { body }) => directionalOverlay(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/overlays',
        summary: 'House overlays in both directions',
        description: overlays,
        body: SynastryOverlayPairRequest,
        response: MutualHouseOverlayResponse,
        inert: noAspects,
        example,
      },
      (engine, { body }) => bothOverlays(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/overlay-relations',
        summary: 'The relations of the two overlays',
        description: overlays,
        body: SynastryOverlayPairRequest,
        response: SynastryRelationListResponse,
        table: { list: 'relations' },
        inert: [...noAspects, ...noPoints],
        example,
      },
      (engine, { body }) => overlayRelations(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/chart-condition',
        summary: 'Profiles of all contacts, overlays and relationship charts',
        description:
          'Contacts, both overlays, the midpoint composite and the Davison chart (authP). Strongest and weakest are ranked by kind only: relationship chart, then overlay, then contact.',
        body: SynastryPairRequest,
        response: SynastryChartConditionProfileResponse,
        table: { list: 'profiles' },
        inert: labelsDoNotEnter(),
        example,
      },
      (engine, { body }) => chartCondition(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/synastry/network',
        summary: 'All relations of two charts as a directed network',
        description:
          'Node ids are `body:LABEL:NAME`, `pair:LABEL` and `chart:KIND:METHOD`, with the labels of the request.',
        body: SynastryPairRequest,
        response: SynastryConditionNetworkProfileResponse,
        table: { list: 'nodes' },
        inert: houses,
        example,
      },
      (engine, { body }) => network(engine, body),
    ),
  ],
});
