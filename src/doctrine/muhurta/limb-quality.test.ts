import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limbPoints, limbQualities, overallQuality } from './limb-quality.js';

const gentle = {
  tithi: { index: 6, name: 'Saptami' },
  weekday: 4,
  varaLord: 'Jupiter',
  nakshatra: { index: 3, name: 'Rohini' },
  yoga: { name: 'Siddhi', isShunned: false },
  karana: { name: 'Bava' },
};

test('rule: rikta tithis and the new moon, sharp nakshatras, shunned yogas and Vishti are inauspicious, with a fault', () => {
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
  assert.deepEqual(
    Object.values(bad).map(({ quality, fault }) => `${quality} ${fault?.kind} ${fault?.name}`),
    [
      'inauspicious newMoon Amavasya',
      'inauspicious maleficWeekday Saturn',
      'inauspicious sharpNakshatra Mula',
      'inauspicious shunnedYoga Vyatipata',
      'inauspicious vishtiKarana Vishti',
    ],
  );
  assert.deepEqual(limbQualities({ ...gentle, tithi: { index: 3, name: 'Chaturthi' } }).tithi.fault, {
    kind: 'riktaTithi',
    name: 'Chaturthi',
  });
  assert.ok(Object.values(limbQualities(gentle)).every(({ fault }) => fault === null));
  // The fixed karanas suit undertakings of their own (Brihat Samhita 100.5).
  for (const name of ['Shakuni', 'Chatushpada', 'Naga', 'Kimstughna'])
    assert.deepEqual(limbQualities({ ...gentle, karana: { name } }).karana, { quality: 'neutral', fault: null });
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
    const { quality, fault } = limbQualities({ ...gentle, nakshatra: { index, name: 'N' } }).nakshatra;
    const sharp = [5, 8, 17, 18].includes(index);
    assert.equal(quality, sharp ? 'inauspicious' : gentleOnes.includes(index) ? 'auspicious' : 'neutral', `${index}`);
    assert.deepEqual(fault, sharp ? { kind: 'sharpNakshatra', name: 'N' } : null);
  }
});

test('rule: the days of Jupiter and Venus are auspicious, those of Mars and Saturn are not, the others neither (BPHS 3.11)', () => {
  const quality = (varaLord: string) => limbQualities({ ...gentle, varaLord }).vara.quality;
  assert.deepEqual(['Jupiter', 'Venus'].map(quality), ['auspicious', 'auspicious']);
  assert.deepEqual(['Mars', 'Saturn'].map(quality), ['inauspicious', 'inauspicious']);
  assert.deepEqual(['Sun', 'Moon', 'Mercury'].map(quality), ['neutral', 'neutral', 'neutral']);
});

test('rule: an auspicious limb has one point, an inauspicious yoga -1.5, karana -1, another limb -0.5 (house rule)', () => {
  const limbs = ['tithi', 'vara', 'nakshatra', 'yoga', 'karana'] as const;
  assert.deepEqual(
    limbs.map((limb) => limbPoints(limb, { quality: 'inauspicious', fault: { kind: 'shunnedYoga', name: '' } })),
    [-0.5, -0.5, -0.5, -1.5, -1],
  );
  for (const limb of limbs)
    assert.deepEqual(
      [limbPoints(limb, { quality: 'auspicious', fault: null }), limbPoints(limb, { quality: 'neutral', fault: null })],
      [1, 0],
    );
});

test('rule: a shunned yoga or two faults make the instant inauspicious, one fault makes it neutral, none auspicious (Raman, Muhurtha: all limbs must be auspicious)', () => {
  const overall = (faults: object): string => overallQuality(limbQualities({ ...gentle, ...faults }));
  const rikta = { tithi: { index: 3, name: 'Chaturthi' } },
    saturday = { weekday: 6, varaLord: 'Saturn' },
    sharp = { nakshatra: { index: 18, name: 'Mula' } },
    shunned = { yoga: { name: 'Vyatipata', isShunned: true } },
    vishti = { karana: { name: 'Vishti' } };
  assert.equal(overall({}), 'auspicious');
  // Neutral limbs are not faults.
  assert.equal(overall({ tithi: { index: 0, name: 'Pratipada' }, varaLord: 'Sun' }), 'auspicious');
  for (const one of [rikta, saturday, sharp, vishti]) {
    assert.equal(overall(one), 'neutral');
    for (const other of [rikta, saturday, sharp, vishti])
      if (other !== one) assert.equal(overall({ ...one, ...other }), 'inauspicious');
  }
  assert.equal(overall(shunned), 'inauspicious');
});

test('rule: the burnt tithis of the weekdays from Sunday are 12 11 5 3 6 8 9, in both halves (Muhurta Chintamani 1)', () => {
  const burnt = [12, 11, 5, 3, 6, 8, 9];
  for (let weekday = 0; weekday < 7; weekday++)
    for (let index = 0; index < 30; index++) {
      const { vara } = limbQualities({ ...gentle, weekday, tithi: { index, name: 'x' } }, 'dagdhaTithi');
      assert.equal(vara.quality, (index % 15) + 1 === burnt[weekday] ? 'inauspicious' : 'neutral');
      assert.equal(vara.fault?.kind, vara.quality === 'inauspicious' ? 'dagdhaTithi' : undefined);
    }
});
