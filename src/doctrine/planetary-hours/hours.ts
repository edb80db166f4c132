import { CHALDEAN_ORDER } from '../dignity/planets.js';

/** Ruler of each weekday, Sunday first: the ruler of its first hour (Cassius Dio, Roman History XXXVII.19). */
export const WEEKDAY_RULERS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export type PlanetaryHourRuler = (typeof CHALDEAN_ORDER)[number];

/** A day from sunrise to sunrise, days of one scale. */
interface DayAndNight {
  readonly sunriseUt1: number;
  readonly sunsetUt1: number;
  readonly nextSunriseUt1: number;
}

/** Ruler of an hour, 1 ... 24, of a day: the planets follow each other in Chaldean order without a break. */
export function hourRuler(dayRuler: PlanetaryHourRuler, hourNumber: number): PlanetaryHourRuler {
  return CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf(dayRuler) + hourNumber - 1) % 7];
}

/** Start of an hour, 1 ... 25 (25 ends the night): the day and the night are each divided in twelve. In the day's own scale. */
export function hourStart(day: DayAndNight, hourNumber: number): number {
  const { sunriseUt1, sunsetUt1, nextSunriseUt1 } = day;
  if (hourNumber > 24) return nextSunriseUt1;
  return hourNumber <= 12
    ? sunriseUt1 + ((sunsetUt1 - sunriseUt1) * (hourNumber - 1)) / 12
    : sunsetUt1 + ((nextSunriseUt1 - sunsetUt1) * (hourNumber - 13)) / 12;
}

/** The hour, 1 ... 24, that holds an instant of the day, [start, end). `hasBegun`: whether a start lies at or before the instant. */
export function hourAt(day: DayAndNight, hasBegun: (startUt1: number) => boolean): number {
  let hour = 1;
  while (hour < 24 && hasBegun(hourStart(day, hour + 1))) hour++;
  return hour;
}
