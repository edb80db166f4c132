import { normalizeDeg } from '../../kernel/angle.js';
import { RAD_PER_DEG, DEG_PER_RAD } from '../../kernel/constants.js';
import type { Graha } from '../vedic-dignity/tables.js';

/** Strength of time, in shashtiamsas (Brihat Parashara Hora Shastra 27.8-18; B. V. Raman, Graha and Bhava Balas, ch. 5). */

/** Shorter arc from 0, [0, 180]. */
const folded = (deg: number): number => 180 - Math.abs(180 - normalizeDeg(deg));

const DIURNAL: readonly Graha[] = ['Sun', 'Jupiter', 'Venus'];

/** Sun, Jupiter and Venus full at noon, Moon, Mars and Saturn at midnight, Mercury always. `hourAngleDeg`: of the true Sun. */
export function nathonnathaBala(planet: Graha, hourAngleDeg: number): number {
  if (planet === 'Mercury') return 60;
  const night = folded(hourAngleDeg) / 3;
  return DIURNAL.includes(planet) ? 60 - night : night;
}

export type MoonPaksha = 'doubled' | 'single';

/** The Moon is benefic from the eighth of the bright half to the eighth of the dark one (elongation 90 to 270). */
export const isMoonFull = (elongationDeg: number): boolean => folded(elongationDeg) >= 90;

/** A third of the folded elongation for benefics, sixty less it for malefics; the Moon's is doubled (Raman). */
export function pakshaBala(planet: Graha, elongationDeg: number, isBenefic: boolean, moon: MoonPaksha): number {
  const bright = folded(elongationDeg) / 3,
    points = isBenefic ? bright : 60 - bright;
  return planet === 'Moon' && moon === 'doubled' ? 2 * points : points;
}

/** Lords of the thirds of the day and of the night, in order. */
const THIRDS: readonly Graha[] = ['Mercury', 'Sun', 'Saturn', 'Moon', 'Venus', 'Mars'];

/** Lord of the third of day or night that holds an instant, not before the sunrise of the day; any one scale of time. */
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

/** Sixty to the lord of the third; Jupiter always. */
export const tribhagaBala = (planet: Graha, lord: Graha): number => (planet === lord || planet === 'Jupiter' ? 60 : 0);

/** Civil days from the creation to the beginning of the Kali Yuga (Surya Siddhanta 1.45-53), and that beginning: 0h, JD. */
const DAYS_TO_KALI = 714_402_296_627,
  KALI_JD = 588_465.5;
const WEEKDAY_LORDS: readonly Graha[] = ['Saturn', 'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus'];

/** Days since the creation on the civil day that begins at a Julian day ending in .5, local. Its remainder by seven is the weekday from Sunday. */
export const ahargana = (localMidnightJd: number): number => DAYS_TO_KALI + Math.round(localMidnightJd - KALI_JD);

/**
 * Lords of the year of 360 days and of the month of 30: the lord of the weekday on which they began, counted on by three and by two
 * (Surya Siddhanta 1.51-52; Raman).
 */
export const abdaLord = (days: number): Graha => WEEKDAY_LORDS[(Math.floor(days / 360) * 3 + 1) % 7];
export const masaLord = (days: number): Graha => WEEKDAY_LORDS[(Math.floor(days / 30) * 2 + 1) % 7];

export interface TimeLords {
  readonly abda: Graha;
  readonly masa: Graha;
  readonly vara: Graha;
  readonly hora: Graha;
}

const TIME_LORD_POINTS: Readonly<Record<keyof TimeLords, number>> = { abda: 15, masa: 30, vara: 45, hora: 60 };

/** Points of the lords of year, month, day and hour together. */
export const timeLordBala = (planet: Graha, lords: TimeLords): number =>
  (lords.abda === planet ? TIME_LORD_POINTS.abda : 0) +
  (lords.masa === planet ? TIME_LORD_POINTS.masa : 0) +
  (lords.vara === planet ? TIME_LORD_POINTS.vara : 0) +
  (lords.hora === planet ? TIME_LORD_POINTS.hora : 0);

/** Declination of the point of the ecliptic that has a tropical longitude, degrees (kranti). */
export const eclipticDeclinationDeg = (tropicalDeg: number, obliquityDeg: number): number =>
  Math.asin(Math.sin(obliquityDeg * RAD_PER_DEG) * Math.sin(tropicalDeg * RAD_PER_DEG)) * DEG_PER_RAD;

/** The greatest declination of the texts, degrees. */
const GREATEST_DECLINATION = 24;

/**
 * (24 + declination) x 1.25: north strengthens Sun, Mars, Jupiter and Venus, south Moon and Saturn, both Mercury; the Sun's is
 * doubled. A declination beyond 24 degrees (of a planet itself, or of an ecliptic point in the third millennium BC) counts as 24.
 */
export function ayanaBala(planet: Graha, declinationDeg: number): number {
  const within = Math.max(-GREATEST_DECLINATION, Math.min(GREATEST_DECLINATION, declinationDeg));
  const strengthening =
    planet === 'Mercury' ? Math.abs(within) : planet === 'Moon' || planet === 'Saturn' ? -within : within;
  return (GREATEST_DECLINATION + strengthening) * 1.25 * (planet === 'Sun' ? 2 : 1);
}
