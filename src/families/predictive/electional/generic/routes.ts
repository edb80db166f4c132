import { route } from '../../../../contract/route.js';
import { electionalMoments, electionalScored, electionalWindows } from './answers.js';
import { predicateCatalogue, scorerCatalogue } from './catalogue.js';
import { ElectionalMomentsRequest, ElectionalScoredRequest, ElectionalWindowsRequest } from './schema.js';
import {
  ElectionalMomentsResponse,
  ElectionalPredicateCatalogResponse,
  ElectionalScoredResponse,
  ElectionalScorerCatalogResponse,
  ElectionalWindowsResponse,
} from './schema-answers.js';

const samples =
  'Charts are sampled at a fixed step. Nothing is claimed between two samples, and no boundary or peak is exact.';
const body = {
  jd_start: 2460676.5,
  jd_end: 2460678.5,
  latitude: 51.5,
  longitude: -0.12,
  predicate_profile: 'body_longitude_range_v1',
  predicate_parameters: {
    subject: 'Moon',
    start_longitude: 300,
    end_longitude: 320,
  },
  policy: { step_days: 0.125 },
};

const TROPICAL = 'the frame is tropical, so no ayanamsa is applied';
const NO_HOUSES = 'the predicate uses no houses';
const SUBJECTS_ONLY = 'only the subjects are evaluated; a list without one of them is refused';
interface Search {
  readonly predicate_profile: string;
  readonly policy?: { readonly zodiac_frame?: string };
}
const tropical = (request: Search): boolean => request.policy?.zodiac_frame !== 'sidereal';
const inert = [
  { field: '/policy/ayanamsa_system', reason: TROPICAL, when: tropical },
  { field: '/policy/ayanamsa_mode', reason: TROPICAL, when: tropical },
  {
    field: '/policy/house_system',
    reason: NO_HOUSES,
    when: (request: Search) => request.predicate_profile !== 'body_house_membership_v1',
  },
  { field: '/policy/bodies', reason: SUBJECTS_ONLY },
];

export const genericRoutes = [
  route(
    {
      method: 'GET',
      path: '/v1/electional/predicate-profiles',
      summary: 'List the predicates of the electional search',
      response: ElectionalPredicateCatalogResponse,
      table: { list: 'profiles' },
      example: {},
    },
    () => predicateCatalogue(),
  ),
  route(
    {
      method: 'GET',
      path: '/v1/electional/scorer-profiles',
      summary: 'List the scorers of the electional search',
      response: ElectionalScorerCatalogResponse,
      table: { list: 'profiles' },
      example: {},
    },
    () => scorerCatalogue(),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/windows',
      minimalExample: false,
      summary: 'Find windows in which a predicate is true',
      description: `${samples} Qualifying points no further apart than the merge gap form one window.`,
      run: 'pool',
      body: ElectionalWindowsRequest,
      response: ElectionalWindowsResponse,
      table: { list: 'windows' },
      calendar: { list: 'windows', moments: [{ begin: 'jd_start', end: 'jd_end' }] },
      inert,
      example: { body },
    },
    (engine, { body: request }) => electionalWindows(engine, request),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/moments',
      minimalExample: false,
      summary: 'Find sampled instants at which a predicate is true',
      description: `${samples} The answer lists every qualifying point of the grid, without merging or early end.`,
      run: 'pool',
      body: ElectionalMomentsRequest,
      response: ElectionalMomentsResponse,
      inert: [
        ...inert,
        {
          field: '/policy/merge_gap_days',
          reason: 'raw moments are not merged',
        },
        {
          field: '/policy/max_windows',
          reason: 'there are no windows; the scan covers the entire span',
        },
      ],
      example: { body },
    },
    (engine, { body: request }) => electionalMoments(engine, request),
  ),
  route(
    {
      method: 'POST',
      path: '/v1/electional/scored',
      minimalExample: false,
      summary: 'Find windows in which a predicate is true, with their best score',
      description: `${samples} The score is a numeric fit in [0, 1], not an electional judgement. Ranks compare the returned windows.`,
      run: 'pool',
      body: ElectionalScoredRequest,
      response: ElectionalScoredResponse,
      table: { list: 'scored_windows' },
      calendar: { list: 'scored_windows', moments: [{ begin: 'jd_start', end: 'jd_end' }] },
      inert,
      example: {
        body: {
          ...body,
          scorer_profile: 'body_longitude_target_closeness_v1',
          scorer_parameters: {
            subject: 'Moon',
            target_longitude: 310,
            max_orb: 15,
          },
        },
      },
    },
    (engine, { body: request }) => electionalScored(engine, request),
  ),
];
