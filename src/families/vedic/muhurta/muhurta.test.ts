import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { limbPoints } from '../../../doctrine/muhurta/limb-quality.js';
import type { LimbQuality } from '../../../doctrine/muhurta/limb-quality.js';
import { chartMoment, classify, directMoment, score } from './muhurta.js';

const engine = sharedEngine();
/** Points of the tithi of a classification; the new moon has a reason of its own. */
const tithiPoints = ({ tithi, reasons }: { tithi: LimbQuality; reasons: readonly string[] }) =>
  limbPoints('tithi', {
    quality: tithi,
    fault: reasons.includes('New moon: Amavasya') ? { kind: 'newMoon', name: 'Amavasya' } : null,
  });
test('rule: the score is the sum of the weighted points; weights do not change the classification', () => {
  const body = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };
  const plain = score(chartMoment(engine, body));
  assert.deepEqual([plain.score.total, plain.score.breakdown.yoga], [-1.25, -2.25]);
  const weighted = score(chartMoment(engine, { ...body, muhurta_policy: { weight_yoga: 0 } }));
  assert.equal(weighted.score.total, 1);
  assert.deepEqual(weighted.classification, plain.classification);
  assert.deepEqual(plain.classification, classify(chartMoment(engine, body)).classification);
  assert.deepEqual(plain.classification.reasons, ['Ashubha Yoga: Vaidhriti']);
});

test('rule: neither Rohini nor a weight compensates Vishti and a rikta tithi', () => {
  const body = { sun_tropical_lon: 20, moon_tropical_lon: 65, jd: 2385000.25, ayanamsa_system: 'Raman' };
  for (const muhurta_policy of [{}, { weight_tithi: 2, weight_nakshatra: 3, weight_yoga: 0, weight_karana: 1 }]) {
    const { classification, provenance } = score(directMoment(engine, { ...body, muhurta_policy }));
    assert.deepEqual(
      [classification.tithi, classification.karana, classification.overall],
      ['inauspicious', 'inauspicious', 'inauspicious'],
    );
    assert.equal(provenance.overall_rule, 'shunned_yoga_or_two_faults_inauspicious_one_fault_neutral');
  }
});

test('rule: the answer returns the ayanamsa of the request; the limbs use that of the panchanga policy', () => {
  const body = { sun_tropical_lon: 20, moon_tropical_lon: 65, jd: 2385000.25 };
  const systems = (more: object) => {
    const { request, panchanga } = classify(
      directMoment(engine, { ...body, ...more, panchanga_policy: { ayanamsa_system: 'Krishnamurti' } }),
    );
    return [request.ayanamsa_system, panchanga.ayanamsa_system];
  };
  assert.deepEqual(systems({ ayanamsa_system: 'Raman' }), ['Raman', 'Krishnamurti']);
  assert.deepEqual(systems({}), ['authI', 'Krishnamurti']);
});

test('property: the total is the sum over the limbs of weight times points', () => {
  const degrees = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, fc.double({ min: 0, max: 100, noNaN: true }), (sun, moon, weight) => {
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
      assert.ok(Math.abs(scored.breakdown.tithi - tithiPoints(scored.classification) * policy.weight_tithi) < 1e-12);
    }),
  );
});

test('rule: with the rule of the burnt tithi the lord of the weekday does not count', () => {
  const saturday = { sun_tropical_lon: 0, moon_tropical_lon: 0, jd: 2451545 };
  const vara = (policy: object) =>
    classify(directMoment(engine, { ...saturday, muhurta_policy: policy })).classification.vara;
  // The first tithi on a Saturday: a malefic's day, but not its burnt tithi.
  assert.deepEqual([vara({}), vara({ vara_rule: 'dagdha_tithi' })], ['inauspicious', 'neutral']);
});

test('rule: each fault has a reason with the name of its limb', () => {
  const at = (sun_tropical_lon: number, moon_tropical_lon: number, jd: number, muhurta_policy = {}) =>
    classify(directMoment(engine, { sun_tropical_lon, moon_tropical_lon, jd, muhurta_policy })).classification.reasons;
  const reasons = new Set<string>();
  for (let elongation = 3; elongation < 360; elongation += 6)
    for (let day = 0; day < 7; day++)
      for (const vara_rule of ['lord', 'dagdha_tithi'])
        for (const reason of at(day * 50, day * 50 + elongation, 2451545 + day, { vara_rule })) reasons.add(reason);
  const of = (start: string) => [...reasons].filter((reason) => reason.startsWith(start)).sort();
  assert.deepEqual(of('New moon'), ['New moon: Amavasya']);
  assert.deepEqual(of('Rikta'), ['Rikta tithi: Chaturdashi', 'Rikta tithi: Chaturthi', 'Rikta tithi: Navami']);
  assert.deepEqual(of('Weekday'), ['Weekday of a malefic: Mars', 'Weekday of a malefic: Saturn']);
  assert.deepEqual(of('Vishti'), ['Vishti karana (Bhadra)']);
  assert.ok(of('Sharp nakshatra: ').length > 0 && of('Ashubha Yoga: ').length > 0);
  assert.ok(of('Dagdha tithi of the weekday: ').length > 0);
});
