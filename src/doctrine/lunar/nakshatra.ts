import { normalizeDeg } from '../../kernel/angle.js';

/** The 27 equal nakshatras from 0° sidereal (Surya Siddhanta 2.64). */
export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishtha',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;
/** Lords of the nakshatras, three rounds from Ashwini: the order of the vimshottari dasha (Brihat Parashara Hora Shastra ch. 46). */
export const NAKSHATRA_LORDS = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const;

export type Nakshatra = (typeof NAKSHATRAS)[number];
export type NakshatraLord = (typeof NAKSHATRA_LORDS)[number];

/** Degrees of a nakshatra and of a pada. */
export const NAKSHATRA_SPAN_DEG = 360 / 27;
export const PADA_SPAN_DEG = 360 / 108;

/** Position of a sidereal longitude in the nakshatras. */
export interface NakshatraPlace {
  /** 0 ... 26. */
  readonly index: number;
  readonly nakshatra: Nakshatra;
  readonly lord: NakshatraLord;
  /** Quarter, 1 ... 4. */
  readonly pada: number;
  readonly degreesIn: number;
  readonly degreesRemaining: number;
}

/** Start of pada k, 0 ... 107: the binary64 number nearest to k * 10/3 degrees. */
const padaStartDeg = (k: number): number => (k * 10) / 3;

/**
 * Index 0 ... 107 of the pada (quarter of a nakshatra) of a sidereal longitude, degrees. Padas are half-open; a longitude that is the binary64
 * number nearest to a boundary is in the pada that begins there, whatever the rounding of the division.
 */
export function padaIndex(siderealDeg: number): number {
  const longitude = normalizeDeg(siderealDeg);
  let k = Math.min(107, Math.floor((longitude * 3) / 10));
  if (k < 107 && longitude >= padaStartDeg(k + 1)) k++;
  else if (longitude < padaStartDeg(k)) k--;
  return k;
}

/** Nakshatra, lord, pada, elapsed and remaining degrees of a sidereal longitude, degrees (BPHS ch. 46). */
export function nakshatraOf(siderealDeg: number): NakshatraPlace {
  const quarter = padaIndex(siderealDeg),
    index = quarter >> 2;
  const degreesIn = normalizeDeg(siderealDeg) - padaStartDeg(4 * index);
  return {
    index,
    nakshatra: NAKSHATRAS[index],
    lord: NAKSHATRA_LORDS[index % 9],
    pada: (quarter & 3) + 1,
    degreesIn,
    degreesRemaining: NAKSHATRA_SPAN_DEG - degreesIn,
  };
}
