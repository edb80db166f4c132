import type { DashaStart, DashaSystem } from './systems.js';

/**
 * The tree of a dasha: each period holds one sub-period of every lord, from its own on, in proportion to their years. Days are counted
 * from any epoch. Boundaries are integers, in units of years / cycle^(level - 1) from the notional start of the first period, and become days
 * by one quotient: what ends a period begins the next and bounds their sub-periods, to the last bit, at every level.
 */
export interface DashaCycle {
  readonly system: DashaSystem;
  readonly firstLord: number;
  /** Notional start of the first period: before the birth unless it falls on a boundary. */
  readonly originDay: number;
  /** The birth. */
  readonly natalDay: number;
  readonly yearDays: number;
  /** Where the periods end: those of one round from the notional start, or of one cycle from the birth. */
  readonly endDay: number;
}

export interface DashaPeriod {
  /** 1 for the great periods. */
  readonly level: number;
  /** Index of the lord in the system. */
  readonly lord: number;
  readonly fromUnits: number;
  readonly toUnits: number;
  /** The period as it is lived: cut at the birth and at the end of the cycle. Half-open. */
  readonly startDay: number;
  readonly endDay: number;
}

/** Levels whose units are exact in binary64: 240 x 120^6 is below 2^53. */
export const MAX_DASHA_LEVELS = 7;

/** `from_origin`: every lord once, from the notional start; `from_birth`: one whole cycle from the birth, whose last period is what was missing of the first. */
type CycleEnd = 'from_origin' | 'from_birth';

export function dashaCycle(
  system: DashaSystem,
  start: DashaStart,
  natalDay: number,
  yearDays: number,
  end: CycleEnd = 'from_origin',
): DashaCycle {
  const originDay = natalDay - start.fraction * system.lords[start.lord].years * yearDays;
  return {
    system,
    firstLord: start.lord,
    originDay,
    natalDay,
    yearDays,
    endDay: (end === 'from_origin' ? originDay : natalDay) + system.cycleYears * yearDays,
  };
}

const dayOf = ({ system, originDay, yearDays }: DashaCycle, units: number, level: number): number =>
  originDay + (units / system.cycleYears ** (level - 1)) * yearDays;

function livedPeriod(
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

/** Periods made to end where their parent ends: a birth on a boundary can miss it by the last bit. */
function endingAt(periods: DashaPeriod[], endDay: number): DashaPeriod[] {
  const last = periods.at(-1);
  if (last !== undefined && last.endDay !== endDay) periods[periods.length - 1] = { ...last, endDay };
  return periods;
}

/** The great periods, from that which runs at the birth to the end of the cycle. */
export function greatPeriods(cycle: DashaCycle): DashaPeriod[] {
  const { lords } = cycle.system,
    periods: DashaPeriod[] = [];
  let units = 0;
  // One more than there are lords: the first may come back at the end of a cycle from the birth.
  for (let i = 0; i <= lords.length; i++) {
    const lord = (cycle.firstLord + i) % lords.length,
      period = livedPeriod(cycle, 1, lord, units, units + lords[lord].years);
    units += lords[lord].years;
    if (period !== null) periods.push(period);
  }
  return endingAt(periods, cycle.endDay);
}

/** The sub-periods of a period that are lived, in order. Those of the balance count from the notional start of their period (BPHS ch. 46). */
export function subPeriods(cycle: DashaCycle, parent: DashaPeriod): DashaPeriod[] {
  const { lords, cycleYears } = cycle.system,
    width = parent.toUnits - parent.fromUnits,
    periods: DashaPeriod[] = [];
  let units = parent.fromUnits * cycleYears;
  for (let i = 0; i < lords.length; i++) {
    const lord = (parent.lord + i) % lords.length,
      next = units + width * lords[lord].years;
    const period = livedPeriod(cycle, parent.level + 1, lord, units, next);
    units = next;
    if (period !== null) periods.push(period);
  }
  return endingAt(periods, parent.endDay);
}

/** The running period of each level at a day, outermost first; empty outside the cycle. Only what holds the day is expanded. */
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

/** Years of a period as it is lived. */
export const livedYears = ({ yearDays }: DashaCycle, { startDay, endDay }: DashaPeriod): number =>
  (endDay - startDay) / yearDays;
