import { normalizeDeg } from '../../kernel/angle.js';
import { lookupTable } from '../../kernel/lookup.js';

/**
 * The divisions of a sign after Brihat Parashara Hora Shastra ch. 6 (Santhanam), with the shashthamsha and ashtamsha that charts also
 * use. Parts are half-open arcs of the sidereal zodiac; longitudes in degrees.
 */
export type VargaName =
  | 'rasi'
  | 'hora'
  | 'drekkana'
  | 'chaturthamsha'
  | 'shashthamsha'
  | 'saptamsa'
  | 'ashtamsha'
  | 'navamsa'
  | 'dashamansa'
  | 'dwadashamsa'
  | 'shodashamsha'
  | 'vimshamsha'
  | 'chaturvimshamsha'
  | 'saptavimshamsha'
  | 'trimshamsa'
  | 'khavedamsha'
  | 'akshavedamsha'
  | 'shashtiamsha';

export type HoraMethod = 'leo_and_cancer' | 'parivritti' | 'parivritti_even_reversed';
export type EvenSignOrder = 'forward' | 'reversed';
export type ShashtiamshaOrigin = 'from_sign' | 'from_aries';

/** Readings on which authorities differ. */
export interface VargaPolicy {
  readonly hora: HoraMethod;
  readonly chaturvimshamshaEvenSigns: EvenSignOrder;
  readonly shashtiamshaOrigin: ShashtiamshaOrigin;
}

export const PARASHARA: VargaPolicy = {
  hora: 'leo_and_cancer',
  chaturvimshamshaEvenSigns: 'forward',
  shashtiamshaOrigin: 'from_sign',
};

/** Where a longitude falls in a division. */
export interface VargaPlace {
  /** 0 ... 11. */
  readonly signIndex: number;
  /** Degree in the varga sign, [0, 30): the fraction of the equal part of 30/n degrees in which the longitude stands. */
  readonly degree: number;
  /** Number of the part within the sign, from 1. For the trimshamsa one of its five unequal parts. */
  readonly part: number;
}

/** A rule counts the varga sign (any integer, reduced later) from the sign 0 ... 11 and the part 0 ... n - 1. */
type Rule = (sign: number, part: number) => number;

export interface Varga {
  readonly name: VargaName;
  readonly title: string;
  /** Parts of a sign. */
  readonly number: number;
  /** What the count is, in a word; answered with each place. */
  readonly rule: (policy: VargaPolicy) => string;
  readonly sign: (policy: VargaPolicy) => Rule;
  /** Signs in unequal parts: upper ends in whole degrees, for odd and even signs. */
  readonly unequal?: { readonly odd: UnequalParts; readonly even: UnequalParts };
}

interface UnequalParts {
  readonly ends: readonly number[];
  readonly signs: readonly number[];
}

const ARIES = 0,
  TAURUS = 1,
  GEMINI = 2,
  CANCER = 3,
  LEO = 4,
  VIRGO = 5,
  LIBRA = 6,
  SCORPIO = 7,
  SAGITTARIUS = 8,
  CAPRICORN = 9,
  AQUARIUS = 10,
  PISCES = 11;

/** Aries, Gemini ... are odd: the first, third ... */
const isOdd = (sign: number): boolean => sign % 2 === 0;
/** 0 movable, 1 fixed, 2 dual. */
const quality = (sign: number): number => sign % 3;
/** 0 fire, 1 earth, 2 air, 3 water. */
const element = (sign: number): number => sign % 4;

const byParity =
  (odd: (sign: number) => number, even: (sign: number) => number): Rule =>
  (sign, part) =>
    (isOdd(sign) ? odd(sign) : even(sign)) + part;
const byQuality =
  (starts: readonly [number, number, number]): Rule =>
  (sign, part) =>
    starts[quality(sign)] + part;
const own = (sign: number): number => sign;

const HORA: Readonly<Record<HoraMethod, Rule>> = {
  // Of the Sun (Leo) the first half of odd signs, of the Moon (Cancer) the first half of even ones.
  leo_and_cancer: (sign, part) => ((part === 0) === isOdd(sign) ? LEO : CANCER),
  parivritti: (sign, part) => 2 * sign + part,
  parivritti_even_reversed: (sign, part) => 2 * sign + (isOdd(sign) ? part : 1 - part),
};

const fixed = (name: VargaName, title: string, number: number, rule: string, sign: Rule): Varga => ({
  name,
  title,
  number,
  rule: () => rule,
  sign: () => sign,
});

/** Every named division, by rising number of parts. */
export const VARGAS: readonly Varga[] = [
  fixed('rasi', 'Rasi', 1, 'the_sign_itself', own),
  {
    name: 'hora',
    title: 'Hora',
    number: 2,
    rule: ({ hora }) => `hora_${hora}`,
    sign: ({ hora }) => HORA[hora],
  },
  fixed('drekkana', 'Drekkana', 3, 'same_fifth_ninth', (sign, part) => sign + 4 * part),
  fixed('chaturthamsha', 'Chaturthamsha', 4, 'same_fourth_seventh_tenth', (sign, part) => sign + 3 * part),
  fixed(
    'shashthamsha',
    'Shashthamsha',
    6,
    'odd_aries_even_libra',
    byParity(
      () => ARIES,
      () => LIBRA,
    ),
  ),
  fixed(
    'saptamsa',
    'Saptamsa',
    7,
    'odd_same_even_seventh',
    byParity(own, (sign) => sign + 6),
  ),
  fixed('ashtamsha', 'Ashtamsha', 8, 'movable_aries_fixed_sagittarius_dual_leo', byQuality([ARIES, SAGITTARIUS, LEO])),
  fixed(
    'navamsa',
    'Navamsa',
    9,
    'movable_same_fixed_ninth_dual_fifth',
    (sign, part) => sign + [0, 8, 4][quality(sign)] + part,
  ),
  fixed(
    'dashamansa',
    'Dashamansa',
    10,
    'odd_same_even_ninth',
    byParity(own, (sign) => sign + 8),
  ),
  fixed('dwadashamsa', 'Dwadashamsa', 12, 'from_same', (sign, part) => sign + part),
  fixed(
    'shodashamsha',
    'Shodashamsha',
    16,
    'movable_aries_fixed_leo_dual_sagittarius',
    byQuality([ARIES, LEO, SAGITTARIUS]),
  ),
  fixed(
    'vimshamsha',
    'Vimshamsha',
    20,
    'movable_aries_fixed_sagittarius_dual_leo',
    byQuality([ARIES, SAGITTARIUS, LEO]),
  ),
  {
    name: 'chaturvimshamsha',
    title: 'Chaturvimshamsha',
    number: 24,
    rule: (policy) => `odd_leo_even_cancer_${policy.chaturvimshamshaEvenSigns}`,
    sign: (policy) => {
      const step = policy.chaturvimshamshaEvenSigns === 'reversed' ? -1 : 1;
      return (sign, part) => (isOdd(sign) ? LEO + part : CANCER + step * part);
    },
  },
  fixed(
    'saptavimshamsha',
    'Saptavimshamsha',
    27,
    'fire_aries_earth_cancer_air_libra_water_capricorn',
    (sign, part) => [ARIES, CANCER, LIBRA, CAPRICORN][element(sign)] + part,
  ),
  {
    ...fixed('trimshamsa', 'Trimshamsa', 30, 'unequal_five_lords', own),
    unequal: {
      // Mars, Saturn, Jupiter, Mercury, Venus 5 5 8 7 5 degrees in odd signs; in even ones the reverse, with their other signs.
      odd: { ends: [5, 10, 18, 25, 30], signs: [ARIES, AQUARIUS, SAGITTARIUS, GEMINI, LIBRA] },
      even: { ends: [5, 12, 20, 25, 30], signs: [TAURUS, VIRGO, PISCES, CAPRICORN, SCORPIO] },
    },
  },
  fixed(
    'khavedamsha',
    'Khavedamsha',
    40,
    'odd_aries_even_libra',
    byParity(
      () => ARIES,
      () => LIBRA,
    ),
  ),
  fixed(
    'akshavedamsha',
    'Akshavedamsha',
    45,
    'movable_aries_fixed_leo_dual_sagittarius',
    byQuality([ARIES, LEO, SAGITTARIUS]),
  ),
  {
    name: 'shashtiamsha',
    title: 'Shashtiamsha',
    number: 60,
    rule: ({ shashtiamshaOrigin }) => shashtiamshaOrigin,
    sign: ({ shashtiamshaOrigin }) =>
      shashtiamshaOrigin === 'from_aries' ? (_sign, part) => part : (sign, part) => sign + part,
  },
];

const BY_NAME = lookupTable<Varga>(Object.fromEntries(VARGAS.map((varga) => [varga.name, varga])));
export const vargaByName = (name: VargaName): Varga => BY_NAME[name];

/**
 * Index of the part of the zodiac, 0 ... 12 n - 1, that holds a longitude in [0, 360): parts begin at the numbers next to
 * 30 m / n degrees, and a longitude that is such a number belongs to what begins there, whatever way the product rounds.
 */
function zodiacPart(longitude: number, n: number): number {
  let m = Math.min(12 * n - 1, Math.floor((longitude * n) / 30));
  if (m < 12 * n - 1 && longitude >= ((m + 1) * 30) / n) m++;
  else if (longitude < (m * 30) / n) m--;
  return m;
}

/** Where rounding would carry a degree to the end of its sign: so far below 30 that the whole longitude stays below the next sign. */
const BELOW_THIRTY = 30 - 2 ** -44;

const degreeInPart = (longitude: number, m: number, n: number): number =>
  Math.min(BELOW_THIRTY, Math.max(0, (longitude - (m * 30) / n) * n));

/** Where a sidereal longitude falls in a named division. */
export function vargaPlace(siderealDeg: number, varga: Varga, policy: VargaPolicy = PARASHARA): VargaPlace {
  const longitude = normalizeDeg(siderealDeg),
    n = varga.number,
    m = zodiacPart(longitude, n),
    sign = Math.floor(m / n),
    degree = degreeInPart(longitude, m, n);
  if (varga.unequal !== undefined) {
    const parts = isOdd(sign) ? varga.unequal.odd : varga.unequal.even,
      into = longitude - 30 * sign,
      part = parts.ends.findIndex((end) => into < end);
    return { signIndex: parts.signs[part], degree, part: part + 1 };
  }
  const part = m - n * sign;
  return { signIndex: ((varga.sign(policy)(sign, part) % 12) + 12) % 12, degree, part: part + 1 };
}

/** The plain division into n parts, which are given to the signs in turn from Aries: the longitude times n. */
export function genericVargaPlace(siderealDeg: number, divisor: number): VargaPlace {
  const longitude = normalizeDeg(siderealDeg),
    m = zodiacPart(longitude, divisor);
  return { signIndex: m % 12, degree: degreeInPart(longitude, m, divisor), part: (m % divisor) + 1 };
}
