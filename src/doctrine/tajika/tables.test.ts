import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIPTAMSHA_DEG, NATURAL_STRENGTH } from './tables.js';

test('rule: natural strength is 60 k / 7 from Saturn to the Sun, two decimals (BPHS ch. 27; Raman)', () => {
  const order = ['Saturn', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Moon', 'Sun'] as const;
  order.forEach((planet, i) => {
    // Raman truncates some of the fractions and rounds others.
    assert.ok(Math.abs(NATURAL_STRENGTH[planet] - (60 * (i + 1)) / 7) < 0.0151, planet);
  });
});

test('rule: the orbs are Sun 15, Moon 12, Mars 8, Mercury and Venus 7, Jupiter and Saturn 9 (Sanjna-tantra; Raman)', () => {
  const { Sun, Moon, Mars, Mercury, Venus, Jupiter, Saturn } = DIPTAMSHA_DEG;
  assert.deepEqual([Sun, Moon, Mars, Mercury, Venus, Jupiter, Saturn], [15, 12, 8, 7, 7, 9, 9]);
});
