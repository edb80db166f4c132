import type { Evidence } from './evidence.js';
import { finding } from './finding.js';
import type { Exception, Finding, Measure } from './finding.js';
import { ascendantSign, countBetween, starOfPlanet, tithiOf, weekdayOf } from './sky.js';
import { known, mapped } from './truth.js';
import type { Truth } from './truth.js';

/**
 * Tests of departures of the Kalaprakasika (translation of N. P. Subramania Iyer, 1917, reprint 1982; "KP"), each a component of its own: they are
 * not the complete chapter on travel, and do not cancel rules of other works.
 */

/** How a lunar day is numbered: through the month or within its fortnight. */
export type TithiOrdinal = 'month1To30' | 'paksha1To15';
export type Cardinal = 'east' | 'south' | 'west' | 'north';

const WEEKDAY_SOURCE = 'KP1917/1982 p148/PDF185',
  MODULI_SOURCE = 'KP1917/1982 p149,151/PDF186,188',
  COUNT_SOURCE = 'KP1917/1982 p151/PDF188',
  PANCHAKAM_SOURCE = 'KP1917/1982 p151-152/PDF188-189';

const integer = (name: string, value: number | null): Measure => ({ name, value, unit: 'integer' });

/** Weekdays (Sunday = 0) on which a direction is censured, and the ghatis after sunrise that release it. KP p. 148. */
const CENSURED: Readonly<Record<Cardinal, { readonly weekdays: readonly number[]; readonly ghatis: number }>> = {
  east: { weekdays: [1, 6], ghatis: 8 },
  south: { weekdays: [4], ghatis: 22 },
  west: { weekdays: [0, 5], ghatis: 15 },
  north: { weekdays: [2, 3], ghatis: 12 },
};
/** A ghati of 24 minutes, days. */
const GHATI_DAYS = 1 / 60;

/** The direction that is censured on the weekday, until the released hour has strictly passed. */
export function judgeWeekdayDirection(evidence: Evidence, direction: Cardinal): Finding[] {
  const { weekdays, ghatis } = CENSURED[direction],
    { solar } = evidence,
    weekday = weekdayOf(evidence),
    lower = mapped(solar, ({ day }) => day.start.lowerJdUt1 + ghatis * GHATI_DAYS),
    upper = mapped(solar, ({ day }) => day.start.upperJdUt1 + ghatis * GHATI_DAYS);
  const beyond: Truth =
    lower === null || upper === null ? null : evidence.jdUt1 > upper ? true : evidence.jdUt1 < lower ? false : null;
  const release: Exception = {
    id: 'kpWeekdayStrictlyAfterSunriseOffset',
    targets: ['kpWeekdayDirection'],
    satisfied: beyond,
    prerequisites: [{ name: 'strictlyBeyond', value: beyond, unit: 'predicate' }],
    source: WEEKDAY_SOURCE,
  };
  return [
    finding({
      id: 'kpWeekdayDirection',
      source: WEEKDAY_SOURCE,
      detected: known(weekday, (day) => weekdays.includes(day)),
      measures: [
        { name: 'weekday', value: weekday, unit: 'weekdaySunday0' },
        { name: 'direction', value: direction, unit: 'direction' },
        { name: 'releaseGhatis', value: ghatis, unit: 'fixed24MinuteGhatis' },
        { name: 'releaseLower', value: lower, unit: 'jdUt1' },
        { name: 'releaseUpper', value: upper, unit: 'jdUt1' },
      ],
      exceptions: [release],
    }),
  ];
}

/** The number of the tithi from 1. */
const tithiNumber = (evidence: Evidence, ordinal: TithiOrdinal): number | null =>
  mapped(tithiOf(evidence), (tithi) => (ordinal === 'month1To30' ? tithi : tithi % 15) + 1);
const plusOne = (index: number): number => index + 1;

/** Remainders of the count from the Sun's star to the Moon's that are preferred; KP p. 151. */
const PREFERRED_REMAINDERS = [1, 4, 5];
/** Names and additions of the five tests of the shifted panchaka; KP p. 151-152. */
const SHIFTS = [
  ['illness', 15],
  ['fire', 12],
  ['authority', 10],
  ['theft', 8],
  ['disaster', 4],
] as const;
const CENSURED_REMAINDER = 5;

/** The tests by remainders of tithi, weekday, star and ascendant. */
export function judgeModuli(evidence: Evidence, ordinal: TithiOrdinal): Finding[] {
  const tithi = tithiNumber(evidence, ordinal),
    weekday = mapped(weekdayOf(evidence), plusOne),
    star = mapped(starOfPlanet(evidence, 'Moon'), plusOne),
    rising = mapped(ascendantSign(evidence), plusOne),
    sun = starOfPlanet(evidence, 'Sun');
  const modulus = (name: string, value: number | null, multiplier: number, divisor: number): Finding => {
    const remainder = mapped(value, (n) => (n * multiplier) % divisor);
    return finding({
      id: `kpThreeModuli.${name}`,
      rule: 'kpThreeModuli',
      source: MODULI_SOURCE,
      detected: known(remainder, (rest) => rest === 0),
      measures: [
        { name: 'ordinal', value, unit: 'oneBased' },
        integer('multiplier', multiplier),
        integer('divisor', divisor),
        integer('remainder', remainder),
      ],
    });
  };
  const count = sun === null || star === null ? null : countBetween(sun, star - 1, 27),
    seventh = mapped(count, (n) => n % 7);
  const sum =
    tithi === null || weekday === null || star === null || rising === null ? null : tithi + weekday + star + rising;
  return [
    modulus('tithi', tithi, 2, 6),
    modulus('weekday', weekday, 3, 8),
    modulus('star', star, 4, 6),
    finding({
      id: 'kpSunMoonCount',
      source: COUNT_SOURCE,
      detected: known(seventh, (rest) => !PREFERRED_REMAINDERS.includes(rest)),
      measures: [{ name: 'inclusiveCount', value: count, unit: 'oneBased27StarCount' }, integer('remainder', seventh)],
    }),
    ...SHIFTS.map(([name, shift]) => {
      const remainder = mapped(sum, (n) => (n + shift) % 9);
      return finding({
        id: `kpShiftedPanchakam.${name}`,
        rule: 'kpShiftedPanchakam',
        source: PANCHAKAM_SOURCE,
        detected: known(remainder, (rest) => rest === CENSURED_REMAINDER),
        measures: [
          integer('sum', sum),
          integer('shift', shift),
          integer('remainder', remainder),
          { name: 'tithiOrdinal', value: ordinal, unit: 'composition' },
        ],
      });
    }),
  ];
}
