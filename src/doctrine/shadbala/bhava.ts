import { signOf } from '../zodiac/zodiac.js';
import { GRAHAS, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';
import { sputaDrishti } from './drishti.js';

/**
 * Bhava bala, the strength of the houses, in shashtiamsas (Brihat Parashara Hora Shastra 27.26-31, Santhanam; B. V. Raman, Graha and Bhava Balas,
 * ch. 9).
 */

/** Classes of the signs: biped, quadruped, of the water, insect (BPHS 27.26). Halves of Sagittarius and Capricorn differ. */
export type RasiClass = 'nara' | 'chatushpada' | 'jalachara' | 'keeta';

const CLASSES: readonly (readonly [RasiClass, RasiClass])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['jalachara', 'jalachara'],
  ['chatushpada', 'chatushpada'],
  ['nara', 'nara'],
  ['nara', 'nara'],
  ['keeta', 'keeta'],
  ['nara', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['nara', 'nara'],
  ['jalachara', 'jalachara'],
];

/** Class of the half sign that contains a sidereal longitude, degrees. */
export function rasiClass(siderealDeg: number): RasiClass {
  const { index, degree } = signOf(siderealDeg);
  return CLASSES[index][degree < 15 ? 0 : 1];
}

/** House in which a class has no strength; it is strongest in the opposite house (BPHS 27.26-27; Raman). */
const POWERLESS_HOUSE: Readonly<Record<RasiClass, number>> = { nara: 7, chatushpada: 4, jalachara: 10, keeta: 1 };

/** Bhava dig bala: ten for each house away from the powerless one, 0 ... 60 (Raman). */
export function bhavaDigBala(house: number, sign: RasiClass): number {
  const away = Math.abs(house - POWERLESS_HOUSE[sign]);
  return 10 * Math.min(away, 12 - away);
}

/**
 * Bhava drishti bala: a quarter of the exact aspects of benefics on the middle of the house less those of malefics; the aspects of Jupiter and
 * Mercury count in full (BPHS 27.28-29; Raman).
 */
export function bhavaDrishtiBala(
  middleDeg: number,
  siderealDeg: Readonly<Record<Graha, number>>,
  isBenefic: Readonly<Record<Graha, boolean>>,
): number {
  let sum = 0;
  for (const planet of GRAHAS) {
    const aspect = sputaDrishti(planet, middleDeg - siderealDeg[planet]);
    if (planet === 'Jupiter' || planet === 'Mercury') sum += aspect;
    else sum += (isBenefic[planet] ? aspect : -aspect) / 4;
  }
  return sum;
}

/** Occupants: Jupiter and Mercury add sixty each, Sun, Mars and Saturn subtract sixty each (BPHS 27.30). */
export const occupantBala = (occupants: readonly Graha[]): number =>
  occupants.reduce(
    (sum, planet) =>
      sum +
      (planet === 'Jupiter' || planet === 'Mercury'
        ? 60
        : planet === 'Sun' || planet === 'Mars' || planet === 'Saturn'
          ? -60
          : 0),
    0,
  );

/** Part of the day of a birth for the rising of the signs. */
export type DayPart = 'day' | 'twilight' | 'night';

/** Signs that rise with the head, dual signs, and signs that rise with the back (BPHS 4.6-24). */
const STRONG_SIGNS: Readonly<Record<DayPart, readonly number[]>> = {
  day: [2, 4, 5, 6, 7, 10],
  twilight: [2, 5, 8, 11],
  night: [0, 1, 3, 8, 9],
};

/** Fifteen for signs that rise with the head by day, for dual signs at twilight, for signs that rise with the back by night (BPHS 27.31). */
export const risingBala = (sign: number, part: DayPart): number => (STRONG_SIGNS[part].includes(sign) ? 15 : 0);

/** Three ghatis, days: twilight before sunrise and after sunset (house rule; BPHS 27.31 gives no length). */
const TWILIGHT_DAYS = 3 / 60;

/** Part of the day that contains an instant of the day from sunrise to sunrise. Times in UT1, days. */
export function dayPartOf(
  day: { readonly sunriseUt1: number; readonly sunsetUt1: number; readonly nextSunriseUt1: number },
  ut1: number,
): DayPart {
  if (ut1 < day.sunsetUt1) return 'day';
  return ut1 < day.sunsetUt1 + TWILIGHT_DAYS || ut1 >= day.nextSunriseUt1 - TWILIGHT_DAYS ? 'twilight' : 'night';
}

/** `bphs`: all terms of BPHS 27.26-31; `raman`: lord, direction and aspects. */
export type BhavaReading = 'bphs' | 'raman';

/** The strength of a house. */
export interface BhavaStrength {
  /** 1 ... 12. */
  readonly house: number;
  readonly middleDeg: number;
  readonly sign: number;
  readonly rasiClass: RasiClass;
  readonly lord: Graha;
  readonly ofLord: number;
  readonly dig: number;
  readonly drishti: number;
  readonly occupants: number;
  readonly rising: number;
  readonly total: number;
}

/** Input of the strengths of the houses. Longitudes sidereal, degrees. */
export interface BhavaInput {
  /** Middles of the twelve houses (bhava madhya). */
  readonly middlesDeg: readonly number[];
  readonly siderealDeg: Readonly<Record<Graha, number>>;
  readonly isBenefic: Readonly<Record<Graha, boolean>>;
  /** Total shadbala of each planet, shashtiamsas. */
  readonly strength: Readonly<Record<Graha, number>>;
  readonly dayPart: DayPart;
}

/** Bhava bala of the twelve houses. A planet occupies the house of its sign from that of the first middle. */
export function bhavaBala(input: BhavaInput, reading: BhavaReading): BhavaStrength[] {
  const lagna = signOf(input.middlesDeg[0]).index;
  return input.middlesDeg.map((middleDeg, i) => {
    const { index: sign } = signOf(middleDeg),
      lord = SIGN_LORDS[sign],
      kind = rasiClass(middleDeg);
    const inHouse = GRAHAS.filter((planet) => (signOf(input.siderealDeg[planet]).index - lagna + 12) % 12 === i);
    const isBphs = reading === 'bphs',
      ofLord = input.strength[lord],
      dig = bhavaDigBala(i + 1, kind),
      drishti = bhavaDrishtiBala(middleDeg, input.siderealDeg, input.isBenefic),
      occupants = isBphs ? occupantBala(inHouse) : 0,
      rising = isBphs ? risingBala(sign, input.dayPart) : 0;
    return {
      house: i + 1,
      middleDeg,
      sign,
      rasiClass: kind,
      lord,
      ofLord,
      dig,
      drishti: drishti === 0 ? 0 : drishti,
      occupants,
      rising,
      total: ofLord + dig + drishti + occupants + rising,
    };
  });
}
