import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DIGNITY_ROWS } from './tables.js';

test('rule: signs and degrees of exaltation; the fall is opposite (Benjamine, The Astrodyne Manual, table of dignities)', () => {
  const stated =
    'Sun Aries 19, Moon Taurus 3, Mercury Aquarius 15, Venus Pisces 27, Mars Capricorn 28, Jupiter Cancer 15, ' +
    'Saturn Libra 21, Uranus Gemini 7, Neptune Sagittarius 18, Pluto Leo 17';
  assert.equal(
    DIGNITY_ROWS.map((row) => `${row.planet} ${row.exaltationSign} ${row.exaltationDegree}`).join(', '),
    stated,
  );
  for (const row of DIGNITY_ROWS) assert.equal(row.fallDegree, row.exaltationDegree, row.planet);
});
