import type { InertOption } from '../../contract/inert-options.js';
import { declareFamily, route } from '../../contract/route.js';
import { includes, includesAny, vedicProfile } from './profile.js';
import { VedicChartProfileRequest, VedicChartProfileResponse } from './schema.js';

type Body = VedicChartProfileRequest;
const noChart = (body: Body): boolean => !includes(body, 'chart');
const noLimbs = (body: Body): boolean => !includesAny(body, 'panchanga', 'panchanga_profile');
const noStrengths = (body: Body): boolean => !includesAny(body, 'shadbala', 'shadbala_profile');
const noPeriods = (body: Body): boolean => !includesAny(body, 'dasha_current', 'dasha_lord_pair');
const noDay = (body: Body): boolean => noLimbs(body) && noStrengths(body);
const noZodiac = (body: Body): boolean => noDay(body) && noPeriods(body);

const inert: readonly InertOption<Body>[] = [
  { field: '/bodies', reason: 'the request does not include the chart', when: noChart },
  { field: '/include_nodes', reason: 'the request does not include the chart', when: noChart },
  {
    field: '/house_system',
    reason: 'kendradi bala uses whole signs from the Lagna; it uses cusps with shadbala_policy kendra_basis house',
    when: (body) => noStrengths(body) || body.shadbala_policy?.kendra_basis !== 'house',
  },
  { field: '/hora_lord', reason: 'the request does not include shadbala', when: noStrengths },
  { field: '/shadbala_policy', reason: 'the request does not include shadbala', when: noStrengths },
  {
    field: '/shadbala_policy/hora',
    reason: 'the request contains the lord of the hour (hora_lord)',
    when: (body) => !noStrengths(body) && (body.hora_lord ?? null) !== null,
  },
  { field: '/panchanga_policy', reason: 'the request does not include the panchanga', when: noLimbs },
  { field: '/current_dt', reason: 'the request does not include periods', when: noPeriods },
  { field: '/dasha_year_basis', reason: 'the request does not include periods', when: noPeriods },
  { field: '/dasha_levels', reason: 'the request does not include periods', when: noPeriods },
  {
    field: '/dasha_levels',
    reason: 'a pair has two levels',
    when: (body) => !noPeriods(body) && !includes(body, 'dasha_current') && (body.dasha_levels ?? 5) > 1,
  },
  {
    field: '/dasha_include_sub',
    reason: 'the request does not include dasha_current, or it has only great periods (dasha_levels 1)',
    when: (body) => !includes(body, 'dasha_current') || body.dasha_levels === 1,
  },
  ...['ayanamsa_system', 'ayanamsa_mode', 'place_center', 'place_reduction'].map((name) => ({
    field: `/${name}`,
    reason: 'the request includes no sidereal section; the chart is tropical and topocentric',
    when: noZodiac,
  })),
  ...['sunrise_definition', 'no_sunrise'].map((name) => ({
    field: `/${name}`,
    reason: 'the request includes neither panchanga nor shadbala',
    when: noDay,
  })),
  {
    field: '/observer_elev_m',
    reason: 'the periods use the geocentric Moon (place_center)',
    when: (body) => noChart(body) && noDay(body) && (noPeriods(body) || body.place_center !== 'topocentric'),
  },
];

export const family = declareFamily({
  name: 'vedic',
  tag: 'vedic-profile',
  group: 'profile-bundles',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/vedic/chart-profile',
        summary: 'Vedic profile: chart, panchanga, shadbala and dashas in force of one birth',
        description:
          'The answers of `/v1/chart/reduction`, `/v1/panchanga/chart` and its profile, `/v1/shadbala/chart` and its profile, `/v1/dasha/vimshottari/current` and `/lord-pair` as sections; a section that is not included is null. The sections of the periods are not included by default and require `current_dt`. The chart is tropical and topocentric, like the answer of its route to a request with an observer; the sidereal sections are geocentric unless `place_center` says otherwise.',
        body: VedicChartProfileRequest,
        response: VedicChartProfileResponse,
        run: 'pool',
        inert,
        example: {
          body: {
            dt: '1990-06-15T14:30:00Z',
            observer_lat: 28.61,
            observer_lon: 77.21,
            current_dt: '2024-06-01T00:00:00Z',
            dasha_levels: 2,
            include: { dasha_current: true, dasha_lord_pair: true },
          },
        },
      },
      (engine, { body }) => vedicProfile(engine, body),
    ),
  ],
});
