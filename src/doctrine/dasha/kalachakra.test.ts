import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { add, compare, rational, subtract, toNumber } from '../../kernel/rational.js';
import { gatiOf, isAfterBirth, kalachakraBirth, kalachakraPeriods, visibleStart } from './kalachakra.js';
import type { KalachakraPeriod } from './kalachakra.js';
import { kalachakraRow, nextRow, SIGN_YEARS } from './kalachakra-rows.js';

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const named = (signs: readonly number[]): string => signs.map((sign) => SIGNS[sign]).join(' ');
/** Sidereal longitude, degrees, within a quarter: `nakshatra` 0 ... 26, `pada` 1 ... 4, `part` of the quarter. */
const moonIn = (nakshatra: number, pada: number, part = 0.5): number => ((4 * nakshatra + pada - 1 + part) * 10) / 3;
const drawn = {
  moon: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  continuation: fc.constantFrom('natalRow' as const, 'nextPada' as const),
};

test('rule: the nine signs of each quarter of Ashwini, Bharani, Rohini and Mrigashira (BPHS 46.58-81)', () => {
  const rows = (nakshatra: number) => [1, 2, 3, 4].map((pada) => named(kalachakraRow(nakshatra, pada).signs));
  assert.deepEqual(rows(0), [
    'Ar Ta Ge Cn Le Vi Li Sc Sg',
    'Cp Aq Pi Sc Li Vi Cn Le Ge',
    'Ta Ar Pi Aq Cp Sg Ar Ta Ge',
    'Cn Le Vi Li Sc Sg Cp Aq Pi',
  ]);
  assert.deepEqual(rows(1), [
    'Sc Li Vi Cn Le Ge Ta Ar Pi',
    'Aq Cp Sg Ar Ta Ge Cn Le Vi',
    'Li Sc Sg Cp Aq Pi Sc Li Vi',
    'Cn Le Ge Ta Ar Pi Aq Cp Sg',
  ]);
  assert.deepEqual(rows(3), [
    'Sg Cp Aq Pi Ar Ta Ge Le Cn',
    'Vi Li Sc Pi Aq Cp Sg Sc Li',
    'Vi Le Cn Ge Ta Ar Sg Cp Aq',
    'Pi Ar Ta Ge Le Cn Vi Li Sc',
  ]);
  assert.deepEqual(rows(4), [
    'Pi Aq Cp Sg Sc Li Vi Le Cn',
    'Ge Ta Ar Sg Cp Aq Pi Ar Ta',
    'Ge Le Cn Vi Li Sc Pi Aq Cp',
    'Sg Sc Li Vi Le Cn Ge Ta Ar',
  ]);
});

test('rule: each nakshatra belongs to the group of Ashwini, Bharani, Rohini or Mrigashira (BPHS 46.58-81; Jataka Parijata 17.102-103)', () => {
  const members = (group: string) =>
    Array.from({ length: 27 }, (_, i) => (kalachakraRow(i, 1).group === group ? i + 1 : 0)).filter((n) => n > 0);
  assert.deepEqual(members('S1'), [1, 3, 7, 9, 13, 15, 19, 21, 25, 27]);
  assert.deepEqual(members('S2'), [2, 8, 14, 20, 26]);
  assert.deepEqual(members('A1'), [4, 10, 16, 22]);
  assert.deepEqual(members('A2'), [5, 6, 11, 12, 17, 18, 23, 24]);
});

test('rule: lords have 5 21 7 9 10 16 4 years (BPHS 46.84); rows 100 85 83 86 savya and 86 83 85 100 apasavya (46.85-89)', () => {
  assert.deepEqual([...SIGN_YEARS], [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10]);
  const totals = (nakshatra: number) => [1, 2, 3, 4].map((pada) => kalachakraRow(nakshatra, pada).totalYears);
  for (const savya of [0, 1]) assert.deepEqual(totals(savya), [100, 85, 83, 86]);
  for (const apasavya of [3, 4]) assert.deepEqual(totals(apasavya), [86, 83, 85, 100]);
});

test('rule: the balance is the remaining part of the quarter of the years of the row (BPHS 46.90-93)', () => {
  // Half of the first quarter of Ashwini: 50 of 100 years; Aries 7, Taurus 16, Gemini 9, so 18 of 21 years of Cancer are over.
  const birth = kalachakraBirth(5 / 3);
  assert.equal(SIGNS[birth.row.signs[birth.position]], 'Cn');
  assert.ok(Math.abs(toNumber(birth.elapsedYears) - 50) < 1e-13);
  assert.ok(Math.abs(toNumber(birth.remainingYears) - 3) < 1e-13);
  assert.equal(kalachakraBirth(10).row.pada, 4);
  assert.equal(kalachakraBirth(10).position, 0);
});

test('rule: deha is the first sign of a savya row and the last of an apasavya row; jeeva is the other (BPHS 46.94-95)', () => {
  const ends = (nakshatra: number, pada: number) => {
    const { deha, jeeva } = kalachakraBirth(moonIn(nakshatra, pada));
    return named([deha, jeeva]);
  };
  assert.deepEqual([ends(0, 1), ends(1, 2), ends(3, 1), ends(4, 4)], ['Ar Sg', 'Aq Vi', 'Cn Sg', 'Ar Sg']);
});

test('rule: the natal row repeats, or the next quarter follows and after the fourth the other group of the same direction', () => {
  const signs = (continuation: 'natalRow' | 'nextPada', nakshatra: number, pada: number, part: number) =>
    named(kalachakraPeriods(kalachakraBirth(moonIn(nakshatra, pada, part)), 1, continuation).map(({ sign }) => sign));
  assert.equal(signs('natalRow', 0, 1, 0.95), 'Sg Ar Ta Ge Cn Le Vi Li Sc');
  assert.equal(signs('nextPada', 0, 1, 0.95), 'Sg Cp Aq Pi Sc Li Vi Cn Le');
  assert.equal(signs('nextPada', 0, 4, 0.95), 'Pi Sc Li Vi Cn Le Ge Ta Ar');
  assert.equal(signs('nextPada', 4, 4, 0.99), 'Ar Sg Cp Aq Pi Ar Ta Ge Le');
  assert.equal(nextRow(kalachakraRow(1, 4)), kalachakraRow(0, 1));
  assert.equal(nextRow(kalachakraRow(3, 4)), kalachakraRow(4, 1));
});

test('rule: sub-periods begin with the sign of the period and rotate the natal row (BPHS ch. 64), or go on in the wheel', () => {
  const children = (continuation: 'natalRow' | 'nextPada') =>
    kalachakraPeriods(kalachakraBirth(moonIn(0, 1, 0.95)), 2, continuation)[0].children;
  assert.equal(named(children('natalRow').map(({ sign }) => sign)), 'Sg Ar Ta Ge Cn Le Vi Li Sc');
  assert.ok(children('natalRow').every(({ denominator, parentWeight }) => denominator === 100 && parentWeight === 10));
  // Sg 10 and the first eight signs of the second quarter: 4 4 10 7 16 9 21 5.
  assert.equal(named(children('nextPada').map(({ sign }) => sign)), 'Sg Cp Aq Pi Sc Li Vi Cn Le');
  assert.ok(children('nextPada').every(({ denominator }) => denominator === 86));
});

test('rule: named leaps: Virgo to Cancer and Leo to Gemini, Sagittarius to Aries and Pisces to Scorpio (BPHS 46.96-100)', () => {
  assert.equal(gatiOf('S1', 5, 3), 'mandooki');
  assert.equal(gatiOf('S2', 4, 2), 'mandooki');
  assert.equal(gatiOf('S1', 8, 0), 'simhavalokana');
  assert.equal(gatiOf('S2', 11, 7), 'simhavalokana');
  assert.equal(gatiOf('S1', 3, 4), 'undecided');
  assert.equal(gatiOf('A2', 4, 3), 'undecided');
  assert.equal(gatiOf('A1', 0, 8), null);
  assert.equal(gatiOf('S1', 0, 1), null);
});

const years = ({ start, end }: KalachakraPeriod) => subtract(end, start);
const equal = (a: ReturnType<typeof years>, b: ReturnType<typeof years>) => assert.equal(compare(a, b), 0);

test('property: periods are a chain without gaps, each as long as its sign, and sub-periods fill their period exactly', () => {
  fc.assert(
    fc.property(drawn.moon, drawn.continuation, (moon, continuation) => {
      const birth = kalachakraBirth(moon),
        periods = kalachakraPeriods(birth, 2, continuation);
      assert.equal(periods.length, 9);
      equal(periods[0].end, birth.remainingYears);
      assert.ok(periods[0].start.numerator <= 0n && isAfterBirth(periods[0]));
      periods.forEach((period, i) => {
        equal(years(period), rational(SIGN_YEARS[period.sign]));
        if (i > 0) equal(period.start, periods[i - 1].end);
        const { children } = period;
        equal(children[0].start, period.start);
        equal(children[8].end, period.end);
        children.forEach((child, k) => {
          equal(years(child), rational(child.parentWeight * child.weight, child.denominator));
          if (k > 0) equal(child.start, children[k - 1].end);
          assert.ok(visibleStart(child).numerator >= 0n);
        });
      });
      const total = periods.reduce((sum, period) => add(sum, years(period)), rational(0));
      equal(total, subtract(periods[8].end, periods[0].start));
      if (continuation === 'natalRow') equal(total, rational(birth.row.totalYears));
    }),
    { seed: 20261124 },
  );
});
