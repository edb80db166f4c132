import { J2000_JD } from '../../kernel/constants.js';
import { dayKeyOf, dayWindow } from './day-window.js';
import type { DayWindow, NoWindowReason } from './day-window.js';
import { newCounts } from './observation.js';
import type { SearchCounts, SearchSettings, VisibilityObservation, VisibilityPhase } from './observation.js';
import { WindowSearch } from './window-search.js';
import type { Edge } from './window-search.js';

/**
 * State of a day. `hiddenByMoonlight`: the phase would occur without the Moon; such days neither start nor end a season. `notEvaluable`: the
 * day is outside the domain of the model; no season continues across it.
 */
export type DayState = 'visible' | 'notVisible' | 'hiddenByMoonlight' | 'notEvaluable';

/** A classified day. `reason` says why a day has no window; null for a day with a window. */
export interface ClassifiedDay {
  readonly dayKey: number;
  readonly state: DayState;
  readonly reason: NoWindowReason | null;
  readonly window: DayWindow | null;
}

/** First or last day of a season, with its edge of visibility and the day before or after it. */
export interface FoundEvent {
  readonly day: ClassifiedDay;
  readonly window: DayWindow;
  readonly edge: Edge;
  readonly comparison: ClassifiedDay;
}

/** Largest number of consecutive nights that moonlight can hide. */
const MOST_HIDDEN_DAYS = 20;

/** Search for the first or last day of a season, which is a run of days on which a phase is visible. */
export class SeasonSearch {
  readonly counts: SearchCounts = newCounts();
  readonly classified = new Map<number, ClassifiedDay>();
  guardDays = 0;
  private readonly observation: VisibilityObservation;
  private readonly phase: VisibilityPhase;
  private readonly search: WindowSearch;
  private readonly moonless: WindowSearch | null;

  /** `offset` magnitudes are added to every margin. */
  constructor(observation: VisibilityObservation, phase: VisibilityPhase, settings: SearchSettings, offset = 0) {
    const { model, moonlessModel } = observation;
    this.observation = observation;
    this.phase = phase;
    this.search = new WindowSearch(observation, settings, this.counts, model, offset);
    this.moonless =
      moonlessModel === null ? null : new WindowSearch(observation, settings, this.counts, moonlessModel, offset);
  }

  /** First event strictly after `jdStart` and before `jdEnd` (Julian days UT1), or null. Errors: OutOfCoverage. */
  run(jdStart: number, jdEnd: number): FoundEvent | null {
    const lon = this.observation.scene.site.longitudeDeg,
      from = dayKeyOf(jdStart, lon),
      to = dayKeyOf(jdEnd, lon);
    return this.phase.first ? this.firstDay(from, to, jdStart, jdEnd) : this.lastDay(from, to, jdStart, jdEnd);
  }

  private firstDay(from: number, to: number, jdStart: number, jdEnd: number): FoundEvent | null {
    let before = this.decidedDayBefore(from);
    for (let key = from; key <= to; key++) {
      const day = this.classify(key);
      if (day.state === 'visible' && before?.state === 'notVisible') {
        const event = this.eventOn(day, before);
        if (event !== null && isWithin(event, jdStart, jdEnd)) return event;
      }
      if (day.state !== 'hiddenByMoonlight') before = day.state === 'notEvaluable' ? null : day;
    }
    return null;
  }

  private lastDay(from: number, to: number, jdStart: number, jdEnd: number): FoundEvent | null {
    let lastVisible: ClassifiedDay | null = null;
    for (let key = from; key <= to + (lastVisible === null ? 0 : MOST_HIDDEN_DAYS); key++) {
      if (key > to) this.guardDays++;
      const day = this.classify(key);
      if (day.state === 'visible') {
        // A visible day after the window proves that the season continues.
        if (key > to) return null;
        lastVisible = day;
      } else if (day.state === 'notVisible' && lastVisible !== null) {
        const event = this.eventOn(lastVisible, day);
        if (event !== null && isWithin(event, jdStart, jdEnd)) return event;
        lastVisible = null;
      } else if (day.state === 'notEvaluable') lastVisible = null;
    }
    return null;
  }

  /** Last day before a day whose state does not depend on moonlight; null when it cannot be evaluated. */
  private decidedDayBefore(key: number): ClassifiedDay | null {
    for (let i = 1; i <= MOST_HIDDEN_DAYS; i++) {
      this.guardDays++;
      const day = this.classify(key - i);
      if (day.state === 'notEvaluable') return null;
      if (day.state !== 'hiddenByMoonlight') return day;
    }
    return null;
  }

  private eventOn(day: ClassifiedDay, comparison: ClassifiedDay): FoundEvent | null {
    const { window } = day,
      edge = window === null ? null : this.search.edge(window, this.phase);
    if (window === null || edge === null) return null;
    if (!edge.isOpen) return { day, window, edge, comparison };
    const last = this.search.edgeBeyond(edge, this.phase);
    const wider = { ...window, start: Math.min(window.start, last.at), end: Math.max(window.end, last.at) };
    return { day, window: wider, edge: last, comparison };
  }

  private classify(dayKey: number): ClassifiedDay {
    const known = this.classified.get(dayKey);
    if (known !== undefined) return known;
    const geometry = dayWindow(this.observation, this.phase, dayKey);
    const day: ClassifiedDay =
      geometry.kind === 'window'
        ? { dayKey, state: this.stateOf(geometry.window), window: geometry.window, reason: null }
        : {
            dayKey,
            state: geometry.kind === 'closed' ? 'notVisible' : 'notEvaluable',
            window: null,
            reason: geometry.reason,
          };
    this.classified.set(dayKey, day);
    return day;
  }

  private stateOf(window: DayWindow): DayState {
    if (this.isVisible(this.search, window)) return 'visible';
    return this.moonless !== null && this.isMoonUp(window) && this.isVisible(this.moonless, window)
      ? 'hiddenByMoonlight'
      : 'notVisible';
  }

  /** Heliacal phases need any visibility of the target; the other two need the visibility of its rising or setting itself. */
  private isVisible(search: WindowSearch, window: DayWindow): boolean {
    if (this.phase.morning === this.phase.rising) return search.isVisible(window);
    const edge = search.edge(window, this.phase);
    return edge !== null && search.isHorizonEdge(edge);
  }

  private isMoonUp({ start, end }: DayWindow): boolean {
    const { scene } = this.observation;
    return [start, (start + end) / 2, end].some((at) => {
      scene.observe(at);
      return scene.moonAltitudeDeg > 0;
    });
  }
}

const isWithin = ({ edge }: FoundEvent, jdStart: number, jdEnd: number): boolean =>
  edge.at + J2000_JD > jdStart && edge.at + J2000_JD < jdEnd;
