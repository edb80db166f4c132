import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aliasPaths, canonicalName, conventionalForms, NAME_TOKENS } from './names.js';

test('rule: there are eighteen tokens and no name stands for two of them', () => {
  assert.equal(Object.keys(NAME_TOKENS).length, 18);
  const names = Object.values(NAME_TOKENS).flat();
  assert.equal(new Set(names).size, names.length);
});

test('rule: a token is replaced wherever it stands as a word', () => {
  assert.deepEqual(conventionalForms('authI_true'), ['lahiri_true']);
  assert.deepEqual(conventionalForms('moon_void_authA_sign_bound'), ['moon_void_ramesey_sign_bound']);
  assert.deepEqual(conventionalForms('authH_mundane'), ['placidus_mundane', 'placidian_mundane']);
  assert.deepEqual(conventionalForms('author'), []);
  assert.deepEqual(conventionalForms('agencyland'), []);
});

test('rule: a conventional name finds its token, in any case and with either separator', () => {
  assert.equal(canonicalName('Lahiri', ['raman', 'authI']), 'authI');
  assert.equal(canonicalName('NASA-compat', ['native', 'agency_compat']), 'agency_compat');
  assert.equal(canonicalName('Abū Maʿshar'.replace('ʿ', ''), ['authK']), 'authK');
  assert.equal(canonicalName('fagan', ['raman', 'authI']), undefined);
});

test('rule: a path answers under its conventional names too', () => {
  assert.deepEqual(aliasPaths('/v1/nine-parts/authK').sort(), [
    '/v1/nine-parts/abu-mashar',
    '/v1/nine-parts/abu_mashar',
  ]);
  assert.deepEqual(aliasPaths('/v1/electional/western/authA-moon-condition').sort(), [
    '/v1/electional/western/ramesey-moon-condition',
    '/v1/electional/western/ramesey_moon_condition',
  ]);
  assert.deepEqual(aliasPaths('/v1/chart'), []);
  assert.deepEqual(aliasPaths('/v1/stars/variable/{name}'), []);
});
