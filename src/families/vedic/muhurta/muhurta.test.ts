import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { limbPoints, limbQualities, overallQuality } from '../../../doctrine/muhurta/limb-quality.js';
import { chartMoment, classify, directMoment, score } from './muhurta.js';

const engine = sharedEngine();
const gentle = {
  tithi: { index: 6, name: 'Saptami' },
  varaLord: 'Jupiter',
  nakshatra: { index: 3, name: 'Rohini' },
  yoga: { name: 'Siddhi', isShunned: false },
  karana: { name: 'Bava' },
};

test('rule: rikta tithis and the new moon, sharp nakshatras, shunned yogas and Vishti are inauspicious, with a reason', () => {
  const tithi = (index: number) => limbQualities({ ...gentle, tithi: { index, name: 'x' } }).tithi.quality;
  for (const index of [3, 8, 13, 18, 23, 28, 29]) assert.equal(tithi(index), 'inauspicious');
  for (const index of [1, 2, 4, 6, 9, 10, 12, 14, 16]) assert.equal(tithi(index), 'auspicious');
  for (const index of [0, 5, 7, 11, 20]) assert.equal(tithi(index), 'neutral');
  const bad = limbQualities({
    tithi: { index: 29, name: 'Amavasya' },
    varaLord: 'Saturn',
    nakshatra: { index: 18, name: 'Mula' },
    yoga: { name: 'Vyatipata', isShunned: true },
    karana: { name: 'Vishti' },
  });
  for (const judged of Object.values(bad)) assert.ok(judged.quality === 'inauspicious' && judged.reason !== null);
  assert.ok(Object.values(limbQualities(gentle)).every(({ reason }) => reason === null));
  // The fixed karanas have works of their own (Brihat Samhita 100.5).
  for (const name of ['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna'])
    assert.deepEqual(limbQualities({ ...gentle, karana: { name } }).karana, { quality: 'neutral', reason: null });
});

test('rule: a merit is one point, a fault -1.5 in the yoga, -1 in the karana and -0.5 in the other limbs', () => {
  const limbs = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'] as const;
  assert.deepEqual(
    limbs.map((limb) => limbPoints(limb, 'inauspicious')),
    [-0.5, -0.5, -0.5, -1.5, -1],
  );
  for (const limb of limbs) assert.deepEqual([limbPoints(limb, 'auspicious'), limbPoints(limb, 'neutral')], [1, 0]);
});

test('rule: points are weighted, added and unbounded; the whole has the sign of the sum', () => {
  const body = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };
  const plain = score(chartMoment(engine, body));
  assert.deepEqual(
    [plain.score.total, plain.score.breakdown.yoga, plain.classification.overall],
    [-1.25, -2.25, 'inauspicious'],
  );
  const weighted = score(chartMoment(engine, { ...body, muhurta_policy: { weight_yoga: 0 } }));
  assert.deepEqual([weighted.score.total, weighted.classification.overall], [1, 'auspicious']);
  assert.deepEqual(plain.classification, classify(chartMoment(engine, body)).classification);
  assert.deepEqual(plain.classification.reasons, ['Ashubha Yoga: Vaidhriti']);
});

test('property: the total is the sum of its limbs, each the weight times the points of its quality', () => {
  const degrees = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, fc.double({ min: -100, max: 100, noNaN: true }), (sun, moon, weight) => {
      const { score: scored, policy } = score(
        directMoment(engine, {
          sun_tropical_lon: sun,
          moon_tropical_lon: moon,
          jd: 2460310.5,
          muhurta_policy: { weight_tithi: weight },
        }),
      );
      const sum = Object.values(scored.breakdown).reduce((total, value) => total + value, 0);
      assert.ok(Math.abs(sum - scored.total) < 1e-9);
      assert.ok(
        Math.abs(scored.breakdown.tithi - limbPoints('tithi', scored.classification.tithi) * policy.weight_tithi) <
          1e-12,
      );
      assert.equal(scored.classification.overall, overallQuality(scored.total));
    }),
  );
});
