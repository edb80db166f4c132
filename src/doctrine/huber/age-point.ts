import { normalizeDeg } from '../../kernel/angle.js';
import { arcBetween } from '../../kernel/circle.js';

/** The age point moves through each house in six years, at an even rate, and through the chart in 72 (Huber, LifeClock). */
const YEARS_PER_HOUSE = 6;
const CYCLE_YEARS = 72;

/** Twelve houses: cusps in [0, 360) and the size of each house, degrees. */
export interface HouseFrame {
  readonly cusps: readonly number[];
  readonly sizes: readonly number[];
}

/** A position in a house: house 1 to 12, and the fraction [0, 1) of the house behind it. */
export interface HousePosition {
  readonly house: number;
  readonly fraction: number;
}

/** The age point at an age. */
export interface AgePoint extends HousePosition {
  /** Cycle of 72 years, counted from 1. */
  readonly cycle: number;
  /** Years since the cusp of the house. */
  readonly years: number;
  readonly longitudeDeg: number;
}

/** The age point at an age in years, 0 or more: at cusp 1 at birth. */
export function agePointAt({ cusps, sizes }: HouseFrame, age: number): AgePoint {
  const inCycle = age % CYCLE_YEARS,
    index = Math.min(11, Math.floor(inCycle / YEARS_PER_HOUSE));
  const years = inCycle - index * YEARS_PER_HOUSE,
    fraction = years / YEARS_PER_HOUSE;
  return {
    cycle: Math.floor(age / CYCLE_YEARS) + 1,
    house: index + 1,
    fraction,
    years,
    longitudeDeg: normalizeDeg(cusps[index] + fraction * sizes[index]),
  };
}

/** The age in [0, 72) years at which the age point reaches a position of a house for the first time. */
export const ageOfPosition = ({ house, fraction }: HousePosition): number => (house - 1 + fraction) * YEARS_PER_HOUSE;

/** Ages of a scan, years: start, start + step, ... up to end. */
export interface AgeScan {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/** A passage of the age point over a longitude. Ages in years. */
export interface Passage {
  /** The age of the scan nearest to the conjunction, or the exact age if no age of the scan is within the orb. */
  readonly age: number;
  /** Distance at `age`, degrees. */
  readonly separationDeg: number;
  /** Age of the conjunction; null if it is outside the scan. */
  readonly exactAge: number | null;
  readonly entersOrbAge: number;
  readonly leavesOrbAge: number;
}

/** A longitude with the limits of its orb, as positions in the houses of a frame. */
export interface PassageTarget {
  readonly longitudeDeg: number;
  readonly orbDeg: number;
  /** Positions of the longitude, of the longitude less the orb, and of the longitude plus the orb. */
  readonly exact: HousePosition;
  readonly opens: HousePosition;
  readonly closes: HousePosition;
}

/** The passages of the age point over a longitude, within its orb and within [start, end] of the scan, in order of age. */
export function passagesOver(frame: HouseFrame, target: PassageTarget, { start, end, step }: AgeScan): Passage[] {
  const exact = ageOfPosition(target.exact);
  const before = (exact - ageOfPosition(target.opens) + CYCLE_YEARS) % CYCLE_YEARS,
    after = (ageOfPosition(target.closes) - exact + CYCLE_YEARS) % CYCLE_YEARS;
  const separation = (age: number): number =>
    arcBetween(agePointAt(frame, age).longitudeDeg, normalizeDeg(target.longitudeDeg));
  const found: Passage[] = [];
  for (
    let cycle = Math.floor((start - exact - after) / CYCLE_YEARS);
    cycle * CYCLE_YEARS + exact - before <= end;
    cycle++
  ) {
    const conjunction = cycle * CYCLE_YEARS + exact;
    const enters = Math.max(start, conjunction - before),
      leaves = Math.min(end, conjunction + after);
    if (enters > leaves) continue;
    let best: { age: number; separation: number } | null = null;
    const last = Math.floor((end - start) / step + 1e-9);
    const nearest = (conjunction - start) / step;
    for (const i of [Math.floor(nearest), Math.ceil(nearest)]) {
      const index = Math.min(last, Math.max(0, i)),
        age = start + index * step;
      const distance = separation(age);
      if (
        Math.abs(age - conjunction) <= CYCLE_YEARS / 2 &&
        distance <= target.orbDeg &&
        (best === null || distance < best.separation)
      )
        best = { age, separation: distance };
    }
    const inside = conjunction >= start && conjunction <= end;
    if (best === null && !inside) continue;
    found.push({
      age: best?.age ?? conjunction,
      separationDeg: best?.separation ?? 0,
      exactAge: inside ? conjunction : null,
      entersOrbAge: enters,
      leavesOrbAge: leaves,
    });
  }
  return found;
}
