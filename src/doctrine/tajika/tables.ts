import { GRAHAS, SIGN_LORDS } from '../vedic-dignity/tables.js';
import type { Graha } from '../vedic-dignity/tables.js';

/**
 * Tables of annual horoscopy. Sources: Nilakantha, Tajika Neelakanthi (1587), Sanjna-tantra (ST) and Varsha-tantra (VT); B. V. Raman,
 * Varshaphal or the Hindu Progressed Horoscope. Planets are in weekday order.
 */
export const TAJIKA_PLANETS = GRAHAS;
export type TajikaPlanet = Graha;

/** Whether a name is one of the seven planets. */
export const isTajikaPlanet = (name: string): name is TajikaPlanet =>
  (TAJIKA_PLANETS as readonly string[]).includes(name);

/** Lords of the trirashi (triplicity) of Aries ... Pisces by day and by night (ST; Raman). */
const TRIRASHI_BY_DAY: readonly TajikaPlanet[] = [
  'Sun',
  'Venus',
  'Saturn',
  'Venus',
  'Jupiter',
  'Moon',
  'Mercury',
  'Mars',
  'Saturn',
  'Mars',
  'Jupiter',
  'Moon',
];
const TRIRASHI_BY_NIGHT: readonly TajikaPlanet[] = [
  'Jupiter',
  'Moon',
  'Mercury',
  'Mars',
  'Sun',
  'Venus',
  'Saturn',
  'Venus',
  'Saturn',
  'Mars',
  'Jupiter',
  'Moon',
];
/** Lord of the trirashi of a sign, 0 ... 11, by day or by night. */
export const trirashiLord = (signIndex: number, isDay: boolean): TajikaPlanet =>
  (isDay ? TRIRASHI_BY_DAY : TRIRASHI_BY_NIGHT)[signIndex];

/** The planets by natural speed (ST, shodasha yoga): it decides which partner of a yoga is the faster. */
const SLOW_TO_FAST: readonly TajikaPlanet[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];
/** Whether planet a is faster by nature than planet b. */
export const isFaster = (a: TajikaPlanet, b: TajikaPlanet): boolean =>
  SLOW_TO_FAST.indexOf(a) > SLOW_TO_FAST.indexOf(b);

/** Natural strength in sixtieths: 60 k / 7 (BPHS ch. 27), as printed by Raman. */
export const NATURAL_STRENGTH: Readonly<Record<TajikaPlanet, number>> = {
  Sun: 60,
  Moon: 51.43,
  Venus: 42.85,
  Jupiter: 34.28,
  Mercury: 25.7,
  Mars: 17.14,
  Saturn: 8.57,
};

/** House of joy of a planet: the sthana part of harsha bala (ST). */
export const HARSHA_HOUSE: Readonly<Record<TajikaPlanet, number>> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
};

/** Benefics and malefics of the contacts and aspects (house rule: the Sun is neither, the Moon and Mercury are always benefic). */
export const BENEFICS: readonly TajikaPlanet[] = ['Moon', 'Mercury', 'Jupiter', 'Venus'];
export const MALEFICS: readonly TajikaPlanet[] = ['Mars', 'Saturn'];

/** Diptamsha: the orb of each planet, degrees (ST; Raman). */
export const DIPTAMSHA_DEG: Readonly<Record<TajikaPlanet, number>> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
};

/** Mean geocentric daily motion, degrees: mean motions of Simon et al. 1994 (Meeus, Astronomical Algorithms, table 31.A), rounded. */
export const MEAN_MOTION_DEG: Readonly<Record<TajikaPlanet, number>> = {
  Sun: 0.98565,
  Moon: 13.17636,
  Mars: 0.52403,
  Mercury: 0.98565,
  Jupiter: 0.08309,
  Venus: 0.98565,
  Saturn: 0.03344,
};

/** Lord of a sign, 0 ... 11. */
export const lordOfSign = (signIndex: number): TajikaPlanet => SIGN_LORDS[signIndex];
