import { J2000_JD } from '../../../kernel/constants.js';
import type { Observation } from './assessment.js';
import { Brightness } from './brightness.js';
import { DayLook, newCounts } from './day-look.js';
import type { Edge, SearchCounts, SearchPolicy } from './day-look.js';
import { dayKeyOf, dayWindow, isFirst, isMorning, isRising } from './day-window.js';
import type { DayWindow } from './day-window.js';
import type { Phase } from './schema.js';

/**
 * How a day is judged. `hidden_by_moonlight`: the phase would be there without the Moon; such days neither begin nor end a season.
 * `not_evaluable`: the day lies outside what the pack knows; no season is judged across it.
 */
type DayState = 'visible' | 'not_visible' | 'hidden_by_moonlight' | 'not_evaluable';

interface JudgedDay {
  readonly dayKey: number;
  readonly state: DayState;
  readonly reason: string | null;
  readonly window: DayWindow | null;
}

export interface FoundEvent {
  readonly day: JudgedDay;
  readonly window: DayWindow;
  readonly edge: Edge;
  readonly comparison: JudgedDay;
}

/** Nights in a row that moonlight may hide. */
const MOST_HIDDEN_DAYS = 20;

/** A season is a run of days on which a phase is seen; its first or last day is the event. */
export class SeasonSearch {
  readonly counts: SearchCounts = newCounts();
  readonly judged = new Map<number, JudgedDay>();
  guardDays = 0;
  private readonly observation: Observation;
  private readonly phase: Phase;
  private readonly look: DayLook;
  private readonly moonless: DayLook;

  /** `offset` magnitudes are added to every margin. */
  constructor(observation: Observation, phase: Phase, policy: SearchPolicy, offset = 0) {
    const { pack, subject } = observation;
    this.observation = observation;
    this.phase = phase;
    this.look = new DayLook(observation, policy, this.counts, observation.brightness, offset);
    this.moonless = new DayLook(
      observation,
      policy,
      this.counts,
      new Brightness(pack, subject, observation.policy, false),
      offset,
    );
  }

  /** The first event after an instant (strictly) and before the end of the search, Julian days UT1. Throws OutOfCoverage. */
  run(jdStart: number, jdEnd: number): FoundEvent | null {
    const lon = this.observation.scene.site.longitudeDeg,
      from = dayKeyOf(jdStart, lon),
      to = dayKeyOf(jdEnd, lon);
    return isFirst(this.phase) ? this.first(from, to, jdStart, jdEnd) : this.last(from, to, jdStart, jdEnd);
  }

  private first(from: number, to: number, jdStart: number, jdEnd: number): FoundEvent | null {
    let before = this.hardDayBefore(from);
    for (let key = from; key <= to; key++) {
      const day = this.judge(key);
      if (day.state === 'visible' && before?.state === 'not_visible') {
        const event = this.eventOn(day, before);
        if (event !== null && isWithin(event, jdStart, jdEnd)) return event;
      }
      if (day.state !== 'hidden_by_moonlight') before = day.state === 'not_evaluable' ? null : day;
    }
    return null;
  }

  private last(from: number, to: number, jdStart: number, jdEnd: number): FoundEvent | null {
    let lastSeen: JudgedDay | null = null;
    for (let key = from; key <= to + (lastSeen === null ? 0 : MOST_HIDDEN_DAYS); key++) {
      if (key > to) this.guardDays++;
      const day = this.judge(key);
      if (day.state === 'visible') {
        // A day beyond the window shows that the season goes on.
        if (key > to) return null;
        lastSeen = day;
      } else if (day.state === 'not_visible' && lastSeen !== null) {
        const event = this.eventOn(lastSeen, day);
        if (event !== null && isWithin(event, jdStart, jdEnd)) return event;
        lastSeen = null;
      } else if (day.state === 'not_evaluable') lastSeen = null;
    }
    return null;
  }

  /** The last day before one that moonlight does not leave open. */
  private hardDayBefore(key: number): JudgedDay | null {
    for (let i = 1; i <= MOST_HIDDEN_DAYS; i++) {
      this.guardDays++;
      const day = this.judge(key - i);
      if (day.state === 'not_evaluable') return null;
      if (day.state !== 'hidden_by_moonlight') return day;
    }
    return null;
  }

  private eventOn(day: JudgedDay, comparison: JudgedDay): FoundEvent | null {
    const { window } = day,
      edge = window === null ? null : this.look.edge(window, this.phase);
    if (window === null || edge === null) return null;
    if (!edge.isOpen) return { day, window, edge, comparison };
    const last = this.look.beyond(edge, this.phase);
    const wider = { ...window, start: Math.min(window.start, last.at), end: Math.max(window.end, last.at) };
    return { day, window: wider, edge: last, comparison };
  }

  private judge(dayKey: number): JudgedDay {
    const held = this.judged.get(dayKey);
    if (held !== undefined) return held;
    const geometry = dayWindow(this.observation, this.phase, dayKey);
    let day: JudgedDay;
    if (geometry.kind === 'window') {
      const { window } = geometry,
        state = this.stateOf(window);
      day = { dayKey, state, window, reason: REASONS[state] };
    } else
      day = {
        dayKey,
        state: geometry.kind === 'closed' ? 'not_visible' : 'not_evaluable',
        window: null,
        reason: geometry.reason,
      };
    this.judged.set(dayKey, day);
    return day;
  }

  private stateOf(window: DayWindow): DayState {
    if (this.isSeen(this.look, window)) return 'visible';
    return this.isMoonUp(window) && this.isSeen(this.moonless, window) ? 'hidden_by_moonlight' : 'not_visible';
  }

  /** Heliacal phases ask for any sight of the target; the two others for the sight of its rising or setting itself. */
  private isSeen(look: DayLook, window: DayWindow): boolean {
    if (isMorning(this.phase) === isRising(this.phase)) return look.isSeen(window);
    const edge = look.edge(window, this.phase);
    return edge !== null && look.isEdgeOfHeight(edge);
  }

  private isMoonUp({ start, end }: DayWindow): boolean {
    const { scene, brightness } = this.observation;
    return (
      brightness.lights.has('moonlight') &&
      [start, (start + end) / 2, end].some((at) => {
        scene.observe(at);
        return scene.moonAltitudeDeg > 0;
      })
    );
  }
}

const REASONS: Readonly<Record<DayState, string | null>> = {
  visible: null,
  not_visible: 'fainter than the limit of the sky behind it',
  hidden_by_moonlight: 'it would be seen without the Moon',
  not_evaluable: null,
};

const isWithin = ({ edge }: FoundEvent, jdStart: number, jdEnd: number): boolean =>
  edge.at + J2000_JD > jdStart && edge.at + J2000_JD < jdEnd;
