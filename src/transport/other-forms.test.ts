import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import { ServiceError } from './errors.js';
import type { JsonSchema } from './json-schema.js';
import { formWanted, formsOf, inForm } from './other-forms.js';

const asSchema = (schema: unknown): JsonSchema => schema as JsonSchema;
const Station = Type.Object({
  body: Type.String(),
  kind: Type.String(),
  exact: Type.Object({ datetime_utc: Type.String(), jd_ut: Type.Number() }),
  marks: Type.Array(Type.Number()),
});
const Events = asSchema(Type.Object({ count: Type.Integer(), events: Type.Array(Station) }));
const Places = asSchema(
  Type.Object({ planets: Type.Record(Type.String(), Type.Object({ longitude: Type.Number() })) }),
);
const Single = asSchema(Type.Object({ longitude: Type.Number() }));

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
const text = (accept: string, schema: JsonSchema, value: unknown): string => {
  const wanted = formWanted(accept, schema, 'Stations of a body');
  assert.ok(wanted !== null, accept);
  return inForm(value, wanted, utcOfJd);
};

test('rule: a list of records is a table (RFC 4180), records within it with a dot; a text that would be run as a formula is not', () => {
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

test('rule: JSON where it is admitted as gladly; a form that an answer has not is 406 with what there is', () => {
  for (const accept of [
    undefined,
    '',
    '*/*',
    'application/json',
    'text/html, */*;q=0.1',
    'text/csv;q=0.5, application/json',
  ])
    assert.equal(formWanted(accept, Events, ''), null);
  assert.equal(formWanted('text/csv, application/json;q=0.9', Events, '')?.form, 'csv');
  for (const [accept, schema] of [
    ['text/csv', Single],
    ['text/calendar', Places],
    ['image/png', Events],
    ['text/csv;q=0', Events],
  ] as const)
    assert.throws(
      () => formWanted(accept, schema, ''),
      (error) => error instanceof ServiceError && error.status === 406,
    );
});

const calendarLines = (schema: unknown, value: unknown): string[] =>
  text('text/calendar', asSchema(schema), value)
    .split('\r\n')
    .filter((line) => /^(DTSTART|DTEND|SUMMARY)/.test(line));

test('rule: what begins and ends is a span where it is short, its Julian days in UTC; a long one stands at its beginning', () => {
  const windows = Type.Object({
    windows: Type.Array(Type.Object({ ruler: Type.String(), jd_start: Type.Number(), jd_end: Type.Number() })),
  });
  const spans = [
    { ruler: 'Sun', jd_start: 2460310.5, jd_end: 2460311.75 },
    { ruler: 'Moon', jd_start: 2460320.5, jd_end: 2460420.5 },
  ];
  assert.deepEqual(calendarLines(windows, { windows: spans }), [
    'DTSTART:20240101T000000Z',
    'DTEND:20240102T060000Z',
    'SUMMARY:Sun: Stations of a body',
    'DTSTART:20240111T000000Z',
    'SUMMARY:Moon: Stations of a body',
  ]);
  const passages = Type.Object({
    events: Type.Array(
      Type.Object({
        target: Type.String(),
        ingress_datetime_utc: Type.String(),
        egress_datetime_utc: Type.String(),
        mid_datetime_utc: Type.String(),
      }),
    ),
  });
  const passage = {
    target: 'Mars',
    ingress_datetime_utc: '2024-05-05T01:00:00Z',
    egress_datetime_utc: '2024-05-05T03:00:00Z',
    mid_datetime_utc: '2024-05-05T02:00:00Z',
  };
  assert.deepEqual(calendarLines(passages, { events: [passage] }), [
    'DTSTART:20240505T010000Z',
    'DTEND:20240505T030000Z',
    'SUMMARY:Mars: Stations of a body',
  ]);
});

test('rule: events within the rows of a list say what their row says; moments that a row may lack are events of their names', () => {
  const Instant = Type.Object({ jd_ut: Type.Number(), datetime_utc: Type.String() });
  const batch = Type.Object({
    results: Type.Array(
      Type.Object({
        request: Type.Object({ body: Type.String() }),
        events: Type.Array(Type.Object({ sign: Type.String(), datetime_utc: Type.String() })),
      }),
    ),
  });
  const results = [
    { request: { body: 'Mars' }, events: [{ sign: 'Leo', datetime_utc: '2024-01-03T00:00:00Z' }] },
    { request: { body: 'Venus' }, events: [] },
  ];
  assert.deepEqual(calendarLines(batch, { results }), ['DTSTART:20240103T000000Z', 'SUMMARY:Leo Mars']);
  const days = Type.Object({
    daily: Type.Array(
      Type.Object({
        sunrise: Type.Union([Instant, Type.Null()]),
        civil_dusk: Type.Union([Instant, Type.Null()]),
      }),
    ),
  });
  const daily = [{ sunrise: null, civil_dusk: { jd_ut: 1, datetime_utc: '2024-01-03T18:00:00Z' } }];
  assert.deepEqual(calendarLines(days, { daily }), [
    'DTSTART:20240103T180000Z',
    'SUMMARY:civil dusk: Stations of a body',
  ]);
});

test('rule: an answer that is one event is a calendar of one; a chart, and a place at a moment, are none', () => {
  const one = Type.Object({ return_type: Type.String(), datetime_utc: Type.String() });
  const asked = { return_type: 'solar_return', datetime_utc: '2024-06-15T06:00:00Z' };
  assert.deepEqual(calendarLines(one, asked), ['DTSTART:20240615T060000Z', 'SUMMARY:solar_return: Stations of a body']);
  const chart = Type.Object({
    datetime_utc: Type.String(),
    planets: Type.Record(Type.String(), Type.Object({ longitude: Type.Number() })),
  });
  assert.deepEqual([...formsOf(asSchema(chart))], ['csv']);
  // An answer whose list was not asked for is what a row of the list is.
  const Eclipse = { kind: Type.String(), datetime_utc: Type.String() };
  const next = Type.Object({ ...Eclipse, events: Type.Optional(Type.Array(Type.Object(Eclipse))) });
  const eclipse = { kind: 'total', datetime_utc: '2024-04-08T18:17:20Z' };
  for (const value of [eclipse, { ...eclipse, events: [eclipse] }])
    assert.deepEqual(calendarLines(next, value), ['DTSTART:20240408T181720Z', 'SUMMARY:total: Stations of a body']);
  const sampled = Type.Object({ positions: Type.Array(Type.Object({ name: Type.String(), jd_ut: Type.Number() })) });
  assert.deepEqual([...formsOf(asSchema(sampled))], ['csv']);
});
