import { maximum } from '../../../events/roots.js';
import { J2000_JD } from '../../../kernel/constants.js';
import type { Observation } from './assessment.js';
import type { Brightness } from './brightness.js';
import { isRising } from './day-window.js';
import type { DayWindow } from './day-window.js';
import type { Phase, SearchPolicyRequest } from './schema.js';

export type SearchPolicy = Required<SearchPolicyRequest>;

/** What a search has spent and met: the numbers of its receipt. */
export interface SearchCounts {
  evaluations: number;
  signChanges: number;
  tangents: number;
  nearZero: number;
  widestGapDays: number;
}

export const newCounts = (): SearchCounts => ({
  evaluations: 0,
  signChanges: 0,
  tangents: 0,
  nearZero: 0,
  widestGapDays: 0,
});

/** An edge of visibility. Instants are days since J2000.0 UT1; `at` lies on the visible side. */
export interface Edge {
  readonly at: number;
  readonly margin: number;
  readonly bracket: readonly [number, number];
  readonly iterations: number;
  readonly isConverged: boolean;
  readonly source: 'visibility_margin' | 'target_horizon' | 'target_data_pack_altitude_floor';
  /** The target is seen at an end of the window that is not its boundary: in full light, at midnight, on the meridian. */
  readonly isOpen: boolean;
}

/** Magnitudes that one degree of height above the boundary counts for: the horizon is a wall, but a continuous one. */
const WALL_MAG_PER_DEG = 100;
const PROBES = 5;
/** How far beyond midnight a sight is followed, days. */
const REACH_DAYS = 0.5;
/** Half the time over which climbing and darkening are weighed, days (15 s). */
const WEIGH_DAYS = 15 / 86_400;

/**
 * Looks at one window: whether and from when to when the target is seen. What is looked at is the smaller of the margin of visibility and of
 * the height above the boundary, so that both ends of visibility are zeros of one continuous function. `offset` is added to the margin.
 */
export class DayLook {
  private readonly observation: Observation;
  private readonly policy: SearchPolicy;
  private readonly counts: SearchCounts;
  private readonly brightness: Brightness;
  private readonly offset: number;
  private readonly floorDeg: number;
  private isWall = false;

  constructor(
    observation: Observation,
    policy: SearchPolicy,
    counts: SearchCounts,
    brightness: Brightness = observation.brightness,
    offset = 0,
  ) {
    this.observation = observation;
    this.policy = policy;
    this.counts = counts;
    this.brightness = brightness;
    this.offset = offset;
    this.floorDeg = observation.pack.tables.domain.target_true_altitude_deg[0];
  }

  /** The function whose sign tells whether the target is seen. Throws OutOfCoverage. */
  signal(instant: number): number {
    const { scene, slow } = this.observation,
      { brightness } = this;
    // As the Julian day that it is answered as: what is seen at an instant is seen at the instant of the answer.
    const at = instant + J2000_JD - J2000_JD;
    this.counts.evaluations++;
    scene.observe(at);
    slow.at(at);
    brightness.evaluate(scene, slow);
    const height = Math.min(scene.apparentAltitudeDeg - scene.horizonDeg, scene.trueAltitudeDeg - this.floorDeg);
    const margin = brightness.isInThresholdDomain ? brightness.margin + this.offset : -WALL_MAG_PER_DEG;
    this.isWall = height * WALL_MAG_PER_DEG < margin;
    return this.isWall ? height * WALL_MAG_PER_DEG : margin;
  }

  /** Whether the target is seen at any time of the window. */
  isSeen(window: DayWindow): boolean {
    const { start, end } = window;
    for (let i = 1; i <= PROBES; i++)
      if (this.signal(start + ((end - start) * (2 * i - 1)) / (2 * PROBES)) >= 0) return true;
    return this.scan(window, 1, () => true) !== null;
  }

  /** The first (rising phases) or last edge of visibility in the window; null when the target is not seen in it. */
  edge(window: DayWindow, phase: Phase): Edge | null {
    const direction = isRising(phase) ? 1 : -1;
    return this.scan(window, direction, (unseen, seen, unseenSignal, seenSignal) =>
      unseen === seen ? this.atEnd(seen, seenSignal, window) : this.root(unseen, seen, unseenSignal, seenSignal),
    );
  }

  /**
   * The edge of a sight that lasts across the end of its window (bright nights of high latitudes): it is followed outwards until it ends,
   * or the Sun is too high to tell.
   */
  beyond(edge: Edge, phase: Phase): Edge {
    const step = (isRising(phase) ? -1 : 1) * this.policy.scan_step_days,
      { scene, pack } = this.observation,
      most = pack.tables.domain.solar_center_altitude_deg[1];
    let seen = edge.at,
      seenSignal = edge.margin;
    for (let at = edge.at + step; Math.abs(at - edge.at) < REACH_DAYS; at += step) {
      const signal = this.signal(at);
      if (scene.sunAltitudeDeg > most) break;
      if (signal < 0) return this.root(at, seen, signal, seenSignal);
      [seen, seenSignal] = [at, signal];
    }
    return { ...edge, at: seen, margin: seenSignal, bracket: [seen, seen] };
  }

  /**
   * Whether an edge is that of a rising or setting: there the air through which the target is seen changes it more than the light of
   * the sky does. Where the boundary itself is the edge, it is one.
   */
  isEdgeOfHeight(edge: Edge): boolean {
    if (edge.isOpen) return false;
    if (edge.source !== 'visibility_margin') return true;
    const at = (t: number) => {
      this.signal(t);
      return { target: this.brightness.conditionedMagnitude, limit: this.brightness.limitingMagnitude };
    };
    const before = at(edge.at - WEIGH_DAYS),
      after = at(edge.at + WEIGH_DAYS);
    return Math.abs(after.target - before.target) > Math.abs(after.limit - before.limit);
  }

  /** The best moment of the window. */
  peak(window: DayWindow): { readonly at: number; readonly margin: number } {
    const { start, end } = window,
      n = this.steps(window);
    let best = start,
      value = -Infinity;
    for (let i = 0; i <= n; i++) {
      const at = start + ((end - start) * i) / n,
        signal = this.signal(at);
      if (signal > value) [best, value] = [at, signal];
    }
    const step = (end - start) / n;
    const found = maximum(
      (t) => this.signal(t),
      Math.max(start, best - step),
      Math.min(end, best + step),
      Math.min(step, this.policy.adaptive_minimum_step_days),
    );
    return found.value > value ? { at: found.x, margin: found.value } : { at: best, margin: value };
  }

  private steps({ start, end }: DayWindow): number {
    const n = Math.max(2, Math.ceil((end - start) / this.policy.scan_step_days));
    this.counts.widestGapDays = Math.max(this.counts.widestGapDays, (end - start) / n);
    return n;
  }

  /**
   * Walks through the window in even steps, in a direction, to the first instant at which the target is seen, and hands it with the
   * one before. Maxima between the steps are looked for where the parabola through three looks comes near to zero.
   */
  private scan<T>(
    window: DayWindow,
    direction: 1 | -1,
    found: (unseen: number, seen: number, unseenSignal: number, seenSignal: number) => T,
  ): T | null {
    const n = this.steps(window),
      step = (direction * (window.end - window.start)) / n,
      origin = direction === 1 ? window.start : window.end;
    let before = -Infinity,
      previous = this.signal(origin);
    if (previous >= 0) return found(origin, origin, previous, previous);
    for (let i = 1; i <= n; i++) {
      const at = origin + i * step,
        signal = this.signal(at);
      if (signal >= 0) {
        this.counts.signChanges++;
        return found(at - step, at, previous, signal);
      }
      const top =
        i > 1 && previous >= before && previous >= signal
          ? this.between(at - step, step, before, previous, signal)
          : null;
      if (top !== null) return found(at - 2 * step, top.at, before, top.signal);
      before = previous;
      previous = signal;
    }
    return null;
  }

  /** A maximum about the middle of three looks at which the target is seen after all. */
  private between(
    middle: number,
    step: number,
    before: number,
    here: number,
    after: number,
  ): { readonly at: number; readonly signal: number } | null {
    const bend = before - 2 * here + after;
    const vertex = bend < 0 ? here - (after - before) ** 2 / (8 * bend) : here;
    // A peak may also be a kink, where two laws meet: then it stands above the middle look by up to half of the bend.
    if (vertex < -this.policy.curvature_tolerance_magnitude + bend / 2) return null;
    let low = Math.min(middle - step, middle + step),
      high = Math.max(middle - step, middle + step),
      best = middle,
      value = here;
    const least = this.policy.adaptive_minimum_step_days;
    for (let i = 0; i < this.policy.maximum_adaptive_depth && high - low > least && value < 0; i++) {
      const third = (high - low) / 3,
        a = low + third,
        b = high - third,
        fa = this.signal(a),
        fb = this.signal(b);
      if (fa > value) [best, value] = [a, fa];
      if (fb > value) [best, value] = [b, fb];
      if (fa < fb) low = a;
      else high = b;
    }
    if (Math.abs(value) <= this.policy.near_zero_tolerance_magnitude) this.counts.nearZero++;
    if (value < 0) return null;
    this.counts.tangents++;
    return { at: best, signal: value };
  }

  /** The edge is the end of the window itself. */
  private atEnd(at: number, margin: number, { boundary, boundaryRole }: DayWindow): Edge {
    const isOpen = at !== boundary || boundaryRole === 'target_above_boundary_throughout';
    const source = isOpen ? 'visibility_margin' : this.wallName();
    return { at, margin, bracket: [at, at], iterations: 0, isConverged: true, source, isOpen };
  }

  /** The zero between an instant at which the target is not seen and one at which it is: secant steps held in the bracket (Illinois). */
  private root(unseen: number, seen: number, unseenSignal: number, seenSignal: number): Edge {
    const { policy } = this;
    let a = unseen,
      b = seen,
      fa = Math.max(unseenSignal, -WALL_MAG_PER_DEG),
      fb = seenSignal,
      margin = seenSignal,
      iterations = 0,
      side = 0;
    const isClose = (): boolean =>
      Math.abs(b - a) <= policy.root_time_tolerance_days || margin <= policy.root_margin_tolerance_magnitude;
    while (!isClose() && iterations < policy.maximum_root_iterations) {
      iterations++;
      const middle = fb - fa > 0 ? b - (fb * (b - a)) / (fb - fa) : (a + b) / 2;
      const at = middle === a || middle === b ? (a + b) / 2 : middle,
        f = this.signal(at);
      if (f >= 0) {
        [b, fb, margin] = [at, f, f];
        if (side === 1) fa /= 2;
        side = 1;
      } else {
        [a, fa] = [at, f];
        if (side === -1) fb /= 2;
        side = -1;
      }
    }
    margin = this.signal(b);
    this.signal(a);
    const source = this.isWall ? this.wallName() : 'visibility_margin';
    return {
      at: b,
      margin,
      bracket: [Math.min(a, b), Math.max(a, b)],
      iterations,
      isConverged: isClose(),
      source,
      isOpen: false,
    };
  }

  /** Which of the two boundaries stands nearer below the target at the instant looked at last. */
  private wallName(): Edge['source'] {
    const { scene } = this.observation;
    return scene.apparentAltitudeDeg - scene.horizonDeg <= scene.trueAltitudeDeg - this.floorDeg
      ? 'target_horizon'
      : 'target_data_pack_altitude_floor';
  }
}
