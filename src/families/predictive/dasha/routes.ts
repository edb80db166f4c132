import { kalachakraRoutes } from './kalachakra-routes.js';
import { declareFamily, route } from '../../../contract/route.js';
import { siderealChartInert } from '../../../contract/sidereal-chart.js';
import type { InertOption } from '../../../contract/inert-options.js';
import {
  ashtottariChartSequence,
  ashtottariSequence,
  chartProfileOf,
  profileOf,
  yoginiChartSequence,
  yoginiSequence,
} from './alternate.js';
import {
  AlternateDashaChartProfileResponse,
  AlternateDashaChartSequenceResponse,
  AlternateDashaPeriodRequest,
  AlternateDashaProfileResponse,
  AlternateDashaSequenceResponse,
  AlternatePeriodProfileResponse,
  AshtottariChartSequenceRequest,
  AshtottariSequenceRequest,
  YoginiChartSequenceRequest,
  YoginiSequenceRequest,
} from './schema-alternate.js';
import {
  DashaActiveLineResponse,
  DashaBalanceResponse,
  DashaCurrentRequest,
  DashaLineRequest,
  DashaLordPairResponse,
  DashaNatalRequest,
  DashaSequenceProfileResponse,
  DashaSequenceRequest,
  DashaSequenceResponse,
  DashaTreeRequest,
} from './schema.js';
import { submittedPeriodProfile } from './submitted-period.js';
import { balance, current, lordPair, profile, sequence } from './vimshottari.js';

const natal = { dt: '1985-03-21T08:15:00Z' };
const now = '2024-06-01T00:00:00Z';
const dt = '1990-06-15T14:30:00Z';
const moon = { moon_tropical_lon: 346.75, natal_jd: 2448058.104, levels: 1 };

const VIMSHOTTARI =
  'Vimshottari dasha of 120 years from the nakshatra of the Moon (Brihat Parashara Hora Shastra ch. 46). Sub-periods of the first period count from its notional start. Periods are half-open.';
const ASHTOTTARI =
  'Ashtottari dasha of 108 years: groups of nakshatras from Ardra (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.';
const YOGINI =
  'Yogini dasha of 36 years: the first lord is the remainder of the number of the nakshatra plus three by eight (BPHS ch. 46). One cycle from the birth; the last period is the part of the first that was over at birth.';

interface AshtottariOptions {
  readonly policy?: { readonly bypass_eligibility?: boolean } | null;
}
const eligibilityInert: readonly InertOption<AshtottariOptions>[] = ['lagna_sign_index', 'node'].map((field) => ({
  field: `/policy/${field}`,
  reason: 'the request bypasses eligibility (bypass_eligibility)',
  when: (body) => body.policy?.bypass_eligibility ?? true,
}));

const pairInert: InertOption<DashaCurrentRequest> = {
  field: '/levels',
  reason: 'a pair has two levels',
  when: (body) => (body.levels ?? 2) > 1,
};

const lineInert: InertOption<DashaLineRequest> = {
  field: '/include_sub',
  reason: 'with levels 1 there are no sub-periods',
  when: (body) => body.levels === 1,
};

export const family = declareFamily({
  name: 'dasha',
  tag: 'dasha',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/dasha/vimshottari/sequence',
        summary: 'Vimshottari periods of a birth',
        description: VIMSHOTTARI,
        body: DashaTreeRequest,
        response: DashaSequenceResponse,
        table: { list: 'mahadashas' },
        calendar: { list: 'mahadashas', moments: [{ begin: 'start_date', end: 'end_date' }] },
        run: 'pool',
        example: { body: { natal, levels: 1 } },
      },
      (engine, { body }) => sequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/vimshottari/balance',
        summary: 'Vimshottari period in force at birth, and its balance',
        description: VIMSHOTTARI,
        body: DashaNatalRequest,
        response: DashaBalanceResponse,
        example: { body: natal },
      },
      (engine, { body }) => balance(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/vimshottari/current',
        summary: 'Vimshottari periods in force at an instant, on up to five levels, with their sub-periods',
        description: VIMSHOTTARI,
        body: DashaLineRequest,
        response: DashaActiveLineResponse,
        run: 'pool',
        inert: [lineInert],
        example: { body: { natal, current_dt: now, levels: 2 } },
      },
      (engine, { body }) => current(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/vimshottari/profile',
        summary: 'Vimshottari periods of a birth with the kinds of their lords',
        description: VIMSHOTTARI,
        body: DashaSequenceRequest,
        response: DashaSequenceProfileResponse,
        table: { list: 'profiles' },
        run: 'pool',
        example: { body: { natal, levels: 1 } },
      },
      (engine, { body }) => profile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/vimshottari/lord-pair',
        summary: 'Lords of the vimshottari great period and sub-period at an instant',
        description: VIMSHOTTARI,
        body: DashaCurrentRequest,
        response: DashaLordPairResponse,
        inert: [pairInert],
        example: { body: { natal, current_dt: now } },
      },
      (engine, { body }) => lordPair(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/ashtottari/sequence',
        summary: 'Ashtottari periods from the Moon',
        description: ASHTOTTARI,
        tag: 'alternate-dashas',
        body: AshtottariSequenceRequest,
        response: AlternateDashaSequenceResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start_jd', end: 'end_jd' }] },
        run: 'pool',
        inert: eligibilityInert,
        example: { body: moon },
      },
      (engine, { body }) => ashtottariSequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/ashtottari/profile',
        summary: 'Ashtottari periods from the Moon with their profiles',
        description: ASHTOTTARI,
        tag: 'alternate-dashas',
        body: AshtottariSequenceRequest,
        response: AlternateDashaProfileResponse,
        run: 'pool',
        inert: eligibilityInert,
        example: { body: moon },
      },
      (engine, { body }) => profileOf(ashtottariSequence(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/ashtottari/chart/sequence',
        summary: 'Ashtottari periods of a birth',
        description: ASHTOTTARI,
        tag: 'alternate-dashas',
        body: AshtottariChartSequenceRequest,
        response: AlternateDashaChartSequenceResponse,
        run: 'pool',
        inert: [...siderealChartInert, ...eligibilityInert],
        example: { body: { dt, levels: 1 } },
      },
      (engine, { body }) => ashtottariChartSequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/ashtottari/chart/profile',
        summary: 'Ashtottari periods of a birth with their profiles',
        description: ASHTOTTARI,
        tag: 'alternate-dashas',
        body: AshtottariChartSequenceRequest,
        response: AlternateDashaChartProfileResponse,
        run: 'pool',
        inert: [...siderealChartInert, ...eligibilityInert],
        example: { body: { dt, levels: 1 } },
      },
      (engine, { body }) => chartProfileOf(ashtottariChartSequence(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/yogini/sequence',
        summary: 'Yogini periods from the Moon',
        description: YOGINI,
        tag: 'alternate-dashas',
        body: YoginiSequenceRequest,
        response: AlternateDashaSequenceResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start_jd', end: 'end_jd' }] },
        run: 'pool',
        example: { body: moon },
      },
      (engine, { body }) => yoginiSequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/yogini/profile',
        summary: 'Yogini periods from the Moon with their profiles',
        description: YOGINI,
        tag: 'alternate-dashas',
        body: YoginiSequenceRequest,
        response: AlternateDashaProfileResponse,
        run: 'pool',
        example: { body: moon },
      },
      (engine, { body }) => profileOf(yoginiSequence(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/yogini/chart/sequence',
        summary: 'Yogini periods of a birth',
        description: YOGINI,
        tag: 'alternate-dashas',
        body: YoginiChartSequenceRequest,
        response: AlternateDashaChartSequenceResponse,
        run: 'pool',
        inert: siderealChartInert,
        example: { body: { dt, levels: 1 } },
      },
      (engine, { body }) => yoginiChartSequence(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/yogini/chart/profile',
        summary: 'Yogini periods of a birth with their profiles',
        description: YOGINI,
        tag: 'alternate-dashas',
        body: YoginiChartSequenceRequest,
        response: AlternateDashaChartProfileResponse,
        run: 'pool',
        inert: siderealChartInert,
        example: { body: { dt, levels: 1 } },
      },
      (engine, { body }) => chartProfileOf(yoginiChartSequence(engine, body)),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/dasha/alternate/period-profile',
        summary: 'Profile of one submitted period',
        tag: 'alternate-dashas',
        body: AlternateDashaPeriodRequest,
        response: AlternatePeriodProfileResponse,
        example: { body: { system: 'yogini', level: 1, lord: 'Mangala', start_jd: 2448058.1, end_jd: 2448423.35 } },
      },
      (_engine, { body }) => submittedPeriodProfile(body),
    ),
    ...kalachakraRoutes,
  ],
});
