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
const text = (accept: string, schema: JsonSchema, value: unknown): string => {
  const wanted = formWanted(accept, schema, 'Stations of a body');
  assert.ok(wanted !== null, accept);
  return inForm(value, wanted);
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
