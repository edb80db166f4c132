import { normalizeDeg } from '../../kernel/angle.js';

/** The twelve signs from Aries. Sign n is the half-open arc [30 n, 30 n + 30) degrees. */
export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
/** Unicode symbols of the signs, U+2648 to U+2653. */
export const SIGN_SYMBOLS = ['♈', '♉', '♊', '♋', '♌', '♍', '♎', '♏', '♐', '♑', '♒', '♓'] as const;

export type Sign = (typeof SIGNS)[number];

/** A longitude as sign (index 0 is Aries) and degrees within the sign, [0, 30). */
export interface SignPlace {
  readonly index: number;
  readonly sign: Sign;
  readonly symbol: string;
  readonly degree: number;
}

/**
 * Index of the sign that contains a longitude.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 * @returns 0 (Aries) to 11 (Pisces)
 */
export const signIndex = (longitudeDeg: number): number => Math.min(11, Math.floor(normalizeDeg(longitudeDeg) / 30));

/**
 * Sign that contains a longitude, with the degrees inside the sign.
 * @param longitudeDeg ecliptic longitude, degrees; need not be normalized
 */
export function signOf(longitudeDeg: number): SignPlace {
  const longitude = normalizeDeg(longitudeDeg);
  const index = Math.min(11, Math.floor(longitude / 30));
  return { index, sign: SIGNS[index], symbol: SIGN_SYMBOLS[index], degree: longitude - 30 * index };
}
