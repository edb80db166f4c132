import { declareFamily, route } from '../../../../contract/route.js';
import { businessAt, businessCatalogue, businessWindows, compareParties, judgeBusiness } from './business.js';
import {
  BUSINESS_ANSWERS,
  BusinessCatalogueResponse,
  BusinessComparisonRequest,
  BusinessComparisonResponse,
  BusinessDateTimeRequest,
  BusinessDirectRequest,
  BusinessWindowsRequest,
} from './schema.js';
import { UNREAD_BY_COMMERCE, unread } from '../unread.js';

const RULES =
  'Buying, selling and opening a shop by Muhurta Chintamani, Nakshatra 16-17, with the tithi rules of Shubhashubha.';
const JUDGED =
  'Each test is true, false or unknown: evidence that is absent leaves the tests that need it undecided. The verdict is `restricted` when a test restricts, else `indeterminate` when one is undecided, else `passes_selected_profile`. A verdict is that of the text and foretells nothing.';
const DERIVED =
  'The evidence (planets, ascendant, solar day from the sunrise of the centre at -47 arcmin, lunar month, visibility) is derived for the instant and place. Where the Sun does not rise, set and rise again, `solar` is null and the tests that need it are undecided (`search_receipt.unavailable_reasons`).';
const CELLS =
  'The span is cut into cells at the solved instants at which an ingredient changes; each cell is judged once. At most `limits.max_range_days` (7) days. Without `detail` an answer above 300 kB has the decisions of its cells alone, or joins cells of equal status.';

const evidence = {
  jd_ut1: 2460418.708333,
  planets: [
    { planet: 'Sun', sidereal_longitude: 4.46 },
    { planet: 'Moon', sidereal_longitude: 121.27 },
    { planet: 'Mars', sidereal_longitude: 326.19 },
    { planet: 'Mercury', sidereal_longitude: 353.97 },
    { planet: 'Jupiter', sidereal_longitude: 26.97 },
    { planet: 'Venus', sidereal_longitude: 351.91 },
    { planet: 'Saturn', sidereal_longitude: 321.24 },
  ],
  lagna_sidereal_longitude: 80.68,
};

const TOLERANCE = {
  field: '/policy/solver_tolerance_seconds' as const,
  reason: 'the evidence is supplied; nothing is solved',
};
const UNREAD = unread(UNREAD_BY_COMMERCE, 'no rule of commerce reads it');
const VERSES = {
  field: '/policy/spoiled_pairs' as const,
  reason: 'a sale alone reads spoiled pairs of weekday and star',
  when: ({ policy }: { policy: { purpose: string } }) => policy.purpose !== 'sale',
};
const PARTY = { field: '/context/counterparty_id' as const, reason: 'the other party is echoed; no rule reads it' };
/** Limits that a judgement of one instant cannot reach. */
const INSTANT_LIMITS = ['max_historical_cells', 'max_cells', 'max_range_days', 'max_history_days'].map((name) => ({
  field: `/limits/${name}`,
  reason: 'one instant has no cells, no range and no such record',
}));
const SPAN_LIMITS = ['max_historical_cells', 'max_history_days'].map((name) => ({
  field: `/limits/${name}`,
  reason: 'the judgement looks at no such record',
}));
const place = { latitude: 25.3176, longitude: 82.9739, timezone: 'Asia/Kolkata' };
const moment = { dt: '2024-04-18T10:30:00+05:30', ...place };
const span = { start: '2024-04-18T10:00:00+05:30', end: '2024-04-18T13:00:00+05:30', ...place };

const policy = { purpose: 'sale' };
const context = { actor_id: 'seller', actor_role: 'seller', anchor: 'acceptance_exchange' };

export const family = declareFamily({
  name: 'muhurta-business',
  tag: 'muhurta',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/muhurta/business/catalogue',
        summary: 'Purposes, rules and exclusions of elections of commerce',
        description: RULES,
        response: BusinessCatalogueResponse,
        table: { list: 'rules' },
        example: {},
      },
      () => businessCatalogue(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/business/direct',
        summary: 'Election of commerce from supplied evidence',
        description: `${RULES} ${JUDGED}`,
        body: BusinessDirectRequest,
        response: BUSINESS_ANSWERS.assessment,
        inert: [TOLERANCE, ...UNREAD, VERSES, PARTY],
        table: { list: 'astronomical_findings' },
        example: { body: { evidence, policy, context } },
      },
      (_engine, { body }) => judgeBusiness(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/business/compare',
        summary: 'Buyer and seller judged on the same evidence',
        description: `${RULES} The stars of buying and of selling have none in common. ${JUDGED}`,
        body: BusinessComparisonRequest,
        response: BusinessComparisonResponse,
        inert: UNREAD,
        example: { body: { evidence, buyer_id: 'buyer', seller_id: 'seller' } },
      },
      (_engine, { body }) => compareParties(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/business/datetime',
        summary: 'Election of commerce at an instant and place',
        description: `${RULES} ${DERIVED} ${JUDGED}`,
        body: BusinessDateTimeRequest,
        response: BUSINESS_ANSWERS.snapshot,
        inert: [...INSTANT_LIMITS, VERSES, PARTY],
        run: 'pool',
        example: { body: { ...moment, policy, context } },
      },
      (engine, { body }) => businessAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/business/windows',
        summary: 'Cells of a span in which the rules of commerce keep their verdict',
        description: `${RULES} ${DERIVED} ${CELLS} ${JUDGED}`,
        body: BusinessWindowsRequest,
        response: BUSINESS_ANSWERS.windows,
        inert: [...SPAN_LIMITS, VERSES, PARTY],
        run: 'pool',
        example: { body: { ...span, policy, context } },
      },
      (engine, { body }) => businessWindows(engine, body),
    ),
  ],
});
