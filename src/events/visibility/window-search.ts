import { J2000_JD } from '../../kernel/constants.js';
import { maximum } from '../roots.js';
import type { DayWindow } from './day-window.js';
import type {
  MarginModel,
  SearchCounts,
  SearchSettings,
  VisibilityObservation,
  VisibilityPhase,
} from './observation.js';
import { firstOnset, refinedOnset } from './signal-scan.js';
import type { Onset } from './signal-scan.js';

/** Boundary at which the visibility of a target starts or ends. */
export type EdgeSource = 'margin' | 'skyline' | 'altitudeFloor';

/** Start or end of visibility. Instants are UT1, days since J2000.0; `at` is on the visible side. */
export interface Edge {
  readonly at: number;
  readonly margin: number;
  readonly bracket: readonly [number, number];
  readonly iterations: number;
  readonly isConverged: boolean;
  readonly source: EdgeSource;
  /** True when the target is visible at an end of the window that is not its boundary: in full light, at midnight, on the meridian. */
  readonly isOpen: boolean;
}

/** Weight of one degree above the boundary in the signal, magnitudes: steep, but continuous. */
const BOUNDARY_MAG_PER_DEG = 100;
const PROBES = 5;
/** Longest time for which visibility is followed beyond midnight, days. */
const REACH_DAYS = 0.5;
/** Half the interval over which extinction and sky brightness are compared, days (15 s). */
const COMPARISON_DAYS = 15 / 86_400;

/**
 * Search of one window: whether, and from when to when, the target is visible. Its signal is the smaller of the visibility margin and of the
 * altitude above the boundary, so that both ends of visibility are zeros of one continuous function. `offset` magnitudes are added to the
 * margin. Instants are UT1, days since J2000.0. Errors of all methods: OutOfCoverage.
 */
export class WindowSearch {
  private readonly observation: VisibilityObservation;
  private readonly settings: SearchSettings;
  private readonly counts: SearchCounts;
  private readonly model: MarginModel;
  private readonly offset: number;
  private isAtBoundary = false;

  constructor(
    observation: VisibilityObservation,
    settings: SearchSettings,
    counts: SearchCounts,
    model: MarginModel = observation.model,
    offset = 0,
  ) {
    this.observation = observation;
    this.settings = settings;
    this.counts = counts;
    this.model = model;
    this.offset = offset;
  }

  /** Signal of visibility at an instant: the target is visible when it is not negative. */
  readonly signal = (instant: number): number => {
    const { scene, minimumTargetAltitudeDeg } = this.observation,
      { model } = this;
    // Rounded to the Julian day of the answer, so that the target is visible at the published instant too.
    const at = instant + J2000_JD - J2000_JD;
    this.counts.evaluations++;
    scene.observe(at);
    model.evaluate(scene, at);
    const height = Math.min(
      scene.apparentAltitudeDeg - scene.horizonDeg,
      scene.trueAltitudeDeg - minimumTargetAltitudeDeg,
    );
    const margin = model.isInThresholdDomain ? model.margin + this.offset : -BOUNDARY_MAG_PER_DEG;
    this.isAtBoundary = height * BOUNDARY_MAG_PER_DEG < margin;
    return this.isAtBoundary ? height * BOUNDARY_MAG_PER_DEG : margin;
  };

  /** True when the target is visible at any time in the window. */
  isVisible(window: DayWindow): boolean {
    const { start, end } = window;
    for (let i = 1; i <= PROBES; i++)
      if (this.signal(start + ((end - start) * (2 * i - 1)) / (2 * PROBES)) >= 0) return true;
    return this.onset(window, 1) !== null;
  }

  /** First edge of visibility in the window (rising phases) or last edge; null when the target stays hidden. */
  edge(window: DayWindow, { rising }: VisibilityPhase): Edge | null {
    const onset = this.onset(window, rising ? 1 : -1);
    if (onset === null) return null;
    return onset.hiddenAt === onset.visibleAt ? this.edgeAtEnd(onset, window) : this.refinedEdge(onset);
  }

  /**
   * Edge of a visibility that lasts across the end of its window (bright nights at high latitudes): visibility is followed outwards until
   * it ends, or until the Sun is too high for the model.
   */
  edgeBeyond(edge: Edge, { rising }: VisibilityPhase): Edge {
    const step = (rising ? -1 : 1) * this.settings.scanStepDays,
      { scene, maximumSunAltitudeDeg } = this.observation;
    let visibleAt = edge.at,
      visibleSignal = edge.margin;
    for (let at = edge.at + step; Math.abs(at - edge.at) < REACH_DAYS; at += step) {
      const signal = this.signal(at);
      if (scene.sunAltitudeDeg > maximumSunAltitudeDeg) break;
      if (signal < 0) return this.refinedEdge({ hiddenAt: at, hiddenSignal: signal, visibleAt, visibleSignal });
      [visibleAt, visibleSignal] = [at, signal];
    }
    return { ...edge, at: visibleAt, margin: visibleSignal, bracket: [visibleAt, visibleAt] };
  }

  /**
   * True when an edge belongs to the rising or setting itself: either the boundary is the edge, or extinction changes the target faster
   * there than twilight changes the limiting magnitude.
   */
  isHorizonEdge(edge: Edge): boolean {
    if (edge.isOpen) return false;
    if (edge.source !== 'margin') return true;
    const at = (t: number) => {
      this.signal(t);
      return { target: this.model.conditionedMagnitude, limit: this.model.limitingMagnitude };
    };
    const before = at(edge.at - COMPARISON_DAYS),
      after = at(edge.at + COMPARISON_DAYS);
    return Math.abs(after.target - before.target) > Math.abs(after.limit - before.limit);
  }

  /** Instant of the largest signal in the window, and that signal. */
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
      this.signal,
      Math.max(start, best - step),
      Math.min(end, best + step),
      Math.min(step, this.settings.minimumStepDays),
    );
    return found.value > value ? { at: found.x, margin: found.value } : { at: best, margin: value };
  }

  private steps({ start, end }: DayWindow): number {
    const n = Math.max(2, Math.ceil((end - start) / this.settings.scanStepDays));
    this.counts.widestGapDays = Math.max(this.counts.widestGapDays, (end - start) / n);
    return n;
  }

  private onset(window: DayWindow, direction: 1 | -1): Onset | null {
    return firstOnset(this.signal, window, { direction, steps: this.steps(window) }, this.settings, this.counts);
  }

  /** The target is already visible at the end of the window. */
  private edgeAtEnd({ visibleAt: at, visibleSignal: margin }: Onset, { boundary, boundaryRole }: DayWindow): Edge {
    const isOpen = at !== boundary || boundaryRole === 'aboveThroughout';
    const source = isOpen ? 'margin' : this.boundaryName();
    return { at, margin, bracket: [at, at], iterations: 0, isConverged: true, source, isOpen };
  }

  private refinedEdge(onset: Onset): Edge {
    const refined = refinedOnset(this.signal, onset, this.settings, -BOUNDARY_MAG_PER_DEG);
    const { hiddenAt: a, visibleAt: b, visibleSignal, iterations, isConverged } = refined;
    this.signal(a);
    return {
      at: b,
      margin: visibleSignal,
      bracket: [Math.min(a, b), Math.max(a, b)],
      iterations,
      isConverged,
      source: this.isAtBoundary ? this.boundaryName() : 'margin',
      isOpen: false,
    };
  }

  /** The boundary that is nearer to the target at the last instant. */
  private boundaryName(): EdgeSource {
    const { scene, minimumTargetAltitudeDeg } = this.observation;
    return scene.apparentAltitudeDeg - scene.horizonDeg <= scene.trueAltitudeDeg - minimumTargetAltitudeDeg
      ? 'skyline'
      : 'altitudeFloor';
  }
}
