import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestNames } from './suggest.js';

test('rule: suggestions differ by insertions, omissions, substitutions and transpositions of at most a third of the letters, nearest first', () => {
  const names = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
  assert.deepEqual(suggestNames('Mecrury', names), ['Mercury']);
  assert.deepEqual(suggestNames('jupitr', names), ['Jupiter']);
  assert.deepEqual(suggestNames('Plutto', names), ['Pluto']);
  assert.deepEqual(suggestNames('Zzz', names), []);
  assert.deepEqual(suggestNames('Uranuss', names)[0], 'Uranus');
  assert.deepEqual(suggestNames('', names), []);
});

test('rule: a common prefix makes names similar; accents and case are ignored', () => {
  assert.deepEqual(suggestNames('bele', ['Bélénos', 'Bellatrix']), ['Bélénos']);
  assert.deepEqual(suggestNames('NEP', ['Neptune']), ['Neptune']);
});
