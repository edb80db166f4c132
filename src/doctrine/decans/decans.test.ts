import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHALDEAN_ORDER } from '../dignity/planets.js';
import { decanAt, faceRuler, triplicityDecan } from './decans.js';

test('property: 36 faces of ten degrees cover the circle in Chaldean order', () => {
  for (let face = 0; face < 36; face++) {
    const ruler = faceRuler(10 * face);
    assert.equal(faceRuler(10 * face + 9.999999), ruler);
    assert.equal(ruler, CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf('Mars') + face) % 7]);
    assert.equal(decanAt(10 * face).number, (face % 3) + 1);
  }
  // Mars rules the first and the last face (Firmicus II.4): 36 faces are five rounds of seven and one more.
  assert.deepEqual([faceRuler(0), faceRuler(355)], ['Mars', 'Mars']);
});

test('validation: faces after Teucer, Firmicus II.4 and al-Biruni 449', () => {
  const faces: [number, string][] = [
    [11.25, 'Sun'],
    [22.25, 'Venus'],
    [55.25, 'Saturn'],
    [100.25, 'Mercury'],
    [277.25, 'Jupiter'],
  ];
  for (const [longitude, ruler] of faces) assert.equal(faceRuler(longitude), ruler);
});

test('validation: decans by triplicity after Varahamihira (Brihat Jataka I.11) and al-Biruni 451', () => {
  const decans: [number, number, string][] = [
    [0.25, 0, 'Mars'],
    [288.25, 1, 'Venus'],
    [344.25, 3, 'Moon'],
  ];
  for (const [longitude, signIndex, ruler] of decans)
    assert.deepEqual(triplicityDecan(decanAt(longitude)), { signIndex, ruler });
});
