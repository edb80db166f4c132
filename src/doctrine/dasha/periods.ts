import type { DashaStart, DashaSystem } from './systems.js';

/**
 * The cycle of a dasha. Each period is divided among all lords, from its own lord on, in proportion to their years. Days count from any
 * epoch. Boundaries are integers in units of years / cycle^(level - 1) from the notional start of the first period; one quotient turns them
 * into days. At every level the end of a period is, to the last bit, the start of the next and the end of its last sub-period.
 * Source: Brihat Parashara Hora Shastra ch. 46 (Santhanam).
 */
export interface DashaCycle {
  readonly system: DashaSystem;
  readonly firstLord: number;
  /** Notional start of the first period: before the birth, or at it when the birth is on a boundary. */
  readonly originDay: number;
  /** The birth. */
  readonly natalDay: number;
  readonly yearDays: number;
  /** End of the last period: one round from the notional start, or one cycle from the birth. */
  readonly endDay: number;
}

/** A period of a cycle. */
export interface DashaPeriod {
  /** 1 for the great periods. */
  readonly level: number;
  /** Index of the lord in the system. */
  readonly lord: number;
  readonly fromUnits: number;
  readonly toUnits: number;
  /** The effective, half-open interval: cut off at the birth and at the end of the cycle. */
  readonly startDay: number;
  readonly endDay: number;
}

/** Levels whose units are exact in binary64: 240 x 120^6 is below 2^53. */
export const MAX_DASHA_LEVELS = 7;

/**
 * `fromOrigin`: every lord once, from the notional start. `fromBirth`: one full cycle from the birth; its last period is the part of the first
 * that was over at birth.
 */
type CycleEnd = 'fromOrigin' | 'fromBirth';

/** The cycle of a birth. `natalDay`: birth, days; `yearDays`: length of the dasha year; `start`: first lord and elapsed part of its period. */
export function dashaCycle(
  system: DashaSystem,
  start: DashaStart,
  natalDay: number,
  yearDays: number,
  end: CycleEnd = 'fromOrigin',
): DashaCycle {
  const originDay = natalDay - start.fraction * system.lords[start.lord].years * yearDays;
  return {
    system,
    firstLord: start.lord,
    originDay,
    natalDay,
    yearDays,
    endDay: (end === 'fromOrigin' ? originDay : natalDay) + system.cycleYears * yearDays,
  };
}

/** Day of a boundary. */
const dayOf = ({ system, originDay, yearDays }: DashaCycle, units: number, level: number): number =>
  originDay + (units / system.cycleYears ** (level - 1)) * yearDays;

/** A period within the cycle; null when it ends before the birth or begins after the end of the cycle. */
function effectivePeriod(
  cycle: DashaCycle,
  level: number,
  lord: number,
  fromUnits: number,
  toUnits: number,
): DashaPeriod | null {
  const startDay = Math.max(cycle.natalDay, dayOf(cycle, fromUnits, level)),
    endDay = Math.min(cycle.endDay, dayOf(cycle, toUnits, level));
  return startDay < endDay ? { level, lord, fromUnits, toUnits, startDay, endDay } : null;
}

/** Sets the end of the last period to that of its parent: for a birth on a boundary the two can differ in the last bit. */
function endingAt(periods: DashaPeriod[], endDay: number): DashaPeriod[] {
  const last = periods.at(-1);
  if (last !== undefined && last.endDay !== endDay) periods[periods.length - 1] = { ...last, endDay };
  return periods;
}

/** The great periods, from the one in force at birth to the end of the cycle. */
export function greatPeriods(cycle: DashaCycle): DashaPeriod[] {
  const { lords } = cycle.system,
    periods: DashaPeriod[] = [];
  let units = 0;
  // One more than the number of lords: the first can return at the end of a cycle from the birth.
  for (let i = 0; i <= lords.length; i++) {
    const lord = (cycle.firstLord + i) % lords.length,
      period = effectivePeriod(cycle, 1, lord, units, units + lords[lord].years);
    units += lords[lord].years;
    if (period !== null) periods.push(period);
  }
  return endingAt(periods, cycle.endDay);
}

/**
 * The sub-periods of a period after the birth, in order. Those of the first great period count from its notional start (BPHS ch. 46), so that
 * the ones over at birth are left out.
 */
export function subPeriods(cycle: DashaCycle, parent: DashaPeriod): DashaPeriod[] {
  const { lords, cycleYears } = cycle.system,
    width = parent.toUnits - parent.fromUnits,
    periods: DashaPeriod[] = [];
  let units = parent.fromUnits * cycleYears;
  for (let i = 0; i < lords.length; i++) {
    const lord = (parent.lord + i) % lords.length,
      next = units + width * lords[lord].years;
    const period = effectivePeriod(cycle, parent.level + 1, lord, units, next);
    units = next;
    if (period !== null) periods.push(period);
  }
  return endingAt(periods, parent.endDay);
}

/** The period in force at a day on each level, great period first; empty outside the cycle. Expands only the periods that contain the day. */
export function periodsAt(cycle: DashaCycle, day: number, levels: number): DashaPeriod[] {
  const path: DashaPeriod[] = [];
  let periods = greatPeriods(cycle);
  for (let level = 1; level <= levels; level++) {
    const found = periods.find(({ startDay, endDay }) => startDay <= day && day < endDay);
    if (found === undefined) return path;
    path.push(found);
    if (level < levels) periods = subPeriods(cycle, found);
  }
  return path;
}

/** Years of the effective interval of a period. */
export const yearsOf = ({ yearDays }: DashaCycle, { startDay, endDay }: DashaPeriod): number =>
  (endDay - startDay) / yearDays;
