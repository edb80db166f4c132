import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { LIFE_YEAR_DAYS, MONTH_DAYS, monthOf } from './methods.js';
import type { Month, TimeKey } from './methods.js';

/** Ways in which a time key may be read; each has its default in the key itself. */
export interface KeyReading {
  readonly converse: boolean;
  /** Another lunar month than the key's own. */
  readonly month?: Month | null;
  /** Whole life units alone count. Default: the key runs on continuously. */
  readonly stepwise?: boolean;
}

export interface ProgressedTime {
  /** From birth to the progressed instant, days; negative before birth. */
  readonly offsetDays: number;
  /** Whole life units that were counted, where the key steps. */
  readonly steps: number | null;
}

/** Years of life that days are. */
export const ageYears = (elapsedDays: number): number => elapsedDays / LIFE_YEAR_DAYS;

const lengths = (key: TimeKey, month: Month | null | undefined) => {
  const own = monthOf(key),
    monthDays = own === null ? 0 : MONTH_DAYS[month ?? own];
  const days = (unit: TimeKey['life']): number => ('days' in unit ? unit.days : monthDays);
  const ephemeris = days(key.ephemeris);
  return { life: days(key.life), ephemeris, begun: key.withinYear === undefined ? ephemeris : days(key.withinYear) };
};

/** Days of ephemeris for a day of life. */
export function keyRate(key: TimeKey, month?: Month | null): number {
  const { life, ephemeris } = lengths(key, month);
  return ephemeris / life;
}

/**
 * The progressed instant that stands for a time of life, both in days from birth. Converse turns the motion back: the ephemeris
 * before birth. Of a quotidian key it turns what the year that has begun is spread over, since the birthdays that were lived stay lived.
 */
export function progressedTime(key: TimeKey, elapsedDays: number, reading: KeyReading): ProgressedTime {
  const { life, ephemeris, begun } = lengths(key, reading.month);
  const sense = reading.converse ? -1 : 1;
  const units = elapsedDays / life,
    whole = Math.floor(units);
  if (key.withinYear !== undefined) {
    const fraction = reading.stepwise ? 0 : units - whole;
    return { offsetDays: whole * ephemeris + sense * fraction * begun, steps: reading.stepwise ? whole : null };
  }
  if (reading.stepwise) return { offsetDays: sense * whole * ephemeris + 0, steps: whole };
  return { offsetDays: sense * units * ephemeris + 0, steps: null };
}

/** The time of life, days from birth, for which a continuous key gives an instant `offsetDays` from birth. */
export const lifeDaysOf = (key: TimeKey, offsetDays: number, reading: Omit<KeyReading, 'stepwise'>): number =>
  ((reading.converse ? -1 : 1) * offsetDays) / keyRate(key, reading.month);

/** The arc that a reference has moved, forward through the zodiac (or the equator), in [0, 360). */
export const forwardArc = (startDeg: number, endDeg: number): number => normalizeDeg(endDeg - startDeg);

/** The way back of a reference that moved to before birth, in (-360, 0]. */
export const backwardArc = (startDeg: number, endDeg: number): number => 0 - normalizeDeg(startDeg - endDeg);

/**
 * Longitude of a place that is turned by an arc about the pole of the equator: its right ascension grows by the arc, its declination
 * stays. All in degrees of one date.
 */
export function turnedLongitude(
  rightAscensionDeg: number,
  declinationDeg: number,
  arcDeg: number,
  obliquityDeg: number,
): number {
  const ra = (rightAscensionDeg + arcDeg) * RAD_PER_DEG,
    dec = declinationDeg * RAD_PER_DEG,
    eps = obliquityDeg * RAD_PER_DEG;
  const y = Math.sin(ra) * Math.cos(dec) * Math.cos(eps) + Math.sin(dec) * Math.sin(eps);
  return normalizeDeg(Math.atan2(y, Math.cos(ra) * Math.cos(dec)) * DEG_PER_RAD);
}

/** Right ascension of the meridian on which a degree of the ecliptic stands, degrees in [0, 360). */
export const meridianOf = (longitudeDeg: number, obliquityDeg: number): number => {
  const lon = longitudeDeg * RAD_PER_DEG;
  return normalizeDeg(Math.atan2(Math.sin(lon) * Math.cos(obliquityDeg * RAD_PER_DEG), Math.cos(lon)) * DEG_PER_RAD);
};

/** Names of the eight phases of the progressed lunation cycle, by the elongation at which each begins (Rudhyar, The Lunation Cycle, 1967). */
export const LUNATION_PHASES = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const;
