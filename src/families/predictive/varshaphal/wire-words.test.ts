import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOPIC_TESTIMONIES } from '../../../doctrine/tajika/topic-testimonies.js';
import { TOPICS } from '../../../doctrine/tajika/topics.js';
import { testimonyWord, yearLordRoles } from './wire-words.js';

test('rule: the roles of the lord of the year are sorted; the day-night lord has the name of the luminary of the sect', () => {
  const offices = ['munthaLord', 'yearLagnaLord', 'dayNightLord'] as const;
  const lord = { planet: 'Sun', offices, basis: 'strongestAspecting' } as const;
  assert.deepEqual(yearLordRoles(lord, true), ['muntha_lord', 'sun_sign_lord', 'year_asc_lord']);
  assert.deepEqual(yearLordRoles(lord, false), ['moon_sign_lord', 'muntha_lord', 'year_asc_lord']);
});

test('rule: an heir of the Moon without an office has the name of the way of succession', () => {
  const heir = { planet: 'Mars', offices: [] } as const;
  assert.deepEqual(yearLordRoles({ ...heir, basis: 'moonIthasala' }, true), ['moon_transfer']);
  assert.deepEqual(yearLordRoles({ ...heir, basis: 'moonSignLord' }, true), ['moon_sign_lord_fallback']);
});

test('property: every testimony of a topic has a word of its own that begins with the topic', () => {
  for (const topic of TOPICS) {
    const words = TOPIC_TESTIMONIES[topic].map(({ name }) => testimonyWord(topic, name));
    assert.equal(new Set(words).size, words.length);
    for (const word of words) assert.ok(word.startsWith(`${topic}_`), word);
  }
});
