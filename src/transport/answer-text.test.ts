import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answerText } from './answer-text.js';

test('rule: a number that is not finite is an error that names its place, never a null', () => {
  for (const bad of [NaN, Infinity, -Infinity]) {
    assert.throws(() => answerText(bad), { name: 'TypeError', message: `the answer holds ${bad} at /` });
    assert.throws(() => answerText({ rows: [1, { speed: bad }] }), /at \/rows\/1\/speed$/);
    assert.throws(() => answerText([null, [bad]]), /at \/1\/0$/);
  }
  assert.throws(() => answerText(undefined), TypeError);
});

test('rule: a null that the handler gave stays, a zero loses its sign, the order of keys is kept', () => {
  assert.equal(answerText({ b: null, a: [-0, { '1': -0 }], note: 'null' }), '{"b":null,"a":[0,{"1":0}],"note":"null"}');
});

test('property: the text reads back as the answer', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      assert.deepEqual(JSON.parse(answerText(plain)), plain);
    }),
    { numRuns: 50 },
  );
});
