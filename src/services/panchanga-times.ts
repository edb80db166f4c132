import type { LunarMonthsResponse } from '../contract/panchanga.js';
import type { EventInstantResponse } from '../contract/transits.js';
import type { Engine } from '../engine.js';
import { BodyLongitude, LongitudeDifference } from '../events/functions.js';
import { wrapped } from '../events/motion.js';
import type { Motion } from '../events/motion.js';
import { risingRoot } from '../events/rising-root.js';
import { bracketedRoot } from '../events/roots.js';
import { ReducedLongitude, SiderealSum } from '../events/sidereal-motion.js';
import { amantaMonth, purnimantaMonth } from '../doctrine/panchanga/lunar-month.js';
import type { LunarMonth } from '../doctrine/panchanga/lunar-month.js';
import { signIndex } from '../doctrine/zodiac/zodiac.js';
import { normalizeDeg } from '../kernel/angle.js';
import type { Site } from '../reduction/origin.js';
import { ALL_CORRECTIONS } from '../reduction/stages.js';
import { MOON_BODY, SUN_BODY } from '../sky/bodies.js';
import { ayanamsaDeg, ayanamsaSystem } from './ayanamsa.js';
import { eventInstant } from '../wire/instant.js';
import { GEOMETRIC } from './sidereal-zodiac.js';
import type { SiderealZodiac } from './sidereal-zodiac.js';

/** The parallax of Sun and Moon moves a boundary by less than this, days: 1.1 degrees at 11 degrees a day. */
const PARALLAX_DAYS = 0.2;
const TOLERANCE_DAYS = 1e-10;
/** Mean motion of the Moon from the Sun, degrees a day. */
const SYNODIC_RATE = 12.190749;

/** The functions of time that define the limbs: geocentric, and topocentric when the request says so. */
export interface LimbMotions {
  readonly geocentric: LimbFunctions;
  readonly sited: LimbFunctions | null;
}
interface LimbFunctions {
  readonly elongation: Motion;
  readonly siderealMoon: Motion;
  readonly siderealSum: Motion;
}
export type LimbArgument = keyof LimbFunctions;

/** Ayanamsa of a zodiac at any TT instant, degrees. */
function ayanamsaFunction(engine: Engine, zodiac: SiderealZodiac): (ttJ2k: number) => number {
  const system = ayanamsaSystem(zodiac.system, '/ayanamsa_system');
  return (ttJ2k) => ayanamsaDeg(engine.nutation, ttJ2k, system, zodiac.ayanamsaMode);
}

/** The functions of a zodiac. Each has its own workspace: one search at a time. */
export function limbMotions(engine: Engine, zodiac: SiderealZodiac): LimbMotions {
  const isGeometric = zodiac.placeReduction === 'geometric',
    corrections = isGeometric ? GEOMETRIC : ALL_CORRECTIONS,
    ayanamsa = ayanamsaFunction(engine, zodiac);
  const reduced = (site: Site | null): LimbFunctions => {
    const epoch = engine.sky.newEpoch();
    const [sun, moon] = [SUN_BODY, MOON_BODY].map((body) =>
      site === null && !isGeometric
        ? new BodyLongitude(engine.sky, body, epoch)
        : new ReducedLongitude(engine.sky, body, { site, corrections, time: engine.time }, epoch),
    );
    return {
      elongation: new LongitudeDifference(moon, sun),
      siderealMoon: new SiderealSum([moon], ayanamsa),
      siderealSum: new SiderealSum([moon, sun], ayanamsa),
    };
  };
  return { geocentric: reduced(null), sited: zodiac.placeCenter === 'topocentric' ? reduced(zodiac.site) : null };
}

/** Start and end of a limb. */
export interface Boundaries {
  readonly start: EventInstantResponse;
  readonly end: EventInstantResponse;
}

/**
 * Instants at which the argument of a limb reaches the start and the end of its arc. `tdbJ2k`: an instant within the arc, days since J2000.0
 * TDB; `arc`: degrees. Errors: OutOfCoverage.
 */
export function boundariesOf(
  engine: Engine,
  motions: LimbMotions,
  argument: LimbArgument,
  tdbJ2k: number,
  arc: { readonly start: number; readonly end: number },
): Boundaries {
  const motion = motions.geocentric[argument],
    sited = motions.sited?.[argument];
  motion.at(tdbJ2k, false);
  const { value, rate } = motion;
  const middle = (arc.start + arc.end) / 2,
    fromMiddle = wrapped(value - middle, 360),
    half = (arc.end - arc.start) / 2;
  const root = (target: number, guess: number): EventInstantResponse => {
    const geocentric = risingRoot(motion, target, guess);
    if (sited === undefined) return eventInstant(engine, geocentric);
    const miss = (at: number): number => {
      sited.at(at, false);
      return wrapped(sited.value - target, 360);
    };
    return eventInstant(
      engine,
      bracketedRoot(miss, geocentric - PARALLAX_DAYS, geocentric + PARALLAX_DAYS, TOLERANCE_DAYS),
    );
  };
  return {
    start: root(arc.start, tdbJ2k - (fromMiddle + half) / rate),
    end: root(arc.end, tdbJ2k + (half - fromMiddle) / rate),
  };
}

/** The last and the next new and full moon of an instant, days since J2000.0 TDB. */
function syzygies(elongation: Motion, tdbJ2k: number) {
  elongation.at(tdbJ2k, false);
  const fromNew = normalizeDeg(elongation.value),
    fromFull = normalizeDeg(fromNew - 180);
  const root = (target: number, aheadDeg: number): number =>
    risingRoot(elongation, target, tdbJ2k + aheadDeg / SYNODIC_RATE);
  return {
    lastNew: root(0, -fromNew),
    lastFull: root(180, -fromFull),
    nextNew: root(0, 360 - fromNew),
    nextFull: root(180, 360 - fromFull),
  };
}

/**
 * The amanta and purnimanta month of an instant. Syzygies are always apparent and geocentric, whatever the place policy of the request.
 * Errors: OutOfCoverage.
 */
export function lunarMonths(engine: Engine, zodiac: SiderealZodiac): LunarMonthsResponse {
  const { tdbJ2k } = zodiac.instant;
  const epoch = engine.sky.newEpoch();
  const sun = new BodyLongitude(engine.sky, SUN_BODY, epoch),
    moon = new BodyLongitude(engine.sky, MOON_BODY, epoch);
  const { lastNew, lastFull, nextNew, nextFull } = syzygies(new LongitudeDifference(moon, sun), tdbJ2k);
  const ayanamsa = ayanamsaFunction(engine, zodiac);
  const solarSign = (at: number): number => {
    sun.at(at, false);
    return signIndex(sun.value - ayanamsa(at));
  };
  const signAtEnd = solarSign(nextNew),
    amanta = amantaMonth(solarSign(lastNew), signAtEnd),
    purnimanta = purnimantaMonth(amanta, signAtEnd, lastNew > lastFull);
  const answer = (month: LunarMonth, start: number, end: number) => ({
    name: month.name,
    number: month.index + 1,
    is_adhika: month.isAdhika,
    kshaya_month: month.kshayaMonth,
    start: eventInstant(engine, start),
    end: eventInstant(engine, end),
  });
  return {
    amanta: answer(amanta, lastNew, nextNew),
    purnimanta: answer(purnimanta, lastFull, nextFull),
    basis: 'geocentric_apparent_syzygies',
  };
}
