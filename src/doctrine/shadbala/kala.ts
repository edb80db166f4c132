import { normalizeDeg } from '../../kernel/angle.js';
import { RAD_PER_DEG, DEG_PER_RAD } from '../../kernel/constants.js';
import type { Graha } from '../vedic-dignity/tables.js';

// Kala bala, the strength of time, in shashtiamsas: Brihat Parashara Hora Shastra 27.8-18; B. V. Raman, Graha and Bhava Balas, ch. 5.

/** Shorter arc from 0, [0, 180] degrees. */
const folded = (deg: number): number => 180 - Math.abs(180 - normalizeDeg(deg));

const DIURNAL: readonly Graha[] = ['Sun', 'Jupiter', 'Venus'];

/**
 * Nathonnatha bala: Sun, Jupiter and Venus have 60 at noon, Moon, Mars and Saturn at midnight, Mercury always (BPHS 27.8-9).
 * `hourAngleDeg`: hour angle of the true Sun.
 */
export function nathonnathaBala(planet: Graha, hourAngleDeg: number): number {
  if (planet === 'Mercury') return 60;
  const night = folded(hourAngleDeg) / 3;
  return DIURNAL.includes(planet) ? 60 - night : night;
}

/** Whether the paksha bala of the Moon is doubled (Raman) or single (BPHS). */
export type MoonPaksha = 'doubled' | 'single';

/** Whether the Moon is benefic in paksha bala: from the eighth of the bright half to the eighth of the dark half (elongation 90 to 270). */
export const isMoonFull = (elongationDeg: number): boolean => folded(elongationDeg) >= 90;

/** Paksha bala: a third of the folded elongation for benefics, 60 less that for malefics; doubled for the Moon (BPHS 27.10-11; Raman). */
export function pakshaBala(planet: Graha, elongationDeg: number, isBenefic: boolean, moon: MoonPaksha): number {
  const bright = folded(elongationDeg) / 3,
    points = isBenefic ? bright : 60 - bright;
  return planet === 'Moon' && moon === 'doubled' ? 2 * points : points;
}

/** Lords of the thirds of the day and of the night (BPHS 27.12). */
const THIRDS: readonly Graha[] = ['Mercury', 'Sun', 'Saturn', 'Moon', 'Venus', 'Mars'];

/** Lord of the third of the day or the night that contains an instant of the day. Times in UT1, days. */
export function tribhagaLord(
  day: { readonly sunriseUt1: number; readonly sunsetUt1: number; readonly nextSunriseUt1: number },
  ut1: number,
): Graha {
  const byDay = ut1 < day.sunsetUt1,
    start = byDay ? day.sunriseUt1 : day.sunsetUt1,
    end = byDay ? day.sunsetUt1 : day.nextSunriseUt1;
  const third = Math.min(2, Math.floor((3 * (ut1 - start)) / (end - start)));
  return THIRDS[third + (byDay ? 0 : 3)];
}

/** Tribhaga bala: 60 for the lord of the third, and always for Jupiter (BPHS 27.12). */
export const tribhagaBala = (planet: Graha, lord: Graha): number => (planet === lord || planet === 'Jupiter' ? 60 : 0);

/** Civil days from the creation to the start of the Kali Yuga (Surya Siddhanta 1.45-53), and that start, Julian day at 0h. */
const DAYS_TO_KALI = 714_402_296_627,
  KALI_JD = 588_465.5;
const WEEKDAY_LORDS: readonly Graha[] = ['Saturn', 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus'];

/** Ahargana: civil days since the creation. `localMidnightJd`: local Julian day at 0h. The remainder by seven is the weekday from Sunday. */
export const ahargana = (localMidnightJd: number): number => DAYS_TO_KALI + Math.round(localMidnightJd - KALI_JD);

/** Lord of the year of 360 days: the lord of its first weekday; each year is three weekdays later (Surya Siddhanta 1.51-52). `days`: ahargana. */
export const abdaLord = (days: number): Graha => WEEKDAY_LORDS[(Math.floor(days / 360) * 3 + 1) % 7];
/** Lord of the month of 30 days: the lord of its first weekday; each month is two weekdays later (Surya Siddhanta 1.51-52). `days`: ahargana. */
export const masaLord = (days: number): Graha => WEEKDAY_LORDS[(Math.floor(days / 30) * 2 + 1) % 7];

/** Lords of year, month, weekday and hour. */
export interface TimeLords {
  readonly abda: Graha;
  readonly masa: Graha;
  readonly vara: Graha;
  readonly hora: Graha;
}

/** Points of the lords (BPHS 27.13-14; Raman). */
const TIME_LORD_POINTS: Readonly<Record<keyof TimeLords, number>> = { abda: 15, masa: 30, vara: 45, hora: 60 };

/** Abda, masa, vara and hora bala of a planet together. */
export const timeLordBala = (planet: Graha, lords: TimeLords): number =>
  (lords.abda === planet ? TIME_LORD_POINTS.abda : 0) +
  (lords.masa === planet ? TIME_LORD_POINTS.masa : 0) +
  (lords.vara === planet ? TIME_LORD_POINTS.vara : 0) +
  (lords.hora === planet ? TIME_LORD_POINTS.hora : 0);

/** Declination (kranti) of the point of the ecliptic at a tropical longitude, degrees. */
export const eclipticDeclinationDeg = (tropicalDeg: number, obliquityDeg: number): number =>
  Math.asin(Math.sin(obliquityDeg * RAD_PER_DEG) * Math.sin(tropicalDeg * RAD_PER_DEG)) * DEG_PER_RAD;

/** Greatest declination in the classical works, degrees (BPHS 27.15-17). */
const GREATEST_DECLINATION = 24;

/**
 * Ayana bala: (24 ± declination) x 1.25. Northern declination strengthens Sun, Mars, Jupiter and Venus, southern Moon and Saturn, either
 * Mercury; the Sun's is doubled. A declination beyond 24 degrees (of a planet, or of an ecliptic point in the third millennium BC) counts as
 * 24: house rule. Source: BPHS 27.15-17; Raman.
 */
export function ayanaBala(planet: Graha, declinationDeg: number): number {
  const within = Math.max(-GREATEST_DECLINATION, Math.min(GREATEST_DECLINATION, declinationDeg));
  const strengthening =
    planet === 'Mercury' ? Math.abs(within) : planet === 'Moon' || planet === 'Saturn' ? -within : within;
  return (GREATEST_DECLINATION + strengthening) * 1.25 * (planet === 'Sun' ? 2 : 1);
}
