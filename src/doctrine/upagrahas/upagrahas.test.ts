import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { separationDeg } from '../../kernel/angle.js';
import { mandiFraction, partOfLord, sunBased } from './upagrahas.js';

test('rule: from the Sun at 0 Aries: Dhuma 13.20 Leo, Vyatipata 16.40 Scorpio, Parivesha 16.40 Taurus, Indrachapa 13.20 Aquarius, Upaketu 0 Pisces (BPHS 3.61-64)', () => {
  const found = sunBased(0);
  const expected = {
    dhuma: 133 + 20 / 60,
    vyatipata: 226 + 40 / 60,
    parivesha: 46 + 40 / 60,
    indrachapa: 313 + 20 / 60,
    upaketu: 330,
  };
  for (const name of ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const)
    assert.ok(separationDeg(found[name], expected[name]) < 1e-9, name);
});

test('property: thirty degrees added to Upaketu give the Sun (BPHS 3.64)', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (sun) => {
      assert.ok(separationDeg(sunBased(sun).upaketu + 30, sun) < 1e-9);
    }),
  );
});

test('rule: the day begins with the part of the lord of the weekday, the night with that of the fifth weekday (BPHS 3.66-67)', () => {
  // Sunday: Sun Moon Mars Mercury Jupiter Venus Saturn; its night begins with Jupiter.
  assert.deepEqual((['Sun', 'Mars', 'Saturn'] as const).map(partOfLord(0, true, 'contiguous')), [1, 3, 7]);
  assert.deepEqual((['Jupiter', 'Saturn', 'Sun'] as const).map(partOfLord(0, false, 'contiguous')), [1, 3, 4]);
  // Saturday by day: Saturn has the first part.
  assert.deepEqual((['Saturn', 'Sun', 'Venus'] as const).map(partOfLord(6, true, 'contiguous')), [1, 2, 7]);
});

test('rule: when the part without a lord follows that of Saturn, later parts are one further', () => {
  assert.deepEqual((['Saturn', 'Sun', 'Venus'] as const).map(partOfLord(6, true, 'lordlessAfterSaturn')), [1, 3, 8]);
  assert.deepEqual((['Sun', 'Saturn'] as const).map(partOfLord(0, true, 'lordlessAfterSaturn')), [1, 7]);
});

test('rule: Mandi rises 26 22 18 14 10 6 2 ghatis after sunrise and 10 6 2 26 22 18 14 after sunset (Uttara Kalamrita 1.6)', () => {
  const ghatis = (isDay: boolean) =>
    Array.from({ length: 7 }, (_, weekday) => Math.round(30 * mandiFraction(weekday, isDay)));
  assert.deepEqual(ghatis(true), [26, 22, 18, 14, 10, 6, 2]);
  assert.deepEqual(ghatis(false), [10, 6, 2, 26, 22, 18, 14]);
});
