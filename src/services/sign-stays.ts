import type { SiderealIngress, SiderealIngresses } from '../events/panchanga/sidereal-ingresses.js';
import { signIndex } from '../doctrine/zodiac/zodiac.js';

/** A stay of a planet in a sign within a window: [start, end), Julian days UT1. */
export interface SignStay {
  /** 0 Aries ... 11 Pisces. */
  readonly sign: number;
  readonly start: number;
  readonly end: number;
  /** The planet enters the sign at the start; false where the window begins. */
  readonly beginsWithIngress: boolean;
  /** The planet leaves the sign at the end; false where the window ends. */
  readonly endsWithIngress: boolean;
}

/**
 * Sign of a planet at the start of a window whose crossings of signs are known. The first crossing shows the sign before it in the precision
 * of the search, also when the window begins next to a boundary. Errors: OutOfCoverage.
 */
export function signAtStart(planet: SiderealIngresses, crossings: readonly SiderealIngress[], start: number): number {
  const first = crossings.at(0);
  return first === undefined ? signIndex(planet.at(start).value) : (first.index + (first.direction > 0 ? 11 : 1)) % 12;
}

/**
 * The stays of a planet in sidereal signs that fill [start, end), in order of time, Julian days UT1. A crossing is the same number in every
 * window, so consecutive windows join. Errors: OutOfCoverage.
 */
export function signStays(planet: SiderealIngresses, start: number, end: number): SignStay[] {
  const crossings = planet.within(12, start, end);
  let sign = signAtStart(planet, crossings, start),
    from = start,
    beginsWithIngress = false;
  const stays: SignStay[] = [];
  for (const { jdUt1, index } of crossings) {
    if (jdUt1 > from) stays.push({ sign, start: from, end: jdUt1, beginsWithIngress, endsWithIngress: true });
    sign = index;
    from = jdUt1;
    beginsWithIngress = true;
  }
  stays.push({ sign, start: from, end, beginsWithIngress, endsWithIngress: false });
  return stays;
}
