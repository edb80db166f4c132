import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aliasPaths,
  canonicalName,
  conventionalForms,
  NAME_TOKENS,
  plainText,
  tokensOf,
  writtenText,
} from './names.js';

test('rule: there are eighteen tokens and no name stands for two of them', () => {
  assert.equal(Object.keys(NAME_TOKENS).length, 18);
  const names = Object.values(NAME_TOKENS).flat();
  assert.equal(new Set(names).size, names.length);
});

test('rule: a token is replaced wherever it is a word of its own', () => {
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

test('rule: an answer in plain names writes a value as a request may give it, a sentence as people write it', () => {
  assert.equal(plainText('authI'), 'Lahiri');
  assert.equal(plainText('authI_true'), 'lahiri_true');
  assert.equal(plainText('authC_leasing_v1'), 'dorotheus_leasing_v1');
  assert.equal(plainText('Converse authE in Right Ascension'), 'Converse Naibod in Right Ascension');
  assert.equal(plainText('agency_compat'), 'nasa_compat');
  assert.equal(plainText('the agency keeps a canon'), 'the agency keeps a canon');
  for (const text of ['author', 'authority', 'Sun', '']) assert.equal(plainText(text), text);
});

test('property: a value in plain names is admitted where its token is', () => {
  for (const token of Object.keys(NAME_TOKENS))
    for (const value of [token, `${token}_v1`, `x_${token}`])
      assert.equal(canonicalName(plainText(value), [value]), value);
});

test('rule: prose shows each name in its conventional spelling', () => {
  assert.equal(writtenText('authD'), 'Huber');
  assert.deepEqual(tokensOf('authL, authM and authL'), [
    { token: 'authL', name: 'al-Qabisi' },
    { token: 'authM', name: 'Egyptian (al-Sijzi)' },
  ]);
});
