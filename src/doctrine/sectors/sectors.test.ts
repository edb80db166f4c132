import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sectorsSinceRise } from './sectors.js';

test('rule: sectors 1, 10, 19 and 28 begin at rise, culmination, set and lower culmination', () => {
  for (const semiArc of [0.001, 40, 90, 114.6, 179.99]) {
    assert.ok(Math.abs(sectorsSinceRise(-semiArc, semiArc)) < 1e-9);
    assert.ok(Math.abs(sectorsSinceRise(0, semiArc) - 9) < 1e-9);
    assert.ok(Math.abs(sectorsSinceRise(semiArc, semiArc) - 18) < 1e-9);
    assert.ok(Math.abs(sectorsSinceRise(180, semiArc) - 27) < 1e-9);
  }
});

test('property: the way since the rise grows steadily with the hour angle, at one speed above and one below the horizon', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 179.99, noNaN: true }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (semiArc, part) => {
        const above = sectorsSinceRise(-semiArc + 2 * semiArc * part, semiArc),
          below = sectorsSinceRise(semiArc + (360 - 2 * semiArc) * part, semiArc);
        assert.ok(Math.abs(above - 18 * part) < 1e-6, `${above}`);
        assert.ok(Math.abs(below - 18 - 18 * part) < 1e-6, `${below}`);
      },
    ),
  );
});

test('rule: the equal speeds of an equatorial body make sectors of 40 minutes', () => {
  for (let sector = 0; sector < 36; sector++)
    assert.equal(Math.floor(sectorsSinceRise(-90 + 10 * sector + 5, 90)), sector);
});
