import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kpTestimony } from './kp/houses.js';
import { tithiGrade } from './kp/limbs.js';
import { isYavanaFriend } from './vv/navamsa.js';
import { bhavaOf } from './vv/houses.js';

test('rule: the dark half is admitted until its eighth tithi (KP XIV p. 116, XXXIII p. 219)', () => {
  assert.equal(tithiGrade(23), 'middling');
  assert.equal(tithiGrade(24), 'prohibited');
  assert.equal(tithiGrade(1), 'prohibited');
  assert.equal(tithiGrade(18), 'best');
});

test('rule: Rahu helps in the third and eleventh only, the fifth of Ketu is not assigned (KP XIV p. 117-119)', () => {
  assert.equal(kpTestimony('Rahu', 6), 'adverse');
  assert.equal(kpTestimony('Rahu', 11), 'favorable');
  assert.equal(kpTestimony('Ketu', 5), 'unassigned');
});

test('rule: Jupiter is the only friend of the Sun in the view of the Yavanas (Brihat Jataka 2.15)', () => {
  assert.ok(isYavanaFriend('Sun', 'Jupiter'));
  assert.ok(!isYavanaFriend('Sun', 'Moon'));
});

test('rule: with the midheaven a quarter behind the Lagna, bhavas are thirty degrees around their middles (VV 8.4-5)', () => {
  assert.equal(bhavaOf(100, 10, 100), 1);
  assert.equal(bhavaOf(100, 10, 114.9), 1);
  assert.equal(bhavaOf(100, 10, 115.1), 2);
  assert.equal(bhavaOf(100, 10, 10), 10);
});
