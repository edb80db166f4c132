import { callOf } from '../../api/client.js';
import type { AnswerOf, Shape } from '../../api/operations.js';
import type { Track } from '../../parts/bands.js';
import { dayOf, julianDay, minuteOf, timeOf } from '../../parts/dates.js';
import type { Span } from '../../state/span.js';
import { text } from '../../text/text.js';
import type { NatalPoint } from './passages.js';

const words = text.time;
/** Bodies with retrograde motion. */
export const RETROGRADERS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
/** The search for stations extends this many days beyond the shown span, so that loops at its edges are found. */
const MARGIN_DAYS = 420;
/** Days before the first and after the second station within which the body passes the longitudes of the loop. */
const SHADOW_DAYS: Readonly<Record<string, number>> = { Mercury: 45, Venus: 75, Mars: 140 };
const SLOW_SHADOW_DAYS = 260;

type Station = Shape<'BatchStationEventResponse'>;
export type StationsAnswer = AnswerOf<'events'>;

/** A period of retrograde motion: its first and last station. */
export interface Loop {
  readonly body: string;
  readonly turnsBack: Station;
  readonly turnsOn: Station;
}

export const stationsCall = (bodies: readonly string[], { from, to }: Span) =>
  bodies.length === 0
    ? null
    : callOf('events', {
        requests: bodies.map((body) => ({
          kind: 'station',
          body,
          jd_start: julianDay(from) - MARGIN_DAYS,
          jd_end: julianDay(to) + MARGIN_DAYS,
        })),
      });

/** The retrograde stations, each with the following direct station. */
export const loopsOf = ({ results }: StationsAnswer): readonly Loop[] =>
  results.flatMap(({ events }) => {
    const stations = events.filter((event) => 'station_type' in event);
    return stations.flatMap((station, i) =>
      station.station_type === 'retrograde' && stations[i + 1]?.station_type === 'direct'
        ? [{ body: station.body, turnsBack: station, turnsOn: stations[i + 1] }]
        : [],
    );
  });

export type CrossingsAnswer = AnswerOf<'events'>;
type Crossing = Shape<'TransitEventResponse'>;
const crossingsOf = (item: CrossingsAnswer['results'][number] | undefined): readonly Crossing[] =>
  (item?.events ?? []).filter((event): event is Crossing => 'direction' in event && !('sign' in event));

/** Requests the passages over the longitudes of each loop before and after it: two searches for each loop. */
export const shadowsCall = (loops: readonly Loop[]) =>
  loops.length === 0
    ? null
    : callOf('events', {
        requests: loops.flatMap(({ body, turnsBack, turnsOn }) => {
          const days = SHADOW_DAYS[body] ?? SLOW_SHADOW_DAYS;
          const search = { kind: 'transit', body };
          return [
            { ...search, target_lon: turnsOn.longitude, jd_start: turnsBack.jd_ut - days, jd_end: turnsBack.jd_ut },
            { ...search, target_lon: turnsBack.longitude, jd_start: turnsOn.jd_ut, jd_end: turnsOn.jd_ut + days },
          ];
        }),
      });

/** A loop with the beginning and end of its shadow; null if not found. */
export interface Shadowed extends Loop {
  readonly enters: string | null;
  readonly leaves: string | null;
}

/** The last passage before a loop and the first one after it. The answer has the order of the loops. */
export const withShadows = (loops: readonly Loop[], answer: CrossingsAnswer | null): readonly Shadowed[] =>
  loops.map((loop, i) => {
    const [before, after] = [answer?.results[2 * i], answer?.results[2 * i + 1]];
    const isOwn = before?.events.every(({ body }) => body === loop.body) ?? false;
    return {
      ...loop,
      enters: (isOwn && crossingsOf(before).at(-1)?.datetime_utc) || null,
      leaves: (isOwn && crossingsOf(after)[0]?.datetime_utc) || null,
    };
  });

/** The loops that touch a span, by their first station. */
export const loopsIn = (loops: readonly Shadowed[], { from, to }: Span): readonly Shadowed[] =>
  loops
    .filter(
      ({ turnsBack, turnsOn, enters, leaves }) =>
        timeOf(enters ?? turnsBack.datetime_utc) < to && timeOf(leaves ?? turnsOn.datetime_utc) > from,
    )
    .sort((a, b) => timeOf(a.turnsBack.datetime_utc) - timeOf(b.turnsBack.datetime_utc));

const glyph = (name: string): string => `${text.bodies[name]?.glyph ?? name}\uFE0E`;

/** One row for each body. The loop is highlighted; its shadow before and after is paler. */
export const loopTracks = (loops: readonly Shadowed[]): readonly Track[] =>
  RETROGRADERS.filter((body) => loops.some((loop) => loop.body === body)).map((body) => ({
    key: body,
    label: `${glyph(body)} ${body}`,
    bands: loops.filter((loop) => loop.body === body).flatMap(loopBands),
  }));

function loopBands({ body, turnsBack, turnsOn, enters, leaves }: Shadowed): Track['bands'] {
  const back = timeOf(turnsBack.datetime_utc),
    on = timeOf(turnsOn.datetime_utc);
  const pale = (from: number, to: number, part: string) => ({
    key: `${part}-${from}`,
    from,
    to,
    tone: `tone-${body}`,
    title: words.periodTitle(`${body} ${part}`, words.shadow, `${dayOf(from)} – ${dayOf(to)}`),
  });
  return [
    ...(enters === null ? [] : [pale(timeOf(enters), back, words.shadowBefore)]),
    ...(leaves === null ? [] : [pale(on, timeOf(leaves), words.shadowAfter)]),
    {
      key: `loop-${back}`,
      from: back,
      to: on,
      label: '℞',
      short: '℞',
      tone: `tone-${body}`,
      strong: true,
      title: words.periodTitle(body, words.retrograde, `${minuteOf(back)} – ${minuteOf(on)}`),
    },
  ];
}

/** A return of a body to its natal longitude. */
export interface Return {
  readonly body: string;
  readonly at: number;
  readonly back: boolean;
}

/** Longest span with returns of the Moon, days: they occur every four weeks. */
const MOON_DAYS = 1500;

/** Requests every passage of each body over its natal position. */
export function returnsCall(natal: readonly NatalPoint[], { from, to }: Span) {
  const points = natal.filter(({ name }) => name !== 'Moon' || julianDay(to) - julianDay(from) <= MOON_DAYS);
  if (points.length === 0) return null;
  return callOf('events', {
    requests: points.map(({ name, longitude }) => ({
      kind: 'transit',
      body: name,
      target_lon: longitude,
      jd_start: julianDay(from),
      jd_end: julianDay(to),
    })),
  });
}

export const returnsOf = ({ results }: CrossingsAnswer): readonly Return[] =>
  results
    .flatMap((item) =>
      crossingsOf(item).map(({ body, datetime_utc: iso, direction }) => ({
        body,
        at: timeOf(iso),
        back: direction === 'retrograde',
      })),
    )
    .sort((a, b) => a.at - b.at);

export const returnTracks = (returns: readonly Return[], order: readonly string[]): readonly Track[] =>
  order
    .filter((body) => returns.some((found) => found.body === body))
    .map((body) => ({
      key: body,
      label: `${glyph(body)} ${body}`,
      bands: returns
        .filter((found) => found.body === body)
        .map(({ at, back }) => ({
          key: String(at),
          from: at - 1,
          to: at + 1,
          tone: `tone-${body}`,
          title: `${words.returnOf(body)}: ${minuteOf(at)}${back ? ` (${words.retrograde})` : ''}`,
          marks: [{ at, back }],
        })),
    }));
