import { declareFamily, route } from '../../../contract/route.js';
import { boundsAggregate, boundsNetwork } from './aggregate.js';
import { boundClassification, boundConditionProfile, boundRelation, boundsTableAnswer, boundTruth } from './bounds.js';
import {
  EgyptianBoundClassificationResponse,
  EgyptianBoundConditionProfileResponse,
  EgyptianBoundLocalRequest,
  EgyptianBoundLookupRequest,
  EgyptianBoundRelationProfileResponse,
  EgyptianBoundsAggregateProfileResponse,
  EgyptianBoundsAggregateRequest,
  EgyptianBoundsNetworkProfileResponse,
  EgyptianBoundsTableQuery,
  EgyptianBoundsTableResponse,
  EgyptianBoundTruthResponse,
} from './schema.js';

const LOCAL = { longitude: 111.84, planet: 'Jupiter', is_day_chart: true };
const ENTRIES = {
  entries: [
    { planet: 'Sun', longitude: 111.84 },
    { planet: 'Moon', longitude: 65.31 },
    { planet: 'Mercury', longitude: 138.2 },
    { planet: 'Jupiter', longitude: 315.9 },
  ],
  is_day_chart: true,
};

export const family = declareFamily({
  name: 'egyptian-bounds',
  tag: 'egyptian-bounds',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/egyptian-bounds/table',
        summary: 'Bounds (terms) of all signs in one doctrine: Egyptian, Ptolemaic or Chaldean',
        query: EgyptianBoundsTableQuery,
        response: EgyptianBoundsTableResponse,
        table: { list: 'signs' },
        example: { query: { doctrine: 'egyptian' } },
      },
      (_engine, { query }) => boundsTableAnswer(query),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/egyptian-bounds/bound',
        summary: 'Bound (term) that contains a longitude',
        body: EgyptianBoundLookupRequest,
        response: EgyptianBoundTruthResponse,
        example: { body: { longitude: 111.84 } },
      },
      (_engine, { body }) => boundTruth(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/egyptian-bounds/classification',
        summary: 'Classification of a planet by its bound: own bound, nature and sect of the ruler',
        body: EgyptianBoundLocalRequest,
        response: EgyptianBoundClassificationResponse,
        example: { body: LOCAL },
      },
      (_engine, { body }) => boundClassification(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/egyptian-bounds/relation',
        summary: 'Relation of a planet to the ruler of its bound',
        body: EgyptianBoundLocalRequest,
        response: EgyptianBoundRelationProfileResponse,
        table: { list: 'admitted_relations' },
        example: { body: LOCAL },
      },
      (_engine, { body }) => boundRelation(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/egyptian-bounds/condition',
        summary: 'Condition of a planet by its bound',
        body: EgyptianBoundLocalRequest,
        response: EgyptianBoundConditionProfileResponse,
        example: { body: LOCAL },
      },
      (_engine, { body }) => boundConditionProfile(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/egyptian-bounds/aggregate',
        summary: 'Bound conditions of several planets with totals',
        body: EgyptianBoundsAggregateRequest,
        response: EgyptianBoundsAggregateProfileResponse,
        table: { list: 'profiles' },
        example: { body: ENTRIES },
      },
      (_engine, { body }) => boundsAggregate(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/egyptian-bounds/network',
        summary: 'Network of planets and the rulers of their bounds',
        body: EgyptianBoundsAggregateRequest,
        response: EgyptianBoundsNetworkProfileResponse,
        table: { list: 'nodes' },
        example: { body: ENTRIES },
      },
      (_engine, { body }) => boundsNetwork(body),
    ),
  ],
});
