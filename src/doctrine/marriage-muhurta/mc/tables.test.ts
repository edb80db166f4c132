import assert from 'node:assert/strict';
import { test } from 'node:test';
import { star28 } from '../divisions.js';
import { karanaOf, paired, FIVE_LINE_PAIRS, SEVEN_LINE_PAIRS, WEDDING_STARS } from './limbs.js';
import { headStar } from './yogas-and-arrows.js';

test('rule: the wedding stars are eleven, Mula among them (MC Vivaha 55)', () => {
  assert.equal(WEDDING_STARS.size, 11);
  assert.ok(WEDDING_STARS.has(18));
  assert.ok(!WEDDING_STARS.has(7));
});

test('rule: Abhijit is the last quarter of Uttara Ashadha and the first fifteenth of Shravana (MC Vivaha 55)', () => {
  assert.equal(star28(276.6), 20);
  assert.equal(star28(276.7), 21);
  assert.equal(star28(280.8), 21);
  assert.equal(star28(280.9), 22);
});

test('rule: five lines pair Rohini with Abhijit, seven lines pair Bharani with Magha (MC Vivaha 56-57)', () => {
  assert.ok(paired(FIVE_LINE_PAIRS, 21, 3));
  assert.ok(paired(SEVEN_LINE_PAIRS, 1, 9));
  assert.ok(!paired(FIVE_LINE_PAIRS, 1, 9));
});

test('rule: an odd number of the ten yogas is increased and halved, half of an even one gains fourteen (MC Vivaha 70)', () => {
  assert.equal(headStar(15), 7);
  assert.equal(headStar(19), 9);
  assert.equal(headStar(6), 16);
});

test('rule: Vishti is the seventh karana, Kinstughna the first half tithi of the month', () => {
  assert.equal(karanaOf(0), 10);
  assert.equal(karanaOf(7), 6);
  assert.equal(karanaOf(57), 7);
});
