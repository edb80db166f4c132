import { variableClass } from './variable-catalogue.js';
import type { VariableStar } from './variable-catalogue.js';
import { lookupTable } from '../../kernel/lookup.js';

const TWO_PI = 2 * Math.PI;

/**
 * Fraction of the cycle from minimum to maximum of pulsating stars (GCVS, column M-m). Cepheids without an entry have 0.32, as eta Aquilae,
 * whose period is similar. Long-period variables have 0.5.
 */
const RISE = lookupTable<number>({
  'Delta Cephei': 0.25,
  'Eta Aquilae': 0.32,
  'Zeta Geminorum': 0.5,
  'RR Lyrae': 0.19,
});
const CEPHEID_RISE = 0.32,
  EVEN_RISE = 0.5;

/**
 * As fractions of the half-width of the primary eclipse: the half-width of its flat bottom, and the half-width of the secondary eclipse.
 */
const FLAT_PART = 0.3,
  SECONDARY_PART = 0.8;

/** Cycle count at a Julian day (heliocentric, as the elements). Integers are the epochs of the elements: epoch + P k + Q k^2 / 2. */
export function cycleAt(star: VariableStar, jd: number): number {
  const days = jd - star.epochJd,
    p = star.periodDays,
    q = star.periodChangeDaysPerCycle;
  if (q === 0) return days / p;
  const root = p * p + 2 * q * days;
  // Before the vertex of the parabola the elements have no meaning: the last real cycle is returned (for beta Lyrae about 10,000 years
  // ago).
  return root > 0 ? (2 * days) / (p + Math.sqrt(root)) : -p / q;
}

/** Heliocentric Julian day of a cycle count. */
export const jdOfCycle = (star: VariableStar, cycle: number): number =>
  star.epochJd + cycle * (star.periodDays + (star.periodChangeDaysPerCycle / 2) * cycle);

/** Length of the cycle at a Julian day, days. */
export const periodAt = (star: VariableStar, jd: number): number =>
  star.periodDays + star.periodChangeDaysPerCycle * cycleAt(star, jd);

/**
 * True when the elements are meaningful at a Julian day. Far from its epoch a changing period becomes impossible (for beta Lyrae after
 * millions of days).
 */
export function elementsReach(star: VariableStar, jd: number): boolean {
  const ratio = periodAt(star, jd) / star.periodDays;
  return ratio > 0.5 && ratio < 2;
}

/** Phase in [0, 1) at a Julian day: 0 is primary minimum of eclipsing stars and maximum of the others. */
export function phaseAt(star: VariableStar, jd: number): number {
  const cycle = cycleAt(star, jd);
  const phase = cycle - Math.floor(cycle);
  return phase >= 1 ? 0 : phase + 0;
}

/** Fraction of the cycle in which a pulsating star brightens. */
const riseOf = (star: VariableStar): number =>
  RISE[star.name] ?? (star.type === 'DCEP' || star.type === 'RRAB' ? CEPHEID_RISE : EVEN_RISE);

/** Phases of the minima and maxima of the light curve. Eclipsing stars of type EA are constant between eclipses and have no maxima. */
export function extremaPhases(star: VariableStar): {
  readonly minima: readonly number[];
  readonly maxima: readonly number[];
} {
  if (star.type === 'EA') return { minima: star.magnitudeMin2 > star.magnitudeMax ? [0, 0.5] : [0], maxima: [] };
  if (variableClass(star) === 'eclipsing') return { minima: [0, 0.5], maxima: [0.25, 0.75] };
  return { minima: [1 - riseOf(star)], maxima: [0] };
}

/**
 * Mean V magnitude at a phase. Type EA: constant, with two eclipses of linear flanks. Types EB and EW: two minima with the square of a
 * cosine between quadratures. Pulsating stars: half cosines down and up; long-period variables with equal parts. House model: a mean curve
 * between catalogued extremes, accurate to about 0.1 mag (cycles of Miras differ by a magnitude).
 */
export function magnitudeAtPhase(star: VariableStar, phase: number): number {
  const { magnitudeMax, magnitudeMin, magnitudeMin2 } = star;
  const fromPrimary = phase <= 0.5 ? phase : 1 - phase,
    fromSecondary = Math.abs(phase - 0.5);
  if (star.type === 'EA') {
    const width = star.eclipseHalfWidth;
    if (fromPrimary < width)
      return (
        magnitudeMax + Math.min(1, (width - fromPrimary) / (width * (1 - FLAT_PART))) * (magnitudeMin - magnitudeMax)
      );
    const secondary = width * SECONDARY_PART;
    return fromSecondary < secondary
      ? magnitudeMax + (1 - fromSecondary / secondary) * (magnitudeMin2 - magnitudeMax)
      : magnitudeMax;
  }
  if (star.type === 'EB' || star.type === 'EW') {
    const depth = (fromPrimary < 0.25 ? magnitudeMin : magnitudeMin2) - magnitudeMax;
    return magnitudeMax + depth * Math.cos(TWO_PI * phase) ** 2;
  }
  const rise = riseOf(star),
    fall = 1 - rise;
  const part = phase < fall ? phase / fall : (1 - phase) / rise;
  return magnitudeMax + ((magnitudeMin - magnitudeMax) * (1 - Math.cos(Math.PI * part))) / 2;
}

/** First Julian day after `jd` (or at it, with `inclusive`) at which the cycle has the phase `phase`. */
export function nextPhase(star: VariableStar, phase: number, jd: number, inclusive = false): number {
  let cycle = Math.floor(cycleAt(star, jd) - phase) + phase;
  while (jdOfCycle(star, cycle) < jd || (!inclusive && jdOfCycle(star, cycle) <= jd)) cycle += 1;
  return jdOfCycle(star, cycle);
}

/** All Julian days of a phase in [startJd, endJd]. */
export function phasesInRange(star: VariableStar, phase: number, startJd: number, endJd: number): number[] {
  const found: number[] = [];
  for (let jd = nextPhase(star, phase, startJd, true); jd <= endJd; jd = nextPhase(star, phase, jd)) found.push(jd);
  return found;
}

/** One eclipse: first contact, middle, last contact (heliocentric Julian days). */
export interface EclipseWindow {
  readonly kind: 'primary' | 'secondary';
  readonly startJd: number;
  readonly midJd: number;
  readonly endJd: number;
}

/** Half-widths of the eclipses in phase. Null when the light curve has no contacts (types EB, EW) or no such eclipse. */
function eclipseHalfWidths(star: VariableStar): { readonly primary: number | null; readonly secondary: number | null } {
  if (star.type !== 'EA' || star.eclipseHalfWidth <= 0) return { primary: null, secondary: null };
  return {
    primary: star.eclipseHalfWidth,
    secondary: star.magnitudeMin2 > star.magnitudeMax ? star.eclipseHalfWidth * SECONDARY_PART : null,
  };
}

/** Eclipses near [startJd, endJd], ordered by time: all that overlap it, and some just before or after it. */
export function eclipsesNear(star: VariableStar, startJd: number, endJd: number): EclipseWindow[] {
  const widths = eclipseHalfWidths(star);
  const windows: EclipseWindow[] = [];
  for (const [kind, phase] of [
    ['primary', 0],
    ['secondary', 0.5],
  ] as const) {
    const width = widths[kind];
    if (width === null) continue;
    const reach = width * periodAt(star, startJd) * 1.001;
    for (const midJd of phasesInRange(star, phase, startJd - reach, endJd + reach)) {
      const half = width * periodAt(star, midJd);
      windows.push({ kind, startJd: midJd - half, midJd, endJd: midJd + half });
    }
  }
  return windows.sort((a, b) => a.midJd - b.midJd);
}

/** Eclipses that overlap [startJd, endJd], ordered by time. */
export const eclipsesInRange = (star: VariableStar, startJd: number, endJd: number): EclipseWindow[] =>
  eclipsesNear(star, startJd, endJd).filter((window) => window.endJd >= startJd && window.startJd <= endJd);

/** The eclipse in progress at `jd` (null when there is none) and the first that begins after it. */
export function eclipsesAround(
  star: VariableStar,
  jd: number,
): { readonly current: EclipseWindow | null; readonly next: EclipseWindow | null } {
  const windows = eclipsesInRange(star, jd, jd + 1.2 * periodAt(star, jd));
  return {
    current: windows.find((window) => window.startJd <= jd && jd <= window.endJd) ?? null,
    next: windows.find((window) => window.startJd > jd) ?? null,
  };
}
