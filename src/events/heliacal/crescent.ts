import { bestTime, crescentWidthArcmin, odehV, odehZone, yallopClass, yallopQ } from '../../sky/visibility/crescent.js';
import type { OdehZone, YallopClass } from '../../sky/visibility/crescent.js';
import { DEG_PER_RAD, RAD_PER_DEG, TWO_PI, WGS84_EQUATORIAL_RADIUS_KM } from '../../kernel/constants.js';
import { DIST, LAT, LON, separationRad } from '../../kernel/spherical.js';
import type { Site } from '../../reduction/origin.js';
import { ALL_CORRECTIONS } from '../../reduction/stages.js';
import { MOON_BODY, SUN_BODY } from '../../sky/bodies.js';
import { horizontal } from '../../sky/horizon.js';
import { horizonSearch, SUNRISE_THRESHOLD } from '../horizon-solar-day.js';
import type { HorizonContext } from '../horizon-solar-day.js';
import { POINT_ALTITUDE_DEG } from '../horizon.js';
import type { HorizonSearch } from '../horizon.js';
import { wrapped } from '../motion.js';

/**
 * Lunar crescent at its best time. Instants: UT1, days since J2000.0. Angles: degrees, geocentric and airless, except
 * those of Odeh's criterion, which are topocentric.
 */
export interface Crescent {
  readonly bestUt1: number;
  readonly sunUt1: number;
  readonly moonUt1: number;
  /** Time from the Sun's to the Moon's crossing of the horizon; negative in the morning. */
  readonly lagMinutes: number;
  readonly arclDeg: number;
  readonly arcvDeg: number;
  /** Azimuth of the Sun minus azimuth of the Moon. */
  readonly dazDeg: number;
  readonly moonAltitudeDeg: number;
  readonly sunAltitudeDeg: number;
  readonly parallaxArcmin: number;
  readonly widthArcmin: number;
  readonly q: number;
  readonly yallop: YallopClass;
  readonly odehV: number;
  readonly odeh: OdehZone;
  /** True when the Moon is above the horizon while the Sun is below it. */
  readonly moonOutlastsSun: boolean;
}

/** Reason why a day has no crescent. */
export type NoCrescent = 'sunDoesNotCross' | 'moonDoesNotCross';

const MOON_LIMB = { altitudeDeg: POINT_ALTITUDE_DEG, limb: 1 } as const;
const MINUTES_PER_DAY = 1440;
/**
 * Distance from local mean noon within which the Sun's crossing is searched, days: half a day and the equation of time.
 */
const SUN_REACH_DAYS = 0.55;
/** Distance from the Sun's crossing within which the Moon's crossing is searched, days; the nearest one counts. */
const MOON_REACH_DAYS = 0.52;

/** Crescents at one place. An instance caches the last reductions of its two tracks. */
export class CrescentSky {
  private readonly context: HorizonContext;
  private readonly site: Site;
  private readonly sunSearch: HorizonSearch;
  private readonly moonSearch: HorizonSearch;
  private readonly sun = new Float64Array(6);
  private readonly moon = new Float64Array(6);

  constructor(context: HorizonContext, site: Site) {
    this.context = context;
    this.site = site;
    this.sunSearch = horizonSearch(context, SUN_BODY, site, SUNRISE_THRESHOLD);
    this.moonSearch = horizonSearch(context, MOON_BODY, site, MOON_LIMB);
  }

  /**
   * Crescent of the evening (or morning) of a local mean day, or the reason why it has none. `n`: days since J2000.0.
   * Errors: OutOfCoverage.
   */
  ofDay(n: number, evening: boolean): Crescent | NoCrescent {
    const noon = n - this.site.longitudeDeg / 360;
    const from = evening ? noon : noon - SUN_REACH_DAYS;
    const sun = nearest(this.sunSearch, !evening, from, from + SUN_REACH_DAYS, evening ? noon + 0.25 : noon - 0.25);
    if (sun === null) return 'sunDoesNotCross';
    const moon = nearest(this.moonSearch, !evening, sun - MOON_REACH_DAYS, sun + MOON_REACH_DAYS, sun);
    return moon === null ? 'moonDoesNotCross' : this.at(sun, moon, evening);
  }

  /**
   * Longitude of the Moon minus longitude of the Sun at an instant (UT1, days since J2000.0), degrees in [-180, 180).
   * Errors: OutOfCoverage.
   */
  ageDeg(ut1J2k: number): number {
    const epoch = this.context.sky.epoch(this.context.time.instantFromUt1(ut1J2k));
    this.context.sky.place(epoch, SUN_BODY, null, ALL_CORRECTIONS, this.sun);
    this.context.sky.place(epoch, MOON_BODY, null, ALL_CORRECTIONS, this.moon);
    return wrapped(this.moon[LON] - this.sun[LON], TWO_PI) * DEG_PER_RAD;
  }

  private at(sunUt1: number, moonUt1: number, evening: boolean): Crescent {
    const { context, site } = this;
    const bestUt1 = bestTime(sunUt1, moonUt1);
    const instant = context.time.instantFromUt1(bestUt1),
      epoch = context.sky.epoch(instant);
    context.sky.placeEquatorial(epoch, SUN_BODY, null, ALL_CORRECTIONS, this.sun);
    context.sky.placeEquatorial(epoch, MOON_BODY, null, ALL_CORRECTIONS, this.moon);
    const { sun, moon } = this;
    const sidereal = epoch.gastRad * DEG_PER_RAD + site.longitudeDeg;
    const over = (place: Float64Array) =>
      horizontal(sidereal - place[LON] * DEG_PER_RAD, place[LAT] * DEG_PER_RAD, site.latitudeDeg);
    const s = over(sun),
      m = over(moon);
    const arclDeg = separationRad(sun[LON], sun[LAT], moon[LON], moon[LAT]) * DEG_PER_RAD;
    const arcvDeg = m.altitudeDeg - s.altitudeDeg,
      dazDeg = wrapped(s.azimuthDeg - m.azimuthDeg, 360);
    const parallaxArcmin = Math.asin(WGS84_EQUATORIAL_RADIUS_KM / moon[DIST]) * DEG_PER_RAD * 60;
    const widthArcmin = crescentWidthArcmin(parallaxArcmin, m.altitudeDeg, arclDeg);
    const lowered = arcvDeg - (parallaxArcmin / 60) * Math.cos(m.altitudeDeg * RAD_PER_DEG);
    const arclSeen = Math.acos(Math.cos(lowered * RAD_PER_DEG) * Math.cos(dazDeg * RAD_PER_DEG)) * DEG_PER_RAD;
    const v = odehV(lowered, crescentWidthArcmin(parallaxArcmin, m.altitudeDeg, arclSeen));
    const q = yallopQ(arcvDeg, widthArcmin);
    return {
      bestUt1,
      sunUt1,
      moonUt1,
      lagMinutes: (moonUt1 - sunUt1) * MINUTES_PER_DAY,
      arclDeg,
      arcvDeg,
      dazDeg,
      moonAltitudeDeg: m.altitudeDeg,
      sunAltitudeDeg: s.altitudeDeg,
      parallaxArcmin,
      widthArcmin,
      q,
      yallop: yallopClass(q),
      odehV: v,
      odeh: odehZone(v),
      moonOutlastsSun: evening ? moonUt1 > sunUt1 : moonUt1 < sunUt1,
    };
  }
}

function nearest(search: HorizonSearch, rising: boolean, from: number, to: number, middle: number): number | null {
  let found: number | null = null;
  search.crossings(from, to, (at, up) => {
    if (up === rising && (found === null || Math.abs(at - middle) < Math.abs(found - middle))) found = at;
    return false;
  });
  return found;
}

/**
 * True when the naked eye sees the crescent in good air: class A or B of Yallop (1997), with the Moon above the horizon
 * while the Sun is below.
 */
export const isVisibleToEye = (crescent: Crescent): boolean =>
  crescent.moonOutlastsSun && (crescent.yallop === 'A' || crescent.yallop === 'B');

/**
 * Range of elongation in longitude in which crescents are computed, degrees. A thinner one is never visible; a wider
 * one is no crescent.
 */
const AGE_FROM_DEG = 3,
  AGE_TO_DEG = 75;
/** Largest daily gain of the Moon on the Sun, degrees. */
const MOST_GAIN_DEG = 15.4;

/**
 * Visits the first visible evening crescents, or the last visible morning crescents, of the local mean days [from, to]
 * in order: days with a crescent visible to the naked eye whose neighbour towards new Moon has none. The visitor
 * returns true to end the search. Errors: OutOfCoverage.
 */
export function visitCrescents(
  sky: CrescentSky,
  longitudeDeg: number,
  evening: boolean,
  [from, to]: readonly [from: number, to: number],
  visit: (crescent: Crescent) => boolean,
): void {
  for (let n = from; n <= to; n++) {
    const age = sky.ageDeg(n - longitudeDeg / 360 + (evening ? 0.25 : -0.25));
    const width = evening ? age : -age;
    if (width < AGE_FROM_DEG || width > AGE_TO_DEG) {
      // Skip to the next elongation in the range: after new Moon in the evening, before it in the morning.
      const nextAge = evening ? AGE_FROM_DEG : -AGE_TO_DEG;
      const gap = (((nextAge - age) % 360) + 360) % 360;
      n += Math.max(0, Math.floor(gap / MOST_GAIN_DEG) - 1);
      continue;
    }
    const crescent = sky.ofDay(n, evening);
    if (typeof crescent === 'string' || !isVisibleToEye(crescent)) continue;
    const neighbour = sky.ofDay(evening ? n - 1 : n + 1, evening);
    const isEdge = typeof neighbour === 'string' ? neighbour !== 'sunDoesNotCross' : !isVisibleToEye(neighbour);
    if (isEdge && visit(crescent)) return;
  }
}
