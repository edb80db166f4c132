import { OutOfCoverage } from '../../kernel/errors.js';
import { bracketedRoot } from '../roots.js';
import type { Sky } from '../../sky/sky.js';
import type { TimeScales } from '../../time/scales.js';
import { CONTACT_CLEARANCE_RAD, LATTICE_DAYS, OccultationBand, peakOf, positiveRuns } from './band.js';
import { conjunctionsBetween, LEAST_GAIN, reachAt } from './conjunctions.js';
import { ClearanceField } from './field.js';
import { MoonAndTarget } from './target.js';
import type { OccultedTarget } from './target.js';
import { MoonTrack } from './track.js';

/** Input of an occultation search. Height above WGS 84 in Earth equatorial radii. */
export interface OccultationContext {
  readonly sky: Sky;
  readonly time: TimeScales;
  readonly target: OccultedTarget;
  readonly height: number;
}

/**
 * An occultation with its band. `ttJ2k`: instant of least geocentric separation or of greatest clearance, depending on
 * the search.
 */
export interface FoundOccultation {
  readonly ttJ2k: number;
  readonly band: OccultationBand;
}

/** A least geocentric separation, with the time around it (days) in which some place may see the discs touch. */
export interface Passage extends FoundOccultation {
  readonly halfDays: number;
}

/** Budget of lattice cells for one connected occultation (64 h); a search that exceeds it fails. */
const COMPONENT_CELL_BUDGET = 128;
/**
 * Apogee distance plus the Moon's radius, Earth radii. For an observer farther away some place is always behind the
 * Moon, so no occultation ends.
 */
const BEYOND_MOON = 64.1;
/**
 * With a reach above this (radians) the conjunctions do not separate the occultations of a month, and the complete
 * window is sampled.
 */
const WHOLE_WINDOW_REACH = 1;

/** A connected occultation exceeds the budget of cells. */
export class CellBudgetExceeded extends Error {}

/** The least separation is within a day of the conjunction in longitude. */
const CONJUNCTION_ROOM_DAYS = 1;

/**
 * Half the time in which the separation can be below `reachRad`, days, with a margin for the distance between
 * conjunction in longitude and least separation.
 */
const halfDaysOf = (reachRad: number): number => Math.min(13, (reachRad + 0.004) / LEAST_GAIN + 0.03);

/**
 * Occultation band around an instant (TT, days since J2000.0). `sign` -1 selects total occultation of the disc instead
 * of contact. Errors: OutOfCoverage.
 */
export function bandFor(context: OccultationContext, ttJ2k: number, sign: 1 | -1 = 1): OccultationBand {
  const track = new MoonTrack(new MoonAndTarget(context.sky, context.time, context.target), ttJ2k);
  return new OccultationBand(new ClearanceField(track, context.height, sign));
}

/** Instant of least geocentric separation next to a conjunction in longitude. */
function leastSeparation(track: MoonTrack, near: number): number {
  const approach = (t: number): number => {
    track.at(t);
    return track.approach;
  };
  let half = 0.1;
  while (half < 3 && !(approach(near - half) > 0 && approach(near + half) < 0)) half *= 1.5;
  return bracketedRoot(approach, near - half, near + half, 1e-11);
}

/**
 * As `leastSeparation`, or null for a conjunction outside the window that cannot be followed because the ephemeris ends
 * next to it.
 */
function leastSeparationUnlessBeyond(track: MoonTrack, near: number, start: number, end: number): number | null {
  try {
    return leastSeparation(track, near);
  } catch (error) {
    if (error instanceof OutOfCoverage && (near < start || near > end)) return null;
    throw error;
  }
}

/**
 * Yields every least geocentric separation in [start, end] (TT, days since J2000.0), and up to `beyond` days outside
 * where the bodies are covered, at or near which the Moon occults the target for some place. Errors: OutOfCoverage.
 */
export function* passagesBetween(
  context: OccultationContext,
  start: number,
  end: number,
  beyond = 0,
): Generator<Passage> {
  for (const conjunction of conjunctionsBetween(context, start, end, beyond + CONJUNCTION_ROOM_DAYS)) {
    const band = bandFor(context, conjunction.ttJ2k),
      { track } = band.field;
    const mid = leastSeparationUnlessBeyond(track, conjunction.ttJ2k, start, end);
    if (mid === null || mid < start - beyond || mid > end + beyond) continue;
    track.at(mid);
    if (track.separationRad < conjunction.reachRad)
      yield { ttJ2k: mid, band, halfDays: halfDaysOf(conjunction.reachRad) };
  }
}

/**
 * As `passagesBetween`, but only events that some place on the Earth sees. If the instant of least separation has no
 * clearance, the event has the instant of greatest clearance instead.
 */
export function* occultationsBetween(
  context: OccultationContext,
  start: number,
  end: number,
  beyond = 0,
): Generator<Passage & { readonly insideTtJ2k: number }> {
  for (const { ttJ2k, band, halfDays } of passagesBetween(context, start, end, beyond)) {
    const inside = instantInside(band, ttJ2k);
    if (inside !== null) yield { ttJ2k, band, halfDays, insideTtJ2k: inside };
  }
}

/**
 * Instant of positive clearance at or near a least separation: that instant itself, or else the instant of greatest
 * clearance; null when there is none.
 */
function instantInside(band: OccultationBand, mid: number): number | null {
  if (band.clearanceAt(mid) > CONTACT_CLEARANCE_RAD) return mid;
  const peak = band.peakBetween(mid - LATTICE_DAYS, mid + LATTICE_DAYS);
  return band.clearanceAt(peak) > CONTACT_CLEARANCE_RAD ? peak : null;
}

/**
 * Occultations by their greatest clearance: connected intervals between `start` and `end` (TT, days since J2000.0) in
 * which some place has positive clearance, each with the instant of the greatest. An instant within `tolerance` days of
 * an end of the window is omitted, because that maximum belongs to the window and not to the event. Errors:
 * CellBudgetExceeded, OutOfCoverage.
 */
export function greatestBetween(
  context: OccultationContext,
  start: number,
  end: number,
  stepDays: number,
  tolerance: number,
): FoundOccultation[] {
  const found: FoundOccultation[] = [];
  for (const [from, to] of supports(context, start, end)) {
    const band = bandFor(context, (from + to) / 2);
    const cells = Math.ceil((to - from) / Math.min(stepDays, LATTICE_DAYS));
    for (const run of positiveRuns(band.clearanceAt, from, to)) {
      if (run.to - run.from > COMPONENT_CELL_BUDGET * LATTICE_DAYS)
        throw new CellBudgetExceeded('one occultation is longer than the 128 cells of the search budget');
      const greatest = greatestIn(band.clearanceAt, run.from, run.to, cells);
      if (
        greatest > start + tolerance &&
        greatest < end - tolerance &&
        band.clearanceAt(greatest) > CONTACT_CLEARANCE_RAD
      )
        found.push({ ttJ2k: greatest, band });
    }
  }
  return found;
}

/** Intervals of the window in which an occultation is possible. */
function supports(context: OccultationContext, start: number, end: number): [number, number][] {
  if (1 + context.height > BEYOND_MOON)
    throw new CellBudgetExceeded('for an observer beyond the Moon an occultation never ends');
  if (reachAt(context.sky, context.target, context.height, (start + end) / 2) > WHOLE_WINDOW_REACH)
    return [[start, end]];
  const windows: [number, number][] = [];
  for (const { ttJ2k, reachRad } of conjunctionsBetween(context, start, end, 8)) {
    const half = halfDaysOf(reachRad),
      from = Math.max(start, ttJ2k - half),
      to = Math.min(end, ttJ2k + half);
    if (to > from) windows.push([from, to]);
  }
  return windows;
}

/** Largest maximum of f: on samples at most 30 minutes apart, refined, and at the ends. */
function greatestIn(f: (t: number) => number, from: number, to: number, cellsAsked: number): number {
  const cells = Math.max(4, Math.min(cellsAsked, 2 * COMPONENT_CELL_BUDGET), Math.ceil((to - from) / LATTICE_DAYS)),
    step = (to - from) / cells;
  const values = Array.from({ length: cells + 1 }, (_, i) => f(i === cells ? to : from + i * step));
  let best = values[cells] > values[0] ? to : from,
    bestValue = Math.max(values[0], values[cells]);
  for (let i = 0; i <= cells; i++) {
    if ((i > 0 && values[i] < values[i - 1]) || (i < cells && values[i] < values[i + 1])) continue;
    const t = peakOf(f, Math.max(from, from + (i - 1) * step), Math.min(to, from + (i + 1) * step));
    const inside = Math.min(to, Math.max(from, t)),
      value = f(inside);
    if (value > bestValue) {
      best = inside;
      bestValue = value;
    }
  }
  return best;
}

/** Local circumstances at one point: least separation and contacts; radians, TT in days since J2000.0. */
export interface SiteOccultation {
  readonly mid: number;
  readonly first: number;
  readonly last: number;
  readonly separation: number;
  readonly total: boolean;
  readonly sinAltitudeFirst: number;
  readonly sinAltitudeLast: number;
}

/** All intervals in which the discs overlap at one point, within `halfDays` of an instant. Errors: OutOfCoverage. */
export function siteOccultations(view: SiteView, around: number, halfDays: number): SiteOccultation[] {
  const closeness = (t: number): number => {
    view.at(t);
    return -view.separation * view.separation;
  };
  const clearance = (t: number): number => {
    view.at(t);
    return view.clearance;
  };
  return positiveRuns(clearance, around - halfDays, around + halfDays).map(({ from: first, to: last }) => {
    const mid = greatestIn(closeness, first, last, 8);
    view.at(mid);
    const { separation, inner } = view;
    view.at(first);
    const sinAltitudeFirst = view.sinAltitude;
    view.at(last);
    return { mid, first, last, separation, total: inner > 0, sinAltitudeFirst, sinAltitudeLast: view.sinAltitude };
  });
}

/** Moon and target as seen from one point: angles in radians at the last instant evaluated. */
export interface SiteView {
  at(ttJ2k: number): void;
  readonly separation: number;
  /** Sum of the semidiameters minus the separation. */
  readonly clearance: number;
  /** Difference of the semidiameters minus the separation: positive during total occultation. */
  readonly inner: number;
  readonly sinAltitude: number;
}
