import { clock, decimals, inSign } from '../degrees.js';
import { CHART_NAMES, readNames } from '../names.js';
import { readPlace, readRange, usage } from '../moment.js';
import type { Progress } from '../progress.js';
import type { Place, WhereWhen } from '../moment.js';
import type { AnswerOf } from '../../client/operations.js';
import type { Cell, Moment, Report } from '../report.js';
import type { Service } from '../service.js';
import { lookupTable } from '../../kernel/lookup.js';

export interface EventOptions extends WhereWhen {
  readonly bodies?: string;
  readonly kinds?: string;
}

interface Found {
  readonly kind: string;
  readonly body: string;
  readonly jd: number;
  readonly utc: string;
  readonly longitude: number | null;
  readonly what: string;
}

interface Range {
  readonly jd_start: number;
  readonly jd_end: number;
}

interface Dated {
  readonly jd_ut: number;
  readonly datetime_utc: string;
}

type Finder = (service: Service, range: Range, bodies: readonly string[] | null) => Found[];

/** Searches of `events` by their names in `--kinds`. */
const FINDERS = lookupTable<Finder>({
  ingresses: (service, range, bodies) =>
    // The Moon enters a sign every other day: its ingresses are listed only when it is requested.
    (bodies ?? CHART_NAMES.filter((body) => body !== 'Moon')).flatMap((body) =>
      service
        .ask('transits_ingresses_route_v1_transits_ingresses_post', { body: { body, ...range } })
        .events.map((event) => ({
          ...found('ingress', body, event),
          longitude: event.sign_longitude,
          what: `${body} enters ${event.sign}${event.direction === 'retrograde' ? ' (retrograde)' : ''}`,
        })),
    ),
  stations: (service, range, bodies) =>
    (bodies ?? CHART_NAMES)
      .filter((body) => !['Sun', 'Moon'].includes(body))
      .flatMap((body) =>
        service
          .ask('stations_search_route_v1_stations_search_post', {
            body: { body, ...range },
          })
          .events.map((event) => ({
            ...found('station', body, event),
            longitude: event.longitude,
            what: `${body} turns ${event.station_type}`,
          })),
      ),
  phases: (service, range) =>
    service
      .ask('lunar_phases_route_v1_lunar_phases_post', { body: range })
      .events.filter(({ phase_type }) => /^(New Moon|Full Moon|First Quarter|Last Quarter)$/.test(phase_type))
      .map((event) => ({ ...found('phase', 'Moon', event), longitude: event.moon_longitude, what: event.phase_type })),
  eclipses: (service, range) =>
    (['solar', 'lunar'] as const).flatMap((light) =>
      eclipsesOf(service, light, range).map((eclipse) => ({
        ...found('eclipse', light === 'solar' ? 'Sun' : 'Moon', eclipse),
        longitude: eclipse.data.moon_longitude,
        what: `${eclipse.data.eclipse_type} ${light} eclipse`,
      })),
    ),
  'void-of-course': (service, range) =>
    service
      .ask('void_of_course_range_route_v1_void_of_course_range_post', { body: range })
      .windows.filter(({ jd_voc_start }) => jd_voc_start >= range.jd_start)
      .map(({ moon_sign, jd_voc_start, voc_start_datetime_utc, duration_hours }) => ({
        kind: 'void-of-course',
        body: 'Moon',
        jd: jd_voc_start,
        utc: voc_start_datetime_utc,
        longitude: null,
        what: `Moon void of course in ${moon_sign} for ${duration_hours.toFixed(1)} hours`,
      })),
});

export const EVENT_KINDS = Object.keys(FINDERS);
const USUAL_KINDS = ['ingresses', 'stations', 'phases', 'eclipses'];

const found = (kind: string, body: string, { jd_ut, datetime_utc }: Dated) => ({
  kind,
  body,
  jd: jd_ut,
  utc: datetime_utc,
});

/** Events of the sky in a range of time, in chronological order. */
export function events(
  service: Service,
  [from, to]: readonly (string | undefined)[],
  options: EventOptions,
  progress: Progress,
): Report {
  const { jdStart, jdEnd } = readRange(service, from, to, options.zone ?? null);
  const kinds = options.kinds ? readNames(options.kinds) : USUAL_KINDS;
  for (const kind of kinds)
    if (!Object.hasOwn(FINDERS, kind)) throw usage('--kinds', `must be one or more of ${EVENT_KINDS.join(', ')}`, kind);
  const bodies = options.bodies ? readNames(options.bodies) : null;
  const list = kinds
    .flatMap((kind, i) => {
      progress(i, kinds.length);
      return FINDERS[kind](service, { jd_start: jdStart, jd_end: jdEnd }, bodies);
    })
    .sort((a, b) => a.jd - b.jd);
  progress(kinds.length, kinds.length);
  return {
    json: list.map(({ jd, utc, kind, body, longitude, what }) => ({
      jd_ut: jd,
      datetime_utc: utc,
      kind,
      body,
      longitude,
      event: what,
    })),
    tables: [
      {
        columns: [
          { name: 'datetime_utc', head: 'UTC', show: clock },
          { name: 'event' },
          { name: 'longitude', show: inSign },
          { name: 'kind' },
          { name: 'jd_ut', show: decimals(5) },
        ],
        rows: list.map(({ utc, what, longitude, kind, jd }) => [utc, what, longitude, kind, jd]),
      },
    ],
    moments: list.map(({ utc, what, longitude }): Moment => ({
      start: utc,
      summary: what,
      ...(longitude === null ? {} : { description: inSign(longitude).trim() }),
    })),
  };
}

const NEXT = {
  solar: 'next_solar_eclipse_route_v1_eclipses_solar_next_post',
  lunar: 'next_lunar_eclipse_route_v1_eclipses_lunar_next_post',
} as const;
type Eclipse = AnswerOf<(typeof NEXT)['solar' | 'lunar']>;

const LUNAR_PHASES = ['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4'] as const;

/** All eclipses of a range: the next one after each, until the end of the range. */
function eclipsesOf(service: Service, light: 'solar' | 'lunar', { jd_start, jd_end }: Range): Eclipse[] {
  const list: Eclipse[] = [];
  for (let jd = jd_start; ;) {
    const next = service.ask(NEXT[light], { body: { jd_start: jd } });
    if (next.jd_ut >= jd_end) return list;
    list.push(next);
    jd = next.jd_ut;
  }
}

/** Visibility of an eclipse at a place: whether any phase is visible, the altitude at greatest eclipse, and the obscuration of the Sun then. */
function seenFrom(
  service: Service,
  light: 'solar' | 'lunar',
  eclipse: Eclipse,
  { latitude, longitude }: Place,
): Cell[] {
  const jd_start = eclipse.jd_ut - 1;
  if (light === 'lunar') {
    const local = service.ask('lunar_eclipse_local_route_v1_eclipses_lunar_local_post', {
      body: { jd_start, latitude, longitude },
    });
    const visible = LUNAR_PHASES.some((name) => local[name]?.visible === true);
    return [visible, local.greatest?.altitude ?? null, null];
  }
  const local = service.ask('next_visible_solar_eclipse_route_v1_eclipses_solar_local_visible_post', {
    body: { jd_start, latitude, longitude },
  });
  const same = Math.abs(local.global_event.jd_ut - eclipse.jd_ut) < 1;
  return same ? [true, local.sun.altitude, local.obscuration] : [false, null, null];
}

export interface EclipseOptions extends WhereWhen {
  readonly kind?: string;
}

/** Eclipses in a range of time; with a place, their visibility there. */
export function eclipses(
  service: Service,
  [from, to]: readonly (string | undefined)[],
  options: EclipseOptions,
  progress: Progress,
): Report {
  const { jdStart, jdEnd } = readRange(service, from, to, options.zone ?? null);
  if (options.kind !== undefined && options.kind !== 'solar' && options.kind !== 'lunar')
    throw usage('--kind', 'must be solar or lunar', options.kind);
  const place = readPlace(service, options);
  const lights = options.kind ? [options.kind as 'solar' | 'lunar'] : (['solar', 'lunar'] as const);
  const list = lights
    .flatMap((light) =>
      eclipsesOf(service, light, { jd_start: jdStart, jd_end: jdEnd }).map((eclipse) => ({ light, eclipse })),
    )
    .sort((a, b) => a.eclipse.jd_ut - b.eclipse.jd_ut)
    .map(({ light, eclipse }, i, { length }) => {
      progress(i + 1, length);
      return { light, eclipse, seen: place ? seenFrom(service, light, eclipse, place) : [] };
    });
  const local = place
    ? [
        { name: 'visible', show: (value: Cell) => (value === true ? 'yes' : '-') },
        { name: 'altitude', show: decimals(1) },
        { name: 'obscuration', show: decimals(3) },
      ]
    : [];
  return {
    json: list.map(({ light, eclipse: { jd_ut, datetime_utc, data }, seen }) => ({
      kind: light,
      jd_ut,
      datetime_utc,
      ...data,
      ...(place ? { visible: seen[0], altitude: seen[1], obscuration: seen[2] } : {}),
    })),
    heading: place ? [`As seen from ${place.label} (${place.latitude}, ${place.longitude})`] : [],
    tables: [
      {
        columns: [
          { name: 'datetime_utc', head: 'greatest (UTC)', show: clock },
          { name: 'kind' },
          { name: 'type' },
          { name: 'magnitude', show: decimals(4) },
          { name: 'gamma', show: decimals(4) },
          { name: 'saros' },
          { name: 'moon_longitude', head: 'Moon', show: inSign },
          ...local,
        ],
        rows: list.map(({ light, eclipse: { datetime_utc, data }, seen }) => [
          datetime_utc,
          light,
          data.eclipse_type,
          data.eclipse_magnitude,
          data.gamma,
          data.saros_series,
          data.moon_longitude,
          ...seen,
        ]),
      },
    ],
    moments: list.map(({ light, eclipse: { datetime_utc, data } }): Moment => ({
      start: datetime_utc,
      summary: `${data.eclipse_type} ${light} eclipse`,
      description: `magnitude ${data.eclipse_magnitude.toFixed(4)}${data.saros_series === null ? '' : `, Saros ${data.saros_series}`}`,
    })),
  };
}
