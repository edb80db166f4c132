import { EARTH_ROTATION_RAD_PER_UT1_DAY, RAD_PER_DEG, TWO_PI } from '../kernel/constants.js';
import type { HorizonTrack } from './horizon-track.js';
import { HorizonSearch, meridianPassages } from './horizon.js';
import type { HorizonThreshold } from './horizon.js';
import { wrapped } from './motion.js';

/** The four daily events of a body: rising and setting at the horizon, upper and lower passage of the meridian. */
export type Circle = 'rise' | 'set' | 'upper' | 'lower';

/** Relation of a body to the horizon in a window: it crosses the horizon, or remains above or below it. */
export type HorizonState = 'crosses' | 'above' | 'below';

/** Largest distance of a first estimate from its root, days; a root farther away belongs to another estimate. */
const REACH_DAYS = 0.06;
/** Last steps, days. After a Newton step this short the next one, of second order, is negligible; steps along a mean rate shrink by a factor of thirty. */
const QUADRATIC = 1e-7,
  LINEAR = 1e-10;
const MOST_STEPS = 12;
/** Least difference, in sines, between each culmination and the horizon at which the estimates are valid. */
const LEAST_MARGIN = 0.01;

/**
 * Rise, set and meridian passages of one target at one place within a window of some days. If both culminations are clear of the horizon,
 * each turn of the hour angle has one rising and one setting, which Newton's method finds from the crossings of a body at rest. If a
 * culmination is near the horizon, or the steps do not converge, the complete search (`HorizonSearch`) takes over. After `track.moveTo`
 * call `setWindow` again. Instants are UT1, days since J2000.0.
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
  /** Half the arc of the hour angle above the horizon, radians; NaN when the complete search is needed. */
  private semiArc = NaN;
  private clear: HorizonState | null = null;
  /** Horizon crossings of the complete search, computed on first use. */
  private proven: { readonly at: number; readonly rising: boolean }[] | null = null;

  /** The threshold refers to the centre (limb 0), because the estimates ignore the disc. */
  constructor(track: HorizonTrack, threshold: HorizonThreshold) {
    this.track = track;
    this.search = new HorizonSearch(track, threshold);
    this.sinThreshold = Math.sin(threshold.altitudeDeg * RAD_PER_DEG);
  }

  /** Sets the window (UT1, days since J2000.0), a few days at most. Errors: OutOfCoverage. */
  setWindow(from: number, to: number): void {
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
    // sin(altitude) = centre + reach cos(hour angle); the change of declination in the window widens the margin.
    const declination = track.declinationRad,
      centre = track.sinLat * Math.sin(declination) - this.sinThreshold,
      reach = track.cosLat * Math.cos(declination);
    const margin =
      LEAST_MARGIN + 2 * Math.max(Math.abs(firstDeclination - declination), Math.abs(lastDeclination - declination));
    if (reach - Math.abs(centre) > margin) this.semiArc = Math.acos(-centre / reach);
    else if (Math.abs(centre) - reach > margin) this.clear = centre > 0 ? 'above' : 'below';
  }

  /** Events of a kind in the window [from, to), in order. Errors: OutOfCoverage. */
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

  /** Relation of the body to the horizon in the window. Errors: OutOfCoverage. */
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

  /** Newton's step towards the crossing; NaN when the body moves in the other direction. */
  private horizonStep(at: number, rising: boolean): number {
    const height = this.search.height(at),
      rate = this.search.lastRate;
    return rate > 0 === rising ? -height / rate : NaN;
  }

  /** Roots from the estimates of a body at rest, one per turn; null when the steps of one do not converge. */
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

/** Iterates from an estimate; NaN when the steps leave its neighbourhood or do not converge. */
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
