import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedEngine } from '../../../test/support/engine.js';
import { J2000_JD } from '../../kernel/constants.js';
import { AGENCY_LUNAR_RADII, NATIVE_RADII } from './radii.js';
import { middleLunation, sarosSeries } from './saros.js';
import { SAROS_FIRST_LUNAR, SAROS_FIRST_SOLAR } from './saros-first.js';
import { eclipseNode, sarosMembers } from './series.js';

const engine = sharedEngine();

/**
 * Series, first and last eclipse (dates in TD, Julian calendar before 1582-10-15), and the types in order: P partial, A annular, T total, H hybrid,
 * N penumbral; a number alone is the count of members. Source: Catalogs of solar and lunar eclipse Saros series, F. Espenak, NASA GSFC (SEsaros, LEsaros).
 */
const SOLAR = [
  [0, '-2955-05-23', '-1675-06-29', '11P 1T 1H 4A 3P 45A 7P'],
  [1, '-2872-06-04', '-1592-07-11', '9P 39A 5H 12T 7P'],
  [2, '-2861-05-04', '-1563-06-21', '8P 43T 12H 3A 7P'],
  [49, '-1248-02-22', '32-03-29', '72'],
  [52, '-1378-08-14', '155-02-19', '86'],
  [59, '-1031-06-19', '249-07-27', '72'],
  [119, '850-05-15', '2112-06-24', '71'],
  [120, '933-05-27', '2195-07-07', '71'],
  [126, '1179-03-10', '2459-05-03', '72'],
  [136, '1360-06-14', '2622-07-30', '71'],
  [137, '1389-05-25', '2633-06-28', '70'],
] as const;
const LUNAR = [
  [3, '-2567-12-30', '-1214-03-21', '11N 8P 29T 7P 21N'],
  [18, '-2078-04-02', '-780-05-21', '7N 21P 16T 21P 8N'],
  [45, '-1351-08-29', '164-02-25', '21N 7P 29T 7P 21N'],
  [54, '-946-05-26', '334-07-03', '7N 21P 15T 22P 7N'],
  [55, '-935-04-25', '345-06-01', '7N 24P 13T 20P 8N'],
  [62, '-624-02-08', '692-04-06', '10N 7P 26T 7P 24N'],
  [136, '1680-04-13', '2960-06-01', '8N 7P 27T 8P 22N'],
] as const;

/** Julian day number of a date as the catalogs write it (Meeus, Astronomical Algorithms 2nd ed., ch. 7). */
function dayNumber(date: string): number {
  const [, y, m, d] = /^(-?\d+)-(\d\d)-(\d\d)$/.exec(date)!.map(Number);
  const year = m <= 2 ? y - 1 : y,
    month = m <= 2 ? m + 12 : m,
    century = Math.floor(year / 100),
    gregorian = y > 1582 ? 2 - century + Math.floor(century / 4) : 0;
  return Math.floor(365.25 * (year + 4716)) + Math.floor(30.6001 * (month + 1)) + d + gregorian - 1524;
}

const dayOf = (ttJ2k: number): number => Math.floor(ttJ2k + J2000_JD + 0.5);

function sequence(types: readonly string[]): string {
  const letters = types.map((type) => (type === 'Penumbral' ? 'N' : type[0])).join('');
  return letters.replaceAll(/(.)\1*/g, (run) => `${run.length}${run[0]} `).trim();
}

for (const [luminary, rows, radii] of [
  ['solar', SOLAR, NATIVE_RADII],
  ['lunar', LUNAR, AGENCY_LUNAR_RADII],
] as const)
  test(`validation: ${luminary} Saros series have the members, dates and types of the published catalogs`, () => {
    for (const [series, first, last, types] of rows) {
      const { members, hasFirst, hasLast } = sarosMembers(engine, luminary, series, radii);
      assert.ok(hasFirst && hasLast, `${series} lies within the ephemeris`);
      assert.deepEqual(
        [dayOf(members[0].ttJ2k), dayOf(members.at(-1)!.ttJ2k)],
        [dayNumber(first), dayNumber(last)],
        `first and last of ${series}`,
      );
      const found = sequence(members.map(({ type }) => type));
      assert.equal(types.includes(' ') ? found : String(members.length), types, `series ${series}`);
    }
  });

test('validation: the first eclipse of each of 210 series is that of a search with another ephemeris', () => {
  for (const [luminary, { series, lunations }] of [
    ['solar', SAROS_FIRST_SOLAR],
    ['lunar', SAROS_FIRST_LUNAR],
  ] as const)
    for (let i = 0; i < lunations.length; i += 3) {
      const { members } = sarosMembers(engine, luminary, series + i, NATIVE_RADII);
      assert.equal(members[0].lunation, lunations[i], `${luminary} ${series + i}`);
    }
});

test('rule: the middle lunation of a series belongs to it, and so do those 223 lunations away', () => {
  for (const luminary of ['solar', 'lunar'] as const)
    for (let series = -30; series <= 200; series++)
      for (const saroses of [-40, 0, 40])
        assert.equal(sarosSeries(luminary, middleLunation(luminary, series) + 223 * saroses), series);
});

test('rule: odd solar and even lunar series are at the ascending node (van den Bergh 1955), all members at one node', () => {
  for (const luminary of ['solar', 'lunar'] as const)
    for (const series of [100, 101, 137, 140]) {
      const { members } = sarosMembers(engine, luminary, series, NATIVE_RADII);
      const expected = (series % 2 === 1) === (luminary === 'solar') ? 'ascending' : 'descending';
      assert.ok(
        members.every(({ ttJ2k }) => eclipseNode(ttJ2k) === expected),
        `${luminary} ${series}`,
      );
    }
});
