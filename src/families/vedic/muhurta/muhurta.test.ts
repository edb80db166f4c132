import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sharedEngine } from '../../../../test/support/engine.js';
import { limbPoints, limbQualities, overallQuality } from '../../../doctrine/muhurta/limb-quality.js';
import { chartMoment, classify, directMoment, score } from './muhurta.js';

const engine = sharedEngine();
const gentle = {
  tithi: { index: 6, name: 'Saptami' },
  weekday: 4,
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
    weekday: 6,
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

test('rule: fixed, tender, light and movable nakshatras are gentle, Ardra, Ashlesha, Jyeshtha and Mula sharp (Brihat Samhita 98.6-11)', () => {
  const classes = {
    fixed: [3, 11, 20, 25],
    tender: [4, 13, 16, 26],
    light: [0, 7, 12],
    movable: [6, 14, 21, 22, 23],
  };
  const gentleOnes = Object.values(classes).flat();
  for (let index = 0; index < 27; index++) {
    const { quality, reason } = limbQualities({ ...gentle, nakshatra: { index, name: 'N' } }).nakshatra;
    const sharp = [5, 8, 17, 18].includes(index);
    assert.equal(quality, sharp ? 'inauspicious' : gentleOnes.includes(index) ? 'auspicious' : 'neutral', `${index}`);
    assert.equal(reason, sharp ? 'Sharp nakshatra: N' : null);
  }
});

test('rule: the days of Jupiter and Venus are auspicious, those of Mars and Saturn are not, the others neither (BPHS 3.11)', () => {
  const quality = (varaLord: string) => limbQualities({ ...gentle, varaLord }).vara.quality;
  assert.deepEqual(['Jupiter', 'Venus'].map(quality), ['auspicious', 'auspicious']);
  assert.deepEqual(['Mars', 'Saturn'].map(quality), ['inauspicious', 'inauspicious']);
  assert.deepEqual(['Sun', 'Moon', 'Mercury'].map(quality), ['neutral', 'neutral', 'neutral']);
});

test('rule: a merit is one point, a fault -1.5 in the yoga, -1 in the karana and -0.5 in the other limbs', () => {
  const limbs = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'] as const;
  assert.deepEqual(
    limbs.map((limb) => limbPoints(limb, 'inauspicious')),
    [-0.5, -0.5, -0.5, -1.5, -1],
  );
  for (const limb of limbs) assert.deepEqual([limbPoints(limb, 'auspicious'), limbPoints(limb, 'neutral')], [1, 0]);
});

test('rule: points are weighted, added and unbounded; weights do not touch the classification', () => {
  const body = { dt: '2012-02-29T16:05:30+05:30', observer_lat: 28.6139, observer_lon: 77.209 };
  const plain = score(chartMoment(engine, body));
  assert.deepEqual([plain.score.total, plain.score.breakdown.yoga], [-1.25, -2.25]);
  const weighted = score(chartMoment(engine, { ...body, muhurta_policy: { weight_yoga: 0 } }));
  assert.equal(weighted.score.total, 1);
  assert.deepEqual(weighted.classification, plain.classification);
  assert.deepEqual(plain.classification, classify(chartMoment(engine, body)).classification);
  assert.deepEqual(plain.classification.reasons, ['Ashubha Yoga: Vaidhriti']);
});

test('rule: a shunned yoga or two faults make the moment inauspicious, one fault neutral, none auspicious (Raman, Muhurtha: all limbs must be auspicious)', () => {
  const overall = (faults: object): string => overallQuality(limbQualities({ ...gentle, ...faults }));
  const rikta = { tithi: { index: 3, name: 'Chaturthi' } },
    saturday = { weekday: 6, varaLord: 'Saturn' },
    sharp = { nakshatra: { index: 18, name: 'Mula' } },
    shunned = { yoga: { name: 'Vyatipata', isShunned: true } },
    vishti = { karana: { name: 'Vishti' } };
  assert.equal(overall({}), 'auspicious');
  // Neutral limbs are no faults.
  assert.equal(overall({ tithi: { index: 0, name: 'Pratipada' }, varaLord: 'Sun' }), 'auspicious');
  for (const one of [rikta, saturday, sharp, vishti]) {
    assert.equal(overall(one), 'neutral');
    for (const other of [rikta, saturday, sharp, vishti])
      if (other !== one) assert.equal(overall({ ...one, ...other }), 'inauspicious');
  }
  assert.equal(overall(shunned), 'inauspicious');
});

test('rule: Rohini does not buy off Vishti and a rikta tithi, nor does any weight', () => {
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

test('rule: the burnt tithis of the weekdays from Sunday are 12 11 5 3 6 8 9, in both halves (Muhurta Chintamani 1)', () => {
  const burnt = [12, 11, 5, 3, 6, 8, 9];
  for (let weekday = 0; weekday < 7; weekday++)
    for (let index = 0; index < 30; index++) {
      const { vara } = limbQualities({ ...gentle, weekday, tithi: { index, name: 'x' } }, 'dagdha_tithi');
      assert.equal(vara.quality, (index % 15) + 1 === burnt[weekday] ? 'inauspicious' : 'neutral');
    }
  const saturday = { sun_tropical_lon: 0, moon_tropical_lon: 0, jd: 2451545 };
  const vara = (policy: object) =>
    classify(directMoment(engine, { ...saturday, muhurta_policy: policy })).classification.vara;
  // The first tithi on a Saturday: a malefic's day, and no burnt tithi.
  assert.deepEqual([vara({}), vara({ vara_rule: 'dagdha_tithi' })], ['inauspicious', 'neutral']);
});

test('rule: the echo has the ayanamsa of the request, the limbs that of the panchanga policy', () => {
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

test('property: the total is the sum of its limbs, each the weight times the points of its quality', () => {
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
      assert.ok(
        Math.abs(scored.breakdown.tithi - limbPoints('tithi', scored.classification.tithi) * policy.weight_tithi) <
          1e-12,
      );
    }),
  );
});
