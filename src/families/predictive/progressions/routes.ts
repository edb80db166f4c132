import { countsByMonth } from '../../../doctrine/progressions/methods.js';
import { declareFamily, route } from '../../../contract/route.js';
import type { InertOption } from '../../../contract/inert-options.js';
import {
  progressionNetwork,
  progressionNetworkReduction,
  progressionProfile,
  progressionProfileReduction,
} from './aggregate.js';
import {
  arcChart,
  arcReduction,
  declinationChart,
  declinationReduction,
  frameArcChart,
  frameArcReduction,
  frameCusps,
  houseFrame,
  houseFrameReduction,
  secondaryChart,
  secondaryReduction,
  timeKeyChart,
  timeKeyReduction,
} from './charts.js';
import {
  ProgressionChartConditionProfileReductionResponse,
  ProgressionChartConditionProfileResponse,
  ProgressionConditionNetworkProfileReductionResponse,
  ProgressionConditionNetworkProfileResponse,
  ProgressionNetworkRequest,
  ProgressionProfileRequest,
} from './schema-aggregate.js';
import {
  ArcProgressionRequest,
  DailyHousesResponse,
  HouseFrameArcRequest,
  HouseFrameProgressionRequest,
  ProgressedChartReductionResponse,
  ProgressedChartResponse,
  ProgressedDeclinationChartReductionResponse,
  ProgressedDeclinationChartResponse,
  ProgressedHouseFrameArcReductionResponse,
  ProgressedHouseFrameReductionResponse,
  ProgressedHouseFrameResponse,
  SecondaryProgressionDeclinationRequest,
  SecondaryProgressionRequest,
  SecondaryProgressionSearchRequest,
  TimeKeyProgressionRequest,
  TimeKeyProgressionSearchRequest,
} from './schema.js';
import { describedMethods, methodOfWire } from './tokens.js';

const natal = { dt: '1985-03-21T08:15:00Z', bodies: ['Sun', 'Moon', 'Mercury'] };
const target_dt = '2020-03-21T08:15:00Z';
const secondary = { body: { natal, target_dt } };
const arc = { body: { natal, target_dt, method: 'solar_arc' } };
const timeKey = { body: { natal, target_dt, method: 'tertiary' } };
const place = { dt: natal.dt, latitude: 51.5, longitude: -0.12 };
const frame = { body: { natal: place, target_dt } };
const frameArc = { body: { natal: { ...place, bodies: ['Sun', 'Moon'] }, target_dt, method: 'ascendant_arc' } };
const many = { body: { items: [{ natal, target_dt }], house_frame_items: [{ natal: place, target_dt }] } };

const year = 'A year of life is 365.24219 days; instants are counted in UT1.';
const searched =
  '`events` lists what the progressed sky does in a range of life: exact aspects to the natal figure and among progressed points, changes of sign and house, stations, the eight phases of the lunation cycle.';
const backNote =
  'Converse subtracts the direct arc; `converse_motion` `backward` takes the motion before birth instead.';
const arcNote = `${year} One arc moves all natal places: ${describedMethods('arc')}. Arcs in right ascension turn each place about the pole of the equator. ${backNote} Arcs are forward, modulo 360 degrees; converse ones are negative.`;
const frameArcNote = `${year} One arc moves all natal places: ${describedMethods('house_frame_arc')}. ${backNote}`;
const timeNote = `${year} Keys: ${describedMethods('time_key')}. Converse turns the key to before birth; of quotidian keys it turns the year that has begun.`;
const frameNote = `${year} Houses of the progressed instant at the natal place.`;

type ArcBody = Pick<ArcProgressionRequest, 'method' | 'converse'>;
const rateAlone = ({ method }: ArcBody): boolean => methodOfWire(method).measure.kind === 'rate';
const notConverse: InertOption<ArcBody> = {
  field: '/converse_motion',
  reason: 'the arc is direct, or a rate alone: it has no motion before birth of its own',
  when: (body) => body.converse !== true || rateAlone(body),
};
const arcInert: InertOption<ArcProgressionRequest>[] = [
  {
    field: '/arc_body',
    reason: 'only planetary_arc is the motion of a body that is asked for',
    when: ({ method }) => method !== 'planetary_arc',
  },
  notConverse,
];
const timeInert: InertOption<TimeKeyProgressionRequest>[] = [
  {
    field: '/month',
    reason: 'this key counts by no lunar month',
    when: ({ method }) => countsByMonth(methodOfWire(method)) === false,
  },
];
const housesDoNotEnter: InertOption<HouseFrameArcRequest>[] = [
  { field: '/natal/house_system', reason: 'angles do not depend on the house system' },
  notConverse,
];
const bodiesDoNotEnter: InertOption<HouseFrameProgressionRequest>[] = [
  { field: '/natal/bodies', reason: 'no body enters this answer' },
];

const PATH = '/v1/progressions';
export const family = declareFamily({
  name: 'progressions',
  tag: 'progressions',
  group: 'predictive',
  routes: [
    route(
      {
        method: 'POST',
        path: `${PATH}/secondary`,
        summary: 'Secondary progression: a day of the ephemeris for a year of life',
        description: `${year} ${searched}`,
        run: 'pool',
        body: SecondaryProgressionSearchRequest,
        response: ProgressedChartResponse,
        example: secondary,
      },
      (engine, { body }) => secondaryChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/secondary/reduction`,
        summary: 'Secondary progression with its receipts',
        description: year,
        body: SecondaryProgressionRequest,
        response: ProgressedChartReductionResponse,
        example: secondary,
      },
      (engine, { body }) => secondaryReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/secondary-declination`,
        summary: 'Declinations of the secondary progressed sky',
        description: year,
        body: SecondaryProgressionDeclinationRequest,
        response: ProgressedDeclinationChartResponse,
        example: secondary,
      },
      (engine, { body }) => declinationChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/secondary-declination/reduction`,
        summary: 'Declinations of the secondary progressed sky with their receipts',
        description: year,
        body: SecondaryProgressionDeclinationRequest,
        response: ProgressedDeclinationChartReductionResponse,
        example: secondary,
      },
      (engine, { body }) => declinationReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/arc`,
        summary: 'Natal places directed by one arc',
        description: arcNote,
        body: ArcProgressionRequest,
        response: ProgressedChartResponse,
        inert: arcInert,
        example: arc,
      },
      (engine, { body }) => arcChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/arc/reduction`,
        summary: 'Natal places directed by one arc, with its receipts',
        description: arcNote,
        body: ArcProgressionRequest,
        response: ProgressedChartReductionResponse,
        inert: arcInert,
        example: arc,
      },
      (engine, { body }) => arcReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/time-key`,
        summary: 'Progression by another key of time',
        description: `${timeNote} ${searched}`,
        run: 'pool',
        body: TimeKeyProgressionSearchRequest,
        response: ProgressedChartResponse,
        inert: timeInert,
        example: timeKey,
      },
      (engine, { body }) => timeKeyChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/time-key/reduction`,
        summary: 'Progression by another key of time, with its receipts',
        description: timeNote,
        body: TimeKeyProgressionRequest,
        response: ProgressedChartReductionResponse,
        inert: timeInert,
        example: timeKey,
      },
      (engine, { body }) => timeKeyReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/house-frame`,
        summary: 'Progressed house frame (daily houses)',
        description: frameNote,
        body: HouseFrameProgressionRequest,
        response: ProgressedHouseFrameResponse,
        inert: bodiesDoNotEnter,
        example: frame,
      },
      (engine, { body }) => houseFrame(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/house-frame/reduction`,
        summary: 'Progressed house frame with its receipts',
        description: frameNote,
        body: HouseFrameProgressionRequest,
        response: ProgressedHouseFrameReductionResponse,
        inert: bodiesDoNotEnter,
        example: frame,
      },
      (engine, { body }) => houseFrameReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/house-frame/cusps`,
        summary: 'Progressed cusps and angles alone',
        description: frameNote,
        body: HouseFrameProgressionRequest,
        response: DailyHousesResponse,
        inert: bodiesDoNotEnter,
        example: frame,
      },
      (engine, { body }) => frameCusps(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/house-frame/arc`,
        summary: 'Natal places directed by the arc of an angle',
        description: frameArcNote,
        body: HouseFrameArcRequest,
        response: ProgressedChartResponse,
        inert: housesDoNotEnter,
        example: frameArc,
      },
      (engine, { body }) => frameArcChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/house-frame/arc/reduction`,
        summary: 'Natal places directed by the arc of an angle, with its receipts',
        description: frameArcNote,
        body: HouseFrameArcRequest,
        response: ProgressedHouseFrameArcReductionResponse,
        inert: housesDoNotEnter,
        example: frameArc,
      },
      (engine, { body }) => frameArcReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/profile`,
        minimalExample: false,
        summary: 'How progressions are built, item by item and counted',
        description: year,
        body: ProgressionProfileRequest,
        response: ProgressionChartConditionProfileResponse,
        example: many,
      },
      (engine, { body }) => progressionProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/profile/reduction`,
        minimalExample: false,
        summary: 'The same with the receipts of the count',
        description: year,
        body: ProgressionProfileRequest,
        response: ProgressionChartConditionProfileReductionResponse,
        example: many,
      },
      (engine, { body }) => progressionProfileReduction(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/network`,
        minimalExample: false,
        summary: 'Techniques and the bases on which they stand, as a graph',
        description: `${year} Each technique comes once.`,
        body: ProgressionNetworkRequest,
        response: ProgressionConditionNetworkProfileResponse,
        example: many,
      },
      (engine, { body }) => progressionNetwork(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/network/reduction`,
        minimalExample: false,
        summary: 'The same graph with its receipts',
        description: `${year} Each technique comes once.`,
        body: ProgressionNetworkRequest,
        response: ProgressionConditionNetworkProfileReductionResponse,
        example: many,
      },
      (engine, { body }) => progressionNetworkReduction(engine, body),
    ),
  ],
});
