import assert from 'node:assert/strict';
import { test } from 'node:test';
import { karanaName, karanaOf, karanaType, pakshaOf, tithiName, tithiOf, varaOf, yogaClass, yogaOf } from './limbs.js';
import { amantaMonth, purnimantaMonth } from './lunar-month.js';

test('rule: the sixty karanas are Kimstughna, the seven movable ones eight times, and the three that end the month', () => {
  assert.deepEqual([0, 1, 7, 8, 13, 40, 56, 57, 58, 59].map(karanaName), [
    'Kimstughna',
    'Bava',
    'Vishti',
    'Bava',
    'Vanija',
    'Gara',
    'Vishti',
    'Shakuni',
    'Chatushpada',
    'Naga',
  ]);
  assert.deepEqual([0, 14, 15, 20, 29].map(tithiName), ['Pratipada', 'Purnima', 'Pratipada', 'Shashthi', 'Amavasya']);
});

test('rule: a value at a boundary belongs to the limb that begins there', () => {
  assert.deepEqual([tithiOf(12).index, tithiOf(11.999999).index, karanaOf(6).index, karanaOf(360).index], [1, 0, 1, 0]);
  for (let k = 0; k < 27; k++) assert.equal(yogaOf((k * 40) / 3).index, k);
});

test('rule: the sign that the Sun enters names the month; intercalary and dropped months', () => {
  const regular = amantaMonth(11, 0),
    adhika = amantaMonth(3, 3),
    kshaya = amantaMonth(8, 10);
  assert.deepEqual([regular.name, regular.isAdhika, regular.kshayaMonth], ['Chaitra', false, null]);
  assert.deepEqual([adhika.name, adhika.isAdhika], ['Shravana', true]);
  assert.deepEqual([kshaya.name, kshaya.kshayaMonth], ['Pausha', 'Magha']);
  assert.equal(purnimantaMonth(regular, 0, true).name, 'Chaitra');
  assert.equal(purnimantaMonth(regular, 0, false).name, 'Vaishakha');
  assert.equal(purnimantaMonth(adhika, 3, false).name, 'Shravana');
});

test('rule: tithis and yogas have the recorded spelling, in both halves', () => {
  assert.deepEqual([1, 11, 14, 26, 29].map(tithiName), ['Dvitiya', 'Dwadashi', 'Purnima', 'Dwadashi', 'Amavasya']);
  assert.equal(yogaOf(1).name, 'Vishkumbha');
});

test('rule: elapsed and remaining degrees fill the arc of a limb', () => {
  const near = (got: number, wanted: number) => assert.ok(Math.abs(got - wanted) < 1e-12, `${got} ${wanted}`);
  for (const [limb, elapsed, span] of [
    [tithiOf(100), 4, 12],
    [karanaOf(100), 4, 6],
    [yogaOf(100), 100 - 280 / 3, 40 / 3],
    [tithiOf(-1), 11, 12],
    [karanaOf(-1), 5, 6],
  ] as const) {
    near(limb.degreesElapsed, elapsed);
    near(limb.degreesElapsed + limb.degreesRemaining, span);
  }
  assert.deepEqual([tithiOf(-1).index, karanaOf(-1).index, tithiOf(359.99999999999997).index], [29, 59, 29]);
});

test('rule: the bright half has tithis 0 ... 14, the dark half 15 ... 29; karanas 0 and 57 ... 59 are fixed', () => {
  for (let index = 0; index < 30; index++) assert.equal(pakshaOf(index), index < 15 ? 'shukla' : 'krishna');
  for (let index = 0; index < 60; index++)
    assert.equal(karanaType(index), [0, 57, 58, 59].includes(index) ? 'fixed' : 'movable');
});

test('rule: the seven movable karanas repeat from Bava to Vishti', () => {
  const names = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'];
  for (let index = 1; index <= 56; index++) assert.equal(karanaName(index), names[(index - 1) % 7]);
});

test('rule: the names of the tithis and the yogas', () => {
  const tithis =
    'Pratipada Dvitiya Tritiya Chaturthi Panchami Shashthi Saptami Ashtami Navami Dashami Ekadashi Dwadashi Trayodashi Chaturdashi';
  assert.deepEqual(Array.from({ length: 14 }, (_, i) => tithiName(i)).join(' '), tithis);
  assert.deepEqual(Array.from({ length: 14 }, (_, i) => tithiName(15 + i)).join(' '), tithis);
  assert.deepEqual(
    Array.from({ length: 27 }, (_, i) => yogaOf((i + 0.5) * (40 / 3)).name).join(' '),
    'Vishkumbha Priti Ayushman Saubhagya Shobhana Atiganda Sukarma Dhriti Shula Ganda Vriddhi Dhruva Vyaghata Harshana Vajra Siddhi Vyatipata Variyan Parigha Shiva Siddha Sadhya Shubha Shukla Brahma Indra Vaidhriti',
  );
});

test('rule: nine yogas (Muhurta Chintamani 1) or five of them (Raman) are inauspicious', () => {
  const names = Array.from({ length: 27 }, (_, i) => yogaOf((i + 0.5) * (40 / 3)).name);
  for (const [shunned, numbers] of [
    ['nine', [1, 6, 9, 10, 13, 15, 17, 19, 27]],
    ['five', [6, 9, 10, 17, 27]],
  ] as const)
    names.forEach((name, i) =>
      assert.equal(
        yogaClass(name, shunned),
        (numbers as readonly number[]).includes(i + 1) ? 'inauspicious' : 'auspicious',
        name,
      ),
    );
});

test('rule: the weekdays have the lords Sun, Moon, Mars, Mercury, Jupiter, Venus and Saturn', () => {
  assert.deepEqual(
    Array.from({ length: 7 }, (_, i) => `${varaOf(i).name} ${varaOf(i).lord}`),
    [
      'Ravivara Sun',
      'Somavara Moon',
      'Mangalavara Mars',
      'Budhavara Mercury',
      'Guruvara Jupiter',
      'Shukravara Venus',
      'Shanivara Saturn',
    ],
  );
});

test('rule: the months from Chaitra are those in which the Sun enters the signs from Aries (Sewell and Dikshit)', () => {
  const names =
    'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Margashirsha Pausha Magha Phalguna'.split(
      ' ',
    );
  names.forEach((name, entered) => {
    const month = amantaMonth((entered + 11) % 12, entered);
    assert.deepEqual(month, { name, index: entered, isAdhika: false, kshayaMonth: null });
    const dark = purnimantaMonth(month, entered, false);
    assert.deepEqual(dark, {
      name: names[(entered + 1) % 12],
      index: (entered + 1) % 12,
      isAdhika: false,
      kshayaMonth: null,
    });
    assert.equal(purnimantaMonth(month, entered, true), month);
  });
  assert.equal(amantaMonth(10, 0).kshayaMonth, 'Chaitra', 'across the end of the year');
});
