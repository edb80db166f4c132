import { ownSearchSteps } from '../../../contract/inert-options.js';
import { declareFamily, route } from '../../../contract/route.js';
import {
  NextStationRequest,
  NextStationResponse,
  RetrogradePeriodSearchRequest,
  RetrogradePeriodSearchResponse,
  StationSearchRequest,
  StationSearchResponse,
  StationStateRequest,
  StationStateResponse,
} from './schema.js';
import { nextStation, retrogradePeriods, searchStations, stationState } from './stations.js';

const rule = 'A station is an instant at which the rate of the apparent geocentric longitude of date is zero.';
const window = { body: 'Mercury', jd_start: 2460310.5, jd_end: 2460676.5 };

export const family = declareFamily({
  name: 'stations',
  tag: 'phenomena',
  group: 'phenomena',
  routes: [
    route(
      {
        method: 'POST',
        path: '/v1/stations/search',
        summary: 'Stations of a body between two instants',
        run: 'pool',
        description: `${rule} The search is complete for every window; an answer has at most 10,000 stations.`,
        body: StationSearchRequest,
        response: StationSearchResponse,
        table: { list: 'events' },
        calendar: { list: 'events', moments: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: window },
      },
      (engine, { body }) => searchStations(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stations/next',
        summary: 'Next station of a body',
        run: 'pool',
        description: `${rule} Null if there is none within max_days.`,
        body: NextStationRequest,
        response: NextStationResponse,
        calendar: { list: null, own: [{ begin: 'datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: { body: 'Mercury', jd_start: 2460319.5 } },
      },
      (engine, { body }) => nextStation(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stations/is-retrograde',
        summary: 'Whether a body is retrograde',
        body: StationStateRequest,
        response: StationStateResponse,
        example: { body: { body: 'Mercury', jd_ut: 2460532.5 } },
      },
      (engine, { body }) => stationState(engine, body),
    ),
    route(
      {
        method: 'POST',
        path: '/v1/stations/retrograde-periods',
        summary: 'Retrograde periods of a body',
        run: 'pool',
        description:
          'Every period that overlaps the window, from station to station. `start_kind` and `end_kind` mark an end outside the window.',
        body: RetrogradePeriodSearchRequest,
        response: RetrogradePeriodSearchResponse,
        table: { list: 'periods' },
        calendar: { list: 'periods', moments: [{ begin: 'start.datetime_utc', end: 'end.datetime_utc' }] },
        inert: [ownSearchSteps],
        example: { body: window },
      },
      (engine, { body }) => retrogradePeriods(engine, body),
    ),
  ],
});
