import { EARTH_ROTATION_RAD_PER_UT1_DAY, RAD_PER_DEG, TWO_PI } from '../kernel/constants.js';
import type { HorizonTrack } from './horizon-track.js';
import { HorizonSearch, meridianPassages } from './horizon.js';
import type { HorizonThreshold } from './horizon.js';
import { wrapped } from './motion.js';

/** The four circles that a body crosses in a day: the horizon upwards and downwards, the meridian above and below. */
export type Circle = 'rise' | 'set' | 'upper' | 'lower';

/** How a body stands to the horizon over a window: it meets it, or is on one side of it all the time. */
export type HorizonState = 'crosses' | 'above' | 'below';

/** A first estimate is nearer to its root than this; a root farther away is not the one that was sought. */
const REACH_DAYS = 0.06;
/** Steps of Newton: after one this short (days) the next, of its square, is nothing. Steps along a mean rate: the next is a thirtieth. */
const QUADRATIC = 1e-7,
  LINEAR = 1e-10;
const MOST_STEPS = 12;
/** Least height of the culmination over the horizon, and of the horizon over the lower culmination (sines), at which estimates hold. */
const LEAST_MARGIN = 0.01;

/**
 * Crossings of the four circles by one target over one place, within some days. Where the body's culminations stand clear of the horizon
 * there is one rising and one setting in each turn of its hour angle: they are stepped to from where a still body would cross (Newton).
 * Where a culmination comes near the horizon, or the steps do not settle, the search that proves its events takes over (`HorizonSearch`).
 * After `track.moveTo` call `look` again.
 */
export class HorizonCircles {
  private readonly track: HorizonTrack;
  private readonly search: HorizonSearch;
  private readonly sinThreshold: number;
  private from = 0;
  private to = 0;
  private middle = 0;
  private hourAngle = 0;
  private rate = EARTH_ROTATION_RAD_PER_UT1_DAY;
  /** Half the arc of the hour angle above the horizon; NaN where only the proven search may tell. */
  private semiArc = NaN;
  private clear: HorizonState | null = null;
  /** Crossings of the horizon by the proven search, once it was asked. */
  private proven: { readonly at: number; readonly rising: boolean }[] | null = null;

  /** The threshold's altitude is that of the centre (limb 0): an estimate knows no disc. */
  constructor(track: HorizonTrack, threshold: HorizonThreshold) {
    this.track = track;
    this.search = new HorizonSearch(track, threshold);
    this.sinThreshold = Math.sin(threshold.altitudeDeg * RAD_PER_DEG);
  }

  /** Takes up a window, days since J2000.0 UT1, of a few days at most. Throws OutOfCoverage. */
  look(from: number, to: number): void {
    const { track } = this,
      middle = (from + to) / 2,
      half = (to - from) / 2;
    this.from = from;
    this.to = to;
    this.middle = middle;
    this.proven = null;
    this.clear = null;
    this.semiArc = NaN;
    track.evaluate(from);
    track.orient();
    const firstHour = track.hourAngleRad,
      firstDeclination = track.declinationRad;
    track.evaluate(to);
    track.orient();
    const lastHour = track.hourAngleRad,
      lastDeclination = track.declinationRad;
    track.evaluate(middle);
    track.orient();
    const expected = EARTH_ROTATION_RAD_PER_UT1_DAY * half;
    const turn =
      2 * expected +
      wrapped(lastHour - track.hourAngleRad - expected, TWO_PI) +
      wrapped(track.hourAngleRad - firstHour - expected, TWO_PI);
    this.hourAngle = track.hourAngleRad;
    this.rate = half > 0 ? turn / (2 * half) : EARTH_ROTATION_RAD_PER_UT1_DAY;
    // sin(altitude) = centre + reach cos(hour angle); what declination does meanwhile widens the margin.
    const declination = track.declinationRad,
      centre = track.sinLat * Math.sin(declination) - this.sinThreshold,
      reach = track.cosLat * Math.cos(declination);
    const margin =
      LEAST_MARGIN + 2 * Math.max(Math.abs(firstDeclination - declination), Math.abs(lastDeclination - declination));
    if (reach - Math.abs(centre) > margin) this.semiArc = Math.acos(-centre / reach);
    else if (Math.abs(centre) - reach > margin) this.clear = centre > 0 ? 'above' : 'below';
  }

  /** Crossings of a circle in the window [from, to), in order. Throws OutOfCoverage. */
  crossings(circle: Circle): number[] {
    if (circle === 'upper' || circle === 'lower') return this.passages(circle === 'upper');
    const rising = circle === 'rise';
    if (this.clear !== null) return [];
    const found = Number.isNaN(this.semiArc)
      ? null
      : this.stepped(rising ? -this.semiArc : this.semiArc, QUADRATIC, (at) => this.horizonStep(at, rising));
    return (
      found ??
      this.provenCrossings()
        .filter((each) => each.rising === rising)
        .map(({ at }) => at)
    );
  }

  /** Whether the body meets the horizon in the window. Throws OutOfCoverage. */
  get state(): HorizonState {
    if (this.clear !== null) return this.clear;
    if (!Number.isNaN(this.semiArc) || this.provenCrossings().length > 0) return 'crosses';
    return this.search.height(this.middle) >= 0 ? 'above' : 'below';
  }

  private passages(upper: boolean): number[] {
    const target = upper ? 0 : Math.PI;
    return (
      this.stepped(target, LINEAR, (at) => {
        this.track.evaluate(at);
        this.track.orient();
        return -wrapped(this.track.hourAngleRad - target, TWO_PI) / this.rate;
      }) ?? meridianPassages(this.track, upper, this.from, this.to)
    );
  }

  /** Newton's step towards the crossing, NaN where the body moves the other way. */
  private horizonStep(at: number, rising: boolean): number {
    const height = this.search.height(at),
      rate = this.search.lastRate;
    return rate > 0 === rising ? -height / rate : NaN;
  }

  /** Roots from the estimates of a still body, one a turn; null where the steps of one do not settle. */
  private stepped(hourAngle: number, lastStep: number, step: (at: number) => number): number[] | null {
    const found: number[] = [],
      turn = TWO_PI / this.rate,
      first = this.middle + (hourAngle - this.hourAngle) / this.rate,
      { from, to } = this;
    const last = Math.floor((to + REACH_DAYS - first) / turn);
    for (let n = Math.ceil((from - REACH_DAYS - first) / turn); n <= last; n++) {
      const at = settled(first + n * turn, lastStep, step);
      if (Number.isNaN(at)) return null;
      if (at >= from && at < to) found.push(at);
    }
    return found;
  }

  private provenCrossings(): { readonly at: number; readonly rising: boolean }[] {
    if (this.proven === null) {
      const found: { at: number; rising: boolean }[] = [];
      this.search.crossings(this.from, this.to, (at, rising) => {
        found.push({ at, rising });
        return false;
      });
      this.proven = found;
    }
    return this.proven;
  }
}

/** Follows the steps from an estimate; NaN where they leave its neighbourhood or do not come to an end. */
function settled(estimate: number, lastStep: number, step: (at: number) => number): number {
  let at = estimate;
  for (let i = 0; i < MOST_STEPS; i++) {
    const by = step(at);
    at += by;
    if (!(Math.abs(at - estimate) < REACH_DAYS)) return NaN;
    if (Math.abs(by) < Math.max(lastStep, 4 * Number.EPSILON * Math.abs(at))) return at;
  }
  return NaN;
}
