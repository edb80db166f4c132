import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizeDeg } from '../../kernel/angle.js';
import { aspectMotion } from './aspect-motion.js';
import { aspectDirection, aspectsOfTier, findAspects, findCrossAspects, signDegree } from './aspects.js';
import type { Aspect } from './aspects.js';

const fixture = JSON.parse(readFileSync('test/golden/relation-geometry.json', 'utf8')) as {
  longitudes: number[];
  aspects: [number, number, string, number][];
};
const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
const pointsOf = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: `P${String(i).padStart(2, '0')}`, longitudeDeg }));
const key = ({ first, second, definition }: Aspect) => [...[first.name, second.name].sort(), definition.name].join(' ');

test('validation: every aspect of 24 points, against exact rational arithmetic (1e-10 degrees: rounding of a subtraction)', () => {
  const found = new Map(findAspects(pointsOf(fixture.longitudes), 2, 1).map((aspect) => [key(aspect), aspect]));
  for (const [i, j, name, orb] of fixture.aspects) {
    const aspect = found.get(`P${String(i).padStart(2, '0')} P${String(j).padStart(2, '0')} ${name}`);
    assert.ok(aspect, `${i} ${j} ${name}`);
    assert.ok(Math.abs(aspect.orbDeg - orb) < 1e-10);
  }
  assert.equal(found.size, fixture.aspects.length);
});

test('rule: tiers nest: 5, 11 and 22 aspects; every angle is unique', () => {
  assert.deepEqual(
    [0, 1, 2].map((tier) => aspectsOfTier(tier as 0 | 1 | 2).length),
    [5, 11, 22],
  );
  assert.equal(new Set(aspectsOfTier(2).map(({ angleDeg }) => angleDeg)).size, 22);
});

test('property: aspects do not change when the zodiac turns, but for orbs on their limit', () => {
  fc.assert(
    fc.property(fc.array(hundredth, { minLength: 2, maxLength: 12 }), hundredth, (longitudes, turn) => {
      const before = findAspects(pointsOf(longitudes), 2, 1),
        after = findAspects(pointsOf(longitudes.map((lon) => normalizeDeg(lon + turn))), 2, 1);
      const clear = (list: typeof before) =>
        list
          .filter(({ orbDeg, allowedOrbDeg }) => allowedOrbDeg - orbDeg > 1e-9)
          .map(key)
          .sort();
      assert.deepEqual(clear(after), clear(before));
    }),
  );
});

test('property: each event can be reconstructed: orb is |separation - angle| and within the allowed orb; events come tightest first', () => {
  fc.assert(
    fc.property(
      fc.array(hundredth, { minLength: 2, maxLength: 12 }),
      fc.double({ min: 0.01, max: 10, noNaN: true }),
      (longitudes, factor) => {
        let last = 0;
        for (const aspect of findAspects(pointsOf(longitudes), 2, factor)) {
          assert.equal(aspect.orbDeg, Math.abs(aspect.separationDeg - aspect.definition.angleDeg));
          assert.ok(aspect.orbDeg <= aspect.allowedOrbDeg && aspect.orbDeg >= last);
          last = aspect.orbDeg;
        }
      },
    ),
  );
});

test('property: aspects between two charts are the same seen from either chart', () => {
  fc.assert(
    fc.property(
      fc.array(hundredth, { minLength: 1, maxLength: 8 }),
      fc.array(hundredth, { minLength: 1, maxLength: 8 }),
      (a, b) => {
        const first = pointsOf(a),
          second = pointsOf(b).map((point) => ({ ...point, name: `Q${point.name}` }));
        const clear = (list: ReturnType<typeof findCrossAspects>) =>
          list
            .filter(({ orbDeg, allowedOrbDeg }) => allowedOrbDeg - orbDeg > 1e-9)
            .map(key)
            .sort();
        assert.deepEqual(clear(findCrossAspects(first, second, 2, 1)), clear(findCrossAspects(second, first, 2, 1)));
      },
    ),
  );
});

test('rule: sinister goes forward in the zodiac, dexter backward; conjunction and opposition have no direction', () => {
  assert.equal(aspectDirection(10, 130, 120), 'sinister');
  assert.equal(aspectDirection(130, 10, 120), 'dexter');
  assert.equal(aspectDirection(350, 50, 60), 'sinister');
  assert.equal(aspectDirection(10, 10, 0), null);
  assert.equal(aspectDirection(10, 190, 180), null);
  assert.equal(signDegree(29.999), 29);
});

test("rule: with speeds an aspect applies, separates, is exact, or stationary by the body's own threshold", () => {
  const one = (lon2: number, speed1: number | null, speed2: number | null, name2 = 'Sun') =>
    findAspects(
      [
        { name: 'Moon', longitudeDeg: 0, speedDegPerDay: speed1 },
        { name: name2, longitudeDeg: lon2, speedDegPerDay: speed2 },
      ],
      0,
      1,
    )[0];
  assert.equal(one(5, 13, 1).motion, 'applying');
  assert.equal(one(355, 13, 1).motion, 'separating');
  assert.equal(one(92, 13, 1).motion, 'applying');
  assert.equal(one(88, 13, 1).motion, 'separating');
  assert.equal(one(272, 13, 1).motion, 'applying');
  assert.equal(one(90, 13, 1).motion, 'exact');
  // Exact is 1e-9 degrees and less: an orb of a tenth of a milliarcsecond still has its side.
  assert.equal(one(90 + 3e-8, 13, 1).motion, 'applying');
  assert.equal(one(88, 13, 0.05, 'Mercury').motion, 'stationary');
  assert.equal(one(88, 13, 0.05, 'Mars').motion, 'separating');
  assert.equal(one(88, 13, null).motion, 'indeterminate');
  assert.equal(one(88, 13, null).applying, null);
});

test('property: the answered motion is that of the orb a little later', () => {
  fc.assert(
    fc.property(
      hundredth,
      hundredth,
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: -300, max: 300 }),
      (lon1, lon2, s1, s2) => {
        const speed1 = s1 / 100,
          speed2 = s2 / 100,
          step = 1e-4;
        for (const aspect of findAspects(
          [
            { name: 'A', longitudeDeg: lon1, speedDegPerDay: speed1 },
            { name: 'B', longitudeDeg: lon2, speedDegPerDay: speed2 },
          ],
          2,
          1,
        )) {
          if (
            aspect.applying === null ||
            aspect.orbDeg < 0.01 ||
            aspect.separationDeg < 0.01 ||
            aspect.separationDeg > 179.99 ||
            Math.abs(speed1 - speed2) < 0.01
          )
            continue;
          const moved = Math.abs(normalizeDeg(lon2 + speed2 * step - lon1 - speed1 * step + 180) - 180);
          assert.equal(Math.abs(moved - aspect.definition.angleDeg) < aspect.orbDeg, aspect.applying);
        }
      },
    ),
  );
});

const witness = (
  lon1: number,
  lon2: number,
  aspect: 'Conjunction' | 'Square' | 'Sextile',
  speed1: number | null = 1,
  speed2: number | null = 13,
  more = {},
) =>
  aspectMotion({
    first: { name: 'Sun', longitudeDeg: lon1, speedDegPerDay: speed1 },
    second: { name: 'Moon', longitudeDeg: lon2, speedDegPerDay: speed2 },
    aspect,
    orbFactor: 1,
    exactToleranceDeg: 1e-9,
    rateToleranceDegPerDay: 1e-12,
    ...more,
  });

test('rule: motion witness: branch of the sign of the directed separation, error and rate on that branch', () => {
  const ahead = witness(0, 88, 'Square');
  assert.deepEqual(
    [ahead.branch, ahead.targetDeg, ahead.errorDeg, ahead.relativeSpeedDegPerDay, ahead.orbRateDegPerDay, ahead.state],
    ['positive', 90, -2, 12, -12, 'applying'],
  );
  const behind = witness(0, 272, 'Square');
  assert.deepEqual(
    [behind.branch, behind.targetDeg, behind.errorDeg, behind.state],
    ['negative', -90, 2, 'separating'],
  );
});

test('rule: motion witness: a non-conjunction at zero separation leaves branch and state open; the conjunction does not', () => {
  const open = witness(15, 15, 'Square');
  assert.deepEqual(
    [open.branch, open.targetDeg, open.errorDeg, open.orbDeg, open.orbRateDegPerDay, open.state],
    ['ambiguous_at_zero_separation', null, null, 90, null, 'indeterminate'],
  );
  assert.deepEqual(
    [witness(15, 15, 'Conjunction').branch, witness(15, 15, 'Conjunction').state],
    ['undirected_conjunction', 'exact'],
  );
});

test('rule: motion witness: missing or partial speeds invent no motion; exactness comes before it', () => {
  const partial = witness(0, 88, 'Square', 1, null);
  assert.deepEqual(
    [
      partial.state,
      partial.relativeSpeedDegPerDay,
      partial.stalled,
      partial.first.stationary,
      partial.second.stationary,
      partial.reasons,
    ],
    ['indeterminate', null, null, false, null, []],
  );
  assert.equal(witness(0, 90, 'Square', null, null).state, 'exact');
  assert.equal(witness(0, 60.0005, 'Sextile', 1, 13, { exactToleranceDeg: 0.001 }).state, 'exact');
});

test("rule: motion witness: stationary by a body's threshold or by the relative rate, with its reasons; orb does not suppress motion", () => {
  assert.deepEqual(witness(0, 88, 'Square', 0, 13).reasons, ['first_below_threshold']);
  const stalled = witness(0, 88, 'Square', 1, 1);
  assert.deepEqual(
    [stalled.state, stalled.reasons, stalled.stalled],
    ['stationary', ['relative_rate_within_tolerance'], true],
  );
  const wide = witness(0, 70, 'Sextile', 13, 1, { orbFactor: 0.5 });
  assert.deepEqual([wide.orbDeg, wide.allowedOrbDeg, wide.withinOrb, wide.state], [10, 2.5, false, 'applying']);
});
