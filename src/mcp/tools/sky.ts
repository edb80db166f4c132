import { Type } from '@sinclair/typebox';
import { CHART_NAMES } from '../../cli/names.js';
import type { Place } from '../../cli/moment.js';
import { oneOf } from '../../contract/fields.js';
import type { Desk } from '../desk.js';
import { julianDay, instantAt, placeFields, placeNeeded, placeOf, placeTold, rangeFields, rangeOf } from '../moment.js';
import { tool } from '../tool.js';
import type { Tool } from '../tool.js';
import { basisLine, degrees, fixed, instant, rows } from '../words.js';
import { bodyList } from './charts.js';

interface Dated {
  readonly jd_ut: number;
  readonly datetime_utc: string;
}

interface Eclipse extends Dated {
  readonly data: {
    readonly eclipse_type: string;
    readonly eclipse_magnitude: number;
    readonly saros_series: number;
    readonly gamma: number;
    readonly moon_longitude: number;
  };
}

type Light = 'solar' | 'lunar';

/** Eclipses of a light from an instant on: so many, or those before an end. */
async function eclipsesOf(desk: Desk, light: Light, jd_start: number, count: number, signal?: AbortSignal) {
  const body = { jd_start, count };
  const answer = await desk.ask<{ events: Eclipse[] }>(`/v1/eclipses/${light}/next`, { body }, signal);
  return answer.events.map((eclipse) => ({ light, eclipse }));
}

type Sight = { readonly datetime_utc: string; readonly altitude: number; readonly visible: boolean } | null;

interface SolarLocal {
  readonly event: Dated & { readonly data: { readonly eclipse_type: string; readonly eclipse_magnitude: number } };
  readonly global_event: Dated;
  readonly sun: { readonly altitude: number };
  readonly obscuration: number;
  readonly central_duration_seconds: number | null;
  readonly contacts: Readonly<Record<'c1' | 'c2' | 'c3' | 'c4', Sight>>;
}

const CONTACTS = ['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4'] as const;

/** How a place sees an eclipse, in one cell. */
async function seenAt(desk: Desk, light: Light, eclipse: Eclipse, place: Place, signal?: AbortSignal): Promise<string> {
  const body = { jd_start: eclipse.jd_ut - 1, latitude: place.latitude, longitude: place.longitude };
  if (light === 'lunar') {
    const local = await desk.ask<Record<(typeof CONTACTS)[number], Sight>>(
      '/v1/eclipses/lunar/local',
      { body },
      signal,
    );
    const seen = CONTACTS.filter((name) => local[name]?.visible === true);
    if (seen.length === 0) return 'not visible';
    return seen
      .map((name) => `${name} ${instant(local[name]?.datetime_utc)} alt ${fixed(local[name]?.altitude, 0)}`)
      .join(', ');
  }
  const local = await desk.ask<SolarLocal>('/v1/eclipses/solar/local-visible', { body }, signal);
  if (Math.abs(local.global_event.jd_ut - eclipse.jd_ut) > 1) return 'not visible';
  const { event, contacts, sun, obscuration, central_duration_seconds: central } = local;
  return [
    `${event.data.eclipse_type} maximum ${instant(event.datetime_utc)} alt ${fixed(sun.altitude, 0)}, obscuration ${fixed(obscuration, 4)}`,
    ...(central ? [`${fixed(central, 0)} s of totality or annularity`] : []),
    `begins ${instant(contacts.c1?.datetime_utc)}${contacts.c1?.visible ? '' : ' (below the horizon)'}`,
    `ends ${instant(contacts.c4?.datetime_utc)}${contacts.c4?.visible ? '' : ' (below the horizon)'}`,
  ].join(', ');
}

const eclipses = tool({
  name: 'eclipses',
  title: 'Next eclipses, and how a place sees them',
  description:
    'The next solar and lunar eclipses from an instant on (greatest eclipse, type, magnitude, Saros); with a place also the local circumstances.',
  input: Type.Object(
    {
      from: Type.String({
        minLength: 3,
        maxLength: 64,
        description: 'ISO 8601 date or datetime (UTC without an offset), or "now"',
      }),
      kind: Type.Optional(oneOf(['solar', 'lunar', 'any'], { default: 'any' })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 4, description: 'eclipses to list' })),
      visible_only: Type.Optional(Type.Boolean({ default: false, description: 'only those that the place sees' })),
      ...placeFields,
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/jd_start': '/from' },
  run: async (desk, { from, kind = 'any', count = 4, visible_only: only = false, ...where }, signal) => {
    const place = only ? placeNeeded(desk.service, where) : placeOf(desk.service, where);
    const start = julianDay(desk.service, instantAt(desk.service, from, place?.zone ?? null, '/from'));
    const lights: Light[] = kind === 'any' ? ['solar', 'lunar'] : [kind];
    // A place sees about every third solar eclipse: what is looked through is bounded.
    const wanted = only ? count * 6 : count;
    const lists = await Promise.all(lights.map((light) => eclipsesOf(desk, light, start, wanted, signal)));
    const found = [];
    for (const { light, eclipse } of lists.flat().sort((a, b) => a.eclipse.jd_ut - b.eclipse.jd_ut)) {
      const seen = place ? await seenAt(desk, light, eclipse, place, signal) : null;
      if (!only || seen !== 'not visible') found.push({ light, eclipse, seen });
      if (found.length === count) break;
    }
    return {
      lines: [
        ...(place ? [`as seen from ${placeTold(place)}; altitudes in degrees`] : []),
        ...rows(
          ['greatest', 'kind', 'type', 'magnitude', 'gamma', 'saros', 'Moon', ...(place ? ['seen there'] : [])],
          found.map(({ light, eclipse: { datetime_utc, data }, seen }) => [
            instant(datetime_utc),
            light,
            data.eclipse_type,
            fixed(data.eclipse_magnitude, 4),
            fixed(data.gamma, 4),
            data.saros_series,
            degrees(data.moon_longitude),
            ...(place ? [seen] : []),
          ]),
        ),
      ],
      wholes: [{ name: 'eclipses', title: `Eclipses from ${from}`, value: found }],
    };
  },
});

interface RiseSet {
  readonly events: readonly (Dated & { readonly kind: string })[];
  readonly visibility_state: string;
}
interface Twilight {
  readonly [name: string]: Dated | null;
}
const TWILIGHTS = [
  'astronomical_dawn',
  'nautical_dawn',
  'civil_dawn',
  'civil_dusk',
  'nautical_dusk',
  'astronomical_dusk',
];
const ofDay = /^[+-]?\d{4,6}-\d\d-\d\d$/;

const riseSet = tool({
  name: 'rise_set',
  title: 'Rise, set, culmination and twilight',
  description:
    'Rise, set and meridian passages of a body or fixed star within 24 hours at a place; for the Sun also the three twilights.',
  input: Type.Object(
    {
      date: Type.String({
        minLength: 3,
        maxLength: 64,
        description: 'a day (from local midnight), or the datetime from which 24 hours are looked at',
      }),
      body: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 100,
          default: 'Sun',
          description: 'Sun, Moon, a planet, a star such as Sirius',
        }),
      ),
      ...placeFields,
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/jd_start': '/date', '/jd_day': '/date' },
  run: async (desk, { date, body = 'Sun', ...where }, signal) => {
    const place = placeNeeded(desk.service, where);
    const { latitude: lat, longitude: lon } = place;
    const jd_start = julianDay(desk.service, instantAt(desk.service, date, place.zone, '/date'));
    const answer = await desk.ask<RiseSet>('/v1/rise-set/phenomena', { body: { body, jd_start, lat, lon } }, signal);
    const isDay = body === 'Sun' && ofDay.test(date);
    const twilight = isDay
      ? await desk.ask<Twilight>('/v1/rise-set/twilight', { body: { jd_day: jd_start, lat, lon } }, signal)
      : null;
    return {
      lines: [
        `${body}, 24 hours from ${date} at ${placeTold(place)}: ${answer.visibility_state.replaceAll('_', ' ')}`,
        ...answer.events.map(({ kind, datetime_utc }) => `${kind.replaceAll('_', ' ')} ${instant(datetime_utc)}`),
        ...(twilight
          ? TWILIGHTS.map((name) => `${name.replaceAll('_', ' ')} ${instant(twilight[name]?.datetime_utc)}`)
          : []),
        ...basisLine(answer),
      ],
      wholes: [{ name: 'rise-set', title: `${body} on ${date}`, value: twilight ? { ...answer, twilight } : answer }],
    };
  },
});

interface Phases {
  readonly events: readonly (Dated & { readonly phase_type: string; readonly moon_longitude: number })[];
}
const QUARTERS = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'];

const moonPhases = tool({
  name: 'moon_phases',
  title: 'Phases of the Moon',
  description: 'New and full Moons and quarters of a range of time (to the second), with the sign of the Moon.',
  input: Type.Object(rangeFields('a month after the beginning; at most ten years'), { additionalProperties: false }),
  fieldNames: { '/jd_start': '/from', '/jd_end': '/to' },
  run: async (desk, given, signal) => {
    const range = rangeOf(desk.service, given, { days: 31, mostDays: 3660 });
    const answer = await desk.ask<Phases>('/v1/lunar-phases', { body: range }, signal);
    const shown = answer.events.filter(({ phase_type }) => QUARTERS.includes(phase_type));
    return {
      lines: [
        ...rows(
          ['instant', 'phase', 'Moon'],
          shown.map((e) => [instant(e.datetime_utc), e.phase_type, degrees(e.moon_longitude)]),
        ),
        ...basisLine(answer),
      ],
      wholes: [{ name: 'moon-phases', title: `Phases of the Moon from ${given.from}`, value: answer }],
    };
  },
});

interface Ingresses {
  readonly events: readonly (Dated & {
    readonly sign: string;
    readonly sign_longitude: number;
    readonly direction: string;
  })[];
}
interface Stations {
  readonly events: readonly (Dated & { readonly station_type: string; readonly longitude: number })[];
}

const ingressesAndStations = tool({
  name: 'ingresses_and_stations',
  title: 'Ingresses and stations',
  description: 'When bodies enter signs and when they turn retrograde or direct in a range of time, in order.',
  input: Type.Object(
    {
      ...rangeFields('a year after the beginning; at most 100 years'),
      bodies: bodyList('default: Sun, Mercury ... Pluto (the Moon when she is named)'),
      kind: Type.Optional(oneOf(['ingresses', 'stations', 'both'], { default: 'both' })),
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/body': '/bodies', '/jd_start': '/from', '/jd_end': '/to' },
  run: async (desk, { bodies, kind = 'both', ...given }, signal) => {
    const range = rangeOf(desk.service, given, { days: 365.25, mostDays: 36_600 });
    const movers = bodies ?? CHART_NAMES.filter((name) => name !== 'Moon');
    const ingressesOf = async (body: string) =>
      (await desk.ask<Ingresses>('/v1/transits/ingresses', { body: { body, ...range } }, signal)).events.map((e) => ({
        ...e,
        body,
        longitude: e.sign_longitude,
        what: `enters ${e.sign}${e.direction === 'retrograde' ? ' (retrograde)' : ''}`,
      }));
    const stationsOf = async (body: string) =>
      (await desk.ask<Stations>('/v1/stations/search', { body: { body, ...range } }, signal)).events.map((e) => ({
        ...e,
        body,
        what: `turns ${e.station_type}`,
      }));
    const still = ['Sun', 'Moon'];
    const lists = await Promise.all([
      ...(kind === 'stations' ? [] : movers.map(ingressesOf)),
      ...(kind === 'ingresses' ? [] : movers.filter((body) => !still.includes(body)).map(stationsOf)),
    ]);
    const events = lists.flat().sort((a, b) => a.jd_ut - b.jd_ut);
    return {
      lines: rows(
        ['instant', 'event', 'longitude'],
        events.map((e) => [instant(e.datetime_utc), `${e.body} ${e.what}`, degrees(e.longitude)]),
      ),
      wholes: [{ name: 'ingresses-and-stations', title: `Ingresses and stations from ${given.from}`, value: events }],
    };
  },
});

export const skyTools: readonly Tool[] = [eclipses, riseSet, moonPhases, ingressesAndStations];
