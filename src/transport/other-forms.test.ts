import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { ServiceError } from './errors.js';
import { formWanted, formsOf, inForm } from './other-forms.js';
import type { FormedRoute } from './other-forms.js';
import type { CalendarOfAnswer } from '../contract/route.js';

const routeOf = (response: TSchema, forms: Pick<FormedRoute, 'table' | 'calendar'> = NO_FORMS): FormedRoute => ({
  response,
  summary: 'Stations of a body',
  ...forms,
});
const NO_FORMS = { table: undefined, calendar: undefined };
const Station = Type.Object({
  body: Type.String(),
  kind: Type.String(),
  exact: Type.Object({ datetime_utc: Type.String(), jd_ut: Type.Number() }),
  marks: Type.Array(Type.Number()),
});
const Events = routeOf(Type.Object({ count: Type.Integer(), events: Type.Array(Station) }), {
  table: { list: 'events' },
  calendar: { list: 'events', moments: [{ begin: 'exact.datetime_utc' }] },
});
const Places = routeOf(
  Type.Object({ planets: Type.Record(Type.String(), Type.Object({ longitude: Type.Number() })) }),
  { table: { list: 'planets' }, calendar: undefined },
);
const Single = routeOf(Type.Object({ longitude: Type.Number() }));

const answer = {
  count: 2,
  events: [
    {
      body: 'Mars, the red',
      kind: 'retrograde; begins',
      exact: { datetime_utc: '2024-12-06T23:33:12.5+00:00', jd_ut: 2460651.48 },
      marks: [1, 2.5],
    },
    { body: '=1+1', kind: '', exact: { datetime_utc: '-000500-01-01T00:00:00+00:00', jd_ut: 1 }, marks: [] },
  ],
};
/** A clock of a whole day: its days are Julian days, counted from 2024-01-01. */
const utcOfJd = (jd: number): string => new Date(Date.UTC(2024, 0, 1) + (jd - 2460310.5) * 86_400_000).toISOString();
const text = (accept: string, route: FormedRoute, value: unknown): string => {
  const wanted = formWanted(accept, route);
  assert.ok(wanted !== null, accept);
  return inForm(value, wanted, utcOfJd);
};

test('rule: a list of records is a table (RFC 4180) with a dot in the columns of nested records; formulas are escaped', () => {
  assert.equal(
    text('text/csv', Events, answer),
    'body,kind,exact.datetime_utc,exact.jd_ut,marks\r\n' +
      '"Mars, the red",retrograde; begins,2024-12-06T23:33:12.5+00:00,2460651.48,1;2.5\r\n' +
      "'=1+1,,-000500-01-01T00:00:00+00:00,1,\r\n",
  );
  assert.equal(text('text/csv', Places, { planets: { Sun: { longitude: 84.2 } } }), 'key,longitude\r\nSun,84.2\r\n');
});

test('rule: events are a calendar (RFC 5545): UTC, escaped, lines of 75 octets, years that a calendar knows', () => {
  const lines = text('text/calendar', Events, answer).split('\r\n');
  assert.deepEqual([lines[0], lines.at(-2)], ['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, 1);
  assert.ok(lines.includes('DTSTART:20241206T233312Z'));
  assert.ok(lines.includes('SUMMARY:Mars\\, the red retrograde\\; begins'));
  assert.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
  assert.deepEqual([...formsOf(Events)], ['csv', 'ics']);
  assert.deepEqual([...formsOf(Places)], ['csv']);
});

test('rule: JSON wins among equally preferred forms; a form that a route does not offer is 406', () => {
  for (const accept of [
    undefined,
    '',
    '*/*',
    'application/json',
    'text/html, */*;q=0.1',
    'text/csv;q=0.5, application/json',
  ])
    assert.equal(formWanted(accept, Events), null);
  assert.equal(formWanted('text/csv, application/json;q=0.9', Events)?.form, 'csv');
  for (const [accept, route] of [
    ['text/csv', Single],
    ['text/calendar', Places],
    ['image/png', Events],
    ['text/csv;q=0', Events],
  ] as const)
    assert.throws(
      () => formWanted(accept, route),
      (error) => error instanceof ServiceError && error.status === 406,
    );
});

const calendarLines = (calendar: CalendarOfAnswer, value: unknown): string[] =>
  text('text/calendar', routeOf(Type.Object({}), { table: undefined, calendar }), value)
    .split('\r\n')
    .filter((line) => /^(DTSTART|DTEND|SUMMARY)/.test(line));

test('rule: an event with an end is a span when it is short, otherwise its beginning; Julian days become UTC', () => {
  const spans = [
    { ruler: 'Sun', jd_start: 2460310.5, jd_end: 2460311.75 },
    { ruler: 'Moon', jd_start: 2460320.5, jd_end: 2460420.5 },
  ];
  const windows: CalendarOfAnswer = { list: 'windows', moments: [{ begin: 'jd_start', end: 'jd_end' }] };
  assert.deepEqual(calendarLines(windows, { windows: spans }), [
    'DTSTART:20240101T000000Z',
    'DTEND:20240102T060000Z',
    'SUMMARY:Sun: Stations of a body',
    'DTSTART:20240111T000000Z',
    'SUMMARY:Moon: Stations of a body',
  ]);
});

test('rule: events within the rows of a list show the fields of their row; several moments are events with their names', () => {
  const results = [
    { request: { body: 'Mars' }, events: [{ sign: 'Leo', datetime_utc: '2024-01-03T00:00:00Z' }] },
    { request: { body: 'Venus' }, events: [] },
  ];
  const batch: CalendarOfAnswer = { list: 'results', within: 'events', moments: [{ begin: 'datetime_utc' }] };
  assert.deepEqual(calendarLines(batch, { results }), ['DTSTART:20240103T000000Z', 'SUMMARY:Leo Mars']);
  const daily = [{ sunrise: null, civil_dusk: { jd_ut: 1, datetime_utc: '2024-01-03T18:00:00Z' } }];
  const days: CalendarOfAnswer = {
    list: 'daily',
    moments: [
      { begin: 'sunrise.datetime_utc', name: 'sunrise' },
      { begin: 'civil_dusk.datetime_utc', name: 'civil dusk' },
    ],
  };
  assert.deepEqual(calendarLines(days, { daily }), [
    'DTSTART:20240103T180000Z',
    'SUMMARY:civil dusk: Stations of a body',
  ]);
});

test('rule: an answer that is one event is a calendar of one, also when its optional list of events is absent', () => {
  const own = [{ begin: 'datetime_utc' }];
  const value = { return_type: 'solar_return', datetime_utc: '2024-06-15T06:00:00Z' };
  assert.deepEqual(calendarLines({ list: null, own }, value), [
    'DTSTART:20240615T060000Z',
    'SUMMARY:solar_return: Stations of a body',
  ]);
  const eclipse = { kind: 'total', datetime_utc: '2024-04-08T18:17:20Z' };
  for (const answered of [eclipse, { ...eclipse, events: [eclipse] }])
    assert.deepEqual(calendarLines({ list: 'events', moments: own, own }, answered), [
      'DTSTART:20240408T181720Z',
      'SUMMARY:total: Stations of a body',
    ]);
});

test('rule: the summary of an event is its first short words, without repetition; an aspect to a longitude names both', () => {
  const calendar: CalendarOfAnswer = { list: 'events', moments: [{ begin: 'datetime_utc' }] };
  const datetime_utc = '2024-06-15T06:00:00Z';
  const summaryOf = (event: object): string | undefined =>
    calendarLines(calendar, { events: [{ datetime_utc, ...event }] })[1];
  assert.equal(summaryOf({ a: 'Mars', b: 'Mars', c: 'enters', d: '1st', e: 'Leo' }), 'SUMMARY:Mars enters Leo');
  assert.equal(summaryOf({ body: 'Saturn', angle: 90, target: 84.187 }), 'SUMMARY:Saturn 90° to 84.19° Saturn');
  assert.equal(summaryOf({ a: 'x'.repeat(61), search: 'fine' }), 'SUMMARY:Stations of a body');
  assert.equal(summaryOf({ a: 'a', b: 'b', c: 'c', d: 'd', e: 'e' }), 'SUMMARY:a b c d');
});
