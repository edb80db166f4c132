import { normalizeDeg } from '../../kernel/angle.js';

/** The 27 equal nakshatras from 0° sidereal, with their lords in the order of the vimshottari cycle (Brihat Parashara Hora Shastra, ch. 46). */
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

export const NAKSHATRA_SPAN_DEG = 360 / 27;
export const PADA_SPAN_DEG = 360 / 108;

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

/** Where the 108 quarters begin: the numbers next to k * 10/3 degrees. */
const padaStartDeg = (k: number): number => (k * 10) / 3;

/**
 * Index 0 ... 107 of the quarter that holds a sidereal longitude. Each owns the half-open arc from its beginning to the next; a
 * longitude that is the number next to a boundary belongs to what begins there, whatever way the division rounds.
 */
export function padaIndex(siderealDeg: number): number {
  const longitude = normalizeDeg(siderealDeg);
  let k = Math.min(107, Math.floor((longitude * 3) / 10));
  if (k < 107 && longitude >= padaStartDeg(k + 1)) k++;
  else if (longitude < padaStartDeg(k)) k--;
  return k;
}

/** Nakshatra, lord, quarter and the degrees passed and to come of a sidereal longitude. */
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
