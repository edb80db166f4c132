import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { normalizeDeg } from '../../kernel/angle.js';
import { aspectMotion } from './aspect-motion.js';
import { aspectDirection, aspectNamed, aspectsOfTier, findAspects, findCrossAspects, signDegree } from './aspects.js';
import { admittedDeclinationAspect, declinationMotion } from './declination-aspects.js';
import { directedAspect } from './directed.js';
import { overcomingOf, pairDirection, wholeSignAspect } from './whole-sign-aspects.js';
import type { Aspect } from './aspects.js';

const fixture = JSON.parse(readFileSync('test/golden/relation-geometry.json', 'utf8')) as {
  longitudes: number[];
  aspects: [number, number, string, number][];
};
const hundredth = fc.integer({ min: 0, max: 35999 }).map((n) => n / 100);
const pointsOf = (longitudes: readonly number[]) =>
  longitudes.map((longitudeDeg, i) => ({ name: `P${String(i).padStart(2, '0')}`, longitudeDeg }));
const key = ({ first, second, definition }: Aspect) => [...[first.name, second.name].sort(), definition.name].join(' ');

test('validation: every aspect of 24 points agrees with exact rational arithmetic within 1e-10 degrees (rounding of a subtraction)', () => {
  const found = new Map(findAspects(pointsOf(fixture.longitudes), 2, 1).map((aspect) => [key(aspect), aspect]));
  for (const [i, j, name, orb] of fixture.aspects) {
    const aspect = found.get(`P${String(i).padStart(2, '0')} P${String(j).padStart(2, '0')} ${name}`);
    assert.ok(aspect, `${i} ${j} ${name}`);
    assert.ok(Math.abs(aspect.orbDeg - orb) < 1e-10);
  }
  assert.equal(found.size, fixture.aspects.length);
});

test('rule: the tiers contain 5, 11 and 22 aspects with unique angles', () => {
  assert.deepEqual(
    [0, 1, 2].map((tier) => aspectsOfTier(tier as 0 | 1 | 2).length),
    [5, 11, 22],
  );
  assert.equal(new Set(aspectsOfTier(2).map(({ angleDeg }) => angleDeg)).size, 22);
});

test('property: a rotation of the zodiac changes no aspect, except orbs at their limit', () => {
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

test('property: the orb of each aspect is |separation - angle|, within the allowed orb, and aspects are sorted by orb', () => {
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

test('property: exchanging two charts changes none of the aspects between them', () => {
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

test('rule: sinister is forward in the zodiac and dexter backward; conjunction and opposition have no direction', () => {
  assert.equal(aspectDirection(10, 130, 120), 'sinister');
  assert.equal(aspectDirection(130, 10, 120), 'dexter');
  assert.equal(aspectDirection(350, 50, 60), 'sinister');
  assert.equal(aspectDirection(10, 10, 0), null);
  assert.equal(aspectDirection(10, 190, 180), null);
  assert.equal(signDegree(29.999), 29);
});

test('rule: speeds make an aspect applying, separating, exact, or stationary by the threshold of each body', () => {
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
  // Orbs up to 1e-9 degrees are exact; an orb of a tenth of a milliarcsecond still applies or separates.
  assert.equal(one(90 + 3e-8, 13, 1).motion, 'applying');
  assert.equal(one(88, 13, 0.05, 'Mercury').motion, 'stationary');
  assert.equal(one(88, 13, 0.05, 'Mars').motion, 'separating');
  assert.equal(one(88, 13, null).motion, 'indeterminate');
  assert.equal(one(88, 13, null).applying, null);
});

test('property: an aspect is applying if its orb is smaller a little later', () => {
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

test('rule: the motion witness measures error and rate on the branch with the sign of the directed separation', () => {
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

test('rule: at zero separation the motion witness is indeterminate for every aspect but the conjunction', () => {
  const open = witness(15, 15, 'Square');
  assert.deepEqual(
    [open.branch, open.targetDeg, open.errorDeg, open.orbDeg, open.orbRateDegPerDay, open.state],
    ['ambiguousAtZeroSeparation', null, null, 90, null, 'indeterminate'],
  );
  assert.deepEqual(
    [witness(15, 15, 'Conjunction').branch, witness(15, 15, 'Conjunction').state],
    ['undirectedConjunction', 'exact'],
  );
});

test('rule: the motion witness is indeterminate without both speeds, and exact whatever the speeds', () => {
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

test('rule: the motion witness gives the reasons of a stationary state and reports motion outside the orb', () => {
  assert.deepEqual(witness(0, 88, 'Square', 0, 13).reasons, ['firstBelowThreshold']);
  const stalled = witness(0, 88, 'Square', 1, 1);
  assert.deepEqual(
    [stalled.state, stalled.reasons, stalled.stalled],
    ['stationary', ['relativeRateWithinTolerance'], true],
  );
  const wide = witness(0, 70, 'Sextile', 13, 1, { orbFactor: 0.5 });
  assert.deepEqual([wide.orbDeg, wide.allowedOrbDeg, wide.withinOrb, wide.state], [10, 2.5, false, 'applying']);
});

test('rule: the table holds the Ptolemaic and Keplerian angles with the house orbs', () => {
  const rows = aspectsOfTier(2).map(({ name, angleDeg, orbDeg, tier, family }) =>
    [name, Number(angleDeg.toFixed(6)), orbDeg, tier, family].join(' '),
  );
  assert.deepEqual(rows, [
    'Conjunction 0 8 major conjunction',
    'Sextile 60 5 major sextile',
    'Square 90 7 major square',
    'Trine 120 7 major trine',
    'Opposition 180 8 major opposition',
    'Semisextile 30 2 commonMinor semisextile',
    'Semisquare 45 2 commonMinor semisquare',
    'Sesquiquadrate 135 2 commonMinor sesquiquadrate',
    'Quincunx 150 3 commonMinor quincunx',
    'Quintile 72 2 commonMinor quintile',
    'Biquintile 144 2 commonMinor quintile',
    'Septile 51.428571 1.5 extendedMinor septile',
    'Biseptile 102.857143 1.5 extendedMinor septile',
    'Triseptile 154.285714 1.5 extendedMinor septile',
    'Novile 40 1.5 extendedMinor novile',
    'Binovile 80 1.5 extendedMinor novile',
    'Quadnovile 160 1.5 extendedMinor novile',
    'Decile 36 1.5 extendedMinor decile',
    'Tredecile 108 1.5 extendedMinor decile',
    'Undecile 32.727273 1 extendedMinor undecile',
    'Quindecile 24 1 extendedMinor quindecile',
    'Vigintile 18 1 extendedMinor vigintile',
  ]);
  assert.equal(new Set(aspectsOfTier(2).map(({ symbol }) => symbol)).size, 22);
  assert.equal(aspectNamed('Trine').angleDeg, 120);
  assert.throws(() => aspectNamed('Quartile' as 'Trine'), /unknown aspect Quartile/);
});

test('rule: an orb on its limit is within the aspect; the factor scales the limit; a tier admits only its own aspects', () => {
  const found = (lon2: number, tier: 0 | 1 | 2, factor: number) =>
    findAspects(pointsOf([0, lon2]), tier, factor).map(({ definition, allowedOrbDeg }) => [
      definition.name,
      allowedOrbDeg,
    ]);
  assert.deepEqual(found(127, 0, 1), [['Trine', 7]]);
  assert.deepEqual(found(127.001, 0, 1), []);
  assert.deepEqual(found(124, 0, 0.5), []);
  assert.deepEqual(found(123.5, 0, 0.5), [['Trine', 3.5]]);
  assert.deepEqual(found(30, 0, 1), []);
  assert.deepEqual(found(30, 1, 1), [['Semisextile', 2]]);
  assert.deepEqual(found(40, 1, 1), []);
  assert.deepEqual(found(40, 2, 1), [['Novile', 1.5]]);
  assert.deepEqual(
    findCrossAspects(pointsOf([0, 60]), pointsOf([120]), 0, 1).map(({ first, definition }) => [
      first.longitudeDeg,
      definition.name,
    ]),
    [
      [0, 'Trine'],
      [60, 'Sextile'],
    ],
  );
});

test('rule: a point slower than its threshold makes the aspect stationary, whichever of the two it is', () => {
  const [a] = findAspects(
    [
      { name: 'Saturn', longitudeDeg: 0, speedDegPerDay: 0.0039 },
      { name: 'Sun', longitudeDeg: 91, speedDegPerDay: 1 },
    ],
    0,
    1,
  );
  assert.deepEqual([a.stationary, a.applying, a.motion], [true, null, 'stationary']);
  const [b] = findAspects(
    [
      { name: 'Saturn', longitudeDeg: 0, speedDegPerDay: -0.004 },
      { name: 'Sun', longitudeDeg: 91, speedDegPerDay: 1 },
    ],
    0,
    1,
  );
  assert.deepEqual([b.stationary, b.applying, b.motion], [false, false, 'separating']);
  const [exact] = findAspects(
    [
      { name: 'Saturn', longitudeDeg: 0, speedDegPerDay: 0 },
      { name: 'Sun', longitudeDeg: 90, speedDegPerDay: 1 },
    ],
    0,
    1,
  );
  assert.deepEqual([exact.stationary, exact.motion], [true, 'exact']);
});

test('rule: signs at places 3, 4, 5 and 7 aspect each other on either side; the rest are in aversion (Tetrabiblos I.13)', () => {
  const names = Array.from({ length: 12 }, (_, sign) => wholeSignAspect(30 * sign + 29, 0));
  assert.deepEqual(names, [
    'Conjunction',
    null,
    'Sextile',
    'Square',
    'Trine',
    null,
    'Opposition',
    null,
    'Trine',
    'Square',
    'Sextile',
    null,
  ]);
});

test('rule: the body in the tenth sign from another overcomes it (Porphyry, Introduction 21)', () => {
  assert.deepEqual(overcomingOf(275, -355), {
    firstSignIndex: 9,
    secondSignIndex: 0,
    firstPlaceFromSecond: 10,
    secondPlaceFromFirst: 4,
    overcomes: 'first',
  });
  assert.equal(overcomingOf(5, 275).overcomes, 'second');
  assert.equal(overcomingOf(5, 245).overcomes, null);
});

test('rule: the direction of a pair needs an aspect other than conjunction and opposition, and an arc other than 0 and 180', () => {
  assert.deepEqual(pairDirection(350, 55, 'Sextile'), { aspectAngleDeg: 60, forwardArcDeg: 65, direction: 'sinister' });
  assert.equal(pairDirection(55, 350, 'Sextile').direction, 'dexter');
  assert.deepEqual(pairDirection(0, 60, null), { aspectAngleDeg: null, forwardArcDeg: 60, direction: null });
  assert.equal(pairDirection(0, 180, 'Trine').direction, null);
  assert.equal(pairDirection(10, 10, 'Square').direction, null);
  assert.equal(pairDirection(0, 179, 'Opposition').direction, null);
});

test('rule: aspects of a forward angle have one name on both sides', () => {
  assert.deepEqual([0, 60, 90, 120, 180, 240, 270, 300].map(directedAspect), [
    'Conjunction',
    'Sextile',
    'Square',
    'Trine',
    'Opposition',
    'Trine',
    'Square',
    'Sextile',
  ]);
});

test('rule: two declinations form a parallel in one hemisphere and a contra-parallel across the equator', () => {
  assert.equal(admittedDeclinationAspect(10, 12), 'Parallel');
  assert.equal(admittedDeclinationAspect(-10, -12), 'Parallel');
  assert.equal(admittedDeclinationAspect(10, -12), 'Contra-Parallel');
  assert.equal(admittedDeclinationAspect(0, 0), 'Parallel');
  assert.equal(admittedDeclinationAspect(0, 5), null);
  assert.equal(admittedDeclinationAspect(-5, 0), null);
});

const parallelMotion = (
  declinations: readonly [number, number],
  speeds: readonly [number | null, number | null],
  aspect: 'Parallel' | 'Contra-Parallel' = 'Parallel',
) => declinationMotion({ aspect, declinations, speeds, exactToleranceDeg: 0.001, rateToleranceDegPerDay: 0.01 });

test('rule: a parallel applies while the difference of declinations shrinks, a contra-parallel while their sum does', () => {
  assert.deepEqual(parallelMotion([20, 19], [-0.5, 0.25]), {
    errorDeg: 1,
    orbDeg: 1,
    relativeSpeedDegPerDay: -0.75,
    orbRateDegPerDay: -0.75,
    stalled: false,
    state: 'applying',
  });
  assert.equal(parallelMotion([19, 20], [-0.5, 0.25]).state, 'separating');
  assert.deepEqual(
    [
      parallelMotion([20, -19], [0.5, -0.25], 'Contra-Parallel').errorDeg,
      parallelMotion([20, -19], [0.5, -0.25], 'Contra-Parallel').state,
    ],
    [1, 'separating'],
  );
  assert.equal(parallelMotion([20, 19], [0.01, 0]).state, 'stationary');
  assert.equal(parallelMotion([20, 19], [0.011, 0]).state, 'separating');
  assert.equal(parallelMotion([20, 19], [null, 0]).state, 'indeterminate');
  assert.equal(parallelMotion([20, 19], [0, null]).stalled, null);
  assert.equal(parallelMotion([20, 20.0009], [null, null]).state, 'exact');
  assert.equal(parallelMotion([20, 20.0011], [1, 2]).state, 'separating');
  assert.equal(parallelMotion([20, 20], [1, 2]).orbRateDegPerDay, null);
});
