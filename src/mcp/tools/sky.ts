import { Type } from '@sinclair/typebox';
import { CHART_NAMES } from '../../cli/names.js';
import type { Place } from '../../cli/moment.js';
import { oneOf } from '../../contract/fields.js';
import type { AnswerOf } from '../../client/operations.js';
import type { RouteClient } from '../route-client.js';
import {
  julianDay,
  instantAt,
  placeFields,
  placeNeeded,
  placeOf,
  placeLabel,
  rangeFields,
  rangeOf,
} from '../moment.js';
import { tool } from '../tool.js';
import type { Tool } from '../tool.js';
import { basisLine, degrees, fixed, instant, rows } from '../words.js';
import { bodyList } from './charts.js';

type Light = 'solar' | 'lunar';

const NEXT = {
  solar: 'next_solar_eclipse_route_v1_eclipses_solar_next_post',
  lunar: 'next_lunar_eclipse_route_v1_eclipses_lunar_next_post',
} as const;
type Eclipse = NonNullable<AnswerOf<(typeof NEXT)[Light]>['events']>[number];

/** The next `count` solar or lunar eclipses from an instant on. */
async function eclipsesOf(client: RouteClient, light: Light, jd_start: number, count: number, signal?: AbortSignal) {
  const body = { jd_start, count };
  const answer = await client.ask(NEXT[light], { body }, signal);
  return (answer.events ?? []).map((eclipse) => ({ light, eclipse }));
}

const CONTACTS = ['p1', 'u1', 'u2', 'greatest', 'u3', 'u4', 'p4'] as const;

/** The local circumstances of an eclipse at a place, in one cell. */
async function seenAt(
  client: RouteClient,
  light: Light,
  eclipse: Eclipse,
  place: Place,
  signal?: AbortSignal,
): Promise<string> {
  const body = { jd_start: eclipse.jd_ut - 1, latitude: place.latitude, longitude: place.longitude };
  if (light === 'lunar') {
    const local = await client.ask('lunar_eclipse_local_route_v1_eclipses_lunar_local_post', { body }, signal);
    const seen = CONTACTS.filter((name) => local[name]?.visible === true);
    if (seen.length === 0) return 'not visible';
    return seen
      .map((name) => `${name} ${instant(local[name]?.datetime_utc)} alt ${fixed(local[name]?.altitude, 0)}`)
      .join(', ');
  }
  const local = await client.ask(
    'next_visible_solar_eclipse_route_v1_eclipses_solar_local_visible_post',
    { body },
    signal,
  );
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
  title: 'Next eclipses, and their visibility from a place',
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
      visible_only: Type.Optional(
        Type.Boolean({ default: false, description: 'only eclipses that are visible from the place' }),
      ),
      ...placeFields,
    },
    { additionalProperties: false },
  ),
  fieldNames: { '/jd_start': '/from' },
  run: async (client, { from, kind = 'any', count = 4, visible_only: only = false, ...where }, signal) => {
    const place = only ? placeNeeded(client.service, where) : placeOf(client.service, where);
    const start = julianDay(client.service, instantAt(client.service, from, place?.zone ?? null, '/from'));
    const lights: Light[] = kind === 'any' ? ['solar', 'lunar'] : [kind];
    // A place sees about every third solar eclipse: the number of examined eclipses is bounded.
    const wanted = only ? count * 6 : count;
    const lists = await Promise.all(lights.map((light) => eclipsesOf(client, light, start, wanted, signal)));
    const found = [];
    for (const { light, eclipse } of lists.flat().sort((a, b) => a.eclipse.jd_ut - b.eclipse.jd_ut)) {
      const seen = place ? await seenAt(client, light, eclipse, place, signal) : null;
      if (!only || seen !== 'not visible') found.push({ light, eclipse, seen });
      if (found.length === count) break;
    }
    return {
      lines: [
        ...(place ? [`as seen from ${placeLabel(place)}; altitudes in degrees`] : []),
        ...rows(
          ['greatest', 'kind', 'type', 'magnitude', 'gamma', 'saros', 'Moon', ...(place ? ['visibility'] : [])],
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
      answers: [{ name: 'eclipses', title: `Eclipses from ${from}`, value: found }],
    };
  },
});

const TWILIGHTS = [
  'astronomical_dawn',
  'nautical_dawn',
  'civil_dawn',
  'civil_dusk',
  'nautical_dusk',
  'astronomical_dusk',
] as const;
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
        description: 'a day (from local midnight), or the datetime at which the 24 hours begin',
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
  run: async (client, { date, body = 'Sun', ...where }, signal) => {
    const place = placeNeeded(client.service, where);
    const { latitude: lat, longitude: lon } = place;
    const jd_start = julianDay(client.service, instantAt(client.service, date, place.zone, '/date'));
    const answer = await client.ask(
      'rise_set_phenomena_route_v1_rise_set_phenomena_post',
      { body: { body, jd_start, lat, lon } },
      signal,
    );
    const isDay = body === 'Sun' && ofDay.test(date);
    const twilight = isDay
      ? await client.ask(
          'twilight_times_route_v1_rise_set_twilight_post',
          { body: { jd_day: jd_start, lat, lon } },
          signal,
        )
      : null;
    return {
      lines: [
        `${body}, 24 hours from ${date} at ${placeLabel(place)}: ${answer.visibility_state.replaceAll('_', ' ')}`,
        ...answer.events.map(({ kind, datetime_utc }) => `${kind.replaceAll('_', ' ')} ${instant(datetime_utc)}`),
        ...(twilight
          ? TWILIGHTS.map((name) => `${name.replaceAll('_', ' ')} ${instant(twilight[name]?.datetime_utc)}`)
          : []),
        ...basisLine(answer),
      ],
      answers: [{ name: 'rise-set', title: `${body} on ${date}`, value: twilight ? { ...answer, twilight } : answer }],
    };
  },
});

const QUARTERS = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'];

const moonPhases = tool({
  name: 'moon_phases',
  title: 'Phases of the Moon',
  description: 'New and full Moons and quarters of a range of time (to the second), with the sign of the Moon.',
  input: Type.Object(rangeFields('a month after the beginning; at most ten years'), { additionalProperties: false }),
  fieldNames: { '/jd_start': '/from', '/jd_end': '/to' },
  run: async (client, given, signal) => {
    const range = rangeOf(client.service, given, { days: 31, mostDays: 3660 });
    const answer = await client.ask('lunar_phases_route_v1_lunar_phases_post', { body: range }, signal);
    const shown = answer.events.filter(({ phase_type }) => QUARTERS.includes(phase_type));
    return {
      lines: [
        ...rows(
          ['instant', 'phase', 'Moon'],
          shown.map((e) => [instant(e.datetime_utc), e.phase_type, degrees(e.moon_longitude)]),
        ),
        ...basisLine(answer),
      ],
      answers: [{ name: 'moon-phases', title: `Phases of the Moon from ${given.from}`, value: answer }],
    };
  },
});

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
  run: async (client, { bodies, kind = 'both', ...given }, signal) => {
    const range = rangeOf(client.service, given, { days: 365.25, mostDays: 36_600 });
    const movers = bodies ?? CHART_NAMES.filter((name) => name !== 'Moon');
    const ingressesOf = async (body: string) =>
      (
        await client.ask('transits_ingresses_route_v1_transits_ingresses_post', { body: { body, ...range } }, signal)
      ).events.map((e) => ({
        ...e,
        body,
        longitude: e.sign_longitude,
        what: `enters ${e.sign}${e.direction === 'retrograde' ? ' (retrograde)' : ''}`,
      }));
    const stationsOf = async (body: string) =>
      (
        await client.ask('stations_search_route_v1_stations_search_post', { body: { body, ...range } }, signal)
      ).events.map((e) => ({
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
      answers: [{ name: 'ingresses-and-stations', title: `Ingresses and stations from ${given.from}`, value: events }],
    };
  },
});

export const skyTools: readonly Tool[] = [eclipses, riseSet, moonPhases, ingressesAndStations];
