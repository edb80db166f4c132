import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PLUS_ZONES, SECTOR_COUNT, sectorsSinceRise } from './sectors.js';

test('rule: sectors 1, 10, 19 and 28 begin at rise, culmination, set and lower culmination', () => {
  for (const semiArc of [0.001, 40, 90, 114.6, 179.99]) {
    assert.ok(Math.abs(sectorsSinceRise(-semiArc, semiArc)) < 1e-9);
    assert.ok(Math.abs(sectorsSinceRise(0, semiArc) - 9) < 1e-9);
    assert.ok(Math.abs(sectorsSinceRise(semiArc, semiArc) - 18) < 1e-9);
    assert.ok(Math.abs(sectorsSinceRise(180, semiArc) - 27) < 1e-9);
  }
});

test('property: sectors increase with the hour angle at a constant rate above and another below the horizon', () => {
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

test('rule: a body on the equator passes each sector in 40 minutes', () => {
  for (let sector = 0; sector < 36; sector++)
    assert.equal(Math.floor(sectorsSinceRise(-90 + 10 * sector + 5, 90)), sector);
});

test('validation: the plus zones follow rise and culmination, in the extended form with the sector before each', () => {
  assert.equal(SECTOR_COUNT, 36);
  // Twelve sectors of the older division: 1 and 4 are the plus zones (Gauquelin 1960).
  const ofTwelve = new Set(PLUS_ZONES.classic.map((sector) => Math.floor((sector - 1) / 3) + 1));
  assert.deepEqual([...ofTwelve], [1, 4]);
  assert.deepEqual(
    PLUS_ZONES.extended.filter((sector) => !(PLUS_ZONES.classic as readonly number[]).includes(sector)),
    [36, 9],
  );
});

test('rule: hour angles that differ by 360 degrees give the same sector, and sectors are in [0, 36)', () => {
  for (const hourAngle of [-270, -91, -90, 0, 89, 90, 91, 269]) {
    assert.equal(sectorsSinceRise(hourAngle + 720, 90), sectorsSinceRise(hourAngle, 90));
    assert.equal(sectorsSinceRise(hourAngle - 360, 90), sectorsSinceRise(hourAngle, 90));
  }
  assert.equal(sectorsSinceRise(-90, 90), 0);
  assert.ok(sectorsSinceRise(-90 - 1e-12, 90) < 36);
});
