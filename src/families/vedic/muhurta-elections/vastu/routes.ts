import { declareFamily, route } from '../../../../contract/route.js';
import { judgeVastu, vastuAt, vastuCatalogue, vastuWindows } from './vastu.js';
import {
  VASTU_ANSWERS,
  VastuCatalogueResponse,
  VastuDateTimeRequest,
  VastuDirectRequest,
  VastuWindowsRequest,
} from './schema.js';
import { UNREAD_BY_HOUSES, unread } from '../unread.js';

const RULES = 'Foundations and entries of houses by Muhurta Chintamani, Vastu 13-19 and Grihapravesha 1-6.';
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
const UNREAD = unread(UNREAD_BY_HOUSES, 'no rule of houses reads it');
const SECTORS = {
  field: '/policy/facing_tithi_sectors' as const,
  reason: 'a foundation alone reads these sectors',
  when: ({ policy }: { policy: { purpose: string } }) => policy.purpose !== 'foundation',
};
const VISIBILITY = ['jupiter_apparition', 'venus_apparition'].map((name) => ({
  field: `/evidence/${name}`,
  reason: 'a first entry alone reads the visibility of Jupiter and Venus',
  when: ({ policy }: { policy: { purpose: string } }) => policy.purpose === 'foundation',
}));
const natal = ['natal_jd_ut1'].map((name) => ({
  field: `/context/participant/${name}`,
  reason: 'the instant of birth is echoed; the rules read the natal longitudes',
}));
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

const policy = { purpose: 'first_entry' };
const context = { facing: 'east' };

export const family = declareFamily({
  name: 'muhurta-vastu',
  tag: 'muhurta',
  group: 'classical-vedic',
  routes: [
    route(
      {
        method: 'GET',
        path: '/v1/muhurta/vastu/catalogue',
        summary: 'Purposes, rules and exclusions of elections of houses',
        description: RULES,
        response: VastuCatalogueResponse,
        table: { list: 'rules' },
        example: {},
      },
      () => vastuCatalogue(),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/vastu/direct',
        summary: 'Foundation or entry from supplied evidence',
        description: `${RULES} ${JUDGED}`,
        body: VastuDirectRequest,
        response: VASTU_ANSWERS.assessment,
        inert: [TOLERANCE, ...UNREAD, SECTORS, ...VISIBILITY, ...natal],
        table: { list: 'astronomical_findings' },
        example: { body: { evidence, policy, context } },
      },
      (_engine, { body }) => judgeVastu(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/vastu/datetime',
        summary: 'Foundation or entry at an instant and place',
        description: `${RULES} ${DERIVED} ${JUDGED}`,
        body: VastuDateTimeRequest,
        response: VASTU_ANSWERS.snapshot,
        inert: [...INSTANT_LIMITS.slice(0, 3), SECTORS, ...natal],
        run: 'pool',
        example: { body: { ...moment, policy, context } },
      },
      (engine, { body }) => vastuAt(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/muhurta/vastu/windows',
        summary: 'Cells of a span in which the rules of houses keep their verdict',
        description: `${RULES} ${DERIVED} ${CELLS} ${JUDGED}`,
        body: VastuWindowsRequest,
        response: VASTU_ANSWERS.windows,
        inert: [SPAN_LIMITS[0], SECTORS, ...natal],
        run: 'pool',
        example: { body: { ...span, policy, context } },
      },
      (engine, { body }) => vastuWindows(engine, body),
    ),
  ],
});
