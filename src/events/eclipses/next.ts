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

/** A found eclipse with the evaluator that found it, so that contacts can be solved on. */
export interface Found<T> {
  readonly bodies: SunMoon;
  readonly summary: T;
  readonly ut1J2k: number;
}

/** Room at the ends of the ephemeris for the hours around an eclipse and for light time. */
const EDGE_DAYS = 1;

/** First and last TT between which eclipses can be computed without a gap, around an instant TT. Errors: OutOfCoverage. */
export const eclipseReach = (
  ephemeris: Ephemeris,
  ttJ2k: number,
): { readonly start: number; readonly end: number } => ({
  start: ephemeris.reach(MOON, ttJ2k, 'backward') + EDGE_DAYS,
  end: ephemeris.reach(MOON, ttJ2k, 'forward') - EDGE_DAYS,
});

/** Solar or lunar: how far the axis may pass, and what is told of an eclipse. */
interface EclipseKind<T> {
  readonly luminary: Luminary;
  readonly reach: number;
  readonly summarize: (bodies: SunMoon, tt: number, lunation: number) => T | null;
}

/**
 * Visits all eclipses of a kind whose greatest instant is after (backward: before) `ut1J2k`, in order, until the visitor returns
 * true. False when the ephemeris ends first; OutOfCoverage when the start already lies outside it.
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
    // As Julian dates, in which the start was given: an event found does not follow itself.
    const late = at + J2000_JD - (ut1J2k + J2000_JD);
    if (backward ? late >= 0 : late <= 0) return false;
    const summary = summarize(bodies, greatest, lunation);
    return summary !== null && visit({ bodies, summary, ut1J2k: at });
  });
}

/** Solar eclipses in order of time; see `walk`. */
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

/** Lunar eclipses in order of time; see `walk`. */
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
