import { CHALDEAN_ORDER } from '../dignity/planets.js';

/** Ruler of each weekday, Sunday first: the ruler of its first hour (Cassius Dio, Roman History XXXVII.19). */
export const WEEKDAY_RULERS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export type PlanetaryHourRuler = (typeof CHALDEAN_ORDER)[number];

/** A day from sunrise to sunrise, days UT1. */
interface DayAndNight {
  readonly sunriseUt1: number;
  readonly sunsetUt1: number;
  readonly nextSunriseUt1: number;
}

/** Ruler of hour 1 ... 24 of a day: the planets follow in Chaldean order through day and night. */
export function hourRuler(dayRuler: PlanetaryHourRuler, hourNumber: number): PlanetaryHourRuler {
  return CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf(dayRuler) + hourNumber - 1) % 7];
}

/**
 * Start of hour 1 ... 25 in the scale of `day`; 25 is the end of the night. Day and night are each divided into twelve equal hours.
 */
export function hourStart(day: DayAndNight, hourNumber: number): number {
  const { sunriseUt1, sunsetUt1, nextSunriseUt1 } = day;
  if (hourNumber > 24) return nextSunriseUt1;
  return hourNumber <= 12
    ? sunriseUt1 + ((sunsetUt1 - sunriseUt1) * (hourNumber - 1)) / 12
    : sunsetUt1 + ((nextSunriseUt1 - sunsetUt1) * (hourNumber - 13)) / 12;
}

/**
 * The hour (1 ... 24) that contains an instant of the day, [start, end). `hasBegun` returns whether a start is at or before the instant.
 */
export function hourAt(day: DayAndNight, hasBegun: (startUt1: number) => boolean): number {
  let hour = 1;
  while (hour < 24 && hasBegun(hourStart(day, hour + 1))) hour++;
  return hour;
}
