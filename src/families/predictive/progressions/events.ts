import { withDefaults } from '../../../contract/defaults.js';
import type { Engine } from '../../../engine.js';
import { aspectNamed, aspectsOfTier } from '../../../doctrine/aspects/aspects.js';
import type { AspectDefinition } from '../../../doctrine/aspects/aspects.js';
import { LUNATION_PHASES } from '../../../doctrine/progressions/keys.js';
import { SIGNS } from '../../../doctrine/zodiac/zodiac.js';
import { CrossingSearch } from '../../../events/crossings.js';
import { LongitudeDifference } from '../../../events/functions.js';
import { TurningSearch } from '../../../events/turnings.js';
import { normalizeDeg } from '../../../kernel/angle.js';
import { InvalidInput } from '../../../kernel/errors.js';
import type { Epoch } from '../../../reduction/epoch.js';
import { LUNAR_POINTS, MEAN_APOGEE, MEAN_LILITH, MEAN_NODE, MOON_BODY, SUN_BODY } from '../../../sky/bodies.js';
import type { Body } from '../../../sky/bodies.js';
import { housesAt } from '../../../wire/houses.js';
import { meanMotionDegPerDay } from '../../../wire/search-window.js';
import { isStepwise } from './progress.js';
import type { Technique, Life } from './progress.js';
import { ProgressedWindow } from './progressed-time.js';
import type { LifeMoment } from './progressed-time.js';
import { CachedLongitude } from '../../../events/cached-longitude.js';
import { EVENT_TYPES } from './schema-events.js';
import { PHASE_WORDS, wireKey } from './wire-words.js';
import type { ProgressedEvent, ProgressedEventsResponse, ProgressedEventType } from './schema-events.js';
import { ProgressedEventsRequest } from './schema-events.js';

/** Limits of a search: the expected number of events, and the number of steps over all functions. */
const MOST_EVENTS = 50_000;
const MOST_STEPS = 100_000;

const NEVER_TURNING: readonly Body[] = [
  SUN_BODY,
  MOON_BODY,
  LUNAR_POINTS[MEAN_NODE],
  LUNAR_POINTS[MEAN_APOGEE],
  MEAN_LILITH,
];
const SIGN_STARTS = SIGNS.map((_, i) => 30 * i);
const PHASE_STARTS = LUNATION_PHASES.map((_, i) => (360 / LUNATION_PHASES.length) * i);

interface NatalPoint {
  readonly name: string;
  readonly longitudeDeg: number;
}

/** A search: the moving bodies, the natal points, and the directed angles of the aspects (degrees). */
interface Search {
  readonly engine: Engine;
  readonly window: ProgressedWindow;
  readonly movers: readonly CachedLongitude[];
  /** Shared by the moving bodies. */
  readonly epoch: Epoch;
  readonly natal: readonly NatalPoint[];
  readonly cusps: readonly number[] | null;
  readonly aspects: readonly { readonly aspect: AspectDefinition; readonly angleDeg: number }[];
  readonly events: ProgressedEvent[];
}

/** The fields of an event that depend on its type. */
type EventDetails = Omit<ProgressedEvent, keyof LifeMoment | 'event_type' | 'body' | 'longitude' | 'direction'>;
const NO_DETAILS: EventDetails = {
  target: null,
  target_longitude: null,
  aspect: null,
  angle: null,
  sign: null,
  house: null,
  station: null,
  phase: null,
};

/**
 * The progressed events in a range of life, in order of time: the field `events` of secondary and time-key
 * progressions. Errors: InvalidInput (stepwise or quotidian keys, an empty or too large search, house changes without a
 * place), OutOfCoverage.
 */
export function progressedEvents(
  engine: Engine,
  life: Pick<Life, 'natal'>,
  technique: Technique,
  bodies: readonly Body[],
  given: ProgressedEventsRequest,
): ProgressedEventsResponse {
  const request = withDefaults(ProgressedEventsRequest, given);
  if (
    isStepwise(technique) ||
    (technique.method.measure.kind === 'time' && technique.method.measure.withinYear !== undefined)
  )
    throw new InvalidInput({
      field: '/events',
      message: 'needs a continuous key; this key is stepwise or restarts each year',
      given: wireKey(technique.method),
      allowed: 'a continuous key; for tertiary_ii `stepping: continuous`',
    });
  const kinds = kindsOf(request),
    window = new ProgressedWindow(engine, life, technique, request);
  const search = searchOf(engine, life, window, bodies, request);
  checkCost(search, kinds);
  for (const kind of kinds) FIND[kind](search);
  const events = search.events
    .map((event, i) => ({ event, i }))
    .sort((a, b) => a.event.jd_ut - b.event.jd_ut || a.i - b.i)
    .map(({ event }) => event);
  const limit = request.limit;
  return {
    start_jd_ut: window.startJd,
    end_jd_ut: window.endJd,
    kinds: [...kinds],
    total: events.length,
    truncated: events.length > limit,
    events: events.slice(0, limit),
  };
}

function kindsOf(request: ProgressedEventsRequest): readonly ProgressedEventType[] {
  const hasPlace = (request.place ?? null) !== null;
  const kinds = request.kinds ?? EVENT_TYPES.filter((kind) => kind !== 'house_change' || hasPlace);
  if (kinds.includes('house_change') && !hasPlace)
    throw new InvalidInput({
      field: '/events/place',
      message: 'must be given for house_change, which needs the natal houses',
      given: null,
      allowed: 'latitude and longitude',
    });
  return kinds;
}

function searchOf(
  engine: Engine,
  { natal }: Pick<Life, 'natal'>,
  window: ProgressedWindow,
  bodies: readonly Body[],
  request: ProgressedEventsRequest,
): Search {
  const { place } = request;
  const houses = place
    ? housesAt(
        engine,
        natal,
        {
          latitude: place.latitude,
          longitude: place.longitude,
          system: place.house_system,
          policy: { unknown_system: 'raise' },
        },
        { system: '/events/place/house_system', latitude: '/events/place/latitude' },
      )
    : null;
  const epoch = engine.sky.newEpoch();
  const aspects = request.aspects?.map(aspectNamed) ?? aspectsOfTier(0);
  return {
    engine,
    window,
    movers: bodies.map((body) => new CachedLongitude(engine.sky, body, epoch)),
    epoch,
    natal: [
      ...bodies.map((body) => ({ name: body.name, longitudeDeg: engine.sky.apparent(body, natal).longitudeDeg })),
      ...(houses
        ? [
            { name: 'Ascendant', longitudeDeg: houses.figure.ascDeg },
            { name: 'Midheaven', longitudeDeg: houses.figure.mcDeg },
          ]
        : []),
    ],
    cusps: houses ? Array.from(houses.cusps) : null,
    aspects: aspects.flatMap((aspect) =>
      (aspect.angleDeg === 0 || aspect.angleDeg === 180 ? [aspect.angleDeg] : [aspect.angleDeg, -aspect.angleDeg]).map(
        (angleDeg) => ({ aspect, angleDeg }),
      ),
    ),
    events: [],
  };
}

/** Checks the expected cost of a search. Errors: InvalidInput. */
function checkCost({ movers, natal, aspects, window }: Search, kinds: readonly ProgressedEventType[]): void {
  const among = kinds.includes('aspect_among_progressed') ? movers.length - 1 : 0,
    toNatal = kinds.includes('aspect_to_natal') ? natal.length : 0;
  let events = 0,
    steps = 0;
  for (const { body, bounds } of movers) {
    const turns = (window.days * Math.max(meanMotionDegPerDay(body), 0.2)) / 360;
    events += turns * (aspects.length * (toNatal + among / 2) + 24);
    steps += (window.days / bounds.stepDays + 1) * (1 + among / 2);
  }
  if (events <= MOST_EVENTS && steps <= MOST_STEPS) return;
  throw new InvalidInput({
    field: '/events/end_dt',
    message: `leads to too large a search: about ${Math.round(events)} events in ${Math.round(steps)} steps`,
    given: window.endJd,
    allowed: `a shorter range, fewer bodies, kinds or aspects: at most ${MOST_EVENTS} events and ${MOST_STEPS} steps`,
  });
}

function add(
  { events, window }: Search,
  type: ProgressedEventType,
  mover: CachedLongitude,
  moment: LifeMoment,
  at: { readonly longitudeDeg: number; readonly rate: number; readonly found: Partial<EventDetails> },
): void {
  events.push({
    event_type: type,
    body: mover.body.name,
    ...moment,
    longitude: normalizeDeg(at.longitudeDeg),
    direction: at.rate * window.sense >= 0 ? 'direct' : 'retrograde',
    ...NO_DETAILS,
    ...at.found,
  });
}

function aspectsToNatal(search: Search): void {
  const { natal, aspects, window } = search;
  const pairs = natal.flatMap((point) => aspects.map(({ aspect, angleDeg }) => ({ point, aspect, angleDeg })));
  const targets = pairs.map(({ point, angleDeg }) => point.longitudeDeg + angleDeg);
  for (const mover of search.movers)
    new CrossingSearch(mover, targets).run(window.search, (tdb, index, rate) => {
      const moment = window.momentOf(tdb);
      if (moment === null) return;
      const { point, aspect, angleDeg } = pairs[index];
      add(search, 'aspect_to_natal', mover, moment, {
        longitudeDeg: targets[index],
        rate,
        found: {
          target: point.name,
          target_longitude: normalizeDeg(point.longitudeDeg),
          aspect: aspect.name,
          angle: angleDeg,
        },
      });
    });
}

function aspectsAmongProgressed(search: Search): void {
  const { movers, aspects, window } = search,
    targets = aspects.map(({ angleDeg }) => angleDeg);
  movers.forEach((mover, i) => {
    for (const other of movers.slice(i + 1))
      new CrossingSearch(new LongitudeDifference(mover, other), targets).run(window.search, (tdb, index) => {
        const moment = window.momentOf(tdb);
        if (moment === null) return;
        const { value: longitudeDeg, rate } = mover.preciseAt(tdb);
        add(search, 'aspect_among_progressed', mover, moment, {
          longitudeDeg,
          rate,
          found: {
            target: other.body.name,
            target_longitude: normalizeDeg(longitudeDeg - targets[index]),
            aspect: aspects[index].aspect.name,
            angle: targets[index],
          },
        });
      });
  });
}

function signChanges(search: Search): void {
  const { window } = search;
  for (const mover of search.movers)
    new CrossingSearch(mover, SIGN_STARTS).run(window.search, (tdb, index, rate) => {
      const moment = window.momentOf(tdb);
      if (moment === null) return;
      const sign = SIGNS[rate * window.sense >= 0 ? index : (index + 11) % 12];
      add(search, 'sign_change', mover, moment, { longitudeDeg: SIGN_STARTS[index], rate, found: { sign } });
    });
}

function houseChanges(search: Search): void {
  const { window, cusps } = search;
  for (const mover of search.movers)
    new CrossingSearch(mover, cusps!).run(window.search, (tdb, index, rate) => {
      const moment = window.momentOf(tdb);
      if (moment === null) return;
      const house = rate * window.sense >= 0 ? index + 1 : ((index + 11) % 12) + 1;
      add(search, 'house_change', mover, moment, { longitudeDeg: cusps![index], rate, found: { house } });
    });
}

function stations(search: Search): void {
  const { window } = search;
  for (const mover of search.movers) {
    if (NEVER_TURNING.includes(mover.body)) continue;
    // A turning point is one in both directions of time. After a maximum of longitude the motion is retrograde.
    new TurningSearch(mover).run(window.search, (tdb, maximum, value) => {
      const moment = window.momentOf(tdb);
      if (moment === null) return;
      const station = maximum ? 'retrograde' : 'direct';
      add(search, 'station', mover, moment, {
        longitudeDeg: value,
        rate: maximum ? -window.sense : window.sense,
        found: { station },
      });
    });
  }
}

/** The beginnings of the eight phases of progressed Moon and Sun (Rudhyar). */
function lunations(search: Search): void {
  const { window, engine, movers, epoch } = search;
  const [moon, sun] = [MOON_BODY, SUN_BODY].map(
    (body) => movers.find((mover) => mover.body === body) ?? new CachedLongitude(engine.sky, body, epoch),
  );
  new CrossingSearch(new LongitudeDifference(moon, sun), PHASE_STARTS).run(window.search, (tdb, index) => {
    const moment = window.momentOf(tdb);
    if (moment === null) return;
    const { value: longitudeDeg, rate } = moon.preciseAt(tdb);
    add(search, 'lunation', moon, moment, {
      longitudeDeg,
      rate,
      found: {
        target: 'Sun',
        target_longitude: normalizeDeg(longitudeDeg - PHASE_STARTS[index]),
        angle: PHASE_STARTS[index],
        phase: PHASE_WORDS[LUNATION_PHASES[index]],
      },
    });
  });
}

const FIND: Readonly<Record<ProgressedEventType, (search: Search) => void>> = {
  aspect_to_natal: aspectsToNatal,
  aspect_among_progressed: aspectsAmongProgressed,
  sign_change: signChanges,
  house_change: houseChanges,
  station: stations,
  lunation: lunations,
};
