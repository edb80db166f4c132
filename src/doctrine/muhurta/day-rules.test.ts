import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ABHIJIT, BRAHMA_FIXED, excludesAbhijit, godhuliSide, VIJAYA, yamaghantaPart } from './day-parts.js';
import { chandraBala, isGandantaDeg, taraBala } from './personal.js';
import {
  bhadraExemptByDayOrNight,
  bhadraParts,
  bhadraResidence,
  isBhadra,
  panchakaOf,
  taraOf,
  taraVerdict,
  yogaFault,
} from './purity.js';
import { gandantaGhatis, gandantaSide, isExemptFromVishanadi, vishanadiStarts } from './star-faults.js';
import { inclusiveCount, isAmritaSiddhi, isRaviYoga, isSarvarthaSiddhi, isYamaghantaStar } from './weekday-stars.js';

const indices = (count: number, test: (i: number) => boolean) =>
  Array.from({ length: count }, (_, i) => i).filter(test);

test('rule: Abhijit is the 8th and Vijaya the 11th of 15 day parts, Brahma begins 96 minutes before sunrise (MC Vivaha 52, 54)', () => {
  assert.deepEqual([ABHIJIT.from * 15, ABHIJIT.to * 15].map(Math.round), [7, 8]);
  assert.deepEqual([VIJAYA.from * 15, VIJAYA.to * 15].map(Math.round), [10, 11]);
  assert.deepEqual([BRAHMA_FIXED.from * 1440, BRAHMA_FIXED.to * 1440].map(Math.round), [-96, -48]);
  assert.deepEqual(indices(7, excludesAbhijit), [2]);
});

test('rule: godhuli of a Thursday is after, of a Saturday before the disc has disappeared (Vivaha Vrindavana 9.5-6)', () => {
  assert.deepEqual(
    indices(7, (day) => godhuliSide(day) === 'afterSunset'),
    [3],
  );
  assert.deepEqual(
    indices(7, (day) => godhuliSide(day) === 'beforeSunset'),
    [5],
  );
});

test('rule: yamaghanta is the 10 8 6 4 2 14 12th sixteenth of the day from Sunday (MC Shubhashubha 37)', () => {
  assert.deepEqual(
    indices(7, () => true).map((day) => yamaghantaPart(day).to * 16),
    [10, 8, 6, 4, 2, 14, 12],
  );
});

test('rule: amrita siddhi, Ravi yoga and yamaghanta have their stars (Muhurta Sadhana 78-79; MC Shubhashubha 9, 27-29)', () => {
  // Monday Mrigashira, Tuesday Ashwini, Wednesday Anuradha, Thursday Pushya, Friday Revati, Saturday Rohini, Sunday Hasta.
  assert.deepEqual(
    indices(7, () => true).map((day) => indices(27, (star) => isAmritaSiddhi(day, star))),
    [[4], [0], [16], [7], [26], [3], [12]],
  );
  assert.deepEqual(indices(28, isRaviYoga), [4, 6, 9, 10, 13, 20]);
  // Sunday Magha, Monday Vishakha, Tuesday Ardra, Wednesday Mula, Thursday Krittika, Friday Rohini, Saturday Hasta.
  assert.deepEqual(
    indices(7, () => true).map((day) => indices(27, (star) => isYamaghantaStar(day, star))),
    [[9], [15], [5], [18], [2], [3], [12]],
  );
  assert.equal(inclusiveCount(26, 0), 2);
  // Monday: Shravana, Rohini, Mrigashira, Pushya, Anuradha.
  assert.deepEqual(
    indices(27, (star) => isSarvarthaSiddhi(0, star)),
    [3, 4, 7, 16, 21],
  );
});

test('rule: remainders 1 2 4 6 8 of nine are the five panchakas (Kalaprakasika)', () => {
  const kinds = indices(9, () => true).map(
    (sum) => panchakaOf({ tithi: sum + 9, weekday: 0, nakshatra: 0, lagna: 0 }).kind,
  );
  assert.deepEqual(kinds, ['rahita', 'mrityu', 'agni', 'rahita', 'raja', 'rahita', 'chora', 'rahita', 'roga']);
});

test('rule: bad taras are bad in the first cycle, by one quarter in the second, not in the third (MC Gochara 13)', () => {
  const verdicts = (count: number) =>
    [1, 2, 3, 4].map((pada) => taraVerdict(taraOf(0, count - 1), pada, 'quarters') === 'restricted');
  for (const number of [3, 5, 7]) {
    assert.deepEqual(verdicts(number), [true, true, true, true]);
    assert.deepEqual(verdicts(number + 18), [false, false, false, false]);
  }
  assert.deepEqual(
    [verdicts(12), verdicts(14), verdicts(16)].map((quarters) => quarters.indexOf(true) + 1),
    [1, 4, 3],
  );
  assert.equal(taraVerdict(taraOf(5, 5), 1, 'quarters'), 'unjudged');
});

test('rule: the shunned ghatis of the nine yogas are 3 6 5 6 9 3, all, half, all (MC Shubhashubha 34-35)', () => {
  const ghatis = indices(27, (yoga) => yogaFault(yoga) !== null).map((yoga) => {
    const fault = yogaFault(yoga);
    return typeof fault === 'object' && fault !== null ? [yoga, Math.round(fault.days * 60)] : [yoga, fault];
  });
  assert.deepEqual(ghatis, [
    [0, 3],
    [5, 6],
    [8, 5],
    [9, 6],
    [12, 9],
    [14, 3],
    [16, 'whole'],
    [18, 'half'],
    [26, 'whole'],
  ]);
});

test('rule: Bhadra is in eight tithis; on earth with the Moon in Cancer, Leo, Aquarius, Pisces (MC Shubhashubha 43-45)', () => {
  assert.deepEqual(indices(60, isBhadra), [7, 14, 21, 28, 35, 42, 49, 56]);
  assert.deepEqual(
    indices(12, (sign) => bhadraResidence(sign) === 'earth'),
    [3, 4, 10, 11],
  );
  assert.deepEqual(
    indices(30, (tithi) => bhadraParts(tithi) !== null),
    [3, 7, 10, 14, 17, 21, 24, 28],
  );
  // The fourth tithi: the mouth begins with the fifth eighth, the tail ends with the tithi.
  assert.equal(bhadraParts(3)?.mouth.from, 4);
  assert.equal(bhadraParts(3)?.tail.to, 8);
  assert.deepEqual([bhadraExemptByDayOrNight(7, true), bhadraExemptByDayOrNight(14, true)], [true, false]);
});

test('rule: poisoned ghatis begin as in MC Vivaha 49-51; Kalaprakasika differs for Mula and Purva Bhadrapada', () => {
  const table = '50 24 30 40 14 21 30 20 32 30 20 18 21 20 14 14 10 14 56 24 20 10 10 18 16 24 30'
    .split(' ')
    .map(Number);
  assert.deepEqual(
    indices(27, () => true).map((star) => vishanadiStarts(star, 'chintamani')[0]),
    table,
  );
  assert.deepEqual(vishanadiStarts(18, 'kalaprakasikaTwoMula'), [20, 56]);
  assert.deepEqual(vishanadiStarts(24, 'kalaprakasikaOneMula'), [6]);
  assert.deepEqual(indices(27, isExemptFromVishanadi), [3, 4, 5, 14, 16, 20, 21]);
});

test('rule: gandanta is at three junctions of nakshatras and signs, and after each fifth tithi (MC Vivaha 43)', () => {
  assert.deepEqual(
    indices(27, (star) => gandantaSide('nakshatra', star) === 'end'),
    [8, 17, 26],
  );
  assert.deepEqual(
    indices(12, (sign) => gandantaSide('lagna', sign) === 'start'),
    [0, 4, 8],
  );
  assert.deepEqual(
    indices(15, (tithi) => gandantaSide('tithi', tithi) === 'end'),
    [4, 9, 14],
  );
  assert.deepEqual([gandantaGhatis('tithi', 'chintamani'), gandantaGhatis('tithi', 'parashara')], [1, 2]);
});

test('rule: Ashwini and Revati are gandanta only within two ghatis of their junction (MC Vivaha 43)', () => {
  assert.deepEqual(
    [0.2, 5, 355, 359.8].map((degrees) => isGandantaDeg(degrees, 'twoGhatis')),
    [true, false, false, true],
  );
  assert.deepEqual(
    [3, 4, 356, 357].map((degrees) => isGandantaDeg(degrees, 'quarter')),
    [true, false, false, true],
  );
  assert.deepEqual(
    [5, 355, 60].map((degrees) => isGandantaDeg(degrees, 'nakshatra')),
    [true, true, false],
  );
});

test('rule: the Moon in the 2nd, 5th and 9th is good while it waxes; the 8th is the worst (MC Gochara)', () => {
  for (const house of [2, 5, 9]) assert.equal(chandraBala(0, house - 1, true).polarity, 'favorable');
  assert.deepEqual(
    [2, 5, 9].map((house) => chandraBala(0, house - 1, false).polarity),
    ['neutral', 'neutral', 'unfavorable'],
  );
  assert.equal(chandraBala(0, 7, true).points, -2);
  assert.deepEqual(
    [1, 3, 6, 7, 10, 11].map((house) => chandraBala(4, (house + 3) % 12, null).points),
    [1, 1, 1, 1, 1, 1],
  );
  assert.deepEqual([taraBala(0, 1).points, taraBala(0, 2).points, taraBala(0, 0).points], [1, -1, 0]);
});
