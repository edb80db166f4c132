import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from '@sinclair/typebox';
import fc from 'fast-check';
import { nullable } from '../contract/fields.js';
import { AnswerWriter } from './answer-text.js';

const writer = new AnswerWriter();
const open = { response: Type.Unknown() };
const text = (value: unknown): string => writer.write(open, value);

test('rule: a number that is not finite is an error that names its place, never a null', () => {
  for (const bad of [NaN, Infinity, -Infinity]) {
    assert.throws(() => text(bad), { name: 'TypeError', message: `the answer contains ${bad} at /` });
    assert.throws(() => text({ rows: [1, { speed: bad }] }), /at \/rows\/1\/speed$/);
    assert.throws(() => text([null, [bad]]), /at \/1\/0$/);
  }
  assert.throws(() => text(undefined), TypeError);
});

const Row = Type.Object({
  name: nullable(Type.String()),
  speed: Type.Number(),
  latitude: nullable(Type.Number()),
});
const closed = {
  response: Type.Object({
    note: nullable(Type.String()),
    rows: Type.Array(Row),
    byName: Type.Record(Type.String(), Row),
    one: Type.Union([Row, Type.Object({ angle: nullable(Type.Integer()) }), Type.Null()]),
    counts: Type.Optional(Type.Array(nullable(Type.Number()))),
    details: Type.Optional(nullable(Type.Record(Type.String(), Type.Unknown()))),
  }),
};
const row = { name: null, speed: 1, latitude: null };
const answer = { note: null, rows: [row, row], byName: { 'a"b': row, null: row }, one: null };

test('rule: a null that the schema of the answer admits is written', () => {
  for (const value of [
    answer,
    { ...answer, note: 'a:null, "b":null', one: { angle: null } },
    { ...answer, counts: [null] },
  ])
    assert.deepEqual(JSON.parse(writer.write(closed, value)), value);
});

test('rule: a number that is not finite is found in every field that a schema describes', () => {
  const faulty: [object, string][] = [
    [{ ...answer, rows: [row, { ...row, speed: NaN }] }, '/rows/1/speed'],
    [{ ...answer, rows: [row, { ...row, latitude: NaN }] }, '/rows/1/latitude'],
    [{ ...answer, byName: { Sun: { ...row, latitude: Infinity } } }, '/byName/Sun/latitude'],
    [{ ...answer, one: { ...row, latitude: -Infinity } }, '/one/latitude'],
    [{ ...answer, one: { angle: NaN } }, '/one/angle'],
    [{ ...answer, counts: [null, NaN] }, '/counts/1'],
    [{ ...answer, details: { note: { note: NaN } } }, '/details/note/note'],
    [{ ...answer, details: { note: NaN } }, '/details/note'],
    [{ ...answer, unknown: NaN }, '/unknown'],
  ];
  for (const [value, pointer] of faulty)
    assert.throws(
      () => writer.write(closed, value),
      (error: Error) => error.message.endsWith(`at ${pointer}`),
      pointer,
    );
});

test('rule: a null of the handler is kept, negative zero is written as 0, the order of keys is kept', () => {
  assert.equal(text({ b: null, a: [-0, { '1': -0 }], note: 'null' }), '{"b":null,"a":[0,{"1":0}],"note":"null"}');
});

test('property: the text reads back as the answer', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      assert.deepEqual(JSON.parse(text(plain)), plain);
    }),
    { numRuns: 50 },
  );
});
