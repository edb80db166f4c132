import { withDefaults } from '../../contract/defaults.js';
import type { Static } from '@sinclair/typebox';
import { DIRECTIONS, SEARCH_MOTIONS } from '../../contract/transits.js';
import { checkBudget, meanMotionDegPerDay, searchWindow } from '../../wire/search-window.js';
import type { Engine } from '../../engine.js';
import { BodyLongitude, LongitudeDifference } from '../../events/functions.js';
import { lunarReturnEvent, planetReturnEvent, solarReturnEvent } from '../../families/predictive/returns/returns.js';
import { searchStations } from '../../families/phenomena/stations/stations.js';
import { searchIngresses } from '../../families/predictive/transits/ingresses.js';
import { movingTarget } from '../../families/predictive/transits/moving-target.js';
import { directedAspects, natalAspects } from '../../families/predictive/transits/natal-aspects.js';
import { searchTransits } from '../../families/predictive/transits/transits.js';
import { InvalidInput } from '../../kernel/errors.js';
import { declinationTransits } from './declination.js';
import {
  EVENT_KINDS,
  EventBatchItemRequest,
  RETURN_KINDS,
  ReturnBatchItemRequest,
  TransitBatchItemRequest,
} from './event-schema.js';
import type {
  BatchEvent,
  EventBatchItem,
  EventsBatchRequest,
  EventsBatchResponse,
  ReturnBatchItem,
  ReturnsBatchRequest,
  ReturnsBatchResponse,
  TransitBatchItem,
  TransitsBatchRequest,
  TransitsBatchResponse,
} from './event-schema.js';
import { eachItem, needed, oneWord } from './items.js';

type TransitAnswer = Static<typeof TransitsBatchResponse>['results'][number];
type ReturnAnswer = Static<typeof ReturnsBatchResponse>['results'][number];
type EventAnswer = Static<typeof EventsBatchResponse>['results'][number];

const echoTransit = (item: TransitBatchItem): TransitBatchItem => withDefaults(TransitBatchItemRequest, item);

/** POST /v1/batch/transits: many transit searches. Invalid items fail alone. */
export function batchTransits(
  engine: Engine,
  request: Static<typeof TransitsBatchRequest>,
): Static<typeof TransitsBatchResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => transitsOf(engine, withDefaults(TransitBatchItemRequest, item), item.target_lon),
      (item, events): TransitAnswer => ({
        request: echoTransit(item),
        ok: true,
        count: events.length,
        events,
        failure: null,
      }),
      (item, failure) => ({ request: echoTransit(item), ok: false, count: 0, events: [], failure }),
    ),
  };
}

function transitsOf(
  engine: Engine,
  item: Pick<TransitBatchItem, 'body' | 'jd_start' | 'jd_end'> & { readonly search_motion: string },
  target: string | number,
): TransitAnswer['events'] {
  const { events } = searchTransits(engine, {
    body: item.body,
    target_lon: target,
    jd_start: item.jd_start,
    jd_end: item.jd_end,
    search_motion: oneWord(item.search_motion, '/search_motion', SEARCH_MOTIONS),
  });
  // A batch item has no direction of the body.
  for (const event of events) if (event.computation_truth) event.computation_truth.requested_direction = null;
  return events;
}

const echoReturn = (item: ReturnBatchItem): ReturnBatchItem => ({
  kind: item.kind,
  natal_lon: item.natal_lon,
  body: item.body ?? null,
  jd_start: item.jd_start ?? null,
  year: item.year ?? null,
  direction: withDefaults(ReturnBatchItemRequest, item).direction,
});

/** POST /v1/batch/returns: many returns. Invalid items fail alone. */
export function batchReturns(
  engine: Engine,
  request: Static<typeof ReturnsBatchRequest>,
): Static<typeof ReturnsBatchResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => returnOf(engine, item),
      (item, result): ReturnAnswer => ({ request: echoReturn(item), ok: true, result, failure: null }),
      (item, failure) => ({ request: echoReturn(item), ok: false, result: null, failure }),
    ),
  };
}

function returnOf(engine: Engine, item: ReturnBatchItem): NonNullable<ReturnAnswer['result']> {
  const kind = oneWord(item.kind, '/kind', RETURN_KINDS);
  const direction = oneWord(withDefaults(ReturnBatchItemRequest, item).direction, '/direction', DIRECTIONS);
  const event =
    kind === 'solar_return'
      ? solarReturnEvent(engine, { natal_sun_lon: item.natal_lon, year: needed(item.year, '/year', kind) })
      : kind === 'lunar_return'
        ? lunarReturnEvent(engine, {
            natal_moon_lon: item.natal_lon,
            jd_start: needed(item.jd_start, '/jd_start', kind),
          })
        : planetReturnEvent(engine, {
            body: needed(item.body, '/body', kind),
            natal_lon: item.natal_lon,
            jd_start: needed(item.jd_start, '/jd_start', kind),
            direction,
          });
  return {
    return_type: event.return_type,
    body: event.body,
    jd_ut: event.jd_ut,
    datetime_utc: event.datetime_utc,
    computation_truth: null,
  };
}

const filledEvent = (item: EventBatchItem) => withDefaults(EventBatchItemRequest, item);
type FilledEvent = ReturnType<typeof filledEvent>;

const echoEvent = (given: EventBatchItem): EventBatchItem => {
  const item = filledEvent(given);
  return {
    kind: item.kind,
    body: item.body,
    jd_start: item.jd_start,
    jd_end: item.jd_end,
    target_lon: item.target_lon ?? null,
    target: item.target ?? null,
    angle: item.angle ?? null,
    orb: item.orb,
    natal_longitudes: item.natal_longitudes ?? null,
    aspect_angles: item.aspect_angles ?? null,
    aspect_orbs: item.aspect_orbs ?? null,
    is_contra_parallel: item.is_contra_parallel,
    search_motion: item.search_motion,
  };
};

/** POST /v1/batch/events: many searches of several kinds. Invalid items fail alone. */
export function batchEvents(
  engine: Engine,
  request: Static<typeof EventsBatchRequest>,
): Static<typeof EventsBatchResponse> {
  return {
    results: eachItem(
      request.requests,
      (item) => eventsOf(engine, filledEvent(item)),
      (item, events): EventAnswer => ({
        request: echoEvent(item),
        ok: true,
        count: events.length,
        events,
        failure: null,
      }),
      (item, failure) => ({ request: echoEvent(item), ok: false, count: 0, events: [], failure }),
    ),
  };
}

function eventsOf(engine: Engine, item: FilledEvent): BatchEvent[] {
  const kind = oneWord(item.kind, '/kind', EVENT_KINDS);
  const motion = oneWord(item.search_motion, '/search_motion', SEARCH_MOTIONS);
  const window = { body: item.body, jd_start: item.jd_start, jd_end: item.jd_end };
  const ordered = <T>(events: T[]): T[] => (motion === 'backward' ? events.reverse() : events);
  switch (kind) {
    case 'transit':
      return transitsOf(engine, item, needed(item.target_lon ?? item.target, '/target_lon', kind));
    case 'ingress':
      return ordered(ingressesOf(engine, window));
    case 'station':
      return ordered(
        searchStations(engine, window).events.map((event) => ({ event_type: 'station' as const, ...event })),
      );
    case 'declination_transit':
      return ordered(
        declinationTransits(engine, item, needed(item.target ?? item.target_lon, '/target', kind), motion),
      );
    case 'aspect_transit':
      return ordered(
        aspectTransits(
          engine,
          item,
          needed(item.target ?? item.target_lon, '/target', kind),
          needed(item.angle, '/angle', kind),
          motion,
        ),
      );
    case 'natal_aspect_transits': {
      const angles = needed(item.aspect_angles, '/aspect_angles', kind);
      return natalAspects(engine, {
        ...window,
        natal_longitudes: nonEmpty(needed(item.natal_longitudes, '/natal_longitudes', kind), '/natal_longitudes'),
        aspect_angles: nonEmpty(angles, '/aspect_angles'),
        aspect_orbs: item.aspect_orbs ?? angles.map(() => item.orb),
        search_motion: motion,
      }).events;
    }
  }
}

function ingressesOf(
  engine: Engine,
  window: { body: string; jd_start: number; jd_end: number },
): ReturnType<typeof searchIngresses>['events'] {
  const { events } = searchIngresses(engine, window);
  for (const event of events) if (event.computation_truth) event.computation_truth.requested_direction = null;
  return events;
}

function nonEmpty(values: number[], field: string): number[] {
  if (values.length === 0)
    throw new InvalidInput({ field, message: 'must not be empty', given: [], allowed: 'at least one value' });
  return values;
}

/** Events of a body at a directed angle from a fixed longitude, a moving body or a star. */
function aspectTransits(
  engine: Engine,
  item: FilledEvent,
  target: string | number,
  angle: number,
  searchMotion: 'forward' | 'backward',
): BatchEvent[] {
  if (typeof target === 'number') {
    return natalAspects(engine, {
      body: item.body,
      jd_start: item.jd_start,
      jd_end: item.jd_end,
      natal_longitudes: [target],
      aspect_angles: [angle],
      aspect_orbs: [item.orb],
      search_motion: searchMotion,
    }).events;
  }
  const body = engine.bodies.resolve(item.body, '/body'),
    epoch = engine.sky.newEpoch();
  const other = movingTarget(engine, target, '/target', body, epoch);
  const window = searchWindow(engine, item.jd_start, item.jd_end);
  checkBudget(window, (meanMotionDegPerDay(body) + other.degPerDay) / 360);
  const mover = new BodyLongitude(engine.sky, body, epoch);
  return directedAspects(
    engine,
    {
      bodyName: body.name,
      motion: new LongitudeDifference(mover, other.motion),
      goals: [{ label: other.name, longitudeDeg: 0 }],
      angles: [angle],
      orbs: [item.orb],
      searchMotion,
      moverRate: (tdb) => {
        mover.at(tdb, false);
        return mover.rate;
      },
    },
    window,
  );
}
