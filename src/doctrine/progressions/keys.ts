import { normalizeDeg } from '../../kernel/angle.js';
import { DEG_PER_RAD, RAD_PER_DEG } from '../../kernel/constants.js';
import { LIFE_YEAR_DAYS, MONTH_DAYS, monthOf } from './methods.js';
import type { Month, TimeKey } from './methods.js';

/** Options of a time key; each has its default in the key. */
export interface KeyReading {
  readonly converse: boolean;
  /** Another lunar month than the key's own. */
  readonly month?: Month | null;
  /** Only completed life units count. Default: the key is continuous. */
  readonly stepwise?: boolean;
}

export interface ProgressedTime {
  /** Days from birth to the progressed instant; negative before birth. */
  readonly offsetDays: number;
  /** Completed life units of a stepwise key; null for a continuous key. */
  readonly steps: number | null;
}

/** The age in years of life of a number of days. */
export const ageYears = (elapsedDays: number): number => elapsedDays / LIFE_YEAR_DAYS;

const lengths = (key: TimeKey, month: Month | null | undefined) => {
  const own = monthOf(key),
    monthDays = own === null ? 0 : MONTH_DAYS[month ?? own];
  const days = (unit: TimeKey['life']): number => ('days' in unit ? unit.days : monthDays);
  const ephemeris = days(key.ephemeris);
  return { life: days(key.life), ephemeris, begun: key.withinYear === undefined ? ephemeris : days(key.withinYear) };
};

/** Days of ephemeris per day of life. `month`: replaces the lunar month of the key. */
export function keyRate(key: TimeKey, month?: Month | null): number {
  const { life, ephemeris } = lengths(key, month);
  return ephemeris / life;
}

/**
 * The progressed instant of a time of life, both in days from birth. A converse key uses the ephemeris before birth. A
 * converse quotidian key reverses the part of the current year only; the secondary dates of completed years stay the
 * same.
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

/** The time of life, days from birth, at which a continuous key gives the instant `offsetDays` from birth. */
export const lifeDaysOf = (key: TimeKey, offsetDays: number, reading: Omit<KeyReading, 'stepwise'>): number =>
  ((reading.converse ? -1 : 1) * offsetDays) / keyRate(key, reading.month);

/** The forward arc between two longitudes or right ascensions, degrees in [0, 360). */
export const forwardArc = (startDeg: number, endDeg: number): number => normalizeDeg(endDeg - startDeg);

/** The backward arc between two longitudes or right ascensions, degrees in (-360, 0]. */
export const backwardArc = (startDeg: number, endDeg: number): number => 0 - normalizeDeg(startDeg - endDeg);

/**
 * The longitude of a point after a rotation about the pole of the equator: its right ascension grows by the arc and its
 * declination stays the same. Degrees, equator and ecliptic of one date.
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

/** Right ascension of a longitude at ecliptic latitude 0, degrees in [0, 360). */
export const meridianOf = (longitudeDeg: number, obliquityDeg: number): number => {
  const lon = longitudeDeg * RAD_PER_DEG;
  return normalizeDeg(Math.atan2(Math.sin(lon) * Math.cos(obliquityDeg * RAD_PER_DEG), Math.cos(lon)) * DEG_PER_RAD);
};

/**
 * The eight phases of the lunation cycle; phase i begins at an elongation of 45 i degrees (Rudhyar, The Lunation Cycle,
 * 1967).
 */
export const LUNATION_PHASES = [
  'new',
  'crescent',
  'firstQuarter',
  'gibbous',
  'full',
  'disseminating',
  'lastQuarter',
  'balsamic',
] as const;
export type LunationPhase = (typeof LUNATION_PHASES)[number];
