import { GHATI_DAYS } from './day-parts.js';
import { taraOf } from './purity.js';
import type { TaraPolarity } from './purity.js';

/** Strength of a time for a person: tara and chandra bala, and the gandanta of the Moon. Indices from 0. */

const TARA_NAMES = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyari',
  'Sadhaka',
  'Vadha',
  'Mitra',
  'Parama Mitra',
] as const;

/** Tara bala: the tara of the Moon's nakshatra from the natal one. Points: 1, -1, and 0 for Janma (house rule: recorded practice). */
export function taraBala(natalStar: number, star: number) {
  const { count, number, polarity } = taraOf(natalStar, star);
  return { count, number, name: TARA_NAMES[number - 1], polarity, points: TARA_POINTS[polarity] };
}
const TARA_POINTS: Readonly<Record<TaraPolarity, number>> = { favorable: 1, unfavorable: -1, caution: 0 };

export type ChandraPolarity = 'favorable' | 'neutral' | 'unfavorable';

/** Houses of the Moon from the natal Moon that are good in both halves of the month (Muhurta Chintamani, Gochara). */
const GOOD_HOUSES: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);
/** Houses that are good too while the Moon waxes (Muhurta Chintamani, Gochara: the second, fifth and ninth of the bright half). */
const WAXING_HOUSES: ReadonlySet<number> = new Set([2, 5, 9]);
/** Houses without strength and without fault when the Moon wanes (house rule: recorded practice). */
const NEUTRAL_HOUSES: ReadonlySet<number> = new Set([2, 5]);

/**
 * Chandra bala: the house of the Moon's sign from the natal Moon's. Points: 1, 0, -1, and -2 for the eighth (house rule: recorded practice). `isWaxing`:
 * the bright half; null: the half does not count.
 */
export function chandraBala(natalSign: number, sign: number, isWaxing: boolean | null) {
  const house = ((sign - natalSign + 12) % 12) + 1;
  const polarity: ChandraPolarity =
    GOOD_HOUSES.has(house) || (isWaxing === true && WAXING_HOUSES.has(house))
      ? 'favorable'
      : NEUTRAL_HOUSES.has(house)
        ? 'neutral'
        : 'unfavorable';
  const points = house === 8 ? -2 : polarity === 'favorable' ? 1 : polarity === 'neutral' ? 0 : -1;
  return { house, polarity, points };
}

export type GandantaExtent = 'twoGhatis' | 'quarter' | 'nakshatra';

/** The nakshatras at the three junctions: Revati and Ashwini, Ashlesha and Magha, Jyeshtha and Mula. */
const enters = (star: number): boolean => star % 9 === 0,
  leaves = (star: number): boolean => star % 9 === 8;
/** Two ghatis of a nakshatra of sixty, in degrees. */
const TWO_GHATIS_DEG = (2 / 60) * (360 / 27);
/** Two ghatis of 24 minutes, days. */
export const GANDANTA_DAYS = 2 * GHATI_DAYS;

/**
 * Whether a sidereal longitude of the Moon, degrees, is in gandanta: within two ghatis of a junction (Muhurta Chintamani, Vivaha 43; a nakshatra counts
 * sixty ghatis), within a quarter of it (3 degrees 20 minutes), or in a nakshatra that meets it.
 */
export function isGandantaDeg(siderealDeg: number, extent: GandantaExtent): boolean {
  const within = siderealDeg % 120,
    star = Math.floor((siderealDeg * 27) / 360);
  if (extent === 'nakshatra') return enters(star) || leaves(star);
  const reach = extent === 'quarter' ? 10 / 3 : TWO_GHATIS_DEG;
  return within < reach || within >= 120 - reach;
}

/** Whether a nakshatra begins or ends at a junction. */
export const gandantaEnd = (star: number): 'start' | 'end' | null =>
  enters(star) ? 'start' : leaves(star) ? 'end' : null;
