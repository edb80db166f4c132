import { normalizeDeg } from '../../kernel/angle.js';

/** The twelve signs in order from 0 Aries; each owns the half-open arc [30 n, 30 n + 30). */
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
/** Unicode symbols U+2648 ... U+2653. */
export const SIGN_SYMBOLS = ['♈', '♉', '♊', '♋', '♌', '♍', '♎', '♏', '♐', '♑', '♒', '♓'] as const;

export type Sign = (typeof SIGNS)[number];

/** Sign and degrees within it of a longitude in degrees. */
export interface SignPlace {
  readonly index: number;
  readonly sign: Sign;
  readonly symbol: string;
  readonly degree: number;
}

/** Index 0..11 of the sign that holds a longitude. */
export const signIndex = (longitudeDeg: number): number => Math.min(11, Math.floor(normalizeDeg(longitudeDeg) / 30));

/** The sign that holds a longitude, with the degree inside it in [0, 30). */
export function signOf(longitudeDeg: number): SignPlace {
  const longitude = normalizeDeg(longitudeDeg);
  const index = Math.min(11, Math.floor(longitude / 30));
  return { index, sign: SIGNS[index], symbol: SIGN_SYMBOLS[index], degree: longitude - 30 * index };
}
