import type { Ephemeris } from '../../ephemeris/ephemeris.js';
import { MOON } from '../../ephemeris/source.js';
import { J2000_JD } from '../../kernel/constants.js';
import type { Sky } from '../../sky/sky.js';
import type { TimeScales } from '../../time/scales.js';
import { LUNAR_REACH, summarizeLunar } from './lunar.js';
import type { LunarSummary } from './lunar.js';
import type { EclipseRadii } from './radii.js';
import { walkEclipses } from './search.js';
import type { Luminary } from './search.js';
import { SOLAR_REACH, summarizeSolar } from './solar.js';
import type { SolarSummary } from './solar.js';
import { SunMoon } from './sun-moon.js';

/** The parts of an engine that eclipses are computed from. */
export interface EclipseSky {
  readonly sky: Sky;
  readonly time: TimeScales;
  readonly ephemeris: Ephemeris;
}

/** A found eclipse and the evaluator that found it, for the solution of contacts. */
export interface Found<T> {
  readonly bodies: SunMoon;
  readonly summary: T;
  readonly ut1J2k: number;
}

/** Margin at the ends of the ephemeris for the hours around an eclipse and for light time, days. */
const EDGE_DAYS = 1;

/**
 * First and last instant (TT, days since J2000.0) between which eclipses can be computed without a gap, around an
 * instant. Errors: OutOfCoverage.
 */
export const eclipseReach = (
  ephemeris: Ephemeris,
  ttJ2k: number,
): { readonly start: number; readonly end: number } => ({
  start: ephemeris.reach(MOON, ttJ2k, 'backward') + EDGE_DAYS,
  end: ephemeris.reach(MOON, ttJ2k, 'forward') - EDGE_DAYS,
});

/** Solar or lunar eclipses: largest distance of the axis, and the classification of a syzygy. */
interface EclipseKind<T> {
  readonly luminary: Luminary;
  readonly reach: number;
  readonly summarize: (bodies: SunMoon, tt: number, lunation: number) => T | null;
}

/**
 * Visits all eclipses of a kind whose greatest eclipse is after (backward: before) `ut1J2k` (UT1, days since J2000.0),
 * in order, until the visitor returns true. Returns false when the ephemeris ends first. Errors: OutOfCoverage when the
 * start is outside the ephemeris.
 */
function walk<T>(
  engine: EclipseSky,
  { luminary, reach, summarize }: EclipseKind<T>,
  ut1J2k: number,
  backward: boolean,
  visit: (found: Found<T>) => boolean,
): boolean {
  const tt = engine.time.ttFromUt1(ut1J2k),
    coverage = eclipseReach(engine.ephemeris, tt);
  const bodies = new SunMoon(engine.sky, engine.time);
  return walkEclipses(bodies, { luminary, startTtJ2k: tt, backward, reach, coverage }, (greatest, lunation) => {
    const at = engine.time.ut1FromTt(greatest);
    // Compared as Julian dates, the form in which the start was given, so that an eclipse does not follow itself.
    const late = at + J2000_JD - (ut1J2k + J2000_JD);
    if (backward ? late >= 0 : late <= 0) return false;
    const summary = summarize(bodies, greatest, lunation);
    return summary !== null && visit({ bodies, summary, ut1J2k: at });
  });
}

/** Visits solar eclipses in order of time; see `walk`. */
export function walkSolar(
  engine: EclipseSky,
  ut1J2k: number,
  backward: boolean,
  radii: EclipseRadii,
  visit: (found: Found<SolarSummary>) => boolean,
): boolean {
  const summarize: EclipseKind<SolarSummary>['summarize'] = (bodies, tt, lunation) =>
    summarizeSolar(bodies, tt, lunation, radii);
  return walk(engine, { luminary: 'solar', reach: SOLAR_REACH, summarize }, ut1J2k, backward, visit);
}

/** Visits lunar eclipses in order of time; see `walk`. */
export function walkLunar(
  engine: EclipseSky,
  ut1J2k: number,
  backward: boolean,
  radii: EclipseRadii,
  visit: (found: Found<LunarSummary>) => boolean,
): boolean {
  const summarize: EclipseKind<LunarSummary>['summarize'] = (bodies, tt, lunation) =>
    summarizeLunar(bodies, tt, lunation, radii);
  return walk(engine, { luminary: 'lunar', reach: LUNAR_REACH, summarize }, ut1J2k, backward, visit);
}
