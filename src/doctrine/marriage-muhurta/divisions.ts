import type { Classical } from '../muhurta-election/evidence.js';
import { SIGN_LORDS } from '../vedic-dignity/tables.js';

/** Width of a nakshatra, of a pada and of a navamsa, degrees. */
const STAR = 360 / 27;
const PADA = 10 / 3;
/** Abhijit: the last pada of Uttara Ashadha and the first fifteenth of Shravana, degrees (Muhurta Chintamani, Vivaha 55 with commentary). */
const ABHIJIT_FROM = 830 / 3;
const ABHIJIT_TO = 280 + 8 / 9;

/** Place of `value` in a list of `count`, 0 ... count - 1. */
export const cyclic = (value: number, count: number): number => ((value % count) + count) % count;

/** Nakshatra of a sidereal longitude in [0, 360) degrees: 0 Ashwini ... 26 Revati. */
export const star27 = (deg: number): number => Math.min(26, Math.floor(deg / STAR));
/** Star of the circle of 28: Abhijit is 21, Shravana 22 ... Revati 27. */
export function star28(deg: number): number {
  if (deg >= ABHIJIT_FROM && deg < ABHIJIT_TO) return 21;
  const index = star27(deg);
  return index > 20 ? index + 1 : index;
}
/** Navamsa of the zodiac, 0 ... 107; it is also the pada of the nakshatra counted from Ashwini. */
export const navamsa108 = (deg: number): number => Math.min(107, Math.floor(deg / PADA));
/** Quarter of the nakshatra, 1 ... 4. */
export const pada27 = (deg: number): number => (navamsa108(deg) % 4) + 1;
/** Quarter of the star of 28: Abhijit has four equal ones, the others keep their own. */
export function pada28(deg: number): number {
  if (star28(deg) !== 21) return pada27(deg);
  return Math.min(4, Math.floor(((deg - ABHIJIT_FROM) / (ABHIJIT_TO - ABHIJIT_FROM)) * 4) + 1);
}
/** Sign, 0 Aries ... 11 Pisces. */
export const signOf = (deg: number): number => Math.min(11, Math.floor(deg / 30));
/** Sign of the navamsa, 0 ... 11. */
export const navamsaSign = (deg: number): number => navamsa108(deg) % 12;
/** House of sign `of` counted from sign `from`, 1 ... 12. */
export const houseFrom = (from: number, of: number): number => cyclic(of - from, 12) + 1;
/** Stars from `from` to `to`, counting both: 1 ... count. */
export const inclusiveCount = (from: number, to: number, count: number): number => cyclic(to - from, count) + 1;
/** Tithi of a Moon-Sun elongation in degrees, 0 ... 29. */
export const tithiOf = (elongationDeg: number): number => Math.min(29, Math.floor(elongationDeg / 12));
/** Lord of a sign. */
export const lordOf = (sign: number): Classical => SIGN_LORDS[sign];

/** Sign of debilitation of each of the seven (BPHS 3.49-50). */
export const DEBILITY_SIGN: Readonly<Record<Classical, number>> = {
  Sun: 6,
  Moon: 7,
  Mars: 3,
  Mercury: 11,
  Jupiter: 9,
  Venus: 5,
  Saturn: 0,
};
/** Sign of exaltation: the opposite one. */
export const exaltationSign = (planet: Classical): number => (DEBILITY_SIGN[planet] + 6) % 12;
