import { normalizeDeg } from '../../kernel/angle.js';
import { lookupTable } from '../../kernel/lookup.js';

/**
 * The divisions of a sign. Source: Brihat Parashara Hora Shastra ch. 6 (Santhanam); shashthamsha and ashtamsha after K. N. Rao. Parts are
 * half-open arcs of the sidereal zodiac; longitudes in degrees.
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

/**
 * Readings of the hora (D2): Leo and Cancer (BPHS 6.5-6); or through all signs, in even signs forwards or backwards (Narasimha Rao, Vedic
 * Astrology: An Integrated Approach, ch. 6).
 */
export type HoraMethod = 'leoAndCancer' | 'parivritti' | 'parivrittiEvenReversed';
/** Order of the parts of even signs in the chaturvimshamsha (D24). */
export type EvenSignOrder = 'forward' | 'reversed';
/** Sign from which the shashtiamsha (D60) counts. */
export type ShashtiamshaOrigin = 'fromSign' | 'fromAries';

/** Rules by which the parts of a sign get their signs. */
export type VargaRule =
  | 'sameSign'
  | 'horaLeoAndCancer'
  | 'horaParivritti'
  | 'horaParivrittiEvenReversed'
  | 'sameFifthNinth'
  | 'sameFourthSeventhTenth'
  | 'oddAriesEvenLibra'
  | 'oddSameEvenSeventh'
  | 'oddSameEvenNinth'
  | 'movableAriesFixedSagittariusDualLeo'
  | 'movableSameFixedNinthDualFifth'
  | 'movableAriesFixedLeoDualSagittarius'
  | 'fromSame'
  | 'oddLeoEvenCancerForward'
  | 'oddLeoEvenCancerReversed'
  | 'fireAriesEarthCancerAirLibraWaterCapricorn'
  | 'unequalFiveLords'
  | ShashtiamshaOrigin;

/** Readings on which authorities differ. */
export interface VargaPolicy {
  readonly hora: HoraMethod;
  readonly chaturvimshamshaEvenSigns: EvenSignOrder;
  readonly shashtiamshaOrigin: ShashtiamshaOrigin;
}

/** The readings of BPHS ch. 6. */
export const PARASHARA: VargaPolicy = {
  hora: 'leoAndCancer',
  chaturvimshamshaEvenSigns: 'forward',
  shashtiamshaOrigin: 'fromSign',
};

/** Position of a longitude in a division. */
export interface VargaPlace {
  /** 0 ... 11. */
  readonly signIndex: number;
  /** Degree in the varga sign, [0, 30): the elapsed fraction of the equal part of 30/n degrees, times 30. */
  readonly degree: number;
  /** Number of the part in the sign, from 1; in the trimshamsa that of its five unequal parts. */
  readonly part: number;
}

/** The varga sign (any integer, reduced later) of a sign 0 ... 11 and a part 0 ... n - 1. */
type SignCount = (sign: number, part: number) => number;

/** A named division. */
export interface Varga {
  readonly name: VargaName;
  readonly title: string;
  /** Number of parts of a sign. */
  readonly number: number;
  readonly rule: (policy: VargaPolicy) => VargaRule;
  readonly sign: (policy: VargaPolicy) => SignCount;
  /** Unequal parts of odd and even signs. */
  readonly unequal?: { readonly odd: UnequalParts; readonly even: UnequalParts };
}

interface UnequalParts {
  /** Upper ends, degrees of the sign. */
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

/** Aries, Gemini ... (the first, third ... sign) are odd. */
const isOdd = (sign: number): boolean => sign % 2 === 0;
/** 0 movable, 1 fixed, 2 dual. */
const quality = (sign: number): number => sign % 3;
/** 0 fire, 1 earth, 2 air, 3 water. */
const element = (sign: number): number => sign % 4;

const byParity =
  (odd: (sign: number) => number, even: (sign: number) => number): SignCount =>
  (sign, part) =>
    (isOdd(sign) ? odd(sign) : even(sign)) + part;
const byQuality =
  (starts: readonly [number, number, number]): SignCount =>
  (sign, part) =>
    starts[quality(sign)] + part;
const own = (sign: number): number => sign;

const HORA: Readonly<Record<HoraMethod, SignCount>> = {
  // The first half of odd signs belongs to the Sun (Leo), that of even signs to the Moon (Cancer).
  leoAndCancer: (sign, part) => ((part === 0) === isOdd(sign) ? LEO : CANCER),
  parivritti: (sign, part) => 2 * sign + part,
  parivrittiEvenReversed: (sign, part) => 2 * sign + (isOdd(sign) ? part : 1 - part),
};

const HORA_RULE: Readonly<Record<HoraMethod, VargaRule>> = {
  leoAndCancer: 'horaLeoAndCancer',
  parivritti: 'horaParivritti',
  parivrittiEvenReversed: 'horaParivrittiEvenReversed',
};

/** A division whose rule does not depend on the policy. */
const fixed = (name: VargaName, title: string, number: number, rule: VargaRule, sign: SignCount): Varga => ({
  name,
  title,
  number,
  rule: () => rule,
  sign: () => sign,
});

/** The named divisions by number of parts (BPHS ch. 6; shashthamsha and ashtamsha: K. N. Rao). */
export const VARGAS: readonly Varga[] = [
  fixed('rasi', 'Rasi', 1, 'sameSign', own),
  {
    name: 'hora',
    title: 'Hora',
    number: 2,
    rule: ({ hora }) => HORA_RULE[hora],
    sign: ({ hora }) => HORA[hora],
  },
  fixed('drekkana', 'Drekkana', 3, 'sameFifthNinth', (sign, part) => sign + 4 * part),
  fixed('chaturthamsha', 'Chaturthamsha', 4, 'sameFourthSeventhTenth', (sign, part) => sign + 3 * part),
  fixed(
    'shashthamsha',
    'Shashthamsha',
    6,
    'oddAriesEvenLibra',
    byParity(
      () => ARIES,
      () => LIBRA,
    ),
  ),
  fixed(
    'saptamsa',
    'Saptamsa',
    7,
    'oddSameEvenSeventh',
    byParity(own, (sign) => sign + 6),
  ),
  fixed('ashtamsha', 'Ashtamsha', 8, 'movableAriesFixedSagittariusDualLeo', byQuality([ARIES, SAGITTARIUS, LEO])),
  fixed(
    'navamsa',
    'Navamsa',
    9,
    'movableSameFixedNinthDualFifth',
    (sign, part) => sign + [0, 8, 4][quality(sign)] + part,
  ),
  fixed(
    'dashamansa',
    'Dashamansa',
    10,
    'oddSameEvenNinth',
    byParity(own, (sign) => sign + 8),
  ),
  fixed('dwadashamsa', 'Dwadashamsa', 12, 'fromSame', (sign, part) => sign + part),
  fixed(
    'shodashamsha',
    'Shodashamsha',
    16,
    'movableAriesFixedLeoDualSagittarius',
    byQuality([ARIES, LEO, SAGITTARIUS]),
  ),
  fixed('vimshamsha', 'Vimshamsha', 20, 'movableAriesFixedSagittariusDualLeo', byQuality([ARIES, SAGITTARIUS, LEO])),
  {
    name: 'chaturvimshamsha',
    title: 'Chaturvimshamsha',
    number: 24,
    rule: ({ chaturvimshamshaEvenSigns }) =>
      chaturvimshamshaEvenSigns === 'reversed' ? 'oddLeoEvenCancerReversed' : 'oddLeoEvenCancerForward',
    sign: (policy) => {
      const step = policy.chaturvimshamshaEvenSigns === 'reversed' ? -1 : 1;
      return (sign, part) => (isOdd(sign) ? LEO + part : CANCER + step * part);
    },
  },
  fixed(
    'saptavimshamsha',
    'Saptavimshamsha',
    27,
    'fireAriesEarthCancerAirLibraWaterCapricorn',
    (sign, part) => [ARIES, CANCER, LIBRA, CAPRICORN][element(sign)] + part,
  ),
  {
    ...fixed('trimshamsa', 'Trimshamsa', 30, 'unequalFiveLords', own),
    unequal: {
      // Odd signs: Mars, Saturn, Jupiter, Mercury, Venus have 5 5 8 7 5 degrees; even signs: the reverse, with their other signs.
      odd: { ends: [5, 10, 18, 25, 30], signs: [ARIES, AQUARIUS, SAGITTARIUS, GEMINI, LIBRA] },
      even: { ends: [5, 12, 20, 25, 30], signs: [TAURUS, VIRGO, PISCES, CAPRICORN, SCORPIO] },
    },
  },
  fixed(
    'khavedamsha',
    'Khavedamsha',
    40,
    'oddAriesEvenLibra',
    byParity(
      () => ARIES,
      () => LIBRA,
    ),
  ),
  fixed(
    'akshavedamsha',
    'Akshavedamsha',
    45,
    'movableAriesFixedLeoDualSagittarius',
    byQuality([ARIES, LEO, SAGITTARIUS]),
  ),
  {
    name: 'shashtiamsha',
    title: 'Shashtiamsha',
    number: 60,
    rule: ({ shashtiamshaOrigin }) => shashtiamshaOrigin,
    sign: ({ shashtiamshaOrigin }) =>
      shashtiamshaOrigin === 'fromAries' ? (_sign, part) => part : (sign, part) => sign + part,
  },
];

const BY_NAME = lookupTable<Varga>(Object.fromEntries(VARGAS.map((varga) => [varga.name, varga])));
/** The division with a name. */
export const vargaByName = (name: VargaName): Varga => BY_NAME[name];

/**
 * Index of the part of the zodiac, 0 ... 12 n - 1, that contains a longitude in [0, 360). Parts begin at the binary64 numbers nearest to
 * 30 m / n degrees; such a longitude is in the part that begins there, whatever the rounding of the product.
 */
function zodiacPart(longitude: number, n: number): number {
  let m = Math.min(12 * n - 1, Math.floor((longitude * n) / 30));
  if (m < 12 * n - 1 && longitude >= ((m + 1) * 30) / n) m++;
  else if (longitude < (m * 30) / n) m--;
  return m;
}

/** Greatest degree in a sign: below 30 by so much that rounding does not carry the longitude into the next sign. */
const BELOW_THIRTY = 30 - 2 ** -44;

const degreeInPart = (longitude: number, m: number, n: number): number =>
  Math.min(BELOW_THIRTY, Math.max(0, (longitude - (m * 30) / n) * n));

/** Position of a sidereal longitude, degrees, in a named division (BPHS ch. 6). */
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

/** Position of a sidereal longitude, degrees, in the plain division: the longitude times `divisor`. */
export function genericVargaPlace(siderealDeg: number, divisor: number): VargaPlace {
  const longitude = normalizeDeg(siderealDeg),
    m = zodiacPart(longitude, divisor);
  return { signIndex: m % 12, degree: degreeInPart(longitude, m, divisor), part: (m % divisor) + 1 };
}
