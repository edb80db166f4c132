import { PROGRESSED_POLICY, manualRound } from './progressed.js';

const FACTOR = PROGRESSED_POLICY.totalInfluenceAverageFactor;
const DAYS_PER_YEAR = 365.25,
  DAYS_PER_MONTH = 30;

/**
 * The influence of an aspect during its passage at a uniform rate: three quarters of the peak times the duration
 * (Manual, pp. 50-51).
 */
export function totalInfluence(peak: number, duration: number) {
  const average = peak * FACTOR,
    manualAverage = manualRound(average);
  return {
    average,
    total: average * duration,
    manualAverage,
    manualTotal: manualRound(manualAverage * duration),
  };
}

export interface CompoundDuration {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * The influence over a duration of years, months and days. Fractions become days: a year has 365.25, a month 30
 * (Manual, pp. 50-51).
 */
export function compoundInfluence(peak: number, duration: CompoundDuration) {
  const average = manualRound(peak * FACTOR);
  const years = manualRound(average * duration.years),
    months = manualRound(average * duration.months);
  const wholeYears = Math.floor(years),
    wholeMonths = Math.floor(months);
  const days = (years - wholeYears) * DAYS_PER_YEAR + (months - wholeMonths) * DAYS_PER_MONTH + average * duration.days;
  const carried = Math.floor(days / DAYS_PER_MONTH);
  const allMonths = wholeMonths + carried;
  return {
    manualAverage: average,
    quantity: {
      years: wholeYears + Math.floor(allMonths / 12),
      months: allMonths % 12,
      days: manualRound(days - carried * DAYS_PER_MONTH),
    },
  };
}
