import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import { toleranceInert } from '../../../contract/map-lines.js';
import {
  chartLines,
  chartSubplanetary,
  directLines,
  directSubplanetary,
  subjectLines,
  subjectSubplanetary,
} from './astrocartography.js';
import { transitLines } from './dynamic.js';
import { fixedStars } from './fixed-stars.js';
import {
  AstrocartographyChartLinesRequest,
  AstrocartographyChartSubplanetaryRequest,
  AstrocartographyDirectLinesRequest,
  AstrocartographyDirectSubplanetaryRequest,
  AstrocartographySubjectChartLinesRequest,
  AstrocartographySubjectChartSubplanetaryRequest,
  DynamicAstrocartographyRequest,
  FixedStarAstrocartographyRequest,
} from './requests.js';
import {
  AstrocartographyLinesResponse,
  AstrocartographySubplanetaryResponse,
  DynamicAstrocartographyResponse,
  FixedStarAstrocartographyResponse,
} from './schema.js';

const LINES =
  'MC and IC lines are meridians. ASC and DSC lines are the places with the body on the geodetic horizon; their points are exact at each latitude of the grid (-89, -89 + `lat_step` ... 89) and at the requested `at_latitudes` and `at_longitudes`, and `ends` has their ends. `geojson`, `crossings` and `near` use the exact curves, not the grid.';
const POINTS =
  'Zenith is the place with the body overhead, whose geodetic latitude is the declination of the body; Nadir is its antipode. Positions are geocentric for every observer, because a body in the zenith has no parallax.';
const OBSERVER =
  'Positions are geocentric unless the request has an observer. With `place_center: local` each point of a line has the parallax of its own place.';
const DT = '1985-07-13T16:05:00+01:00';
const positions = {
  Sun: { right_ascension: 84.1, declination: 23.35 },
  Moon: { right_ascension: 348.2, declination: -2.2 },
};
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const subjects = [
  { kind: 'planet', name: 'Venus' },
  { kind: 'asteroid', name: 'Ceres' },
  { kind: 'fixed_star', name: 'Regulus' },
  { kind: 'lot', name: 'Fortune' },
  { kind: 'ecliptic_point', label: 'Aries point', longitude: 0 },
];
const chart = { dt: DT, observer_lat: 51.5, observer_lon: -0.12 };

/** Fields that apply only to lots, in a request without a lot. */
interface WithSubjects {
  readonly subjects: readonly { readonly kind: string }[];
}
const withoutLot = ({ subjects: all }: WithSubjects): boolean => all.every(({ kind }) => kind !== 'lot');
const LOT_FIELDS = [
  '/house_system',
  '/syzygy',
  '/prenatal_new_moon',
  '/prenatal_full_moon',
  '/lord_of_hour',
  '/policy/derived/include_fortune',
  '/policy/derived/include_spirit',
  '/policy/derived/include_eros_valens',
  '/policy/external/include_syzygy',
  '/policy/external/include_prenatal_new_moon',
  '/policy/external/include_prenatal_full_moon',
  '/policy/external/include_lord_of_hour',
  '/policy/disputed_reversals',
] as const;
const subjectInert: readonly InertOption<WithSubjects>[] = [
  ...LOT_FIELDS.map((field) => ({ field, reason: 'no subject is a lot', when: withoutLot })),
  {
    field: '/policy/unresolved_reference_mode',
    reason: 'a lot that is a subject is required: without its references the request is refused',
  },
  {
    field: '/star_place',
    reason: 'no subject is a fixed star',
    when: ({ subjects: all }) => all.every(({ kind }) => kind !== 'fixed_star'),
  },
];
const CHART_OBSERVER = ['observer_lat', 'observer_lon', 'observer_elev_m'],
  LINES_OBSERVER = ['acg_observer_lat', 'acg_observer_lon', 'acg_observer_elev_m'];
interface WithObservers {
  readonly acg_observer_lat?: number | null;
  readonly place_center?: string | null;
}
/** True for a centre of the map that ignores the observer. */
const isWithoutObserver = ({ place_center: center }: WithObservers): boolean =>
  center === 'geocentric' || center === 'local';
const overridden = (body: WithObservers): boolean => (body.acg_observer_lat ?? null) !== null;
/** The observer of the chart, when the lines have their own and nothing else uses it. */
const chartObserverInert = <Body extends WithObservers>(
  unused: (body: Body) => boolean = () => true,
): InertOption<Body>[] =>
  CHART_OBSERVER.map((name) => ({
    field: `/${name}`,
    reason: 'the lines have their own observer (acg_observer_lat, acg_observer_lon)',
    when: (body) => overridden(body) && unused(body),
  }));
const withoutObserver = <Body extends WithObservers>(
  fields: readonly string[],
  unused: (body: Body) => boolean = () => true,
): InertOption<Body>[] =>
  fields.map((name) => ({
    field: `/${name}`,
    reason: 'place_center is the centre of the Earth or each point of a line',
    when: (body) => isWithoutObserver(body) && unused(body),
  }));
/** The observer is inert for points: a body in the zenith has no parallax. */
const zenithObserverInert = <Body>(unused: (body: Body) => boolean = () => true): InertOption<Body>[] =>
  CHART_OBSERVER.map((name) => ({
    field: `/${name}`,
    reason: 'a body in the zenith has no parallax: points come from geocentric positions, and the request has no lot',
    when: unused,
  }));
const noGrid: InertOption<object> = { field: '/lat_step', reason: 'points have no grid of latitudes' };

export const family = declareFamily({
  name: 'astrocartography',
  tag: 'astrocartography',
  group: 'spatial',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/lines',
        summary: 'Angle lines (astrocartography) of given right ascensions and declinations',
        description: LINES,
        body: AstrocartographyDirectLinesRequest,
        response: AstrocartographyLinesResponse,
        table: { list: 'lines' },
        run: 'pool',
        inert: [toleranceInert, { field: '/jd_ut', reason: 'the request gives the sidereal time' }],
        example: { body: { positions, gmst_deg: 120.5, lat_step: 10 } },
      },
      (_engine, { body }) => directLines(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/chart/lines',
        summary: 'Angle lines of the bodies of a chart',
        description: `${LINES} ${OBSERVER} \`acg_observer_lat\` and \`acg_observer_lon\` override the observer of the chart.`,
        body: AstrocartographyChartLinesRequest,
        response: AstrocartographyLinesResponse,
        table: { list: 'lines' },
        run: 'pool',
        inert: [toleranceInert, ...withoutObserver([...CHART_OBSERVER, ...LINES_OBSERVER]), ...chartObserverInert()],
        example: { body: { dt: DT, bodies: ['Sun', 'Moon'], lat_step: 10, near: PARIS } },
      },
      (engine, { body }) => chartLines(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/subplanetary',
        summary: 'Zenith and nadir of given right ascensions and declinations',
        description: POINTS,
        body: AstrocartographyDirectSubplanetaryRequest,
        response: AstrocartographySubplanetaryResponse,
        table: { list: 'points' },
        example: { body: { positions, gmst_deg: 120.5 } },
      },
      (_engine, { body }) => directSubplanetary(body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/chart/subplanetary',
        summary: 'Zenith and nadir of the bodies of a chart',
        description: POINTS,
        body: AstrocartographyChartSubplanetaryRequest,
        response: AstrocartographySubplanetaryResponse,
        table: { list: 'points' },
        inert: [noGrid, ...zenithObserverInert()],
        example: { body: { dt: DT, bodies: ['Sun', 'Moon', 'Mercury'] } },
      },
      (engine, { body }) => chartSubplanetary(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/chart/subjects/lines',
        minimalExample: false,
        summary: 'Angle lines of planets, small bodies, stars, lots and points',
        description: `${LINES} ${OBSERVER} A lot needs the observer of the chart.`,
        body: AstrocartographySubjectChartLinesRequest,
        response: AstrocartographyLinesResponse,
        table: { list: 'lines' },
        run: 'pool',
        inert: [
          toleranceInert,
          ...withoutObserver(LINES_OBSERVER),
          ...withoutObserver<WithSubjects & WithObservers>(CHART_OBSERVER, withoutLot),
          ...chartObserverInert<WithSubjects & WithObservers>(withoutLot),
          ...subjectInert,
        ],
        example: { body: { ...chart, subjects, lat_step: 10 } },
      },
      (engine, { body }) => subjectLines(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/chart/subjects/subplanetary',
        minimalExample: false,
        summary: 'Zenith and nadir of planets, small bodies, stars, lots and points',
        description: `${POINTS} A lot needs the observer of the chart.`,
        body: AstrocartographySubjectChartSubplanetaryRequest,
        response: AstrocartographySubplanetaryResponse,
        table: { list: 'points' },
        inert: [noGrid, ...zenithObserverInert<WithSubjects>(withoutLot), ...subjectInert],
        example: { body: { ...chart, subjects } },
      },
      (engine, { body }) => subjectSubplanetary(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/fixed-stars',
        summary: 'Angle lines, zenith and nadir of fixed stars',
        description: `${LINES} \`jd_ut\` determines the rotation of the Earth, \`jd_tt\` the places of the stars; both denote one instant. A star under two of its names is refused.`,
        body: FixedStarAstrocartographyRequest,
        response: FixedStarAstrocartographyResponse,
        table: { list: 'subjects' },
        run: 'pool',
        inert: [toleranceInert],
        example: { body: { star_names: ['Sirius', 'Regulus'], jd_ut: 2451545, jd_tt: 2451545.000739, lat_step: 10 } },
      },
      (engine, { body }) => fixedStars(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/astrocartography/dynamic/transits',
        group: 'predictive',
        summary: 'Angle lines of transiting bodies at given instants, and their shifts between them',
        description: `${LINES} Positions are topocentric unless \`place_center\` selects another centre. Shifts are positive eastward, at the latitudes of both lines.`,
        body: DynamicAstrocartographyRequest,
        response: DynamicAstrocartographyResponse,
        table: { list: 'snapshots' },
        run: 'pool',
        inert: [
          toleranceInert,
          ...withoutObserver(['observer_latitude', 'observer_longitude', 'observer_elevation_m']),
        ],
        example: {
          body: {
            epochs_jd_ut: [2451545, 2451546],
            bodies: ['Sun', 'Moon'],
            observer_latitude: 40.7,
            observer_longitude: -74,
            lat_step: 20,
          },
        },
      },
      (engine, { body }) => transitLines(engine, body),
    ),
  ],
});
