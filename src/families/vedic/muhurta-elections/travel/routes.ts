import { declareFamily, route } from '../../../../contract/route.js';
import { judgeTravel, travelAt, travelCatalogue, travelWindows } from './travel.js';
import {
  LAND_PROFILE,
  MODULAR_PROFILE,
  TRAVEL_ANSWERS,
  TravelCatalogueResponse,
  TravelDateTimeRequest,
  TravelDirectRequest,
  TravelWindowsRequest,
} from './schema.js';
import { READ_BY_LAND, unread, UNREAD_BY_DEPARTURES } from '../unread.js';

const RULES =
  'Departures by land of Muhurta Chintamani, Yatra, and two components of the Kalaprakasika; the profile chooses one.';
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
const isLand = ({ policy }: { policy: { profile: string } }) => policy.profile === LAND_PROFILE;
const UNREAD = [
  ...unread(UNREAD_BY_DEPARTURES, 'no rule of departures reads it'),
  ...unread(READ_BY_LAND, 'the components of the Kalaprakasika do not read it').map((option) => ({
    ...option,
    when: (body: { policy: { profile: string } }) => !isLand(body),
  })),
];
const ECHOED = [
  { field: '/context/leg' as const, reason: 'a return is a departure too; the leg is echoed' },
  {
    field: '/context/participant/natal_jd_ut1' as const,
    reason: 'the instant of birth is echoed; the rules read the natal longitudes',
  },
  {
    field: '/context/direction' as const,
    reason: 'the modular tests look at no direction',
    when: ({ policy }: { policy: { profile: string } }) => policy.profile === MODULAR_PROFILE,
  },
];
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

const policy = { profile: 'kp_1917_travel_modular_tests.v1' };
const context = { traveller_id: 'traveller', anchor: 'leave_residence', direction: 'west' };

export const family = declareFamily({
  name: 'muhurta-travel',
  tag: 'muhurta',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/muhurta/travel/catalogue',
        summary: 'Profiles, rules and exclusions of elections of departures',
        description: RULES,
        response: TravelCatalogueResponse,
        table: { list: 'rules' },
        example: {},
      },
      () => travelCatalogue(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/travel/direct',
        summary: 'Departure from supplied evidence',
        description: `${RULES} ${JUDGED}`,
        body: TravelDirectRequest,
        response: TRAVEL_ANSWERS.assessment,
        inert: [TOLERANCE, ...UNREAD, ...ECHOED],
        table: { list: 'astronomical_findings' },
        example: { body: { evidence, policy, context } },
      },
      (_engine, { body }) => judgeTravel(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/travel/datetime',
        summary: 'Departure at an instant and place',
        description: `${RULES} ${DERIVED} ${JUDGED}`,
        body: TravelDateTimeRequest,
        response: TRAVEL_ANSWERS.snapshot,
        inert: [...INSTANT_LIMITS, ...ECHOED],
        run: 'pool',
        example: { body: { ...moment, policy, context } },
      },
      (engine, { body }) => travelAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/travel/windows',
        summary: 'Cells of a span in which the rules of departures keep their verdict',
        description: `${RULES} ${DERIVED} ${CELLS} ${JUDGED}`,
        body: TravelWindowsRequest,
        response: TRAVEL_ANSWERS.windows,
        inert: [...SPAN_LIMITS, ...ECHOED],
        run: 'pool',
        // A week by the rules of departures by land has some 1,200 cells.
        costMs: ({ body }) => (isLand(body) ? 3000 : 50),
        example: { body: { ...span, policy, context } },
      },
      (engine, { body }) => travelWindows(engine, body),
    ),
  ],
});
