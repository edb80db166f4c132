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
  secondaryChart,
  secondaryReduction,
  timeKeyChart,
  timeKeyReduction,
} from './charts.js';
import { declinationChart, declinationReduction } from './declinations.js';
import { frameArcChart, frameArcReduction, frameCusps, houseFrame, houseFrameReduction } from './house-frames.js';
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
import { describedMethods, methodOfWire } from './wire-words.js';

const natal = { dt: '1985-03-21T08:15:00Z', bodies: ['Sun', 'Moon', 'Mercury'] };
const target_dt = '2020-03-21T08:15:00Z';
const secondary = { body: { natal, target_dt } };
const arc = { body: { natal, target_dt, method: 'solar_arc' } };
const timeKey = { body: { natal, target_dt, method: 'tertiary' } };
const place = { dt: natal.dt, latitude: 51.5, longitude: -0.12 };
const frame = { body: { natal: place, target_dt } };
const frameArc = { body: { natal: { ...place, bodies: ['Sun', 'Moon'] }, target_dt, method: 'ascendant_arc' } };
const many = { body: { items: [{ natal, target_dt }], house_frame_items: [{ natal: place, target_dt }] } };

const year = 'A year of life has 365.24219 days; ages are counted in UT1.';
const searched =
  '`events` lists the progressed events in a range of life: exact aspects to the natal points and among progressed points, sign and house changes, stations, and the eight phases of the lunation cycle.';
const backNote =
  'Converse motion subtracts the direct arc; with `converse_motion` `backward` it is the motion before birth.';
const arcNote = `${year} One arc moves all natal positions: ${describedMethods('arc')}. Arcs in right ascension rotate each position about the pole of the equator. ${backNote} Arcs are in [0, 360) degrees; converse arcs are negative.`;
const frameArcNote = `${year} One arc moves all natal positions: ${describedMethods('houseFrameArc')}. ${backNote}`;
const timeNote = `${year} Keys: ${describedMethods('timeKey')}. Converse keys use the ephemeris before birth; converse quotidian keys reverse the current year only.`;
const frameNote = `${year} Houses of the progressed instant at the natal place.`;

type ArcBody = Pick<ArcProgressionRequest, 'method' | 'converse'>;
const rateAlone = ({ method }: ArcBody): boolean => methodOfWire(method).measure.kind === 'rate';
const notConverse: InertOption<ArcBody> = {
  field: '/converse_motion',
  reason: 'the arc is direct, or it has a fixed rate without a motion before birth',
  when: (body) => body.converse !== true || rateAlone(body),
};
const arcInert: InertOption<ArcProgressionRequest>[] = [
  {
    field: '/arc_body',
    reason: 'only planetary_arc uses the motion of a requested body',
    when: ({ method }) => method !== 'planetary_arc',
  },
  notConverse,
];
const timeInert: InertOption<TimeKeyProgressionRequest>[] = [
  {
    field: '/month',
    reason: 'this key does not use lunar months',
    when: ({ method }) => countsByMonth(methodOfWire(method)) === false,
  },
];
const housesDoNotEnter: InertOption<HouseFrameArcRequest>[] = [
  { field: '/natal/house_system', reason: 'angles do not depend on the house system' },
  notConverse,
];
const bodiesDoNotEnter: InertOption<HouseFrameProgressionRequest>[] = [
  { field: '/natal/bodies', reason: 'this answer contains no bodies' },
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
        summary: 'Secondary progression: one day of ephemeris per year of life',
        description: `${year} ${searched}`,
        run: 'pool',
        body: SecondaryProgressionSearchRequest,
        response: ProgressedChartResponse,
        table: { list: 'positions' },
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
        table: { list: 'positions' },
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
        summary: 'Natal positions directed by one arc (solar arc, Naibod, planetary arc and others)',
        description: arcNote,
        body: ArcProgressionRequest,
        response: ProgressedChartResponse,
        table: { list: 'positions' },
        inert: arcInert,
        example: arc,
      },
      (engine, { body }) => arcChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/arc/reduction`,
        summary: 'Natal positions directed by one arc, with its receipts',
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
        summary: 'Progression by another time key (tertiary, minor, duodenary, quotidian)',
        description: `${timeNote} ${searched}`,
        run: 'pool',
        body: TimeKeyProgressionSearchRequest,
        response: ProgressedChartResponse,
        table: { list: 'positions' },
        inert: timeInert,
        example: timeKey,
      },
      (engine, { body }) => timeKeyChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/time-key/reduction`,
        summary: 'Progression by another time key, with its receipts',
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
        summary: 'Progressed cusps and angles only',
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
        summary: 'Natal positions directed by the arc of the ascendant or vertex',
        description: frameArcNote,
        body: HouseFrameArcRequest,
        response: ProgressedChartResponse,
        table: { list: 'positions' },
        inert: housesDoNotEnter,
        example: frameArc,
      },
      (engine, { body }) => frameArcChart(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/house-frame/arc/reduction`,
        summary: 'Natal positions directed by the arc of the ascendant or vertex, with its receipts',
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
        summary: 'Structural profiles of progressions, with counts',
        description: year,
        body: ProgressionProfileRequest,
        response: ProgressionChartConditionProfileResponse,
        table: { list: 'profiles' },
        example: many,
      },
      (engine, { body }) => progressionProfile(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/profile/reduction`,
        minimalExample: false,
        summary: 'Structural profiles of progressions, with receipts',
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
        summary: 'Progression techniques and their bases as a network',
        description: `${year} Each technique may occur once.`,
        body: ProgressionNetworkRequest,
        response: ProgressionConditionNetworkProfileResponse,
        table: { list: 'nodes' },
        example: many,
      },
      (engine, { body }) => progressionNetwork(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: `${PATH}/network/reduction`,
        minimalExample: false,
        summary: 'Progression techniques and their bases as a network, with receipts',
        description: `${year} Each technique may occur once.`,
        body: ProgressionNetworkRequest,
        response: ProgressionConditionNetworkProfileReductionResponse,
        example: many,
      },
      (engine, { body }) => progressionNetworkReduction(engine, body),
    ),
  ],
});
